"""One game as an agent-environment cycle: whoever is asked chooses one of the options, by its place in the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from rulewright.arena.observing import Eye
from rulewright.check import Checked
from rulewright.pipeline import load
from rulewright.run import Game, new_game

ACTIONS = 1_000  # options that a decision may have
DECISIONS = 10_000  # of a game that nobody ends
LOWEST, HIGHEST = -(2**62), 2**62


def environment(
    packs: str | Sequence[str], players: int | None = None, options: Mapping[str, Any] | None = None, actions: int = ACTIONS
) -> GameEnvironment:
    """An environment for a shipped pack or folders of packs; what is wrong with them is a ValueError."""
    found = load([packs] if isinstance(packs, str) else list(packs))
    if found.checked is None:
        raise ValueError("; ".join(problem.message for problem in found.diagnostics if problem.severity == "error"))
    return GameEnvironment(found.checked, players or found.checked.rules.base.players[0], options or {}, actions)


class GameEnvironment(AECEnv):
    """Agents are the seats that people take; automated seats play by themselves. At the end winners get 1, losers -1."""

    metadata = {"name": "rulewright_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, checked: Checked, players: int, options: Mapping[str, Any], actions: int = ACTIONS) -> None:
        super().__init__()
        self.render_mode = "ansi"
        self.actions = actions
        self.game = new_game(checked, players, 0, options)
        self._seed = 0
        layout = self.game.program.layout
        self._seats = {f"player_{seat}": seat for seat in range(1, self.game.players + 1) if not layout.seats[seat]}
        self._names = {seat: name for name, seat in self._seats.items()}
        self._eyes = {name: Eye(layout, seat) for name, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        wide = len(self._eyes[self.possible_agents[0]].see(self.game))
        seen = spaces.Box(LOWEST, HIGHEST, (wide,), numpy.int64)
        mask = spaces.Box(0, 1, (actions,), numpy.int8)
        self.observation_spaces = {name: spaces.Dict({"observation": seen, "action_mask": mask}) for name in self._seats}
        self.action_spaces = {name: spaces.Discrete(actions) for name in self._seats}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # -- playing --
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed and the same answers give the same game, and without one each game has the next."""
        self._seed = seed if seed is not None else self._seed + 1
        self.game = Game(self.game.machine, self._seed, self.game.driver)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._turn_to_who_is_asked()

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        decision = self.game.decision
        assert decision is not None
        if not 0 <= int(action) < len(decision.options):
            raise ValueError(f"{action} is none of the {len(decision.options)} options; look at action_mask")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.take(decision.options[int(action)])
        self._turn_to_who_is_asked()
        self._accumulate_rewards()

    def _turn_to_who_is_asked(self) -> None:
        decision = self.game.decision
        if decision is None:
            winners = self.game.winners()
            shared = len(winners) == len(self.possible_agents)
            for name, seat in self._seats.items():
                self.rewards[name] = 0.0 if shared else 1.0 / len(winners) if seat in winners else -1.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        if len(decision.options) > self.actions:
            raise ValueError(
                f"there are {len(decision.options)} options; make the environment with actions={len(decision.options)}"
            )
        if self.game.choices >= DECISIONS:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._names[decision.player]

    # -- seeing --
    def observe(self, agent: str) -> dict[str, Any]:
        mask: Any = numpy.zeros(self.actions, numpy.int8)
        decision = self.game.decision
        if decision is not None and decision.player == self._seats[agent]:
            mask[: len(decision.options)] = 1
        return {"observation": numpy.array(self._eyes[agent].see(self.game), numpy.int64), "action_mask": mask}

    def render(self) -> str:
        decision = self.game.decision
        if decision is None:
            return "the game is over"
        return f"player {decision.player}, {decision.site.label}: {', '.join(option.key for option in decision.options)}"

    def close(self) -> None:
        """There is nothing to close."""

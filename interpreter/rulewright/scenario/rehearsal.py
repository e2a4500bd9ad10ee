"""A game played for a scenario: it can stop behind one step, and it tells which choices made themselves."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rulewright.compile.layout import FLOW
from rulewright.compile.sites import Site
from rulewright.run.failing import Fail, Pending
from rulewright.run.game import Entry, Game
from rulewright.run.kernel import Script, State
from rulewright.run.keys import key_of, value_key
from rulewright.scenario.watcher import Pause, Watcher


@dataclass
class Rehearsal(Game):
    """`alone` makes the game stop behind the step it was restarted with, instead of going on in its flow."""

    watcher: Watcher | None = None
    alone: bool = False

    def __post_init__(self) -> None:
        self.machine.fences.clear()
        super().__post_init__()

    def play_alone(self, state: State, name: str, args: tuple[Any, ...]) -> None:
        """One rule, or one flow from its beginning to its end."""
        self.alone = name not in self.program.flows
        if self.alone:
            self.restart(state, name, args)
            return
        state[FLOW], end = self.program.flows[name]
        self.machine.fences.add(end)
        self.restart(state)

    def _next_step(self) -> bool:
        return False if self.alone else super()._next_step()

    def _ask(self, pending: Pending, working: State) -> None:
        with Pause(self.watcher):
            super()._ask(pending, working)

    def _advance(self) -> None:
        with Pause(self.watcher, False):
            super()._advance()

    def forced(self) -> list[tuple[Site, int, str]]:
        """The choices that made themselves since the latest answer: where, who, and the key."""
        given = [(entry.site, entry.player, entry.key) for entry in self.made if entry.site is not None]
        if self._step is None:
            return given
        step, args, _ = self._step
        script = _Forced(self._answers)
        with Pause(self.watcher), suppress(Fail, Pending):
            step(self.state[:], script, *args)
        sites = self.program.sites
        return given + [(sites[site], player, key_of(self.program, sites[site], value)) for site, player, value in script.made]

    def seat_to_act(self, state: State, seat: int) -> State | None:
        """A state of the flow in which it is this seat's turn; None if the flow has no turns here.

        The flow keeps whose turn it is in one of its slots: the one that changes who is given the next step.
        """
        if self._acts(state, seat):
            return state
        for slot in range(self.program.declared, len(state)):
            for value in range(self.players + 1) if isinstance(state[slot], int) else ():
                copy = [*state[:slot], value, *state[slot + 1 :]]
                if self._acts(copy, seat):
                    return copy
        return None

    def _acts(self, state: State, seat: int) -> bool:
        """Whether the flow gives this seat the next step; values that make no sense in a slot may stop it in any way."""
        try:
            found = self.machine.flow(state[:])
        except Exception:
            return False
        return found is not None and bool(found[1][0] == seat)

    def story(self, names: dict[int, str]) -> list[str]:
        """The log in words."""
        return [self.sentence(entry, names) for entry in self.log]

    def sentence(self, entry: Entry, names: dict[int, str]) -> str:
        who = names.get(entry.player, "the game")
        if entry.site is not None:
            return f"{who} chose {entry.site.label}: {entry.key}"
        effect = entry.effect
        assert effect is not None
        rules = self.program.checked.rules
        amount = "" if entry.amount is None else f" {entry.amount}"
        if effect.verb in ("place", "move"):
            noun = rules.boards[effect.noun].tiles if effect.verb == "place" else rules.zones[effect.noun].holds
            ids = self.program.layout.piece_ids[noun]
            amount = f" {ids[entry.amount - 1]}" if isinstance(entry.amount, int) and 0 < entry.amount <= len(ids) else ""
        elif effect.verb == "set" and effect.noun in rules.variables:
            type_ = rules.variables[effect.noun].type
            player = type_.kind == "player"
            amount = f" {names.get(entry.amount, 'nothing') if player else value_key(self.program, type_, entry.amount)}"
        return f"{who}: {effect.verb}{amount} {effect.noun}  ({effect.span.file}:{effect.span.line})"


class _Forced(Script):
    """Writes down the choices behind the last answer that have one candidate only."""

    def __init__(self, answers: list[Any]) -> None:
        super().__init__(answers)
        self.made: list[tuple[int, int, Any]] = []

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = list(options)
        if len(found) == 1 and self.at == len(self.answers):
            self.made.append((site, player, found[0]))
        return super().choose(site, player, found)

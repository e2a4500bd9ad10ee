"""Whether what packs promise in invariants.yaml holds: games at random, looked at whenever somebody is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.check import Checked
from rulewright.compile import compile_question
from rulewright.diagnostics import GameError
from rulewright.link import Told
from rulewright.run import ASKED, GAME, STOPPED, WORK, Game, load_question, new_game
from rulewright.state import State
from rulewright.validate.settings import Setting

PATIENCE = 1_500  # decisions of a game
Ask = Callable[[State, int, int], Any]


@dataclass(frozen=True)
class Broken:
    """An invariant that did not hold: where it is promised, and in which game after how many decisions."""

    name: str
    place: str
    setting: Setting
    seed: int
    decisions: int

    def as_json(self) -> dict[str, Any]:
        return {"name": self.name, "place": self.place, **self.setting.as_json(), "seed": self.seed, "decisions": self.decisions}


def broken_promises(checked: Checked, settings: Sequence[Setting], games: int) -> list[Broken]:
    """Each invariant that does not hold, once, with the first game that shows it."""
    left = dict(checked.rules.invariants)
    found: list[Broken] = []
    for setting in settings:
        for seed in range(1, games + 1):
            if left:
                new = _played(checked, setting, seed, left)
                found += new
                left = {name: told for name, told in left.items() if name not in {one.name for one in new}}
    return found


def _played(checked: Checked, setting: Setting, seed: int, promised: dict[str, Told]) -> list[Broken]:
    """What does not hold in one game. Each question has a budget, and all questions of a game have one: behind its end nothing
    more is asked.
    """
    chance, found, left = random.Random(seed), {}, GAME
    try:
        game = new_game(checked, setting.players, seed, dict(setting.options))
        questions = {name: _question(game, told) for name, told in promised.items()}
        while True:
            for name, ask in questions.items():
                if name in found or left < WORK:
                    continue
                holds, spent = _holds(game, ask)
                left -= spent
                if not holds:
                    span = promised[name].name.span
                    found[name] = Broken(name, f"{span.file}:{span.line}", setting, seed, game.choices)
            if game.decision is None or game.choices > PATIENCE or left < WORK:
                break
            game.take(chance.choice(game.decision.options))
    except GameError:
        pass  # games that do not end are told of elsewhere
    return list(found.values())


def _question(game: Game, told: Told) -> Ask:
    program = game.program
    made = compile_question(program.checked, program.layout, told.value, None)
    return load_question(made.text, made.slots, {**game.machine.names, **made.tables})


def _holds(game: Game, ask: Ask) -> tuple[bool, int]:
    """Whether it is so for every player, and what it cost to find out; what cannot be worked out does not hold."""
    budget = game.machine.budget
    budget.reset(WORK)
    try:
        for player in range(1, game.players + 1):
            budget.spend(ASKED)
            if not ask(game.working, player, 0):
                return False, WORK - budget.left
    except STOPPED:
        return False, WORK - budget.left
    return True, WORK - budget.left

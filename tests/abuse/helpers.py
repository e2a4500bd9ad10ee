"""Small packs written on the spot, and what comes of loading and playing them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulewright.check.load import Loaded, load
from rulewright.diagnostics import Diagnostic, to_text
from rulewright.run.game import Game, GameError, new_game

PACK = "id: {id}\nversion: 1.0.0\nplayers: {{min: 2, max: 2}}\n"
NOUNS = "resources:\n  coin: {per: player}\nvariables:\n  round: {}\n"
FLOW = "flow game:\n    turns:\n        do turn\n\nwinner: most coin\n\n"


def write_pack(root: Path, rules: str = "", nouns: str = NOUNS, pack: str | None = None, **files: str) -> Path:
    """A pack in a folder of its own; further files are given by name, with `_` for the dot."""
    root.mkdir(parents=True, exist_ok=True)
    (root / "pack.yaml").write_text(PACK.format(id="abuse") if pack is None else pack, encoding="utf-8")
    (root / "nouns.yaml").write_text(nouns, encoding="utf-8")
    (root / "game.rules").write_text(rules, encoding="utf-8")
    for name, text in files.items():
        (root / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return root


def loaded(root: Path, rules: str = "", nouns: str = NOUNS, pack: str | None = None, **files: str) -> Loaded:
    result = load([write_pack(root, rules, nouns, pack, **files)])
    to_text(result.diagnostics, result.sources)  # a problem that cannot be shown is no use
    return result


def codes(result: Loaded) -> set[str]:
    return {problem.code for problem in result.diagnostics}


def found(result: Loaded, code: str) -> Diagnostic:
    """The first problem with a code; the others are shown when there is none."""
    for problem in result.diagnostics:
        if problem.code == code:
            return problem
    raise AssertionError(f"no {code} in\n{to_text(result.diagnostics, result.sources)}")


def play(result: Loaded, choices: int = 40, seed: int = 1) -> Game:
    """A short game with random choices, asked one by one as people are."""
    assert result.checked is not None, to_text(result.diagnostics, result.sources)
    rnd = random.Random(seed)
    game = new_game(result.checked, result.checked.rules.base.players[0], seed)
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(rnd.choice(game.decision.options).key)
    game.view()
    for seat in range(1, game.players + 1):
        game.view(seat)
        game.scores(seat)
    game.winners()
    return game


def stopped(result: Loaded, choices: int = 40) -> Diagnostic:
    """The diagnostic with which the rules stop a game."""
    try:
        play(result, choices)
    except GameError as error:
        return error.diagnostic
    raise AssertionError("the game went on")


@contextmanager
def quickly(seconds: float = 60) -> Iterator[None]:
    """Budgets count work; the clock is only asked as a last resort, and generously, for slow machines."""
    start = time.perf_counter()
    yield
    assert time.perf_counter() - start < seconds

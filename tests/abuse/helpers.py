"""What packs made to hurt have in common: two players, one good, and a name that is looked for in the problems."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests import small_packs

from rulewright import Loaded

NAME = "abuse"
RULES = f"{NAME}/game.rules"
NOUNS = "resources:\n  coin: {per: player}\nvariables:\n  round: {}\n"
FLOW = "flow game:\n    turns:\n        do turn\n\nwinner: most coin\n\n"


def write_pack(folder: Path, rules: str = "", nouns: str = NOUNS, cards: str = "", *, name: str = NAME, **given: Any) -> Path:
    return small_packs.pack(folder, rules, nouns, cards, name=name, players=(2, 2), **given)


def loaded(folder: Path, rules: str = "", nouns: str = NOUNS, cards: str = "", *, name: str = NAME, **given: Any) -> Loaded:
    return small_packs.loaded(folder, rules, nouns, cards, name=name, players=(2, 2), **given)


def turn(*lines: str) -> str:
    """Rules whose turn has these lines."""
    return FLOW + "rule turn:\n" + "".join(f"    {line}\n" for line in lines)


GOOD = turn("choose amount from 1..3", "gain amount coin", "set round to round + 1", "if round > 5: end game")
FIRST = turn().count("\n") + 1  # the first line of the turn


def chain(name: str, link: str, count: int = 40) -> str:
    """Forty sentences, each built on the one before."""
    return "".join(link.format(name, number + 1, number) for number in range(count))


@contextmanager
def quickly(seconds: float = 60) -> Iterator[None]:
    """Budgets count work; the clock is only asked as a last resort, and generously, for slow machines."""
    start = time.perf_counter()
    yield
    assert time.perf_counter() - start < seconds

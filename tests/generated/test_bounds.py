"""What is worked out beforehand about a program is true of every value of every game: sizes, numbers and work."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.effort import tries
from tests.generated.comparing import SMALL, new_setup
from tests.generated.packs import from_seed
from tests.generated.trying import set_up
from tests.reference_interpreter import ReferenceGame, Stopped
from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.values import evaluate
from tests.small_packs import checked

from rulewright.compile.bounds import HUGE, Bounds
from rulewright.compile.ir import values as ir
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Value, type_of
from rulewright.link.types import NUMBER


class Watch:
    """Looks at every value that is worked out, and counts what was compared."""

    def __init__(self, draft: Draft) -> None:
        self.bounds, self.steps, self.looked = Bounds(draft), 0, Counter[str]()

    def __call__(self, value: Value, frame: Frame) -> Any:
        self.steps += 1
        before = self.steps
        found = evaluate(value, frame)
        if isinstance(value, ir.Called):
            self.within("work", self.steps - before, self.bounds.function(value.function), value)
        if isinstance(found, tuple | list | range):
            self.within("size", len(found), self.bounds.size(value), value)
        elif type_of(value) == NUMBER and found is not None:  # a modifier may have nothing to say
            self.within("number", abs(found), self.bounds.number(value), value)
        return found

    def within(self, what: str, found: int, bound: int, value: Value) -> None:
        self.looked[what] += bound < HUGE
        assert found <= bound, f"{what} {found}, at most {bound}: {value}"


@pytest.mark.parametrize(
    "seeds", [range(5), pytest.param(range(5, tries(100, 2_000)), marks=pytest.mark.slow)], ids=["few", "many"]
)
def test_nothing_is_longer_larger_or_dearer_than_was_said(seeds: range, tmp_path: Path) -> None:
    looked = Counter[str]()
    for seed in seeds:
        setup = set_up(from_seed(seed), seed, tmp_path / str(seed))
        if setup is not None:
            watch = Watch(setup.draft)
            play(setup.draft, seed, watch)
            looked += watch.looked
    assert all(looked[what] > 3 * len(seeds) for what in ("work", "size", "number")), looked


LARGE = """\
flow game:
    each player: do turn

winner: most coin
value large = 999999999999999
value twice(n) = n + n
value either_way(n) = (n if coin > 1 else twice(n))
value owing(n) = 0 - twice(n)

action turn:
    choose n from 1 .. 3
    if sum of [large, large, n] > 1: gain 1 coin
    if (sum of large for it in row) > 1: gain 1 coin
    if twice(large) + large - n > large * 3 + owing(large): gain 1 coin
    if either_way(large) * n > 1: gain 1 coin
    if max(large, twice(large)) div 1 > 1: gain 1 coin
    if abs(owing(large)) mod large > 1: gain 1 coin
    if (highest of twice(worth of it) for it in row) > 1: gain 1 coin
    if size of row + far(n) > 1: gain 1 coin
    for each m in [n, n + 1] + (list of worth of it for it in row): set told to m
    for each c in row where worth > 1: gain (count of row where worth > 1) coin
"""
LARGE_NOUNS = """\
resources: {coin: {per: player}}
variables: {told: {}}
zones: {row: {holds: card, start: all}}
tables: {far: {key: number, values: {1: -888888888888888, 2: 3}}}
"""
LARGE_CARDS = "pieces: card\nattributes: {worth: number}\nitems: {ant: {worth: 777777777777777, copies: 3}, bee: {worth: 2}}\n"


class OfNumbers(Watch):
    """Looks away from the work, in which that of what is handed over would be counted, too."""

    def within(self, what: str, found: int, bound: int, value: Value) -> None:
        if what != "work":
            super().within(what, found, bound, value)


def test_nothing_is_larger_than_was_said_where_numbers_are_large(tmp_path: Path) -> None:
    found = checked(tmp_path, LARGE, LARGE_NOUNS, LARGE_CARDS)
    draft = new_setup(found, 2).draft
    watch = OfNumbers(draft)
    for seed in range(6):
        play(draft, seed, watch)
    assert watch.looked["number"] > 50


def play(draft: Draft, seed: int, watch: Watch) -> None:
    rnd = random.Random(seed)
    try:
        game = ReferenceGame(draft, seed, SMALL, watch)
        for _ in range(20):
            if game.decision is None:
                return
            game.answer(rnd.choice(game.decision.options))
    except Stopped:
        return

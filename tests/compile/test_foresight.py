"""Looking past listeners, branches and choices: the same options, and fewer turns that are begun in vain."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.compile.test_improvements import history
from tests.inside import Checked, Walk
from tests.small_packs import checked

from rulewright.compile import IMPROVEMENTS
from rulewright.run import Playouts

NOUNS = """\
resources: {coin: {per: player, start: 2}, wood: {per: player, start: 1}, vp: {per: player}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
RULES = """\
flow game:
    do deal
    repeat:
        each player: do turn
    until any of players where vp of it >= 4

rule deal:
    each player in players where seat of it = 1: draw 1 from row to hand

action turn:
    choose one:
        work:
            choose task from 1..4
            event begun(task)
            do serve(task)
        rest: gain 1 vp

rule serve(task):
    match task:
        1: pay 2 coin
        2: do join(task)
        3: do dig
        4: pay 3 wood
    gain 1 vp

rule join(task):
    choose price from 1..3 where it >= task
    pay price coin
    gain price wood

rule dig:
    let depth = first of [1, 2, 3] where it > wood
    pay depth coin

winner: most vp
"""
EFFECTS = [
    "before you do serve(task): gain 2 coin",
    "before any player does serve(task): gain 2 coin",
    "before you do serve(task): set task to 1",
    "after you do begun(task): gain 3 wood",
    "after any player does begun(task): gain 1 coin",
    "before you do join(task): gain 3 coin",
    "after you do serve(task): gain 1 coin",
]


def pack(folder: Path, effect: str) -> Checked:
    return checked(folder, RULES, NOUNS, f'pieces: card\nitems: {{ant: {{effect: "{effect}"}}}}\n', players=(2, 2))


def fails(rules: Checked, without: frozenset[str]) -> int:
    """How often the second player begins what cannot be ended, in twenty random games."""
    found = 0

    class Counting(Walk):
        def take_back(self) -> bool:
            nonlocal found
            found += self.me == 2
            return super().take_back()

    made = Playouts(rules, 2, without=without)
    made.machine.walker = Counting
    for seed in range(20):
        made.play(seed)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("effect", EFFECTS)
def test_options_are_the_same_whoever_listens(tmp_path: Path, effect: str) -> None:
    rules = pack(tmp_path, effect)
    for seed in range(6):
        plain = history(rules, frozenset(IMPROVEMENTS), seed)
        assert len(plain) > 2
        assert history(rules, frozenset(), seed) == history(rules, frozenset({"foresee"}), seed) == plain


def test_what_cannot_be_paid_is_not_begun(tmp_path: Path) -> None:
    """The second player owns nothing that listens, so it is known before a task is chosen whether it can be done."""
    rules = pack(tmp_path, "before you do serve(task): gain 2 coin")
    assert [fails(rules, without) > 0 for without in (frozenset[str](), frozenset({"foresee"}))] == [False, True]

"""Who plays changes no figure: what the native engine counts while it plays is what Python finds game by game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.effort import tries
from tests.generated.packs import from_seed
from tests.native.comparing import table_for
from tests.simulate.small_games import small_game
from tests.small_packs import checked_of, pack

from rulewright import load
from rulewright.check import Checked
from rulewright.native import find_compiler
from rulewright.simulate import Batch, planned
from rulewright.simulate.playing import Room

ASIDE = """
flow game:
    4 times:
        each player: do turn

action turn:
    gain 2 vp
    choose n from 1..3
    pay n reed
    gain n vp

at any time in turn, as dive:
    pay 1 shell
    gain 1 reed
    gain 1 vp

winner: most vp
"""
GOODS = "resources: {vp: {per: player}, reed: {per: player, start: 9}, shell: {per: player, start: 3}}\n"


def both(checked: Checked, games: int, every: int = 1) -> tuple[Batch, Batch]:
    """The same games by either engine, where there is a compiler."""
    players = checked.rules.base.players[0]
    plan = planned((), checked, players, {}, ("random",) * players, games, every=every)
    python, native = Room(plan, checked), Room(plan, checked)
    if find_compiler() is not None:
        native.bare.table = table_for(checked, players, {})
        assert native.counted is not None
    return python.batch(range(games)), native.batch(range(games))


def alike(one: Batch, two: Batch) -> None:
    assert one.games == two.games and one.stopped == two.stopped
    assert one.tally.as_json() == two.tally.as_json()


def test_a_small_game_is_counted_alike(tmp_path: Path) -> None:
    checked = checked_of(load([small_game(tmp_path)]))
    for every in (1, 7):
        one, two = both(checked, 60, every)
        alike(one, two)
        assert one.tally["game",].count == len(range(0, 60, every))
        assert one.tally["chosen", "turn", "deed", "rest"].total > 20 / every


def test_whoever_looks_ahead_forgets_nothing(tmp_path: Path) -> None:
    """Whether something can be done besides is found out by looking ahead, in the middle of a step that has given points."""
    one, two = both(checked_of(load([pack(tmp_path, ASIDE, GOODS, name="pond", players=(2, 2))])), 40)
    alike(one, two)
    points = sum(sum(game.results) for game in one.games)
    assert one.tally["source", "vp", "turn"].total + one.tally["source", "vp", "dive"].total == points


def test_points_that_are_paid_are_counted_alike(tmp_path: Path) -> None:
    """In whichever way: what stands for them is none of them."""
    rules = (
        ASIDE.replace("pay n reed", "pay n vp").replace("gain 2 vp", "gain 4 vp").split("at any time")[0] + "winner: most vp\n"
    )
    goods = GOODS.replace("shell: {per: player, start: 3}", "shell: {per: player, start: 3, stands_for: [vp]}")
    one, two = both(checked_of(load([pack(tmp_path, rules, goods, name="pier", players=(2, 2))])), 40)
    alike(one, two)
    points = sum(sum(game.results) for game in one.games)
    assert one.tally["source", "vp", "turn"].total == points < 40 * 2 * 4 * 7


@pytest.mark.slow
def test_generated_packs_are_counted_alike(tmp_path: Path) -> None:
    found = [
        checked for seed in range(1, tries(2, 12)) if (checked := from_seed(seed).load(tmp_path / str(seed)).checked) is not None
    ]
    counted = 0
    for checked in found:
        one, two = both(checked, 20)
        alike(one, two)
        counted += one.tally["game",].count
    assert counted > 10

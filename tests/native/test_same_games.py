"""The two engines play the same games: shipped packs, and packs that nobody wrote."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.compile.hearing import cards_heard
from tests.compile.meanings import of_expressions, of_statements
from tests.compile.offers import questions
from tests.generated import lying
from tests.generated.packs import from_seed
from tests.inside import Checked
from tests.native import odd_game, wide_game
from tests.native.comparing import QUICK, USUAL, Played, compared, table_for
from tests.native.deciding import compare_decisions
from tests.shipped_games import LARGE, rules
from tests.small_packs import checked, checked_of, pack

from rulewright import load
from rulewright.native import find_compiler

SHIPPED = [
    ("tic-tac-toe", 2, 100),
    ("connect-four", 2, 100),
    ("akropolis", 3, 10),
    pytest.param("cuzco", 2, 4, marks=pytest.mark.slow),
    pytest.param("tekhenu", 1, 5, marks=pytest.mark.slow),
    pytest.param("teotihuacan", 1, 5, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("pack", "players", "games"), SHIPPED)
def test_both_engines_play_the_same_games(pack: str, players: int, games: int) -> None:
    if find_compiler() is None:
        with pytest.raises(AssertionError):
            table_for(rules(pack), players, {})
        return
    flags = USUAL if pack in LARGE else QUICK
    assert compared(rules(pack), players, {}, range(games), flags) == Played(games=games)


LISTS = [
    ("tic-tac-toe", 2, 10),
    ("connect-four", 2, 4),
    ("akropolis", 3, 1),
    pytest.param("tekhenu", 1, 1, marks=pytest.mark.slow),
    pytest.param("teotihuacan", 1, 1, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("pack", "players", "games"), LISTS)
def test_both_engines_offer_the_same_lists(pack: str, players: int, games: int) -> None:
    """Also who is asked, what is a candidate and not legal, whether something became known, and the state there."""
    if find_compiler() is None:
        return
    found = compare_decisions(rules(pack), players, {}, range(games), USUAL if pack in LARGE else QUICK)
    assert (found.games, found.stopped, found.left, found.missing) == (games, 0, 0, "")
    assert found.decisions > 5 * games


ENDING = """\
flow game:
    repeat:
        each player: do more
        do note
        each player: do other otherwise do note
        if told > 3: end game
        set told to told + 100
    until told > 9
    each player: do other otherwise do note
    do note

rule note: set told to told + 1

action more:
    choose n from 1..3
    let late = 0
    if able:
        gain n coin
        set late to n
        if n = 3: end game
    gain late coin

action other:
    choose m from 1..2
    pay m + 2 coin
    if m = 1: end game

winner: most coin
"""


def test_both_engines_stop_where_the_game_ends(tmp_path: Path) -> None:
    """In a step of any kind or in the flow: nothing behind it is done."""
    checked = checked_of(load([pack(tmp_path, ENDING, "resources: {coin: {per: player}}\nvariables: {told: {}}\n")]))
    if find_compiler() is None:
        return
    assert compared(checked, 2, {}, range(40)) == Played(games=40)
    found = compare_decisions(checked, 2, {}, range(20))
    assert (found.games, found.left, found.stopped) == (20, 0, 0)


LISTENING = """\
flow game:
    each player: do deal
    each player: do turn

rule deal: move first of row to hand

action turn:
    choose n from 1..3
    let m = n + 2
    window late(n, m)
    do act(n + 1, 2 * n)

rule act(n, m): gain n coin
winner: most coin
"""
HEARD = """\
pieces: card
items:
  ant: {effect: "after you do act(n, m): gain 10 * n + 100 * m coin"}
  bee: {effect: "in late(n, m) where m - n = 2 and n > 1: gain 1000 * m coin"}
"""


def test_both_engines_hand_on_what_is_heard(tmp_path: Path) -> None:
    """What happened with which things, to those that listen and to those that ask whether they may."""
    nouns = "resources: {coin: {per: player}}\nzones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}\n"
    checked = checked_of(load([pack(tmp_path, LISTENING, nouns, HEARD)]))
    if find_compiler() is None:
        return
    assert compared(checked, 2, {}, range(20)) == Played(games=20)
    found = compare_decisions(checked, 2, {}, range(10))
    assert (found.games, found.left, found.stopped) == (10, 0, 0)


@pytest.mark.parametrize(
    "made", [of_expressions, *(pytest.param(made, marks=pytest.mark.slow) for made in (of_statements, cards_heard))]
)
def test_both_engines_know_what_is_meant(made: Callable[[Path], Checked], tmp_path: Path) -> None:
    if find_compiler() is None:
        return
    assert compared(made(tmp_path), 2, {}, range(2)) == Played(games=2)


def test_both_engines_play_a_game_of_many_constructs(tmp_path: Path) -> None:
    files = {"tiles.yaml": wide_game.TILES}
    checked = checked_of(load([pack(tmp_path, wide_game.RULES, wide_game.NOUNS, wide_game.CARDS, files=files)]))
    if find_compiler() is None:
        return
    assert compared(checked, 2, {}, range(30)) == Played(games=30)
    found = compare_decisions(checked, 2, {}, range(4))
    assert (found.games, found.left, found.stopped) == (4, 0, 0)


def test_both_engines_offer_what_can_be_carried_through(tmp_path: Path) -> None:
    checked = questions(tmp_path)
    if find_compiler() is None:
        return
    found = compare_decisions(checked, 2, {}, range(2))
    assert (found.games, found.left, found.stopped, found.missing) == (2, 0, 0, "")
    assert compared(checked, 2, {}, range(10)) == Played(games=10)


ODD_GAMES = (
    (2, odd_game.PARTS, odd_game.PARTS_NOUNS, "", odd_game.PARTS_TILES),
    (2, odd_game.PARTS.replace("or covered\n", "or covered as cell then turn\n"), odd_game.PARTS_NOUNS, "", odd_game.PARTS_TILES),
    (2, odd_game.PARTS_BESIDE, odd_game.PARTS_BESIDE_NOUNS, odd_game.PARTS_BESIDE_CARDS, ""),
    (2, odd_game.RULES, odd_game.NOUNS, odd_game.CARDS, ""),
    (1, odd_game.RULES, odd_game.NOUNS, odd_game.CARDS, ""),
    (3, odd_game.HEARING, odd_game.HEARING_NOUNS, odd_game.HEARING_CARDS, ""),
    (1, lying.rules(), lying.NOUNS, "", lying.TILES),
)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "rules", "nouns", "cards", "tiles"), ODD_GAMES)
def test_both_engines_play_what_is_seldom_written(
    players: int, rules: str, nouns: str, cards: str, tiles: str, tmp_path: Path
) -> None:
    solo = "solo: automa\n" if "automa" in rules else ""
    files = {"tiles.yaml": tiles} if tiles else {}
    checked = checked_of(load([pack(tmp_path, rules, nouns, cards, more=solo, files=files)]))
    if find_compiler() is None:
        return
    assert compared(checked, players, {}, range(20)) == Played(games=20)
    found = compare_decisions(checked, players, {}, range(3))
    assert (found.games, found.left, found.stopped) == (3, 0, 0)


# Together these use nearly everything that is written in C, and ask something in every game.
EVERYTHING = (186, 103, 75, 137, 150)
GENERATED = [
    *((seed, QUICK) for seed in EVERYTHING),
    *(pytest.param(seed, USUAL, marks=pytest.mark.slow) for seed in EVERYTHING),
    *(pytest.param(seed, QUICK, marks=pytest.mark.slow) for seed in range(6)),
]


@pytest.mark.parametrize(("seed", "flags"), GENERATED)
def test_both_engines_play_generated_packs_alike(tmp_path: Path, seed: int, flags: tuple[str, ...]) -> None:
    checked = from_seed(seed).load(tmp_path).checked
    if checked is None:
        assert seed not in EVERYTHING
        return
    if find_compiler() is None:
        return
    players = checked.rules.base.players[0]
    played = compared(checked, players, {}, range(10), flags)
    assert (played.left, played.missing) == (0, "") and played.games + played.stopped == 10
    asked = compare_decisions(checked, players, {}, range(3), flags)
    assert asked.left == 0
    assert asked.decisions > 0 or seed not in EVERYTHING


ACTED_ON = """\
flow game:
    each player: do deal
    each player: do turn

rule deal: 6 times: move first of row to hand

action turn:
    choose n from 1 .. 3
    do act(n)

rule act(n): gain n coin
winner: most coin
"""
SIDES = (
    "actor != owner",
    "owner != actor",
    "worth of this + n > 2",
    "n + worth of this > 2",
    "this in hand of actor or n = 2",
    "n = 2 and actor = owner",
)


def test_names_of_the_surroundings_are_known_in_what_is_tried(tmp_path: Path) -> None:
    """On either side of whatever joins two values."""
    effects = (f"after any player does act(n): if able: if {test}: gain {10**place} coin" for place, test in enumerate(SIDES, 1))
    items = "".join(f'  c{place}: {{copies: 2, worth: 1, effect: "{effect}"}}\n' for place, effect in enumerate(effects))
    nouns = "resources: {coin: {per: player}}\nzones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}\n"
    game = checked(tmp_path, ACTED_ON, nouns, f"pieces: card\nattributes: {{worth: number}}\nitems:\n{items}", players=(2, 2))
    if find_compiler() is not None:
        assert compared(game, 2, {}, range(9), QUICK) == Played(games=9)
        assert compare_decisions(game, 2, {}, range(3), QUICK).stopped == 0

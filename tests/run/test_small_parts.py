"""Small parts of a game that is played: options drawn by their weight, what fits a key, what a seat reads in the log."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.inside import Walk, machine_of
from tests.small_packs import checked, game_of

from rulewright import Game, make_policy, new_game
from rulewright.link import NUMBER, PLAYER, YES_NO, CellType, ConstantType, ListType, PieceType, ResourceType, SpotType
from rulewright.run.bots import NoSuchBot
from rulewright.run.driver import Decision
from rulewright.run.effects import place
from rulewright.run.failing import Fail
from rulewright.run.keys import _fits

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player, start: 3}}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player, seen_by: owner}
  deck: {holds: card, seen_by: nobody}
boards:
  grid: {shape: square, width: 2, height: 2, cells: {mark: player}}
  land: {shape: square, tiles: tile}
"""
CARDS = "pieces: card\nattributes: {hue: colour}\nitems: {ant: {copies: 2}, bee: {}, cow: {}}\n"
TILES = "pieces: tile\nfaces: f\nshapes: {one: [[0, 0]]}\nattributes: {f: list of colour}\nitems: {t: {f: [red]}}\n"
RULES = """\
flow game:
    each player: do deal
    each player: do turn
winner: most coin
rule deal: move first of row to hand
action turn:
    choose c from row
    move c to hand
    choose d from hand
    move d to deck
    choose n from 1 .. 2
    gain n coin
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return game_of(tmp_path, RULES, NOUNS, CARDS, seats=2, files={"tiles.yaml": TILES})


def test_options_are_drawn_by_their_weight() -> None:
    options: Any = tuple(SimpleNamespace(value=value) for value in (1, 2, 3))
    site: Any = None
    even, weighed = Decision(site, 1, options, options), Decision(site, 1, options, options, {1: 2, 3: 1})
    assert [even.drawn(chance).value for chance in (0.0, 0.3, 0.4, 0.6, 0.7, 0.999, 1.0)] == [1, 1, 2, 2, 3, 3, 3]
    assert [weighed.drawn(chance).value for chance in (0.0, 0.49, 0.5, 0.74, 0.75, 1.0)] == [1, 1, 2, 2, 3, 3]


def test_a_key_fits_a_type_or_does_not(game: Game) -> None:
    layout = game.program.layout
    fitting: list[tuple[Any, str, bool]] = [
        (NUMBER, "12", True),
        (NUMBER, "-3", True),
        (NUMBER, "one", False),
        (YES_NO, "yes", True),
        (YES_NO, "maybe", False),
        (PLAYER, "player 2", True),
        (PLAYER, "player 3", False),
        (PieceType("card"), "ant.2", True),
        (PieceType("card"), "ant.3", False),
        (ConstantType("colour"), "blue", True),
        (ConstantType("colour"), "green", False),
        (ListType(ConstantType("colour")), "blue/red", True),
        (ListType(ConstantType("colour")), "blue/green", False),
        (ListType(ConstantType("colour")), "", True),
        (ResourceType(), "coin", True),
        (ResourceType(), "wood", False),
        (CellType("grid"), "b2", True),
        (CellType("grid"), "c1", False),
        (CellType("land"), "1,-2", True),
        (CellType("land"), "b2", False),
        (SpotType("land"), "1,-2@3", True),
        (SpotType("land"), "1,-2", False),
        (SpotType("grid"), "a1@0", True),
        (SpotType("grid"), "c9@0", False),
    ]
    assert [(type_, key, _fits(layout, type_, key)) for type_, key, _ in fitting] == fitting


def told(game: Game, seat: int) -> list[tuple[int, str, bool]]:
    """Who did what, and whether it is a secret of his."""
    entries = game.log_for(seat)
    return [(entry.player, entry.key or (entry.effect.verb if entry.effect else ""), entry.secret) for entry in entries]


def test_the_log_keeps_the_secrets_of_others(game: Game) -> None:
    """What another took into his hand, and what lies where nobody looks; what all see, all read."""
    for key in ("bee", "ant.1", "1"):
        game.choose(key)
    mine = [(1, "move", False), (2, "move", True), (1, "bee", False), (1, "move", False), (1, "ant.1", False), (1, "move", True)]
    his = [(1, "move", True), (2, "move", False), (1, "", True), (1, "move", True), (1, "", True), (1, "move", True)]
    open_ = [(1, "1", False), (1, "gain", False)]
    assert told(game, 1) == [*mine, *open_, (2, "move", True)]  # one card is left, and the other takes it
    assert told(game, 2) == [*his, *open_, (2, "move", False)]
    assert all(entry.amount is None for entry in game.log_for(2) if entry.secret)


def test_nothing_is_laid_nowhere() -> None:
    for piece, cells in ((0, (5,)), (1, ())):
        with pytest.raises(Fail):
            place([0] * 9, 3, piece, cells, 2, ((), (1,)))


def test_a_file_that_is_no_bot_is_told(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("raise ValueError('no')\n")
    (tmp_path / "empty.py").write_text("Other = 1\n")
    (tmp_path / "bot.py").write_text("class Mine:\n    def __init__(self, seed): pass\n    def choose(self, game): return '1'\n")
    for name, why in (("broken.py:Mine", "ValueError: no"), ("empty.py:Mine", "Mine"), ("gone.py:Mine", "there is no such file")):
        with pytest.raises(NoSuchBot) as found:
            make_policy(str(tmp_path / name), 1)
        assert str(found.value.detail) == why
    assert make_policy(f"{tmp_path / 'bot.py'}:Mine", 1).choose is not None


BOT = """\
flow game: each player: do turn
winner: most coin
action turn:
    choose c from row
    move c to hand
bot automa:
    c: ANSWER
"""
WORTH = "pieces: card\nattributes: {worth: number}\nitems: {ant: {worth: 1}, bee: {worth: 2}, cow: {worth: 2}, doe: {worth: 0}}\n"


@pytest.mark.parametrize(
    ("answer", "taken"),
    [
        ("most worth", {"bee"}),
        ("most worth then random", {"bee", "cow"}),
        ("least worth then random", {"doe"}),
        ("random", {"bee", "cow", "doe"}),
    ],
)
def test_an_automated_seat_takes_the_best_and_draws_only_if_it_says_so(tmp_path: Path, answer: str, taken: set[str]) -> None:
    nouns = "resources: {coin: {per: player}}\nzones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}\n"
    rules = checked(tmp_path, BOT.replace("ANSWER", answer), nouns, WORTH, players=(1, 1), more="solo: automa\n")
    found = set()
    for seed in range(12):
        game = new_game(rules, 1, seed)
        game.choose("ant")
        found.update(game.view()["zones"]["hand"]["player 2"])
    assert found == taken


def test_whoever_walks_now_walks(tmp_path: Path) -> None:
    """Another walker is taken as soon as there is one, even for the same stream of chance."""
    rules = "flow game: each player: do turn\nwinner: most coin\naction turn: choose n from 1 .. 3; gain n coin\n"
    machine = machine_of(checked(tmp_path, rules, "resources: {coin: {per: player}}\n"), 2)
    rnd, walked = random.Random(1).random, []

    class Watched(Walk):
        def run(self, *given: Any) -> bool:
            walked.append(given[2])
            return super().run(*given)

    for walker in (Walk, Walk, Watched, Watched, Walk):
        machine.walker = walker
        machine.walk(list(machine.initial), rnd, machine.names["rule_turn"], (2,), None)
    assert walked == [(2,), (2,)]

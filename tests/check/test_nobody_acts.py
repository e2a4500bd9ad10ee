"""Where nobody acts, nobody has anything of his own; wherever the sentence stands that forgets it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import errors, game_of, loaded, place, problem_of

NOUNS = """\
enums: {hue: [red, blue]}
resources: {coin: {per: player, start: 1}, bank: {start: 5}}
variables: {chief: {type: player}, round: {}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
boards: {home: {shape: ring, width: 3, per: player, cells: {mark: player}}}
"""
CARDS = "pieces: card\nattributes: {deed: effect}\nitems:\n  ant: {deed: gain 1 coin}\n"
REST = "winner: most coin\nscore wealth = coin\nrule turn: gain 1 coin\nvalue rich = coin > 3\n"


def told(folder: Path, flow: str, more: str = "") -> list[str]:
    return errors(loaded(folder, f"flow game:\n    {flow}\n    each player: do turn\n{REST}{more}", NOUNS, CARDS))


@pytest.mark.parametrize(
    ("flow", "more"),
    [
        ("gain 1 coin", ""),
        ("lose all coin", ""),
        ("if coin > 2: skip", ""),
        ("if rich: skip", ""),
        ("if points > 2: skip", ""),
        ("draw 1 from row to hand", ""),
        ("do act", "rule act: set chief to player\n"),
        ("do act", "rule act: do inner\nrule inner: pay 1 coin\n"),
        ("do act", "rule act: choose c from home\n"),
        ("do act", "rule act: for each c in row: do deed of c\n"),
        ("do other", "flow other: gain 1 coin\n"),
        ("set round to 1", "when round reaches 1: gain 1 coin\n"),
        ("do act", "rule act: skip\nafter any player does act: gain 1 coin\n"),
        ("chief gains coin bank", ""),
        ("lose all bank, coin", ""),
        ("set round to again(3)", "value again(n) = (coin if n < 1 else again(n - 1))\n"),
        ("do act", "rule act: choose n from 1..2\n"),
        ("do act", "rule act: may: gain 1 bank\n"),
        ("do act", "rule act: up to 2 times: gain 1 bank\n"),
        ("do act", "rule act:\n    choose one:\n        a: gain 1 bank\n        b: skip\n"),
    ],
)
def test_it_is_told(tmp_path: Path, flow: str, more: str) -> None:
    assert told(tmp_path, flow, more)[:1] in (["RW416"], ["RW405"])


@pytest.mark.parametrize(
    ("flow", "more"),
    [
        ("gain 1 bank", ""),
        ("lose all bank", ""),
        ("set round to again(3)", "value again(n) = (5 if n < 1 else again(n - 1))\n"),
        ("do act", "rule act: choose n from 1..2 by random\n"),
        ("each player: gain 1 coin", ""),
        ("set chief to first of players", ""),
        ("do act", "rule act: chief gains 1 coin\n"),
        ("do act", "rule act: if rich of chief: skip\n"),
        ("do act", "rule act: each player: gain 1 coin\n"),
        ("turns until coin > 3: gain 1 coin", ""),
        ("do other", "flow other: each player: do mine\nflow mine: gain 1 coin\n"),
        ("set coin of first of players to 9", "when coin reaches 9: gain 1 coin\n"),
    ],
)
def test_what_is_somebodys_is_fine(tmp_path: Path, flow: str, more: str) -> None:
    assert told(tmp_path, flow, more) == []


def test_one_mistake_is_told_once_with_the_way_to_it(tmp_path: Path) -> None:
    rules = f"flow game:\n    do act\n    each player: do turn\n{REST}"
    rules += "rule act:\n    gain 1 coin\n    gain 2 coin\n    do deep\nrule deep: pay 1 coin\n"
    found = loaded(tmp_path, rules, NOUNS, CARDS)
    assert errors(found) == ["RW416"]
    problem = problem_of(found, "RW416")
    assert place(problem)[1] == 9
    assert [span.line for _, span in problem.notes if span is not None] == [2]


def test_what_is_set_for_somebody_is_reached_by_them(tmp_path: Path) -> None:
    rules = "flow game: each player in players where seat = 1: do act\nwinner: most coin\n"
    rules += "rule act: set coin of next of player to 9\nwhen coin reaches 9: gain 100 coin\n"
    game = game_of(tmp_path, rules, NOUNS, CARDS, seats=2)
    assert game.view()["variables"]["coin"] == {"player 1": 1, "player 2": 109}


# A rule that is done where nobody acts, and what of it is nobody's.
NOBODYS = {
    "set chief to player": "`player` is nobody's",
    "set round to coin": "`coin` is nobody's",
    "set round to coin of chief + coin": "`coin` is nobody's",
    "set round to size of hand": "`hand` is nobody's",
    "set round to (count of home)": "`home` is nobody's",
    "set round to wealth": "`wealth` is nobody's",
    "set round to points": "`points` is nobody's",
    "set round to (1 if rich else 2)": "`rich` is nobody's",
    "gain 1 coin": "`coin` is nobody's",
    "gain 1 bank, 1 coin": "`coin` is nobody's",
    "gain either 1 bank or 1 coin": "`coin` is nobody's",
    "gain 1 mix of [coin, wood]": "a mix is nobody's",
    "lose all bank, coin": "`coin` is nobody's",
    "each player from player: skip": "`player` is nobody's",
    "each player in [player]: skip": "`player` is nobody's",
    "choose n from 1..2": "nobody can be asked",
    "may: skip": "nobody can be asked",
    "up to 2 times: skip": "nobody can be asked",
    "let n = 1; window late(n)": "nobody can be asked",
    "choose one:\n        here: skip\n        there: skip": "nobody can be asked",
    "any order:\n        here: skip\n        there: skip": "nobody can be asked",
    "for each c in row: do deed of c": "`coin` is nobody's",
    "do heard": "`coin` is nobody's",
    "do hindered": "`coin` is nobody's",
    "do replaced": "`coin` is nobody's",
    "set round to 5": "`coin` is nobody's",
    "if able: do inner": "`coin` is nobody's",
    "if round > 1: skip\n    else: do inner": "`coin` is nobody's",
}
SOMEBODYS = (
    "set chief to first of players",
    "set round to coin of chief",
    "set round to size of (hand of chief)",
    "set round to wealth of chief + points of chief",
    "set round to (1 if rich of chief else 2)",
    "set round to sum of coin of it for it in players",
    "gain 1 bank",
    "gain either 1 bank or 2 bank",
    "chief gains 1 coin, either 1 coin or 1 wood",
    "chief loses 1 coin",
    "chief loses all coin",
    "lose all bank",
    "each player from chief: set chief to player",
    "each player: may: gain coin coin",
    "choose n from 1..2 by random",
    "2 times: skip",
    "first possible:\n        here: skip\n        there: skip",
    "do printed",
)
AROUND = """\
rule inner: gain 1 coin
rule heard: skip
rule hindered: skip
rule replaced: skip
rule printed: skip
rule opens:
    let n = 1
    window late(n)
after any player does heard: gain 1 coin
before any player does hindered: gain 1 coin
instead of any player does replaced: gain 1 coin
when round reaches 3: gain 1 coin
"""


def acting(folder: Path, line: str, around: str = AROUND) -> list[str]:
    nouns = NOUNS.replace("{coin: {per: player, start: 1}", "{wood: {per: player}, coin: {per: player, start: 1}")
    cards = CARDS + '  bee: {deed: skip, effect: "after any player does printed: gain 1 coin"}\n'
    cards += '  cow: {deed: skip, effect: "in late(n): gain n coin"}\n'
    rules = f"flow game:\n    do act\n    each player: do turn\n{REST}{around}rule act:\n    {line}\n"
    found = loaded(folder, rules, nouns, cards)
    return [str(problem.message) for problem in found.diagnostics if problem.severity == "error"]


@pytest.mark.parametrize("line", NOBODYS)
def test_what_is_nobodys_is_told_in_its_words(tmp_path: Path, line: str) -> None:
    assert acting(tmp_path, line) == [f"nobody acts here, so {NOBODYS[line]}"]


@pytest.mark.parametrize("line", SOMEBODYS)
def test_what_has_an_owner_is_fine(tmp_path: Path, line: str) -> None:
    assert acting(tmp_path, line, AROUND.replace("when round reaches 3: gain 1 coin\n", "")) == []

"""What is shown on the table has a type, like any sentence; and what is compared can be equal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import loaded

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}, wood: {per: player}}
variables: {told: {}, good: {type: resource}, leader: {type: player}, kept: {type: list of number}, hue: {type: colour}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
boards: {grid: {shape: square, width: 2, height: 2, cells: {heat: number}}}
"""
CARDS = "pieces: card\nattributes: {worth: number, gift: effect, rare: yes_no}\nitems: {ant: {worth: 1, gift: skip}}\n"
RULES = "flow game: each player: do turn\nwinner: most coin\nrule turn:\n    LINE\n"


def told(folder: Path, line: str = "skip", table: str = "") -> list[tuple[str, str]]:
    found = loaded(folder, RULES.replace("LINE", line), NOUNS, CARDS, files={"table.yaml": table} if table else None)
    return [(problem.code, str(problem.message)) for problem in found.diagnostics if problem.severity == "error"]


# What is compared, and what is told.
COMPARED = {
    "good = coin": None,
    "coin = good": None,
    "good != wood": None,
    "good = nothing": None,
    "good = leader": ("RW407", "a resource and a player can never be equal"),
    "leader = good": ("RW407", "a player and a resource can never be equal"),
    "coin = wood": None,
    "coin < wood": None,
    "leader < player": ("RW402", "this is a player, but a number is needed here"),
    "kept < [1, 2]": None,
    "[1, 2] >= kept": None,
    "kept < 3": ("RW402", "this is a list of number, but a number is needed here"),
    "3 < kept": ("RW402", "this is a list of number, but a number is needed here"),
    "players < players": ("RW402", "this is a list of player, but a number is needed here"),
    "leader = nothing": None,
    "nothing = leader": None,
    "told = nothing": ("RW407", "a number and a nothing can never be equal"),
    "hue = red": None,
    "red = hue": None,
    "hue = 1": ("RW407", "a colour and a number can never be equal"),
    "kept = [1]": None,
    "row = cards": None,
    "hue in colour": None,
    "hue in players": ("RW407", "a colour can never be among players"),
    "nothing in players": None,
    "nothing in kept": ("RW407", "a nothing can never be among numbers"),
    "good in [coin, wood]": None,
    "coin in [1, 2]": None,
    "(first of row) in hand": None,
}


@pytest.mark.parametrize("test", COMPARED)
def test_what_may_be_compared(tmp_path: Path, test: str) -> None:
    wanted = COMPARED[test]
    assert [*dict.fromkeys(told(tmp_path, f"if {test}: skip"))] == ([] if wanted is None else [wanted])


# A value of a region, and the type of one that has nothing to show.
SHOWN = {
    "3": None,
    "coin": None,
    "told > 1": None,
    "leader": None,
    "hue": None,
    "good": None,
    "first of row": None,
    "first of grid": None,
    "players": None,
    "kept": None,
    "row": None,
    "hand": None,
    "rows of grid": None,
    "nothing": "nothing",
    "grid": "board",
    "gift of first of row": "effect",
    "[nothing]": "list of nothing",
}


@pytest.mark.parametrize("value", SHOWN)
def test_what_may_be_shown(tmp_path: Path, value: str) -> None:
    table = f"regions:\n  bank:\n    shows: [coin]\n    values: {{sight: {value!r}}}\n"
    type_ = SHOWN[value]
    wanted = [] if type_ is None else [("RW417", f"`sight` is a {type_}, which has nothing to show")]
    assert told(tmp_path, table=table) == wanted


@pytest.mark.parametrize(
    ("beside", "code"),
    [
        ("card: {number: worth of it}", None),
        ("card: {number: worth}", None),
        ("card: {number: wroth}", "RW401"),
        ("colour: {mine: it = hue}", None),
        ("colour: {mine: it = leader}", "RW407"),
        ("player: {wealth: coin of it}", None),
        ("player: {wealth: worth of it}", "RW401"),
        ("grid: {warm: heat > 1}", None),
        ("grid: {warm: worth > 1}", "RW401"),
    ],
)
def test_what_stands_beside_things_is_said_of_them(tmp_path: Path, beside: str, code: str | None) -> None:
    assert [said for said, _ in told(tmp_path, table=f"beside:\n  {beside}\n")] == ([] if code is None else [code])


@pytest.mark.parametrize(("order", "code"), [("worth", None), ("worth of it", None), ("rare", "RW402"), ("wroth", "RW401")])
def test_things_stand_in_the_order_of_a_number(tmp_path: Path, order: str, code: str | None) -> None:
    assert [said for said, _ in told(tmp_path, table=f"order:\n  card: {order}\n")] == ([] if code is None else [code])


@pytest.mark.parametrize(
    ("where", "code"), [("worth > 1", None), ("rare", None), ("rare of it", None), ("worth", "RW402"), ("wroth > 1", "RW401")]
)
def test_things_are_shown_where_something_is_so(tmp_path: Path, where: str, code: str | None) -> None:
    assert [said for said, _ in told(tmp_path, table=f"looks:\n  card: {{where: {where}}}\n")] == ([] if code is None else [code])

"""What may be written where a type is wanted, how counters are bounded, and how cells are called: values without a game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.link.in_memory import tree

from rulewright.diagnostics import Span
from rulewright.link import (
    NOTHING,
    NUMBER,
    PLAYER,
    RESOURCE,
    UNKNOWN,
    YES_NO,
    AttributeOf,
    Board,
    BoardType,
    CellType,
    ConstantType,
    EffectType,
    Enumeration,
    ListType,
    Manifest,
    Option,
    PieceType,
    Ruleset,
    SpotType,
    Type,
    Variable,
    ZoneType,
    belongs,
    better,
)
from rulewright.link.bounds import misfits, option_misfits
from rulewright.link.members import seats_at_the_table
from rulewright.parse import ast

AT = Span.point("base/nouns.yaml", 1, 1)
COLOUR, CELL, PACE = ConstantType("colour"), CellType("grid"), ConstantType("pace")


def board(shape: str = "square", width: int = 2, height: int = 2, tiles: str = "", **more: Any) -> Board:
    return Board("grid", (), shape, width, height, tiles, {}, AT, **more)


def variable(name: str, sort: str = "resource", per: tuple[Type, ...] = (PLAYER,)) -> Variable:
    return Variable(name, sort, per, NUMBER, 0, None, None, AT)


def game(players: tuple[int, int] = (2, 4), solo: str = "") -> Ruleset:
    """A colour of two, an option of two values, four cells, and counters of each sort."""
    front = Manifest("base", "1.0.0", "base", players, (), (), (), AT, ast.Ident(solo, AT) if solo else None)
    counters = (variable("coin"), variable("fame", "track"), variable("told", "variable"), variable("heap", per=()))
    return Ruleset(
        packs=[front],
        enums={"colour": Enumeration("colour", ("red", "blue"), AT)},
        options={"pace": Option("pace", PACE, ("slow", "quick"), "slow", 0, 0, (), AT)},
        boards={"grid": board()},
        variables={one.name: one for one in counters},
    )


# For each type what belongs, what does not, and what is said of the first that does not.
MEMBERS: tuple[tuple[Type, tuple[Any, ...], tuple[Any, ...], str | None], ...] = (
    (NUMBER, (0, 3, -2), ("3", True, None, [3]), "write a whole number"),
    (PLAYER, (0, 1, 2), (3, 4, -1, True, "1"), "write the number of a seat"),
    (YES_NO, (True, False, "yes", "no"), ("maybe", None, []), "write yes or no"),
    (COLOUR, ("red", "blue"), ("rad", 1, None), "did you mean `red`?"),
    (PACE, ("slow", "quick"), ("red",), "known here: slow, quick"),
    (CELL, ("a1", "b2"), ("c1", 1, None, ["a1"]), "cells are called a1 to b2"),
    (RESOURCE, ("coin", "fame"), ("fme", "heap", "told", 1, None, ["coin"]), "did you mean `fame`?"),
    (ListType(COLOUR), ([], ["red", "red"]), (["red", "bleu"], "red", None), "did you mean `blue`?"),
    (ListType(ListType(NUMBER)), ([[1], []],), ([1], [[1], ["x"]]), "write a list, as in [a, b]"),
    *((type_, (1, "x", None), (), None) for type_ in (EffectType(), NOTHING, UNKNOWN, PieceType("card"))),
    *((type_, (1, "x", None), (), None) for type_ in (SpotType("grid"), BoardType("grid"))),
    (ZoneType(NUMBER), ([1, 2], []), (["x"], 1), None),
)


@pytest.mark.parametrize(("type_", "good", "bad", "hint"), MEMBERS)
def test_what_belongs_to_a_type(type_: Type, good: tuple[Any, ...], bad: tuple[Any, ...], hint: str | None) -> None:
    rules = game()
    assert [belongs(rules, item, type_) for item in good] == [True] * len(good)
    assert [belongs(rules, item, type_) for item in bad] == [False] * len(bad)
    if bad:
        assert better(rules, bad[0], type_) == hint
    else:
        assert better(rules, good[0], type_) is None


def test_what_is_said_instead() -> None:
    rules = game()
    assert better(rules, "red", ListType(COLOUR)) == "write a list, as in [a, b]"
    assert better(rules, ["red"], ListType(COLOUR)) is None
    assert better(rules, [[1], ["x"]], ListType(ListType(NUMBER))) == "write a whole number"
    rules.boards["grid"] = board(width=0, height=0, tiles="card")
    assert better(rules, "a1", CELL) == "its cells have no names"


@pytest.mark.parametrize(
    ("players", "solo", "seats"),
    [
        ((2, 4), "", (2, 4)),
        ((1, 4), "", (1, 4)),
        ((1, 4), "automa", (2, 4)),
        ((1, 1), "automa", (2, 2)),
        ((3, 3), "automa", (3, 3)),
    ],
)
def test_seats_at_the_table(players: tuple[int, int], solo: str, seats: tuple[int, int]) -> None:
    rules = game(players, solo)
    assert seats_at_the_table(rules) == seats
    assert [seat for seat in range(-1, 6) if belongs(rules, seat, PLAYER)] == list(range(seats[0] + 1))
    assert [seat for seat in range(-1, 6) if belongs(rules, seat, PLAYER, key=True)] == list(range(seats[1] + 1))
    assert seats_at_the_table(Ruleset()) == (1, 1)


# -- bounds --
@pytest.mark.parametrize(
    ("section", "entry", "said"),
    [
        ("resources", "{}", []),
        ("resources", "{start: 3, min: 1, max: 3}", []),
        ("resources", "{start: 1, min: 1, max: 1}", []),
        ("resources", "{min: 4, max: 3, start: 9}", [("`n` is at least 4 and at most 3, which no number is", "3")]),
        ("resources", "{max: -1}", [("`n` is at least 0 and at most -1, which no number is", "-1")]),
        ("variables", "{max: -1}", [("`n` is at least 0 and at most -1, which no number is", "-1")]),
        ("resources", "{min: 2}", [("`n` begins at 0, but is never below 2", "2")]),
        ("tracks", "{min: -5, max: -2, start: -1}", [("`n` begins at -1, but is never above -2", "-1")]),
        ("variables", "{min: 2}", []),
        ("variables", "{min: 2, start: 1}", [("`n` begins at 1, but is never below 2", "1")]),
        ("variables", "{start: -1}", []),
        ("resources", "{start: -1}", [("`n` begins at -1, but is never below 0", "-1")]),
        ("variables", "{start: 4, max: 3}", [("`n` begins at 4, but is never above 3", "4")]),
        ("tracks", "{start: {1: 0, 2: 7, 3: -1}, max: 6}", [("`n` begins at 7", "7"), ("`n` begins at -1", "-1")]),
        ("variables", "{type: colour, start: red, max: 3}", []),
        ("variables", "{start: true, min: 5}", []),
        ("resources", "", []),
    ],
)  # fmt: skip
def test_a_counter_begins_between_its_bounds(section: str, entry: str, said: list[tuple[str, str]]) -> None:
    text = f"n: {entry}\n"
    found = list(misfits(section, "n", tree(text).entries[0][1]))
    under = [text[misfit.span.column - 1 : misfit.span.end_column - 1] for misfit in found]
    cut = [str(misfit.message)[: len(part)] for misfit, (part, _) in zip(found, said, strict=True)]
    assert list(zip(cut, under, strict=True)) == said


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("{default: 7}", []),
        ("{default: 7, min: 3, max: 3}", ["`n` can be nothing but 3, and is no option"]),
        ("{default: 0, min: 0, max: 0}", ["`n` can be nothing but 0, and is no option"]),
        ("{default: 7, min: 1}", ["`n` has a `min` and no `max`"]),
        ("{default: 2, min: 1, max: 2}", []),
        ("{default: 3, min: 1, max: 2}", ["`n` begins at 3, but is never above 2"]),
        ("{default: 0, min: 1, max: 2}", ["`n` begins at 0, but is never below 1"]),
        ("{default: 5, min: 3, max: 2}", ["`n` is at least 3 and at most 2, which no number is"]),
        ("{default: 5, max: 2}", ["`n` begins at 5, but is never above 2"]),
        ("{min: 1, max: 2}", []),
    ],
)
def test_the_default_of_an_option_lies_between_its_bounds(entry: str, said: list[str]) -> None:
    assert [str(misfit.message) for misfit in option_misfits("n", tree(f"n: {entry}\n").entries[0][1])] == said


def test_an_attribute_has_bounds_only_if_something_is_said_of_them() -> None:
    given: list[tuple[int, int | None]] = [(0, None), (2, None), (0, 5), (-1, 5)]
    found = [AttributeOf("worth", NUMBER, True, low, high).bounds for low, high in given]
    assert found == [(None, None), (2, None), (0, 5), (-1, 5)]


def test_a_start_is_written_for_the_one_thing_that_is_no_player() -> None:
    given: list[tuple[tuple[Type, ...], int | None]] = [
        ((), None),
        ((PLAYER,), 0),
        ((COLOUR,), 0),
        ((COLOUR, PLAYER), 0),
        ((PLAYER, COLOUR), 1),
        ((COLOUR, CELL), None),
        ((PLAYER, PLAYER), None),
        ((COLOUR, PLAYER, CELL), None),
    ]
    assert [(per, variable("n", per=per).axis) for per, _ in given] == given


# -- names of cells --
def test_cells_of_each_sort_of_board_have_names() -> None:
    wide = board(width=60, height=2)
    assert [wide.name_of(number) for number in (1, 26, 27, 28, 52, 53, 60, 61)] == [
        *("a1", "z1", "aa1", "ab1", "az1", "ba1", "bh1", "a2"),
    ]
    named = board(width=2, height=3, cell_names="r1c1")
    assert [named.name_of(number) for number in range(1, 7)] == ["r3c1", "r3c2", "r2c1", "r2c2", "r1c1", "r1c2"]
    ring = board("ring", 4, 0)
    assert [ring.name_of(number) for number in range(1, 5)] == ["1", "2", "3", "4"] and ring.size == 4
    drawn = board("square", 3, 2, places=((0, 0), (2, 0), (1, 1)))
    assert [drawn.name_of(number) for number in (1, 2, 3)] == ["r1c1", "r1c3", "r2c2"] and drawn.size == 3
    # Hexes: in the second row one half a column to the left, and one half a column to the right of the first.
    comb = board("hex", 2, 2, places=((1, 0), (0, 1), (1, 1)))
    assert [comb.name_of(number) for number in (1, 2, 3)] == ["r1c1", "r2c1", "r2c2"]
    assert dict(board().numbers) == {"a1": 1, "b1": 2, "a2": 3, "b2": 4}


def test_a_board_grows_if_it_has_tiles_and_no_picture() -> None:
    growing, drawn = board(tiles="card"), board(tiles="card", places=((0, 0),))
    assert (growing.grows, growing.size, dict(growing.numbers)) == (True, 0, {})
    assert (drawn.grows, drawn.size, board().grows, board().size) == (False, 1, False, 4)

"""What the reader of tables does with one entry at a time: names, types, counters, keys, and how much it reads at all."""

from __future__ import annotations

from typing import Any

import pytest
from tests.link.in_memory import told, tree

from rulewright.diagnostics import English, Span
from rulewright.link import (
    NUMBER,
    PLAYER,
    RESOURCE,
    UNKNOWN,
    YES_NO,
    CellType,
    ConstantType,
    EffectType,
    Enough,
    ListType,
    PieceType,
    Ruleset,
    SpotType,
    Type,
    tables,
)
from rulewright.link.components import ComponentReader
from rulewright.link.tables import cut, is_name, shown, span_of

AT = Span.point("base/nouns.yaml", 1, 1)
COLOUR, CELL = ConstantType("colour"), CellType("grid")
NOUNS = """\
enums: {colour: [red, blue]}
boards: {grid: {shape: square, width: 2, height: 2}, land: {shape: square, tiles: card}}
"""
CARDS = "pieces: card\nitems: {}\n"
PLACES = "places: site\nitems: {}\n"


def reader() -> ComponentReader:
    """One that knows an enumeration, a board of four cells, one that grows, a kind of piece and a kind of place."""
    found = ComponentReader(Ruleset(), [])
    nouns = tree(NOUNS)
    for section in ("enums", "boards"):
        node = nouns.get(section)
        assert node is not None
        found.names(section, node)
    for text in (CARDS, PLACES):
        found.kind_name(tree(text, "base/cards.yaml"))
    assert found.problems == []
    return found


def read(section: str, text: str) -> ComponentReader:
    found = reader()
    found.section(section, tree(text))
    return found


@pytest.mark.parametrize(("limit", "ask"), [("MAX_SAID", "may_say"), ("MAX_TOLD", "may_tell")])
def test_what_is_too_much_is_told_once_and_not_read(monkeypatch: pytest.MonkeyPatch, limit: str, ask: str) -> None:
    monkeypatch.setattr(tables, limit, 10)
    asked = ComponentReader(Ruleset(), [])
    where: Any = AT if ask == "may_say" else "base/text/en.ftl"
    found = [(getattr(asked, ask)(text, where), len(asked.problems)) for text in ("12345", "67890", "", "x", "y", "")]
    assert found == [(True, 0), (True, 0), (True, 0), (False, 1), (False, 1), (False, 1)]
    [problem] = asked.problems
    assert problem.code == "RW209" and problem.span is not None and (problem.span.line, problem.span.column) == (1, 1)


def test_the_same_is_told_once_and_beyond_a_number_nothing_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_GAME_PROBLEMS", 2)
    asked = ComponentReader(Ruleset(), [])
    for _ in range(3):
        asked.report("RW304", English("one"), AT)
    asked.report("RW304", English("two"), AT, English("write something else"))
    assert told(asked.problems) == [("RW304", "one"), ("RW304", "two")]
    assert asked.problems[1].suggestion == "write something else" and asked.problems[0].suggestion is None
    with pytest.raises(Enough) as enough:
        asked.report("RW304", English("three"), AT)
    assert enough.value.span == AT


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("fine", []),
        ("if", [("RW302", "`if` is a word of the language and cannot name a zone")]),
        ("players", [("RW302", "`players` is built in and cannot name a zone")]),
        ("_x", [("RW302", "`_x` cannot be a name")]),
        ("enough", [("RW302", "`enough` is the answer of whoever takes no more, and cannot be a name")]),
        ("colour", [("RW301", "`colour` is declared twice")]),
    ],
)
def test_a_name_is_claimed_once(name: str, said: list[tuple[str, str]]) -> None:
    asked = reader()
    before = dict(asked.rules.places)
    assert asked.declare(name, AT, English("zone")) == (not said)
    assert asked.declare(name, AT, English("zone")) == False  # noqa: E712
    assert told(asked.problems) == (said if said else [("RW301", "`fine` is declared twice")]) * (2 if name == "colour" else 1)
    assert asked.rules.places == ({**before, "fine": AT} if not said else before)
    assert [note for problem in asked.problems for _, note in problem.notes][:1] == (
        [before["colour"]] if name == "colour" else [] if said else [AT]
    )


def test_names_are_letters_and_digits_with_single_lines_between() -> None:
    good = ("a", "A1", "a_b", "a1_2b_", "x" * 80)
    bad = ("", "1a", "_a", "a__b", "a-b", "a b", "é", "aé", "x" * 1000)
    assert [is_name(name) for name in good] == [True] * len(good) and [is_name(name) for name in bad] == [False] * len(bad)
    asked = ComponentReader(Ruleset(), [])
    assert [asked.sound(name, AT) for name in ("a", "enough", "_x")] == [True, False, False] and len(asked.problems) == 2
    assert cut("x" * 40) == "x" * 40 and cut("x" * 41) == "x" * 37 + "…"
    assert (shown([1, "a"]), shown("ab"), shown(3)) == ("1, a", "ab", "3")
    entry = tree("a: {b: 1}\n").entries[0][1]
    assert (span_of(entry, "b").column, span_of(entry, "c").column) == (8, 4)


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("number", NUMBER),
        ("yes_no", YES_NO),
        ("player", PLAYER),
        ("resource", RESOURCE),
        ("effect", EffectType()),
        ("colour", COLOUR),
        ("card", PieceType("card")),
        ("site", PieceType("site")),
        ("cell of grid", CELL),
        ("spot of land", SpotType("land")),
        ("cells of grid", ListType(CELL)),
        ("list of colour", ListType(COLOUR)),
        ("set of player", ListType(PLAYER)),
        ("list of cell of grid", ListType(CELL)),
        ("list of list of number", ListType(ListType(NUMBER))),
        ("cell", None),  # of which of the two boards?
        ("color", None),
        ("list of color", None),
        ("list of", None),
        ("number of grid", None),
        ("cell in grid", None),
        ("cell of card", None),
        ("set of cell of grid", None),
        ("", None),
    ],
)
def test_a_type_is_known_by_its_words(text: str, type_: Type | None) -> None:
    asked = reader()
    assert asked.type(text, AT) == (UNKNOWN if type_ is None else type_)
    assert told(asked.problems) == ([] if type_ else [("RW304", f"there is no type called `{text}`")])
    if isinstance(type_, ListType):
        assert asked.single(text, AT) == UNKNOWN and [problem.code for problem in asked.problems] == ["RW305"]
    else:
        assert asked.single(text, AT) == (UNKNOWN if type_ is None else type_) and len(asked.problems) == (type_ is None)


def test_with_one_board_its_cells_need_no_name() -> None:
    asked = reader()
    del asked.rules.boards["land"]
    found = [asked.rules.type_named(word) for word in ("cell", "spot", "cells", "cel")]
    assert found == [CELL, SpotType("grid"), ListType(CELL), None]
    assert asked.type("list of cell", AT) == ListType(CELL) and asked.problems == []


@pytest.mark.parametrize(
    ("per", "types", "codes"),
    [
        ("player", (PLAYER,), []),
        ("[colour, player]", (COLOUR, PLAYER), []),
        ("grid", (CELL,), []),
        ("card", (PieceType("card"),), []),
        ("[]", (), []),
        ("land", (), ["RW305"]),
        ("number", (), ["RW305"]),
        ("[number, player]", (PLAYER,), ["RW305"]),
        ("[color, player]", (UNKNOWN, PLAYER), ["RW304"]),
    ],
)
def test_what_there_may_be_one_for_each_of(per: str, types: tuple[Type, ...], codes: list[str]) -> None:
    for section, text in (("zones", f"pile: {{holds: card, per: {per}}}"), ("variables", f"told: {{per: {per}}}")):
        found = read(section, text + "\n")
        noun = found.rules.zones["pile"] if section == "zones" else found.rules.variables["told"]
        assert noun.per == types and [problem.code for problem in found.problems] == codes


@pytest.mark.parametrize(
    ("text", "type_", "start", "starts", "said"),
    [
        ("", NUMBER, None, {}, []),
        ("{start: 3}", NUMBER, 3, {}, []),
        ("{type: colour, start: blue}", COLOUR, "blue", {}, []),
        ("{type: list of colour, start: [red, red]}", ListType(COLOUR), ["red", "red"], {}, []),
        ("{per: colour, start: {red: 2}}", NUMBER, None, {"red": 2}, []),
        ("{per: [player, colour], start: {blue: 2}}", NUMBER, None, {"blue": 2}, []),
        ("{per: [colour, player], start: {blue: 2}}", NUMBER, None, {"blue": 2}, []),
        ("{per: player, start: {1: 2}}", NUMBER, None, {1: 2}, []),
        ("{per: grid, type: colour, start: {b2: red}}", COLOUR, None, {"b2": "red"}, []),
        ("{type: list of list of number}", UNKNOWN, None, {}, ["`n` cannot be a list of list of number"]),
        ("{start: {1: 2}}", NUMBER, None, {}, ["there is no list of what `n` starts by"]),
        ("{per: [colour, grid], start: {red: 2}}", NUMBER, None, {}, ["there is no list of what `n` starts by"]),
        ("{per: card, start: {ant: 2}}", NUMBER, None, {}, ["there is no list of what `n` starts by"]),
        ("{per: colour, start: {rod: 2}}", NUMBER, None, {}, ["`rod` is no colour, as a start of `n` must be"]),
        ("{per: colour, start: {red: x}}", NUMBER, None, {}, ["`x` is no number, as the start of `n` must be"]),
        ("{type: colour, start: rod}", COLOUR, None, {}, ["`rod` is no colour, as the start of `n` must be"]),
        ("{type: list of colour, start: [rod]}", ListType(COLOUR), None, {}, ["`rod` is no list of colour, as the start of `n`"]),
    ],
)
def test_a_variable_begins_as_it_is_written(text: str, type_: Type, start: Any, starts: Any, said: list[str]) -> None:
    found = read("variables", f"n: {text}\n")
    noun = found.rules.variables["n"]
    assert (noun.type, noun.start, dict(noun.starts), noun.sort) == (type_, start, starts, "variable")
    assert [(problem.code, str(problem.message)[: len(part)]) for problem, part in zip(found.problems, said, strict=True)] == [
        ("RW305", part) for part in said
    ]


@pytest.mark.parametrize(
    ("text", "keys", "values", "said"),
    [
        ("{key: colour, values: {red: 1, blue: 2}}", (COLOUR,), {"red": 1, "blue": 2}, []),
        ("{key: [colour], values: {red: 1}}", (COLOUR,), {"red": 1}, []),
        ("{key: [colour, number], values: {red: {3: 1, 4: 2}}}", (COLOUR, NUMBER), {("red", 3): 1, ("red", 4): 2}, []),
        ("{key: grid, values: {}}", (UNKNOWN,), {}, ["there is no type called `grid`"]),
        ("{key: cell of grid, values: {a1: 1}}", (CELL,), {"a1": 1}, []),
        ("{key: player, values: {1: 5}}", (PLAYER,), {1: 5}, []),
        ("{key: card, values: {ant: 1}}", (UNKNOWN,), {"ant": 1}, ["a table cannot be looked up by a card"]),
        ("{key: colour, values: {rod: 1}}", (COLOUR,), {"rod": 1}, ["`rod` is no colour, as a key of `t` must be"]),
        ("{key: colour, values: {red: x}}", (COLOUR,), {"red": "x"}, ["`x` is no number, as a value of `t` must be"]),
        ("{key: [colour, number], values: {red: 1, blue: {2: 3}}}", (COLOUR, NUMBER), {("blue", 2): 3}, ["`t` has two keys, so"]),
    ],
)
def test_a_table_is_looked_up_by_its_keys(text: str, keys: tuple[Type, ...], values: Any, said: list[str]) -> None:
    found = read("tables", f"t: {text}\n")
    noun = found.rules.tables["t"]
    assert (noun.keys, dict(noun.values), noun.type) == (keys, values, NUMBER)
    assert [str(problem.message)[: len(part)] for problem, part in zip(found.problems, said, strict=True)] == said


def test_a_zone_holds_pieces_that_there_are() -> None:
    found = read(
        "zones",
        "a: {holds: card, seen_by: nobody, start: all, active: no}\nb: {holds: site}\nc: {holds: crad}\nif: {holds: card}\n",
    )
    assert told(found.problems) == [
        ("RW305", "`site` is a kind of place, and places lie in no zone"),
        ("RW304", "there is no kind of piece called `crad`"),
        ("RW302", "`if` is a word of the language and cannot name a zone"),
    ]
    zone = found.rules.zones["a"]
    assert set(found.rules.zones) == {"a", "b", "c"}
    assert (zone.holds, zone.seen_by, zone.start) == ("card", "nobody", "all")


def test_words_of_enumerations_may_stand_in_several() -> None:
    asked = ComponentReader(Ruleset(), [])
    asked.names("enums", tree("a: [ant, bee, ant]\nb: [bee, cow]\nif: [doe]\nc: {more: [elk]}\n"))
    assert {name: enum.members for name, enum in asked.rules.enums.items()} == {"a": ("ant", "bee"), "b": ("bee", "cow")}
    assert [code for code, _ in told(asked.problems)] == ["RW301", "RW302"]
    found = asked.rules.constants()
    assert {word: [enum.name for enum in enums] for word, enums in found.items()} == {
        "ant": ["a"],
        "bee": ["a", "b"],
        "cow": ["b"],
    }

"""Games of a line or two: each shows one thing that the linker does, in some milliseconds."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from tests.link.in_memory import files, linked, picture, problems_of, told, under

from rulewright.link import link, maps
from rulewright.parse import print_declaration

COIN = "resources: {coin: {per: player}}\n"
HUES = "enums: {hue: [red, blue], lone: [white]}\n"
CARD = "pieces: card\nattributes: {gift: effect, worth: number}\n"


def one(**tables: str) -> Any:
    return files(tables={f"{name}.yaml": text for name, text in tables.items()})


def test_a_sentence_that_cannot_be_read_is_told() -> None:
    rules, problems = link([files("rule a: gain gain\nrule b: skip\n")])
    assert [problem.code for problem in problems] == ["RW203"] and set(rules.rules) == {"b"} and rules.broken == {"a"}
    assert rules.faulty and set(rules.sources) == {"base/pack.yaml", "base/game.rules"}


def test_sentences_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("rulewright.link.link"), "MAX_DECLARATIONS", 2)
    rules, problems = link([files("rule a: skip\nrule b: skip\nrule c: skip\n")])
    assert [(problem.code, problem.span and problem.span.line) for problem in problems] == [("RW209", 3)] and rules.rules == {}
    assert set(linked(files("rule a: skip\nrule b: skip\n")).rules) == {"a", "b"}


def test_a_sentence_is_addressed_by_its_name_or_its_number() -> None:
    rules = linked(files("after any player does a: skip\nafter any player does a, as b: skip\nrule a: skip\n"))
    assert [sentence.address for sentence in rules.sentences()] == ["a", "listener 0", "b"] and rules.seat_rules == {}


def test_what_is_printed_is_said_too() -> None:
    rules = linked(one(cards=CARD + "items: {ant: {gift: skip, effect: 'after you do a: skip'}, bee: {}}\n"))
    assert [(sentence.address, sentence.printed) for sentence in rules.sentences()] == [
        ("card.ant", None),
        ("card.ant", ("card", "gift")),
    ]
    assert [(printed.item.id, printed.attribute) for printed in rules.printed()] == [("ant", "gift")]


def test_what_a_pack_was_made_for_is_looked_at_without_a_patch() -> None:
    above = files("", "extends: [base]\nmade_for: {gone: abc}\n", name="top")
    assert [code for code, _ in told(problems_of(one(nouns=COIN), above))] == ["RW317"]
    assert linked(one(nouns=COIN)).marks == {}


@pytest.mark.parametrize(
    ("patch", "code", "carets"),
    [
        ("set coin.strat to 2", "RW309", "strat"),
        ("set players.mux to 2", "RW309", "mux"),
        ("remove hue.rad", "RW309", "rad"),
        ("remove hue.red.deep", "RW309", "deep"),
        ("set hue.red to 3", "RW312", "hue.red"),
        ("set coin.start to x", "RW442", "x"),
        ("remove coyn", "RW309", "coyn"),
        ("replace a with: skip", "RW309", "a"),
        ("set a to 3", "RW309", "a"),
    ],
)
def test_a_wrong_patch_of_a_tiny_game(patch: str, code: str, carets: str) -> None:
    above = files(patch + "\n", "extends: [base]\n", name="top")
    [problem] = problems_of(one(nouns=COIN + HUES), above)
    assert (problem.code, under(problem, above)) == (code, carets)


def test_a_patch_of_a_tiny_game() -> None:
    def patched(text: str) -> Any:
        return linked(one(nouns=COIN + HUES), files(text + "\n", "extends: [base]\n", name="top"))

    assert patched("set players.max to 4").base.players == (1, 4)
    assert patched("remove hue.red").enums["hue"].members == ("blue",)
    assert patched("set coin.start to 4").variables["coin"].start == 4
    assert set(patched("remove coin").variables) == set()


def test_an_enumeration_that_is_emptied_is_told_where_it_stands() -> None:
    base, above = one(nouns=HUES), files("remove lone.white\n", "extends: [base]\n", name="top")
    rules, [problem] = link([base, above])
    assert (problem.code, under(problem, base)) == ("RW442", "[white]") and rules.enums["lone"].members == ("white",)


def test_an_answer_that_a_bot_did_not_have_is_added() -> None:
    base = files("bot automa:\n    way: random\n")
    rules = linked(base, files("set automa.other to never\n", "extends: [base]\n", name="top"))
    assert print_declaration(rules.bots["automa"]) == "bot automa:\n    way: random\n    other: never"


def test_what_is_unseen_below_is_not_shown_above() -> None:
    below = one(nouns=COIN, table="unseen: [coin]\n")
    above = files("", "extends: [base]\n", name="top", tables={"table.yaml": "regions: {a: {shows: [coin]}}\n"})
    [problem] = problems_of(below, above)
    assert (problem.code, under(problem, above)) == ("RW315", "coin")
    assert [span.file for _, span in problem.notes] == ["base/table.yaml"]


@pytest.mark.parametrize(
    ("attribute", "said"),
    [
        ("{type: number, varies: true, min: 5, max: 3}", ["`p` is at least 5 and at most 3, which no number is"]),
        ("{type: number, varies: true, min: 3, max: 3}", []),
        ("{type: number, varies: true, min: 3}", []),
        ("{type: number, varies: true, max: -1}", ["`p` is at least 0 and at most -1, which no number is"]),
        ("{type: list of number, varies: true}", ["what changes cannot be a list of number here"]),
        ("list of number", []),
        ("nombre", ["there is no type called `nombre`"]),
    ],
)
def test_bounds_of_an_attribute(attribute: str, said: list[str]) -> None:
    problems = problems_of(one(cards=f"pieces: card\nattributes: {{p: {attribute}}}\nitems: {{}}\n"))
    assert [text for _, text in told(problems)] == said


@pytest.mark.parametrize(
    ("table", "broken", "said"),
    [
        ("{key: hue, type: effect, values: {red: skip}}", False, []),
        ("{key: number, type: effect, values: {}}", False, []),
        ("{key: player, type: effect, values: {}}", True, ["effects cannot be looked up by a player"]),
        ("{key: hu, type: effect, values: {}}", True, ["there is no type called `hu`"]),
        ("{key: hue, type: effect, values: {rad: skip}}", False, ["`rad` is no hue, as a key of `deed` must be"]),
    ],
)
def test_a_table_of_effects(table: str, broken: bool, said: list[str]) -> None:
    rules, problems = link([one(nouns=HUES + f"tables: {{deed: {table}}}\n")])
    assert [text for _, text in told(problems)] == said
    assert ("deed" in rules.broken, "deed" in rules.rules) == (broken, not broken)


def test_boards_of_which_something_is_missing_are_all_told() -> None:
    slab = "pieces: slab\nattributes: {n: number}\nshapes: {a: [[0, 0]]}\nfaces: n\nitems: {s: {n: 1}}\n"
    boards = "boards: {a: {shape: square, tiles: slab}, b: {shape: square, tiles: slab}}\n"
    assert [text.partition(",")[0] for _, text in told(problems_of(one(nouns=boards, slabs=slab)))] == [
        *("`slab` covers `a`", "`slab` covers `b`")
    ]


@pytest.mark.parametrize(
    ("drawn", "places"),
    [
        ("  o/ o/o", ((1, 0), (0, 1), (-1, 2))),  # twice the column and the row make where the character stands
        (" o/o o", ((1, 0), (0, 1), (1, 1))),
        ("   o/  o/ o/o", ((2, 0), (1, 1), (0, 2), (-1, 3))),
    ],
)
def test_hexes_stand_between_those_above(drawn: str, places: tuple[tuple[int, int], ...]) -> None:
    found, heard = picture("hex", drawn.replace(" ", "."))
    assert heard.told == [] and found.places == places


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("in buying, as gem: skip", ["`gem` fits the same question as another `gem`"]),
        ("in selling, as gem: skip", []),
        ("in buying, as jet: skip", []),
        ("at any time in a, as gem: skip", []),
        ("at any time in a, as ore: skip", ["`ore` fits the same question as another `ore`"]),
    ],
)
def test_one_question_has_no_two_options_of_one_name(sentence: str, said: list[str]) -> None:
    stones = "pieces: stone\nitems: {gem: {copies: 2, effect: 'in buying: skip'}, ore: {effect: 'at any time in a: skip'}}\n"
    problems = problems_of(files(sentence + "\n", tables={"stones.yaml": stones}))
    assert [text for _, text in told(problems)] == said
    assert [span.file for problem in problems for _, span in problem.notes] == ["base/game.rules"] * len(said)


def test_beyond_a_number_of_problems_the_rest_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("rulewright.link.link"), "MAX_GAME_PROBLEMS", 0)
    rules, [first, last] = link([files("rule a: gain gain\nrule b: skip\n")])
    assert (first.code, last.code, last.span) == ("RW203", "RW436", first.span) and rules.rules == {} and rules.faulty


def test_what_bots_prefer_and_who_wins_is_said() -> None:
    rules = linked(files("bot automa:\n    way: random\nwinner: random\nscore bonus = 1\nvalue two_of = 2\nflow game: skip\n"))
    assert [sentence.address for sentence in rules.sentences()] == ["two_of", "bonus", "game", "automa", "winner"]


def test_a_row_of_hexes_is_as_long_as_one_of_squares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a side has at most three; every other row of hexes may stand half a cell further on."""
    monkeypatch.setattr(maps, "MAX_SIDE", 3)
    for shape, drawn, cells in (("hex", "o.o.o/.o.o.o", 6), ("hex", "o.o.o.o", 0), ("square", "ooo", 3), ("square", "oooo", 0)):
        found, heard = picture(shape, drawn)
        assert (len(found.places), len(heard.told)) == (cells, not cells)


def test_a_cell_has_nothing_whose_name_cannot_be_one() -> None:
    rules, problems = link([one(nouns="boards: {b: {shape: ring, width: 3, cells: {a__b: player, fine: number}}}\n")])
    assert told(problems) == [("RW302", "`a__b` cannot be a name")] and list(rules.boards["b"].attributes) == ["fine"]

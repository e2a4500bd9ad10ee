"""What packs say of themselves, and what several of them say together: options, versions, order, marks, what one takes away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.link.in_memory import files, linked, problems_of, told, tree, under

from rulewright.diagnostics import Diagnostic, English, GameError, Span
from rulewright.link import NUMBER, YES_NO, ConstantType, Manifest, Option, Ruleset, Type, settle, with_removals
from rulewright.link.components import ComponentReader
from rulewright.link.made_for import marks_of
from rulewright.link.manifests import read_manifest, read_options
from rulewright.link.options import is_settled_otherwise
from rulewright.link.sharing import written_out
from rulewright.link.stacking import bases_of, in_order
from rulewright.parse import parse_rules
from rulewright.read import plain

AT = Span.point("base/pack.yaml", 1, 1)
GAME = "flow game: do turn\nrule turn: gain 1 coin\nwinner: most coin\n"
COIN = {"nouns.yaml": "resources: {coin: {per: player}}\n"}
FRONT = "id: base\nversion: 1.2.3\n"
NO_VALUE = "the default of `n` is not one of its values"


# -- pack.yaml --
def test_a_manifest_of_which_nothing_is_said() -> None:
    reader = ComponentReader(Ruleset(), [])
    bare = read_manifest(reader, tree(FRONT))
    assert (bare.id, bare.version, bare.name, bare.players, bare.about) == ("base", "1.2.3", "base", (1, 1), "")
    assert (bare.extends, bare.knows, bare.languages, bare.solo, bare.edition_of) == ((), (), ("en",), None, None)
    assert (dict(bare.needs), dict(bare.made_for), reader.problems) == ({}, {}, [])


def test_a_manifest_of_which_everything_is_said() -> None:
    reader = ComponentReader(Ruleset(), [])
    text = (
        FRONT + "name: The Base\nplayers: {min: 2, max: 5}\nextends: [one, two]\nedition_of: two\nknows: [three]\nabout: short\n"
    )
    text += "languages: [hu, en]\nsolo: automa\nneeds: {one: ^1.0}\nmade_for: {coin: abc}\n"
    full = read_manifest(reader, tree(text))
    assert (full.name, full.players, full.about, full.languages) == ("The Base", (2, 5), "short", ("hu", "en"))
    assert (full.extends, full.knows, full.solo, full.edition_of) == (("one", "two"), ("three",), "automa", "two")
    assert full.solo is not None and full.edition_of is not None and (full.solo.span.line, full.edition_of.span.line) == (10, 6)
    assert {name: (text, span.line) for name, (text, span) in full.needs.items()} == {"one": ("^1.0", 11)}
    assert {name: (text, span.line) for name, (text, span) in full.made_for.items()} == {"coin": ("abc", 12)}
    edition = read_manifest(reader, tree(FRONT + "edition_of: other\n"))
    assert edition.extends == ("other",) and reader.problems == []


@pytest.mark.parametrize(("players", "wrong"), [("{min: 3, max: 2}", True), ("{min: 2, max: 2}", False), ("{min: 2}", True)])
def test_the_fewest_are_compared_with_the_most(players: str, wrong: bool) -> None:
    reader = ComponentReader(Ruleset(), [])
    read_manifest(reader, tree(FRONT + f"players: {players}\n"))
    assert [problem.code for problem in reader.problems] == ["RW305"] * wrong


@pytest.mark.parametrize(
    ("entry", "type_", "default", "values", "said"),
    [
        ("{default: true}", YES_NO, True, (), []),
        ("{default: yes}", YES_NO, True, (), []),
        ("{default: false}", YES_NO, False, (), []),
        ("{default: no}", YES_NO, False, (), []),
        ("{type: yes_no, default: maybe}", YES_NO, False, (), ["the default of `n` is neither yes nor no"]),
        ("{values: [low, high], default: high}", ConstantType("n"), "high", ("low", "high"), []),
        ("{type: choice, values: [1, 2], default: 2}", ConstantType("n"), 2, ("1", "2"), []),
        ("{values: [low, high], default: x}", ConstantType("n"), "x", ("low", "high"), [NO_VALUE]),
        ("{type: choice, default: x}", ConstantType("n"), "x", (), [NO_VALUE]),
        ("{type: number, default: 3}", NUMBER, 3, (), []),
        ("{type: number, default: x}", NUMBER, "x", (), ["the default of `n` is not a number"]),
        ("{type: number, default: 9, min: 1, max: 4}", NUMBER, 9, (), ["`n` begins at 9, but is never above 4"]),
    ],
)  # fmt: skip
def test_an_option_has_a_type_and_a_default(
    entry: str, type_: Type, default: Any, values: tuple[str, ...], said: list[str]
) -> None:
    reader = ComponentReader(Ruleset(), [])
    read_options(reader, tree(f"options:\n  if: {{}}\n  n: {entry}\n"))
    assert [text for _, text in told(reader.problems)][1:] == said and set(reader.rules.options) == {"n"}
    option = reader.rules.options["n"]
    assert (option.type, option.default, option.values, option.fixed, option.players) == (type_, default, values, False, ())
    hints = {
        "{values: [low, high], default: x}": "known here: low, high",
        "{type: choice, default: x}": "add `values`",
        "{type: yes_no, default: maybe}": "write yes or no",
    }
    assert entry not in hints or reader.problems[1].suggestion == hints[entry]


# -- settling --
def settled(option: Option, players: int, given: dict[str, Any], most: int = 3) -> Any:
    front = Manifest("base", "1.0.0", "Base", (2, most), (), (), (), AT)
    try:
        return settle(Ruleset(packs=[front], options={"n": option}), players, given)["n"]
    except GameError as error:
        return str(error.diagnostic.message)


def option(type_: Type, default: Any, low: int = 0, high: int = 0, **more: Any) -> Option:
    return Option("n", type_, more.pop("values", ()), default, low, high, more.pop("players", ()), AT, **more)


def test_options_are_settled_one_by_one() -> None:
    yes, pace, free = option(YES_NO, True), option(NUMBER, 2, -1, 3), option(NUMBER, 7)
    mode = option(ConstantType("n"), "low", values=("low", "high"))
    assert [settled(yes, 2, given) for given in ({}, {"n": "NO"}, {"n": "true"}, {"n": False})] == [True, False, True, False]
    assert [settled(pace, 3, {"n": number}) for number in (-1, "0", 3)] == [-1, 0, 3]
    assert settled(pace, 2, {"n": 4}) == "`n` is a number from -1 to 3, not `4`"
    assert settled(pace, 2, {"n": -2}) == "`n` is a number from -1 to 3, not `-2`"
    assert settled(pace, 2, {"n": "1.5"}) == "`n` is a number from -1 to 3, not `1.5`"
    assert [settled(free, 2, {"n": number}) for number in (-900, "900")] == [-900, 900]
    assert settled(mode, 2, {"n": "high"}) == "high" and settled(mode, 2, {"n": "mid"}) == "`mid` is no value of `n`"
    assert settled(yes, 2, {"n": "maybe"}) == "`n` is yes or no, not `maybe`"
    assert settled(yes, 2, {"m": 1}) == "there is no option called `m`"
    assert settled(yes, 1, {}) == settled(yes, 1, {}, 3) == "Base is for 2 to 3 players, not 1"
    assert settled(yes, 4, {}) == "Base is for 2 to 3 players, not 4" and settled(yes, 3, {}, 2) == "Base is for 2 players"


def test_some_options_are_for_some_numbers_of_players() -> None:
    few = option(NUMBER, 2, 1, 5, players=(2, 4))
    assert [settled(few, players, {"n": 3}, 4) for players in (2, 3, 4)] == [3, "`n` is for 2 or 4 players", 3]
    assert settled(few, 3, {"n": "2"}, 4) == 2


def test_an_option_that_is_settled_stays_so() -> None:
    fixed, free = option(YES_NO, True, fixed=True), option(YES_NO, True)
    assert [is_settled_otherwise(fixed, value) for value in (True, "yes", "TRUE", "no", False, 1)] == [
        *(False, False, False, True, True, True)
    ]
    assert not is_settled_otherwise(free, "no")
    assert settled(fixed, 2, {"n": "yes"}) is True
    assert settled(fixed, 2, {"n": "no"}) == "`n` is settled: a pack over this game has set it to yes"
    assert settled(free, 2, {"n": "no"}) is False


# -- tables that say one thing for several --
def test_rows_are_written_out() -> None:
    one = "pieces: card\neach: {worth: 1}\nitems:\n  ant: {hue: blue, copies: 2, source: box}\n  bee:\n"
    one += "  cow: {same_as: ant, worth: 5}\n"
    two = "more: card\nitems:\n  doe: {same_as: cow, note: n}\n  elk: {same_as: fox}\n  gnu:\n  hen: {same_as: gnu}\n"
    found = written_out({"b/more.yaml": tree(two), "b/cards.yaml": tree(one), "b/other.yaml": tree("more: card\n")})
    assert list(found) == ["b/more.yaml", "b/cards.yaml", "b/other.yaml"]
    assert plain(found["b/cards.yaml"]) == {
        "pieces": "card",
        "items": {
            "ant": {"hue": "blue", "copies": 2, "source": "box", "worth": 1},
            "bee": {"worth": 1},
            "cow": {"worth": 5, "hue": "blue"},
        },
    }
    assert plain(found["b/more.yaml"]) == {
        "more": "card",
        "items": {"doe": {"note": "n", "worth": 5, "hue": "blue"}, "elk": {"same_as": "fox"}, "gnu": None, "hen": {}},
    }
    assert plain(found["b/other.yaml"]) == {"more": "card"}


def test_constants_of_other_files_stand_behind() -> None:
    one = "enums: {hue: {more: [green, white]}, size: {more: [large]}, own: [x]}\n"
    two = "enums: {ground: [sand], hue: [red, blue]}\nresources: {coin: }\n"
    three = "enums: {hue: {more: [black]}}\n"
    found = written_out({"a.yaml": tree(one), "b.yaml": tree(two), "c.yaml": tree(three)})
    assert [plain(node) for node in found.values()] == [
        {"enums": {"size": {"more": ["large"]}, "own": ["x"]}},
        {"enums": {"ground": ["sand"], "hue": ["red", "blue", "green", "white", "black"]}, "resources": {"coin": None}},
        {"enums": {}},
    ]


# -- several packs --
def test_packs_are_stacked_by_what_they_lie_on_and_know() -> None:
    def order(*packs: tuple[str, str]) -> list[str]:
        found = [files(name=name, more=more) for name, more in packs]
        problems: list[Diagnostic] = []
        ordered = in_order(found, ComponentReader(Ruleset(), []), frozenset(), problems)
        assert problems == []
        return [manifest.id for _, manifest in ordered]

    base, above = ("m", ""), "extends: [m]\n"
    assert order(("z", above), ("a", above), base) == ["m", "a", "z"]
    assert order(("a", above + "knows: [z]\n"), ("z", above), base) == ["m", "z", "a"]
    assert order(("a", above + "knows: [z]\n"), ("z", above + "knows: [a]\n"), base) == ["m", "a", "z"]
    assert order(("a", above + "knows: [b, m]\n"), ("c", above), base) == ["m", "a", "c"]
    assert order(("a", "extends: [b]\n"), ("b", "extends: [c]\n"), ("c", above), base) == ["m", "c", "b", "a"]
    assert order(("a", "extends: [b]\n"), ("b", above), ("c", above), base) == ["m", "b", "c", "a"]
    fronts = {name: read_manifest(ComponentReader(Ruleset(), []), tree(f"{FRONT}extends: {on}\n")) for name, on in
              {"a": "[b, x]", "b": "[c]", "c": "[b]"}.items()}  # fmt: skip
    assert bases_of(fronts["a"], fronts) == {"b", "c"} == bases_of(fronts["b"], fronts)


def test_packs_that_cannot_lie_together() -> None:
    base = files(GAME, tables=COIN)
    assert [code for code, _ in told(problems_of(base, files(name="base")))] == ["RW306"]
    assert told(problems_of(base, files(name="a", more="extends: [a]\n"))) == [("RW311", "`a` extends itself")]
    circle = files(name="a", more="extends: [b]\n"), files(name="b", more="extends: [a]\n")
    assert told(problems_of(base, *circle)) == [
        ("RW311", "`a` extends itself through other packs"),
        ("RW311", "`b` extends itself through other packs"),
    ]
    assert told(problems_of(base, files(name="a", more="extends: [base, bsae]\n"))) == [
        ("RW307", "`a` extends `bsae`, which is not there")
    ]


@pytest.mark.parametrize(
    ("more", "told", "under"),
    [
        ("extends: [base, bsae]\n", "RW307", "bsae"),
        ("edition_of: bsae\n", "RW307", "bsae"),
        ("extends: [base, a]\n", "RW311", "a"),
        ("extends: [base]\nknows: [far, basse, towr]\n", "RW320", "towr"),
    ],
)
def test_a_pack_that_is_named_is_told_of_where_it_is_named(more: str, told: str, under: str) -> None:
    """One that is known need not be there; only a name that is nearly another's is told."""
    above = files(name="a", more=more)
    problems = problems_of(files(GAME, tables=COIN), above, files(name="tower", more="extends: [base]\n"))
    [problem] = [problem for problem in problems if problem.code != "RW430"]
    assert problem.span is not None and problem.code == told
    line = above.sources["a/pack.yaml"].split("\n")[problem.span.line - 1]
    assert line[problem.span.column - 1 : problem.span.end_column - 1] == under


@pytest.mark.parametrize(("languages", "told"), [("[en, hu]", []), ("[hu]", []), ("[en]", ["RW110"]), ("[en, hun]", ["RW110"])])
def test_a_file_of_texts_is_in_a_language_that_is_spoken(languages: str, told: list[str]) -> None:
    home = files(GAME, f"languages: {languages}\n", tables=COIN)
    home = replace(home, texts={"text/en.ftl": "coin = coin\n", "text/hu.ftl": "coin = pénz\n"})
    assert [problem.code for problem in problems_of(home)] == told


def test_two_editions_are_not_laid_over_one_game() -> None:
    base = files(GAME, tables=COIN)
    one, two = files(name="a", more="edition_of: base\n"), files(name="b", more="edition_of: base\n")
    [problem] = problems_of(base, two, one)
    assert (problem.code, under(problem, two)) == ("RW313", "base")
    assert [span.file for _, span in problem.notes] == ["a/pack.yaml"]
    needing = files(name="a", more="extends: [base]\nneeds: {base: ^2.0}\n")
    [problem] = problems_of(base, needing)
    assert problem.code == "RW316" and [(span.file, span.line) for _, span in problem.notes] == [("base/pack.yaml", 2)]


def test_marks_stand_for_what_is_said() -> None:
    said, problems = parse_rules(GAME + "rule turn for automa: skip\nafter any player does turn: skip\n", "base/game.rules")
    assert not problems
    tables = {
        "base/pack.yaml": tree("options: {fast: {default: no}, slow: {default: no}}\n", "base/pack.yaml"),
        "base/nouns.yaml": tree("options: {odd: 1}\nresources: {coin: {per: player}, wood: {per: player}}\n"),
        "base/cards.yaml": tree("places: site\nitems: {hill: {}, dale: {worth: 1}}\n", "base/cards.yaml"),
        "base/more.yaml": tree("more: site\nitems: {moor: {worth: 1}}\n", "base/more.yaml"),
    }
    marks = marks_of([(one, "base/game.rules") for one in said], tables, ("resources",))
    assert set(marks) == {
        *("game", "turn", "turn for automa", "winner", "option.fast", "option.slow"),
        *("coin", "wood", "site.hill", "site.dale", "site.moor"),
    }
    alike = [("coin", "wood"), ("option.fast", "option.slow"), ("site.dale", "site.moor")]
    assert [marks[one][0] == marks[other][0] for one, other in alike] == [True, True, True]
    assert len({mark for mark, _ in marks.values()}) == len(marks) - len(alike)
    assert all(len(mark) == 10 and mark.isalpha() for mark, _ in marks.values())
    places = {name: (span.file, span.line, span.column) for name, (_, span) in marks.items()}
    assert places["option.fast"] == ("base/pack.yaml", 1, 11) and places["turn"] == ("base/game.rules", 2, 1)
    assert places["wood"] == ("base/nouns.yaml", 2, 34) and places["site.hill"] == ("base/cards.yaml", 2, 9)


def test_what_is_missing_is_told_with_who_took_it_away() -> None:
    base = files(GAME, tables=COIN)
    rules = linked(
        base,
        files("remove coin\nremove game\n", "extends: [base]\n", name="top"),
    )
    at = Span("base/game.rules", 2, 19, 2, 23)  # the coin of the rule
    given = [
        Diagnostic("RW401", English("there is nothing called `coin`"), at, English("guess")),
        Diagnostic("RW402", English("of another sort"), at),
        Diagnostic("RW401", English("elsewhere"), Span("base/game.rules", 2, 6, 2, 10)),
        Diagnostic("RW401", English("of two lines"), Span("base/game.rules", 2, 19, 3, 23)),
        Diagnostic("RW401", English("in no file"), None),
        Diagnostic("RW401", English("in another file"), Span("base/other.rules", 2, 19, 2, 23)),
        Diagnostic("RW431", English("no game"), None),
    ]
    found = with_removals(given, rules)
    assert found[1:6] == given[1:6]
    assert [[str(note) for note, _ in problem.notes] for problem in (found[0], found[6])] == [
        ["`top` removes `coin` here"],
        ["`top` removes `game` here"],
    ]
    assert [span.line for problem in found for _, span in problem.notes] == [1, 2]
    assert found[0].suggestion == found[6].suggestion == "change this, too, or leave `top` out"
    assert with_removals(given, linked(base)) == given

"""Names that sentences declare by using them, who listens to what, and what schemas complain of: small games and single nodes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.link.in_memory import files, linked, problems_of, told, tree, under

from rulewright.diagnostics import Span
from rulewright.link import NUMBER, ConstantType, Enumeration, Option, Ruleset, check_schemas, link, tables, validate
from rulewright.link.programs import by_table, can_be_told
from rulewright.link.schemas import complaints, schema_of
from rulewright.link.triggers import Heard
from rulewright.link.types import CellType
from rulewright.parse import ast, print_declaration
from rulewright.read import plain

AT = Span.point("base/nouns.yaml", 1, 1)
NOUNS = "enums: {colour: [red, blue]}\nresources: {coin: {per: player}, wood: {per: player}}\nzones: {row: {holds: card}}\n"
CARDS = """\
pieces: card
attributes: {heat: {type: number, varies: true}, gift: effect}
items:
  ant: {effect: "after you gain coin or wood: skip"}
  bee: {effect: "in taking: skip"}
  cow: {effect: "before another player does turn: skip", gift: do printed}
  doe: {effect: "add 1 to price"}
  elk: {effect: "when heat of this reaches 3: skip"}
"""
RULES = """\
flow game: do turn
value price = 1
rule turn:
    window taking
    event taken
    pay 1 coin for wages
    pay 2 coin
    any order as jobs:
        early: skip
        late: add to jobs: do deeper
    any order:
        left: skip
        right: skip
    choose one as way:
        go: skip
        stay: skip
    choose one:
        sing: skip
    choose n from 1 .. 3 as pick
    choose m from 1 .. 3
    choose k from 1 .. 3 as way
    may as extra: skip
    may: skip
    up to 2 times: skip
    3 times: skip
rule printed: do deeper
rule deeper: skip
rule beside: skip
rule apart: skip
rule apart for automa: do seated
rule seated: skip
when coin reaches 5: skip
after any player pays coin for wages or coin for rent: skip
at any time in apart: skip
winner: most coin
"""


def game(rules: str = RULES, **more: str) -> Ruleset:
    return linked(files(rules, tables={"nouns.yaml": NOUNS, "cards.yaml": CARDS, **more}))


def named(found: list[Heard]) -> list[Any]:
    return [heard.owned.item.id if heard.owned.item else heard.number for heard in found]


def test_names_that_are_declared_by_use() -> None:
    symbols = game().symbols
    assert {name: len(nodes) for name, nodes in symbols.labels.items()} == {
        "jobs": 1,
        "order": 1,
        "way": 2,
        "one": 1,
        "pick": 1,
        "m": 1,
        "extra": 1,
        "may": 1,
        "more": 1,
    }
    assert symbols.choices == set(symbols.labels) and list(symbols.agendas) == ["jobs"] and list(symbols.added) == ["jobs"]
    assert [list(some) for some in (symbols.windows, symbols.events, symbols.purposes)] == [["taking"], ["taken"], ["wages"]]
    assert symbols.alternatives("way") == ("go", "stay") and symbols.alternatives("order") == ("left", "right")
    assert symbols.alternatives("pick") == symbols.alternatives("nothing") == ()
    assert symbols.parts == {}


def test_listeners_stand_under_all_that_they_listen_to() -> None:
    triggers = game().triggers
    assert named(triggers.heard) == [0, 1, 2, "ant", "bee", "cow", "elk"]
    assert named(triggers.on_verb("gain", "coin")) == named(triggers.on_verb("gain", "wood")) == ["ant"]
    assert named(triggers.on_verb("pay", "coin")) == [1] and triggers.on_verb("pay", "coin", "before") == []
    assert named(triggers.on_rule("turn", "before")) == ["cow"] and triggers.on_rule("turn", "after") == []
    assert named(triggers.on_reach("coin")) == [0] and named(triggers.on_reach("heat")) == ["elk"]
    assert named(triggers.in_window("taking")) == ["bee"] and triggers.in_window("other") == []
    assert named(triggers.any_time) == [2] and [heard.number for heard in triggers.heard] == [0, 1, 2, 3, 4, 5, 7]


def test_what_may_be_interrupted() -> None:
    """What a stretch does, in each seat's version, what components do, and what all of these do; not what stands beside."""
    rules = game()
    found = {(node.name, node.seat) for node in rules.interruptible if isinstance(node, ast.Rule)}
    seated, of_cards = {("apart", None), ("apart", "automa"), ("seated", None)}, {("printed", None), ("deeper", None)}
    assert found == seated | of_cards | {("turn", None)}  # which a card names
    assert not [node for node in rules.interruptible if isinstance(node, ast.Flow)]
    assert game(RULES.replace("at any time in apart: skip\n", "")).interruptible == frozenset()
    whole = game(RULES.replace("at any time in apart", "at any time in game")).interruptible
    assert {node.name for node in whole if isinstance(node, ast.Flow)} == {"game"}
    assert "turn" in {node.name for node in whole if isinstance(node, ast.Rule)}


def test_a_word_stands_in_its_first_list() -> None:
    enums = {name: Enumeration(name, words, AT) for name, words in {"a": ("x", "y"), "b": ("y", "z")}.items()}
    option = Option("mode", ConstantType("mode"), ("z", "w"), "w", 0, 0, (), AT)
    rules = Ruleset(enums=enums, options={"mode": option})
    assert dict(rules.first_list) == {"x": ("x", "y"), "y": ("x", "y"), "z": ("y", "z"), "w": ("z", "w")}
    assert rules.enumeration("a") == ("x", "y") and rules.enumeration("mode") == ("z", "w")
    assert {word: [enum.name for enum in some] for word, some in rules.constants().items()} == {
        "x": ["a"],
        "y": ["a", "b"],
        "z": ["b", "mode"],
        "w": ["mode"],
    }


def test_a_rule_is_made_of_a_table() -> None:
    said = {1: (ast.Skip(AT),), 2: (ast.Skip(AT), ast.Skip(AT))}
    one = by_table(ast.Ident("deed", AT), (NUMBER,), {((3, AT),): said[1], ((4, AT),): said[2]})
    written = "rule deed(number: number): match number: 3: skip 4: skip skip"
    assert print_declaration(one).split() == written.split()
    hue = ConstantType("colour")
    assert [can_be_told(type_) for type_ in (NUMBER, hue, CellType("grid"))] == [True, True, False]


# -- too much --
def test_sentences_that_are_not_read_are_missed_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    home = files(RULES, tables={"nouns.yaml": NOUNS})
    monkeypatch.setattr(tables, "MAX_SAID", 100)
    rules, problems = link([home])
    assert [code for code, _ in told(problems) if code != "RW304"] == ["RW209"]
    declared = {"game", "price", "turn", "printed", "deeper", "beside", "apart", "seated", "winner"}
    assert rules.broken >= declared | {"taking", "taken", "wages", "jobs", "pick"} and rules.rules == {}
    comments = "".join(f"# {'x' * 90}\n" for _ in range(3)) + "rule a: skip\n"
    assert set(linked(files(comments)).rules) == {"a"}


def test_texts_that_are_too_long_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    home = replace(
        files("rule a: skip\n", "languages: [en, hu]\n"),
        texts={"text/en.ftl": "coin = coin\n", "text/hu.ftl": "coin = much too long\n"},
    )
    found = linked(home)
    assert found.texts == {"en": [("base/text/en.ftl", "coin = coin\n")], "hu": [("base/text/hu.ftl", "coin = much too long\n")]}
    monkeypatch.setattr(tables, "MAX_TOLD", 12)
    rules, problems = link([home])
    assert list(rules.texts) == ["en"] and [(problem.code, problem.span and problem.span.file) for problem in problems] == [
        ("RW209", "base/text/hu.ftl")
    ]


def test_files_that_failed_are_left_out() -> None:
    home = files("rule a: skip\n", tables={"nouns.yaml": NOUNS, "more.yaml": "resources: {gem: }\n"})
    rules, _ = link([home], frozenset({"base/nouns.yaml"}))
    assert set(rules.variables) == {"gem"}
    rules, problems = link([home], frozenset({"base/pack.yaml"}))
    assert rules.packs == [] and problems == []


def test_each_board_is_looked_at() -> None:
    boards = "boards: {a: {shape: square, tiles: slab}, b: {shape: square, tiles: card}, c: {shape: square, tiles: slab}}\n"
    slabs = "pieces: slab\nattributes: {}\nshapes: {one: [[0, 0]]}\nitems: {}\n"
    home = files("rule a1: skip\n", tables={"nouns.yaml": NOUNS + boards, "cards.yaml": CARDS, "slabs.yaml": slabs})
    assert [str(problem.message).partition(",")[0] for problem in problems_of(home)] == [
        *("`slab` covers `a`", "`card` covers `b`", "`card` covers `b`", "`slab` covers `c`")
    ]


# -- schemas --
@pytest.mark.parametrize(
    ("path", "text", "schema"),
    [
        ("pack.yaml", "more: x\n", "pack"),
        ("table.yaml", "pieces: x\n", "table"),
        ("invariants.yaml", "{}\n", "invariants"),
        ("a.yaml", "more: x\npieces: y\n", "more"),
        ("a.yaml", "pieces: x\n", "pieces"),
        ("a.yaml", "places: x\n", "pieces"),
        ("a.yaml", "enums: {}\n", "nouns"),
    ],
)
def test_a_file_follows_the_schema_of_what_it_holds(path: str, text: str, schema: str) -> None:
    assert schema_of(path, tree(text)) == schema
    assert schema_of(path, tree("a: [1]\n").entries[0][1]) == (schema if schema in ("pack", "table", "invariants") else "nouns")


@pytest.mark.parametrize(
    ("schema", "text", "said", "carets"),
    [
        ("nouns", "resources: {coin: {strat: 1}}", "`strat` has no meaning in resources.coin", "strat"),
        ("nouns", "resources: {coin: {start: x}}", "resources.coin.start must be a whole number or a table, not `x`", "x"),
        ("nouns", "enums: {hue: []}", "enums.hue", "[]"),
        ("nouns", "zones: {row: {holds: card, seen_by: al}}", "`al` is not allowed for zones.row.seen_by", "al"),
        ("nouns", "zones: {row: {start: all}}", "`holds` is missing in zones.row", "{start: all}"),
        ("nouns", "zones: {row: {hold: card}}", "`hold` has no meaning in zones.row", "hold"),
        ("pack", "id: A_b\nversion: 1.0.0", "`A_b` is not written right for id", "A_b"),
        ("pieces", "pieces: card\nitems: {a: {copies: 0}}", "items.a.copies must be at least 1", "0"),
        ("pieces", "pieces: card\nitems: {a: {copies: 501}}", "items.a.copies must be at most 500", "501"),
        ("pieces", "pieces: card\nitems: 3", "items must be a table, not `3`", "3"),
        ("pieces", "pieces: card\nitems:", "items is empty, and must be a table", ""),
    ],
)  # fmt: skip
def test_what_does_not_follow_a_schema_is_told_at_its_word(schema: str, text: str, said: str, carets: str) -> None:
    home = files(tables={"a.yaml": text + "\n"})
    [problem] = validate(home.yaml["a.yaml"], schema)
    assert (str(problem.message)[: len(said)], under(problem, home)) == (said, carets)


def test_files_with_problems_are_broken() -> None:
    home = files(tables={"a.yaml": "enums: {hue: [red]}\n", "b.yaml": "enum: {}\nresource: {}\n"})
    problems, broken = check_schemas(home)
    assert broken == {"base/b.yaml"} and [problem.code for problem in problems] == ["RW441"]
    [missing] = validate(tree("version: 1.0.0\n"), "pack")
    assert str(missing.message) == "`id` is missing in the file" and missing.suggestion == "add `id`:".replace("`:", ":`")


def test_complaints_of_a_row_are_cut_where_they_are_long() -> None:
    row = tree(f"row: {{a: {'x' * 61}, b: {'y' * 60}, c: [1, 2]}}\n").entries[0][1]
    assert plain(row)["a"] == "x" * 61  # type: ignore[index,call-overload]
    found = complaints(row, {"properties": {"a": {"type": "integer"}, "b": {"type": "integer"}, "c": {"const": 3}}})
    assert [str(problem.message) for problem in found][:2] == [
        f"a must be a whole number, not `{'x' * 60}…`",
        f"b must be a whole number, not `{'y' * 60}`",
    ]
    assert str(found[2].message).startswith("c is not right: ")
    assert [str(problem.message) for problem in complaints(row, {"properties": {"c": {"maxItems": 1}}})] == [
        "c may have at most 1 entries"
    ]
    numbers = tree("row: {1: a}\n").entries[0][1]
    assert [str(problem.message) for problem in complaints(numbers, {"properties": {"1": {"type": "integer"}}})] == [
        "1 must be a whole number, not `a`"
    ]

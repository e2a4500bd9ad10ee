"""The parts of patching by themselves: named things in trees, entries of tables, and whose patch holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.link.in_memory import files, linked, problems_of, told, tree, under

from rulewright.diagnostics import Span
from rulewright.link import Manifest, Ruleset
from rulewright.link.patching.bodies import exchanged, found, inside, name_of
from rulewright.link.patching.claims import settle_claims
from rulewright.link.patching.fields import fields_of
from rulewright.link.patching.patch import Misfit, Patch, shown
from rulewright.link.patching.values import as_node, with_entry
from rulewright.parse import ast, parse_expression, parse_rules, print_declaration
from rulewright.read import plain

AT = Span.point("base/game.rules", 1, 1)
RULE = """\
rule turn:
    choose one as way:
        sell:
            part money: gain 1 coin
            part other: gain 9 coin
        wait:
            part other: skip
    may as extra:
        part money: gain 2 coin
    match coin:
        1 .. 2: gain 3 coin
        .. 0: gain 4 coin
        red, blue: gain 5 coin
        else: skip
"""


def rule(text: str = RULE) -> ast.Rule:
    [said], problems = parse_rules(text, "base/game.rules")
    assert not problems and isinstance(said, ast.Rule)
    return said


# -- trees --
def test_what_is_inside_has_a_name() -> None:
    names = [name_of(node) for node in inside(rule())]
    assert names == ["way", "sell", "wait", "extra", "money", "1", "0", "red", "else"]
    assert name_of(rule()) is None
    [bot], _ = parse_rules("bot automa:\n    way: prefer sell\n    extra: never\n", "base/game.rules")
    assert [name_of(node) for node in inside(bot)] == ["way", "extra"]
    [value], _ = parse_rules("value n(k: number):\n    1: 2\n    3 .. : 4\n    else: 5\n", "base/game.rules")
    assert [name_of(node) for node in inside(value)] == ["1", "3", "else"]


def test_a_word_leads_to_the_nearest_of_its_name() -> None:
    """The money of `extra` is directly in the rule; of the two others neither is nearer."""
    whole = rule()
    assert [node.span.line for node in found(whole, "money")] == [9]
    assert [node.span.line for node in found(whole, "other")] == [5, 7]
    [sell] = found(whole, "sell")
    assert [node.span.line for node in found(sell, "money")] == [4] and found(sell, "nothing") == []


def test_what_is_exchanged_leaves_all_else_the_very_same() -> None:
    whole = rule()
    [wait] = found(whole, "wait")
    changed = exchanged(whole, wait, None)
    assert print_declaration(changed) == RULE.replace("        wait:\n            part other: skip\n", "").strip()
    assert changed.body[0] is not whole.body[0] and changed.body[0].alternatives[0] is whole.body[0].alternatives[0]  # type: ignore[attr-defined]
    assert changed.body[1] is whole.body[1] and changed.body[2] is whole.body[2] and changed.name is whole.name
    assert exchanged(whole, ast.Skip(AT), None) is whole and exchanged(wait, wait, None) is None
    lone = rule("rule turn: gain 1 coin\n")
    emptied = exchanged(lone, lone.body[0], None)
    assert [type(line) for line in emptied.body] == [ast.Skip] and emptied.body[0].span == lone.body[0].span
    match = whole.body[2]
    assert isinstance(match, ast.Match) and print_declaration(exchanged(whole, match, ast.Skip(AT))).endswith("coin\n    skip")


# -- tables --
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("-3", -3),
        ("yes", True),
        ("no", False),
        ("red", "red"),
        ("[red, 2, yes]", ["red", 2, True]),
        ("[[1], []]", [[1], []]),
    ],
)
def test_what_is_set_becomes_an_entry(text: str, value: Any) -> None:
    expression, problems = parse_expression(text, "f", lambda line, column: (line, column))
    assert expression is not None and not problems
    assert plain(as_node(expression)) == value and as_node(expression).span == expression.span


@pytest.mark.parametrize("text", ["1 + 2", "coin of player", "- coin", "[1 + 1]", "max(1, 2)"])
def test_what_must_be_worked_out_is_no_entry(text: str) -> None:
    expression, _ = parse_expression(text, "f", lambda line, column: (line, column))
    assert expression is not None
    with pytest.raises(Misfit) as misfit:
        as_node(expression)
    assert misfit.value.message == "a table holds no formula"


def test_entries_are_set_added_and_taken_out() -> None:
    node = tree("a: {1: x, b: y}\nc: 3\n")
    new = tree("n: 7\n").entries[0][1]
    assert plain(with_entry(node, ("a", "1"), new)) == {"a": {1: 7, "b": "y"}, "c": 3}
    assert plain(with_entry(node, ("a", "2"), new)) == {"a": {1: "x", "b": "y", 2: 7}, "c": 3}
    assert plain(with_entry(node, ("a", "d"), new)) == {"a": {1: "x", "b": "y", "d": 7}, "c": 3}
    assert plain(with_entry(node, ("a",), None)) == {"c": 3} and plain(with_entry(node, ("c",), new))["c"] == 7  # type: ignore[index,call-overload]
    assert plain(with_entry(node, ("a", "b"), None)) == {"a": {1: "x"}, "c": 3} == {**plain(node), "a": {1: "x"}}  # type: ignore[dict-item]
    added = with_entry(node, (ast.Ident("e", Span.point("g", 4, 5)),), new)
    assert added.entries[-1][0].span.line == 4 and with_entry(node, ("e",), new).entries[-1][0].span == new.span  # type: ignore[attr-defined]


def test_fields_are_those_of_the_schemas() -> None:
    assert {"start", "min", "max", "per", "stands_for"} <= set(fields_of("resources"))
    assert fields_of("players") == ("min", "max") and "default" in fields_of("option") and "fixed" not in fields_of("option")
    assert {"copies", "effect", "shape"} <= set(fields_of("items")) and "same_as" not in fields_of("items")
    assert {"holds", "seen_by", "start"} <= set(fields_of("zones")) and {"shape", "map", "cells"} <= set(fields_of("boards"))


# -- whose patch holds --
def patches(*given: tuple[str, str, Sequence[str]]) -> list[Patch]:
    """Of each pack what it says, and the packs that it takes precedence over."""
    result = []
    for pack, text, over in given:
        said, problems = parse_rules(text + "\n", f"{pack}/game.rules")
        assert not problems
        front = Manifest(pack, "1.0.0", pack, (1, 1), (), (), (), AT)
        result += [Patch(one, front, frozenset(over)) for one in said]  # type: ignore[arg-type]
    return result


def settled(*given: tuple[str, str, Sequence[str]]) -> tuple[list[tuple[str, str]], list[str]]:
    holding, problems = settle_claims(patches(*given))
    return [(patch.pack.id, shown(patch.path, patch.seat)) for patch in holding], [str(one.message) for one in problems]


def test_the_pack_that_knows_the_other_holds() -> None:
    assert settled(("a", "set n to 1", ()), ("b", "set n to 2", ["a"])) == ([("b", "n")], [])
    assert settled(("b", "set n to 2", ["a"]), ("a", "set n to 1", ())) == ([("b", "n")], [])
    assert settled(("a", "set n to 1", ()), ("b", "set m to 2", ())) == ([("a", "n"), ("b", "m")], [])
    assert settled(("a", "set n to 1", ()), ("b", "set n to 2", ())) == ([("a", "n")], ["`b` and `a` both change `n`"])
    both = settled(("a", "set n to 1", ["b"]), ("b", "set n to 2", ["a"]))
    assert both == ([("a", "n")], ["`b` and `a` both change `n`"])
    assert settled(("a", "set n to 1\nset n to 2", ())) == ([("a", "n")], ["`a` changes `n` twice"])


def test_whoever_changes_the_whole_claims_what_is_in_it() -> None:
    """The outer is carried out before the inner, whoever says it first."""
    inner, outer = "remove n.one_of.two_of", "remove n"
    assert settled(("a", inner, ["b"]), ("b", outer, ())) == ([("b", "n"), ("a", "n.one_of.two_of")], [])
    assert settled(("a", inner, ()), ("b", outer, ["a"])) == ([("b", "n")], [])
    assert settled(("a", inner, ()), ("b", outer, ())) == ([("b", "n")], ["`b` changes `n`, and `a` changes `n.one_of.two_of`"])
    assert settled(("b", outer, ()), ("a", inner, ())) == ([("b", "n")], ["`a` changes `n.one_of.two_of`, and `b` changes `n`"])
    assert settled(("a", "remove n.x", ()), ("b", "remove n.y", ())) == ([("a", "n.x"), ("b", "n.y")], [])
    assert settled(("a", "remove n for bot_a", ()), ("b", "remove n", ())) == ([("a", "n for bot_a"), ("b", "n")], [])


def test_what_adds_comes_last_and_before_is_turned_round() -> None:
    said = [
        ("a", "extend before n: skip\nextend after n: skip\nset m to 1", ()),
        ("b", "extend before n: skip\nextend n with:\n    w: skip", ()),
    ]
    holding, problems = settle_claims(patches(*said))  # type: ignore[arg-type]
    assert [(patch.pack.id, type(patch.sentence).__name__, getattr(patch.sentence, "when", "")) for patch in holding] == [
        ("a", "SetValue", ""),
        ("b", "Extend", "before"),
        ("a", "Extend", "before"),
        ("a", "Extend", "after"),
        ("b", "ExtendWays", ""),
    ]
    assert problems == []


def test_a_patch_knows_its_seat_and_its_place() -> None:
    text = "remove a.b\nremove a.b for c\nreplace a with rule a for c: skip\nreplace a with rule a: skip\n"
    text += "replace a for c with: skip\nextend after a for c: skip\nset a.b to 3\nset a to most b\n"
    text += "extend a for c with:\n    w: skip\n"
    found = patches(("p", text.strip(), ()))
    assert [(patch.address, patch.adds) for patch in found] == [
        (("", ("a", "b")), False),
        (("c", ("a", "b")), False),
        (("c", ("a",)), False),
        (("", ("a",)), False),
        (("c", ("a",)), False),
        (("c", ("a",)), True),
        (("", ("a", "b")), False),
        (("", ("a",)), False),
        (("c", ("a",)), True),
    ]
    lines = text.split("\n")
    assert [lines[patch.span.line - 1][patch.span.column - 1 : patch.span.end_column - 1] for patch in found] == [
        *("a.b", "a.b for c", "a", "a", "a for c", "a for c", "a.b", "a", "a for c")
    ]


# -- in a game --
NOUNS = "resources: {coin: {per: player}, wood: {per: player}}\n"
TWO = {"cards.yaml": "pieces: card\nitems: {ant: {}}\n", "tiles.yaml": "pieces: tile\nitems: {ant: {}}\n", "nouns.yaml": NOUNS}
GAME = "flow game: do turn\nrule turn: gain 1 coin\nrule turn for automa: skip\nwinner: most coin\n"
GAME += "after any player does turn, as tax: skip\n"


def problems(*texts: str) -> list[Any]:
    above = [files(text + "\n", "extends: [base]\n", name=f"p{number}") for number, text in enumerate(texts)]
    return problems_of(files(GAME, tables=TWO), *above)


def test_who_takes_away_what_another_changes_is_named() -> None:
    [problem] = problems("remove tax", "extend after tax: skip")
    assert [(str(note), span.file) for note, span in problem.notes] == [("`p0` changes `tax` here", "p0/game.rules")]
    [problem] = problems("remove turn for automa", "extend after turn for automa: skip")
    assert [str(note) for note, _ in problem.notes] == ["`p0` changes `turn for automa` here"]
    [problem] = problems("extend after turn: skip", "extend after turn.late: skip")
    assert (problem.code, problem.notes) == ("RW309", ())
    [problem] = problems("remove ant")
    assert problem.suggestion == "did you mean `card.ant`?"
    [problem] = problems("remove coyn")
    assert problem.suggestion == "did you mean `coin`?"


def test_patches_are_kept_by_pack_and_read_with_the_rest() -> None:
    above = files("set coin.start to 3\nrule added: gain 1 wood\n", "extends: [base]\n", name="top")
    rules: Ruleset = linked(files(GAME, tables=TWO), above)
    assert {pack: len(some) for pack, some in rules.patches.items()} == {"top": 1} and "added" in rules.rules
    assert set(rules.marks["top"]) == {"coin"} and linked(files(GAME, tables=TWO)).marks == {}
    broken = files("set coin.start to many\n", "extends: [base]\n", name="top")
    [problem] = problems_of(files(GAME, tables=TWO), broken)
    assert (problem.code, under(problem, broken)) == ("RW442", "many")
    outdated = files("", "extends: [base]\nmade_for: {coin: abc, gone: abc}\n", name="top")
    assert told(problems_of(files(GAME, tables=TWO), outdated)) == [
        ("RW317", "`coin` has changed since `top` was made for it"),
        ("RW317", "`gone`, which `top` was made for, is not there any more"),
    ]

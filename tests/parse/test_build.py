"""Every rule of the grammar has a maker, every maker a rule, and no text on its way to a tree knows of another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from lark import Lark

from rulewright.limits import MAX_SENTENCE_NESTING
from rulewright.parse import ast, parse_expression, parse_rules
from rulewright.parse.makers import MAKERS
from rulewright.parse.makers.amounts import AMOUNTS
from rulewright.parse.makers.declarations import DECLARATIONS
from rulewright.parse.makers.expressions import EXPRESSIONS
from rulewright.parse.makers.listeners import LISTENERS
from rulewright.parse.makers.statements import STATEMENTS
from rulewright.parse.tables import parser

TABLES = (AMOUNTS, DECLARATIONS, EXPRESSIONS, LISTENERS, STATEMENTS)


def branches(lark: Lark) -> set[str]:
    """What the branches of lark's tree can be called: aliases, and rules not always replaced by the one thing they hold."""
    names = set()
    for rule in lark.rules:
        kept = [symbol for symbol in rule.expansion if not (symbol.is_term and symbol.filter_out)]
        replaced = rule.options.expand1 and len(kept) + sum(rule.options.empty_indices) == 1
        if rule.alias:
            names.add(str(rule.alias))
        elif not replaced and not rule.origin.name.startswith("_"):
            names.add(str(rule.origin.name))
    return names


def test_every_rule_has_a_maker_and_every_maker_a_rule() -> None:
    assert branches(parser()) == set(MAKERS)


def test_what_a_branch_can_be_called() -> None:
    grammar = """
    start: sum | _hidden
    ?sum: one | sum "+" one
    ?one: "(" sum ")" | "1" -> number
    _hidden: "!"
    """
    assert branches(Lark(grammar, parser="lalr")) == {"start", "sum", "number"}


def test_no_rule_has_two_makers() -> None:
    assert not [set(one) & set(other) for one, other in combinations(TABLES, 2) if set(one) & set(other)]


@pytest.mark.parametrize(
    "nested",
    [
        pytest.param(lambda depth: " + ".join("a" * (depth - 1)), id="to the left"),
        pytest.param(lambda depth: "not " * (depth - 2) + "a", id="to the right"),
    ],
)
def test_a_sentence_may_be_as_deep_as_the_limit_and_no_deeper(nested: Callable[[int], str]) -> None:
    allowed, problems = parse_rules(f"value v = {nested(MAX_SENTENCE_NESTING)}\n", "f")
    assert len(allowed) == 1 and problems == []
    refused, (problem,) = parse_rules(f"value v = {nested(MAX_SENTENCE_NESTING + 1)}\n", "f")
    assert refused == [] and problem.code == "RW205"


def test_a_name_has_its_own_place() -> None:
    (rule,), _ = parse_rules("\nrule r(a: b):\n    let x = c of d\n", "f")
    found = [(str(name), name.span.line, name.span.column, name.span.end_column) for name in ast.idents(rule)]
    assert found == [("r", 2, 6, 7), ("a", 2, 8, 9), ("b", 2, 11, 12), ("x", 3, 9, 10), ("c", 3, 13, 14), ("d", 3, 18, 19)]


def test_nothing_is_shared_between_two_texts() -> None:
    """One is built while another is: here in the middle of asking where something stands."""

    def locate(line: int, column: int) -> tuple[int, int]:
        inner, _ = parse_expression("c * d", "inner", lambda line, column: (line + 100, column))
        assert inner is not None and {(node.span.file, node.span.line) for node in ast.walk(inner)} == {("inner", 101)}
        return line, column

    outer, problems = parse_expression("a + b", "outer", locate)
    assert outer is not None and problems == []
    assert {(node.span.file, node.span.line) for node in ast.walk(outer)} == {("outer", 1)}
    assert [str(name) for name in ast.idents(outer)] == ["a", "b"]

"""Printing inverts parsing, for every tree the grammar can express."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tests.effort import tries
from tests.parse import trees
from tests.parse.rules_files import FOLDERS, ROOT

from rulewright.diagnostics import Span
from rulewright.parse import ast, parse_effect, parse_expression, parse_rules
from rulewright.parse.printer import print_declaration, print_effect, print_expression

relaxed = settings(
    deadline=None, max_examples=tries(25, 250), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)

BLOCK = re.compile(r"^```(rules|patch|card)\b[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = sorted((ROOT / "docs").glob("*.md"))
pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")


def here(line: int, column: int) -> tuple[int, int]:
    return line, column


def shown(tree: Any) -> str:
    """A tree without positions, so that a failing test can be read."""
    if isinstance(tree, tuple):
        return f"({', '.join(map(shown, tree))})"
    if isinstance(tree, ast.Node):
        parts = (f"{key}={shown(value)}" for key, value in vars(tree).items() if key != "span")
        return f"{type(tree).__name__}({', '.join(parts)})"
    return repr(tree)


@pytest.mark.parametrize("folder", FOLDERS)
def test_files(folder: str) -> None:
    for path in FOLDERS[folder]:
        before, problems = parse_rules(path.read_text(encoding="utf-8"), "f")
        if problems:
            assert "bad" in path.parts, f"only fixtures are written to be broken: {path}"
            continue
        after, problems = parse_rules("\n\n".join(map(print_declaration, before)), "f")
        assert problems == [], path
        assert ast.same(tuple(before), tuple(after)), path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_blocks_of_the_documentation(page: Path) -> None:
    for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if kind == "card":
            effect, problems = parse_effect(text, "f", here)
            again, more = parse_effect(print_effect(effect), "f", here)
            assert problems == more == [], text
            assert ast.same(effect, again), text
        else:
            before, problems = parse_rules(text, "f")
            after, more = parse_rules("\n".join(map(print_declaration, before)), "f")
            assert problems == more == [], text
            assert ast.same(tuple(before), tuple(after)), text


@pytest.mark.slow
@relaxed
@given(trees.expressions)
def test_expressions(tree: ast.Expr) -> None:
    text = print_expression(tree)
    again, problems = parse_expression(text, "f", here)
    assert problems == [], text
    assert ast.same(tree, again), f"{text}\n{shown(tree)}\n{shown(again)}"


@pytest.mark.slow
@relaxed
@given(trees.effects)
def test_effects(nodes: tuple[ast.Node, ...]) -> None:
    text = print_effect(nodes)
    again, problems = parse_effect(text, "f", here)
    assert problems == [], text
    assert ast.same(nodes, again), f"{text}\n{shown(nodes)}\n{shown(again)}"


@pytest.mark.slow
@relaxed
@given(trees.declarations)
def test_declarations(tree: ast.Decl) -> None:
    text = print_declaration(tree)
    again, problems = parse_rules(text, "f")
    assert problems == [], text
    assert ast.same((tree,), tuple(again)), f"{text}\n{shown(tree)}\n{shown(tuple(again))}"


def test_every_node_class_has_a_strategy() -> None:
    abstract = {ast.Node, ast.Expr, ast.Stmt, ast.Decl}
    kinds = {kind for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, ast.Node)}
    assert kinds - abstract == trees.KINDS


@pytest.mark.parametrize(
    "text",
    [
        "a + (b * count of c)",
        "a * sum of b for x in c where d",
        "(first of a) + 1",
        "not (a and b) or c",
        "a - (b - c)",
        "(a + b) * -c",
        "count of (first of a)",
        "(any of a where b) and c",
        "a and any of b where c or d",
        "best x in a where b by most c then random",
        "size of (a where b) > 1",
        "(1 if a or b else (2 if c else 3))",
        "first of 1..6 where it > 2",
        "count of size of a .. b + 1",
        "f(a where b, not c) - -1",
        "reach from a through b or c cost d where e",
        "(rank a by most b) = [1, -2]",
    ],
)
def test_minimal_brackets(text: str) -> None:
    tree, problems = parse_expression(text, "f", here)
    assert tree is not None, problems
    assert print_expression(tree) == text


def test_a_statement_stays_on_the_line_of_its_head() -> None:
    text = """rule r:
    if a: skip
    else: end game
    if a:
        skip
    else:
        end game
    repeat: do r
    until a
    up to 2 times: may: for each x in y:
        skip
        skip
    match a:
        1, 2: skip
        else:
            gain 1 a; skip"""
    (tree,), problems = parse_rules(text, "f")
    assert problems == []
    assert print_declaration(tree) == text


def test_long_lines_break_outside_of_brackets() -> None:
    names = [f"quite_a_long_name_number_{number}" for number in range(4)]
    at = Span("f", 1, 1, 1, 2)
    a, b, c, d = (ast.Name(at, name) for name in names)
    test = ast.Both(at, "and", ast.Both(at, "or", a, b), ast.Both(at, "or", c, d))
    assert print_declaration(ast.Value(at, "v", (), test)) == (
        f"value v = ({names[0]} or {names[1]})\n    and ({names[2]} or {names[3]})"
    )
    nest = ast.If(at, test, (ast.Skip(at),), ())
    assert print_declaration(ast.Rule(at, "rule", "r", (), None, (nest,))) == (
        f"rule r:\n    if ({names[0]} or {names[1]})\n            and ({names[2]} or {names[3]}):\n        skip"
    )

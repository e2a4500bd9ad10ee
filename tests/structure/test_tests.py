"""The shape of the tests: each can fail, none is skipped, and one module alone knows the inside of the engine."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.structure.test_rooms import modules

TESTS = Path(__file__).resolve().parents[1]
FILES = sorted(TESTS.rglob("*.py"))
SKIPPING = re.compile(r"\.(?:skip|skipif|xfail|importorskip)\b")
INSIDE = {"compile", "run", "state"}


# Those that compare the engine with another way to do the same, and look at the program between.
BESIDE = {"reference_interpreter", "generated", "native"}


def nodes_of(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def called(node: ast.AST) -> str:
    """The name of what is called."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def can_fail(test: ast.FunctionDef) -> bool:
    """Whether it asserts or expects something, or calls what says so by its name."""
    return any(
        isinstance(node, ast.Assert | ast.Raise) or called(node) == "raises" or called(node).startswith("assert_")
        for node in ast.walk(test)
    )


def shown(path: Path) -> str:
    return path.relative_to(TESTS).as_posix()


@pytest.mark.slow
def test_every_test_can_fail() -> None:
    hollow = []
    for path in FILES:
        tests = [node for node in nodes_of(path) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        assert tests or not path.name.startswith("test_"), f"{shown(path)} tests nothing"
        hollow += [f"{shown(path)}: {test.name}" for test in tests if not can_fail(test)]
    assert hollow == []


def test_nothing_is_skipped() -> None:
    for path in FILES:
        assert SKIPPING.findall(path.read_text(encoding="utf-8")) == [], shown(path)


def test_only_one_module_knows_the_inside_of_other_rooms() -> None:
    """The tests of a room may open its cupboards; of all others they know the doors, and what inside.py shows them."""
    knowing = set()
    for path in FILES:
        for name in modules(path):
            package, room, *cupboard = [*name.split("."), ""]
            if package == "rulewright" and room in INSIDE and any(cupboard) and room != path.relative_to(TESTS).parts[0]:
                knowing.add(shown(path))
    assert {path for path in knowing if path.split("/")[0] not in BESIDE} == {"inside.py"}

"""The checker is functions over values: nothing is inherited, nothing is switched on and off, and files stay small."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rulewright.check

ROOM = Path(rulewright.check.__file__).parent
LINKER = ROOM.parent / "link"
LEAVING = {"failure.py"}  # another analysis takes its place
FILES = [path for path in sorted([*ROOM.glob("*.py"), *LINKER.glob("*.py")], key=str) if path.name not in LEAVING]
LONGEST, MOST_METHODS = 400, 25


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_has_one_idea(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            assert sum(isinstance(part, ast.FunctionDef) for part in node.body) <= MOST_METHODS, node.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_types_and_references_are_told_apart_by_their_class(path: Path) -> None:
    """The type checker proves a match over classes complete; over words it can prove nothing."""
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\.kind\s*(==|!=|in\b|not in\b)|match \w+\.kind", text)
    assert not re.search(r"\bref\.(kind|target|args|player|of_it)\b", text)


@pytest.mark.parametrize("path", sorted(ROOM.glob("*.py")), ids=lambda path: path.name)
def test_nothing_is_inherited(path: Path) -> None:
    """But for references, which share how they are asked."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert "super" not in called
    bases = [base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    assert not bases or path.name == "refs.py"

"""The checker is functions over values: nothing is inherited, and nothing is switched on and off."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import rulewright.check

ROOM = Path(rulewright.check.__file__).parent
LINKER = ROOM.parent / "link"
LEAVING = {"failure.py"}  # another analysis takes its place
FILES = [path for path in sorted([*ROOM.glob("*.py"), *LINKER.glob("*.py")], key=str) if path.name not in LEAVING]


def test_types_and_references_are_told_apart_by_their_class() -> None:
    """The type checker proves a match over classes complete; over words it can prove nothing."""
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\.kind\s*(==|!=|in\b|not in\b)|match \w+\.kind", text), path
        assert not re.search(r"\bref\.(kind|target|args|player|of_it)\b", text), path


def test_nothing_is_inherited() -> None:
    """But for references, which share how they are asked."""
    for path in ROOM.glob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        called = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
        assert "super" not in called, path
        bases = [base for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases]
        assert not bases or path.name == "refs.py", path

"""A value of a table as one would write it there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.parse import ast, print_effect


def plainly(value: Any) -> str:
    """A value as one would write it; nothing for what is not said."""
    match value:
        case None | "" | () | False:
            return ""
        case True:
            return "yes"
        case tuple() | list() | frozenset() | set():
            return ", ".join(filter(None, map(plainly, value)))
        case _ if isinstance(value, Mapping):
            return ", ".join(f"{of_key(key)}: {plainly(of)}" for key, of in value.items())
        case ast.Node():
            return print_effect([value]).strip() if isinstance(value, ast.Decl | ast.Stmt) else ""
    return str(value)


def of_key(key: object) -> str:
    """A key, or the two of a pair."""
    return ".".join(map(str, key)) if isinstance(key, tuple) else str(key)

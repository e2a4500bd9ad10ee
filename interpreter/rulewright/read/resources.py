"""The data that travels with the package: grammar, schemas, rules, texts.

In the repository the data lies at the top level; in an installed wheel it lies in `rulewright/data`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def data_root() -> Path:
    package = Path(__file__).resolve().parent.parent
    inside = package / "data"
    return inside if inside.is_dir() else package.parent.parent


def grammar_text(name: str) -> str:
    return (data_root() / "grammar" / name).read_text(encoding="utf-8")


def schema_text(name: str) -> str:
    return (data_root() / "schemas" / name).read_text(encoding="utf-8")


def page_text(name: str) -> str:
    """A page of the documentation that commands quote."""
    return (data_root() / "docs" / name).read_text(encoding="utf-8")


def rules_folder() -> Path:
    return data_root() / "rules"

"""The tables of `docs/language.md` that list the names which nobody declares are those of the language."""

from __future__ import annotations

import re
from pathlib import Path

from rulewright.link import EVERYWHERE, SOMEWHERE

PAGE = (Path(__file__).parents[2] / "docs" / "language.md").read_text(encoding="utf-8")


def names(heading: str) -> list[str]:
    table = PAGE.split(f"| {heading} | |", 1)[1].split("\n\n", 1)[0]
    return [name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])]


def test_names_that_are_known_everywhere_are_listed() -> None:
    assert sorted(names("everywhere")) == sorted(EVERYWHERE)


def test_names_that_are_known_somewhere_are_listed() -> None:
    assert sorted(names("somewhere")) == sorted(SOMEWHERE)

"""One wrong letter anywhere in a shipped pack is noticed, but for what nobody could notice: prose, and a thing's own name.

Words of rules, tables, manifests and displays are misspelt one at a time; of texts, all that is not prose: names of messages and
forms, variables, functions, other texts, and what a text chooses by.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.effort import THOROUGH, tries
from tests.shipped_games import PACKS, RULES

from rulewright.pipeline import check_packs

WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]{2,}")
PROSE = re.compile(r"\s*-?\s*(id|name|about|note|source|version|url|author|license|fill|ink|by)\s*:")
FIRST_SHAPE = re.compile(r"shapes: \{[a-z_]+: ")
LABEL = re.compile(r"\s+[a-z_0-9]+(:| where .*:)")


@dataclass(frozen=True)
class Place:
    file: Path  # below the pack
    text: str
    start: int
    end: int

    @property
    def word(self) -> str:
        return self.text[self.start : self.end]

    @property
    def line(self) -> str:
        first = self.text.rfind("\n", 0, self.start) + 1
        return self.text[first : self.text.find("\n", self.start)]

    @property
    def column(self) -> int:
        return self.start - self.text.rfind("\n", 0, self.start) - 1

    def misspelt(self, rnd: random.Random) -> str:
        at = rnd.randrange(self.start + 1, self.end)
        return self.text[:at] + ("q" if self.text[at] != "q" else "z") + self.text[at + 1 :]


class _Names(Visitor):
    """Where a file of texts says anything but prose."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def visit_Identifier(self, node: ftl.Identifier) -> None:
        assert node.span is not None
        self.spans.append((node.span.start, node.span.end))

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name == "STARTS":  # beginnings of words are prose
            self.spans.append((node.id.span.start, node.id.span.end))
        else:
            self.generic_visit(node)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        assert node.span is not None
        self.spans.append((node.span.start + 1, node.span.end - 1))


def places(pack: Path) -> Iterator[Place]:
    for path in sorted(pack.rglob("*")):
        if not path.is_file() or "scenarios" in path.parts:
            continue
        text, file = path.read_text(encoding="utf-8"), path.relative_to(pack)
        spans = [(0, len(text))]
        if path.suffix == ".ftl":
            looking = _Names()
            looking.visit(FluentParser().parse(text))
            spans = looking.spans
        for start, end in spans:
            for word in WORD.finditer(text[start:end]):
                found = Place(file, text, start + word.start(), start + word.end())
                if "#" not in found.line[: found.column]:
                    yield found


def harmless(place: Place, pack: Path) -> str:
    """Why nobody could notice; empty if somebody should have."""
    if place.file.suffix in (".yaml", ".yml") and PROSE.match(place.line):
        return "prose, and what a pack calls itself"
    if place.file.suffix in (".yaml", ".yml") and FIRST_SHAPE.match(place.line):
        return "the first shape of a kind, which is that of every row that names none"
    said = [path.read_text(encoding="utf-8") for path in pack.rglob("*") if path.is_file() and path.suffix != ".md"]
    if sum(len(re.findall(rf"\b{re.escape(place.word)}\b", text)) for text in said) == 1:
        return "a name that is said nowhere else: it is the thing's own"
    if place.file.suffix == ".rules" and LABEL.match(place.line) and place.column == len(place.line) - len(place.line.lstrip()):
        return "the label of an alternative, which is a name by being written"
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("name", PACKS if THOROUGH else ["tic-tac-toe", "connect-four", "akropolis"])
def test_one_wrong_letter_is_noticed(name: str, tmp_path: Path) -> None:
    home = tmp_path / name
    shutil.copytree(RULES / name, home, ignore=shutil.ignore_patterns("scenarios"))
    everywhere, rnd = list(places(home)), random.Random(name)
    assert [problem.code for problem in check_packs([home]).diagnostics if problem.severity != "note"] == []
    noticed = 0
    for place in rnd.sample(everywhere, min(tries(4, 400), len(everywhere))):
        (home / place.file).write_text(place.misspelt(rnd), encoding="utf-8")
        found = bool(check_packs([home]).diagnostics)
        (home / place.file).write_text(place.text, encoding="utf-8")
        assert found or harmless(place, home), f"{place.file}: {place.word} in {place.line.strip()}"
        noticed += found
    assert noticed, "something must be noticed, or nothing is tried here"

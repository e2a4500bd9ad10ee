"""Packs that lie in no folder, linked and not checked: the quickest way to see what the linker makes of a few lines."""

from __future__ import annotations

from collections.abc import Mapping as Table
from pathlib import Path

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.link import Ruleset, link
from rulewright.link.maps import Picture, read_picture
from rulewright.read import Mapping, PackFiles, Scalar, read_yaml

Told = tuple[str, str]  # the code of a problem, and what it says


def tree(text: str, file: str = "base/nouns.yaml") -> Mapping:
    """A table as it is read from a file."""
    node, problems = read_yaml(text, file)
    assert not problems and isinstance(node, Mapping)
    return node


def files(rules: str = "", more: str = "", *, name: str = "base", tables: Table[str, str] | None = None) -> PackFiles:
    """A pack of some tables, by the names of their files, and of one file of rules."""
    played = "" if "extends: " in more or "edition_of: " in more else "players: {min: 1, max: 2}\n"
    manifest = f"id: {name}\nversion: 1.0.0\n{played}{more}"
    texts = {"pack.yaml": manifest, **(tables or {})}
    trees = {path: tree(text, f"{name}/{path}") for path, text in texts.items()}
    sources = {f"{name}/{path}": text for path, text in {**texts, "game.rules": rules}.items()}
    return PackFiles(Path(name), name, trees, {"game.rules": rules} if rules else {}, {}, {}, sources, ())


def linked(*packs: PackFiles) -> Ruleset:
    """The game of packs with which nothing is wrong."""
    rules, problems = link(packs)
    assert told(problems) == [], told(problems)
    return rules


def problems_of(*packs: PackFiles) -> list[Diagnostic]:
    return link(packs)[1]


def told(problems: list[Diagnostic]) -> list[Told]:
    return [(problem.code, str(problem.message)) for problem in problems]


def under(problem: Diagnostic, *packs: PackFiles) -> str:
    """The text under the carets of a problem, as far as it stands in its first line."""
    span = problem.span
    assert span is not None
    sources = {file: text for files in packs for file, text in files.sources.items()}
    line = sources[span.file].split("\n")[span.line - 1]
    return line[span.column - 1 : span.end_column - 1 if span.line == span.end_line else len(line)]


# -- pictures --
class Heard:
    """Remembers what is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str, tuple[int, int]]] = []

    def __call__(self, code: str, message: English, span: Span, hint: English | None) -> None:
        self.told.append((code, str(message), (span.line, span.column)))


def picture(shape: str, text: str) -> tuple[Picture, Heard]:
    """A picture, its rows divided by a stroke, and what is told of it."""
    heard = Heard()
    node = tree("map: |\n" + "".join(f"  {line}\n" for line in text.split("/"))).get("map")
    assert isinstance(node, Scalar)
    return read_picture(shape, node, heard), heard

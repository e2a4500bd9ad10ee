"""The examples of a page of documentation, as packs that can be loaded and played.

The convention is written down in a comment at the top of docs/language.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.small_packs import pack

from rulewright import Loaded, load

PAGE = Path(__file__).parents[2] / "docs" / "language.md"
BASE = "doc"
ROLES = ("nouns", "pieces", "pack")
CODE = re.compile(r"RW\d{3}")


@dataclass(frozen=True)
class Block:
    """One fenced block. `pack` is the pack it belongs to, `code` the diagnostic it must cause."""

    language: str
    role: str
    pack: str
    code: str
    text: str
    line: int


@dataclass
class Example:
    """The blocks under one heading."""

    title: str
    line: int
    blocks: list[Block] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.line} {self.title}"

    @property
    def good(self) -> list[Block]:
        return [b for b in self.blocks if b.language != "play" and not b.code]

    @property
    def bad(self) -> list[Block]:
        return [b for b in self.blocks if b.code]

    @property
    def plays(self) -> list[Block]:
        return [b for b in self.blocks if b.language == "play"]


def examples(page: Path = PAGE) -> Iterator[Example]:
    """Every heading that has blocks."""
    current = Example("", 1)
    fence: tuple[str, int] | None = None
    lines: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1):
        if fence is not None:
            if line.startswith("```"):
                current.blocks.append(_block(*fence, "\n".join(lines) + "\n"))
                fence = None
            else:
                lines.append(line)
        elif line.startswith("```"):
            fence, lines = (line[3:].strip(), number + 1), []
        elif line.startswith("#"):
            if current.blocks:
                yield current
            current = Example(line.strip("# "), number)
    if current.blocks:
        yield current


def _block(info: str, line: int, text: str) -> Block:
    language, *words = info.split() or [""]
    role, pack, code = "", BASE, ""
    for word in words:
        if word in ROLES:
            role = word
        elif CODE.fullmatch(word):
            code = word
        elif word.startswith("of="):
            pack = word.removeprefix("of=")
        else:
            raise ValueError(f"line {line}: `{word}` has no meaning in the info string of an example")
    return Block(language, role, pack, code, text, line)


# ---- writing packs ----
def write(example: Example, folder: Path, extra: Block | None = None, facts: list[str] | None = None) -> list[Path]:
    """Write the packs of an example; missing parts get their defaults."""
    blocks = [*example.good, *([extra] if extra else [])]
    names = list(dict.fromkeys([BASE, *(b.pack for b in blocks)]))
    base = "\n".join(b.text for b in blocks if b.language == "rules" and b.pack == BASE)
    return [
        pack(
            folder,
            name=name,
            more="" if name == BASE else f"extends: [{BASE}]\n",
            files={
                **({"missing.rules": _missing(base, facts or [])} if name == BASE else {}),
                **{_file(number, block): block.text for number, block in enumerate(b for b in blocks if b.pack == name)},
            },
        )
        for name in names
    ]


def _file(number: int, block: Block) -> str:
    if block.role == "pack":
        return "pack.yaml"
    return f"part{number}.{'rules' if block.language == 'rules' else 'yaml'}"


def _missing(rules: str, facts: list[str]) -> str:
    """What an example leaves out, and the facts that are asked of it."""
    missing = []
    if not re.search(r"^flow game\b", rules, re.M):
        missing.append("flow game:\n    each player:\n        do turn\n")
        if not re.search(r"^(action|rule) turn\b", rules, re.M):
            missing.append("rule turn: skip\n")
    if not re.search(r"^winner\b", rules, re.M):
        missing.append("winner: random\n")
    return "\n".join([*missing, *(f"value fact_{n} = {fact}\n" for n, fact in enumerate(facts))])


def loaded(example: Example, folder: Path, extra: Block | None = None, facts: list[str] | None = None) -> Loaded:
    return load(write(example, folder, extra, facts))


def problems(found: Loaded) -> str:
    places = [f"{d.span.file}:{d.span.line}" if d.span else "" for d in found.diagnostics]
    return "\n".join(f"{d.code} {at} {d.message} ({d.suggestion})" for at, d in zip(places, found.diagnostics, strict=True))

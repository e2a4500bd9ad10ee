"""Long lines in pieces: a line that begins with a continuing word goes on with the line before it.

Works on printed text, not on trees: in printed text every continuing word stands between single spaces.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

WIDTH = 110
INDENT = 4
RANKS = {"as": 0, "with": 0, "by": 0, "where": 1, "through": 2, "cost": 2, "then": 3, "or": 4, "and": 5, "+": 6, "*": 7}
"""The continuing words; a line is rather broken at one of a low rank."""

_FOLD = r"\b(?:count|sum|lowest|highest|kinds|list) of\b"
_WORD = re.compile(rf"[()\[\]]|{_FOLD}|(?<= )(?:{'|'.join(map(re.escape, RANKS))})(?= )")


@dataclass(frozen=True, slots=True)
class Logical:
    """What the grammar sees as one line: its depth of indentation and its text."""

    depth: int
    text: str

    @property
    def opens_block(self) -> bool:
        return self.text.endswith(":")

    @property
    def fits(self) -> bool:
        return self.depth * INDENT + len(self.text) <= WIDTH


@dataclass(frozen=True, slots=True)
class Piece:
    """One printed line: its indentation in spaces, and the stretch of the logical line's text that stands on it."""

    indent: int
    start: int
    end: int


def places(text: str) -> list[tuple[int, int, int]]:
    """Where a line may be broken: (depth of brackets, rank of the word, its offset)."""
    found: list[tuple[int, int, int]] = []
    folds = [0]  # for each open bracket, whether a fold has begun in it: the arithmetic after it is part of the fold
    for match in _WORD.finditer(text):
        word = match.group()
        if word in ("(", "["):
            folds.append(0)
        elif word in (")", "]"):
            folds.pop()
        elif word in RANKS:
            rank = RANKS[word]
            found.append((len(folds) - 1, rank + folds[-1] if word in ("+", "*") else rank, match.start()))
        else:
            folds[-1] = len(RANKS)
    return found


def wrap(line: Logical, kept: Collection[int] = ()) -> list[Piece]:
    """Break a logical line at the kept offsets, and where a piece is still too wide at the best place that fits.

    What stands in brackets is not broken up unless its author did: the halves would be hard to read. The rest is
    indented one step more, or two where a block follows, so that it does not look like the block.
    """
    first = line.depth * INDENT
    more = first + INDENT * (2 if line.opens_block else 1)
    candidates = places(line.text)
    pieces: list[Piece] = []
    start = 0
    for end in [*(offset for _, _, offset in candidates if offset in kept), len(line.text) + 1]:
        while start < end:
            indent = more if pieces else first
            stop = end
            if indent + end - 1 - start > WIDTH:
                outside = [(rank, offset) for depth, rank, offset in candidates if not depth and start < offset < end]
                stop = _best(outside, start + WIDTH - indent + 1) or end
            pieces.append(Piece(indent, start, stop - 1))
            start = stop
    return pieces


def _best(candidates: list[tuple[int, int]], limit: int) -> int | None:
    """The place of the loosest word that fits, the last of its kind; but the first `where`, as it holds all that follows."""
    fitting = [candidate for candidate in candidates if candidate[1] <= limit]
    if not fitting:
        return candidates[0][1] if candidates else None
    rank, first = min(fitting)
    return first if rank == RANKS["where"] else max(offset for r, offset in fitting if r == rank)

"""Lines on a screen: folded between words, aligned in tables, set in two columns where there is room. Colours have no width."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from itertools import zip_longest

STYLE = re.compile(r"\x1b\[[0-9;]*m")
GAP = 3
TWO_COLUMNS = 120


def width() -> int:
    return max(40, shutil.get_terminal_size((100, 40)).columns)


def plain(text: str) -> str:
    return STYLE.sub("", text)


def folded(text: str, wide: int, indent: str = "") -> list[str]:
    """A text in lines that fit, broken between words only; further lines are set in."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        first = re.match(r" *", paragraph)
        line = first[0] if first is not None else ""
        hanging = line + indent
        empty = True
        for word in paragraph.split():
            if not empty and len(plain(line)) + 1 + len(plain(word)) > wide:
                lines.append(line)
                line, empty = hanging, True
            line += word if empty else f" {word}"
            empty = False
        lines.append(line)
    return lines


def joined(parts: Sequence[str], wide: int, between: str = " · ", indent: str = "") -> list[str]:
    """Parts on as few lines as fit; a part that is too long by itself is folded."""
    lines: list[str] = []
    for part in parts:
        if lines and len(plain(lines[-1])) + len(between) + len(plain(part)) <= wide:
            lines[-1] += between + part
        else:
            first, *more = folded(part, wide - len(indent), "  ")
            lines += [(indent if lines else "") + first, *(indent + line for line in more)]
    return lines


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Cells in columns: the first to the left, the others to the right."""
    widths = [max(len(plain(cell)) for cell in column) for column in zip(*table, strict=True)]
    lines = []
    for first, *rest in table:
        cells = [first + " " * (widths[0] - len(plain(first)))]
        cells += [" " * (wide - len(plain(cell))) + cell for cell, wide in zip(rest, widths[1:], strict=True)]
        lines.append("   ".join(cells).rstrip())
    return lines


def in_columns(blocks: Sequence[Sequence[str]], wide: int) -> list[str]:
    """Blocks below one another, or in two columns of about the same height if all that is wide stands in one of them."""
    whole = [line for block in blocks for line in (*block, "")][:-1]
    half = (wide - GAP) // 2
    if wide < TWO_COLUMNS or len(blocks) < 2 or any(len(plain(line)) > half for line in whole):
        return whole
    best = min(range(1, len(blocks)), key=lambda cut: max(_height(blocks[:cut]), _height(blocks[cut:])))
    left = [line for block in blocks[:best] for line in (*block, "")][:-1]
    right = [line for block in blocks[best:] for line in (*block, "")][:-1]
    return [
        f"{one}{' ' * (half + GAP - len(plain(one)))}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")
    ]


def _height(blocks: Sequence[Sequence[str]]) -> int:
    return sum(len(block) + 1 for block in blocks)


def column_width(wide: int) -> int:
    """How wide a block may be so that two of them stand side by side."""
    return (wide - GAP) // 2 if wide >= TWO_COLUMNS else wide

"""Sections for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap

from rulewright.cli.output import bold, dim, green, red
from rulewright.cli.reporting.sections import Bar, Section

WIDE = 20  # characters of a chart
WIDEST = 60  # characters of a cell
EIGHTHS = " ▏▎▍▌▋▊▉"
MARKS: dict[str, Callable[[str], str]] = {"good": green, "bad": red, "": str}


def as_text(sections: Sequence[Section]) -> str:
    return "\n\n".join("\n".join(_section(section)) for section in sections)


def _section(section: Section) -> list[str]:
    lines = [bold(section.title), *(f"  {line}" for line in section.lines)]
    if not section.rows:
        return lines
    table = [section.head, *(row.cells for row in section.rows)] if section.head else [row.cells for row in section.rows]
    widths = [
        min(WIDEST, max(len(line) for cells in table for line in cells[place].split("\n"))) for place in range(len(table[0]))
    ]
    if section.head:
        lines += map(dim, _lines(section, section.head, widths))
    for row in section.rows:
        shown = [MARKS[row.mark](line) for line in _lines(section, row.cells, widths)]
        if row.bar is not None:
            shown[0] = f"{shown[0]}  {drawn(row.bar)}".rstrip()
        lines += shown
    return lines


def _lines(section: Section, cells: tuple[str, ...], widths: list[int]) -> list[str]:
    """A row of cells; one that is long or has several lines goes on below."""
    folded = [_folded(cell, width) for cell, width in zip(cells, widths, strict=True)]
    lines = []
    for number in range(max(map(len, folded))):
        parts = [some[number] if number < len(some) else "" for some in folded]
        padded = [
            part.ljust(width) if place < section.words else part.rjust(width)
            for place, (part, width) in enumerate(zip(parts, widths, strict=True))
        ]
        lines.append(f"  {'  '.join(padded)}".rstrip())
    return lines


def _folded(cell: str, width: int) -> list[str]:
    """The lines of a cell; what is too long is broken between words, further in than it began."""
    found: list[str] = []
    for line in cell.split("\n"):
        inner = " " * (len(line) - len(line.lstrip()) + 2)
        found += wrap(line, width, subsequent_indent=inner) if len(line) > width else [line]
    return found or [""]


def drawn(bar: Bar) -> str:
    whole, rest = divmod(round(bar.value * WIDE * 8), 8)
    return "█" * whole + EIGHTHS[rest].strip()

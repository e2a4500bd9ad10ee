"""Sections for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulewright.cli.output import bold, dim, green, red
from rulewright.cli.reporting.sections import Bar, Row, Section

WIDE = 20  # characters of a chart
EIGHTHS = " ▏▎▍▌▋▊▉"
MARKS: dict[str, Callable[[str], str]] = {"good": green, "bad": red, "": str}


def as_text(sections: Sequence[Section]) -> str:
    return "\n\n".join("\n".join(_section(section)) for section in sections)


def _section(section: Section) -> list[str]:
    lines = [bold(section.title), *(f"  {line}" for line in section.lines)]
    if not section.rows:
        return lines
    table = [section.head, *(row.cells for row in section.rows)] if section.head else [row.cells for row in section.rows]
    widths = [max(len(cells[place]) for cells in table) for place in range(len(table[0]))]
    if section.head:
        lines.append(dim(_line(section, section.head, widths)))
    return [*lines, *(_row(section, row, widths) for row in section.rows)]


def _row(section: Section, row: Row, widths: list[int]) -> str:
    line = MARKS[row.mark](_line(section, row.cells, widths))
    return f"{line}  {drawn(row.bar)}".rstrip() if row.bar is not None else line


def _line(section: Section, cells: tuple[str, ...], widths: list[int]) -> str:
    padded = [
        cell.ljust(width) if place < section.words else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return f"  {'  '.join(padded)}".rstrip()


def drawn(bar: Bar) -> str:
    whole, rest = divmod(round(bar.value * WIDE * 8), 8)
    return "█" * whole + EIGHTHS[rest].strip()

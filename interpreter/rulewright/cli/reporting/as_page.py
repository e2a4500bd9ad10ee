"""Sections as one HTML page that needs nothing else: no script, no style sheet, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from rulewright.cli.output import cleaned
from rulewright.cli.reporting.sections import Bar, Row, Section

WIDE = 240
STYLE = Path(__file__).with_name("page.css")


def as_page(title: str, sections: Sequence[Section]) -> str:
    head = f'<head><meta charset="utf-8"><title>{_text(title)}</title><style>{STYLE.read_text()}</style></head>'
    body = "\n".join(_section(section) for section in sections)
    return f"<!doctype html>\n<html>{head}\n<body><h1>{_text(title)}</h1>\n{body}\n</body></html>\n"


def _section(section: Section) -> str:
    parts = [f"<h2>{_text(section.title)}</h2>", *(f"<p>{_text(line)}</p>" for line in section.lines)]
    if section.rows:
        head = f"<tr>{_cells('th', section.head, section.words)}</tr>" if section.head else ""
        parts.append(f"<table>{head}{''.join(_row(section, row) for row in section.rows)}</table>")
    return "\n".join(parts)


def _row(section: Section, row: Row) -> str:
    chart = f'<td class="w">{_chart(row.bar)}</td>' if row.bar is not None else ""
    return f'<tr class="{row.mark}">{_cells("td", row.cells, section.words)}{chart}</tr>\n'


def _cells(tag: str, cells: tuple[str, ...], words: int) -> str:
    left, right = f'<{tag} class="w">', f"<{tag}>"
    return "".join(f"{left if place < words else right}{_text(cell)}</{tag}>" for place, cell in enumerate(cells))


def _chart(bar: Bar) -> str:
    value, low, high = (round(WIDE * part) for part in (bar.value, bar.low, bar.high))
    whisker = f'<path d="M{low} 7H{high}M{low} 4V10M{high} 4V10" stroke="#c33" fill="none"/>' if high > low else ""
    block = f'<rect y="2" width="{value}" height="10" fill="#69c" opacity=".7"/>'
    return f'<svg width="{WIDE + 2}" height="14" role="img">{block}{whisker}</svg>'


def _text(text: str) -> str:
    """A stranger's names are shown and never read as a page."""
    return escape(cleaned(text))

"""A source line and the carets below it, laid out in terminal cells.

A tab, a wide character and a combining mark take a different number of cells than characters, and a control
character could even move the cursor. So every character is turned into what is shown and its width first.
"""

from __future__ import annotations

import unicodedata

_TAB = 4
_LONG = 200  # lines longer than this are shown as a window around the caret
_BEFORE = 60
_WINDOW = 160
_UNSHOWN = {"Cc", "Cs", "Cn", "Co", "Zl", "Zp"}
_REORDERING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def escaped(text: str) -> str:
    """Text from a stranger made safe to print: no character can move the cursor or reorder the line."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_escape(char) if _must_escape(char) else char for char in text)


def window(line: str, column: int, end_column: int) -> tuple[str, str]:
    """The line as shown, and the line of carets that marks columns [column, end_column) of it.

    Columns count from 1. At least one caret is drawn; columns past the end of the line mark its end.
    """
    start = min(max(column - 1, 0), len(line))
    end = min(max(end_column - 1, start + 1), len(line) + 1)
    first, last = 0, len(line)
    if len(line) > _LONG:
        first = max(0, min(start - _BEFORE, len(line) - _WINDOW))
        last = min(len(line), first + _WINDOW)
    shown: list[str] = []
    cells = carets_from = 0
    carets_to: int | None = None
    if first > 0:
        shown.append("…")
        cells = 1
    for index in range(first, last):
        if index == start:
            carets_from = cells
        if index == end:
            carets_to = cells
        piece, width = _cell(line[index], cells)
        shown.append(piece)
        cells += width
    if start >= last:
        carets_from = cells
    if carets_to is None:
        carets_to = cells
    if last < len(line):
        shown.append("…")
    return "".join(shown).rstrip(), " " * carets_from + "^" * max(1, carets_to - carets_from)


def _cell(char: str, cells: int) -> tuple[str, int]:
    """What is shown for a character that begins at a cell, and how many cells it takes."""
    if " " <= char <= "~":
        return char, 1
    if char == "\t":
        width = _TAB - cells % _TAB
        return " " * width, width
    if _must_escape(char):
        return _escape(char), len(_escape(char))
    if unicodedata.category(char) in {"Mn", "Me", "Cf"}:
        return char, 0
    return char, 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def _must_escape(char: str) -> bool:
    return char in _REORDERING or unicodedata.category(char) in _UNSHOWN


def _escape(char: str) -> str:
    return f"\\x{ord(char):02x}" if ord(char) < 256 else f"\\u{{{ord(char):x}}}"

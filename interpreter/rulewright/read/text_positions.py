"""Where the characters of a YAML text stand in the file.

Rule programs are written inside YAML texts, and a problem in one has to be shown at its place in the file.
YAML changes a text on the way: it removes indentation, folds line breaks and resolves escapes. For a block
text (`|`) the way back is exact arithmetic; for the other styles text and file are walked side by side once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat

Lines = tuple[tuple[int, int], ...]
Jumps = tuple[tuple[int, int, int, int], ...]

_ESCAPE_WIDTH = {"x": 4, "u": 6, "U": 10}


def positions(source: str, value: str, start: int, end: int, line: int, column: int, style: str) -> tuple[Lines, Jumps]:
    """`Scalar.lines` and `Scalar.jumps` for a text written at source[start:end].

    `line` and `column` are the place of `start`, counted from 1; `style` is one of '|', '>', '"', "'" and ''.
    """
    if style == "|":
        return _block_lines(source, value, start, line), ()
    quote = 1 if style in ("'", '"') else 0
    unchanged = len(value) == end - start - 2 * quote and source.startswith(value, start + quote)
    if unchanged and "\n" not in value:
        return ((line, column + quote),), ()
    if style == ">":
        begin = source.find("\n", start, end)
        if begin < 0:
            return ((line, column),), ()
        return _runs(source, value, begin + 1, end, line + 1, begin + 1, style)
    return _runs(source, value, start + quote, end - quote, line, start - column + 1, style)


def _block_lines(source: str, value: str, start: int, line: int) -> Lines:
    """Line i of a block text is line i + 1 after its `|`, shifted by an indentation the same for all."""
    texts = value.split("\n")
    first = next((index for index, text in enumerate(texts) if text), 0)
    at = start
    for _ in range(first + 1):
        at = source.find("\n", at) + 1
    stop = source.find("\n", at)
    indent = (stop if stop >= 0 else len(source)) - at - len(texts[first])
    return tuple((line + 1 + index, indent + 1) for index in range(len(texts)))


def _runs(source: str, value: str, start: int, end: int, line: int, line_start: int, style: str) -> tuple[Lines, Jumps]:
    """Walks text and file side by side and writes down every place where a new run begins."""
    lines: list[tuple[int, int]] = []
    jumps: list[tuple[int, int, int, int]] = []
    seen = line_start
    row, col, expected, fresh = 0, 0, -1, True
    folded = style == ">"
    found = _folded_offsets(source, value, start, end) if folded else _flow_offsets(source, start, end, style)
    for char, offset in zip(value + "\0", chain(found, repeat(end)), strict=False):
        if fresh or offset != expected:
            breaks = source.count("\n", seen, offset)
            if breaks:
                line += breaks
                line_start = source.rfind("\n", seen, offset) + 1
            seen = offset
            column = offset - line_start + 1
            if fresh:
                lines.append((line, column))
            else:
                jumps.append((row, col, line, column))
        expected = offset + 1 if source[offset : offset + 1] != "\n" else -1
        fresh = char == "\n"
        row, col = (row + 1, 0) if fresh else (row, col + 1)
    return tuple(lines), tuple(jumps)


def _flow_offsets(source: str, start: int, end: int, style: str) -> Iterator[int]:
    """The offset in the file of every character of a plain or quoted text, by YAML's rules for folding it."""
    at = start
    while at < end:
        char = source[at]
        if char in " \t\n":
            stop = _past_blanks(source, at, end)
            breaks = [offset for offset in range(at, stop) if source[offset] == "\n"]
            # One line break is a space, more are one break fewer; without a break blanks are what they are.
            yield from range(at, stop) if not breaks else breaks[1:] or breaks
            at = stop
        elif style == '"' and source.startswith("\\\n", at):
            stop = _past_blanks(source, at + 2, end)
            yield from (offset for offset in range(at + 2, stop) if source[offset] == "\n")
            at = stop
        else:
            yield at
            if char == "\\" and style == '"':
                at += _ESCAPE_WIDTH.get(source[at + 1 : at + 2], 2)
            else:
                at += 2 if char == "'" and style == "'" else 1


def _folded_offsets(source: str, value: str, start: int, end: int) -> Iterator[int]:
    """The same for a folded block text: visible characters are found exactly, blanks nearly."""
    at = start
    for char in value:
        if char not in " \t\n":
            at = _past_blanks(source, at, end)
        yield at
        if source.startswith(char, at):
            at += 1


def _past_blanks(source: str, at: int, end: int) -> int:
    while at < end and source[at] in " \t\n":
        at += 1
    return at

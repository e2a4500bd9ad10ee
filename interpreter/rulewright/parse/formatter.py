"""A whole rules file in canonical form, with the comments, blank lines and line breaks its author gave it.

Printing changes no word of a declaration, only round brackets and white space. So the n-th word of the source is the
n-th word of the printed text, and everything the tree forgot is found again by counting words.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.diagnostics import Diagnostic
from rulewright.parse import ast
from rulewright.parse.parser import declarations_of, parse_rules
from rulewright.parse.printer import declaration_lines
from rulewright.parse.wrapping import INDENT, wrap

_WORD = re.compile(r"[0-9]+|[A-Za-z][A-Za-z0-9_]*|\.\.|[!<>]=|[^\s()]")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the source: its line, its column, and whether it is the first thing on its line."""

    line: int
    column: int
    first: bool


@dataclass(frozen=True, slots=True)
class Comment:
    line: int
    column: int
    text: str
    own_line: bool


@dataclass(slots=True)
class Row:
    """A line of the result; a comment's row has no declaration unless it stands inside one."""

    indent: int
    text: str
    first: int
    last: int
    column: int
    declaration: int | None
    continues: bool = False
    above: list[Comment] = field(default_factory=list)
    behind: Comment | None = None


def format_rules(text: str, file: str) -> tuple[str, list[Diagnostic]]:
    """The formatted text; a text that cannot be read comes back as it was, with what is wrong with it."""
    declarations, problems = parse_rules(text, file)
    if problems:
        return text, problems
    source = text.replace("\r\n", "\n").split("\n")
    rows = _rows(declarations, text)
    end = Row(0, "", len(source) + 1, len(source) + 1, 1, None)
    _attach(_comments(source), rows, end)
    placed = [row for index in range(len(rows)) for row in (*_comments_above(index, rows[index], rows), rows[index])]
    placed.extend(_comments_above(len(rows), end, rows))
    blocks = {row.declaration for row in rows if row.indent and not row.continues}
    gaps = _gaps(placed, [not line.strip() for line in source], blocks)
    columns = _comment_columns(rows)
    result: list[str] = []
    for row, gap in zip(placed, gaps, strict=True):
        line = " " * row.indent + row.text
        if row.behind:
            line = line.ljust(columns[row.behind.line] - 1) + row.behind.text
        result.extend([""] * gap + [line])
    return "".join(line + "\n" for line in result), []


def _column(line: str, index: int) -> int:
    return len(line[:index].expandtabs(INDENT)) + 1


def _comments(source: list[str]) -> list[Comment]:
    """All comments; the language has no strings, so every `#` begins one."""
    return [
        Comment(number, _column(line, line.index("#")), line[line.index("#") :].rstrip(), line.lstrip().startswith("#"))
        for number, line in enumerate(source, 1)
        if "#" in line
    ]


def _words(first_line: int, chunk: str) -> Iterator[Word]:
    for number, line in enumerate(chunk.split("\n"), first_line):
        code = line.split("#", 1)[0]
        for match in _WORD.finditer(code):
            yield Word(number, _column(line, match.start()), not code[: match.start()].strip())


def _rows(declarations: list[ast.Decl], text: str) -> list[Row]:
    """The printed lines, each with the lines of the source its words come from."""
    rows: list[Row] = []
    for index, (declaration, (first_line, chunk)) in enumerate(zip(declarations, declarations_of(text), strict=True)):
        source = _words(first_line, chunk)
        for line in declaration_lines(declaration):
            words = {match.start(): next(source) for match in _WORD.finditer(line.text)}
            for piece in wrap(line, {offset for offset, word in words.items() if word.first and offset}):
                inside = [word for offset, word in words.items() if piece.start <= offset < piece.end]
                rows.append(
                    Row(
                        piece.indent, line.text[piece.start : piece.end], inside[0].line, inside[-1].line,
                        inside[0].column, index, piece.start > 0,
                    )
                )  # fmt: skip
    return rows


def _attach(comments: list[Comment], rows: list[Row], end: Row) -> None:
    """Give each comment to the row of the last word before it, or of the next word where it has a line of its own."""
    for comment in comments:
        if comment.own_line:
            index = bisect_right(rows, comment.line, key=lambda row: row.last)
            (rows[index] if index < len(rows) else end).above.append(comment)
            continue
        row = rows[bisect_right(rows, comment.line, key=lambda row: row.first) - 1]
        if row.behind:  # two lines became one: only the last comment can stay behind it
            row.above.append(row.behind)
        row.behind = comment


def _comments_above(index: int, row: Row, rows: list[Row]) -> Iterator[Row]:
    """The comments above a row as rows of their own: indented as it is, or as the block that they end."""
    inside = 0 < index < len(rows) and rows[index - 1].declaration == row.declaration
    for comment in sorted(row.above, key=lambda comment: comment.line):
        indent, declaration = row.indent, row.declaration if inside else None
        if comment.own_line and comment.column > row.column and not row.continues:
            outer = (rows[i] for i in range(index - 1, -1, -1) if rows[i].column <= comment.column)
            block = next((r for r in outer if not r.continues), row)
            if block.indent > row.indent:
                indent, declaration = block.indent, block.declaration
        yield Row(indent, comment.text, comment.line, comment.line, comment.column, declaration, row.continues)


def _gaps(placed: list[Row], blank: list[bool], blocks: set[int | None]) -> list[int]:
    """How many blank lines stand before each row: what the author had, within bounds.

    Two declarations are at least one blank line apart unless neither has a block; at most two anywhere outside
    of declarations, one inside, none at the beginning of a block or within a sentence.
    """
    gaps: list[int] = []
    before: int | None = None  # the declaration above
    after = 0  # the first row below it
    for index, row in enumerate(placed):
        last = placed[index - 1] if index else None
        gap = sum(blank[last.last : row.first - 1]) if last else 0
        inside = row.declaration is not None and row.declaration == before
        if row.continues or (inside and last and last.text.endswith(":") and not last.text.startswith("#")):
            gap = 0
        gaps.append(min(gap, 1 if inside else 2))
        if row.declaration is None:
            continue
        if before is not None and not inside and not sum(gaps[after:]) and {before, row.declaration} & blocks:
            gaps[after] = 1
        before, after = row.declaration, index + 1
    return gaps


def _comment_columns(rows: list[Row]) -> dict[int, int]:
    """The column of each comment behind a line, by its line: two spaces away, or with the others of its column."""
    groups: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        if row.behind:
            groups[row.behind.column].append(row)
    columns: dict[int, int] = {}
    for column, group in groups.items():
        nearest = max(row.indent + len(row.text) + 3 for row in group)
        for row in group:
            if row.behind:
                columns[row.behind.line] = max(column, nearest) if len(group) > 1 else nearest
    return columns

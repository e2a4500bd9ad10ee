"""Boards as scenarios write them: lines with a piece at a spot or with cells and what they show, or cells one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulewright.diagnostics import English, Span, suggest_or_list
from rulewright.link import Board
from rulewright.read import Mapping, Node, Scalar
from rulewright.scenario.reader import items_of
from rulewright.scenario.words import CELL, Words, wrong

HIGHEST = 1000


@dataclass(frozen=True)
class Line:
    """One line of a drawn board: a piece at a spot, or cells that show a face at a level."""

    text: str
    span: Span

    @property
    def words(self) -> list[str]:
        return self.text.split()


def lines_of(node: Node) -> list[Line]:
    """The lines of a drawing: a text with lines or semicolons, or a list."""
    if not isinstance(node, Scalar):
        return [line for item in items_of(node) if isinstance(item, Scalar) for line in lines_of(item)]
    found = []
    for row, text in enumerate(str(node.value or "").split("\n")):
        column = 0
        for part in text.split(";"):
            if part.strip():
                at = node.locate(row, column + len(part) - len(part.lstrip()))
                found.append(Line(part.strip(), Span(node.span.file, *at, at[0], at[1] + len(part.strip()))))
            column += len(part) + 1
    return found


def cell_values(words: Words, board: Board, entry: Node) -> Iterator[tuple[str, Any]]:
    """What is said of one cell; with only one attribute its name may be left out."""
    if isinstance(entry, Scalar):
        if len(board.attributes) != 1:
            message = English("a cell of `{name}` has {attributes}", name=board.name, attributes=", ".join(board.attributes))
            raise wrong("RW702", message, entry.span, English("write `{attribute: value}`"))
        attribute, type_ = next(iter(board.attributes.items()))
        yield attribute, words.value(type_, entry)
    for key, value in entry.entries if isinstance(entry, Mapping) else ():
        if key.value not in board.attributes:
            hint = suggest_or_list(str(key.value), board.attributes)
            raise wrong("RW701", English("a cell of `{name}` has no `{value}`", name=board.name, value=key.value), key.span, hint)
        yield str(key.value), words.value(board.attributes[str(key.value)], value)


def marked(words: Words, board: Board, line: Line) -> Iterator[tuple[int, str, Any]]:
    """Cells, attribute and value of a line such as `r1c1 r1c2 owner anna`; nothing if the line says something else."""
    cells = [word for word in line.words if CELL.fullmatch(word)]
    rest = line.words[len(cells) :]
    if not cells or not rest or rest[0] not in board.attributes:
        return
    if len(rest) != 2:
        raise wrong(
            "RW702",
            English("`{text}` does not say what the cells have", text=line.text),
            line.span,
            English("write `{cells} {rest} value`", cells=cells[0], rest=rest[0]),
        )
    value = int(rest[1]) if rest[1].isdecimal() else rest[1]
    said = words.value(board.attributes[rest[0]], Scalar(value, line.span, ((line.span.line, line.span.column),)))
    for cell in cells:
        yield words.cell(board, cell, line.span), rest[0], said


def drawn(words: Words, board: Board, line: Line) -> Iterator[tuple[int, int, int]]:
    """Cells, level and face of a drawn line; `empty` is level 0."""
    cells = [word for word in line.words if CELL.fullmatch(word)]
    rest = line.words[len(cells) :]
    level = 1
    if len(rest) == 2 and rest[1].isdecimal() and 0 < int(rest[1][:4]) < HIGHEST:
        level = int(rest[1])
    elif len(rest) != 1:
        hint = English("write cells, a face and perhaps a level: `0,0 1,0 face 2`")
        raise wrong("RW702", English("`{text}` does not say what the cells show", text=line.text), line.span, hint)
    face = 0 if rest[0] == "empty" else words.face(board, rest[0], line.span)
    for cell in cells:
        yield words.cell(board, cell, line.span), level if face else 0, face

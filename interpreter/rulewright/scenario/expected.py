"""Expectations written like what is given: the exact content of a zone, a value, what cells show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.link import PLAYER, Board, ListType, PieceKind, PieceType, Variable, Zone
from rulewright.read import Mapping, Node, Scalar
from rulewright.scenario.drawing import cell_values, drawn, lines_of, marked
from rulewright.scenario.given import Index, each, find_noun, leaves
from rulewright.scenario.reader import items_of
from rulewright.scenario.words import Words, Wrong, wrong
from rulewright.state import State, face_of, label, level_of


class Expected:
    """Compares a state with tables of a scenario: a zone holds exactly what is listed, of a board only what is named counts."""

    def __init__(self, words: Words, state: State) -> None:
        self.words, self.state = words, state
        self.layout = words.program.layout

    def differences(self, table: Mapping) -> Iterator[Diagnostic]:
        for key, node in table.entries:
            try:
                noun = find_noun(self.words, key)
                if isinstance(noun, PieceKind):
                    raise wrong(
                        "RW702",
                        English("say what is expected of a {name} as a condition", name=noun.name),
                        key.span,
                        English("write a sentence that is to hold"),
                    )
                for index, leaf in leaves(self.words, noun.name, noun.per, node):
                    yield from self.compare(noun, index, leaf)
            except Wrong as error:
                yield error.diagnostic

    def compare(self, noun: Variable | Zone | Board, index: Index, node: Node) -> Iterator[Diagnostic]:
        match noun:
            case Variable():
                found = self.state[self.layout.variable(noun.name).slot(*index)]
                if found != self.words.value(noun.type, node):
                    yield self.differs(
                        node.span,
                        self.called(noun, index),
                        str(node.value) if isinstance(node, Scalar) else "",
                        self.words.shown(noun.type, found),
                    )
            case Zone():
                ids = [item for item in items_of(node) if isinstance(item, Scalar)]
                wanted = [self.words.piece(noun.holds, str(item.value), item.span) for item in ids]
                found = list(self.state[self.layout.zone(noun.name).slot(*index)])
                if found != wanted:
                    pieces = ListType(PieceType(noun.holds))
                    told = self.words.shown(pieces, wanted), self.words.shown(pieces, found)
                    yield self.differs(node.span, self.called(noun, index), *told)
            case Board() if noun.tiles:
                yield from self.tiles(noun, index, node)
            case Board():
                yield from self.cells(noun, index, node)

    def tiles(self, board: Board, index: Index, node: Node) -> Iterator[Diagnostic]:
        cells = self.state[self.layout.board(board.name).slot(*index)]
        face_type = self.words.face_type(board)

        def shown(level: int, face: int) -> str:
            return f"{self.words.shown(face_type, face)} {level}" if level else "empty"

        for line in lines_of(node):
            marks = list(marked(self.words, board, line))
            for cell, attribute, value in marks:
                yield from self.attribute(board, index, cell, attribute, value, line.span)
            if marks:
                continue
            for cell, level, face in drawn(self.words, board, line):
                covered = cells.get(cell, 0)
                found = (level_of(covered), face_of(covered))
                if found != (level, face):
                    yield self.differs(line.span, f"{board.name} {label(board, cell)}", shown(level, face), shown(*found))

    def cells(self, board: Board, index: Index, node: Node) -> Iterator[Diagnostic]:
        if not isinstance(node, Mapping):
            raise wrong(
                "RW702",
                English("`{name}` is told cell by cell", name=board.name),
                node.span,
                English("write `{name}: {{a1: …}}`", name=board.name),
            )
        size = self.layout.geometry[board.name].size
        for cell, entry in each(node, lambda key: self.words.cell(board, str(key.value), key.span), size):
            for attribute, value in cell_values(self.words, board, entry):
                yield from self.attribute(board, index, cell, attribute, value, entry.span)

    def attribute(self, board: Board, index: Index, cell: int, name: str, value: Any, span: Span) -> Iterator[Diagnostic]:
        found = self.state[self.layout.cells(board.name, name).slot(*index, cell)]
        if found != value:
            told = self.words.shown(board.attributes[name], value), self.words.shown(board.attributes[name], found)
            yield self.differs(span, f"{name} of {label(board, cell)}", *told)

    def called(self, noun: Variable | Zone, index: Index) -> str:
        """A noun and which of its places, as a condition would say it."""
        whose = "".join(f" of {self.words.shown(per, at)}" for per, at in zip(noun.per, index, strict=True) if per == PLAYER)
        which = [self.words.shown(per, at) for per, at in zip(noun.per, index, strict=True) if per != PLAYER]
        return f"{noun.name}{'(' + ', '.join(which) + ')' if which else ''}{whose}"

    def differs(self, span: Span, what: str, wanted: str, found: str) -> Diagnostic:
        return Diagnostic(
            "RW704",
            English("expected: {what} is {wanted}", what=what, wanted=wanted),
            span,
            English("found: {what} is {found}", what=what, found=found),
        )

"""Where nouns lie in the state: slots as Python text, and the constant tables a module needs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from rulewright.check.check import Checked
from rulewright.check.refs import BoardRef, Ref
from rulewright.compile.geometry import HEX, SQUARE, STRIDE
from rulewright.compile.layout import Layout
from rulewright.compile.source import Source, fold
from rulewright.link.types import PLAYER, Type
from rulewright.parse import ast


@dataclass(frozen=True)
class Env:
    """The Python names that stand for the names of a sentence."""

    names: dict[str, str] = field(default_factory=dict)
    player: str = "player"
    it: tuple[str, Type] | None = None
    outer: tuple[tuple[str, Type], ...] = ()

    def bind(self, name: str, python: str) -> Env:
        return Env({**self.names, name: python}, self.player, self.it, self.outer)

    def within(self, python: str, type_: Type, /, **names: str) -> Env:
        outer = (*self.outer, self.it) if self.it else self.outer
        return Env({**self.names, "it": python, **names}, self.player, (python, type_), outer)

    def acting(self, python: str) -> Env:
        return Env({**self.names, "player": python}, python, self.it, self.outer)


class Addresses(ABC):
    """Addresses of nouns; the tables that generated code looks things up in are collected as constants of the module."""

    def __init__(self, checked: Checked, layout: Layout, source: Source) -> None:
        self.checked = checked
        self.rules = checked.rules
        self.meaning = checked.meaning
        self.layout = layout
        self.out = source
        self.tables: dict[str, Any] = {}
        self.fixed: dict[str, str] = {}
        self.opened: set[str] = set()  # values that are being written out
        self.solid: set[str] = set()  # Python names that never stand for `nothing`

    def table(self, name: str, value: Any) -> str:
        """A constant of the module; two that would have the same name are kept apart."""
        while name in self.tables and self.tables[name] != value:
            name += "_"
        self.tables[name] = value
        return name

    def address(self, base: str, per: tuple[Type, ...], ref: Ref, env: Env) -> str:
        """The slot of a noun, with the acting player where none is named."""
        strides = self.layout.strides(per)
        args = iter(ref.args)
        terms = []
        for type_, stride in zip(per, strides, strict=True):
            if type_ == PLAYER:
                text = self.expr(ref.player, env) if ref.player is not None else env.player
            else:
                text = self.expr(next(args), env)
            terms.append((text if self.something(text, env) else f"sure({text})", stride))
        return fold(self.layout.base[base] + 1 - sum(strides), terms)

    def something(self, text: str, env: Env) -> bool:
        """Whether an index is never `nothing`, which has no slot: who acts, what runs through a list, what was chosen."""
        running = [it for it, _ in (*env.outer, *([env.it] if env.it else ()))]
        return text in self.solid or text == env.player or text in running or (text.isdigit() and text != "0")

    def certain(self, text: str) -> str:
        """What is written to must be there; a name that was chosen, or runs through a list, always is."""
        return text if text.isdigit() or text in self.solid else f"sure({text})"

    def board_slot(self, name: str, env: Env) -> str:
        board = self.rules.boards[name]
        return self.address(f"board {name}", board.per, BoardRef(board), env)

    def cell_slot(self, board: str, attribute: str, cell: str, env: Env) -> str:
        noun = self.rules.boards[board]
        size = self.layout.geometry[board].size
        base = self.layout.base[f"cell {board} {attribute}"]
        terms = [(cell, 1)]
        constant = base
        if noun.per:
            terms.append((env.player, size))
            constant -= size
        return fold(constant, terms)

    def steps(self, board: str) -> str:
        directions = HEX if self.rules.boards[board].shape == "hex" else SQUARE
        return self.table(f"STEPS_{board}", tuple(x * STRIDE + y for x, y in directions))

    def footprint_table(self, board: str) -> str:
        """Offsets by shape * 8 + rotation."""
        table: list[tuple[int, ...]] = []
        for shape in self.layout.footprints(self.rules.boards[board]):
            rows = [tuple(x * STRIDE + y for x, y in cells) for cells in shape]
            table.extend(rows + [()] * (8 - len(rows)))
        return self.table(f"FOOTPRINTS_{board}", tuple(table))

    @abstractmethod
    def expr(self, node: ast.Expr, env: Env) -> str:
        """Python text for an expression; written by the class that knows all of them."""

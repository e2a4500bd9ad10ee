"""Attributes of things as Python text: cells, spots, pieces, players, lists and tables."""

from __future__ import annotations

from rulewright.check.properties import COMPASS, properties
from rulewright.check.refs import Ref
from rulewright.compile.addresses import Addresses, Env
from rulewright.compile.source import fold
from rulewright.link.nouns import Zone
from rulewright.link.types import Type

LEVEL_SHIFT, TILE_SHIFT = 20, 8
FACE_MASK, TILE_MASK = 255, 4095


class Properties(Addresses):
    """`… of thing`, for every kind of thing."""

    def of_it(self, ref: Ref, env: Env) -> str:
        """A bare word that is an attribute of `it`, or of what is around it."""
        if ref.kind == "whereabouts":
            return self.whereabouts_of(ref.target, self.it_of(ref, env))
        for python, type_ in reversed((*env.outer, env.it)):  # type: ignore[misc]
            if ref.target in properties(self.rules, type_):
                return self.property(ref.target, python, type_, env)
        raise AssertionError(ref.target)

    def it_of(self, ref: Ref, env: Env) -> str:
        """The piece that a bare zone name asks about: `it`, or what is around it."""
        for python, type_ in reversed((*env.outer, env.it)):  # type: ignore[misc]
            if type_.kind == "piece" and type_.name == ref.target.holds:
                return str(python)
        raise AssertionError(ref.target)

    def property(self, name: str, subject: str, type_: Type, env: Env) -> str:
        match type_.kind:
            case "list" | "zone":
                return f"len({subject})" if name == "size" else f"{name}({subject})"
            case "player":
                n = self.layout.players
                if name == "seat" or not self.something(subject, env):
                    return subject if name == "seat" else self.beside(name, subject, n)
                text = f"({subject} % {n} + 1)" if name == "next" else f"(({subject} - 2) % {n} + 1)"
                self.solid.add(text)
                return text
            case "constant":
                return self.beside(name, subject, len(self.rules.enumeration(type_.name)))
            case "board":
                return self.of_board(name, type_.name, env)
            case "cell":
                return self.of_cell(name, subject, type_.name, env)
            case "spot":
                return self.of_spot(name, subject, type_.name, env)
            case "piece":
                return self.of_piece(name, subject, type_.name)
        raise AssertionError(type_)

    def beside(self, name: str, subject: str, many: int) -> str:
        """The next or previous of things that stand in a circle; `nothing` has none."""
        return f"{'following' if name == 'next' else 'preceding'}({subject}, {many})"

    def of_board(self, name: str, board: str, env: Env) -> str:
        if name == "cells":
            return self.cells_of(board, env)
        if name == "holes":
            return f"holes(S[{self.board_slot(board, env)}], {self.steps(board)})"
        geometry = self.layout.geometry[board]
        return self.table(f"{name.upper()}_{board}", geometry.rows() if name == "rows" else geometry.columns())

    def cells_of(self, board: str, env: Env) -> str:
        noun = self.rules.boards[board]
        if noun.tiles:
            return f"S[{self.board_slot(board, env)}]"
        return f"range(1, {self.layout.geometry[board].size + 1})"

    def of_cell(self, name: str, cell: str, board: str, env: Env) -> str:
        noun = self.rules.boards[board]
        if name in ("row", "column"):
            geometry = self.layout.geometry[board]
            return f"{self.table(f'{name.upper()}_OF_{board}', geometry.lines_of(name))}[{cell}]"
        if name in COMPASS and not noun.tiles and name not in noun.attributes:
            table = self.layout.geometry[board].beside(*COMPASS[name])
            return f"{self.table(f'{name.upper()}_OF_{board}', table)}[{cell}]"
        if name == "neighbours":
            if noun.tiles:
                return f"[{cell} + step for step in {self.steps(board)}]"
            return f"{self.table(f'NEIGHBOURS_{board}', self.layout.geometry[board].neighbours)}[{cell}]"
        if noun.tiles:
            slot = f"S[{self.board_slot(board, env)}]"
            match name:
                case "empty":
                    return f"({cell} not in {slot})"
                case "level":
                    return f"({slot}.get({cell}, 0) >> {LEVEL_SHIFT})"
                case "face":
                    return f"({slot}.get({cell}, 0) & {FACE_MASK})"
                case "tile":
                    return f"({slot}.get({cell}, 0) >> {TILE_SHIFT} & {TILE_MASK})"
        # Before the first cell lies a slot for `nothing`; of the boards of several players, only the first has it.
        nowhere = bool(noun.per) and not cell.startswith("sure(") and not self.something(cell, env)
        if name == "empty":
            parts = [f"not S[{self.cell_slot(board, attribute, cell, env)}]" for attribute in noun.attributes]
            text = "(" + " and ".join(parts) + ")" if parts else "True"
            return f"(not {cell} or {text})" if nowhere else text
        slot = f"S[{self.cell_slot(board, name, cell, env)}]"
        return f"({slot} if {cell} else 0)" if nowhere else slot

    def of_spot(self, name: str, spot: str, board: str, env: Env) -> str:
        match name:
            case "cells":
                return f"[({spot} >> 8) + step for step in {self.footprint_table(board)}[{spot} & 255]]"
            case "level":
                return f"((S[{self.board_slot(board, env)}].get({spot} >> 8, 0) >> {LEVEL_SHIFT}) + 1)"
        return f"({spot} >> 8)"

    def of_piece(self, name: str, piece: str, kind: str) -> str:
        if name == "position":
            return f"position(S, {self.layout.base[f'location {kind}']}, {piece})"
        noun = self.rules.pieces[kind]
        if noun.attributes[name].varies:
            return f"S[{fold(self.layout.base[f'attribute {kind} {name}'], [(piece, 1)])}]"
        column = (0, *self.layout.column(noun, name))
        return f"{self.table(f'{kind.upper()}_{name}', column)}[{piece}]"

    def look_up(self, ref: Ref, env: Env) -> str:
        table = ref.target
        key = self.expr(ref.args[0], env)
        encode, named = self.layout.encode, table.key.kind in ("constant", "cell")
        values = {encode(k, table.key) if named else k: encode(v, table.type) for k, v in table.values.items()}
        return f"{self.table(f'TABLE_{table.name}', values)}.get({key}, 0)"

    def whereabouts(self, ref: Ref, env: Env) -> str:
        if ref.of_it:
            return self.of_it(ref, env)
        return self.whereabouts_of(ref.target, self.expr(ref.args[0], env))

    def whereabouts_of(self, zone: Zone, piece: str) -> str:
        """Which of the zones of a name a piece lies in; 0 if in none of them."""
        base = self.layout.base[f"zone {zone.name}"]
        size = self.layout.span(zone.per)
        location = self.layout.base[f"location {zone.holds}"]
        return f"within(S[{fold(location, [(piece, 1)])}] - {base}, {size})"

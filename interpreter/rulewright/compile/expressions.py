"""Expressions to Python expressions over the flat state `S`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rulewright.check.check import Checked
from rulewright.check.meaning import Ref
from rulewright.compile.geometry import HEX, SQUARE, STRIDE
from rulewright.compile.layout import Layout
from rulewright.compile.source import Source, fold
from rulewright.link.nouns import Zone
from rulewright.link.types import PLAYER, Type
from rulewright.parse import ast

LEVEL_SHIFT, TILE_SHIFT = 20, 8
FACE_MASK, TILE_MASK = 255, 4095
OPERATORS = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=", "+": "+", "-": "-", "*": "*",
             "div": "//", "mod": "%"}
FEW_LINES = 5
FOLDED = 15  # digits: larger numbers are left to be worked out, and refused, when the game is played
ROOM = 200_000


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


@dataclass(frozen=True)
class Lines:
    """How to look for a line: a Python table, the test at the cell itself, and the test at another cell or slot."""

    table: str
    here: str
    test: Callable[[str], str]
    length: str
    windows: int


class Expressions:
    """`expr` gives Python text for an expression; tables it needs are collected as constants of the module."""

    def __init__(self, checked: Checked, layout: Layout, source: Source) -> None:
        self.checked = checked
        self.rules = checked.rules
        self.meaning = checked.meaning
        self.layout = layout
        self.out = source
        self.tables: dict[str, Any] = {}
        self.fixed: dict[str, str] = {}

    def table(self, name: str, value: Any) -> str:
        """A constant of the module; two that would have the same name are kept apart."""
        while name in self.tables and self.tables[name] != value:
            name += "_"
        self.tables[name] = value
        return name

    # -- addresses --
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
            terms.append((text, stride))
        return fold(self.layout.base[base] + 1 - sum(strides), terms)

    def board_slot(self, name: str, env: Env) -> str:
        board = self.rules.boards[name]
        return self.address(f"board {name}", board.per, Ref("board", board), env)

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

    # -- expressions --
    def expr(self, node: ast.Expr, env: Env) -> str:
        match node:
            case ast.Number(value=value):
                return str(value)
            case ast.Name() | ast.Attribute() | ast.Call():
                return self.named(node, env)
            case ast.SetOf(items=items):
                return "(" + "".join(f"{self.expr(item, env)}, " for item in items) + ")"
            case ast.Negative(operand=operand):
                return f"(-{self.expr(operand, env)})"
            case ast.Not(operand=operand):
                return f"(not {self.expr(operand, env)})"
            case ast.Both(op=op, left=left, right=right):
                return f"({self.expr(left, env)} {op} {self.expr(right, env)})"
            case ast.Compare(op=op, left=left, right=right) if self.meaning.type(left).kind == "list":
                return f"(tuple({self.expr(left, env)}) {OPERATORS[op]} tuple({self.expr(right, env)}))"
            case ast.Compare(op=op, left=left, right=right):
                return f"({self.expr(left, env)} {OPERATORS[op]} {self.expr(right, env)})"
            case ast.Member(item=item, items=items):
                return f"({self.expr(item, env)} in {self.items(items, env)})"
            case ast.Arith(op=op, left=left, right=right):
                return self.arith(op, self.expr(left, env), self.expr(right, env))
            case ast.EitherOr(then=then, test=test, other=other):
                return f"({self.expr(then, env)} if {self.expr(test, env)} else {self.expr(other, env)})"
            case ast.Range(low=low, high=high):
                return f"span({self.expr(low, env)}, {self.expr(high, env)})"
            case ast.Filtered():
                loop, var = self.loop(node, env)
                return f"[{var} {loop}]"
            case ast.Fold():
                return self.fold(node, env)
            case ast.Quantified(op=op, items=items):
                return self.quantified(op, items, env)
            case ast.AnyLine():
                return self.any_line(node, env)
            case ast.Pick(which=which, items=items):
                text = self.generator(items, env)
                if text.isidentifier() and self.tables.get(text):
                    return f"{text}[{0 if which == 'first' else -1}]"
                return f"{which}({text})"
            case ast.Best(name=name, items=items, prefs=prefs):
                key = self.key(prefs, name, self.meaning.type(node), env)
                empty = "()" if self.meaning.type(node).kind == "list" else "None"
                return f"best({self.items(items, env)}, {key}, {empty})"
            case ast.Rank(items=items, prefs=prefs):
                element = self.meaning.type(node).of
                assert element is not None
                return f"sorted({self.items(items, env)}, key={self.key(prefs, 'it', element, env)}, reverse=True)"
            case ast.Groups(items=items):
                return self.groups(node, items, env)
            case ast.Reach():
                return self.reach(node, env)
            case ast.Able(rule=rule):
                return f"able(S, {self.program(rule)}, {env.player}{self.program_args(rule, env)})"
            case ast.Hypothetical(value=value, rule=rule):
                after = f"after(S, {self.program(rule)}, {env.player}{self.program_args(rule, env)})"
                return f"(lambda S: {self.expr(value, env)})({after})"
        raise AssertionError(type(node))

    def arith(self, op: str, left: str, right: str) -> str:
        if left.isdigit() and right.isdigit() and op in "+-*" and len(left) + len(right) <= FOLDED:
            return str({"+": int(left) + int(right), "-": int(left) - int(right), "*": int(left) * int(right)}[op])
        if op in ("div", "mod"):
            return f"{'divide' if op == 'div' else 'remainder'}({left}, {right})"
        return f"({left} {OPERATORS[op]} {right})"

    def named(self, node: ast.Expr, env: Env) -> str:
        ref = self.meaning.refs[node]
        match ref.kind:
            case "local":
                return env.player if ref.target == "player" else env.names[ref.target]
            case "property":
                return self.of_it(ref, env) if ref.of_it else self.property(
                    ref.target, self.expr(ref.args[0], env), self.meaning.type(ref.args[0]), env)
            case "variable":
                text = f"S[{self.address(f'variable {ref.target.name}', ref.target.per, ref, env)}]"
                return f"bool({text})" if ref.target.type.kind == "yes_no" else text
            case "zone":
                return f"S[{self.address(f'zone {ref.target.name}', ref.target.per, ref, env)}]"
            case "all":
                return f"range(1, {len(self.layout.piece_ids[ref.target.name]) + 1})"
            case "table":
                return self.look_up(ref, env)
            case "value":
                fixed = self.fixed.get(ref.target.name)
                if fixed is not None:
                    return fixed
                player = self.expr(ref.player, env) if ref.player is not None else env.player
                args = "".join(f", {self.expr(arg, env)}" for arg in ref.args)
                return f"value_{ref.target.name}(S, {player}{args})"
            case "score":
                player = self.expr(ref.player, env) if ref.player is not None else env.player
                return f"score_{ref.target.name}(S, {player})"
            case "points":
                player = self.expr(ref.player, env) if ref.player is not None else env.player
                return f"points(S, {player})"
            case "option":
                return self.option(ref.target.name)
            case "constant":
                return str(ref.target[1])
            case "members":
                return f"range(1, {len(ref.target.members) + 1})"
            case "players":
                return "PLAYERS"
            case "player_count":
                return str(self.layout.players)
            case "resource":
                return str(self.layout.resource_base(ref.target))
            case "yes_no":
                return str(ref.target)
            case "nothing":
                return "0"
            case "function":
                return self.function(ref, env)
            case "whereabouts":
                return self.whereabouts(ref, env)
            case "board":
                return self.cells_of(ref.target.name, env)
        raise AssertionError(ref.kind)

    def option(self, name: str) -> str:
        option, value = self.rules.options[name], self.layout.options[name]
        if option.values:
            return str(option.values.index(value) + 1)
        return str(value)

    def of_it(self, ref: Ref, env: Env) -> str:
        """A bare word that is an attribute of `it`, or of what is around it."""
        from rulewright.check.properties import properties

        for python, type_ in reversed((*env.outer, env.it)):  # type: ignore[misc]
            if ref.kind == "whereabouts":
                if type_.kind == "piece" and type_.name == ref.target.holds:
                    return self.whereabouts_of(ref.target, python)
            elif ref.target in properties(self.rules, type_):
                return self.property(ref.target, python, type_, env)
        raise AssertionError(ref.target)

    def property(self, name: str, subject: str, type_: Type, env: Env) -> str:
        match type_.kind:
            case "list" | "zone":
                return f"len({subject})" if name == "size" else f"{name}({subject})"
            case "player":
                n = self.layout.players
                return {"next": f"({subject} % {n} + 1)", "previous": f"(({subject} - 2) % {n} + 1)", "seat": subject}[name]
            case "board":
                return self.of_board(name, type_.name, env)
            case "cell":
                return self.of_cell(name, subject, type_.name, env)
            case "spot":
                return self.of_spot(name, subject, type_.name, env)
            case "piece":
                return self.of_piece(name, subject, type_.name)
        raise AssertionError(type_)

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

    def steps(self, board: str) -> str:
        directions = HEX if self.rules.boards[board].shape == "hex" else SQUARE
        return self.table(f"STEPS_{board}", tuple(x * STRIDE + y for x, y in directions))

    def of_cell(self, name: str, cell: str, board: str, env: Env) -> str:
        noun = self.rules.boards[board]
        if name in ("row", "column"):
            geometry = self.layout.geometry[board]
            return f"{self.table(f'{name.upper()}_OF_{board}', geometry.lines_of(name))}[{cell}]"
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
        if name == "empty":
            parts = [f"not S[{self.cell_slot(board, attribute, cell, env)}]" for attribute in noun.attributes]
            return "(" + " and ".join(parts) + ")" if parts else "True"
        return f"S[{self.cell_slot(board, name, cell, env)}]"

    def of_spot(self, name: str, spot: str, board: str, env: Env) -> str:
        match name:
            case "cells":
                return f"[({spot} >> 8) + step for step in {self.footprint_table(board)}[{spot} & 255]]"
            case "level":
                return f"((S[{self.board_slot(board, env)}].get({spot} >> 8, 0) >> {LEVEL_SHIFT}) + 1)"
        return f"({spot} >> 8)"

    def footprint_table(self, board: str) -> str:
        """Offsets by shape * 8 + rotation."""
        table: list[tuple[int, ...]] = []
        for shape in self.layout.footprints(self.rules.boards[board]):
            rows = [tuple(x * STRIDE + y for x, y in cells) for cells in shape]
            table.extend(rows + [()] * (8 - len(rows)))
        return self.table(f"FOOTPRINTS_{board}", tuple(table))

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
        values = {self.layout.encode(k, table.key) if table.key.kind == "constant" else k: self.layout.encode(v, table.type)
                  for k, v in table.values.items()}
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

    def function(self, ref: Ref, env: Env) -> str:
        if ref.target == "spots":
            piece, board = ref.args
            name = self.meaning.type(board).name
            noun = self.rules.boards[name]
            shapes = (0, *self.layout.shape_column(self.rules.pieces[noun.tiles]))
            shape = f"{self.table(f'{noun.tiles.upper()}_shape', shapes)}[{self.expr(piece, env)}]"
            slot = self.board_slot(name, env)
            return f"spots(S[{slot}], {self.footprint_table(name)}, {shape}, {self.steps(name)})"
        if ref.target == "place_in":
            return f"place_in({self.items(ref.args[0], env)}, {self.expr(ref.args[1], env)})"
        return f"{ref.target}({', '.join(self.expr(arg, env) for arg in ref.args)})"

    # -- many things --
    def items(self, node: ast.Expr, env: Env) -> str:
        return self.expr(node, env)

    def loop(self, node: ast.Expr, env: Env, name: str = "it", inner: bool = False) -> tuple[str, str]:
        """`for x in items if test` as clauses, and the Python name of the element."""
        tests: list[ast.Expr] = []
        while isinstance(node, ast.Filtered):
            tests.append(node.test)
            node = node.items
        var = self.out.fresh("x")
        element = self.element(node)
        clauses = f"for {var} in {self.items(node, env)}"
        inside = env.within(var, element)
        for test in reversed(tests):
            clauses += f" if {self.expr(test, inside)}"
        return clauses, var

    def element(self, node: ast.Expr) -> Type:
        type_ = self.meaning.type(node)
        if type_.kind == "board":
            return Type("cell", type_.name)
        assert type_.of is not None
        return type_.of

    def generator(self, node: ast.Expr, env: Env) -> str:
        if isinstance(node, ast.Filtered):
            loop, var = self.loop(node, env)
            return f"({var} {loop})"
        return self.items(node, env)

    def fold(self, node: ast.Fold, env: Env) -> str:
        if node.op == "count" and node.value is None and not isinstance(node.items, ast.Filtered):
            return f"len({self.items(node.items, env)})"
        loop, var = self.loop(node.items, env)
        inside = env.within(var, self.element(_unfiltered(node.items)))
        if node.name != "it":
            inside = env.bind(node.name, var)
        value = self.expr(node.value, inside) if node.value is not None else var
        match node.op:
            case "count":
                return f"len([1 {loop}])"
            case "list":
                return f"[{value} {loop}]"
            case "sum":
                return f"sum([{value} {loop}])"
            case "kinds":
                return f"len({{{value} {loop}}})"
        return f"{'min' if node.op == 'lowest' else 'max'}([{value} {loop}], default=0)"

    def quantified(self, op: str, items: ast.Expr, env: Env) -> str:
        if not isinstance(items, ast.Filtered):
            text = f"len({self.items(items, env)})"
            return {"any": f"({text} > 0)", "none": f"({text} == 0)", "every": "True"}[op]
        whole = self.whole_column(items, env)
        if whole is not None and op != "every":
            return f"(0 {'in' if op == 'any' else 'not in'} {whole})"
        loop, var = self.loop(items.items, env)
        inside = env.within(var, self.element(_unfiltered(items.items)))
        test = self.expr(items.test, inside)
        call = f"{'all' if op == 'every' else 'any'}({test} {loop})"
        return f"(not {call})" if op == "none" else call

    def whole_column(self, items: ast.Filtered, env: Env) -> str | None:
        """`board where empty`, over a bounded board with one attribute: a slice of the state to look for 0 in."""
        slots = self.empty_slots(items)
        return f"S[{slots.start}:{slots.stop}]" if slots is not None else None

    def empty_slots(self, items: ast.Expr) -> range | None:
        """The slots in which `board where empty` looks for 0."""
        if not isinstance(items, ast.Filtered):
            return None
        type_ = self.meaning.type(items.items)
        if type_.kind != "board" or type_.name not in self.layout.geometry:
            return None
        board = self.rules.boards[type_.name]
        ref = self.meaning.refs.get(items.test)
        if ref is None or not ref.of_it or ref.target != "empty" or len(board.attributes) != 1 or board.per:
            return None
        base = self.layout.base[f"cell {board.name} {next(iter(board.attributes))}"]
        return range(base + 1, base + 1 + self.layout.geometry[board.name].size)

    def any_line(self, node: ast.AnyLine, env: Env) -> str:
        """Whether a line exists, as an expression; `if any line …` is written as loops instead."""
        lines = self.lines(node, env)
        if lines.windows:
            line = self.out.fresh("line")
            inner = f"all([{lines.test('x')} for x in {line}])"
            return f"({lines.here} and any([1 for {line} in {lines.table} if {inner}]))"
        return f"({lines.here} and longest({lines.table}, lambda x: {lines.test('x')}) >= {lines.length})"

    def lines(self, node: ast.AnyLine, env: Env) -> Lines:
        """The table of lines through a cell. A few are listed whole; many are followed as rays from the cell.

        A test that compares one attribute with something fixed is made on slots, which are then what the table holds.
        """
        board = self.meaning.type(node.cell).name
        geometry = self.layout.geometry[board]
        cell, length = self.expr(node.cell, env), self.expr(node.length, env)
        type_ = Type("cell", board)
        here = self.expr(node.test, env.within(cell, type_))
        attribute = self.compared(node.test, board)
        shift = self.layout.base[f"cell {board} {attribute[0]}"] if attribute else 0
        wanted = self.expr(attribute[1], env) if attribute else ""

        def test(python: str) -> str:
            if attribute:
                return f"S[{python}] == {wanted}"
            return self.expr(node.test, env.within(python, type_))

        number = int(length) if length.isdigit() else 0
        kind = f"{board}_{length}{f'_{attribute[0]}' if attribute else ''}" if number else f"{board}_{attribute and attribute[0]}"
        listed = number <= max(geometry.board.width, geometry.board.height) and geometry.size * number * number <= ROOM
        windows = geometry.windows(number) if number and listed else ()
        if windows and max(map(len, windows)) <= FEW_LINES:
            table = tuple(tuple(tuple(c + shift for c in line) for line in lines) for lines in windows)
            return Lines(f"{self.table(f'LINES_{kind}', table)}[{cell}]", here, test, length, number - 1)
        rays = geometry.rays(number)
        table_ = tuple(tuple((tuple(c + shift for c in a), tuple(c + shift for c in b)) for a, b in axes) for axes in rays)
        return Lines(f"{self.table(f'RAYS_{kind}', table_)}[{cell}]", here, test, length, 0)

    def compared(self, test: ast.Expr, board: str) -> tuple[str, ast.Expr] | None:
        """`attribute = something` where the attribute is of `it` and the other side is not."""
        if not isinstance(test, ast.Compare) or test.op != "=" or self.rules.boards[board].per:
            return None
        ref = self.meaning.refs.get(test.left)
        if ref is None or ref.kind != "property" or not ref.of_it or ref.target not in self.rules.boards[board].attributes:
            return None
        for part in ast.walk(test.right):
            inner = self.meaning.refs.get(part)
            if inner is not None and (inner.of_it or inner.target == "it"):
                return None
        return ref.target, test.right

    def groups(self, node: ast.Groups, items: ast.Expr, env: Env) -> str:
        board = self.element(items).name
        if self.rules.boards[board].tiles:
            return f"groups({self.items(items, env)}, {self.steps(board)})"
        table = self.table(f"NEIGHBOURS_{board}", self.layout.geometry[board].neighbours)
        return f"groups_of({self.items(items, env)}, {table})"

    def reach(self, node: ast.Reach, env: Env) -> str:
        board = self.meaning.type(node.start).name
        here, there, cost = self.out.fresh("x"), self.out.fresh("x"), self.out.fresh("n")
        cell = Type("cell", board)
        inside = env.within(there, cell, here=here, there=there, cost=cost)
        neighbours = f"lambda {there}: {self.of_cell('neighbours', there, board, env)}"
        parts = [
            self.expr(node.start, env), neighbours, f"lambda {here}, {there}: {self.expr(node.through, inside)}",
            f"lambda {here}, {there}: {self.expr(node.cost, inside)}",
            f"lambda {there}, {cost}: {self.expr(node.test, inside)}" if node.test is not None else "None",
        ]
        return f"reach({', '.join(parts)})"

    def key(self, prefs: tuple[ast.Pref, ...], name: str, element: Type, env: Env) -> str:
        """An order as a sort key: larger is better."""
        var = self.out.fresh("x")
        inside = env.within(var, element, **{name: var})
        parts = []
        for pref in prefs:
            if pref.value is None:
                continue
            value = self.expr(pref.value, inside)
            match pref.op:
                case "most":
                    parts.append(value)
                case "least":
                    parts.append(f"-{value}" if self.meaning.type(pref.value).kind == "number" else f"reversed_order({value})")
                case "prefer":
                    parts.append(value)
                case "first":
                    parts.append(f"-order_in({value}, {var})")
        return f"lambda {var}: ({''.join(part + ', ' for part in parts)})"

    # -- rules as values --
    def program(self, call: ast.Expr) -> str:
        ref = self.meaning.refs[call]
        if ref.kind == "effect":
            kind, attribute = ref.target
            return f"effect_{kind}__{attribute}"
        return f"rule_{ref.target.name}"

    def program_args(self, call: ast.Expr, env: Env) -> str:
        return "".join(f", {self.expr(arg, env)}" for arg in self.meaning.refs[call].args)


def _unfiltered(node: ast.Expr) -> ast.Expr:
    while isinstance(node, ast.Filtered):
        node = node.items
    return node

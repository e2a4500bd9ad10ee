"""Questions about many things as Python text: filters, sums, groups, paths, lines and orders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.compile.addresses import Env
from rulewright.compile.properties import Properties
from rulewright.link.types import CellType, Type
from rulewright.parse import ast

FEW_LINES = 5
ROOM = 200_000


@dataclass(frozen=True)
class Lines:
    """How to look for a line: a Python table, the test at the cell itself, and the test at another cell or slot."""

    table: str
    here: str
    test: Callable[[str], str]
    length: str
    windows: int


class Many(Properties):
    """Loops over collections, written as comprehensions wherever Python has one."""

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
            return CellType(type_.name)
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
        inside = env.within(var, self.element(unfiltered(node.items)))
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
        inside = env.within(var, self.element(unfiltered(items.items)))
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
        type_ = CellType(board)
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
        cell = CellType(board)
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


def unfiltered(node: ast.Expr) -> ast.Expr:
    while isinstance(node, ast.Filtered):
        node = node.items
    return node

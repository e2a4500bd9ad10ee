"""Bounds on what generated code may cost, put in only where they cannot be proved beforehand.

The generated module is small, plain Python, so the most that each part of it can cost is known before it runs. What is
cheap is left alone. A loop or function that may cost more reports its work to the budget, and a number that may grow
without end is held within a limit where it is kept. So plain rules run at full speed, and no rule runs away.

The code is also read as a stranger's: a form that the compiler never writes is refused, whatever wrote it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import Any

from rulewright.run.failing import LARGEST, LONGEST

EDITION = 13  # guarded code is remembered under it: a change to the guards must change it
CHEAP = 10_000  # parts of a sentence that may be carried out without being counted
HUGE = 10**12
DRIFT = 10**13  # a number may creep past its limit in steps this small: it would take forever
GROWN = 10**36
CALLED = 300  # a question about a board
BOARD_QUESTIONS = frozenset({"holes", "spots", "each_spot", "groups", "groups_of", "reach", "sampled_spot"})
METHODS = frozenset(
    {"get", "answer", "choose", "choose_sampled", "choose_tested", "crossed", "barrier", "note", "remove", "append", "index",
     "count", "add"}
)
FORMS = (
    ast.Module, ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Assign, ast.AugAssign, ast.For, ast.While, ast.If,
    ast.Raise, ast.Expr, ast.Pass, ast.Break, ast.Continue, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Lambda, ast.IfExp,
    ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.comprehension, ast.Compare, ast.Call, ast.keyword,
    ast.Constant, ast.Attribute, ast.Subscript, ast.Slice, ast.Starred, ast.Name, ast.List, ast.Tuple, ast.Dict,
    ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop,
)
Comprehension = ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp


class Forbidden(Exception):
    """Code that the compiler never writes."""


def guarded(source: str, tables: Mapping[str, Any], largest: int) -> ast.Module:
    """The module with its guards; `largest` is the size of the largest zone or board."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        refuse(node)
    guard = Guard(tree, tables, largest)
    guard.visit(tree)
    _locate(tree)
    return tree


def refuse(node: ast.AST) -> None:
    """Stop at a form that no rule is ever compiled to."""
    if not isinstance(node, FORMS):
        raise Forbidden(type(node).__name__)
    if isinstance(node, ast.Attribute) and node.attr not in METHODS:
        raise Forbidden(node.attr)
    if isinstance(node, ast.Name) and node.id.startswith("__"):
        raise Forbidden(node.id)


class Costs:
    """The most that a part of the module may cost, and the largest number it may give."""

    def __init__(self, tree: ast.Module, tables: Mapping[str, Any], largest: int) -> None:
        self.functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        self.tables = tables
        self.largest = max(largest, 20)
        # A range whose ends are not written down may be as long as ranges can be, and so may any list it is kept in.
        ranged = any(_called(node) == "span" and not _fixed_range(node) for node in ast.walk(tree))
        self.unknown = max(self.largest, LONGEST) if ranged else self.largest
        self.once = _kept_once(tree)
        self._full: dict[str, int] = {}
        self._sizes: dict[int, int] = {}
        self._bounds: dict[str, int] = {}
        self._listed: dict[str, int] = {}
        self._largest_in: dict[str, int] = {}
        self._costs: dict[tuple[int, bool], int] = {}

    # -- work --
    def full(self, name: str) -> int:
        """All that a function may cost; one that calls itself may cost anything."""
        if name not in self._full:
            self._full[name] = HUGE
            self._full[name] = self.sum(self.functions[name].body, True)
        return self._full[name]

    def sum(self, nodes: list[Any], whole: bool) -> int:
        return min(HUGE, sum(self.cost(node, whole) for node in nodes))

    def cost(self, node: ast.AST, whole: bool) -> int:
        """The cost of a part: the whole of it, or only what is not counted elsewhere."""
        key = (id(node), whole)
        if key not in self._costs:
            self._costs[key] = min(HUGE, self._cost(node, whole))
        return self._costs[key]

    def _cost(self, node: ast.AST, whole: bool) -> int:
        if isinstance(node, ast.FunctionDef):
            return 1  # a part of its own, paid for where it is called
        if isinstance(node, ast.For):
            inner = self.sum(node.body, whole) + 1
            times = self.size(node.iter)
            counted = not whole and self.counts(node)
            return self.cost(node.iter, whole) + (1 if counted else times * inner) + self.sum(node.orelse, whole)
        if isinstance(node, ast.While):
            return self.sum(node.body, whole) * self.unknown if whole else 1
        if isinstance(node, ast.If):
            return self.branches(node, whole)
        if isinstance(node, Comprehension):
            return self.comprehension(node, whole)
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load) and node.id in self.functions:
                called = self.full(node.id)
                return called if whole or called <= CHEAP else 1
            return 1
        if isinstance(node, ast.Call) and _called(node) in BOARD_QUESTIONS:
            return CALLED + self.sum([*node.args], whole)
        return 1 + self.sum(list(ast.iter_child_nodes(node)), whole)

    def branches(self, node: ast.If, whole: bool) -> int:
        """All tests and the dearest branch; without recursion, as there may be very many."""
        tests = dearest = 0
        for branch in _chain(node):
            tests += self.cost(branch.test, whole) + 1
            dearest = max(dearest, self.sum(branch.body, whole))
            last = branch.orelse
        return tests + max(dearest, 0 if _is_chain(last) else self.sum(last, whole))

    def comprehension(self, node: Comprehension, whole: bool) -> int:
        if not whole and self.counts(node):
            return 1 + self.cost(node.generators[0].iter, whole)
        first = self.cost(node.generators[0].iter, whole)
        return min(HUGE, first + self.rounds(node) * self.inside(node, whole))

    def inside(self, node: Comprehension, whole: bool) -> int:
        parts: list[ast.AST] = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        parts += [test for generator in node.generators for test in generator.ifs]
        parts += [generator.iter for generator in node.generators[1:]]
        return self.sum(parts, whole) + 1

    def rounds(self, node: Comprehension) -> int:
        times = 1
        for generator in node.generators:
            times = min(HUGE, times * self.size(generator.iter))
        return times

    def counts(self, node: ast.For | Comprehension) -> bool:
        """Whether a loop is dear enough to be counted."""
        return self.cost(node, True) > CHEAP

    def size(self, node: ast.expr) -> int:
        """How many things a loop may go over."""
        if isinstance(node, ast.Call):
            name, args = _called(node), node.args
            if name == "range" and all(isinstance(arg, ast.Constant) for arg in args):
                ends = [arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, int)]
                return len(range(*ends))
            if name in ("counted", "metered", "tuple", "list", "sorted") and args:
                return self.size(args[0])
            if name == "span":
                return _fixed_range(node) or LONGEST
            if name in self.functions:
                return self.listed(name)
            return LONGEST if name == "range" else self.unknown
        if isinstance(node, ast.Tuple | ast.List):
            return len(node.elts)
        if isinstance(node, Comprehension):
            return self.rounds(node)
        if isinstance(node, ast.Name):
            if node.id == "LOOPS":
                return 100_000
            if node.id == "PLAYERS":
                return 12
            if node.id in self.once and not isinstance(self.once[node.id], ast.Name):
                return self.size(self.once[node.id])
            return len(self.tables[node.id]) if node.id in self.tables else self.unknown
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            if node.value.id == "ORDER":
                return 12
            if node.value.id == "S":
                return self.largest
            if node.value.id in self.tables:
                return self.longest_in(node.value.id)
        return self.unknown

    def listed(self, name: str) -> int:
        """How many things a function may give."""
        if name not in self._listed:
            self._listed[name] = self.unknown
            results = [node.value for node in _own(self.functions[name]) if isinstance(node, ast.Return)]
            self._listed[name] = max((self.size(value) for value in results if value is not None), default=self.unknown)
        return self._listed[name]

    def longest_in(self, table: str) -> int:
        if id(self.tables[table]) not in self._sizes:
            rows = self.tables[table]
            rows = rows.values() if isinstance(rows, dict) else rows
            self._sizes[id(self.tables[table])] = max((len(row) for row in rows if isinstance(row, tuple | list)), default=1)
        return self._sizes[id(self.tables[table])]

    # -- numbers --
    def bound(self, node: ast.AST) -> int:
        """The largest number an expression may give; what is kept anywhere is within the limit."""
        match node:
            case ast.Constant(value=value):
                return abs(value) if isinstance(value, int) else 0
            case ast.BinOp(op=op, left=left, right=right):
                a, b = self.bound(left), self.bound(right)
                if isinstance(op, ast.Mult):
                    return min(a * b, GROWN * GROWN)
                if isinstance(op, ast.Add | ast.Sub):
                    return a + b
                if isinstance(op, ast.RShift) and isinstance(right, ast.Constant):
                    return a >> b
                return b if isinstance(op, ast.BitAnd) and isinstance(right, ast.Constant) else max(a, b)
            case ast.UnaryOp(operand=operand):
                return self.bound(operand)
            case ast.IfExp(body=body, orelse=orelse):
                return max(self.bound(body), self.bound(orelse))
            case ast.Tuple() | ast.List() | ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.Compare() | ast.Lambda():
                return 1
            case ast.BoolOp(values=values):
                return max(map(self.bound, values))
            case ast.Call():
                return self.bound_of_call(node)
            case ast.Subscript(value=ast.Name(id=name)) if name in self.tables:
                return self.largest_in(name)
            case ast.Name(id=name) if name in self.once:
                return min(LARGEST, self.bound(self.once[name]))
        return LARGEST

    def bound_of_call(self, node: ast.Call) -> int:
        name = _called(node)
        if name in self.functions:
            return self.given(name)
        if name == "sum" and node.args:
            inner = node.args[0]
            each = self.bound(inner.elt) if isinstance(inner, ast.ListComp | ast.GeneratorExp) else LARGEST
            return min(self.size(inner) * each, GROWN * GROWN)
        if name in ("min", "max") and node.args:
            inner = node.args[0]
            if isinstance(inner, ast.ListComp | ast.GeneratorExp):
                return self.bound(inner.elt)
            return max(map(self.bound, node.args))
        if name in ("abs", "divide", "held") and node.args:
            return self.bound(node.args[0]) if name != "held" else LARGEST
        if name in ("len", "position", "within"):
            return HUGE
        if name == "bool":
            return 1
        if isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            owner = node.func.value
            return self.largest_in(owner.id) if isinstance(owner, ast.Name) and owner.id in self.tables else HUGE
        return LARGEST

    def given(self, name: str) -> int:
        """The largest number a function may return; one that calls itself is held wherever it adds."""
        if name not in self._bounds:
            self._bounds[name] = GROWN
            results = [node.value for node in _own(self.functions[name]) if isinstance(node, ast.Return)]
            self._bounds[name] = max((self.bound(value) for value in results if value is not None), default=0)
        return self._bounds[name]

    def largest_in(self, table: str) -> int:
        if table not in self._largest_in:
            rows = self.tables[table]
            rows = rows.values() if isinstance(rows, dict) else rows
            self._largest_in[table] = max((abs(row) for row in rows if isinstance(row, int)), default=LARGEST)
        return self._largest_in[table]


class Guard(ast.NodeTransformer):
    """Puts the guards in. Costs are asked of the untouched tree, so inner parts are changed after outer ones are judged."""

    def __init__(self, tree: ast.Module, tables: Mapping[str, Any], largest: int) -> None:
        self.costs = Costs(tree, tables, largest)
        self.plans: dict[int, int] = {}
        self.holds: set[int] = set()
        self.spends: dict[str, int] = {}
        self.kept = list(ast.walk(tree))  # what is planned is remembered by identity, so nothing may be forgotten
        for name, function in self.costs.functions.items():
            if self.costs.full(name) > CHEAP:
                self.spends[name] = self.costs.sum(function.body, False)
        for node in self.kept:
            self.plan(node)
        self.in_loop = 0

    def plan(self, node: ast.AST) -> None:
        costs = self.costs
        if isinstance(node, ast.For) and costs.counts(node):
            self.plans[id(node)] = costs.sum(node.body, False) + 1
        elif isinstance(node, Comprehension) and costs.counts(node):
            self.plans[id(node)] = costs.inside(node, False)
        elif isinstance(node, ast.While):
            self.plans[id(node)] = costs.sum(node.body, False) + 1
        elif self.swells(node):
            self.holds.add(id(node))
        passed: list[ast.expr] = []
        if isinstance(node, ast.Call) and _called(node) in costs.functions:
            passed = node.args
        elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
            passed = node.elts
        self.holds.update(id(part) for part in passed if costs.bound(part) > LARGEST + DRIFT)

    def swells(self, node: ast.AST) -> bool:
        """Whether a number grows here beyond what may be kept, or beyond what may be worked out at once."""
        if isinstance(node, ast.Assign | ast.AugAssign):
            limit = LARGEST + DRIFT if isinstance(node, ast.Assign) else DRIFT
            return _number(node.value) and self.costs.bound(node.value) > limit
        return (isinstance(node, ast.BinOp) or _called(node) == "sum") and self.costs.bound(node) > GROWN

    # -- work --
    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        outer, self.in_loop = self.in_loop, 0
        self.generic_visit(node)
        self.in_loop = outer
        if node.name in self.spends:
            node.body.insert(0, ast.copy_location(ast.Expr(_call("spend", ast.Constant(self.spends[node.name]))), node.body[0]))
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        weight = self.plans.get(id(node))
        outermost = isinstance(node.iter, ast.Name) and node.iter.id == "LOOPS" and not self.in_loop
        self.in_loop += 1
        self.generic_visit(node)
        self.in_loop -= 1
        if weight is not None and not (outermost and weight <= CHEAP):
            node.iter = self.counted(node.iter, weight)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        for branch in _chain(node):
            branch.test = self.visit(branch.test)
            branch.body = [self.visit(part) for part in branch.body]
            if not _is_chain(branch.orelse):
                branch.orelse = [self.visit(part) for part in branch.orelse]
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        weight = self.plans[id(node)]
        self.in_loop += 1
        self.generic_visit(node)
        self.in_loop -= 1
        node.body.insert(0, ast.copy_location(ast.Expr(_call("spend", ast.Constant(weight))), node.body[0]))
        return node

    def counted(self, items: ast.expr, weight: int) -> ast.expr:
        if _called(items) in ("counted", "metered"):
            assert isinstance(items, ast.Call)
            items.args[1:] = [ast.Constant(weight)]
            return items
        return ast.copy_location(_call("counted", items, ast.Constant(weight)), items)

    def visit_comprehension_of(self, node: Comprehension) -> ast.AST:
        weight = self.plans.get(id(node))
        held = id(node) in self.holds
        self.generic_visit(node)
        if weight is not None:
            for generator in node.generators:
                if isinstance(node, ast.GeneratorExp):  # it may stop early, so it pays as it goes
                    generator.iter = self.counted(generator.iter, weight)
                else:
                    generator.iter = ast.copy_location(_call("metered", generator.iter, ast.Constant(weight)), generator.iter)
        return _held(node) if held else node

    visit_ListComp = visit_SetComp = visit_GeneratorExp = visit_DictComp = visit_comprehension_of

    # -- numbers --
    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        held = id(node) in self.holds
        self.generic_visit(node)
        if held:
            node.value = _held(node.value)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """`x += y` becomes `x = held(x + y)` where y may be large."""
        held = id(node) in self.holds
        self.generic_visit(node)
        if not held:
            return node
        before = ast.parse(ast.unparse(node.target), mode="eval").body
        value = ast.copy_location(ast.BinOp(before, node.op, node.value), node)
        return ast.copy_location(ast.Assign([node.target], _held(value)), node)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        held = id(node) in self.holds and isinstance(node, ast.expr)
        super().generic_visit(node)
        return _held(node) if held and isinstance(node, ast.expr) else node


def _number(node: ast.expr) -> bool:
    return isinstance(node, ast.BinOp | ast.Call | ast.IfExp | ast.UnaryOp | ast.Subscript | ast.Name | ast.BoolOp)


def _held(node: ast.expr) -> ast.expr:
    return ast.copy_location(_call("held", node), node)


def _call(name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(args), [])


def _called(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def _fixed_range(node: ast.AST) -> int:
    """How long a range with written ends is; 0 if they are not written."""
    if isinstance(node, ast.Call) and len(node.args) == 2:
        low, high = node.args
        if isinstance(low, ast.Constant) and isinstance(high, ast.Constant):
            return max(1, int(high.value) - int(low.value) + 1)  # type: ignore[arg-type]
    return 0


def _kept_once(tree: ast.Module) -> dict[str, ast.expr]:
    """Names that are given a value in one place only, with that value."""
    stores: dict[str, int] = {}
    values: dict[str, ast.expr] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stores[node.id] = stores.get(node.id, 0) + 1
        elif isinstance(node, ast.arg):
            stores[node.arg] = 2
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            values[node.targets[0].id] = node.value
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            stores[node.target.id] = 2
    return {name: value for name, value in values.items() if stores.get(name) == 1}


def _is_chain(orelse: list[ast.stmt]) -> bool:
    return len(orelse) == 1 and isinstance(orelse[0], ast.If)


def _chain(node: ast.If) -> Iterator[ast.If]:
    """An `if` and every `elif` of it."""
    yield node
    while len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
        node = node.orelse[0]
        yield node


def _locate(tree: ast.Module) -> None:
    """Give new parts the place of what they stand in."""
    waiting: list[tuple[ast.AST, int]] = [(tree, 1)]
    while waiting:
        node, line = waiting.pop()
        if "lineno" in node._attributes:
            if not hasattr(node, "lineno"):
                node.lineno = node.end_lineno = line  # type: ignore[attr-defined]
                node.col_offset = node.end_col_offset = 0  # type: ignore[attr-defined]
            line = node.lineno  # type: ignore[attr-defined]
        waiting.extend((child, line) for child in ast.iter_child_nodes(node))


def _own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The parts of a function without those of functions inside it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            waiting.extend(ast.iter_child_nodes(node))

"""A generated module brought to life: constants put in, forms that no rule is compiled to refused, the code remembered."""

from __future__ import annotations

import ast
import marshal
from collections.abc import Mapping
from types import CodeType
from typing import Any

from rulewright.compile import Program
from rulewright.diagnostics import Diagnostic, GameError
from rulewright.process import room_to_recurse
from rulewright.read import cached, forget

FILE = "<rules>"
BUILTINS = {
    "min": min,
    "max": max,
    "abs": abs,
    "sum": sum,
    "len": len,
    "any": any,
    "all": all,
    "range": range,
    "sorted": sorted,
    "tuple": tuple,
    "list": list,
    "bool": bool,
    "int": int,
    "zip": zip,
}
METHODS = frozenset(
    {
        "get",
        "answer",
        "choose",
        "choose_sampled",
        "choose_tested",
        "crossed",
        "barrier",
        "note",
        "remove",
        "count",
        "keys",
        "isdisjoint",
    }
)
FORMS = (
    ast.Module,
    ast.FunctionDef,
    ast.arguments,
    ast.arg,
    ast.Return,
    ast.Assign,
    ast.AugAssign,
    ast.For,
    ast.While,
    ast.If,
    ast.Raise,
    ast.Expr,
    ast.Pass,
    ast.Break,
    ast.Continue,
    ast.BoolOp,
    ast.BinOp,
    ast.UnaryOp,
    ast.Lambda,
    ast.IfExp,
    ast.NamedExpr,
    ast.Set,
    ast.ListComp,
    ast.SetComp,
    ast.GeneratorExp,
    ast.comprehension,
    ast.Compare,
    ast.Call,
    ast.keyword,
    ast.Constant,
    ast.Attribute,
    ast.Subscript,
    ast.Slice,
    ast.Name,
    ast.List,
    ast.Tuple,
    ast.expr_context,
    ast.boolop,
    ast.operator,
    ast.unaryop,
    ast.cmpop,
)


class Forbidden(Exception):
    """Code that the compiler never writes."""


def load_code(program: Program) -> CodeType:
    """The code of a module; rules that nest or branch beyond what Python takes are an error of theirs."""
    room_to_recurse()

    def make() -> bytes:
        return marshal.dumps(_compiled(program.source, program.slots))

    key = f"{sorted(program.slots.items())}\n{program.source}"
    try:
        try:
            code = marshal.loads(cached("code", key, make))
        except (EOFError, ValueError, TypeError):  # what was remembered is damaged
            forget("code", key)
            code = marshal.loads(make())
    except (SyntaxError, RecursionError, MemoryError) as error:
        line = getattr(error, "lineno", None) or 0
        place = program.spans[line - 1] if 0 < line <= len(program.spans) else None
        message = "these rules are nested or branched too much to be carried out"
        raise GameError(Diagnostic("RW506", message, place, "split them into several rules")) from None
    assert isinstance(code, CodeType)
    return code


def load_expression(text: str, slots: Mapping[str, int]) -> CodeType:
    """The code of one expression, read as strictly as a module."""
    tree = ast.parse(text, mode="eval")
    for node in ast.walk(tree.body):
        refuse(node)
    return compile(ast.fix_missing_locations(_Bound(slots).visit(tree)), FILE, "eval")


def _compiled(source: str, slots: Mapping[str, int]) -> CodeType:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        refuse(node)
    bound: ast.Module = _Bound(slots).visit(tree)
    return compile(bound, FILE, "exec")


class _Bound(ast.NodeTransformer):
    """Puts numbers in for the names of slots: readable in the source, and as fast as if they had been written there."""

    def __init__(self, slots: Mapping[str, int]) -> None:
        self.slots = slots

    def visit_Name(self, node: ast.Name) -> ast.AST:
        number = self.slots.get(node.id)
        return node if number is None else ast.copy_location(ast.Constant(number), node)


def refuse(node: ast.AST) -> None:
    """Stop at a form that no rule is ever compiled to: the code is read as a stranger's, whatever wrote it."""
    if not isinstance(node, FORMS):
        raise Forbidden(type(node).__name__)
    if isinstance(node, ast.Attribute) and node.attr not in METHODS:
        raise Forbidden(node.attr)
    if isinstance(node, ast.Name) and node.id.startswith("__"):
        raise Forbidden(node.id)


def namespace(program: Program, helpers: Mapping[str, Any]) -> dict[str, Any]:
    """Run the module once: its functions, its tables and the helpers they call."""
    names: dict[str, Any] = {"__builtins__": BUILTINS, **program.tables, **helpers}
    exec(load_code(program), names)
    return names

"""A generated module brought to life: forms that no rule is compiled to refused, constants put in, the code made.

The code is made anew in each run: kept between runs, it would be the one thing in the cache that can do anything at all. Within
a run the last few are kept, for whoever plays game after game by the same rules.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import CodeType
from typing import Any, Literal

from rulewright.compile import Program
from rulewright.diagnostics import Diagnostic, English, GameError
from rulewright.process import PARSING, room_to_recurse

FILE = "<rules>"
KEPT = 8  # modules
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
    "enumerate": enumerate,
}
METHODS = frozenset(
    {
        "get",
        "answer",
        "choose",
        "choose_sampled",
        "choose_tested",
        "choose_parts",
        "trying",
        "finished",
        "barrier",
        "note",
        "remove",
        "pop",
        "count",
        "keys",
        "isdisjoint",
    }
)
FORMS = (
    ast.Module,
    ast.Expression,
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


ALLOWED = frozenset(kind for form in FORMS for kind in (form, *form.__subclasses__()))
NAMED = ("id", "name", "arg")  # fields in which a name stands
WORDS = {*NAMED, "attr", "ctx", "op", "ops"}  # no form stands there, or one of which all are allowed: operators, uses of names
NAMES = {kind: tuple(name for name in kind._fields if name in NAMED) for kind in ALLOWED}
INSIDE = {kind: tuple(name for name in kind._fields if name not in WORDS) for kind in ALLOWED - {ast.Constant}} | {
    ast.Constant: ()
}


class Forbidden(Exception):
    """Code that the compiler never writes."""


def load_code(program: Program) -> CodeType:
    """The code of a module; rules that nest or branch beyond what Python takes are an error of theirs."""
    room_to_recurse()
    try:
        return _module(program.source, tuple(program.slots.items()))
    except (SyntaxError, RecursionError, MemoryError) as error:
        line = getattr(error, "lineno", None) or 0
        place = program.spans[line - 1] if 0 < line <= len(program.spans) else None
        message = English("these rules are nested or branched too much to be carried out")
        raise GameError(Diagnostic("RW506", message, place, English("split them into several rules"))) from None


@lru_cache(maxsize=KEPT)
def _module(source: str, slots: tuple[tuple[str, int], ...]) -> CodeType:
    with PARSING:
        return compile(_read(source, "exec", dict(slots)), FILE, "exec")


def load_expression(text: str, slots: Mapping[str, int]) -> CodeType:
    """The code of one expression, read as strictly as a module."""
    with PARSING:
        return compile(_read(text, "eval", slots), FILE, "eval")


def load_question(text: str, slots: Mapping[str, int], names: dict[str, Any]) -> Callable[..., Any]:
    """The function that an expression makes, with the names it may look at."""
    found: Callable[..., Any] = eval(load_expression(text, slots), names)
    return found


def _read(source: str, mode: Literal["exec", "eval"], slots: Mapping[str, int]) -> Any:
    """The tree of a source in which every node has been looked at, with numbers put in for the names of slots.

    Names are readable in the source, and it is as fast as if the numbers had been written there.
    """
    tree = ast.parse(source, FILE, mode)
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        refuse(node)
        for name in INSIDE[node.__class__]:
            part = getattr(node, name, None)
            if part.__class__ is list:
                part[:] = [_bound(one, slots) for one in part]
                waiting += [one for one in part if isinstance(one, ast.AST)]
            elif isinstance(part, ast.AST):
                waiting.append(bound := _bound(part, slots))
                if bound is not part:
                    setattr(node, name, bound)
    return tree


def _bound(node: Any, slots: Mapping[str, int]) -> Any:
    if node.__class__ is not ast.Name or node.id not in slots:
        return node
    return ast.copy_location(ast.Constant(slots[node.id]), node)


def refuse(node: ast.AST) -> None:
    """Stop at a form that no rule is ever compiled to: the code is read as a stranger's, whatever wrote it."""
    if node.__class__ not in ALLOWED:
        raise Forbidden(type(node).__name__)
    if isinstance(node, ast.Attribute) and node.attr not in METHODS:
        raise Forbidden(node.attr)
    for field in NAMES[node.__class__]:
        named = getattr(node, field)
        if isinstance(named, str) and named.startswith("__"):
            raise Forbidden(named)


def namespace(program: Program, helpers: Mapping[str, Any]) -> dict[str, Any]:
    """Run the module once: its functions, its tables and the helpers they call."""
    names: dict[str, Any] = {"__builtins__": BUILTINS, **program.tables, **helpers}
    exec(load_code(program), names)
    return names

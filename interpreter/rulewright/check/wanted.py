"""Whether an expression is what is needed where it stands. Its type has been inferred before."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.refs import ResourceRef, VariableRef
from rulewright.link import PLAYER, RESOURCE, Type, Variable, fits
from rulewright.parse import ast, reserved_words


def expect(node: ast.Expr, wanted: Type, checking: Checking, hint: str | None = None) -> None:
    ref = checking.meaning.refs.get(node)
    counted = isinstance(ref, VariableRef) and ref.variable.type != RESOURCE  # a variable may hold which resource is meant
    if wanted == RESOURCE and isinstance(node, ast.Name) and isinstance(ref, VariableRef) and counted:
        as_resource(node, ref.variable, checking)
        return
    given = checking.meaning.type(node)
    if not fits(given, wanted):
        checking.report("RW402", f"this is a {given}, but a {wanted} is needed here", node.span, hint)


def as_resource(node: ast.Name, variable: Variable, checking: Checking) -> None:
    """A resource that is named, not counted."""
    checking.meaning.refs[node], checking.meaning.types[node] = ResourceRef(variable), RESOURCE
    checking.meaning.used.add(node.name)
    if variable.sort == "variable" or variable.per != (PLAYER,):
        checking.report("RW405", f"`{node.name}` is no resource that each player has", node.span)


def free_name(name: ast.Ident, checking: Checking) -> None:
    """A name bound in a sentence must not be a word of the language."""
    if name in reserved_words() or name == "player":
        message = f"`{name}` is a word of the language and cannot be a name"
        checking.report("RW207", message, name.span, "choose another name")

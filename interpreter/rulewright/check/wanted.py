"""Whether an expression is what is needed where it stands. Its type has been inferred before."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.refs import ConstantRef, ResourceRef, VariableRef
from rulewright.diagnostics import English
from rulewright.link import NOTHING, PLAYER, RESOURCE, ConstantType, ListType, Type, Variable, element_of, fits
from rulewright.parse import ast, reserved_words


def expect(node: ast.Expr, wanted: Type, checking: Checking, hint: English | None = None) -> None:
    match node, checking.meaning.refs.get(node):
        case ast.Name(), VariableRef(variable=variable) if wanted == RESOURCE and variable.type != RESOURCE:
            as_resource(node, variable, checking)  # it is no variable that holds which resource is meant
            return
    settle(node, wanted, checking)
    given = checking.meaning.type(node)
    if not fits(given, wanted):
        checking.report(
            "RW402", English("this is a {given}, but a {wanted} is needed here", given=given, wanted=wanted), node.span, hint
        )


def is_open(node: ast.Expr, checking: Checking) -> bool:
    """Whether nothing has said yet of which enumeration the words in this are."""
    match node:
        case ast.SetOf(items=items):
            return bool(items) and all(is_open(item, checking) for item in items)
        case ast.EitherOr(then=then, other=other):
            return is_open(then, checking) and is_open(other, checking)
        case _:
            return node in checking.meaning.several


def settle_by(one: ast.Expr, other: ast.Expr, checking: Checking) -> None:
    """Of two things of one type, each may say what the other is."""
    if is_open(one, checking):
        one, other = other, one
    if is_open(other, checking) and not is_open(one, checking):
        settle(other, checking.meaning.type(one), checking)


def settle(node: ast.Expr, wanted: Type, checking: Checking) -> None:
    """A word that stands in several enumerations is of the one that is needed."""
    meaning = checking.meaning
    match node:
        case ast.Name(name=name) if node in meaning.several:
            if isinstance(wanted, ConstantType) and wanted.name in meaning.several[node]:
                members = checking.rules.enumeration(wanted.name)
                meaning.refs[node], meaning.types[node] = ConstantRef(wanted.name, members.index(name) + 1), wanted
                del meaning.several[node]
        case ast.SetOf(items=items) if (element := element_of(wanted)) is not None:
            for item in items:
                settle(item, element, checking)
            if items and isinstance(element, ConstantType) and all(meaning.type(item) == element for item in items):
                meaning.types[node] = ListType(element)
        case ast.EitherOr(then=then, other=other) if isinstance(wanted, ConstantType):
            settle(then, wanted, checking)
            settle(other, wanted, checking)
            meaning.types[node] = meaning.type(then if meaning.type(other) == NOTHING else other)


def settled(args: tuple[ast.Expr, ...], wanted: tuple[Type, ...], checking: Checking) -> list[Type]:
    """The types of what is given, where so many of these are needed."""
    for arg, type_ in zip(args, wanted, strict=True):
        settle(arg, type_, checking)
    return [checking.meaning.type(arg) for arg in args]


def as_resource(node: ast.Name, variable: Variable, checking: Checking) -> None:
    """A resource that is named, not counted."""
    checking.meaning.refs[node], checking.meaning.types[node] = ResourceRef(variable), RESOURCE
    checking.meaning.used.add(node.name)
    if variable.sort == "variable" or variable.per != (PLAYER,):
        checking.report("RW405", English("`{name}` is no resource that each player has", name=node.name), node.span)


def free_name(name: ast.Ident, checking: Checking) -> None:
    """A name bound in a sentence must not be a word of the language."""
    if name in reserved_words() or name == "player":
        message = English("`{name}` is a word of the language and cannot be a name", name=name)
        checking.report("RW207", message, name.span, English("choose another name"))

"""What is paid, gained and lost: so much of a resource, a mix of several, or one of two."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.expressions import elements, wants
from rulewright.check.scope import Scope
from rulewright.diagnostics import English, suggest
from rulewright.link import NUMBER, PLAYER, ResourceType, UnknownType, fits
from rulewright.parse import ast


def changed(node: ast.Pay | ast.Gain | ast.Lose | ast.LoseAll, scope: Scope, checking: Checking) -> None:
    """What is paid, gained or lost, and by whom, if it is not who acts."""
    who = None if isinstance(node, ast.Pay) else node.who
    if isinstance(node, ast.LoseAll):
        for name in node.names:
            _resource(name, scope, checking)
    else:
        for each in node.amounts:
            amount(each, scope, checking)
    if who is None:
        return
    wants(who, PLAYER, scope, checking)
    parts = [part for part in ast.walk(node) if isinstance(part, ast.Amount)]
    names = node.names if isinstance(node, ast.LoseAll) else [part.what for part in parts if isinstance(part.what, ast.Ident)]
    for name in names:
        variable = checking.rules.variables.get(name)
        if variable is not None and not variable.per and scope.find(name) is None:
            message = English("there is one `{name}` for all, so nobody has it", name=name)
            checking.report("RW405", message, name.span, English("leave out who gains or loses it"))


def amount(node: ast.Amount, scope: Scope, checking: Checking) -> None:
    if node.options:
        for option in node.options:
            amount(option, scope, checking)
        return
    hint = English("say how many first: `1 {what}`", what=node.what) if isinstance(node.what, ast.Ident) else None
    wants(node.count, NUMBER, scope, checking, hint)
    if node.per is not None:
        elements(node.per, scope, checking)
    if isinstance(node.what, ast.Ident):
        _resource(node.what, scope, checking)
    elif node.what is not None:
        element = elements(node.what, scope, checking)
        if not isinstance(element, ResourceType | UnknownType):
            checking.report("RW402", English("a mix is made of resources, not of {element}s", element=element), node.what.span)
        _no_doubles(node.what, checking)


def _no_doubles(what: ast.Expr, checking: Checking) -> None:
    """A resource that stands in a mix twice is offered twice as often as meant, or another one is missing."""
    seen: dict[str, ast.Name] = {}
    for item in what.items if isinstance(what, ast.SetOf) else ():
        if isinstance(item, ast.Name) and seen.setdefault(item.name, item) is not item:
            note = ((English("it stands here already"), seen[item.name].span),)
            checking.report(
                "RW415",
                English("`{name}` is in this mix twice", name=item.name),
                item.span,
                English("leave it out, or name another"),
                note,
            )


def _resource(name: ast.Ident, scope: Scope, checking: Checking) -> None:
    """A resource or track, or a name bound to one."""
    if isinstance(scope.find(name), ResourceType | UnknownType):
        return
    checking.meaning.used.add(name)
    variable = checking.rules.variables.get(name)
    if variable is None or not fits(variable.type, NUMBER) or variable.sort == "variable":
        hint = suggest(name, checking.rules.counters())
        checking.report("RW401", English("there is no resource or track called `{name}`", name=name), name.span, hint)
    else:
        one_each(name, checking, English("use `advance` or `set`"))


def one_each(name: ast.Ident, checking: Checking, hint: English) -> None:
    """Of what is paid, everybody has one, or there is one for all: of one for each colour it would be unsaid which."""
    variable = checking.rules.variables[name]
    if variable.several is not None:
        message = English("there is one `{name}` per {per}; say which", name=name, per=variable.several)
        checking.report("RW405", message, name.span, hint)

"""Names to meanings. A name is looked up from near to far: locals, attributes of `it`, nouns, sentences, built-ins."""

from __future__ import annotations

from rulewright.check.built_in import built_in
from rulewright.check.checking import Checking
from rulewright.check.nouns import Args, Meant, noun
from rulewright.check.params import Params, params_of
from rulewright.check.refs import LocalRef, PointsRef, PropertyRef, ScoreRef, ValueRef, WhereaboutsRef
from rulewright.check.scope import Scope
from rulewright.check.wanted import expect
from rulewright.link import NUMBER, PLAYER, UNKNOWN, PieceType, Type
from rulewright.parse import ast


def meant(name: ast.Ident, args: Args, scope: Scope, checking: Checking) -> Meant | None:
    """What `name`, `name of x` or `name(x, y)` means, and its type; of a value, the type is inferred by who asks."""
    types = [checking.meaning.type(arg) for arg in args]
    return (
        _near(name, args, types, scope, checking)
        or noun(name, args, checking)
        or _sentence(name, args, types, checking)
        or built_in(name, args, types, checking)
    )


def _near(name: ast.Ident, args: Args, types: list[Type], scope: Scope, checking: Checking) -> Meant | None:
    """A local, an attribute of `it`, or an attribute of the one thing the name is applied to."""
    if not args:
        local = scope.find(name)
        if local is not None:
            _one_meaning(name, scope, checking)
            return LocalRef(name), local
        for element in scope.elements():
            found = _attribute(name, element, None, checking)
            if found is not None:
                return found
    return _attribute(name, types[0], args[0], checking) if len(args) == 1 else None


def _attribute(name: str, owner: Type, subject: ast.Expr | None, checking: Checking) -> Meant | None:
    """An attribute of a thing, or which of several zones a piece lies in; without a subject, of `it`."""
    found = checking.properties(owner).get(name)
    if found is not None:
        return PropertyRef(name, subject), found
    zone = checking.rules.zones.get(name)
    if zone is None or len(zone.per) != 1 or owner != PieceType(zone.holds):
        return None
    if subject is None and zone.per[0] == PLAYER:
        return None  # the acting player's own zone is meant
    return WhereaboutsRef(zone, subject), zone.per[0]


def _one_meaning(name: ast.Ident, scope: Scope, checking: Checking) -> None:
    """A name bound outside a `where` that is also an attribute of what the `where` speaks of has two meanings."""
    for here in scope.outward():
        if name in here.locals:
            return
        if here.element is not None and name in checking.properties(here.element):
            hint = f"write `{name} of it`, or give the other another name"
            checking.report("RW412", f"`{name}` is both a name bound above and an attribute of `it`", name.span, hint)
            return


def _sentence(name: str, args: Args, types: list[Type], checking: Checking) -> Meant | None:
    """A value with its arguments, a score, or all scores together."""
    rules = checking.rules
    if name in rules.values:
        value = rules.values[name]
        params = params_of(value, checking)
        given, whose = _split_player(params, args, types)
        if len(given) != len(params):
            return None
        for arg, (_, wanted) in zip(given, params, strict=True):
            expect(arg, wanted, checking)
        return ValueRef(value, given, whose), UNKNOWN
    if args and types != [PLAYER]:
        return None
    whose = args[0] if args else None
    if name in rules.scores:
        return ScoreRef(rules.scores[name], whose), NUMBER
    if name == "points" and rules.scores:
        return PointsRef(whose), NUMBER
    return None


def _split_player(params: Params, args: Args, types: list[Type]) -> tuple[Args, ast.Expr | None]:
    """One argument more than parameters: a player for whom the value is meant."""
    if len(args) == len(params) + 1:
        if types[-1] == PLAYER:
            return args[:-1], args[-1]
        if types[0] == PLAYER:
            return args[1:], args[0]
    return args, None


__all__ = ["Scope", "meant"]

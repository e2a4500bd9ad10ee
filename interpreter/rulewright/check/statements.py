"""Statements: what they may act on, and the names they bind for the lines after them."""

from __future__ import annotations

from typing import assert_never

from rulewright.check import goods, handling, modifiers
from rulewright.check.bands import no_overlap
from rulewright.check.checking import Checking
from rulewright.check.expressions import bands, choosing, elements, infer, rule_call, wants
from rulewright.check.refs import FlowRef, RuleRef
from rulewright.check.scope import Scope
from rulewright.check.targets import assignable
from rulewright.check.wanted import free_name, is_open
from rulewright.diagnostics import English
from rulewright.link import NUMBER, PLAYER, UNKNOWN, YES_NO, ListType, Type, fits
from rulewright.parse import ast

FLOWING = (ast.Line, ast.Do, ast.If, ast.Repeat, ast.Turns, ast.EachPlayer, ast.ForEach, ast.Part, ast.Let)
Block = (
    ast.If
    | ast.IfAble
    | ast.Surely
    | ast.Match
    | ast.Alternatives
    | ast.May
    | ast.Times
    | ast.ForEach
    | ast.EachPlayer
    | ast.Turns
    | ast.Repeat
)


def body(statements: tuple[ast.Stmt, ...], scope: Scope, checking: Checking) -> Scope:
    """A block; gives the names that are known behind it."""
    for node in statements:
        scope = statement(node, scope, checking)
    return scope


def statement(node: ast.Stmt, scope: Scope, checking: Checking) -> Scope:
    """One statement; gives the names that are known behind it."""
    if scope.in_flow and not isinstance(node, FLOWING):
        if isinstance(node, ast.Choose):
            hint = English("choose in a rule, and `set` a variable")
            checking.report("RW409", English("a flow does not remember what was chosen"), node.span, hint)
        # A step of its own, to which the rules for rules apply.
        return statement(node, scope.flowing(False), checking).flowing(True)
    match node:
        case ast.Line(statements=inner) | ast.Part(body=inner):
            return body(inner, scope, checking)
        case ast.Pay() | ast.Gain() | ast.Lose() | ast.LoseAll():
            goods.changed(node, scope, checking)
        case ast.Advance(target=target, by=by, limit=limit):
            assignable(target, scope, checking, NUMBER)
            for number in (by, limit):
                if number is not None:
                    wants(number, NUMBER, scope, checking)
        case ast.Assign(target=target, value=value):
            wanted = assignable(target, scope, checking)
            wants(value, wanted, scope, checking)
        case ast.Let(name=name, value=value):
            type_ = infer(value, scope, checking)
            return _bind(name, UNKNOWN if is_open(value, checking) else type_, scope, checking)
        case ast.Choose():
            return _choose(node, scope, checking)
        case ast.Move():
            handling.move(node, scope, checking)
        case ast.Place():
            handling.place(node, scope, checking)
        case ast.Draw():
            handling.draw(node, scope, checking)
        case ast.Shuffle(zone=zone):
            handling.zone(zone, None, scope, checking)
        case ast.Roll(what=what):
            assignable(what, scope, checking, NUMBER)
        case ast.Require(test=test):
            wants(test, YES_NO, scope, checking)
        case ast.Do():
            _do(node, scope, checking)
        case ast.Event():
            _event(node, scope, checking)
        case ast.Window():
            _window(node, scope, checking)
        case ast.AddToAgenda():
            _add_to_agenda(node, scope, checking)
        case ast.Lasting():
            modifiers.lasting(node, scope, checking)
        case ast.Skip() | ast.EndGame():
            pass
        case (
            ast.If()
            | ast.IfAble()
            | ast.Surely()
            | ast.Match()
            | ast.Alternatives()
            | ast.May()
            | ast.Times()
            | ast.ForEach()
            | ast.EachPlayer()
            | ast.Turns()
            | ast.Repeat()
        ):
            return _block(node, scope, checking)
        case _:
            assert_never(node)
    return scope


def _block(node: Block, scope: Scope, checking: Checking) -> Scope:
    """Statements that hold others; what is bound inside stays inside, but for `surely` and `if able`: the trial is the deed."""
    match node:
        case ast.If(test=test, then=then, other=other):
            wants(test, YES_NO, scope, checking)
            body(then, scope.child(), checking)
            body(other, scope.child(), checking)
        case ast.IfAble(then=then, other=other):
            body(other, scope.child(), checking)  # what was tried in vain has bound nothing
            return body(then, scope, checking)
        case ast.Surely(body=inner):
            return body(inner, scope, checking)
        case ast.Match(subject=subject, arms=arms):
            type_ = infer(subject, scope, checking)
            no_overlap([band for arm in arms for band in arm.bands], checking)
            for arm in arms:
                bands(arm.bands, type_, scope, checking)
                body(arm.body, scope.child(), checking)
        case ast.Alternatives(alternatives=alternatives):
            for alternative in alternatives:
                if alternative.test is not None:
                    wants(alternative.test, YES_NO, scope, checking)
                body(alternative.body, scope.child(), checking)
        case ast.May(body=inner):
            body(inner, scope.child(), checking)
        case ast.Times(count=count, body=inner):
            wants(count, NUMBER, scope, checking)
            body(inner, scope.child(), checking)
        case ast.ForEach(name=name, items=items, body=inner):
            element = elements(items, scope, checking, name)
            free_name(name, checking)
            body(inner, scope.child(**{name: element}), checking)
        case ast.EachPlayer():
            _each_player(node, scope, checking)
        case ast.Turns():
            _turns(node, scope, checking)
        case ast.Repeat(body=inner, until=until):
            wants(until, YES_NO, body(inner, scope.child(), checking), checking)
        case _:
            assert_never(node)
    return scope


# -- names --
def _bind(name: ast.Ident, type_: Type, scope: Scope, checking: Checking) -> Scope:
    free_name(name, checking)
    known = scope.find(name)
    if known is not None and not fits(type_, known):
        checking.report(
            "RW402",
            English("`{name}` is a {known} above, but a {type} here", name=name, known=known, type=type_),
            name.span,
            English("use another name"),
        )
    return scope.bind(name, type_)


def _choose(node: ast.Choose, scope: Scope, checking: Checking) -> Scope:
    element = elements(node.items, scope, checking, node.name)
    if node.count is not None:
        wants(node.count, NUMBER, scope, checking)
    elif node.different is not None:
        checking.report(
            "RW409", English("one thing differs from nothing"), node.different.span, English("say how many: `choose up to 3 …`")
        )
    choosing(node, element, scope, checking)
    if node.price is not None:
        if not isinstance(node.items, ast.Reach) or node.count is not None:
            hint = English("write `choose goal for fare from reach from …`")
            checking.report("RW409", English("only one goal of a `reach` has the price of the way to it"), node.price.span, hint)
        scope = _bind(node.price, NUMBER, scope, checking)
    if node.parts and (node.count is not None or node.prefs):
        hint = English("choose one, and let the player choose")
        checking.report("RW409", English("only one thing that a player chooses is asked for in parts"), node.parts[1].span, hint)
    return _bind(node.name, ListType(element) if node.count is not None else element, scope, checking)


# -- what only a flow may do --
def _do(node: ast.Do, scope: Scope, checking: Checking) -> None:
    rule_call(node.rule, scope, checking, flows=True)
    if isinstance(checking.meaning.refs.get(node.rule), FlowRef) and not scope.in_flow:
        checking.report("RW409", English("a rule cannot run a flow"), node.span, English("let the flow do the rule"))
    if node.otherwise is not None:
        if not scope.in_flow:
            checking.report("RW409", English("`otherwise` belongs in a flow"), node.span, English("use `if able:` in a rule"))
        rule_call(node.otherwise, scope, checking)


def _turns(node: ast.Turns, scope: Scope, checking: Checking) -> None:
    if not scope.in_flow:
        checking.report("RW409", English("`turns` belongs in a flow"), node.span, English("use `each player` in a rule"))
    if node.start is not None:
        wants(node.start, PLAYER, scope, checking)
    if node.until is not None:
        wants(node.until, YES_NO, scope.child(player=PLAYER), checking)
    body(node.body, scope.child(player=PLAYER), checking)


def _each_player(node: ast.EachPlayer, scope: Scope, checking: Checking) -> None:
    if node.order is not None:
        element = elements(node.order, scope, checking)
        if not fits(element, PLAYER):
            checking.report(
                "RW402", English("`each player in` needs players, but these are {element}s", element=element), node.order.span
            )
    elif node.start is not None:
        wants(node.start, PLAYER, scope, checking)
    body(node.body, scope.child(player=PLAYER), checking)


# -- what others wait for --
def _window(node: ast.Window, scope: Scope, checking: Checking) -> None:
    """The types that a window passes on are those of the first place that opens it."""
    types = []
    for arg in node.args:
        types.append(infer(arg, scope, checking))
        if types[-1] != UNKNOWN and (not isinstance(arg, ast.Name) or scope.find(arg.name) is None):
            message = English("a window passes on names, so that a card may change them")
            checking.report("RW402", message, arg.span, English("use `let` first"))
    known = checking.meaning.windows.setdefault(node.name, tuple(types))
    if len(known) != len(types):
        checking.report(
            "RW405", English("the window `{name}` has {count} values elsewhere", name=node.name, count=len(known)), node.name.span
        )


def _event(node: ast.Event, scope: Scope, checking: Checking) -> None:
    """The types that come with an event are those of the first place that announces it."""
    types = tuple(infer(arg, scope, checking) for arg in node.args)
    if node.name in checking.rules.rules:
        rule = checking.rules.rules[node.name]
        hint = English("`do {name}` is heard by itself; give the event another name", name=node.name)
        checking.report(
            "RW301",
            English("there is a rule called `{name}`", name=node.name),
            node.name.span,
            hint,
            ((English("the rule"), rule.name.span),),
        )
    known = checking.meaning.events.setdefault(node.name, types)
    if len(known) != len(types):
        checking.report(
            "RW405", English("the event `{name}` has {count} values elsewhere", name=node.name, count=len(known)), node.name.span
        )
    for arg, type_, wanted in zip(node.args, types, known, strict=False):
        if not fits(type_, wanted):
            checking.report(
                "RW402",
                English("this is a {type}, but elsewhere the event has a {wanted} here", type=type_, wanted=wanted),
                arg.span,
            )


def _add_to_agenda(node: ast.AddToAgenda, scope: Scope, checking: Checking) -> None:
    rule_call(node.rule, scope, checking)
    ref = checking.meaning.refs.get(node.rule)
    if ref is not None and not isinstance(ref, RuleRef):
        checking.report(
            "RW409", English("only a rule can be added to an agenda"), node.rule.span, English("write a rule that does it")
        )
    checking.must_be(node.agenda, checking.rules.symbols.agendas, English("agenda"))

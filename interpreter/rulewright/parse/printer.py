"""Trees to canonical text: the inverse of the parser, and the heart of the formatter.

What the tree does not say is not kept: comments and breaks inside a line are the formatter's business. One choice of
the author is read from the positions: a single short statement that stood on the line of its head stays there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from rulewright.parse import ast
from rulewright.parse.wording import Level, amounts, arguments, atom, bands, closed, collection, expression, preferences
from rulewright.parse.wrapping import Logical, wrap

Program = tuple[ast.Stmt | ast.Listener | ast.Modifier, ...]
Loop = ast.May | ast.Times | ast.ForEach | ast.EachPlayer
Compound = Loop | ast.If | ast.IfAble | ast.Surely | ast.Match | ast.Alternatives | ast.Turns | ast.Repeat | ast.Part
Simple = (
    ast.Line
    | ast.Pay
    | ast.Gain
    | ast.Lose
    | ast.LoseAll
    | ast.Advance
    | ast.Assign
    | ast.Let
    | ast.Choose
    | ast.Move
    | ast.Place
    | ast.Draw
    | ast.Shuffle
    | ast.Roll
    | ast.Require
    | ast.Do
    | ast.Window
    | ast.Event
    | ast.AddToAgenda
    | ast.Lasting
    | ast.Skip
    | ast.EndGame
)
OneLine = ast.Value | ast.Score | ast.Winner | ast.Modifier | ast.Remove | ast.SetValue | ast.SetPrefs


def print_declaration(decl: ast.Decl) -> str:
    """A declaration as text, without a newline at its end."""
    return _joined(declaration_lines(decl))


def print_effect(nodes: Iterable[ast.Decl | ast.Stmt]) -> str:
    """The listeners and statements of a component's effect as text."""
    return _joined(line for node in nodes for line in _lines(node, 0))


def print_expression(expr: ast.Expr) -> str:
    """An expression as text; broken into lines only where it is too long for one."""
    return _joined([Logical(0, expression(expr))])


def declaration_lines(decl: ast.Decl) -> Iterator[Logical]:
    """The lines of a declaration before long ones are wrapped."""
    match decl:
        case ast.Replace():
            first, *rest = declaration_lines(decl.decl)
            yield Logical(0, f"replace {'.'.join(decl.path)} with {first.text}")
            yield from rest
        case ast.ReplaceBody():
            yield from _block(f"replace {'.'.join(decl.path)}{_seat(decl.seat)} with", decl.body, 0, decl.span.line)
        case ast.ExtendWays():
            yield Logical(0, f"extend {'.'.join(decl.path)}{_seat(decl.seat)} with:")
            for alternative in decl.alternatives:
                yield from _alternative(alternative, 1)
        case ast.Banded():
            yield Logical(0, f"value {decl.name}{_params(decl.params)}:")
            for case in decl.cases:
                yield Logical(1, f"{bands(case.bands)}: {expression(case.value)}")
        case ast.Bot():
            yield Logical(0, f"bot {decl.name}:")
            for answer in decl.answers:
                yield Logical(1, f"{answer.name}: {preferences(answer.prefs)}")
        case ast.Flow():
            yield from _block(f"flow {decl.name}", decl.body, 0, decl.span.line)
        case ast.Rule():
            head = f"{decl.keyword} {decl.name}{_params(decl.params)}{_seat(decl.seat)}"
            yield from _block(head, decl.body, 0, decl.span.line)
        case ast.Extend():
            head = f"extend {decl.when} {'.'.join(decl.path)}{_seat(decl.seat)}"
            yield from _block(head, decl.body, 0, decl.span.line)
        case ast.Listener():
            once = f", once per {decl.once_per}" if decl.once_per else ""
            yield from _block(_trigger(decl.trigger) + _known_as(decl.name) + once, decl.body, 0, decl.trigger.span.end_line)
        case ast.Value() | ast.Score() | ast.Winner() | ast.Modifier() | ast.Remove() | ast.SetValue() | ast.SetPrefs():
            yield Logical(0, _one_line(decl))
        case _:
            assert_never(decl)


def _one_line(decl: OneLine) -> str:
    match decl:
        case ast.Value():
            given = ", ".join(f"{one.name} = {expression(one.value)}" for one in decl.given)
            return f"value {decl.name}{_params(decl.params)} = {expression(decl.body)}" + (f" with {given}" if given else "")
        case ast.Score():
            return f"score {decl.name} = {expression(decl.body)}"
        case ast.Winner():
            return f"winner: {preferences(decl.prefs)}"
        case ast.Modifier():
            when = f"while {expression(decl.test)}{_known_as(decl.name)}: " if decl.test is not None else ""
            return when + "; ".join(map(_modifier, decl.mods))
        case ast.Remove():
            return f"remove {'.'.join(decl.path)}{_seat(decl.seat)}"
        case ast.SetValue():
            return f"set {'.'.join(decl.path)} to {expression(decl.value)}"
        case ast.SetPrefs():
            return f"set {'.'.join(decl.path)} to {preferences(decl.prefs)}"
        case _:
            assert_never(decl)


def _joined(lines: Iterable[Logical]) -> str:
    return "\n".join(" " * p.indent + line.text[p.start : p.end] for line in lines for p in wrap(line))


def _lines(node: ast.Decl | ast.Stmt, depth: int) -> Iterator[Logical]:
    if isinstance(node, ast.Decl):
        for line in declaration_lines(node):
            yield Logical(depth + line.depth, line.text)
    elif isinstance(node, Compound):
        yield from _compound(node, depth)
    else:
        yield Logical(depth, _simple(node))


def _block(head: str, body: Program, depth: int, head_line: int) -> Iterator[Logical]:
    """A head and its body; a lone short statement or loop that stood where the head ends stays on its line. A body of which
    nothing is left does nothing.
    """
    if not body:
        yield Logical(depth, f"{head}: skip")
        return
    first = body[0]
    short = isinstance(first, Simple | Loop | ast.Match | ast.Alternatives | ast.Listener | ast.Modifier) or (
        isinstance(first, ast.If | ast.IfAble) and not first.other
    )
    if len(body) == 1 and short and first.span.line <= head_line:
        start, *rest = _lines(first, depth)
        line = Logical(depth, f"{head}: {start.text}")
        if line.fits:
            yield line
            yield from rest
            return
    yield Logical(depth, head + ":")
    for statement in body:
        yield from _lines(statement, depth + 1)


def _conditional(node: ast.If | ast.IfAble, depth: int, column: int) -> Iterator[Logical]:
    """`if …`, then `else if …` for as long as that is all there is behind an `else`; `column` is where the first `if` stood."""
    if isinstance(node, ast.If):
        yield from _block(f"if {expression(node.test)}", node.then, depth, node.test.span.end_line)
    else:
        yield from _block("if able", node.then, depth, node.span.line)
    match node.other:
        case (ast.If() | ast.IfAble() as further,):
            head, *rest = _conditional(further, depth, column)
            yield Logical(depth, f"else {head.text}")
            yield from rest
        case (first, *_):  # the tree does not know where `else` stood; but a statement behind it begins further right
            behind = first.span.column >= column + len("else:")
            yield from _block("else", node.other, depth, first.span.line if behind else 0)


def _compound(node: Compound, depth: int) -> Iterator[Logical]:
    line = node.span.line
    match node:
        case ast.If() | ast.IfAble():
            yield from _conditional(node, depth, node.span.column)
        case ast.Match():
            yield Logical(depth, f"match {closed(node.subject)}:")
            for arm in node.arms:
                yield from _block(bands(arm.bands), arm.body, depth + 1, arm.span.line)
        case ast.Alternatives():
            yield Logical(depth, f"{node.op}{_label(node.label)}:")
            for way in node.alternatives:
                yield from _alternative(way, depth + 1)
        case ast.May():
            yield from _block(f"may{_label(node.label)}", node.body, depth, line)
        case ast.Times():
            up_to = "up to " if node.up_to else ""
            yield from _block(f"{up_to}{closed(node.count)} times", node.body, depth, node.count.span.end_line)
        case ast.ForEach():
            head = f"for each {node.name} in {collection(node.items)}"
            yield from _block(head, node.body, depth, node.items.span.end_line)
        case ast.EachPlayer():
            order = f" in {collection(node.order)}" if node.order is not None else _from(node.start)
            yield from _block(f"each player{order}", node.body, depth, _end(node.order or node.start, line))
        case ast.Turns():
            until = f" until {expression(node.until)}" if node.until else ""
            yield from _block(f"turns{_from(node.start)}{until}", node.body, depth, _end(node.until or node.start, line))
        case ast.Repeat():
            yield from _block("repeat", node.body, depth, line)
            yield Logical(depth, f"until {expression(node.until)}")
        case ast.Surely():
            yield from _block("surely", node.body, depth, line)
        case ast.Part():
            yield from _block(f"part {node.name}", node.body, depth, line)
        case _:
            assert_never(node)


def _alternative(way: ast.Alternative, depth: int) -> Iterator[Logical]:
    test = f" if {expression(way.test)}" if way.test else ""
    yield from _block(way.name + test, way.body, depth, _end(way.test, way.span.line))


def _simple(node: Simple) -> str:
    match node:
        case ast.Line():
            return "; ".join(line.text for part in node.statements for line in _lines(part, 0))
        case ast.Pay():
            return f"pay {amounts(node.amounts)}" + (f" for {node.purpose}" if node.purpose else "")
        case ast.Gain():
            return f"{_verb_of(node.who, 'gain')} {amounts(node.amounts)}"
        case ast.Lose():
            return f"{_verb_of(node.who, 'lose')} {amounts(node.amounts)}"
        case ast.LoseAll():
            return f"{_verb_of(node.who, 'lose')} all {', '.join(node.names)}"
        case ast.Advance():
            by = f" by {closed(node.by)}" if node.by else ""
            return f"advance {closed(node.target)}{by}" + (f" up to {closed(node.limit)}" if node.limit else "")
        case ast.Assign():
            return f"set {closed(node.target)} to {expression(node.value)}"
        case ast.Let():
            return f"let {node.name} = {expression(node.value)}"
        case ast.Choose():
            count = f"{'up to ' * node.up_to}{closed(node.count)} " if node.count else ""
            by = f" by {preferences(node.prefs)}" if node.prefs else ""
            by = f" with different {closed(node.different)}{by}" if node.different else by
            price = f" for {node.price}" if node.price else ""
            parts = f" as {' then '.join(part.name for part in node.parts)}" if node.parts else _label(node.label)
            return f"choose {count}{node.name}{price} from {collection(node.items)}{by}{parts}"
        case ast.Move():
            what = f"all {collection(node.what)}" if node.every else closed(node.what)
            return f"move {what} to {closed(node.to)}"
        case ast.Place():
            return f"place {closed(node.what)} at {closed(node.at)}"
        case ast.Draw():
            return f"draw {closed(node.count)} from {collection(node.source)} to {closed(node.to)}"
        case ast.Shuffle():
            return f"shuffle {closed(node.zone)}"
        case ast.Roll():
            return f"roll {closed(node.what)}"
        case ast.Require():
            return f"require {expression(node.test)}"
        case ast.Do():
            return f"do {atom(node.rule)}" + (f" otherwise do {atom(node.otherwise)}" if node.otherwise else "")
        case ast.Window():
            return f"window {node.name}" + (arguments(node.args) if node.args else "")
        case ast.Event():
            return f"event {node.name}" + (arguments(node.args) if node.args else "")
        case ast.AddToAgenda():
            return f"add to {node.agenda}: do {atom(node.rule)}"
        case ast.Lasting():
            return f"until end of {node.stretch}: {_modifier(node.mod)}"
        case ast.Skip():
            return "skip"
        case ast.EndGame():
            return "end game"
        case _:
            assert_never(node)


def _verb_of(who: ast.Expr | None, verb: str) -> str:
    """`gain`, or `next of player gains`."""
    return verb if who is None else f"{closed(who)} {verb}s"


def _trigger(trigger: ast.OnEvent | ast.OnReach | ast.InWindow | ast.AtAnyTime) -> str:
    match trigger:
        case ast.OnReach():
            return f"when {closed(trigger.target, Level.OR)} reaches {closed(trigger.amount)}"
        case ast.InWindow():
            head = f"in {trigger.name}"
            purposes = ""
        case ast.AtAnyTime():
            unless = f" except {trigger.unless}" if trigger.unless else ""
            where = f" where {expression(trigger.test)}" if trigger.test else ""
            return f"at any time in {trigger.stretch}{unless}{where}"
        case ast.OnEvent():
            head = f"{trigger.when} {trigger.who} {_verb(trigger)} {trigger.name}"
            purposes = _for(trigger.purposes) + "".join(f" or {name}{_for(for_)}" for name, for_ in trigger.also)
        case _:
            assert_never(trigger)
    params = f"({', '.join(trigger.params)})" if trigger.params else ""
    return head + params + purposes + (f" where {expression(trigger.test)}" if trigger.test else "")


def _for(purposes: tuple[str, ...]) -> str:
    return f" for {' or '.join(purposes)}" if purposes else ""


def _verb(trigger: ast.OnEvent) -> str:
    if trigger.who == "you":
        return trigger.verb
    return "does" if trigger.verb == "do" else trigger.verb + "s"


def _modifier(mod: ast.Mod) -> str:
    args = "" if mod.args is None else arguments(mod.args)
    if mod.op == "substitute":
        return f"substitute {', '.join(mod.names)} for {', '.join(mod.targets)}"
    if mod.op == "waive":
        return f"waive {' or '.join(mod.names)}" + (f" for {' or '.join(mod.targets)}" if mod.targets else "")
    value = closed(mod.value) if mod.value else ""
    return f"add {value} to {mod.names[0]}{args}" if mod.op == "add" else f"treat {mod.names[0]}{args} as {value}"


def _params(params: tuple[ast.Param, ...]) -> str:
    return f"({', '.join(map(_param, params))})" if params else ""


def _param(param: ast.Param) -> str:
    kind = f": {param.type}" if param.type else ""
    return param.name + kind + (f" of {param.of}" if param.of else "")


def _seat(seat: str | None) -> str:
    return f" for {seat}" if seat else ""


def _label(label: str | None) -> str:
    return f" as {label}" if label else ""


def _known_as(name: str | None) -> str:
    return f", as {name}" if name else ""


def _from(start: ast.Expr | None) -> str:
    return f" from {closed(start)}" if start else ""


def _end(expr: ast.Expr | None, line: int) -> int:
    """The line on which a head ends: that of its last expression, if it has one."""
    return expr.span.end_line if expr else line

"""What may fail behind a barrier. A barrier is a draw, a roll, a reveal, or a choice of another seat: the search for legal
options never looks past one, so nothing behind it may fail.
"""

from __future__ import annotations

from rulewright.check.behaviour.analysis import Behaviours
from rulewright.check.behaviour.trapping import trapped, trapped_around
from rulewright.check.behaviour.verbs import Body, Seats, by_another
from rulewright.check.refs import RuleRef
from rulewright.check.seats import who_does_what
from rulewright.diagnostics import Diagnostic, English
from rulewright.parse import ast

AROUND = English("those who listen to this rule may draw, roll or ask before something around it that can fail")
HINT = English("guard it with `may` or `if able`, or `require able(…)` before that")


def find_failing(behaviours: Behaviours) -> list[Diagnostic]:
    """Everything that may fail behind a barrier; a rule of one seat is looked at for that seat alone."""
    rules = behaviours.rules
    problems: list[Diagnostic] = []
    for name, seat in who_does_what(rules, behaviours.meaning):
        _scan(rules.seat_rules.get((name, seat), rules.rules[name]).body, (seat,), False, behaviours, problems)
    for name, rule in rules.rules.items():
        if trapped_around(name, behaviours):
            problems.append(Diagnostic("RW420", AROUND, rule.name.span, HINT))
    for heard in rules.triggers.heard:
        _scan(heard.sentence.body, behaviours.everyone, behaviours.asks_another(heard), behaviours, problems)
    for sentence in rules.sentences():
        node = sentence.node
        if sentence.printed is not None and isinstance(node, ast.Stmt):
            _scan((node,), behaviours.everyone, False, behaviours, problems)
    return problems


def find_imagined(behaviours: Behaviours) -> list[Diagnostic]:
    """`(x after doing rule)` is worked out on a copy: such a rule can neither ask nor draw."""
    problems = []
    for node in sorted(behaviours.meaning.imagined, key=lambda node: (node.span.file, node.span.line, node.span.column)):
        ref = behaviours.meaning.refs.get(node)
        found = behaviours.call(node)
        if isinstance(ref, RuleRef) and (found.asks or found.crosses):
            message = English("`{name}` asks or draws, so nobody can say what holds after it", name=ref.rule.name)
            problems.append(Diagnostic("RW413", message, node.span, English("imagine a rule that does neither")))
    return problems


def _scan(body: Body, seats: Seats, behind: bool, known: Behaviours, problems: list[Diagnostic]) -> bool:
    """Whether a barrier stands before what follows a block."""
    for node in body:
        found = known.statement(node, seats)
        match node:
            case ast.Line(statements=inner) | ast.Part(body=inner):
                behind = _scan(inner, seats, behind, known, problems)
            case ast.If(then=then, other=other):
                _report(node, behind and known.fails(node.test), problems)
                behind = _scan(then, seats, behind, known, problems) | _scan(other, seats, behind, known, problems)
            case ast.EachPlayer(start=start, order=order, body=inner):
                _report(node, behind and _fails(known, start, order), problems)
                behind = _again(inner, known.everyone, behind or known.body(inner).asks, known, problems)
            case ast.Turns(start=start, until=until, body=inner):
                behind = _again(inner, known.everyone, behind or known.body(inner).asks, known, problems)
                _report(node, behind and _fails(known, start, until), problems)
            case ast.ForEach(items=items, body=inner):
                _report(node, behind and known.fails(items), problems)
                behind = _again(inner, seats, behind, known, problems)
            case ast.Times(up_to=False, count=count, body=inner):
                _report(node, behind and known.fails(count), problems)
                behind = _again(inner, seats, behind, known, problems)
            case ast.Repeat(body=inner, until=until):
                behind = _again(inner, seats, behind, known, problems)
                _report(node, behind and known.fails(until), problems)
            case ast.Match(subject=subject, arms=arms):
                _report(node, behind and known.fails(subject), problems)
                behind = max([behind, *(_scan(arm.body, seats, behind, known, problems) for arm in arms)])
            case ast.May(body=inner) | ast.Times(body=inner):
                _report(node, behind and isinstance(node, ast.Times) and known.fails(node.count), problems)
                _scan(inner, seats, False, known, problems)
                behind = behind or found.crosses
            case ast.Surely(body=inner):
                _scan(inner, seats, False, known, problems)
                behind = behind or found.crosses
            case ast.IfAble(then=then, other=other):
                _scan(then, seats, False, known, problems)
                behind = _scan(other, seats, behind, known, problems) or behind or found.crosses
            case ast.Alternatives(alternatives=alternatives):
                _report(node, behind and found.fails, problems)
                for alternative in alternatives:
                    _scan(alternative.body, seats, False, known, problems)
                behind = behind or found.crosses
            case _:
                unseen = behind or (found.asks and by_another(node, known.meaning))
                _report(node, (unseen and found.fails) or trapped(node, known), problems)
                behind = behind or found.crosses
    return behind


def _again(body: Body, seats: Seats, behind: bool, known: Behaviours, problems: list[Diagnostic]) -> bool:
    """A block that is done several times: behind a barrier in it, it begins anew."""
    later = _scan(body, seats, behind, known, problems)
    return later if later == behind else _scan(body, seats, later, known, problems)


def _fails(known: Behaviours, *nodes: ast.Expr | None) -> bool:
    return any(node is not None and known.fails(node) for node in nodes)


def _report(node: ast.Stmt, wrong: bool, problems: list[Diagnostic]) -> None:
    if wrong:
        message = English("this can fail, but a draw, roll or another player's choice stands before it")
        problems.append(Diagnostic("RW420", message, node.span, HINT))

"""The statements a reader is told of, sorted by how they are said."""

from __future__ import annotations

from rulewright.check import RuleRef
from rulewright.explain.references import noun_id, ref_if_named
from rulewright.explain.settled import decided
from rulewright.explain.speaking import Speaking
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]

# What happens to goods and values.
Changing = ast.Pay | ast.Gain | ast.Lose | ast.LoseAll | ast.Advance | ast.Assign | ast.Let
# What happens to pieces.
Handling = ast.Move | ast.Place | ast.Draw | ast.Shuffle | ast.Roll
# What is left for others to do, or for later.
Waiting = ast.Window | ast.AddToAgenda | ast.Lasting
# One clause each.
Plain = Changing | Handling | Waiting | ast.Choose | ast.Require | ast.Do | ast.Skip | ast.EndGame
# A frame around one body, or around what is done and what is done otherwise.
Framed = ast.If | ast.IfAble | ast.May | ast.Times | ast.ForEach | ast.EachPlayer | ast.Turns | ast.Repeat
Compound = Framed | ast.Match | ast.Alternatives
Step = Plain | Compound


def flat(body: Body, speaking: Speaking) -> list[Step]:
    """The steps a reader is told of.

    Lines, named parts and what is called sure are opened up: they are for writers. What the options in use decide is left out,
    and so are events and rules that do nothing, for they are there only to be listened to.
    """
    found: list[Step] = []
    for statement in body:
        if isinstance(statement, ast.Line):
            found.extend(flat(statement.statements, speaking))
        elif isinstance(statement, ast.Part | ast.Surely):
            found.extend(flat(statement.body, speaking))
        elif isinstance(statement, ast.If) and decided(statement.test, speaking) is not None:
            found.extend(flat(statement.then if decided(statement.test, speaking) else statement.other, speaking))
        elif not isinstance(statement, ast.Event) and not _silent(statement, speaking):
            found.append(statement)
    return found


def _silent(step: Step, speaking: Speaking) -> bool:
    """Whether nothing of this is worth telling."""
    match step:
        case ast.Do(rule=rule, otherwise=None):
            ref = ref_if_named(rule, speaking)
            if not isinstance(ref, RuleRef):
                return False
            nothing = does_nothing(ref.rule) and not _done_by_a_seat(ref.rule.name, speaking)
            return nothing or speaking.catalog.has(ref.rule.name, "untold")
        case ast.Assign(target=target) | ast.Advance(target=target):
            ref = ref_if_named(target, speaking)
            return ref is not None and speaking.catalog.has(noun_id(ref), "untold")
        case ast.Let(name=name):
            return speaking.catalog.has(speaking.id_of(name), "untold")
        case ast.Require(test=test):
            return decided(test, speaking) is True
        case ast.If(then=body, other=other) | ast.IfAble(then=body, other=other):
            return bool(body) and not flat(body, speaking) and not flat(other, speaking)
        case ast.May(body=body) | ast.Times(body=body) | ast.ForEach(body=body) | ast.EachPlayer(body=body):
            return not flat(body, speaking)
    return False


def does_nothing(rule: ast.Rule) -> bool:
    """Whether a rule is only a name that others listen to."""
    return all(isinstance(statement, ast.Skip) for statement in rule.body)


def _done_by_a_seat(name: str, speaking: Speaking) -> bool:
    return any(rule == name and not does_nothing(own) for (rule, _), own in speaking.checked.rules.seat_rules.items())


def stands_alone(step: Step) -> bool:
    """Whether this is a sentence with a subject of its own, which cannot be one of several orders."""
    if isinstance(step, ast.Do):
        return step.otherwise is not None
    if isinstance(step, ast.Gain | ast.Lose | ast.LoseAll):
        return step.who is not None
    return isinstance(step, ast.Let | ast.Require | Waiting)

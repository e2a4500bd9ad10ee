"""Names for what is worked out (`let`) are told where they are used, not on their own.

A name is folded into what uses it if it is used once, or if what it stands for is short. It must mean the same there: nothing
that could change it may happen in between, and nothing else may take its name.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.check import ConstantRef, LocalRef, PropertyRef, TableRef, VariableRef, WhereaboutsRef, ZoneRef
from rulewright.explain.references import Named, ref_of
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.steps import Body, Step, flat
from rulewright.parse import ast

SHORT = 3  # the parts of an expression that can be repeated
HARMLESS = (
    ast.Let,
    ast.Choose,
    ast.Require,
    ast.Skip,
    ast.If,
    ast.Match,
    ast.Alternatives,
    ast.May,
    ast.IfAble,
    ast.Line,
    ast.Part,
)


def steps_told(body: Body, speaking: Speaking) -> tuple[list[Step], Speaking]:
    """The steps of a body without the names that are folded, and how to speak of those that are left."""
    steps = flat(body, speaking)
    kept: list[Step] = []
    for number, step in enumerate(steps):
        if isinstance(step, ast.Let) and _folds(step, steps[number + 1 :], speaking):
            speaking = replace(speaking, lets={**speaking.lets, step.name: step.value})
        else:
            kept.append(step)
    return kept, speaking


def _folds(let: ast.Let, rest: list[Step], speaking: Speaking) -> bool:
    uses = [number for number, step in enumerate(rest) for node in ast.walk(step) if _uses(node, let.name)]
    if not uses or _of_another_player(let.name, rest) or _bound_again(let, rest):
        return False
    between = rest[: uses[-1] + 1]
    if not _lasts(let.value, speaking) and not _harmless(between):
        return False
    return len(uses) == 1 or len([node for node in ast.walk(let.value) if isinstance(node, ast.Expr)]) <= SHORT


def _uses(node: ast.Node, name: str) -> bool:
    return (isinstance(node, ast.Name) and node.name == name) or (isinstance(node, ast.Amount) and node.what == name)


def _of_another_player(name: str, rest: list[Step]) -> bool:
    """Whether it is used where other players do something: `you` would be somebody else there."""
    others = [node for step in rest for node in ast.walk(step) if isinstance(node, ast.EachPlayer | ast.Turns)]
    return any(_uses(node, name) for other in others for node in ast.walk(other))


def _bound_again(let: ast.Let, rest: list[Step]) -> bool:
    """Whether the name means something else later, or has been something else: `let n = n + 1`."""
    inside = any(_uses(node, let.name) for node in ast.walk(let.value))
    binders = (ast.Let, ast.Choose, ast.ForEach)
    return inside or any(isinstance(node, binders) and node.name == let.name for step in rest for node in ast.walk(step))


def _harmless(steps: list[Step]) -> bool:
    """Whether nothing changes before the last of some steps reads; so of that one only a single statement may change anything."""
    *before, last = steps
    return not _changing(before) and len(_changing([last])) <= 1


def _changing(steps: list[Step]) -> list[ast.Node]:
    found = [node for step in steps for node in ast.walk(step)]
    return [node for node in found if isinstance(node, ast.Stmt) and not isinstance(node, HARMLESS)]


def _lasts(value: ast.Expr, speaking: Speaking) -> bool:
    """Whether something is so for good: what is printed, or looked up by that in a table."""
    return all(_fixed(node, speaking) for node in ast.walk(value) if isinstance(node, Named))


def _fixed(node: Named, speaking: Speaking) -> bool:
    match ref_of(node, speaking):
        case LocalRef() | ConstantRef() | TableRef():
            return True
        case PropertyRef(name=name):
            kinds = speaking.checked.rules.pieces.values()
            return any(name in kind.attributes and not kind.attributes[name].varies for kind in kinds)
        case VariableRef() | WhereaboutsRef() | ZoneRef():
            return False
    return False

"""Names for what is worked out (`let`) are told where they are used, not on their own.

A name is folded into what uses it if it is used once, or if what it stands for is short. It must mean the same there: nothing
that could change it may happen in between, and nothing else may take its name. What names stand for in which others are folded
grows with each of them, so that there is a limit to it, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rulewright.check import ConstantRef, LocalRef, PropertyRef, TableRef, VariableRef, WhereaboutsRef, ZoneRef
from rulewright.explain.references import Named, ref_of
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.steps import Body, Step, flat
from rulewright.parse import ast

SHORT = 3  # the parts of an expression that can be repeated
TOLD = 25  # its parts with all that is told in it
TOLD_ONCE = 200  # the same of what is told in one place
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


@dataclass(frozen=True)
class _Said:
    """What one step has to do with names; looked at once, since every name is looked for in all steps behind it."""

    uses: Mapping[str, int]  # how often each is used
    elsewhere: frozenset[str]  # used where other players do something: `you` would be somebody else there
    bound: frozenset[str]
    changing: int  # statements that change something


def steps_told(body: Body, speaking: Speaking) -> tuple[list[Step], Speaking]:
    """The steps of a body without the names that are folded, and how to speak of those that are left."""
    steps = flat(body, speaking)
    said = [_said(step) for step in steps] if any(isinstance(step, ast.Let) for step in steps) else []
    kept: list[Step] = []
    for number, step in enumerate(steps):
        if isinstance(step, ast.Let) and _folds(step, said[number + 1 :], speaking):
            speaking = replace(speaking, lets={**speaking.lets, step.name: step.value})
        else:
            kept.append(step)
    return kept, speaking


def _said(step: Step) -> _Said:
    nodes = list(ast.walk(step))
    others = [node for node in nodes if isinstance(node, ast.EachPlayer | ast.Turns)]
    return _Said(
        Counter(name for node in nodes if (name := _used(node))),
        frozenset(name for other in others for node in ast.walk(other) if (name := _used(node))),
        frozenset(node.name for node in nodes if isinstance(node, ast.Let | ast.Choose | ast.ForEach)),
        sum(isinstance(node, ast.Stmt) and not isinstance(node, HARMLESS) for node in nodes),
    )


def _folds(let: ast.Let, rest: Sequence[_Said], speaking: Speaking) -> bool:
    name = let.name
    uses = [number for number, step in enumerate(rest) if name in step.uses]
    inside = any(_used(node) == name for node in ast.walk(let.value))  # what has been something else: `let n = n + 1`
    if not uses or inside or any(name in step.elsewhere or name in step.bound for step in rest):
        return False
    if not _lasts(let.value, speaking) and not _harmless(rest[: uses[-1] + 1]):
        return False
    once = sum(rest[number].uses[name] for number in uses) == 1
    return (once or _parts(let.value, {}) <= SHORT) and _parts(let.value, speaking.lets) <= (TOLD_ONCE if once else TOLD)


def _parts(value: ast.Expr, lets: Mapping[str, ast.Expr]) -> int:
    """How many parts an expression has, with those of what its names stand for."""
    nodes = [node for node in ast.walk(value) if isinstance(node, ast.Expr)]
    folded = [lets[node.name] for node in nodes if isinstance(node, ast.Name) and node.name in lets]
    return len(nodes) + sum(_parts(meant, lets) for meant in folded)


def _used(node: ast.Node) -> str | None:
    """The name that a node uses."""
    if isinstance(node, ast.Name):
        return node.name
    return node.what if isinstance(node, ast.Amount) and isinstance(node.what, str) else None


def _harmless(steps: Sequence[_Said]) -> bool:
    """Whether nothing changes before the last of some steps reads; so of that one only a single statement may change anything."""
    *before, last = steps
    return not any(step.changing for step in before) and last.changing <= 1


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

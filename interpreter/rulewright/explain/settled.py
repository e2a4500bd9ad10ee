"""What the options of a table decide beforehand: the branches they switch off are not told.

A `Speaking` knows the options in use. Where it knows none, as when a single sentence is asked for, nothing is decided.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.check import OptionRef, ValueRef, YesNoRef
from rulewright.explain.references import ref_if_named
from rulewright.explain.speaking import Speaking
from rulewright.parse import ast


def decided(test: ast.Expr | None, speaking: Speaking) -> bool | None:
    """Whether a test holds by the options alone; None if that is for the game to show."""
    match test:
        case None:
            return True
        case ast.Not(operand=operand):
            inner = decided(operand, speaking)
            return None if inner is None else not inner
        case ast.Both(op=op, left=left, right=right):
            return _both(op, decided(left, speaking), decided(right, speaking))
        case ast.Compare(op="=" | "!=", left=left, right=right):
            chosen = _chosen(left, speaking)
            return None if chosen is None or not isinstance(right, ast.Name) else (chosen == right.name) == (test.op == "=")
        case ast.Name():
            ref = ref_if_named(test, speaking)
            if isinstance(ref, YesNoRef):
                return ref.yes
            value = _chosen(test, speaking)
            return value if isinstance(value, bool) else None
    return None


def _both(op: str, left: bool | None, right: bool | None) -> bool | None:
    strong = op == "or"  # the answer that one side alone can give
    if strong in (left, right):
        return strong
    return None if None in (left, right) else not strong


def _chosen(node: ast.Expr, speaking: Speaking) -> object:
    """What an option is set to; None for everything else."""
    ref = ref_if_named(node, speaking)
    return speaking.options.get(ref.option.name) if isinstance(ref, OptionRef) else None


def undecided(test: ast.Expr, speaking: Speaking) -> ast.Expr:
    """What is left to ask of a test when the options have had their say; a test that they decide is left as it is."""
    if not isinstance(test, ast.Both) or decided(test, speaking) is not None:
        return test
    sides = [undecided(side, speaking) for side in (test.left, test.right) if decided(side, speaking) is None]
    if len(sides) == 1:
        return sides[0]
    return test if sides == [test.left, test.right] else replace(test, left=sides[0], right=sides[1])


def settled_number(node: ast.Expr, speaking: Speaking) -> ast.Number | None:
    """The plain number that something always is, by the options in use."""
    while isinstance(node, ast.EitherOr):
        test = decided(node.test, speaking)
        if test is None:
            return None
        node = node.then if test else node.other
    ref = ref_if_named(node, speaking)
    if isinstance(ref, ValueRef) and isinstance(ref.value, ast.Value) and isinstance(ref.value.body, ast.EitherOr):
        return settled_number(ref.value.body, speaking)
    return node if isinstance(node, ast.Number) else None

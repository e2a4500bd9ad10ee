"""Lists that cannot be empty: because of what they are, or because the rules have just asked."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.check.meaning import Meaning
from rulewright.check.refs import AllRef, BoardRef, MembersRef, PlayersRef
from rulewright.link import Ruleset
from rulewright.parse import ast


def never_empty(items: ast.Expr, meaning: Meaning, asked: frozenset[ast.Expr]) -> bool:
    """Whether there is always something in a list: players, words, written lists, and what was asked about right before."""
    if items in asked:
        return True
    match items:
        case ast.SetOf(items=written):
            return bool(written)
        case ast.Range(low=ast.Number(value=low), high=ast.Number(value=high)):
            return low <= high
        case ast.Rank(items=inner) | ast.Beginning(items=inner) | ast.Attribute(name="reverse", subject=inner):
            return never_empty(inner, meaning, asked)
        case ast.Arith(op="+", left=left, right=right):
            return never_empty(left, meaning, asked) or never_empty(right, meaning, asked)
    match meaning.refs.get(items):
        case PlayersRef():
            return True
        case MembersRef(enumeration=enumeration):
            return bool(enumeration.members)
        case AllRef(pieces=pieces):
            return bool(pieces.items)
        case BoardRef(board=board):
            return not board.grows
    return False


def asked_about(rules: Ruleset) -> frozenset[ast.Expr]:
    """Lists that stand in the first statement behind `if any of` the same list: nothing has changed in between.

    Only statements that change nothing themselves count, as those who listen to others might change something first; and where
    players may do something at any time, they may do it beside a question.
    """
    found: set[ast.Expr] = set()
    for sentence in rules.sentences():
        for node in sentence.parts:
            if isinstance(node, ast.If):
                first = _first(node.then)
                if isinstance(first, ast.Let) or (isinstance(first, ast.Choose) and first not in rules.interruptible):
                    there = [test.items for test in _anded(node.test) if isinstance(test, ast.Quantified) and test.op == "any"]
                    found.update(items for items in _lists(first) if any(ast.same(items, one) for one in there))
    return frozenset(found)


def _first(body: tuple[ast.Stmt, ...]) -> ast.Stmt | None:
    first = body[0] if body else None
    return first.statements[0] if isinstance(first, ast.Line) else first


def _anded(test: ast.Expr) -> Iterator[ast.Expr]:
    if isinstance(test, ast.Both) and test.op == "and":
        yield from _anded(test.left)
        yield from _anded(test.right)
    else:
        yield test


def _lists(statement: ast.Let | ast.Choose) -> Iterator[ast.Expr]:
    """The lists something is taken from, outside of anything that has an `it` of its own."""
    if isinstance(statement, ast.Choose):
        yield statement.items
    waiting: list[ast.Node] = [statement.value] if isinstance(statement, ast.Let) else []
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Pick | ast.Best):
            yield node.items
        elif isinstance(node, ast.Attribute | ast.Call | ast.Arith | ast.EitherOr | ast.Negative):
            waiting.extend(ast.children(node))

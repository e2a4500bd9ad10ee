"""Tests in words, as a sentence that can stand after `if`.

A test is said positively or, with `yes` being false, as its opposite; nothing is said as `not (…)` if it can be helped.
"""

from __future__ import annotations

from typing import assert_never

from rulewright.explain.expressions.comparisons import OPPOSITE, being, compare, person
from rulewright.explain.expressions.doing import doing
from rulewright.explain.expressions.holding import holds, negated
from rulewright.explain.expressions.narrowing import conjuncts
from rulewright.explain.expressions.own_things import about_it
from rulewright.explain.expressions.plurals import choices
from rulewright.explain.expressions.quantified import quantified
from rulewright.explain.phrases import PLURAL, Phrase
from rulewright.explain.settled import undecided
from rulewright.explain.speaking import Speaking
from rulewright.parse import ast

OTHER_WORD = {"and": "or", "or": "and"}
APART = {"and": "say-either", "or": "say-together"}  # how a test of the other word is set apart inside of a list


def condition(test: ast.Expr, speaking: Speaking, yes: bool = True) -> Phrase:
    """Any test; what is yes or no by itself, or is no test at all, is said as such."""
    test = undecided(test, speaking)
    match test:
        case ast.Both():
            return both(test, speaking, yes)
        case ast.Not(operand=operand):
            return condition(operand, speaking, not yes)
        case ast.Compare(op=op, left=left, right=right):
            return compare(op if yes else OPPOSITE[op], left, right, speaking)
        case ast.Member(item=item, items=items):
            members, subject = choices(items, speaking), speaking.expression(item)
            own = being(item, members, speaking, yes)
            if own is not None:
                return own
            return speaking.say(negated("say-member", yes), subject=subject, person=person(item, speaking), items=members)
        case ast.Quantified(op=op, items=items):
            return quantified(op, items, speaking, yes)
        case ast.AnyLine():
            return _any_line(test, speaking, yes)
        case ast.Able(rule=rule):
            return speaking.say(negated("say-able", yes), who=speaking.subject(), rule=doing(rule, speaking))
        case ast.Name() | ast.Attribute() | ast.Call():
            return holds(test, speaking, yes)
        case ast.Number() | ast.SetOf() | ast.Negative() | ast.Arith() | ast.EitherOr() | ast.Fold() | ast.Hypothetical():
            return speaking.say(negated("say-so", yes), value=speaking.expression(test))
        case ast.Filtered() | ast.Range() | ast.Pick() | ast.Best() | ast.Rank() | ast.Groups() | ast.Reach():
            return speaking.say(negated("say-so", yes), value=speaking.expression(test))
        case ast.Beginning() | ast.Steps():
            return speaking.say(negated("say-so", yes), value=speaking.expression(test))
        case _:
            assert_never(test)


def _any_line(test: ast.AnyLine, speaking: Speaking, yes: bool) -> Phrase:
    cells = speaking.about("it", count=PLURAL)
    clauses = speaking.joined([cells.clause(part) for part in conjuncts(test.test)])
    length, cell = speaking.expression(test.length), speaking.expression(test.cell)
    return speaking.say(negated("say-any-line", yes), length=length, cell=cell, clauses=clauses)


# ---- and, or ----
def both(test: ast.Both, speaking: Speaking, yes: bool) -> Phrase:
    """`a and b`; the opposite of `a and b` is `not a or not b`."""
    sides = _sides(test, test.op)
    return _in_a_row(sides, [speaking.condition(side, yes) for side in sides], _word(test, yes), speaking)


def both_behind(test: ast.Both, speaking: Speaking, yes: bool) -> Phrase:
    """The same behind a noun. What is not about the noun itself becomes `unless`."""
    sides, word = _sides(test, test.op), _word(test, yes)
    beside = _beside(sides, speaking) if yes and word == "or" else None
    if beside is not None:
        return speaking.say("say-which-beside", speaking.agreeing(), subject=speaking.expression(beside))
    own = [side for side in sides if about_it(side, speaking)]
    other = [side for side in sides if not about_it(side, speaking)]
    if word == "or" and own and other:
        clauses = speaking.joined([speaking.clause(side, yes) for side in own], "or-clause")
        test_ = speaking.joined([speaking.condition(side, yes) for side in other], "or-clause")
        return speaking.say("say-unless", clauses=clauses, test=test_)
    return _in_a_row(sides, [speaking.clause(side, yes) for side in sides], word, speaking)


def _in_a_row(sides: list[ast.Expr], said: list[Phrase], word: str, speaking: Speaking) -> Phrase:
    """Tests joined by a word; one that has the other word in it is set apart."""
    parts = [
        speaking.say(APART[word], test=phrase) if isinstance(_bare(side), ast.Both) else phrase
        for side, phrase in zip(sides, said, strict=True)
    ]
    return speaking.joined(parts, f"{word}-clause")


def _beside(sides: list[ast.Expr], speaking: Speaking) -> ast.Expr | None:
    """What `it` is next to, if the two sides of an `or` say that it comes next or before: `it = next of x or …`."""
    found: dict[str, ast.Expr] = {}
    for side in sides:
        right = side.right if isinstance(side, ast.Compare) and side.op == "=" and speaking.is_it(side.left) else None
        if isinstance(right, ast.Attribute):
            found[right.name] = right.subject
    if len(sides) != 2 or set(found) != {"next", "previous"}:
        return None
    return found["next"] if ast.same(found["next"], found["previous"]) else None


def _word(test: ast.Both, yes: bool) -> str:
    return test.op if yes else OTHER_WORD[test.op]


def _sides(node: ast.Expr, op: str) -> list[ast.Expr]:
    if isinstance(node, ast.Both) and node.op == op:
        return [*_sides(node.left, op), *_sides(node.right, op)]
    return [node]


def _bare(node: ast.Expr) -> ast.Expr:
    while isinstance(node, ast.Not):
        node = node.operand
    return node

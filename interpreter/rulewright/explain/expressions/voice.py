"""Any expression in words. This file ties the four ways to say one together; the files it imports know only `Speaking`."""

from __future__ import annotations

from typing import assert_never

from rulewright.check import Checked
from rulewright.explain.catalog import Catalog
from rulewright.explain.expressions.arithmetic import arithmetic, folded
from rulewright.explain.expressions.clauses import clause
from rulewright.explain.expressions.collections import items
from rulewright.explain.expressions.conditions import condition
from rulewright.explain.expressions.doing import doing
from rulewright.explain.expressions.names import named
from rulewright.explain.expressions.plurals import each, many, said_each
from rulewright.explain.expressions.preferences import ordered
from rulewright.explain.kinds import element
from rulewright.explain.phrases import Phrase
from rulewright.explain.settled import decided, settled_number
from rulewright.explain.speaking import Speaking, Voice
from rulewright.explain.wording import numeral
from rulewright.parse import ast


def expression(node: ast.Expr, speaking: Speaking) -> Phrase:
    """Any expression as something that can stand after `equal to`."""
    say = speaking.say
    node = settled_number(node, speaking) or node
    match node:
        case ast.Number(value=value):
            return numeral(value, speaking.catalog)
        case ast.Name() | ast.Attribute() | ast.Call():
            return named(node, speaking)
        case ast.Negative(operand=operand):
            return say("say-negative", value=expression(operand, speaking))
        case ast.Arith():
            return arithmetic(node, speaking)
        case ast.EitherOr(then=then, test=test, other=other):
            settled = decided(test, speaking)
            if settled is not None:
                return expression(then if settled else other, speaking)
            chosen, rest = expression(then, speaking), expression(other, speaking)
            return say("say-either-or", then=chosen, test=speaking.condition(test), other=rest)
        case ast.Fold():
            return folded(node, speaking)
        case ast.Pick(which=which, items=ast.Rank() as ranked):
            return say(f"say-{which}-of", items=many(ranked, speaking))
        case ast.Pick(
            which="first", items=ast.Filtered(items=row, test=ast.Compare(op="=", left=ast.Name(name="position"), right=at))
        ):
            return say("say-at-place", items=each(row, speaking), place=expression(at, speaking))
        case ast.Pick(which=which, items=all_of_them):
            return say(f"say-{which}", items=each(all_of_them, speaking))
        case ast.Best(name=name, items=all_of_them, prefs=prefs):
            one = speaking.about(name, "it", of=element(all_of_them, speaking))
            return ordered("say-best", prefs, one, items=each(all_of_them, speaking.calling(all_of_them, name)))
        case ast.Hypothetical(value=value, rule=rule):
            return say("say-hypothetical", value=expression(value, speaking), rule=doing(rule, speaking))
        case ast.SetOf(items=members):
            return said_each(members, speaking)
        case ast.Filtered() | ast.Groups() | ast.Range() | ast.Rank() | ast.Beginning() | ast.Reach():
            return many(node, speaking)
        case ast.Steps(start=start, goal=goal):
            return say("say-steps", start=expression(start, speaking), goal=expression(goal, speaking))
        case ast.Not() | ast.Both() | ast.Compare() | ast.Member() | ast.Quantified() | ast.AnyLine() | ast.Able():
            return say("say-whether", test=speaking.condition(node))
        case _:
            assert_never(node)


VOICE = Voice(expression, condition, clause, items)


def speaking_of(checked: Checked, catalog: Catalog) -> Speaking:
    """Ready to say anything of a game; `it` is nothing yet, and no declaration's own names are used."""
    return Speaking(VOICE, checked, catalog)

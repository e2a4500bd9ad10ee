"""What is built in: differences, the places of a list, the spots of a board."""

from __future__ import annotations

from rulewright.check import FunctionRef
from rulewright.explain.expressions.belongings import place
from rulewright.explain.expressions.plurals import each, said_each, several
from rulewright.explain.phrases import PLURAL, Form, Phrase
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Noun
from rulewright.parse import ast


def function(ref: FunctionRef, speaking: Speaking) -> Phrase:
    """Some have a message of their own shape; the others show what they are given as a list."""
    match ref.name, ref.given:
        case "spots", (piece, board):
            return speaking.noun(spots(piece, board, speaking))
        case "place_in", (ast.Beginning(start=start), item) if speaking.pronoun(item) is not None:
            whose = speaking.expression(item).like(Form(case="possessive"))
            return speaking.say("say-place-from", whose=whose, start=speaking.expression(start))
        case "place_in", (items, item):
            return speaking.say("say-place-in", items=several(items, speaking), item=speaking.expression(item))
        case "item_at", (items, ast.Number(value=1)):
            return speaking.say("say-first", items=each(items, speaking))
        case "item_at", (items, number):
            return speaking.say("say-item-at", items=several(items, speaking), number=speaking.expression(number))
        case "abs", (ast.Arith(op="-", left=left, right=right),):
            return speaking.say("say-difference", left=speaking.expression(left), right=speaking.expression(right))
    return speaking.say(f"say-{ref.name}", items=said_each(ref.given, speaking))


def spots(piece: ast.Expr, board: ast.Expr, speaking: Speaking) -> Noun:
    """Where a tile may be laid on a board."""
    where = speaking.say("say-spots-place", piece=speaking.expression(piece), place=place(board, speaking, "in"))
    return Noun(speaking.word("spot"), place=where, count=PLURAL)

"""What a pack counts and lays things in: variables, zones and boards, of which each player may have one."""

from __future__ import annotations

from typing import assert_never

from rulewright.check import BoardRef, VariableRef, ZoneRef
from rulewright.explain.phrases import Phrase
from rulewright.explain.references import ref_if_named
from rulewright.explain.speaking import Speaking
from rulewright.explain.wording import Noun
from rulewright.link import PLAYER, Board, Variable, Zone
from rulewright.parse import ast

BelongingRef = VariableRef | ZoneRef | BoardRef


def belonging(ref: BelongingRef, speaking: Speaking) -> Noun:
    """Something there may be one of for each player: `your field`, `the coins of the leader`."""
    match ref:
        case VariableRef(variable=noun, index=index, whose=whose):
            return _of_owner(noun, index, whose, speaking)
        case ZoneRef(zone=noun, index=index, whose=whose):
            return _of_owner(noun, index, whose, speaking)
        case BoardRef(board=noun):
            return _of_owner(noun, (), None, speaking)
        case _:
            assert_never(ref)


def _of_owner(noun: Variable | Zone | Board, index: tuple[ast.Expr, ...], whose: ast.Expr | None, speaking: Speaking) -> Noun:
    things = [speaking.expression(each) for each in index]
    head = speaking.word(noun.name)
    if things and "key" in speaking.catalog.variables(noun.name):
        head, things = speaking.message(noun.name, "", key=speaking.joined(things)), []
    owner = None
    if whose is not None:
        owner = speaking.pronoun(whose)
        things += [] if owner is not None else [speaking.expression(whose)]
    elif PLAYER in noun.per and len(index) < len(noun.per):
        owner = speaking.you()
    return Noun(head, owner=owner, of=of(things, speaking) if things else None)


def of(things: list[Phrase], speaking: Speaking) -> Phrase:
    """`of the spot`, `of the spot and the leader`."""
    return speaking.say("say-of" if len(things) == 1 else "say-of-all", subject=speaking.joined(things))


def place(node: ast.Expr, speaking: Speaking, way: str) -> Phrase:
    """Where things are (`in`), come from (`from`) or go (`to`): a noun may have its own words for it."""
    ref = ref_if_named(node, speaking)
    whole = speaking.expression(node)
    if isinstance(ref, BoardRef):
        return speaking.special(ref.board.name, way, noun=whole) or speaking.say(f"say-{way}-board", place=whole)
    special = speaking.special(ref.zone.name, way, noun=whole) if isinstance(ref, ZoneRef) else None
    return special or speaking.say(f"say-{way}-zone", place=whole)

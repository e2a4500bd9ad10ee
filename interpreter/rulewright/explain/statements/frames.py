"""What stands around a body: `if you can`, `for each card in your hand`, `up to 3 times`."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from rulewright.check import LocalRef, PlayersRef
from rulewright.explain.expressions.own_things import unfiltered
from rulewright.explain.expressions.preferences import order
from rulewright.explain.kinds import element, type_word
from rulewright.explain.phrases import Form
from rulewright.explain.references import ref_if_named
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.amounts import unit
from rulewright.explain.statements.choosing import same_word
from rulewright.explain.statements.steps import Body, Framed
from rulewright.explain.wording import Arg
from rulewright.parse import ast


class Frame(NamedTuple):
    """The message of a statement with a body, and all of its arguments but the body."""

    name: str
    args: dict[str, Arg]


def frame(node: Framed, speaking: Speaking) -> Frame:
    """A message has a short form, one with `-else` and one with `-block`; the caller knows which it needs."""
    match node:
        case ast.If(test=test):
            return Frame("say-if", {"test": speaking.condition(test)})
        case ast.IfAble():
            return Frame("say-if-able", _doing(speaking))
        case ast.May():
            return Frame("say-may", _doing(speaking))
        case ast.Times():
            return _times(node, speaking)
        case ast.ForEach():
            return _for_each(node, speaking)
        case ast.EachPlayer():
            return _each_player(node, speaking)
        case ast.Turns(start=start, until=until):
            from_: Arg = speaking.say("say-turns-from", start=speaking.expression(start)) if start is not None else ""
            until_: Arg = speaking.say("say-turns-until", test=speaking.condition(until)) if until is not None else ""
            return Frame("say-turns", {"from": from_, "until": until_})
        case ast.Repeat(until=until):
            return Frame("say-repeat", {"test": speaking.condition(until)})
        case _:
            assert_never(node)


def _doing(speaking: Speaking) -> dict[str, Arg]:
    """Who does it, and in which person the verb stands."""
    return {"who": speaking.subject(), "person": "you" if speaking.doer is None else "other"}


def _times(node: ast.Times, speaking: Speaking) -> Frame:
    one = unit(node.count, speaking) if node.up_to else None
    if one is not None:
        return Frame("say-for-each-may", {"items": one, **_doing(speaking)})
    number: Arg = node.count.value if isinstance(node.count, ast.Number) else speaking.expression(node.count)
    if not node.up_to and not isinstance(node.count, ast.Number):
        return Frame("say-times-as", {"number": number})
    return Frame("say-up-to-times" if node.up_to else "say-times-do", {"number": number, **_doing(speaking)})


def _for_each(node: ast.ForEach, speaking: Speaking) -> Frame:
    noun = speaking.calling(node.items, node.name).items(node.items)
    each = speaking.noun(noun).like(Form(count=1, det="bare"))
    if _is_the_kind(node, speaking) or same_word(node.name, noun, speaking):
        return Frame("say-for-each", {"items": each})
    return Frame("say-for-each-named", {"items": each, "name": speaking.word(node.name)})


def _is_the_kind(node: ast.ForEach, speaking: Speaking) -> bool:
    """Whether each goes by the word for what they all are: of the spare cards, `the card`. Not if their list has a name, too."""
    listed = isinstance(ref_if_named(unfiltered(node.items)[0], speaking), LocalRef)
    return not listed and node.name == type_word(element(node.items, speaking))


def _each_player(node: ast.EachPlayer, speaking: Speaking) -> Frame:
    if isinstance(node.order, ast.Rank):
        return Frame("say-each-player-in", {"order": order(node.order.prefs, speaking.about("it"))})
    back = isinstance(node.order, ast.Attribute) and node.order.name == "reverse"
    around = node.order.subject if isinstance(node.order, ast.Attribute) and back else node.order
    if isinstance(around, ast.Beginning) and isinstance(ref_if_named(around.items, speaking), PlayersRef):
        return Frame("say-each-player-back" if back else "say-each-player-from", {"start": speaking.expression(around.start)})
    if node.order is not None:
        return Frame("say-each-player-by", {"order": speaking.expression(node.order)})
    if node.start is not None:
        return Frame("say-each-player-from", {"start": speaking.expression(node.start)})
    return Frame("say-each-player", {})


def framed_body(node: Framed) -> Body:
    """What a frame stands around."""
    return node.then if isinstance(node, ast.If | ast.IfAble) else node.body

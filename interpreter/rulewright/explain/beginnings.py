"""What every player begins with: goods and places on tracks stand in tables, so no sentence of the rules tells them."""

from __future__ import annotations

from rulewright.explain.phrases import Phrase
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.blocks import Told, sentence
from rulewright.link import PLAYER, Variable


def beginnings(speaking: Speaking) -> list[Told]:
    """`Each player begins with 2 coins.`; what begins at 0, or differently for each, is left to the rules."""
    own = [each for each in speaking.checked.rules.variables.values() if _tells(each, speaking)]
    goods = [_amount(each, speaking) for each in own if each.sort == "resource"]
    tracks = [_place(each, speaking) for each in own if each.sort == "track"]
    told = [speaking.say("say-begin-with", goods=speaking.joined(goods))] if goods else []
    told += [speaking.say("say-begin-at", tracks=speaking.joined(tracks))] if tracks else []
    return [sentence(each, speaking) for each in told]


def _tells(variable: Variable, speaking: Speaking) -> bool:
    if speaking.catalog.has(variable.name, "untold") or variable.starts or type(variable.start) is not int:
        return False
    return PLAYER in variable.per and variable.start > 0


def _amount(variable: Variable, speaking: Speaking) -> Phrase:
    return speaking.say("say-amount", number=variable.start, noun=speaking.word(variable.name).counted(variable.start))


def _place(variable: Variable, speaking: Speaking) -> Phrase:
    return speaking.say("say-begin-track", track=speaking.word(variable.name), number=variable.start)

"""What happened, line by line: a choice, or a change with the rule and the line that caused it."""

from __future__ import annotations

from typing import assert_never

from rulewright.explain import PLURAL, Phrase, fixed, numeral
from rulewright.link import PLAYER, Board, CellType, Type, Zone
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.options import ENOUGH, answer
from rulewright.narrate.questions import asked_to
from rulewright.narrate.records import Change, Choice, Known, Marked, Thing, Way
from rulewright.narrate.values import amount, piece, words

COUNTED = ("pay", "gain", "lose")


def choice_line(choice: Choice, narrator: Narrator, known: Known) -> Phrase | None:
    """A choice somebody made; going on without playing anything is not worth a line."""
    question, say = choice.question, narrator.say
    who = _who(choice.player, narrator)
    match question.way:
        case Way.MAY | Way.MORE:
            body = asked_to(question, narrator)
            if body is None:
                return say("log-may-other", who=who, answer=choice.key)
            return say("log-may", who=who, answer=choice.key, body=body)
        case Way.WINDOW if choice.key == ENOUGH:
            return None
        case Way.WINDOW:
            name = "log-played"
        case Way.PAY:
            name = "log-paid"
        case Way.EFFECTS:
            name = "log-first"
        case Way.CHOOSE | Way.ONE | Way.ORDER | Way.MIX:
            name = "log-choice"
        case _:
            assert_never(question.way)
    return say(name, who=who, what=answer(question, choice.key, narrator, known))


def change_line(change: Change, narrator: Narrator, hidden: bool = False, place: bool = True) -> Phrase | None:
    """A change; one of nothing is not worth a line. A hidden move is told without its piece: not everybody may know it."""
    told = _hidden_move(change, narrator) if hidden else _changed(change, narrator)
    if told is None:
        return None
    line = narrator.say("log-line", text=told)
    if not place:
        return line
    where = f"{change.span.file.split('/', 1)[-1]}:{change.span.line}"
    return narrator.say("log-source", text=line, rule=cause(change.rule, narrator), place=where)


def _who(player: int, narrator: Narrator) -> Phrase:
    return narrator.player(player) if player else narrator.say("tell-the-game")


def cause(rule: str, narrator: Narrator) -> Phrase:
    """What has caused a change: a rule, or a piece with something printed on it (`card.k1`)."""
    kind, _, id = rule.partition(".")
    if kind in narrator.checked.rules.pieces:
        return piece(kind, id, narrator)
    return narrator.noun(rule) if narrator.catalog.has(rule) else fixed(rule)


# ---- changes ----
def _changed(change: Change, narrator: Narrator) -> Phrase | None:
    match change.amount:
        case Marked(piece=marked, attribute=attribute, value=value):
            noun = narrator.noun(attribute)
            return narrator.say("log-mark", noun=noun, piece=words(marked, narrator), value=words(value, narrator))
        case Thing():
            return _thing_changed(change, change.amount, narrator)
        case int():
            return _number_changed(change, change.amount, narrator)
        case _:
            assert_never(change.amount)


def _thing_changed(change: Change, thing: Thing, narrator: Narrator) -> Phrase:
    """What is set, moved or placed."""
    rules, say = narrator.checked.rules, narrator.say
    who, what = _who(change.player, narrator), words(thing, narrator)
    if change.verb == "set":
        own = PLAYER in rules.variables[change.noun].per
        return say("log-set-own" if own else "log-set", who=who, noun=_variable(change.noun, narrator), value=what)
    if change.verb == "move":
        return say("log-move", who=who, what=what, to=_where(rules.zones[change.noun], "to", narrator))
    return say("log-place", who=who, what=what, to=_where(rules.boards[change.noun], "in", narrator))


def _number_changed(change: Change, number: int, narrator: Narrator) -> Phrase | None:
    """What goes up and down, is rolled or drawn."""
    rules, say, verb = narrator.checked.rules, narrator.say, change.verb
    who = _who(change.player, narrator)
    if verb in COUNTED:
        return say(f"log-{verb}", who=who, amount=amount(number, change.noun, narrator)) if number else None
    if verb in ("move", "draw") and change.noun in rules.zones:
        return _many_moved(change, number, narrator)
    noun = _variable(change.noun, narrator)
    if verb == "roll":
        return say("log-roll", who=who, noun=noun, number=number)
    if verb == "advance" and change.noun in rules.variables:
        if PLAYER in rules.variables[change.noun].per:
            return say("log-advance", who=who, noun=noun, number=number)
        return say("log-set", noun=noun, value=numeral(number, narrator.catalog))
    return say("log-other", who=who, noun=noun) if narrator.catalog.has(change.noun) else None


def _many_moved(change: Change, number: int, narrator: Narrator) -> Phrase | None:
    zone = narrator.checked.rules.zones[change.noun]
    who, to = _who(change.player, narrator), _where(zone, "to", narrator)
    if change.verb == "move":
        return narrator.say("log-move-many", who=who, what=narrator.noun(zone.holds, PLURAL), to=to)
    name = "log-draw-own" if PLAYER in zone.per else "log-draw"
    drawn = narrator.say(name, who=who, amount=amount(number, zone.holds, narrator), to=to)
    return drawn.counted(number) if number > 0 else None


def _hidden_move(change: Change, narrator: Narrator) -> Phrase:
    zone = narrator.checked.rules.zones[change.noun]
    what, to = amount(1, zone.holds, narrator), _where(zone, "to", narrator)
    return narrator.say("log-move", who=_who(change.player, narrator), what=what, to=to)


def _variable(name: str, narrator: Narrator) -> Phrase:
    """Something that changes, or a changing attribute of a piece."""
    variable = narrator.checked.rules.variables.get(name)
    return narrator.noun(name) if variable is None else narrator.noun(name, key=_any_of(variable.per, narrator))


def _any_of(keys: tuple[Type, ...], narrator: Narrator) -> Phrase | str:
    """What many of a kind are told apart by; which of them it is, the log does not say."""
    others = [key for key in keys if key != PLAYER]
    return narrator.noun("cell" if isinstance(others[0], CellType) else str(others[0])) if others else ""


def _where(noun: Zone | Board, way: str, narrator: Narrator) -> Phrase:
    """Where something goes, in the noun's own words if it has any."""
    named = narrator.say(noun.name, key=_any_of(noun.per, narrator))
    whole = narrator.say("log-noun-own" if PLAYER in noun.per else "log-noun", noun=named)
    if narrator.catalog.has(noun.name, way):
        return narrator.say(noun.name, way, noun=whole)
    return narrator.say(f"say-{way}-{'board' if isinstance(noun, Board) else 'zone'}", place=whole)

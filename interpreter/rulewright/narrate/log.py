"""What happened, line by line: a choice, or a change with the rule and the line that caused it."""

from __future__ import annotations

from typing import assert_never

from rulewright.explain import PLURAL, fixed
from rulewright.link import PLAYER, Board, CellType, Zone
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.options import ENOUGH, answer
from rulewright.narrate.questions import asked_to
from rulewright.narrate.records import Change, Choice, Known, Marked, Thing, Way
from rulewright.narrate.values import amount, piece, words

COUNTED = ("pay", "gain", "lose")


def choice_line(choice: Choice, narrator: Narrator, known: Known) -> str:
    """A choice somebody made; going on without playing anything is not worth a line."""
    question, catalog = choice.question, narrator.catalog
    who = _who(choice.player, narrator)
    match question.way:
        case Way.MAY | Way.MORE:
            body = asked_to(question, narrator)
            return catalog.format("log-may" if body else "log-may-other", who=who, answer=choice.key, body=body or "")
        case Way.WINDOW if choice.key == ENOUGH:
            return ""
        case Way.WINDOW:
            name = "log-played"
        case Way.PAY:
            name = "log-paid"
        case Way.CHOOSE | Way.ONE | Way.ORDER | Way.MIX:
            name = "log-choice"
        case _:
            assert_never(question.way)
    return catalog.format(name, who=who, what=answer(question, choice.key, narrator, known))


def change_line(change: Change, narrator: Narrator, hidden: bool = False, place: bool = True) -> str:
    """A change; one of nothing is not worth a line. A hidden move is told without its piece: not everybody may know it."""
    text = _hidden_move(change, narrator) if hidden else _changed(change, narrator)
    if not text:
        return ""
    format = narrator.catalog.format
    if not place:
        return format("log-line", text=text)
    where = f"{change.span.file.split('/', 1)[-1]}:{change.span.line}"
    return format("log-source", text=format("log-line", text=text), rule=cause(change.rule, narrator), place=where)


def _who(player: int, narrator: Narrator) -> str:
    return narrator.player(player) if player else narrator.catalog.format("tell-the-game")


def cause(rule: str, narrator: Narrator) -> str:
    """What has caused a change: a rule, or a piece with something printed on it (`card.k1`)."""
    kind, _, id = rule.partition(".")
    if kind in narrator.checked.rules.pieces:
        return piece(kind, id, narrator)
    return narrator.catalog.name(rule) if narrator.catalog.has(rule) else rule


# ---- changes ----
def _changed(change: Change, narrator: Narrator) -> str:
    format, catalog = narrator.catalog.format, narrator.catalog
    match change.amount:
        case Marked(piece=marked, attribute=attribute, value=value):
            noun = catalog.name(attribute)
            return format("log-mark", noun=noun, piece=words(marked, narrator), value=words(value, narrator))
        case Thing():
            return _thing_changed(change, change.amount, narrator)
        case int():
            return _number_changed(change, change.amount, narrator)
        case _:
            assert_never(change.amount)


def _thing_changed(change: Change, thing: Thing, narrator: Narrator) -> str:
    """What is set, moved or placed."""
    rules, format = narrator.checked.rules, narrator.catalog.format
    who, what = _who(change.player, narrator), words(thing, narrator)
    if change.verb == "set":
        own = PLAYER in rules.variables[change.noun].per
        noun = narrator.catalog.name(change.noun)
        return format("log-set-own" if own else "log-set", who=who, noun=noun, value=what)
    if change.verb == "move":
        return format("log-move", who=who, what=what, to=_where(rules.zones[change.noun], "to", narrator))
    return format("log-place", who=who, what=what, to=_where(rules.boards[change.noun], "in", narrator))


def _number_changed(change: Change, number: int, narrator: Narrator) -> str:
    """What goes up and down, is rolled or drawn."""
    rules, format, verb = narrator.checked.rules, narrator.catalog.format, change.verb
    who = _who(change.player, narrator)
    if verb in COUNTED:
        return format(f"log-{verb}", who=who, amount=amount(number, change.noun, narrator)) if number else ""
    if verb in ("move", "draw") and change.noun in rules.zones:
        return _many_moved(change, number, narrator)
    noun = narrator.catalog.name(change.noun)
    if verb == "roll":
        return format("log-roll", who=who, noun=noun, number=number)
    if verb == "advance" and change.noun in rules.variables:
        if PLAYER in rules.variables[change.noun].per:
            return format("log-advance", who=who, noun=noun, number=number)
        return format("log-set", noun=noun, value=number)
    return format("log-other", who=who, verb=verb, noun=noun)


def _many_moved(change: Change, number: int, narrator: Narrator) -> str:
    zone = narrator.checked.rules.zones[change.noun]
    who, to = _who(change.player, narrator), _where(zone, "to", narrator)
    if change.verb == "move":
        what = narrator.catalog.name(zone.holds, PLURAL)
        return narrator.catalog.format("log-move-many", who=who, what=what, to=to)
    name = "log-draw-own" if PLAYER in zone.per else "log-draw"
    drawn = amount(number, zone.holds, narrator)
    return narrator.catalog.format(name, who=who, amount=drawn, to=to, count=number) if number > 0 else ""


def _hidden_move(change: Change, narrator: Narrator) -> str:
    zone = narrator.checked.rules.zones[change.noun]
    what, to = amount(1, zone.holds, narrator), _where(zone, "to", narrator)
    return narrator.catalog.format("log-move", who=_who(change.player, narrator), what=what, to=to)


def _where(noun: Zone | Board, way: str, narrator: Narrator) -> str:
    """Where something goes, in the noun's own words if it has any."""
    catalog = narrator.catalog
    named = catalog.format(noun.name, count=1, case="", det="bare", key=fixed(_one_of_its_places(noun, narrator)))
    whole = catalog.format("log-noun-own" if PLAYER in noun.per else "log-noun", noun=named)
    if catalog.has(noun.name, way):
        return catalog.format(noun.name, way, noun=fixed(whole), count=1, case="", det="the")
    return catalog.format(f"say-{way}-{'board' if isinstance(noun, Board) else 'zone'}", place=whole)


def _one_of_its_places(noun: Zone | Board, narrator: Narrator) -> str:
    """What a zone is there for each of: a line of the log does not say which, only of what kind."""
    others = [per for per in noun.per if per != PLAYER]
    if not others:
        return ""
    return narrator.catalog.name("cell" if isinstance(others[0], CellType) else str(getattr(others[0], "name", "")))

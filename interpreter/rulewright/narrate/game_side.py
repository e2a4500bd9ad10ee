"""The one file of the narrator that looks into a game: everything behind it works on the plain records made here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rulewright.compile import Effect, Program, Site
from rulewright.link import PLAYER, NumberType, PieceKind, PieceType, SpotType, Type
from rulewright.narrate.records import Added, Change, Choice, Ending, Known, Marked, Offer, Question, Thing, Way, no_facts
from rulewright.run import Decision, Entry, Game, GameError, Option
from rulewright.state import AgendaAt, key_of, level_of, rotations, spot_cell

__all__ = [
    "Decision",
    "Entry",
    "Game",
    "Option",
    "Program",
    "ending",
    "happened",
    "known_later",
    "known_now",
    "offer",
    "question",
    "rotations",
    "thing",
]


def thing(program: Program, type_: Type, value: Any) -> Thing:
    """A value of the state by its name."""
    return Thing(type_, key_of(program.layout, type_, value))


# ---- what is asked ----
def question(decision: Decision) -> Question:
    """What a decision asks."""
    return _question(decision.site)


def _question(site: Site) -> Question:
    return Question(Way(site.kind), site.rule, site.label, site.type, site.span, site.alternatives)


def offer(game: Game, decision: Decision, option: Option) -> Offer:
    """One option of a decision."""
    site = decision.site
    if site.kind == "mix":
        return Offer(option.key, left=option.value[2])
    if site.kind != "choose" or not isinstance(site.type, SpotType) or not option.value:
        return Offer(option.key)
    return Offer(option.key, _level(game, site.type.name, decision.player, option.value))


def _level(game: Game, name: str, player: int, spot: int) -> int:
    """The level a tile would get at a spot, read from the board of the player who is asked."""
    region = game.program.layout.board(name)
    cells: Mapping[int, int] = game.working[region.slot(player) if PLAYER in region.per else region.first]
    return level_of(cells.get(spot_cell(spot), 0)) + 1


# ---- what happened ----
def happened(game: Game, entry: Entry) -> Choice | Change:
    """One line of the log."""
    if entry.site is not None:
        return Choice(entry.player, _question(entry.site), entry.key)
    effect = entry.effect
    assert effect is not None, "an entry is a choice or a change"
    amount = _amount(game.program, effect, entry.amount)
    return Change(entry.player, effect.verb, effect.noun, amount, effect.rule, effect.span)


def _amount(program: Program, effect: Effect, amount: Any) -> int | Thing | Marked:
    """A number, or what it stands for where the verb is about a thing."""
    rules, noun = program.checked.rules, effect.noun
    match effect.verb:
        case "set" if noun in rules.variables:
            return thing(program, rules.variables[noun].type, amount)
        case "mark":
            kind, _, attribute = noun.partition(".")
            piece, value = amount
            marked = thing(program, rules.pieces[kind].attributes[attribute].type, value)
            return Marked(thing(program, PieceType(kind), piece), attribute, marked)
        case "move" if noun in rules.zones and amount:
            return thing(program, PieceType(rules.zones[noun].holds), amount)
        case "place" if noun in rules.boards:
            return thing(program, PieceType(rules.boards[noun].tiles), amount)
    return int(amount or 0)


def ending(game: Game) -> Ending | None:
    """None as long as somebody is asked."""
    if game.decision is not None:
        return None
    return Ending(game.winners(), {seat: game.scores(seat) for seat in range(1, game.players + 1)})


# ---- what else is known ----
def known_now(game: Game) -> Known:
    """For who is asked: everything as it is."""
    return Known(partial(_kind_of, game), partial(_piece_facts, game), partial(_agenda, game))


def known_later(game: Game) -> Known:
    """For who reads the log: what varies has changed since."""
    return Known(partial(_kind_of, game), no_facts, lambda label: ())


def _kind_of(game: Game, kinds: Sequence[str], id: str) -> str | None:
    return next((kind for kind in kinds if id in game.program.layout.piece_ids[kind]), None)


def _piece_facts(game: Game, kind: str, id: str, shown: frozenset[str]) -> Mapping[str, int | Thing]:
    """What varies on a piece, where it lies and what it is worth."""
    number = game.program.layout.piece_ids[kind].index(id) + 1
    pieces = game.program.checked.rules.pieces[kind]
    return {
        **dict(_varying(game, pieces, number, shown)),
        **dict(_lying(game, kind, number, shown)),
        **dict(_values(game, kind, number, shown)),
    }


def _varying(game: Game, kind: PieceKind, number: int, shown: frozenset[str]) -> Iterator[tuple[str, int | Thing]]:
    for attribute in kind.attributes.values():
        if attribute.varies and attribute.name in shown:
            value = game.working[game.program.layout.attribute(kind.name, attribute.name).slot(number)]
            yield attribute.name, _number_or_thing(game, attribute.type, value)


def _lying(game: Game, kind: str, number: int, shown: frozenset[str]) -> Iterator[tuple[str, Thing]]:
    """What the zone belongs to that the piece is in, by the name of the zone."""
    layout, zones = game.program.layout, game.program.checked.rules.zones
    told = [zone for name in shown if (zone := zones.get(name)) is not None and zone.holds == kind and len(zone.per) == 1]
    if not told:
        return
    slot = game.working[layout.locations(kind).slot(number)]
    for zone in sorted(told, key=lambda zone: zone.name):
        region = layout.zone(zone.name)
        if slot in region.slots:
            yield zone.name, thing(game.program, zone.per[0], region.index_of(slot, 0))


def _values(game: Game, kind: str, number: int, shown: frozenset[str]) -> Iterator[tuple[str, int | Thing]]:
    """Named values of such a piece; one that makes no sense for it now is left out."""
    checked = game.program.checked
    player = game.decision.player if game.decision is not None else 1
    for name in sorted(shown & set(checked.rules.values)):
        params = checked.meaning.params.get(checked.rules.values[name], ())
        if [type_ for _, type_ in params] != [PieceType(kind)]:
            continue
        try:
            value = game.value(name, player, number)
        except GameError:
            continue
        yield name, _number_or_thing(game, checked.meaning.value_types[name], value)


def _number_or_thing(game: Game, type_: Type, value: Any) -> int | Thing:
    return int(value) if isinstance(type_, NumberType) else thing(game.program, type_, value)


def _agenda(game: Game, label: str) -> tuple[Added, ...]:
    checked = game.program.checked
    region = game.program.layout.regions.get(AgendaAt(label))
    rules = list(checked.rules.rules.values())
    found = []
    for chosen, (_, *given) in game.working[region.first] if region is not None else ():
        rule = rules[chosen]
        types = [type_ for _, type_ in checked.meaning.params[rule]]
        things = tuple(thing(game.program, type_, value) for type_, value in zip(types, given, strict=True))
        found.append(Added(rule, things))
    return tuple(found)

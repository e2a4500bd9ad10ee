"""The whole table as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.narrate import Texts
from rulewright.run import Game
from rulewright.table.boards import boards
from rulewright.table.counters import counters
from rulewright.table.looking import Looking
from rulewright.table.looks import player_face
from rulewright.table.pieces import zones
from rulewright.table.printed import printed_places
from rulewright.table.records import Counters, Part, Player, Region, Shown
from rulewright.table.regions import REST, Arranged, arranged, on_board
from rulewright.table.telling import Teller


def show(game: Game, texts: Texts, seat: int, teller: Teller) -> Shown:
    """Everything worth seeing, in the order in which a player looks."""
    looking = Looking(game, texts, seat, teller, game.view(seat), teller.worlds(game, seat))
    regions = [_region(looking, region) for region in arranged(looking.rules)]
    players = tuple(_player(looking, number) for number in range(1, game.players + 1))
    return Shown(seat, players, tuple(region for region in regions if region.parts))


def _region(looking: Looking, region: Arranged) -> Region:
    title = "" if region.name == REST else looking.name(region.name)
    parts = tuple(_parts(looking, region))
    named = {part.noun for part in parts if not isinstance(part, Counters)}
    if title and len(named) == 1:  # what stands there alone is what the region is called
        parts = tuple(part if isinstance(part, Counters) or not part.title else replace(part, title=title) for part in parts)
    return Region(region.name, title, parts)


def _parts(looking: Looking, region: Arranged) -> Iterator[Part]:
    rules = looking.rules
    counted = [noun for noun in region.nouns if noun in rules.variables]
    for noun in region.nouns:
        if noun in rules.boards:
            yield from boards(looking, noun)
        elif noun in rules.zones and not on_board(rules, noun):
            yield from zones(looking, noun)
        elif noun in rules.pieces:
            yield from printed_places(looking, noun)
    yield from counters(looking, counted, region.values)


def _player(looking: Looking, seat: int) -> Player:
    points = looking.teller.points(seat, looking.worlds) if looking.rules.scores else None
    shown = "" if not looking.rules.scores else "?" if points is None else str(points)
    notes = looking.notes("player", seat, seat)
    return Player(seat, looking.texts.player(seat), player_face(seat), shown, notes)

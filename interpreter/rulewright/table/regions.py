"""Which nouns are shown where: in the regions of table.yaml, in their order; whatever it does not name comes in a last one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.link import PLAYER, CellType, Ruleset, Told

REST = "rest"


@dataclass(frozen=True)
class Arranged:
    """A region with the nouns that are shown in it."""

    name: str
    nouns: tuple[str, ...]
    values: tuple[Told, ...] = ()


def arranged(rules: Ruleset) -> list[Arranged]:
    display = rules.display
    found = [Arranged(str(name), tuple(map(str, region.shows)), region.values) for name, region in display.regions.items()]
    placed = {noun for region in found for noun in region.nouns} | set(display.unseen)
    rest = tuple(noun for noun in _usual(rules) if noun not in placed)
    return [*found, *([Arranged(REST, rest)] if rest else [])]


def _usual(rules: Ruleset) -> Iterator[str]:
    """All there is to see, in the order that serves most games: boards, what lies about, what everybody has."""
    yield from rules.boards
    yield from (zone.name for zone in rules.zones.values() if PLAYER not in zone.per and not on_board(rules, zone.name))
    yield from (kind.name for kind in rules.pieces.values() if kind.places)
    yield from (name for name, variable in rules.variables.items() if PLAYER not in variable.per)
    yield from (zone.name for zone in rules.zones.values() if PLAYER in zone.per)
    yield from (name for name, variable in rules.variables.items() if PLAYER in variable.per)


def on_board(rules: Ruleset, zone: str) -> bool:
    """Whether a zone lies on the cells of a board, and is shown there."""
    per = rules.zones[zone].per
    return len(per) == 1 and isinstance(per[0], CellType)

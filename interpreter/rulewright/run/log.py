"""What happened: choices made and changes with the line that caused them, and what of it a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright.compile import Effect, Program, Site
from rulewright.link import PieceType
from rulewright.state import State, hidden_pieces


@dataclass(frozen=True)
class Entry:
    """One line of the log: a choice made, or a change and the place in the rules that caused it.

    `forced` is a choice with one legal option, which nobody was asked. `secret` is one of which the reader may only know
    that it happened: its key or amount is left out.
    """

    player: int
    site: Site | None
    key: str
    effect: Effect | None = None
    amount: Any = None
    forced: bool = False
    secret: bool = False


@dataclass(frozen=True)
class Past:
    """The entries of finished steps, latest last; states that come from one another share what they have in common."""

    entries: tuple[Entry, ...]
    before: Past | None
    weight: int = 0  # of all that was noted up to here

    def __iter__(self) -> Iterator[Entry]:
        links: list[Past] = []
        link: Past | None = self
        while link is not None:
            links.append(link)
            link = link.before
        for one in reversed(links):
            yield from one.entries


Noted = tuple[int, int, Any, int]  # effect, player, amount, how many answers were given before


def entries_of(program: Program, noted: list[Noted], asked: tuple[Entry, ...], nobody: bool) -> tuple[Entry, ...]:
    """The choices and changes of one step, in the order they happened. Where the flow itself acts, nobody does."""
    found: list[Entry] = []
    choices = iter(asked)
    answered = 0
    for number, player, amount, at in noted:
        while answered < at:
            found.append(next(choices))
            answered += 1
        effect = program.effects[number]
        who = 0 if nobody and player == 1 and not effect.named else player
        found.append(Entry(who, None, "", effect, amount))
    return tuple(entry for entry in [*found, *choices] if not entry.forced)


def seen_by(program: Program, state: State, entries: Iterator[Entry], seat: int) -> Iterator[Entry]:
    """The log as one seat may read it: what another has chosen from hidden pieces, or moved to where nobody looks, is secret."""
    for entry in entries:
        yield replace(entry, key="", amount=None, secret=True) if _secret(program, state, entry, seat) else entry


def _secret(program: Program, state: State, entry: Entry, seat: int) -> bool:
    zones, layout = program.checked.rules.zones, program.layout
    site, effect = entry.site, entry.effect
    if site is not None:
        held = any(zone.seen_by == "owner" and site.type == PieceType(zone.holds) for zone in zones.values())
        if entry.player == seat or not held or not isinstance(site.type, PieceType):
            return False
        ids = layout.piece_ids[site.type.name]
        return entry.key in ids and ids.index(entry.key) + 1 in hidden_pieces(layout, state, site.type.name, seat)
    if effect is None or effect.verb != "move" or effect.noun not in zones or not entry.amount:
        return False
    looks = zones[effect.noun].seen_by
    return looks == "nobody" or (looks == "owner" and entry.player != seat)

"""Which of several own effects comes first: their owner is asked, where it matters.

Every row of listeners at which some may quarrel has one site, and each of these knows by bits which of the things that they
quarrel about it looks at, changes and adds to. So whoever plays can tell, of those that are due, for whom the order matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.check import Thing, component
from rulewright.compile.ir.program import Claim, Site
from rulewright.compile.lower.context import World
from rulewright.link import UNKNOWN, Heard
from rulewright.parse import ast

LABEL = "effect"  # how scenarios call the question
MOST_THINGS = 60  # that are told apart; what is beyond counts as one more


def claims(row: Sequence[Heard], world: World) -> Mapping[int, Claim]:
    """By the number of the listener, what those claim who may quarrel with another of the same moment."""
    numbers = tuple(heard.number for heard in row)
    if numbers not in world.sink.claims:
        world.sink.claims[numbers] = _claims(row, world)
    return world.sink.claims[numbers]


def _claims(row: Sequence[Heard], world: World) -> Mapping[int, Claim]:
    found: dict[int, Claim] = {}
    footprints = world.behaviours.footprints
    for when in ("before", "after"):
        moment = [heard for heard in row if isinstance(t := heard.sentence.trigger, ast.OnEvent) and t.when == when]
        asking = {heard.number for heard in moment if world.behaviours.listener(heard.number).asks}
        telling = {heard.number for heard in moment if world.behaviours.listener(heard.number).crosses}
        things = sorted(footprints.quarrels(moment, asking, telling))
        bits = {thing: 1 << min(place, MOST_THINGS) for place, thing in enumerate(things)}
        for heard in moment if bits else ():
            mark = footprints.told(heard, heard.number in asking, heard.number in telling)
            if component(heard) is not None and mark.touched & bits.keys():
                found[heard.number] = Claim(
                    next(place for place, other in enumerate(row) if component(other) == component(heard)),
                    *(_sum(bits, part) for part in (mark.seen, mark.changed, mark.added)),
                )
    return found


def _sum(bits: Mapping[Thing, int], things: frozenset[Thing]) -> int:
    found = 0
    for thing in things & bits.keys():
        found |= bits[thing]
    return found


def quarrelling(world: World) -> frozenset[int]:
    """All listeners of which one must be able to tell whether they are due."""
    rows = world.rules.triggers.events.values()
    return frozenset(number for row in rows for number in claims(row, world))


def question(row: Sequence[Heard], claimed: Mapping[int, Claim], world: World) -> int:
    """The place at which the owner is asked. It belongs to what is listened to, or to the first effect if that is no rule."""
    first = next(heard for heard in row if heard.number in claimed)
    trigger, owned = first.sentence.trigger, first.owned
    assert isinstance(trigger, ast.OnEvent) and owned.item is not None
    rule = str(trigger.name) if trigger.name in world.rules.rules else f"{owned.kind}.{owned.item.id}"
    sites = world.sink.sites
    kinds = tuple(heard.owned.kind or "" for heard in row)
    sites.append(Site(len(sites), rule, "effects", LABEL, UNKNOWN, first.sentence.span, kinds))
    return len(sites) - 1

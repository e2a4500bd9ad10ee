"""What is built in, what is called, and who owns what."""

from __future__ import annotations

from typing import Any, assert_never

from tests.reference_interpreter.calling import Step, value_of
from tests.reference_interpreter.frames import Frame, something
from tests.reference_interpreter.goods import floor
from tests.reference_interpreter.listening import holders, holding
from tests.reference_interpreter.looking import able, imagined
from tests.reference_interpreter.slots import address, slot_of
from tests.reference_interpreter.stopping import TooLong

from rulewright.compile.ir import values as ir
from rulewright.run.failing import LARGEST, LONGEST
from rulewright.state import LocationsOf, Region

Calls = (
    ir.Apply
    | ir.Called
    | ir.Able
    | ir.After
    | ir.Seated
    | ir.Owns
    | ir.OwnerOf
    | ir.LastsFor
    | ir.LastingAmounts
    | ir.Funds
    | ir.Playable
)


def call(value: Calls, frame: Frame) -> Any:
    match value:
        case ir.Apply():
            return apply(value, frame)
        case ir.Called(function=function, player=player, args=args):
            return value_of(function, frame.number(player), frame.values(args), frame.world, frame.state)
        case ir.Able(function=function, player=player, args=args):
            return able(Step(function, frame.number(player), frame.values(args), frame), frame.state)
        case ir.After(function=function, player=player, args=args, value=wanted):
            later = imagined(Step(function, frame.number(player), frame.values(args), frame), frame.state)
            return Frame(frame.world, later, frame.names, frame.asker, frame.parts).value(wanted)
        case ir.Seated(player=player, seat=seat):
            return frame.world.draft.layout.seats[frame.number(player)] == seat
        case ir.Owns(player=player, pieces=pieces, owners=owners):
            who = frame.number(player)
            return any(owner == who for owner, _ in holders(pieces, owners, frame))
        case ir.OwnerOf(place=place, owners=owners):
            return frame.table(owners).get(frame.state[place], 0)
        case ir.LastsFor(slot=slot):
            return bool(frame.state[address(slot, frame)])
        case ir.LastingAmounts(region=region, players=players, values=values):
            return lasting(region, frame.value(players), frame.values(values), frame)
        case ir.Funds(sources=sources, waived=waived):
            if any(frame.value(test) for test in waived):
                return LARGEST
            return sum(frame.state[slot] - floor(slot, frame) for slot in open_slots(sources, frame))
        case ir.Playable(player=player, ears=ears):
            return holding(frame.number(player), ears, frame)
        case _:
            assert_never(value)


def open_slots(sources: tuple[ir.Source, ...], frame: Frame) -> set[int]:
    return {address(source.slot, frame) for source in sources if source.test is None or frame.value(source.test)}


def lasting(region: Region, players: tuple[int, ...], values: tuple[Any, ...], frame: Frame) -> tuple[int, ...]:
    """The amounts that were said for all arguments, or for just these."""
    found: list[int] = []
    for player in players:
        for amount, meant in frame.state[slot_of(region, (player,))]:
            if meant in ((), values):
                found.append(amount)
    return tuple(found)


def apply(value: ir.Apply, frame: Frame) -> Any:
    args = frame.values(value.args)
    match value.name:
        case "min":
            return min(args)
        case "max":
            return max(args)
        case "abs":
            return abs(args[0])
        case "item_at":
            items, number = tuple(args[0]), args[1]
            return dict(enumerate(items, 1)).get(number, 0)
        case "place_in":
            places = [place for place, item in enumerate(args[0], 1) if item == args[1]]
            return places[0] if places else 0
        case "position":
            return position(args[0], args[1], frame)
        case "following":
            thing, many = args
            return 0 if not thing else 1 if thing == many else thing + 1
        case "preceding":
            thing, many = args
            return 0 if not thing else many if thing == 1 else thing - 1
        case "first_or_nothing" | "last_or_nothing":
            items = tuple(args[0])
            return 0 if not items else items[0] if value.name == "first_or_nothing" else items[-1]
        case "joined":
            found = (*args[0], *args[1])
            if len(found) > LONGEST:
                raise TooLong
            return found
        case "reverse":
            return tuple(reversed(tuple(args[0])))
        case "beginning":
            items, start = tuple(args[0]), args[1]
            return (*items[items.index(start) :], *items[: items.index(start)]) if start in items else ()
        case "steps_between":
            start, goal, many = args
            return 0 if not start or not goal else (goal - start) % many
        case "place_within":
            place, before, size = args
            return place - before if place in range(before + 1, before + size + 1) else 0
        case _:
            assert_never(value.name)


def position(origin: int, piece: int, frame: Frame) -> int:
    """The place of a piece in its zone, from 1; 0 if it lies in none."""
    regions = frame.world.draft.layout.regions
    places = next(region for at, region in regions.items() if isinstance(at, LocationsOf) and region.origin == origin)
    zone = frame.state[slot_of(places, (something(piece),))] if piece else 0
    return frame.state[zone].index(piece) + 1 if zone else 0

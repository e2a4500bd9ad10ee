"""Verbs that move pieces and goods: each changes slots of the state and never a value inside one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rulewright.run.answering import Spend
from rulewright.run.boards import level_over
from rulewright.run.failing import LONGEST, Fail, NotThere, TooLong
from rulewright.state import LEVEL_SHIFT, TILE_SHIFT, State, below, shuffled

WAY = 20  # what it costs to list one number of one good, and to choose among them


def move(S: State, location: int, piece: int, to: int) -> None:
    if not piece:
        raise Fail
    at = S[location + piece]
    if at:
        zone = S[at]
        if zone[0] == piece:
            S[at] = zone[1:]
        else:
            index = zone.index(piece)
            S[at] = zone[:index] + zone[index + 1 :]
    S[to] += (piece,)
    S[location + piece] = to


def move_all(S: State, location: int, pieces: Iterable[int], to: int) -> None:
    for piece in pieces:
        move(S, location, piece, to)


def draw(S: State, location: int, count: int, source: int, to: int) -> int:
    """Take from the front as many as there are, at most `count`; gives how many."""
    count = max(0, count)
    taken = S[source][:count]
    S[source] = S[source][count:]
    S[to] += taken
    for piece in taken:
        S[location + piece] = to
    return len(taken)


def draw_some(S: State, location: int, count: int, pieces: Sequence[int], to: int) -> int:
    """The first of some pieces, at most `count`; gives how many."""
    taken = pieces[: max(0, count)]
    move_all(S, location, taken, to)
    return len(taken)


def shuffle(S: State, zone: int) -> None:
    S[zone] = shuffled(S, S[zone])


def place(S: State, location: int, piece: int, cells: Sequence[int], board: int, faces: Sequence[Sequence[int]]) -> None:
    """Lay a tile: each cell it covers gets the face above it. It lies one level above the highest of them, as tiles do not bend.

    Nothing cannot be laid, nor laid nowhere.
    """
    if not piece or not cells:
        raise Fail
    at = S[location + piece]
    if at:
        S[at] = tuple(other for other in S[at] if other != piece)
    S[location + piece] = 0
    covered = dict(S[board])
    mark = level_over(covered, cells) << LEVEL_SHIFT | piece << TILE_SHIFT
    for cell, face in zip(cells, faces[piece], strict=True):
        covered[cell] = mark | face
    S[board] = covered


def moved(at: int, by: int, low: int, high: int) -> int:
    """A marker moved on or back: on up to a limit it may already have passed, back down to its lowest place."""
    return max(low, at + by) if by < 0 else max(at, min(at + by, high))


def missing() -> int:
    """In place of a thing to look something up for: `nothing` has no place, and is not to be taken for its neighbour."""
    raise NotThere


def rolled(S: State, low: int, high: int) -> int:
    return low + below(S, high - low + 1)


def position(S: State, location: int, piece: int) -> int:
    """The place of a piece in its zone, from 1; 0 if it is in none."""
    at = S[location + piece]
    return S[at].index(piece) + 1 if at else 0


def within(number: int, size: int) -> int:
    return number if 0 < number <= size else 0


def drawn(S: State, items: Iterable[int], key: Callable[[int], Any]) -> int:
    """The best by an order; among equals, one at random."""
    found = list(items)
    if not found:
        raise Fail
    ranks = [key(item) for item in found]
    top = max(ranks)
    equal = [item for item, rank in zip(found, ranks, strict=True) if rank == top]
    return equal[below(S, len(equal))] if len(equal) > 1 else equal[0]


def best_some(
    S: State,
    items: Iterable[int],
    key: Callable[[int], Any],
    count: int,
    up_to: bool,
    at_random: bool,
    apart: Callable[[int], Any] | None = None,
) -> tuple[int, ...]:
    """The best few by an order; fails when there are too few. If they must differ, the best of each kind comes first."""
    found = list(items)
    if (len(found) if apart is None else len(set(map(apart, found)))) < count and not up_to:
        raise Fail
    if at_random:
        found = list(shuffled(S, tuple(found)))
    ranked = sorted(found, key=key, reverse=True)
    if apart is not None:
        firsts: dict[Any, int] = {}
        for item in ranked:
            firsts.setdefault(apart(item), item)
        ranked = list(firsts.values())
    return tuple(ranked[: max(0, count)])


def first_best(S: State, items: Iterable[int], key: Callable[[int], Any]) -> int:
    return int(best(items, key, None))


def best(items: Iterable[Any], key: Callable[[Any], Any], empty: Any) -> Any:
    found = list(items)
    if not found:
        if empty is None:
            raise Fail
        return empty
    return max(found, key=key)


def first(items: Iterable[int]) -> int:
    for item in items:
        return item
    raise Fail


def last(items: Iterable[int]) -> int:
    found = list(items)
    if not found:
        raise Fail
    return found[-1]


def order_in(items: Iterable[int], item: int) -> int:
    for index, other in enumerate(items):
        if other == item:
            return index
    return 1 << 30


def place_in(items: Iterable[int], item: int) -> int:
    """Where an item stands in a list, from 1; 0 if it does not."""
    for index, other in enumerate(items, 1):
        if other == item:
            return index
    return 0


def item_at(items: Sequence[int], number: int) -> int:
    """What stands at a place of a list, counted from 1; nothing beyond its ends."""
    return items[number - 1] if 1 <= number <= len(items) else 0


def first_or_nothing(items: Iterable[int]) -> int:
    for item in items:
        return item
    return 0


def last_or_nothing(items: Iterable[int]) -> int:
    found = list(items)
    return found[-1] if found else 0


def joined(left: Iterable[int], right: Iterable[int]) -> list[int]:
    """Two lists, one behind the other; one that doubles again and again is stopped."""
    found = [*left, *right]
    if len(found) > LONGEST:
        raise TooLong
    return found


def reverse(items: Iterable[int]) -> list[int]:
    return list(items)[::-1]


def beginning(items: Iterable[int], start: int) -> list[int]:
    """A list in a circle, from one of its items onwards; empty if that is not among them."""
    found = list(items)
    if start not in found:
        return []
    at = found.index(start)
    return found[at:] + found[:at]


def steps_between(start: int, goal: int, many: int) -> int:
    """How many steps forward it is from one thing to another that stand in a circle of so many."""
    return (goal - start) % many if start and goal else 0


def following(thing: int, many: int) -> int:
    """The next of an enumeration; the first comes after the last, and nothing after nothing."""
    return thing and thing % many + 1


def preceding(thing: int, many: int) -> int:
    return thing and (thing - 2) % many + 1


def reversed_order(items: Iterable[int]) -> tuple[int, ...]:
    return tuple(-item for item in items)


def divide(a: int, b: int) -> int:
    """Whole division; dividing by nothing cannot be done."""
    if b == 0:
        raise Fail
    return a // b


def remainder(a: int, b: int) -> int:
    if b == 0:
        raise Fail
    return a % b


def choose_some(C: Any, site: int, player: int, items: Iterable[int], count: int, up_to: bool = False) -> tuple[int, ...]:
    """Several things, asked one after another in the order they lie, so that each set comes up once; None is `enough`."""
    left = list(items)
    picked: list[int] = []
    while len(picked) < count:
        missing = count - len(picked)
        open_ = left if up_to else left[: len(left) - missing + 1]
        options = [*open_, None] if up_to else open_
        if up_to and not open_:
            break
        item = C.choose(site, player, options)
        if item is None:
            break
        if item not in open_:
            raise Fail  # somebody asks why it cannot be chosen
        picked.append(item)
        left = left[left.index(item) + 1 :]
    return tuple(picked)


def choose_different(
    C: Any, site: int, player: int, items: Iterable[int], count: int, up_to: bool, apart: Callable[[int], Any]
) -> tuple[int, ...]:
    """The same for things of which no two may have something in common: what would leave too few behind it is not offered."""
    left = [(item, apart(item)) for item in items]
    picked: list[int] = []
    while len(picked) < count:
        behind: set[Any] = set()
        open_: list[Any] = []
        for item, kind in reversed(left):
            if up_to or len(behind) - (kind in behind) >= count - len(picked) - 1:
                open_.append(item)
            behind.add(kind)
        if up_to and not open_:
            break
        open_.reverse()
        chosen = C.choose(site, player, [*open_, None] if up_to else open_)
        if chosen is None:
            break
        if chosen not in open_:
            raise Fail
        picked.append(chosen)
        at = next(at for at, (item, _) in enumerate(left) if item == chosen)
        left = [(item, kind) for item, kind in left[at + 1 :] if kind != left[at][1]]
    return tuple(picked)


def gain_mix(
    S: State, C: Any, site: int, player: int, count: int, resources: Iterable[int], sign: int, bounds: Any, *, spend: Spend
) -> list[int]:
    """Goods of the player's choice, kind by kind: how many of the first, of the second, and the last is what is left. So each
    mix comes up once. For the last one, one is asked which it is. An option tells how many are left behind it.
    """
    if count > LONGEST:
        raise TooLong
    kinds = [resource or missing() for resource in dict.fromkeys(resources)]
    taken: list[int] = []
    while kinds and len(taken) < count:
        left = count - len(taken)
        if left == 1:
            options = [(kind + player, 1, 0) for kind in kinds]
        elif len(kinds) > 1:
            options = [(kinds[0] + player, number, left - number) for number in range(left + 1)]
        else:
            options = [(kinds[0] + player, left, 0)]
        spend(WAY * len(options))
        slot, number, _ = C.choose(site, player, options)
        gain_one(S, slot - player, player, sign * number, bounds)
        taken += [slot - player] * number
        del kinds[0]
    return taken


def gain_one(S: State, resource: int, player: int, count: int, bounds: Any) -> None:
    """Change a resource that is known only now: up to its highest amount, or down to its lowest, and never the other way."""
    low, high = bounds[resource]
    at = S[resource + player]
    if count < 0:
        S[resource + player] = min(at, max(at + count, low))
    else:
        S[resource + player] = at + count if high is None else max(at, min(at + count, high))


def distinct(items: Iterable[Any]) -> list[Any]:
    """The same things, each once; lists are the same if they hold the same."""
    return list({tuple(item) if isinstance(item, list) else item: item for item in reversed(list(items))}.values())[::-1]

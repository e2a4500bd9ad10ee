"""Agendas: items that must all be done, in the order their player likes, and what becomes of them when something becomes known.

Whoever looks ahead counts on all of them: an option leads somewhere only if everything that is left can be done behind it. No
look passes a barrier, so an item that comes to one counts as done, with what it has brought up to there. Once something has
really become known, what cannot be done any more lapses; of those that cannot all be done, the ones that stand first are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from rulewright.run.answering import COPIED, Spend, Step
from rulewright.run.failing import LOOKS, Crossed
from rulewright.state import DoingAt, Layout, State

Stretches = tuple[tuple[range, range], ...]  # for each stretch, who is doing it, and what is remembered for it
Doings = Sequence[tuple[list[Any], list[Any]]]  # the same as it stands in a state


class Agenda(NamedTuple):
    """What is the same whenever an agenda is worked off. Items are numbered from 1, those in the slot behind the others.

    A named tuple, as one is made whenever an agenda is begun.
    """

    items: Sequence[Callable[..., Any]]
    changed: Sequence[Sequence[int]]  # for each item, which of the names around it gets another value
    slot: int  # where what was added lies; 0 if nothing ever is
    rules: Sequence[Callable[..., None]]
    ask: Callable[[State, Any, Callable[[], list[int]]], int]
    weight: int

    def left(self, S: State, listed: Sequence[int]) -> list[int]:
        if not self.slot or not S[self.slot]:
            return list(listed)
        first = len(self.items) + 1
        return [*listed, *range(first, first + len(S[self.slot]))]

    def first(self, S: State, listed: Sequence[int], looks: bool) -> list[int]:
        """What is left, as it is offered. A look begins with what was added: that often fails at its price, and so at once."""
        left = self.left(S, listed)
        return left[::-1] if looks else left

    def keep(self, S: State, some: Sequence[int]) -> list[int]:
        """Leave only some of the items that were added; gives those that were not."""
        if self.slot:
            S[self.slot] = tuple(S[self.slot][number - len(self.items) - 1] for number in some if number > len(self.items))
        return [number for number in some if number <= len(self.items)]


@dataclass(frozen=True, slots=True)
class Around:
    """What the machine lends to whoever works off an agenda."""

    able: Callable[[State, Step, int, int], bool | None]  # in so many runs
    spend: Spend
    stretches: Stretches


def stretches_of(layout: Layout) -> Stretches:
    memory = {one.doing: range(one.once.start, one.lasting.stop) for one in layout.stretches.values()}
    doing = [region for address, region in layout.regions.items() if isinstance(address, DoingAt)]
    return tuple((region.slots, memory.get(region, range(0))) for region in doing)


def any_order(
    S: State, C: Any, player: int, listed: Sequence[int], names: Sequence[Any], agenda: Agenda, around: Around
) -> Sequence[Any] | None:
    """Do all that is listed and all that is added meanwhile; gives the names as they have become, None if the game was ended."""
    items, changed, slot, _, ask, weight = agenda
    listed, opened, known, ahead, spend = list(listed), C.opens(), C.known, False, around.spend
    looks = C.looks_past(player)
    if slot and S[slot]:
        C.takes_on(partial(_together, S, player, names, agenda, around, agenda.left(S, listed)))
    many = len(items)
    while left := agenda.left(S, listed) if slot and S[slot] else listed[:]:
        spend(weight + len(left))
        if C.known != known:
            known = C.known
            kept = C.settle(opened, player, left, partial(_together, S, player, names, agenda, around))
            listed = agenda.keep(S, kept)
            if not kept:
                break
        if C.hopeless is not None:
            C.in_window(opened, S, (*names, ahead), set(listed), 0)
        if len(left) == 1 and not C.writes_down:
            picked = left[0]
        else:
            picked = ask(S, C, partial(agenda.first, S, listed, looks))
        before = _doings(S, around) if looks else ()
        C.owes(partial(agenda.left, S, listed))
        try:
            if picked > many:
                _do_added(S, C, picked - many - 1, agenda)
            else:
                listed.remove(picked)
                found = items[picked - 1](S, C, player, *names)
                if found is None:
                    return None
                if changed[picked - 1]:
                    names = _changed(names, changed[picked - 1], found)
        except Crossed:
            if not looks:
                raise
            C.looked_past()
            _put_back(S, before, around)
            ahead = True
        C.owes_no_more()
    if ahead:
        raise Crossed
    return names


def _together(
    S: State, player: int, names: Sequence[Any], agenda: Agenda, around: Around, some: list[int], runs: int = LOOKS // 2
) -> bool | None:
    """Whether some of the items can all be done from here."""
    copy = S[:]
    listed = agenda.keep(copy, some)

    def all_of(S: State, C: Any, player: int) -> None:
        any_order(S, C, player, listed, names, agenda, around)

    return around.able(copy, all_of, player, runs)


def _do_added(S: State, C: Any, place: int, agenda: Agenda) -> None:
    """An item leaves the agenda before it is carried out."""
    entries = S[agenda.slot]
    number, args = entries[place]
    S[agenda.slot] = entries[:place] + entries[place + 1 :]
    agenda.rules[number](S, C, *args)


def _changed(names: Sequence[Any], places: Sequence[int], found: Sequence[Any]) -> Sequence[Any]:
    new = dict(zip(places, found, strict=True))
    return tuple(new.get(place, name) for place, name in enumerate(names))


def _doings(S: State, around: Around) -> Doings:
    """Who is doing what, and what is remembered for it."""
    around.spend(sum([len(doing) + len(memory) for doing, memory in around.stretches]) // COPIED)
    return [(S[doing.start : doing.stop], S[memory.start : memory.stop]) for doing, memory in around.stretches]


def _put_back(S: State, before: Doings, around: Around) -> None:
    """What began in an item that a look has left in its middle is over, and all that was remembered for it is forgotten."""
    for (doing, memory), (did, remembered) in zip(around.stretches, before, strict=True):
        if not any(did):
            S[memory.start : memory.stop] = remembered
        S[doing.start : doing.stop] = did

"""Who listens to what happens, and in which order they act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

from rulewright.run.answering import COPIED, Spend, by_part, free
from rulewright.run.ears import Ears, Found, acting, fitting, held_by, holds_any
from rulewright.run.failing import Fail
from rulewright.run.ordering import Heard, OrderedEars, Undecided, in_order, undecided
from rulewright.state import Now, State, card, card_order, card_piece

HEARD = 15  # the work to find anybody who listens, and to let them act
LASTING = 2  # to look at something that lasts
FITTING = 10  # the work to see whether a card fits into a window
# what fits at any time: whether it can be done, in which stretch, in which not, and whether anything becomes known by it
Aside = tuple[Now, Callable[..., bool], int | None, int, bool]


def listening(S: State, actor: int, players: Sequence[int], ears: Ears) -> list[Heard]:
    """Those whose component lies in a zone of theirs now: the rules' own first, then the actor's, then clockwise. They are paid
    for here, as many as there are: each may do a little without counting it.
    """
    if not ears.ruled and not ears.others and not holds_any(S, actor, ears.fitting):
        return []
    row = ears.row
    heard: list[Heard] = [(row[order][0], row[order][1], actor, 0, order) for order in ears.ruled]
    if ears.others:
        for away in range(len(players)):
            owner = (actor + away - 1) % len(players) + 1
            for order, _, piece in held_by(S, owner, ears.own if owner == actor else ears.others):
                heard.append((row[order][0], row[order][1], owner, piece, order))
    else:
        for order, _, piece in held_by(S, actor, ears.own):
            heard.append((row[order][0], row[order][1], actor, piece, order))
    if heard:
        ears.spend(HEARD + ears.weight * len(heard))
    return undecided(heard, actor, ears) if len(heard) > 1 and isinstance(ears, OrderedEars) else heard


def hear(S: State, C: Any, actor: int, heard: Iterable[Heard], when: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Let everybody who listens act; what one changes, the next one sees."""
    if isinstance(heard, Undecided):
        return in_order(S, C, actor, heard, when, values)
    for act, moment, owner, piece, _ in heard:
        if moment == when:
            result = act(S, C, owner, actor, piece, *values)
            if result is not None:
                values = result
    return values


def replaced(S: State, C: Any, actor: int, heard: Iterable[Heard], values: tuple[Any, ...]) -> bool:
    """Whether somebody acted instead."""
    for act, moment, owner, piece, _ in heard:
        if moment == "instead of" and act(S, C, owner, actor, piece, *values) is not None:
            return True
    return False


def play_window(
    S: State,
    C: Any,
    site: int,
    player: int,
    ears: Ears,
    values: tuple[Any, ...],
    players: Sequence[int],
    played: Sequence[Ears],
    now: tuple[Any, int, Sequence[int]] = ((), 0, ()),
) -> tuple[Any, ...]:
    """Play cards one after another, or go on (0); the window is not there when nothing can be played.

    `played` are those who listen to a card of that kind being played, one entry for each ear.
    """
    used: set[int] = set()
    window, row = C.opens(), ears.row

    def playable() -> list[int]:
        held = held_by(S, player, ears.own)
        ears.spend(HEARD + ears.weight * len(held))
        return [
            card(order, piece)
            for order, _, piece in held
            if card(order, piece) not in used and row[order][5](S, player, player, piece, *values)
        ]

    while True:
        cards = playable()
        if not cards:
            return values
        C.in_window(window, S, values, used, FITTING * len(held_by(S, player, ears.own)))
        if now[0]:
            option = interrupted(S, C, site, player, lambda: [0, *playable()], *now, players)
        else:
            option = C.choose(site, player, [0, *cards])
        if not option:
            return values
        used.add(option)
        listeners = listening(S, player, players, played[card_order(option)])
        result = row[card_order(option)][0](S, C, player, player, card_piece(option), *values)
        if result is None:
            raise Fail
        values = result
        hear(S, C, player, listeners, "after", (card_piece(option),))


def interrupted(
    S: State,
    C: Any,
    site: int,
    player: int,
    options: Callable[[], Iterable[Any]],
    now: Asides,
    using: int,
    settled: Sequence[int],
    players: Sequence[int],
) -> Any:
    """A question beside which something may be done that fits at any time; then it is asked anew.

    A question with one answer is none. What is done in the middle of something else is not interrupted itself.
    """
    if S[using + player]:
        return C.choose(site, player, options())
    calm = C.smooth and site not in settled
    while True:
        taken = C.beside(S, site, player, options, now, calm)
        if taken.__class__ is not Now:
            return taken
        _use(S, C, player, taken, now, using, players, site in settled)


def _use(S: State, C: Any, player: int, taken: Now, now: Asides, using: int, players: Sequence[int], settled: bool) -> None:
    """Do something else. Where something behind the question may fail, nothing new may become known by it."""
    S[using + player] = 1
    C.quiet += not settled
    act, *_, played = now.rows[taken.order]
    listeners = listening(S, player, players, played)
    if act(S, C, player, player, taken.piece) is None:
        raise Fail
    hear(S, C, player, listeners, "after", (taken.piece,))
    C.quiet -= not settled
    S[using + player] = 0


class Asides:
    """What fits at any time, row by row, and where to look for what a player owns of it: in the zones that are theirs."""

    __slots__ = ("kinds", "latest", "look", "nobodys", "rows", "spend", "stretches", "weight")

    def __init__(self, rows: Sequence[Any], weight: int = 0, spend: Spend = free) -> None:
        self.rows = rows
        self.weight = weight  # what it costs to see whether one of them fits
        self.spend = spend
        self.stretches = list(dict.fromkeys(row[4] for row in rows))  # where it is noted who is in one in which something fits
        self.nobodys: list[Found] = [(order, 0, 0) for order, row in enumerate(rows) if row[2] is None]
        self.kinds = acting((order, row[2], row[3]) for order, row in enumerate(rows) if row[2] is not None)
        zones = {player: list(dict.fromkeys(zone for zone, *_ in zones)) for player, zones in fitting(self.kinds).items()}
        self.look = {player: itemgetter(*those) for player, those in zones.items()}  # into all zones in which any may lie
        self.latest: dict[int, tuple[Any, list[Aside]]] = {}  # of each player: what lay there, and what was owned

    def owned(self, S: State, player: int) -> list[Aside]:
        """What a player owns, in the order of the rows; what nobody owns fits everybody. That is asked beside every question, and
        seldom changes between two of them.
        """
        look = self.look.get(player)
        here = look(S) if look is not None else ()
        latest = self.latest.get(player)
        if latest is not None and latest[0] == here:
            return latest[1]
        found: list[Aside] = []
        for order, _, piece in sorted(held_by(S, player, self.kinds) + self.nobodys):
            _, can, _, _, doing, unless, crosses, _ = self.rows[order]
            found.append((Now(order, piece), can, doing, unless, crosses))
        self.latest[player] = (here, found)
        return found

    def usable(self, S: State, player: int, calm: bool) -> list[Now]:
        """What fits now; without what may draw for those who can take nothing back."""
        found = []
        owned = self.owned(S, player)
        self.spend(self.weight * len(owned))
        for aside, can, doing, unless, crosses in owned:
            if (crosses and calm) or (doing is not None and not S[doing + player]) or (unless and S[unless + player]):
                continue
            if can(S, player, player, aside.piece):
                found.append(aside)
        return found


def asides(rows: Sequence[Any], weight: int, *, spend: Spend) -> Asides:
    return Asides(rows, weight, spend)


def has_aside(S: State, player: int, now: Asides) -> bool:
    """Whether somebody has anything at all that may fit at any time: few have, and the others' questions are plain ones."""
    for doing in now.stretches:
        if doing is None or S[doing + player]:
            break
    else:
        return False
    return bool(now.nobodys or now.owned(S, player))


def interrupted_parts(
    S: State,
    C: Any,
    site: int,
    player: int,
    options: Callable[[], Iterable[Any]],
    parts: Sequence[tuple[int, Callable[[Any], Any]]],
    now: Asides,
    using: int,
    settled: Sequence[int],
    players: Sequence[int],
) -> Any:
    """The same for a choice in parts: what was answered stays, and the list is made anew after something was done."""
    left = C.listed(options)
    answered: list[tuple[Callable[[Any], Any], Any]] = []
    for part, of in (*(parts if C.in_parts() else ()), (site, _itself)):
        while True:
            found = by_part(left, of)
            if len(found) < 2 or S[using + player]:
                taken = C.choose(part, player, list(found))
                break
            taken = C.choose_or_use(part, player, list(found), partial(now.usable, S, player, C.smooth and part not in settled))
            if not isinstance(taken, Now):
                break
            _use(S, C, player, taken, now, using, players, part in settled)
            left = [one for one in C.listed(options) if all(of(one) == value for of, value in answered)]
        left = found[taken]
        answered.append((of, taken))
    return left[0]


def _itself(option: Any) -> Any:
    return option


def holding(S: State, player: int, ears: Ears) -> bool:
    """Whether a player owns a card that is meant for a window."""
    return holds_any(S, player, ears.fitting)


def holders(S: State, pieces: Iterable[tuple[int, int]], owners: Mapping[int, int]) -> list[tuple[int, int]]:
    """Who owns copies of a component now: (owner, piece)."""
    return [(owner, piece) for slot, piece in pieces if (owner := owners.get(S[slot], 0))]


def owns(player: int, held: Iterable[tuple[int, int]]) -> bool:
    return any(owner == player for owner, _ in held)


def lasting(S: State, base: int, players: Iterable[int], values: tuple[Any, ...], *, spend: Spend) -> list[int]:
    """The amounts of a modifier that lasts for a while, one for each time it was meant for these values."""
    found: list[int] = []
    for player in players:
        if S[base + player]:
            spend(LASTING * len(S[base + player]))
            found += [amount for amount, meant in S[base + player] if not meant or meant == values]
    return found


def with_one(row: tuple[Any, ...], more: Any, *, spend: Spend) -> tuple[Any, ...]:
    """What lasts, or waits on an agenda, and one more. However long that becomes, it is copied each time."""
    spend(len(row) // COPIED)
    return (*row, more)


def treated(value: int | None, result: int) -> int:
    return result if value is None else value


def stood_in(
    way: Iterable[tuple[int, int]],
    needs: Sequence[Sequence[tuple[int, Sequence[int]]]],
    pairs: Sequence[tuple[int, Sequence[int]]],
) -> bool:
    """Whether more was taken from a slot than was due in its own kind, and less from one of those it may stand for."""
    more: dict[int, int] = dict(way)
    for need in needs:
        for count, slots in need[:1]:
            if slots:
                more[slots[0]] = more.get(slots[0], 0) - count
    return any(
        more.get(slot, 0) > 0 and (not others or any(more.get(other, 0) < 0 for other in others)) for slot, others in pairs
    )

"""Who listens to what happens, in which order they act, and windows in which cards are played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.reference_interpreter.calling import hear_one
from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.slots import address
from tests.reference_interpreter.stopping import Failed

from rulewright.compile.ir import ops
from rulewright.compile.ir.program import Ear
from rulewright.state.encoding import CARD_SHIFT

Values = tuple[Any, ...]


@dataclass(frozen=True)
class Listener:
    """Somebody who listens now, with the component it is printed on (0: a rule of the game)."""

    ear: Ear
    owner: int
    piece: int
    row: str = ""


def owners_of(ear: Ear, frame: Frame) -> list[tuple[int, int]]:
    return holders(ear.pieces or (), ear.owners, frame)


def holders(pieces: tuple[tuple[int, int], ...], owners: str, frame: Frame) -> list[tuple[int, int]]:
    """Who owns which of some pieces now: those that lie in an active zone of a player."""
    zones = frame.table(owners) if pieces else {}
    return [(zones[frame.state[place]], piece) for place, piece in pieces if frame.state[place] in zones]


def listeners(ears: str, actor: int, frame: Frame) -> list[Listener]:
    """The rules' own first, then the actor's, then those of the others around the table; each in the order written."""
    rows = frame.world.draft.ears[ears] if ears else ()
    found = [Listener(ear, actor, 0, ears) for ear in rows if ear.pieces is None]
    players = frame.world.players
    for distance in range(players):
        seat = (actor - 1 + distance) % players + 1
        for ear in rows:
            if ear.who == "any player" or (ear.who == "you" and seat == actor) or (ear.who == "another player" and seat != actor):
                found += [Listener(ear, owner, piece, ears) for owner, piece in owners_of(ear, frame) if owner == seat]
    return found


def act(listener: Listener, actor: int, values: Values, frame: Frame) -> Values | None:
    """What the values became; None if the listener does not apply."""
    done: Values | None = hear_one(
        listener.ear.function, listener.owner, actor, listener.piece, values, frame.world, frame.state, frame.ask
    )
    return done


def hear(heard: list[Listener], when: str, actor: int, values: Values, frame: Frame) -> Values:
    """Let everybody act; what one changes, the next one sees. Own effects that may quarrel stand behind all other own ones."""
    now = [one for one in heard if one.ear.when == when]
    claimed = [one for one in heard if one.owner == actor and one.ear.claim is not None]
    mine = [one for one in now if one in claimed] if len(set(map(card_of, claimed))) > 1 else []
    for listener in now:
        if listener.owner == actor and listener not in mine:
            values = acted(listener, actor, values, frame)
    values = in_any_order(mine, actor, values, frame)
    for listener in now:
        if listener.owner != actor:
            values = acted(listener, actor, values, frame)
    return values


def acted(listener: Listener, actor: int, values: Values, frame: Frame) -> Values:
    done = act(listener, actor, values, frame)
    return values if done is None else done


def in_any_order(mine: list[Listener], actor: int, values: Values, frame: Frame) -> Values:
    """Of the components whose effects are due, those that quarrel with none act; else their owner says which is next."""
    left = list(mine)
    while True:
        due = [one for one in left if can(one.ear, one.owner, one.piece, values, frame)]
        if not due:
            return values
        calm = [one for one in due if not any(quarrel(one, other) for other in due)]
        calm = [one for one in calm if all(other in calm for other in due if card_of(other) == card_of(one))]
        chosen = list(dict.fromkeys(map(card_of, calm)))
        if not chosen:
            options = list(dict.fromkeys(card_of(one) for one in left if card_of(one) in map(card_of, due)))
            chosen = [frame.ask.choose(frame.world.draft.orders[mine[0].row], actor, options)]
        for card in chosen:
            for one in [one for one in left if card_of(one) == card]:
                values = acted(one, actor, values, frame)
                left.remove(one)


def card_of(listener: Listener) -> int:
    assert listener.ear.claim is not None
    return (listener.ear.claim.component << CARD_SHIFT) + listener.piece


def quarrel(one: Listener, other: Listener) -> bool:
    """Whether one component changes what the other looks at or changes, too, or adds to what it looks at."""
    if card_of(one) == card_of(other):
        return False
    a, b = one.ear.claim, other.ear.claim
    assert a is not None and b is not None
    changes = a.changed & (b.seen | b.changed | b.added) or b.changed & (a.seen | a.changed | a.added)
    return bool(changes or a.added & b.seen or b.added & a.seen)


def replaced(heard: list[Listener], actor: int, values: Values, frame: Frame) -> bool:
    """Whether somebody acts instead: the first to whom it applies, and nobody after that."""
    return any(act(one, actor, values, frame) is not None for one in heard if one.ear.when == "instead of")


def holding(player: int, ears: str, frame: Frame) -> bool:
    rows = frame.world.draft.ears[ears] if ears else ()
    return any(owner == player for ear in rows for owner, _ in owners_of(ear, frame))


# -- the operations --
def listen_or_hear(op: ops.Hear, frame: Frame) -> None:
    """The listeners that were found before, or those who listen now."""
    actor = frame.number(op.player)
    values = frame.values(op.values)
    heard = listeners(op.heard, actor, frame) if isinstance(op.heard, str) else frame.names[op.heard.name]
    changed = hear(heard, op.when, actor, values, frame)
    for local, value in zip(op.into, changed, strict=False):
        frame.names[local.name] = value


def watched(op: ops.Watched, frame: Frame) -> None:
    """Who waits for something to reach an amount acts once it comes to it from below."""
    at, actor = address(op.slot, frame), frame.number(op.player)
    frame.names[op.old.name] = old = frame.state[at]
    frame.perform(op.ops)
    for reaction in op.reactions:
        if old < frame.number(reaction.amount) <= frame.state[at]:
            hear(listeners(reaction.ears, actor, frame), "in", actor, frame.values(reaction.values), frame)


def stood_in(op: ops.StoodIn, frame: Frame) -> None:
    """Those act who listen to one good standing for another: more was paid of it than it owed, and less of the other."""
    more: dict[int, int] = dict.fromkeys([slot for slot, _ in frame.names[op.way.name]], 0)
    for slot, amount in frame.names[op.way.name]:
        more[slot] += amount
    if not more:
        return
    for alternatives in frame.names[op.due.name]:
        count, slots = alternatives[0]
        if slots:
            more[slots[0]] = more.get(slots[0], 0) - count
    for slot, others in op.pairs:
        extra = more.get(address(slot, frame), 0) > 0
        if extra and (not others or any(more.get(address(other, frame), 0) < 0 for other in others)):
            actor = frame.number(op.player)
            hear(listeners(op.ears, actor, frame), "after", actor, (), frame)
            return


def window(op: ops.Window, frame: Frame) -> None:
    """Cards are played one after another, each once, until the player has enough or nothing can be played."""
    player = frame.number(op.player)
    values = frame.values(op.values)
    rows = frame.world.draft.ears[op.ears]
    done: set[int] = set()

    def playable() -> dict[int, tuple[Ear, int, str]]:
        cards: dict[int, tuple[Ear, int, str]] = {}
        for order, (ear, kind) in enumerate(zip(rows, op.played, strict=True)):
            for owner, piece in owners_of(ear, frame):
                card = (order << CARD_SHIFT) + piece
                if owner == player and card not in done and can(ear, player, piece, values, frame):
                    cards[card] = (ear, piece, kind)
        return cards

    while True:
        if not playable():
            break
        picked = asked(op.site, player, lambda: [0, *playable()], frame)
        if not picked:
            break
        ear, piece, kind = playable()[picked]
        done.add(picked)
        heard = listeners(kind, player, frame)
        changed = act(Listener(ear, player, piece), player, values, frame)
        if changed is None:
            raise Failed
        values = changed
        hear(heard, "after", player, (piece,), frame)
    for local, value in zip(op.into, values, strict=False):
        frame.names[local.name] = value


def asked(site: int, player: int, options: Callable[[], list[int]], frame: Frame) -> Any:
    """A question of a window, which may be interrupted."""
    from tests.reference_interpreter.interrupting import interrupted  # which lets listeners act, as windows do

    return (
        interrupted(site, player, options, frame)
        if frame.world.draft.interruptions
        else frame.ask.choose(site, player, options())
    )


def can(ear: Ear, player: int, piece: int, values: Values, frame: Frame) -> bool:
    return bool(hear_one(ear.can, player, player, piece, values, frame.world, frame.state, None))


def each_holder(op: ops.EachHolder, frame: Frame) -> None:
    """A modifier that is printed on nothing stands for the player it is asked for."""
    found = holders(op.pieces, op.owners, frame) if op.owners else [(frame.names["player"], 0)]
    for owner, piece in found:
        frame.names[op.owner.name], frame.names[op.this.name] = owner, piece
        frame.run(op.block)

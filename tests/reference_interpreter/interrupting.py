"""Questions beside which something may be done that fits at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.listening import Listener, act, can, hear, listeners, owners_of
from tests.reference_interpreter.stopping import Failed

from rulewright.compile.ir.program import Interruption
from rulewright.state import USING, DoingAt, Now, Region


def interrupted(site: int, player: int, options: Callable[[], Sequence[Any]], frame: Frame) -> Any:
    """The question is asked anew whenever something else was done; one with a single answer is none."""
    draft = frame.world.draft
    using = draft.layout.regions[DoingAt(USING)].slot(player)
    while True:
        found = options()
        if len(found) < 2 or frame.state[using]:
            return frame.ask.choose(site, player, found)
        others = [
            Now(order, piece)
            for order, one in enumerate(draft.interruptions)
            if goes_on(one, player, frame)
            for piece in pieces(one, player, frame)
            if can(one.ear, player, piece, (), frame)
        ]
        picked = frame.ask.choose(site, player, [*found, *others])
        if not isinstance(picked, Now):
            return picked
        frame.state[using] = 1
        frame.ask.quiet += site not in draft.settled  # nothing may become known where something can still fail
        one = draft.interruptions[picked.order]
        heard = listeners(one.played, player, frame)
        if act(Listener(one.ear, player, picked.piece), player, (), frame) is None:
            raise Failed
        hear(heard, "after", player, (picked.piece,), frame)
        frame.ask.quiet -= site not in draft.settled
        frame.state[using] = 0


def goes_on(one: Interruption, player: int, frame: Frame) -> bool:
    def doing(region: Region) -> bool:
        return bool(frame.state[region.slot(player)])

    return (one.doing is None or doing(one.doing)) and not (one.unless is not None and doing(one.unless))


def pieces(one: Interruption, player: int, frame: Frame) -> list[int]:
    """The pieces of the player that it is printed on; 0 for a sentence of the rules."""
    if one.ear.pieces is None:
        return [0]
    return [piece for owner, piece in owners_of(one.ear, frame) if owner == player]

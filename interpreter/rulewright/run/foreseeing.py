"""What an answer does for certain: a true preview, or none."""

from __future__ import annotations

from typing import Any

from rulewright.run.answering import Tracer
from rulewright.run.failing import STOPPED, Pending
from rulewright.run.game import Game
from rulewright.state import State, redeal


def foreseen(game: Game, value: Any) -> State | None:
    """The state after an answer of the pending decision, at the next question or the end of the step.

    None if something becomes known on the way: then nobody can say. What the asked player cannot see plays no part in it.
    """
    decision, moment = game.decision, game.reached.moment
    assert decision is not None and moment.step is not None
    step, args, _ = moment.step
    state = redeal(game.program.layout, game.state, decision.player, 0, game.working)
    script = Tracer([*moment.answers, value], args[0])
    game.machine.budget.reset()
    try:
        step(state, script, *args)
    except Pending:
        pass  # what comes next is another choice; so far everything is certain
    except STOPPED:
        return None
    return state if script.crossed_at <= len(moment.answers) else None

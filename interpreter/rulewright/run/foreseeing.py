"""What an answer does for certain: a true preview, or none."""

from __future__ import annotations

from dataclasses import replace

from rulewright.run.driver import Driver, Option, Reached
from rulewright.run.failing import GameError
from rulewright.run.game import Game
from rulewright.run.log import Entry
from rulewright.state import State, redeal


def foreseen(game: Game, option: Option) -> State | None:
    """The state after an answer of the pending decision, at the next question or the end of the step.

    Questions with one legal answer are nobody's: it goes on behind them, as the game does. None if something becomes known on the
    way: then nobody can say. What the asked player cannot see plays no part in it.
    """
    decision, moment = game.decision, game.reached.moment
    assert decision is not None
    state = redeal(game.program.layout, game.state, decision.player, 0, game.working)
    here = Reached(game.program, replace(moment, state=state), state, decision, [], (), False)
    try:
        behind = Driver(game.machine, alone=True).answer(here, option.value, Entry(decision.player, decision.site, option.key))
    except GameError:
        return None
    return None if behind.revealed else behind.working

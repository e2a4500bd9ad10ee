"""Random play from lists, for steps in which a walk finds no way for long: what is legal is worked out before it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.run.answering import Script, Spend, Step
from rulewright.run.failing import Fail, Pending
from rulewright.run.looking import Explorer
from rulewright.state import State


def drawn_from_lists(
    state: State, step: Step, args: tuple[Any, ...], safe: tuple[bool, ...], spend: Spend, rnd: Callable[[], float]
) -> int | None:
    """Carry a step out with answers drawn from the legal options; gives how many, None if there is no way at all."""
    answers: list[Any] = []
    while True:
        working = state[:]
        try:
            step(working, Script(answers, args[0]), *args)
        except Pending as pending:
            pending.options = list(pending.options)
            legal = Explorer(safe, spend).legal(state, step, args, answers, pending)
            if not legal and not answers:
                return None
            if not legal:
                raise Fail from None
            shares = [option for option in legal for _ in range(pending.weights.get(option, 1))]
            ranks = pending.ranks
            answers.append(ranks.best(legal, lambda n: int(rnd() * n)) if ranks else shares[int(rnd() * len(shares))])
            continue
        except Fail:
            if answers:
                raise
            return None
        state[:] = working
        return len(answers)

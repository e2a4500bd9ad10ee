"""Random play from lists, where it cannot be left to luck whether a way is found: what is legal is known before it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.run.answering import Kept, Lister, Parts, Sampler, Step, Tracer
from rulewright.run.failing import Budget, Fail, Pending
from rulewright.run.looking import Explorer, Safe, Way
from rulewright.state import State


@dataclass(frozen=True)
class Drawn:
    """What was chosen (the number of a site, a player, what was taken) and what has changed (an effect, a player, an amount)."""

    chosen: list[tuple[int, int, Any]]
    changed: list[tuple[int, int, Any]]


class Whole(Tracer):
    """Answers as random play gives them: for whole things, and also where only one was to be drawn."""

    def __init__(self, answers: list[Any], me: int, kept: Sequence[list[int]] = ()) -> None:
        super().__init__(answers, me, kept)
        self.me = me
        self.asked: list[tuple[int, int]] = []

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        at = self.at
        found = super().choose(site, player, options)
        if self.at > at:
            self.asked.append((site, player))
        return found

    def in_parts(self) -> bool:
        return False

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        return self.drawn(site, player, options) if player == self.me else self.choose(site, player, options())

    def choose_tested(self, site: int, player: int, options: Iterable[Any], test: Callable[[Any], bool]) -> Any:
        fitting: Lister = lambda: [option for option in options if test(option)]  # noqa: E731
        return self.drawn(site, player, fitting) if player == self.me else self.choose(site, player, fitting())

    def drawn(self, site: int, player: int, options: Lister) -> Any:
        self.known += self.last != player
        self.last = player
        if self.at == len(self.answers):
            raise Pending(site, player, options())
        self.at += 1
        self.asked.append((site, player))
        return self.answers[self.at - 1]


def drawn_from_lists(
    state: State,
    step: Step,
    args: tuple[Any, ...],
    first: list[Any],
    safe: tuple[Safe, ...],
    budget: Budget,
    rnd: Callable[[], float],
) -> Drawn | None:
    """Carry a step out behind its first answers, with others drawn from what is legal; None if there is no way at all."""
    answers, kept = list(first), Kept()
    way: Way = ()  # as far as the last choice has shown the only one
    while True:
        working, script = state[:], Whole(answers, args[0], kept)
        try:
            step(working, script, *args)
        except Pending as pending:
            pending.options, kept = list(pending.options), script.kept
            explorer = Explorer(safe, budget, whole=True, kept=kept)
            legal = explorer.legal(state, step, args, answers, pending, way)
            way = explorer.way if len(legal) == 1 else ()
            if not legal and not answers:
                return None
            if not legal:
                raise Fail from None
            answers.append(
                pending.ranks.best(legal, lambda n: int(rnd() * n)) if pending.ranks else legal[int(rnd() * len(legal))]
            )
            continue
        except Fail:
            if answers:
                raise
            return None
        state[:] = working
        chosen = [(*asked, answer) for asked, answer in zip(script.asked, answers, strict=True)]
        return Drawn(chosen, [(effect, player, amount) for effect, player, amount, _ in script.log])

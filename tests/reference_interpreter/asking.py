"""Who answers the choices of a run: a list of answers, behind which the run stops and asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.reference_interpreter.stopping import Asked, Crossed, Failed, Ranking

Duty = tuple[int, int]  # which agenda of a run, and the number of an item


class Asker:
    """Answers from a list.

    `actor` is the player whose step it is. A look ahead is made for a seat, `looker`, and begins behind the answer at stake:
    from there on it ends at a barrier and at every choice of somebody else.
    """

    def __init__(self, answers: Sequence[Any], actor: int, looker: int | None = None, stake: int = 0) -> None:
        self.answers, self.actor, self.looker, self.stake = answers, actor, looker, stake
        self.used = 0
        self.known = 0  # how often something new has become known in this step, or another seat was asked
        self.last = actor  # who was asked last
        self.lapsed: frozenset[Duty] = frozenset()  # what a look ahead need not do any more
        self.duties: dict[Duty, None] = {}  # what it has met that could lapse
        self.quiet = 0  # in the middle of something by which nothing may become known
        self.agendas = 0  # begun in this run

    def choose(self, site: int, player: int, options: Sequence[Any], ranking: Ranking | None = None) -> Any:
        if not options:
            raise Failed
        if len(options) == 1:
            return options[0]
        if self.ahead() and player != self.looker:
            raise Failed if self.quiet else Crossed
        if player != self.last:
            self.known += 1
            self.last = player
        if self.used == len(self.answers):
            raise Asked(site, player, options, None if self.looker is not None else ranking)
        answer = self.answers[self.used]
        self.used += 1
        assert answer in options, "the same answers lead to the same choices"
        return answer

    def barrier(self) -> None:
        if self.ahead():
            raise Failed if self.quiet else Crossed
        self.known += 1

    def ahead(self) -> bool:
        return self.looker is not None and self.used >= self.stake

"""What came of games: one row for each, and the tally of those that were looked at closely."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rulewright.simulate.plan import Plan
from rulewright.simulate.tally import Tally


class Played(NamedTuple):
    """One game: the result of each seat, who won, and the code of what stopped it if it did not end."""

    seed: int
    results: tuple[int, ...]
    winners: tuple[int, ...]
    stopped: str = ""


@dataclass(frozen=True)
class Batch:
    """The games of one part of a plan; `place` tells of stopped ones where in the rules."""

    first: int
    games: tuple[Played, ...]
    tally: Tally
    stopped: tuple[tuple[str, str, str], ...] = ()  # code, message, place

    def as_json(self) -> dict[str, Any]:
        return {"first": self.first, "games": self.games, "tally": self.tally.as_json(), "stopped": self.stopped}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Batch:
        games = tuple(Played(int(s), tuple(map(int, r)), tuple(map(int, w)), str(c)) for s, r, w, c in data["games"])
        stopped = tuple((str(a), str(b), str(c)) for a, b, c in data["stopped"])
        return cls(int(data["first"]), games, Tally.from_json(data["tally"]), stopped)


@dataclass
class Results:
    """All games so far, in the order of their seeds however they came."""

    plan: Plan
    done: dict[int, Batch] = field(default_factory=dict)

    def add(self, batch: Batch) -> None:
        self.done[batch.first] = batch

    @property
    def ordered(self) -> Iterable[Batch]:
        return (self.done[first] for first in sorted(self.done))

    @property
    def left(self) -> list[range]:
        """The seeds that are still to be played, in parts, whatever size the parts had that were played."""
        found: list[range] = []
        at = self.plan.first
        for batch in self.ordered:
            found += self.plan.parts(at, batch.first)
            at = batch.first + len(batch.games)
        return found + self.plan.parts(at, self.plan.first + self.plan.games)

    @property
    def games(self) -> list[Played]:
        return [game for batch in self.ordered for game in batch.games]

    @property
    def finished(self) -> list[Played]:
        return [game for game in self.games if not game.stopped]

    @property
    def tally(self) -> Tally:
        whole = Tally()
        for batch in self.ordered:
            whole.join(batch.tally)
        return whole

    @property
    def count(self) -> int:
        return sum(len(batch.games) for batch in self.done.values())

    @property
    def complete(self) -> bool:
        return self.count == self.plan.games

    @property
    def stopped(self) -> dict[tuple[str, str, str], int]:
        """What stopped games, and how many of them."""
        found: dict[tuple[str, str, str], int] = {}
        for batch in self.ordered:
            for reason in batch.stopped:
                found[reason] = found.get(reason, 0) + 1
        return found

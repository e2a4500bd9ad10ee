"""What a search remembers: for each answer how often it was tried and what came of it.

Answers are known by their value and not by the state they were given in, so that one tree serves all ways in which what is hidden
may lie: a tree of what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

CURIOSITY = 0.5  # how much what was tried seldom is favoured
WIDTH, GROWTH = 2.0, 0.45  # how many answers are looked at after so many visits
TRUST = 6.0  # a first impression counts as much as so many games


@dataclass
class Node:
    """One answer, from the side of whoever gave it. Rewards are from 0 to 1."""

    player: int = 0
    visits: int = 0
    reward: float = 0.0
    impression: float | None = None
    below: dict[Any, Node] = field(default_factory=dict)
    order: list[Any] | None = None  # answers below by first impression, the best first
    dead: set[Any] = field(default_factory=set)  # answers that lead nowhere, whatever is hidden

    @property
    def value(self) -> float:
        """What is to be expected: the games so far, and at first mostly the impression."""
        if self.impression is None:
            return self.reward / self.visits if self.visits else 0.5
        return (self.reward + TRUST * self.impression) / (self.visits + TRUST)

    def pick(self, candidates: Sequence[Any], chance: float) -> Any:
        """The answer to try next: a new one while few were tried, else the most promising of those."""
        living = [answer for answer in candidates if answer not in self.dead] or list(candidates)
        tried = [answer for answer in living if answer in self.below and self.below[answer].visits]
        if len(tried) < min(len(living), int(WIDTH + WIDTH * self.visits**GROWTH)):
            new = set(living).difference(tried)
            if self.order is not None:
                first = next((answer for answer in self.order if answer in new), None)
                if first is not None:
                    return first
            rest = [answer for answer in living if answer in new]
            return rest[int(chance * len(rest))]
        total = log(1 + sum(self.below[answer].visits for answer in tried))

        def promise(answer: Any) -> float:
            node = self.below[answer]
            return node.value + CURIOSITY * sqrt(total / (1 + node.visits))

        return max(tried, key=promise)

    def child(self, answer: Any, player: int) -> Node:
        node = self.below.get(answer)
        if node is None:
            node = self.below[answer] = Node(player)
        return node

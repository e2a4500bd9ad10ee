"""What is to be played: which rules, who sits where, how many games. A plan says all that decides the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from rulewright.check import Checked
from rulewright.link import settle
from rulewright.run import Engine

RANDOM = "random"
CLOSELY = 1_000  # of very many games, so many are looked at closely
FEW = 100  # games of which each is looked at closely
PARTS = 30  # at least so many, so that all cores have something to do to the end; each has its price
LARGEST_PART = 500
DECISIONS = 10_000  # a game that has not ended after so many is counted as endless


@dataclass(frozen=True)
class Plan:
    """Names or folders of packs, the hash of what they say, and a row of seeds, one for each game."""

    packs: tuple[str, ...]
    digest: str
    players: int
    options: tuple[tuple[str, str], ...]
    seats: tuple[str, ...]  # who plays each seat that is not automated
    games: int
    first: int = 1  # the seed of the first game
    decisions: int = DECISIONS
    every: int = 1  # one of how many games is looked at closely
    engine: Engine = field(default="python", compare=False)  # who plays; it changes no figure

    @property
    def at_random(self) -> bool:
        """Whether nobody has to be asked, so that games can be played without stopping."""
        return set(self.seats) <= {RANDOM}

    def closely(self, seed: int) -> bool:
        return seed % self.every == 0

    def parts(self, first: int, end: int) -> list[range]:
        """Some of the seeds in parts, which are handed to whoever has time."""
        size = max(1, min(LARGEST_PART, self.games // PARTS)) if self.at_random else 1
        return [range(seed, min(seed + size, end)) for seed in range(first, end, size)]

    def as_json(self) -> dict[str, Any]:
        told = {**asdict(self), "options": dict(self.options)}
        del told["engine"]
        return told


def planned(
    packs: tuple[str, ...],
    checked: Checked,
    players: int,
    options: Mapping[str, str],
    seats: tuple[str, ...],
    games: int,
    first: int = 1,
    every: int | None = None,
    decisions: int = DECISIONS,
) -> Plan:
    """A plan whose players and options fit the rules; what does not fit is a GameError.

    Unless said otherwise a tenth of all games is looked at closely, and of very many games fewer: figures by rule and component
    need some hundreds, and the rest can be played without stopping.
    """
    settle(checked.rules, players, options)
    closely = every or (1 if games <= FEW else max(10, games // CLOSELY))
    return Plan(packs, checked.rules.digest, players, tuple(sorted(options.items())), seats, games, first, decisions, closely)

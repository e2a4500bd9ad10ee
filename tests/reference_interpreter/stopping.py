"""How a run of the reference interpreter stops before its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["dead end", "too long", "something missing", "broken promise"]


class Failed(Exception):
    """What a rule asks cannot be done."""


class Missing(Exception):
    """Something is looked up for `nothing`, or changed of it."""


class Broken(Exception):
    """What the rules call sure cannot be done."""


class TooLong(Exception):
    """More work than any small game needs."""


class Crossed(Exception):
    """The look ahead has come to a barrier, or to another seat's choice."""


class Left(Exception):
    """A function is left; what it gives back."""

    def __init__(self, value: Any) -> None:
        self.value = value


@dataclass(frozen=True)
class Ranking:
    """How an automated seat ranks candidates: for each a row of numbers of which larger is better."""

    of: Callable[[Any], tuple[Any, ...]]
    at_random: bool


class Asked(Exception):
    """The first choice of a run that has no answer yet. Its candidates' ranks are worked out now, while the state is as it is."""

    def __init__(self, site: int, player: int, options: Sequence[Any], ranking: Ranking | None) -> None:
        self.site, self.player, self.options = site, player, list(options)
        self.at_random = ranking is not None and ranking.at_random
        self.ranks = None if ranking is None else [ranking.of(option) for option in self.options]


class Stopped(Exception):
    """A game that cannot go on.

    `ahead` if that showed while options were tried, and not in what was really done. `late` if a step that could be begun
    cannot be finished: somebody has answered, or something new has become known in it.
    """

    def __init__(self, kind: Kind, ahead: bool = False, late: bool = False) -> None:
        super().__init__(kind)
        self.kind, self.ahead, self.late = kind, ahead, late

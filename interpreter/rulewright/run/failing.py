"""How a rule stops: it fails, it waits for an answer, it may not be looked past, or it goes on for too long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rulewright.diagnostics import GameError

WORK = 50_000_000  # parts of sentences carried out between two decisions
GAME = 2 * WORK  # in a whole game that is played at random
ASKED = 1_000  # what a question about a state costs, however little it does: so much may go uncounted
RUNS = 50_000
LOOKS = 4_000  # runs in which the options of a decision are looked at; each may take half of those that are left
LEAST = 50  # that an option gets in any case
SCARCE = WORK // 2  # with less work left, what is hard to judge is given up, too: as much is kept as it took to come here
PATIENCE = 1_000  # runs of a step in random play, before its choices are drawn from lists
LOOPS = range(100_000)
LONGEST = 10_000
LARGEST = 10**15


class Ranks:
    """The priorities of an automated seat over the candidates of a choice; equals are drawn among if it says so."""

    def __init__(self, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> None:
        self.options = list(options)
        self.values = [key(option) for option in self.options]
        self.at_random = at_random

    def best(self, among: Sequence[Any], chance: Callable[[int], int]) -> Any:
        """The best of those that are left; `chance(n)` gives a number below n."""
        ranked = [(value, option) for value, option in zip(self.values, self.options, strict=True) if option in among]
        top = max(value for value, _ in ranked)
        equal = [option for value, option in ranked if value == top]
        return equal[chance(len(equal))] if self.at_random and len(equal) > 1 else equal[0]


class Fail(Exception):
    """What a rule asks cannot be done; the latest choice is taken back."""


class Pending(Exception):
    """Nobody has answered this choice yet."""

    def __init__(self, site: int, player: int, options: Iterable[Any], ranks: Ranks | None = None) -> None:
        self.site, self.player, self.options, self.ranks = site, player, options, ranks
        self.weights: dict[Any, int] = {}  # of a part: how many candidates have it


class Crossed(Exception):
    """The look-ahead has come to a barrier; what lies behind it counts as possible."""


class NotThere(Exception):
    """Something is looked up for `nothing`. Only `missing` says so: any other error of a lookup is a mistake of the engine."""


class Broken(Exception):
    """What the rules call sure cannot be done. That is a mistake of the rules, and nothing tries another way because of it."""


class TooLong(Exception):
    """A budget ran out. Budgets count work, never time, so that all machines agree."""


class TooLarge(TooLong):
    """A number has grown beyond anything a game could need."""


class Budget:
    """Counts the work between two decisions; dear loops and functions report to it."""

    def __init__(self) -> None:
        self.left = WORK
        self.later = 0  # for further steps of a game that is played at random
        self.paid: dict[Any, bool] = {}  # what was worked out and paid for, to be forgotten with the next decision

    def reset(self, work: int = WORK) -> None:
        """So much altogether, of which no step gets more than one may cost."""
        self.left = min(work, WORK)
        self.later = work - self.left
        self.paid.clear()

    def renew(self) -> None:
        """Another step of random play begins: it may cost as much as any, as long as the whole game has so much left."""
        if self.paid:
            self.paid.clear()
        more = min(WORK - self.left, self.later)
        self.left += more
        self.later -= more

    def spend(self, work: int) -> None:
        left = self.left - work
        self.left = left
        if left < 0:
            raise TooLong

    def counted(self, items: Iterable[Any], weight: int = 1) -> Iterable[Any]:
        """The same items, each paid for as it is reached."""
        for item in items:
            self.left -= weight
            if self.left < 0:
                raise TooLong
            yield item

    def metered(self, items: Any, weight: int) -> Any:
        """The same items, all paid for at once."""
        try:
            size = len(items)
        except TypeError:
            return self.counted(items, weight)
        self.left -= size * weight
        if self.left < 0:
            raise TooLong
        return items

    def measured(self, items: Any, weight: int) -> Any:
        """The same lists, paid for with all that is in them."""
        found = self.metered(items if isinstance(items, list | tuple | range) else list(items), weight)
        for inner in found:
            if isinstance(inner, list | tuple):
                self.measured(inner, weight)
            elif isinstance(inner, range | dict):
                self.spend(len(inner) * weight)
        return found

    def span(self, low: int, high: int) -> range:
        size = high - low + 1
        if size > LONGEST:
            raise TooLong
        if size > 0:
            self.left -= size
            if self.left < 0:
                raise TooLong
        return range(low, high + 1)


STOPPED = (Fail, Broken, NotThere, TooLong, RecursionError, MemoryError)  # all that rules can do wrong while they are carried out


def held(number: Any) -> Any:
    """A number that is to be kept, unless it has grown beyond the limit; anything else passes."""
    if number.__class__ is int and not -LARGEST <= number <= LARGEST:
        raise TooLarge
    return number


__all__ = [
    "GAME",
    "LARGEST",
    "LEAST",
    "LONGEST",
    "LOOKS",
    "LOOPS",
    "PATIENCE",
    "RUNS",
    "SCARCE",
    "STOPPED",
    "WORK",
    "Broken",
    "Budget",
    "Crossed",
    "Fail",
    "GameError",
    "NotThere",
    "Pending",
    "Ranks",
    "TooLarge",
    "TooLong",
    "held",
]

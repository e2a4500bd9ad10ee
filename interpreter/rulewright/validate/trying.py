"""Games of bots in every setting: do they end, and if not, where do they stop?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.check import Checked
from rulewright.simulate import Results, planned, rules_of, side_by_side, simulate
from rulewright.validate.settings import Setting, settings_of

ENDLESS = "RW501"
PATIENCE = 1_500  # decisions of a game of bots; a long game has some hundreds
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Tried:
    """What came of games in one setting."""

    setting: Setting
    who: str
    games: int
    stopped: tuple[tuple[str, str, str, int], ...]  # code, message, place, how many

    def as_json(self) -> dict[str, Any]:
        stopped = [{"code": code, "message": said, "place": place, "games": n} for code, said, place, n in self.stopped]
        return {**self.setting.as_json(), "who": self.who, "games": self.games, "stopped": stopped}


@dataclass(frozen=True)
class Round:
    """So many games of one sort of bot in one setting."""

    names: tuple[str, ...]
    digest: str  # of what they say
    setting: Setting
    who: str
    games: int


def try_out(
    names: tuple[str, ...], checked: Checked, random_games: int, greedy_games: int, jobs: int, progress: Progress | None = None
) -> list[Tried]:
    """Random games in every setting; greedy ones for every number of players, as they take longer.

    Most of the time goes into the rules of each setting, so settings are shared among processes, and not the few games of one.
    """
    settings, digest = settings_of(checked.rules), checked.rules.digest
    rounds = [Round(names, digest, setting, "random", random_games) for setting in settings]
    rounds += [Round(names, digest, setting, "greedy", greedy_games) for setting in settings if setting.plain]
    rules_of(names, digest)  # read before anybody forks
    found: list[Tried] = []
    for number, tried in enumerate(side_by_side(_round, rounds, jobs), 1):
        found += tried
        if progress is not None:
            progress(number, len(rounds))
        if any(_endless(one) for one in tried):  # nobody waits for the others
            break
    return found


def _round(asked: Round) -> list[Tried]:
    """The games of one setting, each with its own seed; if the first one never ends, nobody waits for the others."""
    found: list[Tried] = []
    for first, count in ((1, min(1, asked.games)), (2, asked.games - 1)):
        if count > 0 and not any(_endless(one) for one in found):
            found.append(_played(asked, first, count))
    return found


def _played(asked: Round, first: int, count: int) -> Tried:
    setting, seats = asked.setting, (asked.who,) * asked.setting.players
    checked = rules_of(asked.names, asked.digest)
    plan = planned(asked.names, checked, setting.players, dict(setting.options), seats, count, first, asked.games + 1, PATIENCE)
    results = Results(plan)
    simulate(results, 1)
    return Tried(setting, asked.who, results.count, tuple((*reason, times) for reason, times in results.stopped.items()))


def _endless(one: Tried) -> bool:
    return any(code == ENDLESS for code, *_ in one.stopped)

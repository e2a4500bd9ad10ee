"""Games of bots in every setting: do they end, and if not, where do they stop?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.check import Checked
from rulewright.simulate import Results, planned, simulate
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


def try_out(
    names: tuple[str, ...], checked: Checked, random_games: int, greedy_games: int, jobs: int, progress: Progress | None = None
) -> list[Tried]:
    """Random games in every setting; greedy ones for every number of players, as they take longer."""
    settings = settings_of(checked.rules)
    rounds = [(setting, "random", random_games) for setting in settings]
    rounds += [(setting, "greedy", greedy_games) for setting in settings if setting.plain]
    found: list[Tried] = []
    for number, (setting, who, games) in enumerate(rounds, 1):
        for part in (min(1, games), games - 1):  # if the first one never ends, nobody waits for the others
            if part > 0 and not any(code == ENDLESS for one in found for code, *_ in one.stopped):
                found.append(_round(names, checked, setting, who, (part, games), jobs))
        if progress is not None:
            progress(number, len(rounds))
    return found


def _round(names: tuple[str, ...], checked: Checked, setting: Setting, who: str, part: tuple[int, int], jobs: int) -> Tried:
    """So many games of so many in one setting, each with its own seed."""
    count, games = part
    options, seats, first = dict(setting.options), (who,) * setting.players, 1 if count == 1 else 2
    plan = planned(names, checked, setting.players, options, seats, count, first, games + 1, PATIENCE)
    results = Results(plan)
    simulate(results, jobs)
    return Tried(setting, who, results.count, tuple((*reason, times) for reason, times in results.stopped.items()))

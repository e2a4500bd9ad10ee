"""The same scenarios in two games: which of them end differently, and how."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.diagnostics import Span, opened_by
from rulewright.pipeline import Loaded
from rulewright.read import PackFiles
from rulewright.scenario.reader import Scenario, read_scenarios
from rulewright.scenario.runner import settled_otherwise
from rulewright.scenario.stage import Stage
from rulewright.scenario.watcher import Watcher

Progress = Callable[[int, int], None]  # how many are played, of how many


@dataclass(frozen=True)
class Ends:
    """A scenario that ends otherwise in two games: what is wrong with it in each, if anything."""

    name: str
    place: str
    span: Span
    before: tuple[str, ...]
    after: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        return {"scenario": self.name, "place": self.place, "before": list(self.before), "after": list(self.after)}


@dataclass(frozen=True)
class Both:
    """What came of playing them; `left_out` want an option that one of the games has settled otherwise."""

    played: int
    left_out: int
    different: tuple[Ends, ...]


def play_both(
    left: Loaded, right: Loaded, packs: tuple[PackFiles, ...], progress: Progress | None = None, sound: bool = False
) -> Both:
    """Play the scenarios of some packs in both games; they need not be loaded there under the same name.

    `sound` takes it that they hold in the first game, so that only those that fail in the second are played there, too.
    """
    assert left.checked is not None and right.checked is not None
    scenarios = [one for one in read_scenarios(packs).scenarios if one.get("differs") is None]
    rules = (left.checked.rules, right.checked.rules)
    chosen = [one for one in scenarios if not any(settled_otherwise(one, side) for side in rules)]
    stages = (Stage(left.checked, Watcher()), Stage(right.checked, Watcher()))
    found: list[Ends] = []
    for number, scenario in enumerate(chosen, 1):
        after = _wrong(stages[1], scenario)
        before = () if sound and not after else _wrong(stages[0], scenario)
        if before != after:
            place = f"{opened_by(left.sources, scenario.span.file)}:{scenario.span.line}"
            found.append(Ends(scenario.name, place, scenario.span, before, after))
        if progress is not None:
            progress(number, len(chosen))
    return Both(len(chosen), len(scenarios) - len(chosen), tuple(found))


def _wrong(stage: Stage, scenario: Scenario) -> tuple[str, ...]:
    result = stage.run(scenario)
    return tuple(f"{problem.message}{f' ({problem.suggestion})' if problem.suggestion else ''}" for problem in result.problems)

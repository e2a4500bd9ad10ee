"""Scenarios to be shown: played like all others, with the state before and the game after, for whoever wants to see both.

Those with `example: yes` are meant. Where none is, the first of each file that makes choices of its own stands in for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.diagnostics import Span
from rulewright.pipeline import Loaded
from rulewright.run import Game, GameError
from rulewright.scenario.outcome import Outcome
from rulewright.scenario.play import RANDOM, Play
from rulewright.scenario.reader import Scenario, read_scenarios
from rulewright.scenario.rehearsal import rehearse
from rulewright.scenario.stage import SEED, Stage
from rulewright.scenario.watcher import Watcher
from rulewright.scenario.words import Words, Wrong
from rulewright.state import State

MANY = 40  # marked ones
SOME = 6  # where none is marked
UNFIT = ("seeds", "sometimes", "impossible", "setup")


@dataclass(frozen=True)
class Shown:
    """A scenario that passes: its name and note, who sits where, what lay there, and the game behind the last choice."""

    name: str
    note: str
    span: Span
    seats: Mapping[int, str]
    before: State
    game: Game


def show_scenarios(loaded: Loaded) -> list[Shown]:
    """In the order they are written. One that does not pass, alone or under what lies over its pack, is left out."""
    if loaded.checked is None:
        return []
    scenarios = read_scenarios(loaded.packs).scenarios
    marked = [scenario for scenario in scenarios if scenario.flag("example")]
    chosen = marked[:MANY] or list(_first_of_each_file(scenarios))[:SOME]
    watcher = Watcher()
    stage = Stage(loaded.checked, watcher)
    return [shown for scenario in chosen if (shown := _shown(scenario, stage, watcher)) is not None]


def _first_of_each_file(scenarios: list[Scenario]) -> Iterator[Scenario]:
    files: set[str] = set()
    for scenario in scenarios:
        labels = [str(label.value) for label, _ in scenario.pairs("when")]
        fits = labels and RANDOM not in labels and not any(scenario.get(key) is not None for key in UNFIT)
        if fits and scenario.span.file not in files:
            files.add(scenario.span.file)
            yield scenario


def _shown(scenario: Scenario, stage: Stage, watcher: Watcher) -> Shown | None:
    try:
        seats = stage.seats(scenario)
        machine = stage.machine(scenario, seats)
        words = Words(machine.program, seats)
        play = Play(scenario, rehearse(machine, scenario.number("seed", SEED), watcher), words)
    except (Wrong, GameError):
        return None
    if not play.run():
        return None
    Outcome(play).compare()
    if play.problems or play.begun is None:
        return None
    note = scenario.scalar("note")
    names = {seat: name for name, seat in seats.items()}
    return Shown(scenario.name, str(note.value) if note is not None else "", scenario.span, names, play.begun, play.game)

"""A simulation from the command line: planned, gone on with, played on all cores, ended at any time with what is there."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.arguments import load_game
from rulewright.cli.guard import Problems
from rulewright.cli.output import say
from rulewright.cli.simulating.progress import progress

if TYPE_CHECKING:
    from rulewright.check import Checked
    from rulewright.simulate import Batch, Plan, Results


@dataclass(frozen=True)
class Wanted:
    """What the command line says about games to be played."""

    players: int | None
    games: int
    seed: int
    options: dict[str, str]
    seats: tuple[tuple[str, str], ...]
    jobs: int | None
    every: int | None = None


def plan_of(names: tuple[str, ...], wanted: Wanted) -> tuple[Plan, Checked]:
    from rulewright.cli.playing.seats import bots
    from rulewright.run import GameError
    from rulewright.simulate import planned

    loaded, checked = load_game(names)
    players = wanted.players if wanted.players is not None else checked.rules.base.players[0]
    seats = bots(wanted.seats, players)
    try:
        plan = planned(names, checked, players, wanted.options, seats, wanted.games, wanted.seed, wanted.every)
    except GameError as error:
        raise Problems([error.diagnostic], loaded.sources) from None
    return plan, checked


def run(plan: Plan, jobs: int | None, save: Path | None = None) -> tuple[Results, bool]:
    """All games, or those there were when somebody pressed Ctrl-C; and whether somebody did."""
    from rulewright.simulate import Keeper, Results, Stopped, cores, kept_in, simulate

    results = Results(plan)
    kept = kept_in(save, plan) if save is not None else None
    for batch in kept.batches if kept is not None else ():
        results.add(batch)
    keeper = Keeper(save, plan, kept) if save is not None and kept is not None else nullcontext()
    title = " + ".join(Path(name).name for name in plan.packs)
    end: BaseException | None = None
    with keeper as keep, progress(title, results.count, plan.games) as advance:

        def come(batch: Batch) -> None:
            if keep is not None:
                keep.add(batch)
            advance(len(batch.games))

        try:
            simulate(results, jobs or cores(), come)
        except (KeyboardInterrupt, Stopped) as error:
            end = error
    if end is not None:
        say(phrases.say("sim-broken") if isinstance(end, Stopped) else phrases.say("sim-interrupted"), err=True)
    return results, end is not None

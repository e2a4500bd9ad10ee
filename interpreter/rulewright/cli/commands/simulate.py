"""`rulewright simulate`: many games of bots, and what they tell about the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli import phrases
from rulewright.cli.arguments import ENGINE, JOBS, MANY, NEW_FILE, PACK, PLAYERS, SEAT, SEED, SETTING
from rulewright.cli.guard import INTERRUPTED
from rulewright.cli.output import FORMAT, say, say_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.check import Checked
    from rulewright.simulate import Results


@click.command("simulate")
@click.argument("pack", type=PACK)
@click.option("--players", type=PLAYERS, help="How many play; the fewest possible unless given.")
@click.option("--games", type=MANY, default=1_000, show_default=True, help="How many games.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The seed of the first game; each has the next one.")
@click.option("--option", "options", type=SETTING, multiple=True, help="A variant of the pack; may be given again.")
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option(
    "--seat",
    "seating",
    type=SEAT,
    multiple=True,
    help="Who plays where: random, greedy, mcts:500, FILE.py:CLASS.",
)
@click.option("--jobs", type=JOBS, help="How many processes; one for each core unless given. It changes no figure.")
@click.option("--compare", is_flag=True, help="Play it also without the packs of --with, and tell what they change.")
@click.option("--engine", type=ENGINE, default="auto", show_default=True, help="Who plays random games; it changes no figure.")
@click.option("--closely", type=MANY, metavar="N", help="Look closely at every N-th game; 1 is all of them.")
@click.option("--save", type=NEW_FILE, help="Keep the games in this file as they come; if it exists, go on with it.")
@click.option("--csv", "table", type=NEW_FILE, help="Write a line for each game to this file.")
@click.option("--html", "page", type=NEW_FILE, help="Write a page with all figures and charts to this file.")
@FORMAT
@click.pass_context
def command(
    ctx: click.Context,
    pack: str,
    players: int | None,
    games: int,
    seed: int,
    options: tuple[tuple[str, str], ...],
    more: tuple[str, ...],
    seating: tuple[tuple[str, str], ...],
    jobs: int | None,
    compare: bool,
    engine: str,
    closely: int | None,
    save: Path | None,
    table: Path | None,
    page: Path | None,
    format_: str,
) -> None:
    """Play many games and tell what they show.

    Who wins from which seat and by how much, where points come from, which components are worth having and which options nobody
    takes, all with the bounds of what is certain. Ctrl-C ends it with what is there.

    \b
      rulewright simulate my-game --games 10000
      rulewright simulate my-game --players 3 --seat 1=greedy --games 200
      rulewright simulate my-game --with my-house-rule --compare
      rulewright simulate my-game --html figures.html --csv games.csv
    """
    from rulewright.cli.reporting.as_page import as_page
    from rulewright.cli.reporting.as_text import as_text
    from rulewright.cli.simulating.engines import with_engine
    from rulewright.cli.simulating.running import Wanted, plan_of, run
    from rulewright.cli.simulating.told import told, told_difference
    from rulewright.simulate import compared, reported

    if compare and not more:
        raise click.UsageError(phrases.say("sim-compare-what"))
    wanted = Wanted(players, games, seed, dict(options), seating, jobs, closely)
    plan, checked = plan_of((pack, *more), wanted)
    base = with_engine(*plan_of((pack,), wanted), engine) if compare else None
    plan = with_engine(plan, checked, engine)
    results, ended = run(plan, jobs, save)
    report, name = reported(results), _names(checked)
    sections = told(report, name, page is not None)
    data = report.as_json()
    if base is not None and not ended:
        before, ended = run(base, jobs)
        first = reported(before)
        found = compared(before, results)
        titles = " + ".join(first.packs), " + ".join(report.packs)
        sections = [*told(first, name), *told(report, name), told_difference(*titles, found, name, page is not None)]
        data = {"before": first.as_json(), "after": data, "changes": [one.as_json() for one in found]}
    if table is not None:
        _write_table(table, results)
    if page is not None:
        page.write_text(as_page(phrases.say("sim-page", packs=" + ".join(report.packs)), sections), encoding="utf-8")
    if format_ == "json":
        say_json(data)
    else:
        say(as_text(sections))
    ctx.exit(INTERRUPTED if ended else 1 if report.stopped else 0)


def _names(checked: Checked) -> Callable[[str], str]:
    """How the pack calls its nouns, in the language of the terminal where it speaks it."""
    from rulewright.cli.words import spoken
    from rulewright.narrate import Texts

    texts = Texts(checked, spoken(checked))
    return lambda noun: texts.name(noun, 2)


def _write_table(path: Path, results: Results) -> None:
    """A line a game: its seed, the result of each seat, and who won."""
    import csv

    games = results.games
    seats = max((len(game.results) for game in games), default=0)
    with path.open("w", encoding="utf-8", newline="") as out:
        rows = csv.writer(out)
        rows.writerow(["seed", *(f"result_{seat}" for seat in range(1, seats + 1)), "winners", "stopped"])
        for game in games:
            results_ = [*game.results, *[""] * (seats - len(game.results))]
            rows.writerow([game.seed, *results_, " ".join(map(str, game.winners)), game.stopped])

"""`rulewright validate`: can we play with this?"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli import phrases
from rulewright.cli.arguments import JOBS, MANY, NEW_FILE, PACK, load_game
from rulewright.cli.helping import Spoken
from rulewright.cli.output import on_terminal, say, say_diagnostics, say_json, say_over
from rulewright.cli.writing import write_whole

if TYPE_CHECKING:
    from rulewright.cli.reporting.sections import Section
    from rulewright.pipeline import Report
    from rulewright.validate import Verdict

    Everything = tuple[Verdict, list[Section], dict[str, Any]]

LOOKED_AT = 2  # games with each number of players, for invariants
FORMATS = click.Choice(["text", "json", "github"])


@click.command("validate", cls=Spoken)
@click.argument("base", type=PACK)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--games", type=MANY, default=10, show_default=True, help="Random games in each setting.")
@click.option(
    "--greedy", type=click.IntRange(0, 1000), default=1, show_default=True, help="Greedy games for each count of players."
)
@click.option("--compare", type=click.IntRange(0, 1_000_000), default=300, show_default=True, help="Games to compare it by.")
@click.option("--jobs", type=JOBS, help="How many processes; one for each core unless given.")
@click.option("--accept", is_flag=True, help="Write to the packs of --with what they were made for, as it reads now.")
@click.option("--html", "page", type=NEW_FILE, help="Write a page with everything to this file.")
@click.option("--format", "format_", type=FORMATS, default="text", help="Words for people, JSON, or annotations for GitHub.")
@click.pass_context
def command(
    ctx: click.Context,
    base: str,
    more: tuple[str, ...],
    games: int,
    greedy: int,
    compare: int,
    jobs: int | None,
    accept: bool,
    page: Path | None,
    format_: str,
) -> None:
    """Answer whether one can play with a pack.

    It is checked, compared with the base, tested by all scenarios of both, played by bots with every number of players and every
    option, and what it does to play is told with what is certain. At the end stands a verdict. The exit code is 1 if something
    is in the way.

    \b
      rulewright validate my-game --with my-house-rule
      rulewright validate my-game --with my-house-rule --format github
      rulewright validate my-game --with my-house-rule --accept
    """
    from rulewright.cli.reporting.as_page import as_page
    from rulewright.cli.reporting.as_text import as_text
    from rulewright.cli.validating.accepting import accept as accept_marks
    from rulewright.cli.validating.annotations import annotated, notice
    from rulewright.cli.validating.words import in_words, told_games, told_verdict
    from rulewright.pipeline import check_packs
    from rulewright.validate import judged

    names = (base, *more)
    report = check_packs(names)
    packs = " + ".join(Path(name).name for name in names)
    if not report.ok:
        found: Everything = judged(report.diagnostics), [], {}
    else:
        if accept:
            accept_marks(report.loaded, more)
            report = check_packs(names)
        found = _everything(base, names, report, games, greedy, compare, jobs, format_ == "text")
    verdict, sections, details = found
    tried = details.pop("tried", [])
    sections = [*sections, *([told_games(tried)] if any(one.stopped for one in tried) else []), told_verdict(packs, verdict)]
    if page is not None:
        write_whole(page, as_page(sections[-1].title, [sections[-1], *sections[:-1]]))
    if format_ == "json":
        from rulewright.diagnostics import to_json

        games_ = [one.as_json() for one in tried]
        problems = to_json(report.diagnostics, report.loaded.sources)
        say_json({**verdict.as_json(), "diagnostics": problems, "games": games_, **details})
    elif format_ == "github":
        for line in annotated(report.diagnostics, report.loaded.sources):
            say(line)
        levels = {"fine": "notice", "look": "warning", "stop": "error"}
        for finding in verdict.findings:
            say(notice(levels[finding.weight], in_words(finding)))
    else:
        if report.diagnostics:
            say_diagnostics(report.diagnostics, report.loaded.sources)
        say(as_text(sections))
    ctx.exit(1 if verdict.weight == "stop" else 0)


def _everything(
    base: str, names: tuple[str, ...], report: Report, games: int, greedy: int, compare: int, jobs: int | None, show: bool
) -> Everything:
    """All that takes time: scenarios, games, and the comparison."""
    from rulewright.cli.comparing.told import told_behaviour, told_changes
    from rulewright.cli.simulating.engines import with_engine
    from rulewright.cli.simulating.running import Wanted, plan_of, run
    from rulewright.cli.simulating.told import told_difference
    from rulewright.cli.words import spoken
    from rulewright.difference import changes, told
    from rulewright.scenario import play_both, run_scenarios
    from rulewright.simulate import compared, cores
    from rulewright.validate import broken_promises, judged, settings_of, try_out

    telling = show and on_terminal(sys.stderr)

    def progress(stage: str) -> Callable[..., None] | None:
        return partial(_progress, stage) if telling else None

    loaded, checked = report.loaded, report.loaded.checked
    assert checked is not None
    before, below = load_game((base,))
    titles = " + ".join(pack.id for pack in below.rules.packs), " + ".join(pack.id for pack in checked.rules.packs)
    own = run_scenarios(loaded, coverage=True, progress=progress("scenarios"))
    tried = try_out(names, checked, games, greedy, jobs or cores(), progress("games"))
    promised = len(checked.rules.invariants)
    counts = [setting for setting in settings_of(checked.rules) if setting.plain]
    if telling:
        say_over(phrases.say("val-looking"), err=True)
    broken = broken_promises(checked, counts, LOOKED_AT) if promised else []
    if telling:
        say_over("", err=True)
    if len(names) == 1:
        return judged(report.diagnostics, 1, None, own, tried, (), promised, broken), [], {"tried": tried}
    found = told(changes(below.rules, checked.rules), below, checked, spoken(checked))
    both = play_both(before, loaded, before.packs[:1], progress("base"), sound=True)
    if telling:
        say_over("", err=True)
    sections = [*told_changes(*titles, found), told_behaviour(*titles, below.rules.base.id, both)]
    differences = []
    if compare and not any(one.stopped for one in tried):  # games that do not end cannot be compared
        low, high = checked.rules.base.players
        players = min(max(2, low), high)  # alone, the automated opponent mostly wins, and a comparison tells little
        wanted = Wanted(players, compare, 1, {}, (), jobs)
        plans = [with_engine(*plan_of(some, wanted), "auto") for some in ((base,), names)]
        results = [run(plan, jobs)[0] for plan in plans]
        differences = compared(*results)
        from rulewright.narrate import Texts

        texts = Texts(checked, spoken(checked))
        title = phrases.say("val-play", players=players, games=compare)
        sections.append(told_difference(*titles, differences, lambda noun: texts.name(noun, 2), title=title))
    details = {"tried": tried, "changes": [one.as_json() for one in found], "play": [one.as_json() for one in differences]}
    return judged(report.diagnostics, len(found), both, own, tried, differences, promised, broken), sections, details


def _progress(stage: str, done: int, total: int, *_: object) -> None:
    say_over(phrases.say("val-progress", stage=stage, done=done, total=total), err=True)

"""`rulewright test`: the scenarios of a pack, and what they leave untested."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.arguments import PACK, TEXT, shipped
from rulewright.cli.helping import Spoken
from rulewright.cli.output import (
    FORMAT,
    bold,
    counted,
    green,
    language,
    on_terminal,
    red,
    said,
    say,
    say_diagnostics,
    say_json,
    say_over,
)
from rulewright.diagnostics import both

if TYPE_CHECKING:
    from rulewright.pipeline import Loaded
    from rulewright.scenario import Report, Result

Found = list[tuple[str, "Loaded", "Report | None"]]


@click.command("test", cls=Spoken)
@click.argument("packs", nargs=-1, type=PACK, metavar="[PACK]...")
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="Play them under this pack; may be given again.")
@click.option("--file", type=TEXT, metavar="GLOB", help="Only scenarios of files that fit, as in turns or 'turn*'.")
@click.option("--name", type=TEXT, metavar="TEXT", help="Only scenarios with this text in their name.")
@click.option("--coverage", is_flag=True, help="Also tell which declarations and branches of the pack no scenario has run.")
@click.option("--verbose", is_flag=True, help="List the scenarios that pass, too.")
@FORMAT
@click.pass_context
def command(
    ctx: click.Context,
    packs: tuple[str, ...],
    more: tuple[str, ...],
    file: str | None,
    name: str | None,
    coverage: bool,
    verbose: bool,
    format_: str,
) -> None:
    """Play the scenarios of packs: their tests.

    A scenario says what is given, what is chosen, and what must hold then.

    Without a PACK, all that come with rulewright are tested. With other packs laid over it, this tells which of its scenarios
    end differently under them.

    \b
      rulewright test my-game
      rulewright test my-game --file turns --name "too many"
      rulewright test my-game --with my-house-rule
      rulewright test my-game --coverage
      rulewright test --format json
    """
    from rulewright.pipeline import load
    from rulewright.scenario import Wanted, run_scenarios

    found: Found = []
    for pack in list(packs) or shipped():
        loaded = load([pack, *more])
        report = None
        if loaded.checked is not None:
            wanted = Wanted(frozenset({loaded.packs[0].name}) if more else None, file, name)
            show = _progress if format_ == "text" and on_terminal(sys.stdout) else None
            report = run_scenarios(loaded, coverage, wanted, show)
            if show is not None:
                say_over("")
        found.append((pack, loaded, report))
    reports = [report for _, _, report in found if report is not None]
    none_fits = (file is not None or name is not None) and not any(report.results for report in reports)
    fine = all(report is not None and report.ok for _, _, report in found) and not none_fits
    if format_ == "json":
        say_json(_as_json(found, fine))
    else:
        for pack, loaded, report in found:
            _say(pack, loaded, report, verbose)
        _say_end(reports, none_fits)
    ctx.exit(0 if fine else 1)


# -- while it goes on --
def _progress(done: int, total: int, result: Result) -> None:
    mark = red(f"  {said('FAIL')} {result.name}\n") if not result.ok else ""
    say_over(f"{mark}  {said('{done} of {total}', done=done, total=total)}  {result.file}")


# -- at the end --
def _say(name: str, loaded: Loaded, report: Report | None, verbose: bool) -> None:
    title = bold(_called(name, loaded))
    if report is None:
        say(f"{title}: {red(said('has errors, so nothing was tested'))}\n")
        say_diagnostics(loaded.diagnostics, loaded.sources)
        return
    if report.over:
        title = said("{title} with {packs}", title=title, packs=both(report.over))
    if report.ok and not verbose and report.coverage is None and not report.problems:
        held = [counted(len(report.results), "scenario")]
        if report.covered:
            held.append(said("{rules} covered", rules=counted(len(report.covered), "rule")))
        if report.left_out:
            held.append(said("{count} not played, as they want options that are settled otherwise", count=report.left_out))
        say(f"{title}: {green(said('fine'))} ({', '.join(held)})")
        return
    say(f"{title}: {green(said('fine')) if report.ok else red(said('FAILED'))}")
    say("\n".join(f"  {line}".rstrip() for line in report.as_text(verbose, language()).splitlines()) + "\n")


def _say_end(reports: list[Report], none_fits: bool) -> None:
    """The failures once more, where one looks first, and the numbers."""
    failed = [(result, report.place(result.span)) for report in reports for result in report.failed]
    if len(failed) > 1:
        say(bold(said("these failed:")))
        for result, place in failed:
            say(f"  {result.name}  ({place})")
    if none_fits:
        say(red(said("no scenario fits")))
    passed = sum(len(report.results) for report in reports) - len(failed)
    say(said("{passed} passed, {failed} failed", passed=passed, failed=len(failed)))


def _called(name: str, loaded: Loaded) -> str:
    if loaded.checked is None:
        return name
    own = loaded.packs[0].name
    pack = next((p for p in loaded.checked.rules.packs if p.span.file.partition("/")[0] == own), loaded.checked.rules.base)
    return f"{pack.id} {pack.version}"


def _as_json(found: Found, fine: bool) -> dict[str, Any]:
    reports = [report for _, _, report in found if report is not None]
    return {
        "ok": fine,
        "passed": sum(len(report.results) - len(report.failed) for report in reports),
        "failed": sum(len(report.failed) for report in reports),
        "covered": sorted({rule for report in reports for rule in report.covered}),
        "packs": [_plain(name, loaded, report) for name, loaded, report in found],
    }


def _plain(name: str, loaded: Loaded, report: Report | None) -> dict[str, Any]:
    from rulewright.diagnostics import to_json

    if report is None:
        return {"pack": name, "ok": False, "diagnostics": to_json(loaded.diagnostics, loaded.sources)}
    return {"pack": _called(name, loaded).partition(" ")[0], **report.as_json()}

"""`rulewright test`: the scenarios of a pack, and what they leave untested."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.arguments import PACK, shipped
from rulewright.cli.output import FORMAT, bold, green, red, say, say_diagnostics, say_json

if TYPE_CHECKING:
    from rulewright.pipeline import Loaded
    from rulewright.scenario import Report


@click.command("test")
@click.argument("packs", nargs=-1, type=PACK, metavar="[PACK]...")
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--coverage", is_flag=True, help="Also tell which declarations and branches no scenario has run.")
@click.option("--verbose", is_flag=True, help="List the scenarios that pass, too.")
@FORMAT
@click.pass_context
def command(
    ctx: click.Context, packs: tuple[str, ...], more: tuple[str, ...], coverage: bool, verbose: bool, format_: str
) -> None:
    """Play the scenarios of packs: their tests.

    A scenario says what is given, what is chosen, and what must hold then.

    Without a PACK, all that come with rulewright are tested.

    \b
      rulewright test my-game
      rulewright test my-game --coverage
      rulewright test --format json
    """
    from rulewright.pipeline import load
    from rulewright.scenario import run_scenarios

    found: list[tuple[str, Loaded, Report | None]] = []
    for name in list(packs) or shipped():
        loaded = load([name, *more])
        found.append((name, loaded, run_scenarios(loaded, coverage=coverage) if loaded.checked is not None else None))
    passed = sum(len(report.results) - len(report.failed) for _, _, report in found if report is not None)
    failed = sum(len(report.failed) for _, _, report in found if report is not None)
    fine = all(report is not None and report.ok for _, _, report in found)
    if format_ == "json":
        say_json(
            {
                "ok": fine,
                "passed": passed,
                "failed": failed,
                "covered": sorted({rule for _, _, report in found if report is not None for rule in report.covered}),
                "packs": [_plain(name, loaded, report) for name, loaded, report in found],
            }
        )
    else:
        for name, loaded, report in found:
            _say(name, loaded, report, verbose)
        say(f"{passed} passed, {failed} failed")
    ctx.exit(0 if fine else 1)


def _say(name: str, loaded: Loaded, report: Report | None, verbose: bool) -> None:
    title = bold(_called(name, loaded))
    if report is None:
        say(f"{title}: {red('has errors, so nothing was tested')}\n")
        say_diagnostics(loaded.diagnostics, loaded.sources)
        return
    if report.ok and not verbose and report.coverage is None and not report.problems:
        covered = f", {len(report.covered)} rules covered" if report.covered else ""
        say(f"{title}: {green('fine')} ({len(report.results)} scenarios{covered})")
        return
    say(f"{title}: {green('fine') if report.ok else red('FAILED')}")
    say("\n".join(f"  {line}".rstrip() for line in report.as_text(verbose).splitlines()) + "\n")


def _called(name: str, loaded: Loaded) -> str:
    if loaded.checked is None:
        return name
    own = loaded.packs[0].name
    pack = next((p for p in loaded.checked.rules.packs if p.span.file.partition("/")[0] == own), loaded.checked.rules.base)
    return f"{pack.id} {pack.version}"


def _plain(name: str, loaded: Loaded, report: Report | None) -> dict[str, Any]:
    from rulewright.diagnostics import to_json

    if report is None:
        return {"pack": name, "ok": False, "diagnostics": to_json(loaded.diagnostics)}
    return {"pack": _called(name, loaded).partition(" ")[0], **report.as_json()}

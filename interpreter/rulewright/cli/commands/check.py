"""`rulewright check`: every mistake of a pack in one run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.arguments import PACK, shipped
from rulewright.cli.helping import Spoken
from rulewright.cli.output import FORMAT, bold, coloured, counted, green, language, red, said, say, say_json

if TYPE_CHECKING:
    from rulewright.pipeline import Loaded

SCENARIO = re.compile(r"^- +scenario:", re.M)


@click.command("check", cls=Spoken)
@click.argument("packs", nargs=-1, type=PACK, metavar="[PACK]...")
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@FORMAT
@click.pass_context
def command(ctx: click.Context, packs: tuple[str, ...], more: tuple[str, ...], format_: str) -> None:
    """Find every mistake in packs: names, types, tables, texts. Scenarios are for `test`.

    Without a PACK, all that come with rulewright are checked.

    \b
      rulewright check my-game
      rulewright check my-game --with my-house-rule
      rulewright check --format json
    """
    named = list(packs) or shipped()
    reports = [_report([name, *more]) for name in named]
    if format_ == "json":
        say_json({"ok": all(report["ok"] for report in reports), "packs": [_plain(report) for report in reports]})
    else:
        for report in reports:
            _say(report)
    ctx.exit(0 if all(report["ok"] for report in reports) else 1)


def _report(names: list[str]) -> dict[str, Any]:
    """A report as plain data, kept until the packs or the engine change."""
    from rulewright.cli.remembered import remembered

    def check() -> tuple[dict[str, Any], list[Path]]:
        from rulewright.diagnostics import to_json, to_text

        report, read = _check(names)
        problems, sources = report.pop("problems"), report.pop("sources")
        report["errors"] = sum(problem.severity == "error" for problem in problems)
        report["diagnostics"] = to_json(problems, sources)
        report["text"] = [to_text(problems, sources, colour, language()) for colour in (False, True)] if problems else []
        return report, read

    return remembered(names, language(), check)


def _check(names: list[str]) -> tuple[dict[str, Any], list[Path]]:
    from rulewright.pipeline import check_packs

    found = check_packs(names)
    loaded = found.loaded
    report: dict[str, Any] = {
        "pack": " + ".join(name.rstrip("/").rpartition("/")[2] for name in names),
        "version": None,
        "ok": found.ok,
        "counts": {},
        "problems": list(found.diagnostics),
        "sources": loaded.sources,
    }
    if loaded.checked is not None:
        rules = loaded.checked.rules
        mine = {files.name for files in loaded.packs[: len(names)]}
        own = [pack for pack in rules.packs if pack.span.file.partition("/")[0] in mine] or rules.packs
        report["pack"] = " + ".join(pack.id for pack in own)
        report["version"] = " + ".join(pack.version for pack in own)
        report["counts"] = _counts(loaded)
    return report, [files.root for files in loaded.packs]


def _counts(loaded: Loaded) -> dict[str, int]:
    """How much there is of everything, in the words of the pack where it has words."""
    assert loaded.checked is not None
    rules = loaded.checked.rules
    counts = {kind.all_name or kind.name: sum(item.copies for item in kind.items) for kind in rules.pieces.values()}
    counts.update(rules=len(rules.rules), values=len(rules.values), scores=len(rules.scores), listeners=len(rules.listeners))
    written = [text for files in loaded.packs for text in files.scenarios.values()]
    counts["scenarios"] = sum(len(SCENARIO.findall(text)) for text in written)
    return {what: number for what, number in counts.items() if number}


def _say(report: dict[str, Any]) -> None:
    name = bold(f"{report['pack']} {report['version'] or ''}".strip())
    if not report["ok"]:
        say(f"{name}: {red(counted(report['errors'], 'error'))}")
    else:
        held = ", ".join(
            counted(number, what[:-1]) if what.endswith("s") else f"{number} {what}" for what, number in report["counts"].items()
        )
        say(f"{name}: {green(said('fine'))} ({held})")
    if report["text"]:
        say()
        say(report["text"][1 if coloured() else 0])
        say()


def _plain(report: dict[str, Any]) -> dict[str, Any]:
    return {key: report[key] for key in ("pack", "version", "ok", "counts", "diagnostics")}

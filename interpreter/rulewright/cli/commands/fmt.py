"""`rulewright fmt`: rules files in their canonical form."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli.arguments import TEXT, shipped
from rulewright.cli.helping import Spoken
from rulewright.cli.output import counted, paint, said, say, say_diagnostics
from rulewright.cli.writing import write_whole
from rulewright.diagnostics import English

if TYPE_CHECKING:
    from rulewright.diagnostics import Diagnostic

RULES = ".rules"


@click.command("fmt", cls=Spoken)
@click.argument("paths", nargs=-1, type=TEXT, metavar="[PATH]...")
@click.option("--check", "only_check", is_flag=True, help="Change nothing; show what would change, exit with 1 if anything.")
@click.option("--upgrade", is_flag=True, help="First rewrite packs of the first edition of the language in the second.")
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...], only_check: bool, upgrade: bool) -> None:
    """Write rules files in their canonical form; comments stay.

    A PATH is a .rules file, a folder, or the name of a pack. Without one, the packs that come with rulewright
    are formatted. A file with errors is reported and left as it is.

    \b
      rulewright fmt my-game
      rulewright fmt my-game/turn.rules --check
      rulewright fmt my-game --upgrade
    """
    from rulewright.diagnostics import from_here, has_errors
    from rulewright.parse import format_rules
    from rulewright.read import read_text

    changed = seen = 0
    problems: list[Diagnostic] = []
    sources: dict[str, str] = {}
    for file, before, after in _upgrades(paths or tuple(shipped()), problems, sources) if upgrade else ():
        changed += 1
        if only_check:
            _diff(before, after, from_here(file))
        else:
            write_whole(file, after)
            say(f"upgraded {from_here(file)}")
    for path, shown in _files(paths or tuple(shipped())):
        seen += 1
        if path.is_symlink():
            problems.append(_link(shown))
            continue
        text, wrong = read_text(path, shown)
        problems += wrong
        if text is None:
            continue
        sources[shown] = text
        formatted, wrong = format_rules(text, shown)
        problems += wrong
        if has_errors(wrong) or formatted == text:
            continue
        changed += 1
        if only_check:
            _diff(text, formatted, shown)
        else:
            write_whole(path, formatted)
            say(said("formatted {file}", file=shown))
    if problems:
        say_diagnostics(problems, sources)
    if not changed:
        say(said("{files}: nothing to change", files=counted(seen, "file")))
    elif only_check:
        say(said("{files} of {all} would change", files=counted(changed, "file"), all=seen))
    ctx.exit(1 if has_errors(problems) or (only_check and changed) else 0)


def _upgrades(paths: tuple[str, ...], problems: list[Diagnostic], sources: dict[str, str]) -> Iterator[tuple[Path, str, str]]:
    """Every file of a pack that must be rewritten, with its text before and after."""
    from rulewright.link import upgraded
    from rulewright.pipeline import load
    from rulewright.read import find_pack

    for given in paths:
        folder = find_pack(given)
        if folder is None:
            raise click.UsageError(said("`{given}` is neither a folder nor the name of a pack", given=given))
        packs = load([folder]).packs
        own = next(files for files in packs if files.root == folder)
        texts, undecided = upgraded(packs, own)
        problems += undecided
        sources.update({**own.sources, **texts})
        for name, text in texts.items():
            yield folder / name.removeprefix(f"{own.name}/"), own.sources[name], text


def _files(paths: tuple[str, ...]) -> list[tuple[Path, str]]:
    """Every rules file meant, with the name to show for it."""
    from rulewright.diagnostics import from_here
    from rulewright.read import find_pack, rules_below

    found: dict[Path, str] = {}
    for given in paths:
        path = Path(given)
        if path.is_file():
            if path.suffix != RULES:  # it may be anybody's: a text of nothing but headings reads like comments
                raise click.UsageError(said("`{given}` is no rules file; they end in {ending}", given=given, ending=RULES))
            found.setdefault(Path(os.path.abspath(path)), given)
            continue
        folder = find_pack(given)
        if folder is None:
            raise click.UsageError(said("`{given}` is neither a file, a folder nor the name of a pack", given=given))
        below = rules_below(folder)
        if below is None:
            raise click.UsageError(said("there is too much below `{given}` to look through; name a pack in it", given=given))
        for file in below:
            found.setdefault(file, from_here(file))
    return list(found.items())


def _link(shown: str) -> Diagnostic:
    """What a link leads to may be anybody's; nothing is written there."""
    from rulewright.diagnostics import Diagnostic, Span

    return Diagnostic(
        "RW105", English("a link is not formatted"), Span.point(shown, 1, 1), English("format the file it leads to")
    )


def _diff(before: str, after: str, shown: str) -> None:
    from difflib import unified_diff

    for line in unified_diff(before.splitlines(), after.splitlines(), shown, f"{shown} (formatted)", lineterm=""):
        style = {"+": "32", "-": "31", "@": "36"}.get(line[:1], "")
        say(paint(line, style) if style else line)

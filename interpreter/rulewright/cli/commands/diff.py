"""`rulewright diff`: what one set of rules says and does otherwise than another."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli import phrases
from rulewright.cli.arguments import LANGUAGE, NEW_FILE, PACK, load_game
from rulewright.cli.output import FORMAT, on_terminal, say, say_json, say_over

if TYPE_CHECKING:
    from rulewright.check import Checked


@click.command("diff")
@click.argument("base", type=PACK)
@click.argument("other", type=PACK, required=False)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option(
    "--against", "against", type=PACK, multiple=True, metavar="PACK", help="Compare with these packs laid over it instead."
)
@click.option("--lang", "language", type=LANGUAGE, help="The language of the sentences; that of the terminal unless given.")
@click.option("--no-scenarios", is_flag=True, help="Do not play the scenarios of the base in both.")
@click.option("--html", "page", type=NEW_FILE, help="Write a page with everything side by side to this file.")
@FORMAT
def command(
    base: str,
    other: str | None,
    more: tuple[str, ...],
    against: tuple[str, ...],
    language: str | None,
    no_scenarios: bool,
    page: Path | None,
    format_: str,
) -> None:
    """Tell what a pack changes: in the rules, in words, and in play.

    Every entry of a table and every sentence that differs stands side by side, with the sentences made from it, and the scenarios
    of the base are played in both: which of them end otherwise, and how. Of two packs, such as two versions of one, it tells what
    differs from the first to the second.

    \b
      rulewright diff my-game --with my-house-rule
      rulewright diff my-game --with one-edition --against another-edition
      rulewright diff my-game-1.0 my-game --html release-notes.html
    """
    from rulewright.cli.comparing.told import told_behaviour, told_changes
    from rulewright.cli.reporting.as_page import as_page
    from rulewright.cli.reporting.as_text import as_text
    from rulewright.cli.words import spoken
    from rulewright.difference import changes, told
    from rulewright.scenario import play_both

    if other is None and not more:
        raise click.UsageError(phrases.say("diff-what"))
    left_names = (base, *more) if against else (base,) if other is None else (base, *more)
    right_names = (base, *against) if against else (base, *more) if other is None else (other, *more)
    left, before = load_game(left_names)
    right, after = load_game(right_names)
    titles = _titles(before, after)
    found = told(changes(before.rules, after.rules), before, after, language or spoken(after))
    show = on_terminal(sys.stderr) and format_ == "text"
    both = None
    if not no_scenarios:
        both = play_both(left, right, left.packs[:1], _progress if show else None, sound=not against)
        if show:
            say_over("")
    if format_ == "json":
        ends = [one.as_json() for one in both.different] if both is not None else None
        played = {"played": both.played, "left_out": both.left_out, "different": ends} if both is not None else None
        say_json({"before": titles[0], "after": titles[1], "changes": [one.as_json() for one in found], "scenarios": played})
    sections = [*told_changes(*titles, found), told_behaviour(*titles, before.rules.base.id, both)]
    if page is not None:
        page.write_text(as_page(sections[0].title, sections), encoding="utf-8")
    if format_ != "json":
        say(as_text(sections))


def _titles(before: Checked, after: Checked) -> tuple[str, str]:
    """How the two are called: by their packs, and by their versions where these are all that differs."""
    names = [" + ".join(pack.id for pack in side.rules.packs) for side in (before, after)]
    if names[0] == names[1]:
        names = [" + ".join(f"{pack.id} {pack.version}" for pack in side.rules.packs) for side in (before, after)]
    return names[0], names[1]


def _progress(done: int, total: int) -> None:
    say_over(f"  {done} / {total}")

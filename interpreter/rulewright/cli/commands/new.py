"""`rulewright new`: a pack to begin with."""

from __future__ import annotations

import re
from pathlib import Path

import click

from rulewright.cli.arguments import PACK, TEXT, load_game
from rulewright.cli.output import bold, say


@click.command("new")
@click.argument("name", type=TEXT)
@click.option("--over", "base", type=PACK, metavar="PACK", help="A house rule or expansion of this pack, instead of a game.")
@click.option("--folder", type=TEXT, metavar="FOLDER", help="Where to make it; ./NAME unless given.")
def command(name: str, base: str | None, folder: str | None) -> None:
    """Make a small pack to begin with.

    It checks, tests and plays at once, to be changed line by line into your game. Nothing is ever overwritten.

    \b
      rulewright new my-game
      rulewright new my-game --folder games/first-try
      rulewright new my-house-rule --over my-game
    """
    from rulewright.cli.starter import house_rule_files, starter_files

    if not re.fullmatch(r"[a-z][a-z0-9-]{0,59}", name):
        raise click.BadParameter("a name is small letters, digits and hyphens, beginning with a letter", param_hint="NAME")
    root = Path(folder if folder is not None else name)
    if root.exists() and any(root.iterdir()):
        raise click.UsageError(f"{root} is there already and not empty; nothing was changed")
    files = starter_files(name) if base is None else house_rule_files(name, load_game([base])[1].rules)
    for file, text in files.items():
        path = root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as out:
            out.write(text)
        say(f"  {path}")
    shown = str(root) if "/" in str(root) else f"./{root}"
    say(f"Made {bold(name)}. Now try:")
    for command_ in ("check", "test", "play") if base is None else ("check", "explain"):
        say(f"  rulewright {command_} {shown}")
    for command_ in ("diff", "validate", "play") if base is not None else ():
        say(f"  rulewright {command_} {base} --with {shown}")

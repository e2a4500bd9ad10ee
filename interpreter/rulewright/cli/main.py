"""`rulewright`: the group of all commands. Every command lives in a file of its own."""

from __future__ import annotations

import importlib

import click

from rulewright import __version__
from rulewright.cli.guard import Guarded
from rulewright.cli.helping import in_language, words_for_click
from rulewright.cli.output import in_words, said
from rulewright.cli.words import speaking

COMMANDS = {
    "check": "check",
    "test": "test",
    "play": "play",
    "serve": "serve",
    "replay": "replay",
    "explain": "explain",
    "texts": "texts",
    "book": "book",
    "diff": "diff",
    "validate": "validate",
    "simulate": "simulate",
    "compile": "compile",
    "fmt": "fmt",
    "new": "new",
    "packs": "packs",
}


class Commands(Guarded):
    """Finds commands by name, so that starting one never imports the others."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with in_language(self):
            super().format_help(ctx, formatter)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found = importlib.import_module(f"rulewright.cli.commands.{COMMANDS[cmd_name]}").command
        return speaking(found) if isinstance(found, click.Command) else None

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """A misspelt command gets a suggestion."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from rulewright.diagnostics import English, did_you_mean

            guess = did_you_mean(args[0], COMMANDS)
            wrong = English("there is no command `{name}`", name=args[0])
            ctx.fail(said("{wrong}; did you mean `{guess}`?", wrong=wrong, guess=guess) if guess else in_words(wrong))
        return super().resolve_command(ctx, args)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, message="%(prog)s %(version)s")
def cli() -> None:
    """Board-game rules as text files that people edit, computers check and an engine plays.

    A PACK is the name of a pack that comes with rulewright, or a folder with a pack.yaml in it.

    \b
      rulewright packs                     what there is
      rulewright play PACK                 play one here
      rulewright serve PACK                play one in a browser
      rulewright new my-game               begin a game of your own
      rulewright check my-game             find every mistake in it
      rulewright test my-game              play its scenarios

    Every command explains itself: rulewright play --help. The exit code is 0 when all is fine, 1 when errors
    were found, 2 when the command line is wrong.
    """


speaking(cli)  # `rulewright --lang hu --help`


def main() -> None:
    """The console script."""
    from rulewright.cli.output import prepared

    prepared()
    words_for_click()
    cli(prog_name="rulewright")

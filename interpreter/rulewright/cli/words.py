"""The texts of a game for the terminal."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeAlias

import click

from rulewright.cli.arguments import LANGUAGE

if TYPE_CHECKING:
    from rulewright.check import Checked
    from rulewright.narrate import Texts
    from rulewright.run import Game

    Words: TypeAlias = Texts


ASKED = "rulewright.language"  # where a command line keeps the language that it asks for


def speaking(command: click.Command) -> click.Command:
    """A command that can be asked to speak a language."""
    if not any("--lang" in param.opts for param in command.params):
        about = "Speak this language, as `hu`."
        asked = click.Option(["--lang"], type=LANGUAGE, callback=_asked, expose_value=False, is_eager=True, help=about)
        command.params.append(asked)
    return command


def _asked(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    ctx.meta[ASKED] = value


def wanted_language() -> str:
    """The language a person wants, by `--lang` or as the environment has it: `de`, `de_at.utf-8`, or nothing."""
    ctx = click.get_current_context(silent=True)
    asked = ctx.meta.get(ASKED) if ctx is not None else None
    return (
        str(asked).lower()
        if asked
        else (os.environ.get("RULEWRIGHT_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "").lower()
    )


def texts_for(game: Game) -> Texts:
    """Texts in the language of the terminal where the pack speaks it, else in its first one."""
    from rulewright.narrate import Texts

    checked = game.program.checked
    texts = Texts(checked, spoken(checked))
    texts.seated(game.program.layout.seats)
    return texts


def spoken(checked: Checked) -> str:
    """The language of the terminal where the packs speak it, else their first one."""
    languages = checked.rules.languages or ("en",)
    wanted = wanted_language()
    return next((language for language in languages if wanted.startswith(language)), languages[0])

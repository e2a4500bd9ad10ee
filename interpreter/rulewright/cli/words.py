"""The texts of a game for the terminal."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, TypeAlias

import click

from rulewright.cli.arguments import LANGUAGE
from rulewright.cli.guard import LINE

if TYPE_CHECKING:
    from rulewright.check import Checked
    from rulewright.narrate import Texts
    from rulewright.run import Game

    Words: TypeAlias = Texts


def speaking(command: click.Command) -> click.Command:
    """A command that can be asked to speak a language."""
    if not any("--lang" in param.opts for param in command.params):
        asked = click.Option(
            ["--lang"],
            type=LANGUAGE,
            expose_value=False,
            is_eager=True,
            help="Speak this language, as `hu`.",
        )
        command.params.append(asked)
    return command


def _asked() -> str:
    """What a command line says after `--lang`, also one that nobody understands: it is answered in that language."""
    line = LINE.get()
    for word, following in zip(line, (*line[1:], ""), strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return ""


def asked_language() -> str:
    """The language that `--lang` asks for, without its country; nothing if it does not, whatever the environment says."""
    return re.split(r"[^a-z]", _asked().lower(), maxsplit=1)[0]


def wanted_language() -> str:
    """The language a person wants, by `--lang` or as the environment has it: `de`, `de_at.utf-8`, or nothing."""
    names = ("RULEWRIGHT_LANGUAGE", "LC_ALL", "LANG")
    return (_asked() or next((found for name in names if (found := os.environ.get(name))), "")).lower()


def texts_for(game: Game) -> Texts:
    """Texts in the language of the terminal where the pack speaks it, else in its first one."""
    from rulewright.narrate import Texts

    checked, layout = game.program.checked, game.program.layout
    texts = Texts(checked, spoken(checked), layout.options)
    texts.seated(layout.seats)
    return texts


def spoken(checked: Checked) -> str:
    """The language of the terminal where the packs speak it, else their first one."""
    languages = checked.rules.languages or ("en",)
    wanted = wanted_language()
    return next((language for language in languages if wanted.startswith(language)), languages[0])

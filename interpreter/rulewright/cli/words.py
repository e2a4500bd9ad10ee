"""The texts of a game for the terminal."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from rulewright.check import Checked
    from rulewright.narrate import Texts
    from rulewright.run import Game

    Words: TypeAlias = Texts


def wanted_language() -> str:
    """The language a person wants, as the environment has it: `de`, `de_at.utf-8`, or nothing."""
    return (os.environ.get("RULEWRIGHT_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "").lower()


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

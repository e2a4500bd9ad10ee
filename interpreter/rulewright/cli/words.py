"""The texts of a game for the terminal."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rulewright.check.check import Checked
    from rulewright.run.game import Decision, Entry, Game, Option


class Words(Protocol):
    """What the terminal needs to be told in words."""

    def prompt(self, game: Game, decision: Decision) -> str: ...
    def option(self, game: Game, decision: Decision, option: Option) -> str: ...
    def entry(self, game: Game, entry: Entry) -> str: ...
    def result(self, game: Game) -> str: ...
    def name(self, noun: str, count: int = 1) -> str: ...


def texts_for(checked: Checked) -> Words:
    """Texts in the language of the terminal where the pack speaks it, else in its first one."""
    spoken = checked.rules.base.languages or ("en",)
    wanted = (os.environ.get("RULEWRIGHT_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "").lower()
    language = next((language for language in spoken if wanted.startswith(language)), spoken[0])
    try:
        from rulewright.explain import Texts
    except ImportError:
        return PlainWords()
    return Texts(checked, language)


class PlainWords:
    """Bare names and keys; for when nothing better is there."""

    def prompt(self, game: Game, decision: Decision) -> str:
        return f"Player {decision.player}: choose {decision.site.label.replace('_', ' ')}"

    def option(self, game: Game, decision: Decision, option: Option) -> str:
        return option.key

    def entry(self, game: Game, entry: Entry) -> str:
        if entry.effect is not None:
            return f"player {entry.player}: {entry.effect.verb} {entry.amount if entry.amount is not None else ''} {entry.effect.noun}"
        return f"player {entry.player}: {entry.site.label if entry.site else ''} {entry.key}"

    def result(self, game: Game) -> str:
        winners = game.winners()
        return f"{' and '.join(f'player {seat}' for seat in winners)} {'wins' if len(winners) == 1 else 'share the win'}"

    def name(self, noun: str, count: int = 1) -> str:
        return noun.replace("_", " ")

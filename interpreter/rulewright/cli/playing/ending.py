"""Where the points came from, on the screen: a table for everything that counts in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.output import bold
from rulewright.cli.playing.columns import aligned
from rulewright.table import origins

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.run import Game


def breakdown(game: Game, words: Words) -> list[str]:
    """A table for each counter that scores or decides: one line a rule, one column a player."""
    lines: list[str] = []
    heads = ["", *(words.player(seat) for seat in range(1, game.players + 1))]
    for origin in origins(game, words):
        rows = [[line.title, *(f"{number:+d}" if number else "" for number in line.numbers)] for line in origin.lines]
        lines += [bold(phrases.say("came-from", noun=origin.title)), *(f"  {line}" for line in aligned([heads, *rows]))]
    return lines

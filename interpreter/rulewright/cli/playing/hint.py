"""What a bot that thinks for a moment would do, for whoever does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli import phrases

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.run import Decision, Game

SECONDS = 3.0
SHOWN = 3


def hint(game: Game, words: Words, decision: Decision, seconds: float = SECONDS) -> list[str]:
    """The best options as far as the asked player can know, and in how many tries each was found good."""
    from rulewright.run import Effort, GameError, ranked

    try:
        found = ranked(game, Effort(None, seconds), game.choices + 1)
    except GameError:
        return [phrases.say("no-hint")]
    tries = sum(games for _, games, _ in found)
    by_key = {option.key: option for option in decision.options}
    lines = [phrases.say("hint", option=words.option(game, decision, by_key[found[0][0]]), tries=tries)]
    for key, games, value in found[:SHOWN]:
        if games:
            share = f"{100 * value:.0f}"
            lines.append(phrases.say("hint-option", option=words.option(game, decision, by_key[key]), share=share, games=games))
    return lines

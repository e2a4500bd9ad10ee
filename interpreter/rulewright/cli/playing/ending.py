"""Where the points came from: for everything that counts in the end, by the rule that gave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.output import bold, dim
from rulewright.cli.playing.columns import aligned
from rulewright.link import PLAYER
from rulewright.parse import ast

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.run import Game

SIGNS = {"gain": 1, "lose": -1, "pay": -1}


def breakdown(game: Game, words: Words) -> list[str]:
    """A table for each counter that scores or decides: one line a rule, one column a player."""
    lines: list[str] = []
    for noun in _counting(game):
        told: dict[str, dict[int, int]] = {}
        for entry in game.log:
            effect = entry.effect
            if effect is None or effect.noun != noun or effect.verb not in SIGNS or not isinstance(entry.amount, int):
                continue
            of = told.setdefault(effect.rule, {})
            of[entry.player] = of.get(entry.player, 0) + SIGNS[effect.verb] * entry.amount
        rows = {rule: of for rule, of in told.items() if any(of.values())}
        if len(rows) < 2:
            continue
        seats = range(1, game.players + 1)
        table = [["", *(words.player(seat) for seat in seats)]]
        for rule, of in rows.items():
            table.append([words.cause(rule), *(f"{of[seat]:+d}" if of.get(seat) else "" for seat in seats)])
        lines += [bold(phrases.say("came-from", noun=words.name(noun, 2))), *(f"  {line}" for line in aligned(table))]
    return [dim(line) if not line.strip() else line for line in lines]


def _counting(game: Game) -> list[str]:
    """The counters of players that the scores and the winner speak of."""
    rules = game.program.checked.rules
    own = {name for name, variable in rules.variables.items() if variable.per == (PLAYER,) and variable.sort != "variable"}
    said = [*(score.body for score in rules.scores.values()), *([rules.winner] if rules.winner is not None else [])]
    named = [str(node.name) for whole in said for node in ast.walk(whole) if isinstance(node, ast.Name)]
    return list(dict.fromkeys(name for name in named if name in own))

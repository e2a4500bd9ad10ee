"""How a game ended: seats, scores, winners, and a hash by which two games can be compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.cli import phrases
from rulewright.cli.output import bold, dim

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.run import Game


def result_data(game: Game, packs: list[str], seed: int) -> dict[str, Any]:
    """Everything about an ended game, for programs."""
    return {
        "packs": packs,
        "players": game.players,
        "seed": seed,
        "over": game.over,
        "decisions": game.choices,
        "seats": [
            {
                "seat": seat,
                "scores": game.scores(seat),
                "points": sum(game.scores(seat).values()),
                "standing": list(game.standing(seat)),
            }
            for seat in range(1, game.players + 1)
        ],
        "winners": game.winners() if game.over else [],
        "state": game.digest(),
    }


def result_text(game: Game, texts: Words, packs: list[str], seed: int) -> str:
    """The score sheet and who won."""
    played = phrases.say("played", packs=bold(" + ".join(packs)), players=game.people, seed=seed, decisions=game.choices)
    state = phrases.say("state-hash", hash=game.digest()[:16])
    return "\n".join([played, *score_sheet(game, texts), bold(texts.result(game)[0]), dim(state)])


def score_sheet(game: Game, texts: Words) -> list[str]:
    """One line a score, one column a player; a game without scores has no sheet."""
    scores = {seat: game.scores(seat) for seat in range(1, game.players + 1)}
    names = list(scores[1])
    if not names:
        return []
    heads = [texts.player(seat) for seat in scores]
    last = phrases.say("total")
    width = max(len(last), *(len(texts.name(name, 2)) for name in names)) + 2
    columns = [max(8, len(head) + 2) for head in heads]
    lines = [f"{'':<{width}}" + "".join(f"{head:>{w}}" for head, w in zip(heads, columns, strict=True))]
    for name in names:
        row = "".join(f"{scores[seat][name]:>{w}}" for seat, w in zip(scores, columns, strict=True))
        lines.append(f"{texts.name(name, 2):<{width}}{row}")
    total = "".join(f"{sum(scores[seat].values()):>{w}}" for seat, w in zip(scores, columns, strict=True))
    return [*lines, bold(f"{last:<{width}}{total}")]

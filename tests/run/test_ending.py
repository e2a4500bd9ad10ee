"""`end game` leaves the rule it stands in: what was done before it counts, and nothing behind it is done."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked, game_of

from rulewright import GameError, Playouts

NOUNS = "resources: {coin: {per: player}}\n"
RULES = """\
flow game:
    each player: do turn
    each player: do late

winner: most coin
rule late: gain 1000 coin
rule ending:
    gain 1 coin
    end game
    gain 10 coin

rule turn:
    LINES
    gain 100 coin
"""
ENDS = (
    "gain 1 coin; end game",
    "if coin = 0: gain 1 coin; end game",
    "if able: gain 1 coin; end game",
    "if able:\n    choose n from 1 .. 1\n    gain n coin\n    end game",
    "if able: pay 1 coin\nelse: gain 1 coin; end game",
    "surely: gain 1 coin; end game",
    "3 times: gain 1 coin; end game",
    "for each n in 1 .. 3: gain n coin; end game",
    "repeat: gain 1 coin; end game\nuntil coin > 5",
    "part inner: gain 1 coin; end game",
    "match coin:\n    0: gain 1 coin; end game\n    else: skip",
    "first possible:\n    one: pay 1 coin\n    two: gain 1 coin; end game",
    "may: gain 1 coin; end game",
    "up to 2 times: gain 1 coin; end game",
    "choose one:\n    one: gain 1 coin; end game\n    two: gain 1 coin; end game",
    "any order:\n    one: gain 1 coin; end game\n    two: gain 1 coin; end game",
    "each player: gain 1 coin; end game",
)


def coins(folder: Path, lines: str) -> int:
    """Of the one player in the end; always the first option is taken."""
    game = game_of(folder, RULES.replace("LINES", lines.replace("\n", "\n    ")), NOUNS, players=(1, 1))
    while game.decision is not None:
        game.choose(game.decision.options[0].key)
    assert game.over
    found: int = game.view()["variables"]["coin"].popitem()[1]
    return found


@pytest.mark.parametrize("lines", ENDS)
def test_nothing_is_done_behind_the_end(tmp_path: Path, lines: str) -> None:
    assert coins(tmp_path, lines) == 1


@pytest.mark.parametrize("lines", ["do ending", "surely: do ending", "if able: do ending", "may: do ending"])
def test_a_rule_that_had_it_done_goes_on(tmp_path: Path, lines: str) -> None:
    assert coins(tmp_path, lines) == 1 + 100


def test_an_order_of_players_that_comes_to_nothing_is_told_by_random_play_too(tmp_path: Path) -> None:
    """It is a mistake of the rules, at their line, whoever asks at the end of a game."""
    rules = "flow game:\n    each player: gain 1 coin\nvalue wealth(who: player) = coin of who\nwinner: most wealth(leader)\n"
    nouns = "resources: {coin: {per: player}}\nvariables: {leader: {type: player}}\n"
    finished = Playouts(checked(tmp_path, rules, nouns), 2).play(1)
    for ask in (finished.winners, lambda: finished.standing(1)):
        with pytest.raises(GameError) as stopped:
            ask()
        assert stopped.value.diagnostic.code == "RW505" and stopped.value.diagnostic.span is not None

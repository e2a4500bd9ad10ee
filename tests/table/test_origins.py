"""Where points came from: the lines of each counter add up to what everybody has, over whole random games."""

from __future__ import annotations

import pytest
from tests.shipped_games import start
from tests.small_packs import choose_at_random

from rulewright.narrate import Texts
from rulewright.table import origins


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "players"), [("tekhenu", 2), ("teotihuacan", 2)])
def test_the_lines_add_up_to_what_there_is(pack: str, players: int) -> None:
    game = start(pack, players, 4)
    texts = Texts(game.program.checked)
    choose_at_random(game, 4)
    assert game.over
    named = {texts.name(noun, 2): noun for noun in game.program.checked.rules.variables}
    told = origins(game, texts)
    assert told
    for origin in told:
        values = game.view()["variables"][named[origin.title]]
        sums = [sum(numbers) for numbers in zip(*(line.numbers for line in origin.lines), strict=True)]
        assert sums == [values[f"player {seat}"] for seat in range(1, game.players + 1)], origin

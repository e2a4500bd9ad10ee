"""Bots that look ahead: all looks of one decision together cost no more than a decision may, and what stops them is said."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.abuse.helpers import NOUNS, turn
from tests.inside import spent
from tests.small_packs import game_of

from rulewright import Game, GameError, make_policy

GOODS = [f"g{number}" for number in range(60)]
MIX = "resources:\n" + "".join(f"  {name}: {{per: player}}\n" for name in ["coin", *GOODS]) + "variables: {round: {}}\n"
NEXT = ("set round to round + 1", "if round > 3: end game")
DEAR = "let k = count of 1..9000 where (count of 1..300 where it mod 7 = 3) = 42"
DEARER = "value v = count of 1..9000 where (count of 1..9000 where it mod 7 = 3) = 42\n"
MANY = {
    "a mix of sixty goods": (turn(f"gain 10000 mix of [{', '.join(GOODS)}]", *NEXT), MIX),
    "options that are dear": (turn("choose a from 1..10000", DEAR, "gain k coin", *NEXT), NOUNS),
    "options that ask": (turn("choose a from 1..10000", "choose b from 1..10000", "gain 1 coin", *NEXT), NOUNS),
    "options that fail": (turn("choose a from 1..90", "choose b from 1..40", "require b = 40", *NEXT), NOUNS),
}


def begun(folder: Path, rules: str, nouns: str) -> Game:
    return game_of(folder, rules, nouns, players=(2, 2), seats=2)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "mcts:1"])
@pytest.mark.parametrize("name", MANY)
def test_a_bot_decides_soon(tmp_path: Path, name: str, bot: str) -> None:
    game = begun(tmp_path, *MANY[name])
    start = time.process_time()
    try:
        key = make_policy(bot, 1).choose(game)
        assert game.decision is not None and key in {option.key for option in game.decision.options}
    except GameError as stopped:  # a whole game of it is too much
        assert bot != "greedy" and stopped.diagnostic.code == "RW501" and stopped.diagnostic.span is not None
    assert time.process_time() - start < 20  # some two seconds, on a machine that is not too busy


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "mcts:1"])
def test_a_standing_that_is_never_worked_out_is_told_at_its_line(tmp_path: Path, bot: str) -> None:
    rules = turn("choose a from 1..3", *NEXT).replace("most coin", "most v")
    with pytest.raises(GameError) as caught:
        make_policy(bot, 1).choose(begun(tmp_path, rules + DEARER, NOUNS))
    assert caught.value.diagnostic.code == "RW501"
    assert caught.value.diagnostic.span is not None


@pytest.mark.slow
def test_a_mix_costs_what_there_is_to_choose_from(tmp_path: Path) -> None:
    few, many = (
        spent(begun(tmp_path / f"{count}", turn(f"gain {count} mix of [coin, g1, g2]", *NEXT), MIX)) for count in (2, 500)
    )
    assert many - few >= 500

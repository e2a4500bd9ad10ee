"""What no scenario can ask about a shipped pack: for how many people it is, and what nobody may look at."""

from __future__ import annotations

import pytest
from tests.shipped_games import PACKS, rules, start

PLAYERS = {
    "tic-tac-toe": (2, 2),
    "connect-four": (2, 2),
    "akropolis": (2, 4),
    "cuzco": (2, 4),
    "tekhenu": (1, 4),
    "teotihuacan": (1, 4),
}


@pytest.mark.slow
def test_each_pack_is_for_as_many_people_as_its_box_says() -> None:
    found = {pack: next(one for one in rules(pack).rules.packs if one.id == pack) for pack in PLAYERS}
    assert {pack: one.players for pack, one in found.items()} == PLAYERS
    assert set(PLAYERS) <= set(PACKS)


def test_nobody_sees_the_stacks_of_akropolis() -> None:
    game = start("akropolis", 3, seed=1)
    everything = game.view()["zones"]
    assert len(everything["stacks"]["all"]) == 44
    for seat in (1, 2, 3):
        mine = game.view(seat)["zones"]
        assert not isinstance(mine["stacks"]["all"], list)
        assert mine["site"] == everything["site"]


def test_nobody_sees_the_cards_of_others_in_cuzco() -> None:
    game = start("cuzco", 3, seed=1)
    everything = game.view()["zones"]
    assert len(everything["deck"]["all"]) == 20
    for seat in (1, 2, 3):
        mine = game.view(seat)["zones"]
        assert not isinstance(mine["deck"]["all"], list)
        assert mine["face_up"] == everything["face_up"]
        for other in (1, 2, 3):
            assert len(everything["hand"][f"player {other}"]) == 3
            assert isinstance(mine["hand"][f"player {other}"], list) == (seat == other)


@pytest.mark.slow
def test_starting_tiles_of_teotihuacan_are_chosen_in_secret() -> None:
    game = start("teotihuacan", 3, seed=1)
    assert game.decision is not None
    chooser = f"player {game.decision.player}"
    while not game.view()["zones"]["kept"][chooser]:
        assert game.decision is not None
        game.choose(game.decision.options[0].key)
    assert len(game.view()["zones"]["kept"][chooser]) == 2
    for seat in (1, 2, 3):
        mine = game.view(seat)["zones"]
        own = chooser == f"player {seat}"
        assert isinstance(mine["kept"][chooser], list) == own
        assert isinstance(mine["dealt"][chooser], list) == own

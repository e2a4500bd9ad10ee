"""What no scenario can ask about a shipped pack: for how many people it and its options are, how far numbers go that may be
chosen before a game, and what nobody may look at."""

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

SOME_PLAYERS = {
    "akropolis": {"long_game": (2, 3)},
    "cuzco": {},
    "tekhenu": {"difficulty": (1,), "random_starting_cards": (1,), "precious_decrees": (1,)},
    "teotihuacan": {
        "first_game": (2, 3, 4),
        "bot_workers": (1,),
        "bot_goods": (1,),
        "bot_exchange": (1,),
        "bot_worship_steps": (1,),
        "bot_bonus_tiles": (1,),
        "bot_technologies": (1,),
        "bot_displaces_at_palace": (1,),
    },
}
NUMBERS = {
    "bot_workers": (-3, 3),
    "bot_goods": (-1, 1),
    "bot_exchange": (-2, 2),
    "bot_worship_steps": (-1, 1),
    "bot_bonus_tiles": (-2, 2),
    "bot_technologies": (-2, 2),
    "middle_row_begins_with": (4, 5),
    "pyramid_track_end": (9, 10),
}


@pytest.mark.slow
@pytest.mark.parametrize("pack", SOME_PLAYERS)
def test_options_are_for_some_players_and_numbers_go_so_far(pack: str) -> None:
    options = rules(pack).rules.options.values()
    assert {option.name: option.players for option in options if option.players} == SOME_PLAYERS[pack]
    numbers = {option.name: (option.low, option.high) for option in options if option.low != option.high}
    assert numbers == (NUMBERS if pack == "teotihuacan" else {})


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


@pytest.mark.slow
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

"""A choice with one legal option makes itself: it is not asked, not logged, and taken back with the choice before it."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import game_of as any_game
from tests.small_packs import options

from rulewright import Game

NOUNS = "resources: {wood: {per: player, start: 5}, fish: {per: player}}\nvariables: {die: {min: 1, max: 6}}\n"
HEAD = "flow game:\n    each player: do turn\n\nwinner: most fish\n\n"


def game_of(folder: Path, rules: str, seats: int = 1) -> Game:
    return any_game(folder, HEAD + rules, NOUNS, seats=seats)


SUM = """\
action turn:
    choose n from 1..3
    choose m from 1..4 where it > n
    gain 1 fish
    pay n + m wood
    choose k from 1..2
    gain k fish
"""


def test_the_only_legal_option_is_taken(tmp_path: Path) -> None:
    game = game_of(tmp_path, SUM)
    assert options(game) == ("n", ["1", "2"])
    game.choose("2")  # then m is 3, since 4 cannot be paid
    assert options(game) == ("k", ["1", "2"])
    assert game.choices == 1
    game.choose("2")
    chosen = [(entry.site.label, entry.key) for entry in game.log if entry.site is not None]
    assert chosen == [("n", "2"), ("k", "2")]


def test_undo_takes_back_what_followed_by_itself(tmp_path: Path) -> None:
    game = game_of(tmp_path, SUM)
    before = game.digest()
    game.choose("2")
    game.undo()
    assert options(game) == ("n", ["1", "2"])
    assert game.digest() == before


def test_an_agenda_drops_what_a_roll_made_impossible(tmp_path: Path) -> None:
    rules = """\
action turn:
    any order as chores:
        burn: roll die; lose die wood; add to chores: do sell(5); add to chores: do sell(0)
        keep: pay 5 wood; gain 1 fish
        wash: gain 10 fish

rule sell(n): pay n wood; gain 100 fish
"""
    game = game_of(tmp_path, rules)
    assert options(game) == ("chores", ["burn", "keep", "wash"])
    game.choose("burn")
    assert options(game) == ("chores", ["wash", "added 1"])  # the one that costs nothing; the other has lapsed
    game.choose("wash")
    assert game.over
    assert game.view()["variables"]["fish"] == {"player 1": 110}


def test_another_players_only_option_is_no_question_either(tmp_path: Path) -> None:
    rules = """\
action turn:
    each player:
        choose one as gift:
            give: pay 9 wood
            take: gain 1 fish
"""
    game = game_of(tmp_path, rules, 2)
    assert game.over
    assert game.log and not any(entry.site for entry in game.log)
    assert game.view()["variables"]["fish"] == {"player 1": 2, "player 2": 2}

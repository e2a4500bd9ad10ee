"""Whose turn it is to listen, and for whom a component works: in a game, and the same in random play."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import value
from tests.run.both_ways import ends
from tests.small_packs import checked, options

from rulewright import new_game

NOUNS = """\
resources: {wood: {per: player, start: 3}, gold: {per: player, start: 3}, coin: {per: player}}
variables: {told: {}, chief: {type: player}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
DEAL = "winner: most coin\n\nrule deal: draw 1 from row to hand\n"


@pytest.mark.parametrize(
    ("who", "digits"),
    [
        ("any player", 9123_9231_9312),
        ("another player", 923_931_912),
        ("you", 91_92_93),
    ],
)
@pytest.mark.parametrize("when", ["after", "before"])
def test_listeners_act_clockwise_from_the_acting_player(tmp_path: Path, who: str, digits: int, when: str) -> None:
    """The rules' own come first. The cards lie against the order of the seats, so that this is not how they come by it."""
    cards = (
        f'pieces: card\nitems: {{ant: {{copies: 3, effect: "{when} {who} does ring: set told to 10 * told + seat of player"}}}}\n'
    )
    rules = f"""\
flow game:
    each player in rank players by most seat of it: do deal
    each player: do ring

rule ring: skip

{when} any player does ring: set told to 10 * told + 9
"""
    found = checked(tmp_path, DEAL + rules, NOUNS, cards.replace("you does", "you do"))
    assert [end["variables"]["told"]["all"] for end in ends(found, 3, runs=2)] == [digits]


@pytest.mark.parametrize("owner", [2, *(pytest.param(seat, marks=pytest.mark.slow) for seat in (1, 3))])
@pytest.mark.parametrize(
    ("effect", "owned", "others"),
    [
        ("add 5 to price", (7, ["1", "2", "3"]), (2, ["1", "2", "3"])),
        ("treat price as 9", (9, ["1", "2", "3"]), (2, ["1", "2", "3"])),
        ("waive wood", (2, ["1", "2", "3", "4", "5", "6", "7"]), (2, ["1", "2", "3"])),
        ("substitute gold for wood", (2, ["1", "2", "3", "4", "5", "6"]), (2, ["1", "2", "3"])),
        ("while wood of owner > 0: add 5 to price", (7, ["1", "2", "3"]), (2, ["1", "2", "3"])),
    ],
)
def test_a_modifier_works_for_its_owner_only(
    tmp_path: Path, owner: int, effect: str, owned: tuple[int, list[str]], others: tuple[int, list[str]]
) -> None:
    rules = """\
flow game:
    do begin
    each player: do turn

rule begin: each player in players where seat of it = OWNER: draw 1 from row to hand
value price = 2

action turn:
    choose n from 1..7
    pay n wood
    gain n coin
"""
    cards = f'pieces: card\nitems:\n  ant: {{effect: "{effect}"}}\n'
    found = checked(tmp_path, DEAL + rules.replace("OWNER", str(owner)), NOUNS, cards)
    game = new_game(found, 3)
    for seat in (1, 2, 3):
        price, offered = owned if seat == owner else others
        assert game.decision is not None and game.decision.player == seat
        assert (value(game, "price", seat), options(game)) == (price, ("n", offered))
        game.choose("1")
        while game.decision is not None and game.decision.site.label == "payment":
            game.choose("1 wood")
    most = max(max(end["variables"]["coin"].values()) for end in ends(found, 3, runs=4_000))
    assert most == len(owned[1])


@pytest.mark.parametrize("owner", [1, 2])
def test_a_card_is_played_by_its_owner_only(tmp_path: Path, owner: int) -> None:
    rules = f"""\
flow game:
    do begin
    each player: do turn

rule begin: each player in players where seat of it = {owner}: draw 1 from row to hand

action turn:
    window here
    gain 1 coin
"""
    cards = 'pieces: card\nitems:\n  ant: {effect: "in here: gain 10 coin"}\n'
    found = checked(tmp_path, DEAL + rules, NOUNS, cards)
    game = new_game(found, 2)
    assert game.decision is not None and game.decision.player == owner
    coins = {tuple(end["variables"]["coin"].values()) for end in ends(found, 2)}
    assert coins == {(1, 1), (11, 1) if owner == 1 else (1, 11)}

"""Random play is a second way to carry out the same rules: it comes to the ends that the exact lists allow, and to no other.

Each pack here is about one thing that the fast loops know beforehand, or do in another way than a game that asks.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from tests.run.both_ways import amounts, ends
from tests.small_packs import checked, options

from rulewright import Playouts, new_game

WINNER = "winner: most coin\n\n"
GOODS = "resources: {wood: {per: player, start: 6}, fish: {per: player}, coin: {per: player}, timber: {start: 6}}\n"
TOLD = "variables: {told: {}, chief: {type: player}, blessed: {type: yes_no, per: player}, die: {min: 1, max: 2}}\n"
NOUNS = GOODS + TOLD
HANDS = NOUNS + "zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}\n"


def told(folder: Path, flow: str, seats: int) -> set[int]:
    """Who had a turn, as the digits of a number; the players' seats in the order of their turns."""
    rules = f"flow game:\n    do begin\n{flow}\n\nrule begin: set chief to last of players\n"
    rules += "rule act: set told to 10 * told + seat of player\nrule blow: set told to 10 * told + 9\n"
    rules += "rule ring: set told to 10 * told + 1\n"
    return {end["variables"]["told"]["all"] for end in ends(checked(folder, WINNER + rules, NOUNS), seats, runs=3)}


# -- the flow --
@pytest.mark.parametrize(
    ("flow", "digits"),
    [
        ("    turns until told > 99999: do act", 123123),
        ("    turns from chief until told > 99999: do act", 312312),
        ("    turns from (next of chief) until told > 99999: do act", 123123),
        ("    turns from (previous of chief) until told > 9999: do act", 23123),
        ("    turns from chief until told > 99999:\n        do act\n        do blow", 391929),
        ("    turns from chief until told > 9999:\n        each player: do act", 123123),
        ("    turns from chief until told > 9999:\n        each player from player: do act", 312123),
        ("    each player from chief: do act", 312),
        ("    each player from (previous of chief): do act", 231),
        ("    each player in rank players by most seat of it: do act", 321),
        ("    each player in players where it != chief: do act", 12),
        ("    repeat:\n        turns from chief until told > 99: do act\n        do blow\n    until told > 99999", 312999),
        ("    repeat: do ring\n    until told > 99", 111),
    ],
)
def test_turns_begin_with_the_right_seat_and_go_round_the_right_way(tmp_path: Path, flow: str, digits: int) -> None:
    assert told(tmp_path, flow, 3) == {digits}


@pytest.mark.parametrize(
    ("flow", "digits"),
    [
        ("    if told > 5: do blow\n    else: do ring", 1),
        ("    if told < 5: do blow\n    else: do ring", 9),
        ("    each player:\n        if player = chief: do blow\n        else: do act", 129),
        ("    for each n in 1..3:\n        if n = 2: do ring\n        else:\n            do blow\n            do ring", 91191),
        ("    if told > 5: do blow\n    do ring", 1),
    ],
)
def test_the_other_branch_of_the_flow(tmp_path: Path, flow: str, digits: int) -> None:
    assert told(tmp_path, flow, 3) == {digits}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_otherwise_is_done_where_nothing_else_can_be(tmp_path: Path, seats: int) -> None:
    rules = """\
flow game:
    turns until coin > 20: do dear otherwise do cheap

rule dear:
    choose n from 2..3
    pay n wood
    gain n coin

rule cheap: gain 10 coin
"""
    found = amounts(checked(tmp_path, WINNER + rules, NOUNS), seats, "wood", runs=1_500)
    assert found <= set(product((0, 1, 2, 3), repeat=seats))
    assert {wood[0] for wood in found} == {0, 1}


# -- what may fail --
@pytest.mark.parametrize(
    "line",
    [
        "3 times: pay n wood",
        "n times: pay 3 wood",
        "for each k in 1..3: pay n wood",
        "for each k in 1..n: pay 3 wood",
        "part cost: 3 times: pay n wood",
        "if n > 2: pay 7 wood",
        "match n:\n        1, 2: skip\n        else: pay 7 wood",
        "repeat:\n        pay 3 wood\n        gain n fish\n    until fish >= n * n",
        "3 times: require n < 3",
        "each player: pay 3 * n wood",
        "set fish to 6 div (3 - n)",
        "gain seat of first of (players where n < 3) fish",
        "let gone = best p in (players where n < 3) by most wood of p",
        "do inner(n)",
        "if able: pay 99 wood\n    else: 3 times: pay n wood",
        "first possible:\n        much: pay 99 wood\n        some: pay 3 * n wood",
        "any order as chores:\n        a: pay 3 * n wood\n        b: gain 1 fish",
        "choose one as deed:\n        a: pay 3 * n wood\n        b: pay 4 * n - 2 wood",
    ],
)
def test_what_can_fail_is_known_to(tmp_path: Path, line: str) -> None:
    """With six wood 1 and 2 are possible, and 3 is not, wherever the cost stands; nothing directly behind the choice tells so."""
    rules = f"flow game:\n    each player: do turn\n\naction turn:\n    choose n from 1..3\n    gain n coin\n    {line}\n\n"
    rules += "rule inner(n): 3 times: pay n wood\n"
    found = checked(tmp_path, WINNER + rules, NOUNS)
    assert options(new_game(found, 1)) == ("n", ["1", "2"])
    assert amounts(found, 1, "coin") == {(1,), (2,)}


@pytest.mark.parametrize(
    "listener",
    [
        "after any player gains coin(n): require n < 3",
        "after any player gains coin(n): 3 times: pay n wood",
        "after any player does mark(n): pay 3 * n wood",
        "before any player does mark(n): require n < 3",
        "instead of any player does mark(n): pay 3 * n wood",
        "when coin reaches 3: require 1 = 2",
        "after any player does mark(n): do tax(n)",
    ],
)
def test_those_who_listen_can_make_a_step_fail(tmp_path: Path, listener: str) -> None:
    rules = f"""\
flow game:
    each player: do turn

action turn:
    choose n from 1..3
    gain n coin
    do mark(n)

rule mark(n): gain 1 fish
rule tax(n): pay 3 * n wood

{listener}
"""
    found = checked(tmp_path, WINNER + rules, NOUNS)
    assert options(new_game(found, 2)) == ("n", ["1", "2"])
    assert amounts(found, 2, "coin") == set(product((1, 2), repeat=2))


@pytest.mark.parametrize(
    "effect",
    [
        "in before_it(n): require n < 3; pay 1 wood",
        "after you gain coin(n): pay 3 * n wood",
        "after you move card: require coin < 3",
        "after another player gains coin(n): skip",
    ],
)
def test_those_who_listen_on_a_component_can_make_a_step_fail(tmp_path: Path, effect: str) -> None:
    rules = """\
flow game:
    each player: do take
    each player: do turn

rule take:
    if size of row = 3: draw 1 from row to hand

action turn:
    choose n from 1..3
    gain n coin
    window before_it(n)
    choose card from row
    move card to hand
"""
    cards = f'pieces: card\nitems:\n  ant: {{effect: "{effect}"}}\n  bee:\n  cow:\n'
    found = checked(tmp_path, WINNER + rules, HANDS, cards)
    coins = amounts(found, 2, "coin", runs=600)
    free = effect.startswith(("in", "after another"))
    assert coins == set(product((1, 2, 3) if free else (1, 2), (1, 2, 3)))


# -- costs that follow a choice --
COST = """\
flow game:
    each player: do turn

action turn:
    may as blessing: set blessed to yes
    choose n from 1..9
    pay n wood for building
    gain n coin

rule dig: pay 1 wood for digging

"""


def test_a_cost_that_is_waived_is_not_demanded_beforehand(tmp_path: Path) -> None:
    found = checked(tmp_path, WINNER + COST + "while blessed: waive wood for building\n", NOUNS)
    assert amounts(found, 1, "coin") == {(n,) for n in range(1, 10)}
    assert {end["variables"]["wood"]["player 1"] for end in ends(found, 1)} == {0, 1, 2, 3, 4, 5, 6}
    other = checked(tmp_path / "other", WINNER + COST + "while blessed: waive wood for digging\n", NOUNS)
    assert amounts(other, 1, "coin") == {(n,) for n in range(1, 7)}


def test_a_cost_that_something_may_stand_for_is_not_demanded_beforehand(tmp_path: Path) -> None:
    gold = NOUNS.replace("{wood:", "{gold: {per: player, start: 2}, wood:")
    found = checked(tmp_path, WINNER + COST + "while blessed: substitute gold for wood\n", gold)
    assert amounts(found, 1, "coin") == {(n,) for n in range(1, 9)}


@pytest.mark.parametrize(
    ("listener", "most"),
    [
        ("before any player pays wood: gain 2 wood", 8),
        ("before any player pays wood(n): set n to n - 1", 7),
        ("before any player pays wood(n): set n to n + 1", 5),
        ("instead of any player pays wood: gain 1 fish", 9),
        ("instead of any player pays wood for digging: gain 1 fish", 6),
        ("after any player pays wood(n): gain n wood", 6),
    ],
)
def test_those_who_listen_to_a_payment_change_what_can_be_paid(tmp_path: Path, listener: str, most: int) -> None:
    found = checked(tmp_path, WINNER + COST.replace("    may as blessing: set blessed to yes\n", "") + listener, NOUNS)
    assert options(new_game(found, 1)) == ("n", [str(n) for n in range(1, most + 1)])
    assert amounts(found, 1, "coin") == {(n,) for n in range(1, most + 1)}


# -- another seat, and what becomes known --
@pytest.mark.parametrize("who", ["players", "players where it != player", "[chief]"])
@pytest.mark.parametrize("fallible", [False, True])
def test_what_another_seat_chooses_may_make_a_chore_impossible(tmp_path: Path, who: str, fallible: bool) -> None:
    """The chores are worth something only as long as there is enough wood; another's choice is no reason to stop the game."""
    rules = f"""\
flow game:
    do begin
    each player in players where seat = 1: do turn

rule begin: set chief to last of players

action turn:
    {"choose k from 1..9" if fallible else "skip"}
    {"pay k wood; gain k wood" if fallible else "skip"}
    any order as chores:
        ask:
            each player in {who}:
                choose n from 0..2
                lose 2 * n timber
        sell: pay 6 timber; gain 10 coin
        wash: gain 1 coin
"""
    found = amounts(checked(tmp_path, WINNER + rules, NOUNS), 2, "coin", runs=600)
    assert found == {(1, 0), (11, 0)}


def test_a_roll_may_make_a_chore_impossible(tmp_path: Path) -> None:
    """The choice before the roll stands: what the roll has spoilt is left out."""
    rules = """\
flow game:
    each player in players where seat = 1: do turn

action turn:
    choose n from 1..3
    gain 100 * n coin
    any order as chores:
        burn: roll die; lose 2 * die wood
        sell: pay 3 wood; gain 10 coin
        wash: gain 1 coin
"""
    found = checked(tmp_path, WINNER + rules, NOUNS)
    coins = set().union(*(amounts(found, 1, "coin", seed, 400) for seed in range(4)))
    assert coins == {(100 * n + more,) for n in (1, 2, 3) for more in (1, 11)}


# -- how the choices are drawn --
@pytest.mark.parametrize(
    "behind", ["require n mod 2 = 0", "gain 1 fish\n    require n mod 2 = 0", "pay (1 if n mod 2 = 0 else 9) wood"]
)
def test_every_legal_option_is_equally_likely(tmp_path: Path, behind: str) -> None:
    """Whether a candidate is tested when it is drawn or taken back later: 2, 4, 6 and 8 come up alike."""
    rules = f"flow game:\n    each player: do turn\n\naction turn:\n    choose n from 1..8\n    {behind}\n    gain n coin\n"
    playouts, runs = Playouts(checked(tmp_path, WINNER + rules, NOUNS), 1), 2_000
    counts: dict[int, int] = {}
    for seed in range(runs):
        coin = playouts.play(seed).view()["variables"]["coin"]["player 1"]
        counts[coin] = counts.get(coin, 0) + 1
    assert sorted(counts) == [2, 4, 6, 8]
    expected = runs / 4
    assert (
        sum((count - expected) ** 2 / expected for count in counts.values()) < 21.1
    )  # one in ten thousand, 3 degrees of freedom


def test_an_alternative_of_either_that_cannot_be_worked_out_is_not_offered(tmp_path: Path) -> None:
    turn = "action turn:\n    gain either 1 wood or (1 mod told) fish\n    choose friend from players\n"
    rules = f"{WINNER}{turn}\nflow game:\n    turns: do turn\n"
    game = new_game(checked(tmp_path, rules, NOUNS, players=(2, 2)), players=2, seed=1)
    assert options(game) == ("friend", ["player 1", "player 2"])

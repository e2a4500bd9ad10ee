"""Small packs that were once played wrongly although nothing was found to be wrong with them: each is played both ways."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.inside import Checked, Kept, game_on, is_over, machine_of, playout, snapshot
from tests.run.both_ways import amounts, ends
from tests.small_packs import checked, checked_of, choose_at_random, errors, options, pack, place, write

from rulewright import GameError, Playouts, load, new_game
from rulewright.run import NotThere

REPROS = Path(__file__).parent / "repros"


def repro(name: str) -> Checked:
    """The rules of one of the packs; none of them has an error."""
    found = load([REPROS / name])
    assert errors(found) == []
    return checked_of(found)


def numbers_of_players() -> Iterator[tuple[str, int]]:
    """Read from the files as they stand: this is asked while tests are collected."""
    for folder in sorted(REPROS.iterdir()):
        found = re.search(r"^players: \{min: (\d), max: (\d)\}$", (folder / "pack.yaml").read_text(encoding="utf-8"), re.M)
        assert found is not None, folder
        yield from ((folder.name, seats) for seats in range(int(found[1]), int(found[2]) + 1))


def test_all_of_them_are_here() -> None:
    assert len({name for name, _ in numbers_of_players()}) == 10


@pytest.mark.parametrize(("name", "seats"), [each for each in numbers_of_players() if each[0] != "nobody-s-slot"])
def test_both_ways_come_to_an_end(name: str, seats: int) -> None:
    """The fast loops come to the ends that the exact lists allow, and to all of them."""
    assert ends(repro(name), seats, runs=2_000)


# -- nobody's slot --
@pytest.mark.parametrize("at_random", [False, True])
def test_nobodys_goods_are_a_mistake_at_the_line_that_takes_them(at_random: bool) -> None:
    rules = repro("nobody-s-slot")
    with pytest.raises(GameError) as stopped:
        if at_random:
            Playouts(rules, 2).play(0)
        else:
            new_game(rules, 2)
    assert stopped.value.diagnostic.code == "RW505"
    assert place(stopped.value.diagnostic) == ("nobody-s-slot/game.rules", 7)


def test_nobodys_goods_are_not_a_neighbours() -> None:
    """In the very state in which random play stops, everybody has what they began with."""
    machine = machine_of(repro("nobody-s-slot"), 2)
    kept, state = Kept(machine.program), list(machine.initial)
    with pytest.raises(NotThere):  # what it is to whoever plays has been told by the test above
        machine.playout(state, random.Random(1).random)
    assert (state[kept.variable("coin")], state[kept.variable("shell")]) == ([0, 0], [5, 5])
    assert state[kept.variable("leader")] == [0]


# -- what is offered --
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("name", "asked"), [("recursion", "m"), ("move-nothing", "n")])
def test_only_what_can_be_carried_through_is_offered(name: str, asked: str, seats: int) -> None:
    """Without wood nobody trades, and 3 would have to be paid; in a row of two there is no third card."""
    game = new_game(repro(name), seats)
    assert options(game) == (asked, ["1", "2"])
    assert game.decision is not None
    assert [option.key for option in game.decision.candidates] == ["1", "2", "3"]


@pytest.mark.parametrize("seats", [1, 2])
def test_rules_that_call_each_other_in_another_order(tmp_path: Path, seats: int) -> None:
    """What is found out about the first must not depend on which of them is looked at first."""
    text = (REPROS / "recursion" / "game.rules").read_text()
    flow, opening, ending, alpha, beta, winner = text.split("\n\n")
    nouns = (REPROS / "recursion" / "nouns.yaml").read_text()
    for number, parts in enumerate(product([(alpha, beta), (beta, alpha)], [(opening, ending), (ending, opening)])):
        rules = "\n\n".join([flow, *parts[0], *parts[1], winner])
        found = checked(tmp_path / str(number), rules, nouns, players=(1, 2))
        assert options(new_game(found, seats)) == ("m", ["1", "2"])
        assert amounts(found, seats, "fish") == {(2, 0)[:seats]}


def test_the_card_that_was_named_is_moved() -> None:
    for seats in (1, 2):
        moved = [(end["zones"]["row"]["all"], end["zones"]["hand"]["player 1"]) for end in ends(repro("move-nothing"), seats)]
        assert sorted(moved) == [(["ant"], ["bee"]), (["bee"], ["ant"])]
        assert amounts(repro("move-nothing"), seats, "fish") == {(1, 0)[:seats]}


# -- names and statements of the flow --
def test_a_name_that_the_flow_binds() -> None:
    """Three rounds for two players; the one who listens lies in nobody's zone and is silent."""
    assert amounts(repro("flow-let"), 2, "coin") == {(3, 3)}
    assert amounts(repro("flow-let"), 2, "shell") == {(5, 5)}
    game = new_game(repro("flow-let"), 2)
    assert len(choose_at_random(game, 1)) == 6


def test_a_step_that_reads_the_name_of_its_loop() -> None:
    """Each of 1, 2 and 3 coins is taken or not, by each of two players: any number up to six, and in all ways."""
    assert amounts(repro("flow-loop-step"), 2, "coin", runs=1_500) == set(product(range(7), repeat=2))
    game = new_game(repro("flow-loop-step"), 2)
    asked = []
    while game.decision is not None:
        asked.append((game.decision.player, *options(game)))
        game.choose(options(game)[1][0])
    assert asked == [(seat, "more_coin", ["yes", "no"]) for _ in range(3) for seat in (1, 2)] + [(1, "card", ["ant", "bee"])]
    assert game.view()["variables"]["coin"] == {"player 1": 6, "player 2": 6}


@pytest.mark.parametrize("seats", [1, 2])
def test_a_plain_statement_in_a_loop(seats: int) -> None:
    assert amounts(repro("flow-set"), seats, "wood") == set(product(range(1, 5), repeat=seats))
    assert [end["variables"]["paint"] for end in ends(repro("flow-set"), seats)] == [{"red": 3, "green": 3}] * 4**seats
    game = new_game(repro("flow-set"), seats)
    game.choose("3")
    assert options(game) == ("m", ["1", "2"])


# -- nouns and patches --
@pytest.mark.parametrize(
    ("name", "seats", "wood"),
    [
        ("seat-replace", 1, (1, 2)),
        ("seat-replace", 2, (1, 1)),
        ("seat-replace-over", 1, (1, 100)),  # only the seat's version is another
        ("seat-replace-over", 2, (1, 1)),
        *(("kinds-of-lists", seats, (3,) * seats) for seats in (2, 3, 4)),
        *(("key-by-player", seats, (1, 2, 3, 4)[:seats]) for seats in (2, 3, 4)),
    ],
)
def test_what_everybody_has_in_the_end(name: str, seats: int, wood: tuple[int, ...]) -> None:
    assert amounts(repro(name), seats, "wood", runs=3) == {wood}


@pytest.mark.parametrize(
    ("patch", "wood"),
    [
        ("extend after income for automa: gain 30 wood", (1, 32)),
        ("extend before income: gain 30 wood", (31, 2)),
        ("replace income for automa with: gain 30 wood", (1, 30)),
        ("remove income for automa", (1, 1)),
    ],
)
def test_other_patches_reach_a_seats_version_too(tmp_path: Path, patch: str, wood: tuple[int, int]) -> None:
    write(tmp_path / "seat-replace", {path.name: path.read_text() for path in (REPROS / "seat-replace").iterdir()})
    write(tmp_path / "seat-replace", {"more.rules": "rule idle: skip\nrule idle for automa: skip\n"})  # he stays at the table
    over = pack(tmp_path, patch, name="over", players=(1, 2), more="extends: [seat-replace]\n")
    assert amounts(checked_of(load([over])), 1, "wood", runs=3) == {wood}


# -- three more --
END = """\
flow game:
    repeat:
        each player: do more
        if coin of (first of players) > 1: end game
        each player: do other
    until 1 = 2
    each player: do other

action more:
    choose n from 1..2
    gain n coin

rule other: gain 100 coin

winner: most coin
"""


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_behind_an_end_of_the_game_that_stands_in_the_flow_nothing_is_done(tmp_path: Path, seats: int) -> None:
    rules = checked(tmp_path, END, "resources: {coin: {per: player}}")
    found = amounts(rules, seats, "coin", runs=1_000)
    at_once = {(2, *others) for others in product((1, 2), repeat=seats - 1)}
    later = {(first, *others) for first in (102, 103) for others in product((102, 103, 104), repeat=seats - 1)}
    assert found == at_once | later


MANY = """\
flow game:
    each player: do deal
    each player: do turn

rule deal: draw size of deck from deck to hand

action turn:
    window late
    gain 1 coin

winner: most coin
"""
PLAIN = 9  # rows of 500 copies before those of the cards that can be played


@pytest.mark.slow
def test_a_late_card_of_five_thousand_can_be_played(tmp_path: Path) -> None:
    """Which card it is and which sentence it plays by are kept in one number; both must come out of it again."""
    rows = "".join(f"  plain_{number}: {{copies: 500}}\n" for number in range(PLAIN))
    cards = (
        "pieces: card\nattributes: {worth: number}\nitems:\n"
        f"{rows}  early: {{copies: 499, effect: 'in late where coin > 5: gain 7 coin'}}\n"
        "  last_one: {worth: 90, effect: 'in late: gain worth of this coin'}\n"
    )
    nouns = "resources: {coin: {per: player}}\nzones: {deck: {holds: card, start: all}, hand: {holds: card, per: player}}\n"
    rules = checked(tmp_path, MANY, nouns, cards)
    game = new_game(rules, 1)
    assert len(game.view()["zones"]["hand"]["player 1"]) == 5_000
    assert options(game) == ("late", ["enough", "last_one"])
    game.choose("last_one")
    assert game.view()["variables"]["coin"] == {"player 1": 90}
    assert options(game)[1] == ["enough", *(f"early.{number}" for number in range(1, 500))]
    game.choose("early.499")
    assert game.view()["variables"]["coin"] == {"player 1": 97}
    assert "early.499" not in options(game)[1] and len(options(game)[1]) == 499
    game.choose("enough")
    assert game.view()["variables"]["coin"] == {"player 1": 98}
    playouts = Playouts(rules, 1)
    low: dict[str, Any] = playouts.play(0, lambda: 0.0).view()
    high: dict[str, Any] = playouts.play(0, iter([0.9, 0.9, *[0.0] * 9]).__next__).view()
    assert low["variables"]["coin"] == {"player 1": 1}
    assert high["variables"]["coin"] == {"player 1": 98}


BOT = """\
flow game:
    each player: do turn

action turn:
    choose n from 1..5
    {between}
    {cost}
    gain 10 * n coin

rule tax(n): pay n wood
rule mark: gain 1 fish

bot automa:
    n: {order}

winner: most coin
"""


BETWEEN = ("skip", "gain 1 fish", "let m = n + 0", "do mark", "if fish > 5: gain 1 fish")
COSTS = ("pay n wood", "require n < 4", "do tax(n)", "require n < 5; pay n wood")
ORDERS = {"most it": 3, "prefer it = 2 then most it": 2, "least it": 1, "first [5, 4, 3]": 3}


def _is_first(between: str, cost: str, order: str) -> bool:
    """Everything with the first order, and every order with the first of everything else."""
    return order == "most it" or (between, cost) == (BETWEEN[0], COSTS[0])


WITH_A_COST = [
    pytest.param(between, cost, order, best, marks=() if _is_first(between, cost, order) else pytest.mark.slow)
    for between in BETWEEN
    for cost in COSTS
    for order, best in ORDERS.items()
]


@pytest.mark.parametrize(("between", "cost", "order", "best"), WITH_A_COST)
def test_an_automated_seat_keeps_to_its_priorities_when_a_cost_follows(
    tmp_path: Path, between: str, cost: str, order: str, best: int
) -> None:
    """What cannot be paid later is no candidate of an automated seat either; among the others its priorities decide."""
    text = BOT.format(between=between, cost=cost, order=order)
    nouns = "resources: {wood: {per: player, start: 3}, fish: {per: player}, coin: {per: player}}"
    rules = checked(tmp_path, text, nouns, players=(1, 2), more="solo: automa\n")
    assert amounts(rules, 1, "coin", runs=30) == {(10 * own, 10 * best) for own in (1, 2, 3)}


def test_random_play_and_a_game_share_their_first_state() -> None:
    """What the tests here compare: states of one layout, which a seed decides."""
    machine = machine_of(repro("flow-set"), 2)
    state = playout(machine, 7)
    assert is_over(state)
    assert len(state) == len(snapshot(game_on(machine, 7))[0])

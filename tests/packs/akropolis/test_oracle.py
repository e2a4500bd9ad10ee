"""The rules in the language against the hand-written game: the same deal and the same choices, everything compared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice, product
from typing import Any

import pytest
from benchmarks.reference.akropolis import DISTRICTS, START
from benchmarks.reference.akropolis import Game as Reference
from tests.effort import THOROUGH, tries
from tests.inside import Machine, compiled, scores
from tests.shipped_games import rules

from rulewright import Game, new_game

PLURALS = {"house": "houses", "market": "markets", "barracks": "barracks", "temple": "temples", "garden": "gardens"}
SCORES = {kind: f"{kind}_points" for kind in PLURALS}
GAMES = {
    2: [(seed, False) for seed in range(tries(3, 20))] + [(seed, True) for seed in range(tries(1, 5))],  # (seed, long game)
    3: [(seed, False) for seed in range(tries(3, 20))] + [(seed, True) for seed in range(tries(1, 5))],
    4: [(seed, False) for seed in range(tries(3, 20))],
}


Variant = tuple[frozenset[str], bool, bool, str]
Machines = list[tuple[Variant, Machine]]


def variants() -> Iterator[Variant]:
    for size in range(len(DISTRICTS) + 1):
        for advanced in combinations(DISTRICTS, size):
            for edge, lakes, largest in product((False, True), (False, True), ("hexes", "value")):
                yield frozenset(advanced), edge, lakes, largest


def machines(players: int) -> Machines:
    """A compiled game for each combination of variants and rulings; they all have the same state.

    There are 256 of them. Each is tried with some number of players, and with every number by whoever asks for all.
    """
    found = []
    for advanced, edge, lakes, largest in islice(variants(), 0 if THOROUGH else players - 2, None, 1 if THOROUGH else 3):
        options = {f"advanced_{PLURALS[kind]}": kind in advanced for kind in DISTRICTS}
        options |= {"holes_are_edge": edge, "wide_lakes": lakes, "largest_quarter_by": largest}
        found.append(((advanced, edge, lakes, largest), Machine(compiled(rules("akropolis"), players, options))))
    return found


def seat_of(text: str) -> int:
    return int(text.removeprefix("player ")) - 1


def same_deal(game: Game) -> Reference:
    """The reference with the tiles, the chief and the stones of a game that was just set up."""
    view = game.view()
    chief = seat_of(view["variables"]["chief"]["all"])
    return Reference(game.players, view["zones"]["stacks"]["all"], view["zones"]["site"]["all"], chief)


def city(cells: dict[str, dict[str, Any]]) -> dict[tuple[int, int], tuple[str, int, str]]:
    found = {}
    for label, cell in cells.items():
        q, r = map(int, label.split(","))
        found[q, r] = (cell["face"], cell["level"], "start" if cell["tile"].startswith("start") else cell["tile"])
    return found


def compare(game: Game, reference: Reference) -> None:
    view = game.view()
    seats = [f"player {seat + 1}" for seat in range(game.players)]
    assert [view["variables"]["stone"][seat] for seat in seats] == reference.stones
    assert [city(view["boards"]["city"][seat]) for seat in seats] == reference.cities
    assert view["zones"]["site"]["all"] == reference.site
    assert view["zones"]["stacks"]["all"] == reference.pile
    assert seat_of(view["variables"]["chief"]["all"]) == reference.chief
    assert game.over == reference.over


def compare_scores(game: Game, reference: Reference, among: Machines) -> None:
    for (advanced, edge, lakes, largest), machine in among:
        reference.largest = largest
        for seat in range(game.players):
            points = reference.score(seat, advanced, edge, lakes)
            found = scores(machine, game, [SCORES[kind] for kind in DISTRICTS], seat + 1)
            assert found == [points[kind] for kind in (*DISTRICTS, "total")], (seat, advanced, edge, lakes, largest)
    reference.largest = "hexes"
    assert [seat - 1 for seat in game.winners()] == reference.winners()


def turn(game: Game, reference: Reference, rng: random.Random) -> None:
    """One turn in both: the options are compared, then one of them is taken; building upwards is preferred, as it is rarer."""
    decision = game.decision
    assert decision is not None
    seat = reference.current
    assert decision.player == seat + 1
    takeable = reference.takeable()
    index = 0
    if decision.site.label == "tile":
        assert [option.key for option in decision.options] == [reference.site[price] for price in takeable]
        index = rng.choice(takeable)
        game.choose(reference.site[index])
    else:
        assert takeable == [0]
    decision = game.decision
    assert decision is not None and decision.site.label == "spot"
    spots = [option.key for option in decision.options]
    assert len(spots) == len(set(spots))
    legal = {f"{q},{r}@{rotation}": (q, r, rotation) for q, r, rotation in reference.placements(seat)}
    assert set(spots) == set(legal)
    high = sorted(key for key, (q, r, _) in legal.items() if (q, r) in reference.cities[seat])
    key = rng.choice(high if high and rng.random() < 0.6 else sorted(legal))
    game.choose(key)
    reference.take_and_place(index, *legal[key])


def assert_same(players: int, seed: int, long_game: bool, every: Machines) -> None:
    rng = random.Random(f"{players} {seed} {long_game}")
    game = new_game(rules("akropolis"), players, seed, {"long_game": long_game})
    reference = same_deal(game)
    compare(game, reference)
    turns = 0
    while not reference.over:
        turn(game, reference, rng)
        compare(game, reference)
        turns += 1
        if turns % (4 * players) == 0:
            compare_scores(game, reference, rng.sample(every, 16))
    assert game.decision is None
    assert turns == players * ({2: 30, 3: 20}[players] if long_game else {2: 18, 3: 16, 4: 15}[players])
    compare_scores(game, reference, every)


@pytest.mark.slow
@pytest.mark.parametrize("players", GAMES)
def test_the_same_games(players: int) -> None:
    every = machines(players)
    for seed, long_game in GAMES[players]:
        assert_same(players, seed, long_game, every)


@pytest.mark.slow
def test_one_game_in_a_moment() -> None:
    """The same for whoever waits for it: two players, and the scores of the rulebook only."""
    plain = Machine(compiled(rules("akropolis"), 2))
    assert_same(2, 6, False, [((frozenset(), False, True, "hexes"), plain)] * 16)


def test_the_same_beginning() -> None:
    """The reference's starting tile is the one of the component table."""
    view = new_game(rules("akropolis"), 2, 0).view()
    assert {cell: kind for cell, (kind, _, _) in city(view["boards"]["city"]["player 1"]).items()} == START

"""The rules in the language against the hand-written game: the same deal and the same choices, everything compared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest
from benchmarks.reference.akropolis import DISTRICTS, START
from benchmarks.reference.akropolis import Game as Reference

from rulewright.check.load import load
from rulewright.compile import compile_game
from rulewright.run.game import Game, new_game, settle
from rulewright.run.machine import FILE, Machine

PLURALS = {"house": "houses", "market": "markets", "barracks": "barracks", "temple": "temples", "garden": "gardens"}
SCORES = {**PLURALS, "barracks": "barracks_points"}
GAMES = [(players, seed, long_game) for players in (2, 3, 4) for seed in range(6) for long_game in (False, True)
         if not (long_game and (players == 4 or seed > 1))]


class Bare(Machine):
    """A machine without the guards against endless rules, which take a while to write and change no result."""

    def code(self) -> Any:
        return compile(self.program.source, FILE, "exec")


@cache
def checked() -> Any:
    return load(["akropolis"]).checked


def variants() -> Iterator[tuple[frozenset[str], bool, bool, str]]:
    for size in range(len(DISTRICTS) + 1):
        for advanced in combinations(DISTRICTS, size):
            for edge, lakes, largest in product((False, True), (False, True), ("hexes", "value")):
                yield frozenset(advanced), edge, lakes, largest


@cache
def machines(players: int) -> list[tuple[tuple[frozenset[str], bool, bool, str], Machine]]:
    """One compiled game for every combination of variants and rulings; they all have the same state."""
    found = []
    for advanced, edge, lakes, largest in variants():
        options = {f"advanced_{PLURALS[kind]}": kind in advanced for kind in DISTRICTS}
        options |= {"holes_are_edge": edge, "wide_lakes": lakes, "largest_quarter_by": largest}
        program = compile_game(checked(), players, settle(checked(), players, options))
        found.append(((advanced, edge, lakes, largest), Bare(program)))
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


def compare_scores(game: Game, reference: Reference, among: list[Any]) -> None:
    for (advanced, edge, lakes, largest), machine in among:
        reference.largest = largest
        for seat in range(game.players):
            points = reference.score(seat, advanced, edge, lakes)
            machine.budget.reset()
            found = {kind: machine.names[f"score_{SCORES[kind]}"](game.working, seat + 1) for kind in DISTRICTS}
            assert found == {kind: points[kind] for kind in DISTRICTS}, (seat, advanced, edge, lakes, largest)
            assert machine.points(game.working, seat + 1) == points["total"]
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


@pytest.mark.parametrize(("players", "seed", "long_game"), GAMES)
def test_the_same_game(players: int, seed: int, long_game: bool) -> None:
    rng = random.Random(f"{players} {seed} {long_game}")
    game = new_game(checked(), players, seed, {"long_game": long_game})
    reference = same_deal(game)
    compare(game, reference)
    turns = 0
    while not reference.over:
        turn(game, reference, rng)
        compare(game, reference)
        turns += 1
        if turns % (4 * players) == 0:
            compare_scores(game, reference, rng.sample(machines(players), 16))
    assert game.decision is None
    assert turns == players * ({2: 30, 3: 20}[players] if long_game else {2: 18, 3: 16, 4: 15}[players])
    compare_scores(game, reference, machines(players))


def test_the_same_beginning() -> None:
    """The reference's starting tile is the one of the component table."""
    view = new_game(checked(), 2, 0).view()
    assert {cell: kind for cell, (kind, _, _) in city(view["boards"]["city"]["player 1"]).items()} == START

"""Foresight changes no list of options: packs that nobody wrote and shipped ones, with it and without."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.effort import tries
from tests.generated.packs import from_seed
from tests.inside import Checked
from tests.shipped_games import rules

from rulewright import Game, GameError
from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine

FORESIGHT = frozenset({"foresee", "outside"})
Offered = tuple[str, tuple[str, ...], str]  # a question, its options, and the state there


def machine_of(checked: Checked, players: int, without: frozenset[str]) -> Machine:
    return Machine(compile_game(checked, players, settle(checked.rules, players, {}), Mode(without=without)))


def offered(machine: Machine, seed: int, most: int) -> list[Offered | str]:
    """What is offered, decision by decision; at last why the game stops, if the rules stop it."""
    rnd, found = random.Random(seed), list[Offered | str]()
    try:
        game = Game(machine, seed)
        while (decision := game.decision) is not None and len(found) < most:
            found.append((decision.site.label, tuple(option.key for option in decision.options), game.digest()))
            game.choose(decision.options[int(rnd.random() * len(decision.options))].key)
    except GameError as stopped:
        found.append(stopped.diagnostic.code)
    return found


def assert_alike(checked: Checked, players: int, seeds: range, most: int) -> int:
    one, other = machine_of(checked, players, frozenset()), machine_of(checked, players, FORESIGHT)
    many = 0
    for seed in seeds:
        with_it, without = offered(one, seed, most), offered(other, seed, most)
        assert with_it == without, next(pair for pair in zip(with_it, without, strict=False) if pair[0] != pair[1])
        many += len(with_it)
    return many


def test_packs_that_nobody_wrote_offer_the_same_with_and_without_foresight(tmp_path: Path) -> None:
    asked = 0
    for seed in range(tries(25, 400)):
        checked = from_seed(seed).load(tmp_path / f"{seed}").checked
        if checked is not None:
            asked += assert_alike(checked, checked.rules.base.players[1], range(2), 30)
    assert asked > 100


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "players", "most"),
    [
        ("akropolis", 3, 200),
        ("cuzco", 3, 300),
        ("tekhenu", 1, 300),
        ("tekhenu", 4, 500),
        ("teotihuacan", 1, 400),
        ("teotihuacan", 4, 800),
    ],
)
def test_shipped_games_offer_the_same_with_and_without_foresight(pack: str, players: int, most: int) -> None:
    assert assert_alike(rules(pack), players, range(2), most) > 100

"""Nothing that comes out of a list, a name or a rule never writes to a neighbour: no slot changes that no sentence names."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest
from tests.generated.comparing import Setup, new_setup, slot_name
from tests.generated.nothings import UNNAMED, from_seed
from tests.generated.trying import compared, set_up
from tests.small_packs import loaded, shown

from rulewright import Game, GameError

SLICE = 40
A_FEW = 7
ENGINE = 3  # slots that are the engine's own
EACH = [
    pytest.param(range(A_FEW), id="a few"),
    pytest.param(range(A_FEW, SLICE), id="0", marks=pytest.mark.slow),
    *(pytest.param(range(first, first + SLICE), id=str(first), marks=pytest.mark.slow) for first in range(SLICE, 400, SLICE)),
]
GOODS = "resources: {gem: {per: player}, coin: {per: player}}\n"
CHIEF = GOODS + "variables: {chief: {type: player}}\n"
BOARD = GOODS + "boards: {grid: {shape: square, width: 2, height: 1, cells: {mark: player}}}\n"
PRICES = GOODS + "enums: {hue: [red, blue]}\nvariables: {paint: {type: hue}, price: {per: hue}, behind: {}}\n"
FLOW = "flow game:\n    each player: do turn\n\nwinner: most gem\n\naction turn:\n    "
KNOWN = {
    "a list": (CHIEF, FLOW + "for each p in [chief, player]: set gem of p to gem of p + 1\n"),
    "a choice": (BOARD, FLOW + "choose p from (list of mark for it in grid)\n    set gem of p to gem of p + 1\n"),
    "an order of turns": (
        CHIEF,
        "flow game:\n    turns from chief:\n        do turn\n\nwinner: most gem\n\naction turn: gain 1 gem\n",
    ),
    "a constant": (PRICES, FLOW + "for each h in [paint]: set price(h) to 99\n"),
}


@pytest.mark.parametrize("case", KNOWN)
def test_nothing_stops_the_game_at_its_line(tmp_path: Path, case: str) -> None:
    """Each of these once wrote into the slot beside the one that is not there."""
    nouns, rules = KNOWN[case]
    found = loaded(tmp_path, rules, nouns, players=(2, 2))
    assert found.checked is not None, shown(found)
    with pytest.raises(GameError) as caught:
        game = Game(new_setup(found.checked, 2).machine(), 1)
        assert game.decision is not None
        game.take(game.decision.options[0])
    assert caught.value.diagnostic.code == "RW505"
    assert caught.value.diagnostic.span is not None


@pytest.mark.parametrize("seeds", EACH)
def test_packs_full_of_nothing_agree_with_the_reference(seeds: range, tmp_path: Path) -> None:
    """And no slot changes that no sentence names, neither in a game nor in random play, however it ends."""
    made = {seed: set_up(from_seed(seed), seed, tmp_path / str(seed)) for seed in seeds}
    setups = {seed: setup for seed, setup in made.items() if setup is not None}
    stopped = [compared(setup, seed).stopped for seed, setup in setups.items()]
    assert len(stopped) > 0.8 * len(seeds)
    assert stopped.count("something missing") > 0.3 * len(seeds)  # there was much that is not there
    assert stopped.count(None) > 0.05 * len(seeds)  # and some games go on to their end
    assert sum(changed_slots(setup, seed) for seed, setup in setups.items()) > len(seeds)


def changed_slots(setup: Setup, seed: int) -> int:
    """How many slots change, of which all must be named."""
    changed, initial = 0, setup.draft.layout.initial
    for state in (_by_choices(setup, seed), _by_chance(setup, seed)):
        for slot, (before, after) in enumerate(zip(initial, state, strict=True)):
            if before != after:
                name = slot_name(setup.draft.layout, slot)
                unnamed = UNNAMED.search(name) or (name == "no noun's" and slot >= ENGINE)
                assert not unnamed, (seed, name, before, after)
                changed += 1
    return changed


def _by_choices(setup: Setup, seed: int) -> list[object]:
    rnd, state = random.Random(seed), list(setup.draft.layout.initial)
    with suppress(GameError):
        game = Game(setup.machine(), seed)
        state = game.working
        while game.decision is not None:
            game.take(rnd.choice(game.decision.options))
            state = game.working
    return state


def _by_chance(setup: Setup, seed: int) -> list[object]:
    """Random play writes as it goes: what had been written when it stopped is seen, too."""
    state = list(setup.draft.layout.initial)
    with suppress(Exception):
        setup.machine(trace=False).playout(state, random.Random(seed).random)
    return state

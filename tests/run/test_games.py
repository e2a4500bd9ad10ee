"""What must hold in every game, for every pack: it ends, nothing is lost, and the same choices give the same game."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import tries
from tests.inside import piece_ids, rules_of, text_of
from tests.shipped_games import GAMES, PACKS, rules, start
from tests.small_packs import choose_at_random

from rulewright import Game, IllegalChoice, make_policy, play_out

GAME = st.sampled_from(GAMES)
SEED = st.integers(0, 2**40)


def test_all_packs_are_played() -> None:
    played = {pack for pack, _ in GAMES}
    assert played <= set(PACKS)
    assert all(len(rules(pack).rules.packs) > 1 for pack in set(PACKS) - played)  # small packs over those that are played


def pieces_of(game: Game) -> dict[str, list[str]]:
    """Every place a piece lies at, read from the plain data of the state."""
    data = game.view()
    found: dict[str, list[str]] = {}
    for name, zones in data["zones"].items():
        kind = rules_of(game).zones[name].holds
        for ids in zones.values():
            found.setdefault(kind, []).extend(ids)
    return found


@pytest.mark.slow
@settings(max_examples=tries(8, 60), deadline=None)
@given(GAME, SEED)
def test_games_end_and_pieces_are_conserved(which: tuple[str, int], seed: int) -> None:
    game = start(*which, seed=seed)
    rnd = random.Random(seed)
    ever: dict[str, set[str]] = {}
    while game.decision is not None:
        view = game.view()
        for kind, ids in pieces_of(game).items():
            assert len(ids) == len(set(ids)), f"a {kind} lies in two places"
            seen = ever.setdefault(kind, set())
            seen |= set(ids)
            boards = [b for b in rules_of(game).boards.values() if b.tiles == kind]
            laid = {cell.get("tile") for b in boards for cells in view["boards"][b.name].values() for cell in cells.values()}
            assert not laid & set(ids), f"a {kind} lies on a board and in a zone"
        for name, values in view["variables"].items():
            variable = rules_of(game).variables[name]
            if variable.sort != "variable":
                assert all(value >= variable.low for value in values.values()), name
        game.choose(rnd.choice(game.decision.options).key)
    assert game.over
    for kind, ids in ever.items():
        assert ids <= set(piece_ids(game)[kind])


@pytest.mark.slow
@settings(max_examples=tries(6, 40), deadline=None)
@given(GAME, SEED)
def test_the_same_choices_give_the_same_bytes(which: tuple[str, int], seed: int) -> None:
    first = start(*which, seed=seed)
    keys = choose_at_random(first, seed)
    second = start(*which, seed=seed)
    for key in keys:
        second.choose(key)
    assert text_of(first) == text_of(second)
    assert first.digest() == second.digest()


def test_illegal_and_unknown_options_are_told_apart() -> None:
    game = start("tic-tac-toe", 2, seed=1)
    game.choose("a1")
    with pytest.raises(IllegalChoice) as unknown:
        game.choose("z9")
    assert not unknown.value.known
    assert game.choices == 1


@pytest.mark.slow
def test_bots_finish_games() -> None:
    for pack, players in GAMES[:3]:
        game = start(pack, players, seed=2)
        play_out(game, {seat: make_policy("greedy" if seat == 1 else "random", seat) for seat in range(1, players + 1)})
        assert game.over
        assert game.winners()

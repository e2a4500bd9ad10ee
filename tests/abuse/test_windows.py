"""Many cards in a window before a cost: sets are tried, not orders; what is too much is refused at its line, soon."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.inside import machine_of, playout
from tests.small_packs import checked, options

from rulewright import GameError, new_game

NOUNS = """\
resources: {fish: {per: player}, coin: {per: player}}
zones: {deck: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
EFFECT = 'effect: "in hunting(n): gain 1 fish"'
DIFFERENT = "pieces: card\nitems:\n" + "".join(f"  c{number}: {{{EFFECT}}}\n" for number in range(8))
DOUBLING = "rule chop:\n    gain 1 coin\n    add to deeds: do chop\n    add to deeds: do chop\n"


def rules(cost: int) -> str:
    return (
        "flow game:\n    each player: do turn\nwinner: most fish\naction turn:\n    move all deck to hand\n"
        "    choose n from 1..2\n"
        f"    window hunting(n)\n    pay {cost} fish\n    gain 1 coin\n"
    )


def refused(folder: Path, rules: str, cards: str = "") -> str:
    """How a game is stopped; also random play must end, with the same or at once."""
    found = checked(folder, rules, NOUNS if cards else NOUNS.split("\n")[0], cards)
    start = time.process_time()
    with pytest.raises(GameError) as caught:
        game = new_game(found, 1, 1)
        while game.decision is not None:
            game.choose(options(game)[1][0])
    assert time.process_time() - start < 20  # some two seconds, on a machine that is not too busy
    assert caught.value.diagnostic.span is not None
    return caught.value.diagnostic.code


@pytest.mark.slow
def test_eight_cards_are_decided_exactly(tmp_path: Path) -> None:
    """There are 109,601 orders of eight cards or fewer, but only 256 sets."""
    assert refused(tmp_path, rules(9), DIFFERENT) == "RW502"


def test_what_all_cards_together_can_pay_is_found(tmp_path: Path) -> None:
    game = new_game(checked(tmp_path, rules(8), NOUNS, DIFFERENT), 1, 1)
    assert options(game) == ("n", ["1", "2"])
    game.choose("1")
    while game.decision is not None:
        label, keys = options(game)
        assert label == "hunting"
        assert "enough" not in keys  # every one of them is needed
        game.choose(keys[-1])
    assert playout(machine_of(checked(tmp_path, rules(8), NOUNS, DIFFERENT), 1), 5)[1] == 1


@pytest.mark.slow
@pytest.mark.parametrize("copies", [20, 200])
def test_too_many_cards_are_refused(tmp_path: Path, copies: int) -> None:
    cards = f"pieces: card\nitems:\n  ant: {{copies: {copies}, {EFFECT}}}\n"
    assert refused(tmp_path, rules(300), cards) == "RW501"


@pytest.mark.slow
def test_an_agenda_that_doubles_itself_is_refused(tmp_path: Path) -> None:
    flow = (
        "flow game:\n    each player: do turn\nwinner: most fish\naction turn:\n    any order as deeds:\n        main: do chop\n"
    )
    assert refused(tmp_path, f"{flow}        other: gain 1 fish\n    pay 3 fish\n{DOUBLING}") == "RW501"

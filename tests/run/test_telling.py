"""Random games with their story: what is told adds up to what is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import TellingPlayouts
from tests.small_packs import checked as checked_pack

from rulewright import Playouts, load

SIGNS = {"gain": 1, "lose": -1, "pay": -1}


@pytest.mark.slow
def test_the_changes_of_a_game_add_up_to_its_last_state() -> None:
    checked = load(["akropolis"]).checked
    assert checked is not None
    telling, plain = TellingPlayouts(checked, 2), Playouts(checked, 2)
    program = telling.machine.program
    region = program.layout.variable("stone")
    for seed in range(5):
        state, story = telling.play(seed)
        assert state == plain.play(seed).state
        for player in (1, 2):
            changes = [(program.effects[number], amount) for number, who, amount in story.changed if who == player]
            told = sum(SIGNS.get(effect.verb, 0) * amount for effect, amount in changes if effect.noun == "stone")
            slot = region.slot(player)
            assert told == state[slot] - telling.machine.initial[slot]


def test_only_what_was_chosen_in_the_end_is_told() -> None:
    """In this game every mark is one choice, and all but the last are real ones."""
    checked = load(["tic-tac-toe"]).checked
    assert checked is not None
    telling = TellingPlayouts(checked, 2)
    for seed in range(20):
        state, story = telling.play(seed)
        cells = telling.machine.program.layout.cells("grid", "mark")
        marks = sum(bool(state[slot]) for slot in cells.slots)
        assert len(story.chosen) == min(marks, 8)
        assert [player for _, player, _ in story.chosen] == [1 + turn % 2 for turn in range(len(story.chosen))]


def test_what_was_taken_back_is_not_told(tmp_path: Path) -> None:
    """Each buys what they can pay for, and then says a number: two choices a turn, however many were drawn in vain."""
    rules = """\
flow game:
    each player: do turn

winner: most coin

action turn:
    choose n from 1..6
    lose 1 coin
    pay n coin
    choose m from 1..2
    gain m wood
"""
    nouns = "resources: {coin: {per: player, start: 4}, wood: {per: player}}\n"
    telling = TellingPlayouts(checked_pack(tmp_path, rules, nouns), 2)
    for seed in range(12):
        state, story = telling.play(seed)
        program = telling.machine.program
        assert [player for _, player, _ in story.chosen] == [1, 1, 2, 2]
        for player, paid, got in zip((1, 2), story.chosen[::2], story.chosen[1::2], strict=True):
            assert state[program.layout.variable("coin").slot(player)] == 3 - paid[2] >= 0
            assert state[program.layout.variable("wood").slot(player)] == got[2]
        changes = [amount for _, _, amount in story.changed]  # of what decides who wins
        assert changes == [amount for paid in story.chosen[::2] for amount in (1, paid[2])]


BESIDE = """\
flow game:
    each player: do turn

action turn:
    up to 2 times: do sell

rule sell:
    pay 1 fish
    choose one as what:
        coin: gain 1 gold
        timber: gain 2 wood

at any time in turn except sell, as gamble:
    pay 1 gold

winner: most fish then least gold
"""
GOODS = """\
resources: {wood: {per: player}, fish: {per: player, start: 1}, gold: {per: player, start: 1, stands_for: [fish]}}
"""


def test_what_makes_itself_in_one_run_does_not_name_what_is_chosen_in_another(tmp_path: Path) -> None:
    """Whoever has no gold any more pays in the one way there is. What is told of `what` is what was got."""
    checked = checked_pack(tmp_path, BESIDE, GOODS)
    telling = TellingPlayouts(checked, 2)
    program = telling.machine.program
    wood = program.layout.variable("wood")
    timber = 0
    for seed in range(60):
        state, story = telling.play(seed)
        for player in (1, 2):
            told = [taken for site, who, taken in story.chosen if program.sites[site].label == "what" and who == player]
            assert state[wood.slot(player)] == 2 * told.count(2)
            timber += told.count(2)
    assert timber > 20

"""Random games with their story: what is told adds up to what is there."""

from __future__ import annotations

from tests.inside import TellingPlayouts

from rulewright import Playouts, load

SIGNS = {"gain": 1, "lose": -1, "pay": -1}


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

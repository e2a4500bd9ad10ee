"""`why`, asked about everything at every question: it names a line, and is never a mistake of ours."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests import small_packs
from tests.shipped_games import RULES

from rulewright import load, new_game
from rulewright.cli.playing.why import beside

NOUNS = """
resources: {reed: {per: player}}
enums: {hue: [red, blue]}
zones: {hand: {holds: shell, start: all}, heap: {holds: shell}}
"""
TURNS = """
flow game:
    each player: do turn
action turn:
    choose first_one from hand
    choose CHOICE from hand where it != first_oneDIFFERENT
    move all chosen to heap
    gain 1 reed
winner: most reed
"""
WORKSHOP = Path(__file__).parents[1] / "abuse" / "workshop"


def test_what_stands_beside_a_choice_of_several_is_refused_by_the_choice(tmp_path: Path) -> None:
    """Of several things chosen one after another, what lies before the latest or was sorted out cannot be chosen any more."""
    shells = "pieces: shell\nattributes: {tint: {type: hue}}\nitems:\n" + "".join(
        f"  s{number}: {{tint: {'red' if number % 2 else 'blue'}}}\n" for number in range(6)
    )
    for number, (choice, different) in enumerate(
        [("up to 3 chosen", ""), ("2 chosen", ""), ("up to 2 chosen", " with different tint")]
    ):
        told = TURNS.replace("CHOICE", choice).replace("DIFFERENT", different)
        found = small_packs.pack(tmp_path / str(number), told, NOUNS, shells, name="cove", players=(2, 2))
        loaded = load([found])
        assert loaded.checked is not None, small_packs.shown(loaded)
        game, asked = new_game(loaded.checked, 2, 1), 0
        game.choose("s3")
        while game.decision is not None and game.decision.player == 1:
            span = game.decision.site.span
            for option in beside(game, game.decision):
                asked += 1
                assert game.refusal(option) == span, option.key
            game.choose(game.decision.options[0].key)
        assert asked > 1


@pytest.mark.slow
@pytest.mark.parametrize("pack", [WORKSHOP, RULES / "akropolis"], ids=lambda pack: pack.name)
def test_it_can_be_asked_about_everything(pack: Path) -> None:
    loaded = load([pack])
    assert loaded.checked is not None
    asked = 0
    for seed in range(4):
        rnd, game = random.Random(seed), new_game(loaded.checked, 2, seed)
        for _ in range(25):
            if game.decision is None:
                break
            for option in [*beside(game, game.decision), *game.decision.candidates][:20]:
                asked += option not in game.decision.options
                game.refusal(option)
            game.take(rnd.choice(game.decision.options))
    assert asked > 10

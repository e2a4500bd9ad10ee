"""Rules that ask for the impossible: each stops at its line, and leaves the game as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import FIRST, NOUNS, RULES, loaded, quickly, turn
from tests.small_packs import checked_of, place, play, stopped

from rulewright import GameError, new_game


@pytest.mark.parametrize(
    "lines",
    [
        ["choose x from players where no"],
        ["choose x from players", "require no"],
        ["choose x from []"],
        ["pay 1 coin"],
        ["choose x from players", "pay 100 coin"],
        ["choose one:", "    a if no: skip", "    b: require no"],
        ["first possible:", "    a: require no", "    b: pay 1 coin"],
        ["let x = first of players where no"],
        ["gain 1 div round coin"],
        ["gain 1 mod round coin"],
    ],
)
def test_nothing_can_be_done(tmp_path: Path, lines: list[str]) -> None:
    problem = stopped(loaded(tmp_path, turn(*lines)))
    assert problem.code == "RW502"
    assert problem.suggestion
    assert place(problem)[0] == RULES


PIECES = (
    "  who: {type: player}\n  what: {type: card}\nzones:\n  deck: {holds: card, start: all}\n  hand: {holds: card, per: player}\n"
)
CARDS = "pieces: card\nattributes:\n  cost: number\n  worth: {type: number, varies: true}\nitems:\n  a: {copies: 3, cost: 2}\n"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("gain coin of who coin", "RW505"),
        ("set coin of who to 5", "RW505"),
        ("move what to hand", "RW502"),
        ("set worth of what to 4", "RW505"),
        ("gain size of hand of who coin", "RW505"),
        ("draw 2 from hand of who to deck", "RW505"),
        ("move first of deck to hand of who", "RW505"),
    ],
)
def test_nothing_where_a_thing_is_needed(tmp_path: Path, line: str, code: str) -> None:
    """`nothing` is used as a player and as a piece: an error of the rules at their line, and never a traceback.

    What fails leaves the choice before it without an option; then that is the place, and the line stands in a note.
    """
    problem = stopped(loaded(tmp_path, turn("choose x from players", line), NOUNS + PIECES, CARDS))
    told = [place(problem), *((span.file, span.line) for _, span in problem.notes if span is not None)]
    assert (problem.code, told[-1]) == (code, (RULES, FIRST + 1))


@pytest.mark.parametrize("line", ["gain position of what coin", "gain cost of what coin", "set who to next of who"])
def test_nothing_where_nothing_is_meant(tmp_path: Path, line: str) -> None:
    game = play(loaded(tmp_path, turn("choose x from players", line), NOUNS + PIECES, CARDS), 6)
    assert game.choices == 6
    assert game.view()["variables"]["coin"] == {"player 1": 0, "player 2": 0}
    assert game.view()["variables"]["who"] == {"all": "nothing"}


def test_an_error_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    """After a refused choice the same decision is pending, and another answer is taken."""
    rules = (
        turn("choose x from 1..2", "if x = 2: do runaway", "gain x coin")
        + "rule runaway:\n    repeat:\n        gain 1 coin\n    until no\n"
    )
    game = new_game(checked_of(loaded(tmp_path, rules)), 2, 1)
    before = game.digest()
    with quickly(), pytest.raises(GameError):
        game.choose("2")
    assert game.digest() == before
    assert game.decision is not None
    game.choose("1")
    assert game.decision is not None and game.choices == 1

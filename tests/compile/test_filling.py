"""Where random play fills one empty cell after another, it keeps a list of them; the games are the same as without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright import GameError, Playouts

NOUNS = """\
resources: {win: {per: player}}
enums: {stone: [black, white]}
variables: {chief: {type: player}, turns_taken: {type: number}}
boards: {grid: {shape: square, width: 3, height: 3, cells: {mark: player, stone: stone, height: number}}}
"""
GAME = """\
flow game:
    turns: do turn

winner: most win

action turn:
    LINES
    set turns_taken to turns_taken + 1
    if turns_taken > 7 or none of grid where CELLS: end game
"""
TURNS = {
    "who plays": ("choose cell from grid where mark = nothing\nset mark of cell to player", True),
    "a word": ("choose cell from grid where stone = nothing\nset stone of cell to white", True),
    "with a name before it": ("choose cell from grid where mark = nothing\nlet other = player\nset mark of cell to other", True),
    "somebody or nobody": ("choose cell from grid where mark = nothing\nset mark of cell to chief", False),
    "a number": ("choose cell from grid where height = 0\nset height of cell to turns_taken", False),
    "only now and then": (
        "choose cell from grid where mark = nothing\nif turns_taken mod 2 = 0: set mark of cell to player",
        False,
    ),
    "another cell": (
        "choose cell from grid where mark = nothing\nset mark of (first of grid where mark = nothing) to player",
        False,
    ),
    "emptied again": (
        "choose cell from grid where mark = nothing\nset mark of cell to player\n"
        "if turns_taken = 3: set mark of (first of grid) to nothing",
        False,
    ),
    "not every empty cell": (
        "choose cell from grid where mark = nothing and stone = nothing\nset mark of cell to player",
        False,
    ),
}


@pytest.mark.parametrize("said", TURNS)
def test_a_list_of_empty_cells_is_kept_where_nothing_else_changes_them(tmp_path: Path, said: str) -> None:
    lines, kept = TURNS[said]
    asked = lines.split("where ")[1].split("\n")[0]
    rules = checked(tmp_path, GAME.replace("LINES", lines.replace("\n", "\n    ")).replace("CELLS", asked), NOUNS)
    fast, plain = Playouts(rules, 2), Playouts(rules, 2, without=frozenset({"draw"}))
    playout = fast.machine.program.source.split("def playout(")[1]
    assert ("empty_0.pop(" in playout, "not empty_0" in playout) == (kept, kept)
    for seed in range(12):
        assert fast.play(seed).digest() == plain.play(seed).digest()


@pytest.mark.parametrize("said", ["who plays", "not every empty cell"])
def test_a_game_that_goes_on_when_all_is_full_is_stopped_by_its_rules(tmp_path: Path, said: str) -> None:
    """Nothing is left to choose, and the rules say nothing else: that is no mistake of the engine."""
    lines = TURNS[said][0].replace("\n", "\n    ")
    rules = checked(tmp_path, GAME.split("    set turns_taken")[0].replace("LINES", lines), NOUNS)
    for without in (frozenset[str](), frozenset({"draw"})):
        with pytest.raises(GameError) as stopped:
            Playouts(rules, 2, without=without).play(1)
        assert stopped.value.diagnostic.code == "RW502"

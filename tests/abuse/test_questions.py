"""Questions within questions, boards without an edge, too many ways to pay: each is stopped at its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.boards import GRID, LAND, TILES
from tests.abuse.helpers import FIRST, NOUNS, RULES, loaded, quickly, turn
from tests.small_packs import place, play, stopped

pytestmark = pytest.mark.slow

GOODS = "resources:\n  coin: {per: player}\n  ant: {per: player}\n  bee: {per: player}\n  cow: {per: player}\n"


@pytest.mark.parametrize(
    "line",
    [
        "if 1 < sum of (sum of (count of grid where it in [a, b]) for b in grid) for a in grid: gain 1 coin",
        "let k = sum of (sum of (sum of (count of grid where it in [a, b, c]) for c in grid) for b in grid) for a in grid",
        "let k = best x in grid by most (sum of (count of grid where it != x and it != y) for y in grid)",
        "let k = first of rank x in grid by most (sum of (count of grid where it != x and it != y) for y in grid)",
        pytest.param(
            "let k = sum of (sum of (count of groups of grid where it != a and it != b) for b in grid) for a in grid",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_questions_within_questions(tmp_path: Path, line: str) -> None:
    with quickly():
        problem = stopped(loaded(tmp_path, turn(line, "choose c from grid"), NOUNS + GRID))
    assert problem.code == "RW501"
    assert place(problem) == (RULES, FIRST)


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    [
        "let k = count of grid where (count of reach from it through yes cost 1) = 1",
        "let k = sum of (count of groups of grid where it != a) for a in grid",
        "choose c for n from reach from (first of grid) through yes cost (count of reach from there through yes cost 1)",
    ],
)
def test_paths_and_groups_from_every_cell(tmp_path: Path, line: str) -> None:
    """What is asked of a board is charged by what is looked at, so that such a pack is refused in a moment."""
    with quickly():
        problem = stopped(loaded(tmp_path, turn(line, "choose d from grid"), NOUNS + GRID))
    assert problem.code == "RW501"
    assert place(problem) == (RULES, FIRST)


def test_a_line_longer_than_the_board(tmp_path: Path) -> None:
    rules = turn(
        "choose c from grid", "if any line of 100000000 through c where mark = player: gain 1 coin", "set mark of c to player"
    )
    with quickly():
        game = play(loaded(tmp_path, rules, NOUNS + GRID), 3)
    assert game.view()["variables"]["coin"] == {"player 1": 0, "player 2": 0}


@pytest.mark.parametrize("shape", ["[[0, 0], [1, 0]]", "[[0, 0], [15, 15]]", "[[0, 0], [0, 0]]"])
@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("count of holes of land", None),
        ("count of groups of land", None),
        ("count of reach from first_of_land through yes cost 1", "RW501"),
    ],
)
def test_growing_boards(tmp_path: Path, shape: str, question: str, code: str | None) -> None:
    """A board without an edge is not searched without end, whatever lies on it."""
    rules = turn("let t = first of box", "choose s from spots(t, land)", "place t at s", f"let k = {question}", "gain 1 coin")
    rules += "value first_of_land = first of cells of land\n"
    with quickly():
        result = loaded(tmp_path, rules, LAND + NOUNS, files={"tiles.yaml": TILES % shape})
        if code is None:
            assert play(result, 8).choices == 8
        else:
            assert stopped(result, 8).code == code


# -- payments --
@pytest.mark.parametrize(
    "lines",
    [
        ["gain 1000 coin, 1000 ant, 1000 bee, 1000 cow", "pay 1000 mix of [coin, ant, bee, cow]"],
        [
            "gain 90 coin, 90 ant, 90 bee, 90 cow",
            "pay 30 mix of [coin, ant, bee], 30 mix of [ant, bee, cow], 30 mix of [coin, cow]",
        ],
        ["gain 100000000 mix of [coin]"],
        ["let n = 100000000", "gain n mix of [coin, ant]"],
    ],
)
def test_too_many_ways_to_pay(tmp_path: Path, lines: list[str]) -> None:
    with quickly():
        problem = stopped(loaded(tmp_path, turn(*lines), GOODS))
    assert problem.code == "RW501"
    assert place(problem) == (RULES, FIRST + len(lines) - 1)

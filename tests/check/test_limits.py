"""What would need too much memory or too many steps is refused before anything is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.boards import GRID, LAND, TILES
from tests.abuse.helpers import FIRST, NOUNS, RULES, chain, loaded, quickly, turn
from tests.small_packs import codes, errors, place, problem_of

ENUM = "enums:\n  e: [" + ", ".join(f"e{i}" for i in range(250)) + "]\n"


@pytest.mark.parametrize(
    ("nouns", "cards"),
    [
        (NOUNS + "  v: {per: [e, e, e, e]}\n" + ENUM, None),
        (NOUNS + "  v: {per: [e, e, player]}\n" + ENUM, None),
        (NOUNS + "zones:\n  z: {holds: card, per: [e, e, e]}\n" + ENUM, "pieces: card\nitems:\n  a: {}\n"),
        (
            NOUNS
            + "boards:\n"
            + "".join(f"  b{i}: {{shape: square, width: 60, height: 60, cells: {{m: player}}}}\n" for i in range(40)),
            None,
        ),
        (
            NOUNS
            + GRID
            + "  other: {shape: hex, width: 60, height: 60, cells: {"
            + ", ".join(f"m{i}: number" for i in range(30))
            + "}}\n",
            None,
        ),
        (NOUNS, "pieces: card\nitems:\n" + "".join(f"  a{i}: {{copies: 500}}\n" for i in range(1_000))),
        (
            NOUNS,
            "pieces: card\nattributes:\n"
            + "".join(f"  v{i}: {{type: number, varies: true}}\n" for i in range(500))
            + "items:\n  a: {copies: 500}\n",
        ),
        (NOUNS + GRID + "variables:\n  round2: {per: [grid, grid]}\n", None),
    ],
    ids=["four dimensions", "three dimensions", "zones", "boards", "cells", "copies", "changing attributes", "cells by cells"],
)
def test_too_much_to_remember(tmp_path: Path, nouns: str, cards: str | None) -> None:
    merged = nouns if nouns.count("variables:") < 2 else nouns.replace("variables:\n  round2", "tracks:\n  round2")
    with quickly():
        result = loaded(tmp_path, turn("choose x from players"), merged, cards or "")
    problem = problem_of(result, "RW433")
    assert problem.span is not None
    assert not result.ok


def test_boards_and_copies_have_limits_of_their_own(tmp_path: Path) -> None:
    nouns = NOUNS + "boards:\n  b: {shape: square, width: 1000000, height: 1000000, cells: {m: player}}\n"
    assert "RW442" in codes(loaded(tmp_path / "one", turn("skip"), nouns))
    assert "RW442" in codes(loaded(tmp_path / "two", turn("skip"), cards="pieces: card\nitems:\n  a: {copies: 1000000000}\n"))


def test_too_many_tiles(tmp_path: Path) -> None:
    tiles = (TILES % "[[0, 0], [1, 0]]").replace("copies: 40", "copies: 500")
    tiles += "".join(f"  b{i}: {{copies: 500, ground_of: [grass, sand]}}\n" for i in range(10))
    assert "RW433" in codes(loaded(tmp_path, turn("choose x from players"), LAND + NOUNS, files={"tiles.yaml": tiles}))


@pytest.mark.parametrize("per", ["number", "yes_no", "resource", "land", "zork", "[player, number]"])
def test_things_without_number(tmp_path: Path, per: str) -> None:
    """There is no end of numbers, so nothing can be per number."""
    result = loaded(
        tmp_path,
        turn("choose x from players"),
        LAND + NOUNS + f"  v: {{per: {per}}}\n",
        files={"tiles.yaml": TILES % "[[0, 0], [1, 0]]"},
    )
    assert {"RW304", "RW305"} & codes(result)
    assert not result.ok


def test_lines_of_every_length(tmp_path: Path) -> None:
    lines = [f"if any line of {length} through c where mark = player: gain 1 coin" for length in range(2, 61)]
    with quickly():
        result = loaded(tmp_path, turn("choose c from grid", *lines), NOUNS + GRID)
    assert place(problem_of(result, "RW433"))[0] == RULES


def test_a_long_range_is_refused_before_play(tmp_path: Path) -> None:
    for line in ("choose a from 1..1000000", "for each a in 1..1000000: gain 1 coin", "choose a from 1..999999999999999"):
        assert place(problem_of(loaded(tmp_path, turn(line)), "RW408")) == (RULES, FIRST)


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ("flow game:\n    do game\nwinner: most coin\n", "RW435"),
        ("flow game:\n    do a\nflow a:\n    do b\nflow b:\n    turns:\n        do a\nwinner: most coin\n", "RW435"),
        (
            "flow game:\n    do f30\nrule r: gain 1 coin\nwinner: most coin\nflow f0:\n    do r\n"
            + chain("f", "flow {0}{1}:\n    do {0}{2}\n    do {0}{2}\n", 30),
            "RW433",
        ),
        (
            "flow game:\n    do f90\nrule r: gain 1 coin\nwinner: most coin\nflow f0:\n    do r\n"
            + chain("f", "flow {0}{1}:\n    do {0}{2}\n", 90),
            "RW434",
        ),
        ("flow game:\n" + "    do turn\n" * 3_000 + "winner: most coin\nrule turn: choose x from players\n", "RW433"),
        (turn("do r1500") + "rule r0: gain 1 coin\n" + chain("r", "rule {0}{1}:\n    do {0}{2}\n", 1_500), "RW434"),
        (turn("gain v1500 coin") + "value v0 = coin\n" + chain("v", "value {0}{1} = {0}{2}\n", 1_500), "RW434"),
        (turn("gain v0 coin") + "value v1500 = coin\n" + chain("v", "value {0}{2} = {0}{1}\n", 1_500), "RW434"),
        (turn("gain v0 coin") + "value v1500 = v0\n" + chain("v", "value {0}{2} = {0}{1}\n", 1_500), "RW434"),
    ],
    ids=[
        "flow itself",
        "flows in a circle",
        "flows that double",
        "flows in a chain",
        "a long flow",
        "rules in a chain",
        "values in a chain",
        "values in a chain, backwards",
        "values in a ring",
    ],
)
def test_sentences_that_build_on_too_many_others(tmp_path: Path, rules: str, code: str) -> None:
    with quickly():
        result = loaded(tmp_path, rules)
    problem = problem_of(result, code)
    assert place(problem)[0] == RULES
    assert problem.suggestion


def test_the_first_thing_too_many_is_told_and_no_other(tmp_path: Path) -> None:
    nouns = NOUNS + "  small: {per: [e]}\n  v: {per: [e, e, player]}\n  w: {per: [e, e, player]}\n" + ENUM
    told = [str(problem.message) for problem in loaded(tmp_path, nouns=nouns).diagnostics if problem.code == "RW433"]
    assert len(told) == 1 and told[0].startswith("with `v` ")


@pytest.mark.parametrize(("many", "told"), [(40, []), (160, ["RW434"])])
def test_what_builds_too_deep_is_told_once(tmp_path: Path, many: int, told: list[str]) -> None:
    rules = turn(f"gain v{many} coin") + "value v0 = coin\n" + chain("v", "value {0}{1} = {0}{2}\n", many)
    assert errors(loaded(tmp_path, rules)) == told

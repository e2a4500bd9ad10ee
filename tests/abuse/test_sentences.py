"""Sentences that nest, repeat or swell beyond reason: each is refused at its line, in a moment."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.abuse.helpers import FLOW, NOUNS, RULES, loaded, quickly
from tests.small_packs import codes, play, problem_of

from rulewright import GameError

TURN = FLOW + "rule turn:\n    choose amount from 1..3\n"
LINE = TURN.count("\n") + 1
DEEP = 10_000


def blocks(head: str, depth: int, step: int) -> str:
    return "".join(" " * (4 + step * i) + head + "\n" for i in range(depth)) + " " * (4 + step * depth) + "skip\n"


@pytest.mark.parametrize(
    "text",
    [
        "    gain " + "(" * DEEP + "1" + ")" * DEEP + " coin\n",
        "    gain " + "(" * DEEP + " coin\n",
        "    gain 1" + ")" * DEEP + " coin\n",
        "    if " + "not " * 9_000 + "yes: skip\n",
        "    gain " + "-" * DEEP + "1 coin\n",
        "    gain " + " + ".join(["1"] * 9_000) + " coin\n",
        "    gain " + " + ".join(["1"] * DEEP) + " coin\n",
        "    gain " + " * ".join(["coin"] * 5_000) + " coin\n",
        "    if " + " and ".join(["yes"] * 4_500) + ": skip\n",
        "    if " + " or ".join(["yes"] * 4_500) + ": skip\n",
        "    gain " + "next of " * 4_500 + "player coin\n",
        "    gain " + "min(1, " * 5_000 + "1" + ")" * 5_000 + " coin\n",
        "    gain " + "(1 if yes else " * 2_500 + "1" + ")" * 2_500 + " coin\n",
        "    if any of " + "players where any of " * 1_500 + "players: skip\n",
        "    let x = " + "[" * DEEP + "\n",
        "    " + "if yes: " * 4_500 + "skip\n",
        blocks("if yes:", 600, 1),
        blocks("if yes:", 270, 1),
        blocks("if yes:", 60, 4),
        blocks("may:", 70, 1),
        blocks("for each x in players:", 59, 1),
        " " * 20_000 + "gain 1 coin\n",
        "    gain " + "9" * 30_000 + " coin\n",
        "    gain 1 coin" + "; gain 1 coin" * 5_000 + "\n",
        "    gain " + "x" * 39_000 + " coin\n",
        "    gain 1 coin" + "\\" * 30_000 + "\n",
        "    let x = 1\n" * 5_000,
    ],
    ids=lambda text: text.strip()[:24],
)
def test_refused_at_its_line(tmp_path: Path, text: str) -> None:
    with quickly():
        result = loaded(tmp_path, TURN + text)
    assert not result.ok
    problem = next(problem for problem in result.diagnostics if problem.code.startswith("RW2"))
    assert problem.span is not None
    assert problem.span.file == RULES
    assert problem.span.line >= LINE - 2
    assert len(problem.message) < 300


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "value zz = " + "(" * 39 + "1" + ")" * 39 + "\n",
        "value zz = " + " + ".join(["coin"] * 55) + "\n",
        "value zz = " + "(1 if yes else " * 39 + "1" + ")" * 39 + "\n",
        "value zz = " + "sum of it * (sum of it * (" * 9 + "1 " + "for it in 1..2) for it in 1..2)" * 9 + "\n",
        "rule zz:\n" + blocks("if yes:", 55, 1),
        "rule zz:\n" + blocks("for each x in players:", 18, 1),
        "rule zz:\n" + "    gain 1 coin\n" * 2_000,
        "rule zz:\n" + "    choose x from players\n" * 1_000,
        "rule zz:\n    choose one:\n" + "".join(f"        a{i}: gain 1 coin\n" for i in range(1_000)),
        "rule zz:\n    match coin:\n" + "".join(f"        {i}: gain 1 coin\n" for i in range(1_000)),
    ],
    ids=lambda text: text.replace("\n", " ")[:40],
)
def test_large_and_odd_is_read(tmp_path: Path, text: str) -> None:
    """What stays below the limits is either carried out or refused with a line; nothing breaks on the way."""
    with quickly():
        result = loaded(tmp_path, TURN + "    do zz\n" * text.startswith("rule") + text)
        if result.ok:
            try:
                assert play(result, 3).choices == 3
            except GameError as error:
                assert error.diagnostic.code in ("RW501", "RW506")
        else:
            assert all(problem.span for problem in result.diagnostics)


@pytest.mark.slow
def test_very_many_declarations(tmp_path: Path) -> None:
    with quickly():
        result = loaded(tmp_path, TURN + "".join(f"rule a{i}: skip\n" for i in range(50_000)))
    assert problem_of(result, "RW209").span is not None


@pytest.mark.slow
def test_very_many_broken_declarations(tmp_path: Path) -> None:
    with quickly():
        result = loaded(tmp_path, TURN + "".join(f"rul a{i}: skip\n" for i in range(14_000)))
    assert problem_of(result, "RW140").span is not None
    assert len(result.diagnostics) < 200


@pytest.mark.slow
def test_very_many_unknown_names(tmp_path: Path) -> None:
    values = "".join(f"value a{i} = zork{i} + 1\n" for i in range(4_000))
    with quickly():
        result = loaded(tmp_path, TURN + values)
    assert problem_of(result, "RW436").span is not None


@pytest.mark.slow
def test_very_many_wrong_entries(tmp_path: Path) -> None:
    nouns = NOUNS + "".join(f"  v{i}: {{type: kolor{i}}}\n" for i in range(8_000))
    with quickly():
        result = loaded(tmp_path, TURN, nouns)
    assert problem_of(result, "RW436").span is not None


@pytest.mark.slow
def test_very_many_names(tmp_path: Path) -> None:
    enums = "enums:\n" + "".join(f"  e{i}: [m{i}]\n" for i in range(8_000))
    with quickly():
        result = loaded(tmp_path, TURN + "rule other: do trun\n", NOUNS + enums)
    assert "RW401" in codes(result)


EFFECT = "  c{0}: {{effect: '" + "gain 1 coin; " * 1_000 + "gain {0} coin'}}\n"


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"more.rules": "".join(f"rule r{n}:\n" + "    gain 1 coin\n" * 12 for n in range(1_500))}, "more.rules"),
        pytest.param(
            {"cards.yaml": "pieces: card\nitems:\n" + "".join(EFFECT.format(n) for n in range(25))},
            "cards.yaml",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            {
                "table.yaml": "regions:\n  all:\n    values:\n"
                + "".join(f"      v{n}: {'coin + ' * 1_400}{n}\n" for n in range(30))
            },
            "table.yaml",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            {"invariants.yaml": "always:\n" + "".join(f"  v{n}: {'coin + ' * 1_400}{n} > 0\n" for n in range(30))},
            "invariants.yaml",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_sentences_without_end_are_not_even_parsed(tmp_path: Path, more: dict[str, str], place: str) -> None:
    """Wherever they stand; and what stands in a file that is not read is not missed."""
    start = time.process_time()
    found = loaded(tmp_path, TURN, NOUNS, files=more)
    assert time.process_time() - start < 20  # some two seconds, on a machine that is not too busy
    problem = problem_of(found, "RW209")
    assert problem.span is not None and problem.span.file.endswith(place)
    assert "RW431" not in codes(found)

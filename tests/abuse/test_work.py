"""Rules that never end, ask for the impossible or swell: each is stopped by a budget that names its line."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from tests.abuse.helpers import FLOW, NOUNS, codes, found, loaded, play, quickly, stopped

from rulewright.compile import compile_game
from rulewright.diagnostics import Diagnostic
from rulewright.run.chance import seeded
from rulewright.run.failing import GameError, TooLong
from rulewright.run.game import settle
from rulewright.run.machine import Machine

ENDLESS = "flow game:\n    repeat:\n        {0}do turn\n    until no\nwinner: most coin\nrule turn: gain 1 coin\n"
GRID = "boards:\n  grid: {shape: square, width: 60, height: 60, cells: {mark: player}}\n"
GOODS = "resources:\n  coin: {per: player}\n  ant: {per: player}\n  bee: {per: player}\n  cow: {per: player}\n"
LAND = (
    "enums:\n  ground: [grass, sand]\nboards:\n  land: {per: player, shape: hex, tiles: tile}\n"
    "zones:\n  box: {holds: tile, start: all}\n"
)
TILES = (
    "pieces: tile\nfaces: ground_of\nshapes:\n  pair: %s\nattributes:\n  ground_of: list of ground\n"
    "items:\n  a: {copies: 40, ground_of: [grass, sand]}\n"
)


def chain(name: str, link: str, count: int = 40) -> str:
    """Forty sentences, each built on the one before."""
    return "".join(link.format(name, number + 1, number) for number in range(count))


def turn(*lines: str) -> str:
    return FLOW + "rule turn:\n" + "".join(f"    {line}\n" for line in lines)


def at(problem: Diagnostic) -> tuple[str, int]:
    assert problem.span is not None, problem
    return problem.span.file, problem.span.line


FIRST = turn().count("\n") + 1  # the first line of the turn

RUNAWAYS = {
    "a rule that does itself": turn("do turn"),
    "rules that do each other": turn("do other") + "rule other:\n    do turn\n",
    "a value of itself": turn("gain a coin") + "value a = a\n",
    "values of each other": turn("gain a coin") + "value a = b\nvalue b = a\n",
    "a value of itself, counted down": turn("gain a(1) coin") + "value a(n) = (1 if n = 0 else a(n + 1))\n",
    "loops in loops": turn(
        "for each a in 1..10000:", "    for each b in 1..10000:", "        for each c in 1..10000: gain 1 coin"
    ),
    "a long count": turn("1000000000 times: gain 1 coin"),
    "a count of a count": turn("let n = 1000000", "n times:", "    n times: gain 1 coin"),
    "a loop without end": turn("repeat:", "    gain 1 coin", "until no"),
    "a range that is long only in play": turn("let n = 1000000", "for each a in 1..n: gain 1 coin"),
    "turns that ask nothing": turn("skip"),
    "turns that ask nothing and change something": turn("gain 1 coin"),
    "a step without a choice": ENDLESS.format(""),
    "a flow without a step": ENDLESS.format("if no: "),
    "a flow without anything": "flow game:\n    turns:\n        skip\nwinner: most coin\n",
    "turns within turns": ENDLESS.format("turns until no:\n            "),
    "rules that double": turn("do r40") + "rule r0: gain 1 coin\n" + chain("r", "rule {0}{1}:\n    do {0}{2}\n    do {0}{2}\n"),
    "values that double": turn("gain v40 coin") + "value v0 = coin\n" + chain("v", "value {0}{1} = {0}{2} - {0}{2}\n"),
    "conditions that double": turn("if v40: gain 1 coin")
    + "value v0 = coin > 1\n"
    + chain("v", "value {0}{1} = {0}{2} or {0}{2}\n"),
    "able of itself": turn("require able(turn)"),
    "able of able of able": turn("require able(r12)")
    + "rule r0:\n    choose x from 1..50\n    require no\n"
    + chain("r", "rule {0}{1}:\n    choose x from 1..50\n    if able({0}{2}): gain 1 coin\n    require no\n", 12),
    "after doing itself": turn("gain (coin after doing turn) coin"),
    "a sum of sums": turn("let k = sum of (sum of (sum of a + b + c for a in 1..9999) for b in 1..9999) for c in 1..9999"),
    "three choices of ten thousand": turn(
        "choose a from 1..10000", "choose b from 1..10000", "choose c from 1..10000", "require a + b + c = 0"
    ),
    "a thousand choices of ten thousand": turn(
        "1000 times:", "    choose a from 1..10000", "    choose b from 1..10000", "require no"
    ),
    "some of very many": turn("choose 9 x from 1..10000", "choose 9 y from 1..10000", "require no"),
    "a choice of a million": turn("let n = 1000000", "choose a from 1..n", "gain a coin"),
    "every order of everything": turn("any order:", *(f"    a{i}: gain 1 coin" for i in range(60)), "require no"),
}


@pytest.mark.parametrize("name", RUNAWAYS)
def test_stopped_at_its_line(tmp_path: Path, name: str) -> None:
    with quickly():
        problem = stopped(loaded(tmp_path / "abuse", RUNAWAYS[name]))
    assert problem.code == "RW501"
    assert problem.suggestion
    assert at(problem)[0] == "abuse/game.rules"


@pytest.mark.parametrize("name", RUNAWAYS)
def test_stopped_in_random_play(tmp_path: Path, name: str) -> None:
    """The same rules as plain loops: they end, or the budget of a whole game runs out."""
    checked = loaded(tmp_path / "abuse", RUNAWAYS[name]).checked
    assert checked is not None
    machine = Machine(compile_game(checked, 2, settle(checked, 2, {})))
    state = list(machine.initial)
    state[0] = seeded(1)
    with quickly(240), pytest.raises((TooLong, RecursionError)):
        machine.playout(state, random.Random(1).random)


# -- boards --
@pytest.mark.parametrize(
    "line",
    [
        "if any of grid where any of grid where any of grid where any of grid where mark = player: gain 1 coin",
        "let k = count of grid where (count of grid where (count of grid where (count of grid where empty) = 1) = 1) = 1",
        "let k = best x in grid by most (count of grid where (count of grid where mark = player) > 1)",
        "let k = first of rank grid by most (count of grid where (count of grid where mark = player) > 1)",
        "let k = count of groups of grid where (count of groups of grid where (count of groups of grid where empty) = 1) = 1",
    ],
)
def test_questions_within_questions(tmp_path: Path, line: str) -> None:
    with quickly():
        problem = stopped(loaded(tmp_path / "abuse", turn(line, "choose c from grid"), NOUNS + GRID))
    assert problem.code == "RW501"
    assert at(problem) == ("abuse/game.rules", FIRST)


def test_a_line_longer_than_the_board(tmp_path: Path) -> None:
    rules = turn(
        "choose c from grid", "if any line of 100000000 through c where mark = player: gain 1 coin", "set mark of c to player"
    )
    with quickly():
        play(loaded(tmp_path / "abuse", rules, NOUNS + GRID), 3)


def test_lines_of_every_length(tmp_path: Path) -> None:
    lines = [f"if any line of {length} through c where mark = player: gain 1 coin" for length in range(2, 61)]
    with quickly():
        result = loaded(tmp_path / "abuse", turn("choose c from grid", *lines), NOUNS + GRID)
    assert at(found(result, "RW433"))[0] == "abuse/game.rules"


@pytest.mark.parametrize("shape", ["[[0, 0], [1, 0]]", "[[0, 0], [15, 15]]", "[[0, 0], [0, 0]]"])
@pytest.mark.parametrize(
    "question", ["count of holes of land", "count of reach from first_cell through yes cost 1", "count of groups of land"]
)
def test_growing_boards(tmp_path: Path, shape: str, question: str) -> None:
    """A board without an edge is not searched without end, whatever lies on it."""
    rules = turn("let t = first of box", "choose s from spots(t, land)", "place t at s", f"let k = {question}", "gain 1 coin")
    rules = rules.replace("first_cell", "first_of_land") + "value first_of_land = first of cells of land\n"
    with quickly():
        result = loaded(tmp_path / "abuse", rules, LAND + NOUNS, tiles_yaml=TILES % shape)
        if result.ok:
            try:
                play(result, 8)
            except GameError as error:
                assert error.diagnostic.code in ("RW501", "RW502")


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
        problem = stopped(loaded(tmp_path / "abuse", turn(*lines), GOODS))
    assert problem.code == "RW501"
    assert at(problem) == ("abuse/game.rules", FIRST + len(lines) - 1)


# -- numbers --
SWELLING = {
    "squared": turn("set round to 3", "repeat:", "    set round to round * round", "until no"),
    "squared in a local": turn("let x = 3", "repeat:", "    set x to x * x", "until no"),
    "doubled": turn("set round to 3", "repeat:", "    set round to round + round", "until no"),
    "doubled by gaining": turn("gain 1 coin", "repeat:", "    gain coin coin", "until no"),
    "doubled downwards": turn("set round to 1", "repeat:", "    set round to -round - round", "until no"),
    "summed": turn("set round to 1", "repeat:", "    set round to sum of round for i in 1..100", "until no"),
    "squared by values": turn("set round to 3", "set round to v40")
    + "value v0 = round\n"
    + chain("v", "value {0}{1} = {0}{2} * {0}{2}\n"),
    "squared by parameters": turn("set round to v40(3)")
    + "value v0(n) = n * n\n"
    + chain("v", "value {0}{1}(n) = {0}{2}({0}{2}(n))\n"),
    "squared while folding": turn("set round to v40") + "value v0 = 99999\n" + chain("v", "value {0}{1} = {0}{2} * {0}{2}\n"),
    "squared by rules": turn("do grow(7)") + "rule grow(n):\n    do grow(n * n)\n",
    "literals": turn("set round to " + " * ".join(["999999999999999"] * 40)),
    "fibonacci": turn("let a = 1", "let b = 1", "repeat:", "    let c = a + b", "    set a to b", "    set b to c", "until no"),
}


@pytest.mark.parametrize("name", SWELLING)
def test_numbers_are_bounded(tmp_path: Path, name: str) -> None:
    with quickly():
        problem = stopped(loaded(tmp_path / "abuse", SWELLING[name]))
    assert problem.code == "RW504"
    assert "1,000,000,000,000,000" in problem.message
    assert at(problem)[0] == "abuse/game.rules"


def test_fixed_values_do_not_swell_the_code(tmp_path: Path) -> None:
    rules = (
        turn("choose x from players", "set round to v40")
        + "value v0 = size of players\n"
        + chain("v", "value {0}{1} = {0}{2} + {0}{2}\n")
    )
    with quickly():
        checked = loaded(tmp_path / "abuse", rules).checked
        assert checked is not None
        assert len(compile_game(checked, 2, settle(checked, 2, {})).source) < 10_000


def test_plain_rules_are_not_slowed_down() -> None:
    """What the shipped small games do in a turn is proved cheap beforehand: nothing in it is counted or held."""
    import ast

    from rulewright.check.load import load
    from rulewright.run.guards import guarded

    for name in ("tic-tac-toe", "connect-four"):
        checked = load([name]).checked
        assert checked is not None
        program = compile_game(checked, 2, settle(checked, 2, {}))
        tree = guarded(program.source, program.tables, 42)
        for function in tree.body:
            if isinstance(function, ast.FunctionDef) and function.name.startswith(("rule_", "value_")):
                called = {
                    node.func.id for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                }
                assert not called & {"spend", "counted", "metered", "held"}


# -- sizes --
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
    files = {"cards_yaml": cards} if cards else {}
    merged = nouns if nouns.count("variables:") < 2 else nouns.replace("variables:\n  round2", "tracks:\n  round2")
    with quickly():
        result = loaded(tmp_path / "abuse", turn("choose x from players"), merged, **files)
    problem = found(result, "RW433")
    assert problem.span is not None
    assert not result.ok


def test_boards_and_copies_have_limits_of_their_own(tmp_path: Path) -> None:
    nouns = NOUNS + "boards:\n  b: {shape: square, width: 1000000, height: 1000000, cells: {m: player}}\n"
    assert "RW442" in codes(loaded(tmp_path / "one", turn("skip"), nouns))
    assert "RW442" in codes(
        loaded(tmp_path / "two", turn("skip"), cards_yaml="pieces: card\nitems:\n  a: {copies: 1000000000}\n")
    )


def test_too_many_tiles(tmp_path: Path) -> None:
    tiles = (TILES % "[[0, 0], [1, 0]]").replace("copies: 40", "copies: 500")
    tiles += "".join(f"  b{i}: {{copies: 500, ground_of: [grass, sand]}}\n" for i in range(10))
    assert "RW433" in codes(loaded(tmp_path / "abuse", turn("choose x from players"), LAND + NOUNS, tiles_yaml=tiles))


@pytest.mark.parametrize("per", ["number", "yes_no", "resource", "land", "zork", "[player, number]"])
def test_things_without_number(tmp_path: Path, per: str) -> None:
    """There is no end of numbers, so nothing can be per number."""
    result = loaded(
        tmp_path / "abuse",
        turn("choose x from players"),
        LAND + NOUNS + f"  v: {{per: {per}}}\n",
        tiles_yaml=TILES % "[[0, 0], [1, 0]]",
    )
    assert {"RW304", "RW305"} & codes(result)
    assert not result.ok


# -- choices --
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
    problem = stopped(loaded(tmp_path / "abuse", turn(*lines)))
    assert problem.code == "RW502"
    assert problem.suggestion
    assert at(problem)[0] == "abuse/game.rules"


def test_a_long_range_is_refused_before_play(tmp_path: Path) -> None:
    for line in ("choose a from 1..1000000", "for each a in 1..1000000: gain 1 coin", "choose a from 1..999999999999999"):
        assert at(found(loaded(tmp_path / "abuse", turn(line)), "RW408")) == ("abuse/game.rules", FIRST)


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
        (turn("do r3000") + "rule r0: gain 1 coin\n" + chain("r", "rule {0}{1}:\n    do {0}{2}\n", 3_000), "RW434"),
        (turn("gain v3000 coin") + "value v0 = coin\n" + chain("v", "value {0}{1} = {0}{2}\n", 3_000), "RW434"),
        (turn("gain v0 coin") + "value v3000 = coin\n" + chain("v", "value {0}{2} = {0}{1}\n", 3_000), "RW434"),
        (turn("gain v0 coin") + "value v3000 = v0\n" + chain("v", "value {0}{2} = {0}{1}\n", 3_000), "RW434"),
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
        result = loaded(tmp_path / "abuse", rules)
    problem = found(result, code)
    assert at(problem)[0] == "abuse/game.rules"
    assert problem.suggestion


def test_nothing_where_a_thing_is_needed(tmp_path: Path) -> None:
    """`nothing` is used as a player and as a piece: an error of the rules at their line, or nothing at all; never a traceback."""
    nouns = (
        NOUNS
        + "  who: {type: player}\n  what: {type: card}\n"
        + "zones:\n  deck: {holds: card, start: all}\n  hand: {holds: card, per: player}\n"
    )
    cards = (
        "pieces: card\nattributes:\n  cost: number\n  worth: {type: number, varies: true}\nitems:\n  a: {copies: 3, cost: 2}\n"
    )
    lines = [
        "gain coin of who coin",
        "set coin of who to 5",
        "gain position of what coin",
        "move what to hand",
        "gain cost of what coin",
        "set worth of what to 4",
        "gain size of hand of who coin",
        "set who to next of who",
        "draw 2 from hand of who to deck",
        "move first of deck to hand of who",
    ]
    for number, line in enumerate(lines):
        result = loaded(tmp_path / str(number), turn("choose x from players", line), nouns, cards_yaml=cards)
        try:
            play(result, 6)
        except GameError as error:
            assert error.diagnostic.code in ("RW502", "RW505"), error.diagnostic
            assert at(error.diagnostic)[0] == f"{number}/game.rules"


def test_an_error_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    """After a refused choice the same decision is pending, and another answer is taken."""
    rules = (
        turn("choose x from 1..2", "if x = 2: do runaway", "gain x coin")
        + "rule runaway:\n    repeat:\n        gain 1 coin\n    until no\n"
    )
    result = loaded(tmp_path / "abuse", rules)
    from rulewright.run.game import new_game

    assert result.checked is not None
    game = new_game(result.checked, 2, 1)
    before = game.digest()
    started = time.perf_counter()
    with pytest.raises(GameError):
        game.choose("2")
    assert game.digest() == before
    assert game.decision is not None
    game.choose("1")
    assert game.decision is not None
    assert time.perf_counter() - started < 60

"""Improvements are made where they can be: a slower program would play the same games, and nothing else would notice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.compile.written_tests import MAP
from tests.inside import Checked
from tests.small_packs import checked

from rulewright import Game
from rulewright.compile import IMPROVEMENTS, Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine

NOUNS = """\
resources: {coin: {per: player, start: 3}, wood: {per: player, start: 2}}
tables: {price: {key: number, values: {1: 3, 2: 5}}}
boards: {grid: {shape: square, width: 3, height: 3, cells: {mark: player}}}
"""
RULES = """\
flow game:
    each player: do turn otherwise do rest

rule rest: skip
value double(n) = 2 * n
value more(n) = n + coin
rule tax(n): pay n coin
winner: most coin

action turn:
    LINES
"""


def source(rules: Checked, without: frozenset[str] = frozenset()) -> str:
    return compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(without=without)).source


@pytest.mark.parametrize(
    ("name", "lines", "shorter", "longer"),
    [
        ("hoist", "choose n from 1..5\npay n coin", "range(1, 6) if S[COIN + player] >= x1]", "choose_tested("),
        ("hoist", "choose n from 1..5\nrequire n < coin", "range(1, 6) if x1 < S[COIN + player]]", "choose_tested("),
        ("write_out", "choose n from 1..3\ngain more(n) wood", "my_n + S[COIN + player]", "value_more(S, player, my_n)"),
        ("fold", "choose n from 1..3\ngain price(2) wood", "max(0, 5)", "TABLE_price.get(2, 0)"),
        ("columns", "choose c from grid\nif none of grid where empty: end game", "0 not in S[GRID_MARK + 1:", "if not any("),
        ("columns", "choose c from grid\nif any of grid where empty: end game", "0 in S[GRID_MARK + 1:", "if any("),
        (
            "columns",
            "choose c from grid\nif any line of 3 through c where mark = player: end game",
            "in LINES_grid_mark_3[my_c]",
            "in RAYS_grid_3[my_c]",
        ),
        (
            "outside",
            "choose c from grid where any of grid where wood > 1 and mark = player",
            "range(1, 10) if (S[WOOD",
            "and (S[",
        ),
        (
            "attempt",
            "choose m from 1..2\nif able:\n    choose n from 1..5\n    pay n + 2 coin",
            "C.trying(S, able, ",
            "if able(S,",
        ),
        ("late", "choose c from grid where empty and any of neighbours of it where mark = player", "choose_tested(", "C.choose("),
    ],
)
def test_an_improvement_is_made(tmp_path: Path, name: str, lines: str, shorter: str, longer: str) -> None:
    """What it writes is there with it, and only without it what it takes the place of."""
    rules = checked(tmp_path, RULES.replace("LINES", lines.replace("\n", "\n    ")), NOUNS)
    turn, plain = (text[text.index("def rule_turn") :] for text in (source(rules), source(rules, frozenset({name}))))
    assert shorter in turn and shorter not in plain
    assert longer in plain


def test_branches_that_are_never_taken_are_left_out(tmp_path: Path) -> None:
    """Early, for those who look ahead, and late, where a test has become known by what was written out; either would do here."""
    lines = "choose n from 1..3\n    if player_count = 3: gain 7 coin\n    else: gain 2 coin"
    rules = checked(tmp_path, RULES.replace("LINES", lines), NOUNS)
    for without in ((), ("prune",), ("fold",)):
        assert "range(1, 4))\n    S[COIN + player] += 2" in source(rules, frozenset(without))
    assert "if 2 == 3:" in source(rules, frozenset({"prune", "fold"}))


def sure_ways(rules: Checked, without: frozenset[str] = frozenset()) -> list[frozenset[int]]:
    return [
        site.sure
        for site in compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(without=without)).sites
        if site.kind == "may"
    ]


@pytest.mark.parametrize(("count", "sure"), [(2, {0, 1}), (3, {0})])
def test_what_fails_only_in_another_game_is_no_reason_to_look_ahead(tmp_path: Path, count: int, sure: set[int]) -> None:
    """With two players the cost is all that can fail behind a yes, and that is asked for with it."""
    lines = f"may:\n        pay 1 coin\n        if player_count = {count}: gain 1 wood\n        else: pay 1 coin"
    rules = checked(tmp_path, RULES.replace("LINES", lines), NOUNS)
    assert sure_ways(rules) == [sure]
    assert sure_ways(rules, frozenset({"prune"})) == [{0}]


STILL = (
    "printed of it = grass",
    "printed of it != grass",
    "printed of it in [rock, sea]",
    "not printed of it = sea",
    "printed of it = sea or printed of it = rock",
    "worth(printed of it) > 1 and printed of it != sea",
    "worth(printed of it) >= 1",
    "(1 if printed of it = sea else 2) = 1",
    "dry(it)",
    "any of neighbours of it where printed = sea",
    "every of neighbours of it where printed != sea",
    "2 > count of neighbours of it where printed = grass",
)
ON_THE_MAP = """\
flow game:
    each player in players where seat = 1:
        FLOW

winner: most coin
value dry(cell) = none of neighbours of cell where printed = sea

"""


def test_what_no_state_can_change_is_looked_up(tmp_path: Path) -> None:
    """Lists are filtered beforehand, and what they hold is what is offered without any improvement."""
    rules = ON_THE_MAP.replace("FLOW", "\n        ".join(f"do turn_{number}" for number in range(len(STILL))))
    rules += "".join(f"action turn_{number}: choose cell from island where {test}\n" for number, test in enumerate(STILL))
    found = checked(tmp_path, rules, MAP)
    text = source(found)
    filtered = re.findall(r"def rule_turn_(\d+)\(S, C, player\):\n +my_cell = C.choose\(\d+, player, SOME_island\w*\)", text)
    assert [STILL[number] for number in range(len(STILL)) if str(number) not in filtered] == []
    assert offered(found, frozenset()) == offered(found, frozenset(IMPROVEMENTS))


def offered(rules: Checked, without: frozenset[str]) -> list[tuple[str, list[str]]]:
    game = Game(Machine(compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(without=without))), 0)
    found = []
    while game.decision is not None:
        found.append((game.decision.site.label, [option.key for option in game.decision.options]))
        game.choose(found[-1][1][0])
    assert len(found) == len(STILL)
    return found

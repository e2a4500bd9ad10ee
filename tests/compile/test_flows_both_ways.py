"""What flows do, stopping between steps and running on: each was carried out by hand, and leaves a row of digits behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import is_over, machine_of, source_of
from tests.small_packs import checked

from rulewright import Playouts, new_game
from rulewright.state import FLOW

NOUNS = "resources: {coin: {per: player}}\nvariables: {told: {}}\n"
RULES = """\
winner: most coin
flow round: each player: do turn
flow twice:
    do round
    let n = 7
    do note(n)
rule note(n): set told to 10 * told + n
rule turn: set told to 10 * told + seat of player
rule dear(n): require n < 1
rule stop: if told > 99: end game
rule turn_and_stop:
    do turn
    do stop

"""
# What two players leave behind: the number that is added, or the seat of who has a turn.
FLOWS = {
    "do note(4)": 4,
    "let n = 3\ndo note(n)": 3,
    "let n = told + 2\nlet m = n + 1\ndo note(m)\ndo note(n)": 32,
    "do note(1)\nlet n = told + 2\ndo note(5)\ndo note(n)": 153,
    "if told = 0: do note(1)\nelse: do note(2)\ndo note(3)": 13,
    "do note(4)\nif told = 0: do note(1)\nelse: do note(2)\ndo note(3)": 423,
    "if told > 0: do note(1)\ndo note(3)": 3,
    "if told = 0:\n    do note(1)\n    if told > 1: do note(2)\n    else: do note(3)\nelse: do note(4)": 13,
    "repeat: do note(1)\nuntil told > 100\ndo note(5)": 1115,
    "repeat:\n    let n = told + 1\n    do note(n)\nuntil n > 1\ndo note(5)": 125,
    "repeat:\n    repeat: do note(1)\n    until told mod 100 = 11\n    do note(2)\nuntil told > 9999": 112112,
    "turns until told > 99: do turn\ndo note(5)": 1215,
    "turns from last of players until told > 99: do turn": 212,
    "turns until told > 999:\n    do turn\n    do note(3)": 1323,
    "turns until told = 0: do turn\ndo note(6)": 6,
    "turns: do turn_and_stop": 121,
    "do note(5)\nturns: do turn_and_stop": 512,
    "turns:\n    do turn\n    do stop\n    do note(6)": 162,
    "each player: do turn": 12,
    "each player from last of players: do turn": 21,
    "each player in reverse of players: do turn": 21,
    "each player in players where seat = 2: do turn\ndo note(8)": 28,
    "for each n in [3, 1, 2]: do note(n)": 312,
    "for each n in 1 .. 4 where n != 2: do note(n)": 134,
    "for each n in [3, 1]:\n    each player:\n        do note(n)\n        do turn": 31321112,
    "do round\ndo round": 1212,
    "do twice\ndo round": 12712,
    "each player: do dear(1) otherwise do turn": 12,
    "do dear(1) otherwise do note(7)\ndo note(8)": 78,
    "do dear(0) otherwise do note(7)\ndo note(8)": 8,
    "let n = 4\nset told to told + n\nset told to 10 * told + n": 44,
    "each player: set told to 10 * told + seat of player": 12,
    "each player:\n    let n = seat of player + 3\n    set told to 10 * told + n": 45,
    "repeat:\n    each player:\n        do turn\n        do stop\nuntil told > 9999\ndo note(9)": 121,
    "repeat: do round\nuntil told > 1000\nif told > 2000: do note(3)\nelse: do note(4)": 12124,
}


@pytest.mark.parametrize("said", FLOWS)
def test_what_a_flow_does_both_ways(tmp_path: Path, said: str) -> None:
    found = checked(tmp_path, "flow game:\n    " + said.replace("\n", "\n    ") + "\n\n" + RULES, NOUNS)
    game, run_on = new_game(found, 2, 0), Playouts(found, 2).play(0)
    assert game.over
    assert [end.view()["variables"]["told"]["all"] for end in (game, run_on)] == [FLOWS[said]] * 2


@pytest.mark.parametrize(
    ("said", "ended"),
    [
        ("do note(1)", True),
        ("do note(1)\nturns: do turn_and_stop", False),
        ("turns until told > 9: do turn", True),
        ("turns: do turn_and_stop\ndo note(1)", True),
    ],
)
def test_a_flow_that_comes_to_its_end_ends_the_game(tmp_path: Path, said: str, ended: bool) -> None:
    """Turns that nothing but the end of the game ends never come to it, and so nothing is written behind them."""
    found = checked(tmp_path, "flow game:\n    " + said.replace("\n", "\n    ") + "\n\n" + RULES, NOUNS)
    playout = source_of(found, 2).split("def playout(")[1].split("\n\n\n")[0]
    assert playout.rstrip().endswith("\n    S[OVER] = 1") is ended


def test_a_flow_that_stops_at_its_end_stands_there(tmp_path: Path) -> None:
    machine = machine_of(checked(tmp_path, "flow game:\n    do round\n    do note(3)\n\n" + RULES, NOUNS), 2)
    end = machine.program.flows["round"][1]
    machine.fences.add(end)
    state = list(machine.initial)
    while (due := machine.flow(state)) is not None:
        due[0](state, None, *due[1])
    assert state[FLOW] == end and not is_over(state)

"""A flow that stops between its steps: in which order they come, where the flows in it begin and end, and which nobody takes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import Machine, compiled
from tests.small_packs import checked, game_of

from rulewright.run import Machine as Playing
from rulewright.run.answering import Script

NOUNS = "resources: {coin: {per: player}}\nvariables: {told: {}}\n"
RULES = """\
flow opening: do begin
flow round:
    do begin
    each player: do turn
rule begin: set told to told + 1
rule turn: gain 1 coin
winner: most coin
"""
REPEATED = """\
flow game:
    do begin
    do opening
    repeat: do round
    until told > 3
    do begin

"""
IN_TURNS = """\
flow game:
    if told > 0: do begin
    else: do opening
    turns from last of players until coin > 1: do turn
    do begin

"""


def steps(machine: Machine) -> list[tuple[str, int]]:
    """All steps of a game in which nobody is asked."""
    names = {step: name.removeprefix("rule_") for name, step in machine.names.items() if name.startswith("rule_")}
    state, found = list(machine.initial), []
    while (due := machine.flow(state)) is not None:
        step, args, _ = due
        found.append((names[step], args[0]))
        step(state, Script([]), *args)
    assert state[1] == 1
    return found


@pytest.fixture
def repeated(tmp_path: Path) -> Machine:
    return Playing(compiled(checked(tmp_path / "repeated", REPEATED + RULES, NOUNS), 2))


@pytest.fixture
def in_turns(tmp_path: Path) -> Machine:
    return Playing(compiled(checked(tmp_path / "in_turns", IN_TURNS + RULES, NOUNS), 2))


def test_steps_come_in_their_order(repeated: Machine, in_turns: Machine) -> None:
    turns = [("begin", 1), ("turn", 1), ("turn", 2)]
    assert steps(repeated) == [("begin", 1), ("begin", 1), *turns, *turns, ("begin", 1)]
    assert steps(in_turns) == [("begin", 1), ("turn", 2), ("turn", 1), ("turn", 2), ("turn", 1), ("begin", 1)]


def test_flows_are_known_by_where_they_begin_and_end(repeated: Machine, in_turns: Machine) -> None:
    """A step has a place, a loop over players four beside what is in it, and the end of a flow its own. What stands before the
    first loop is the opening.
    """
    assert repeated.program.flows == {"opening": (1, 2), "": (0, 3), "round": (3, 8)}
    assert repeated.program.nobodys == {0, 1, 3, 10}
    assert in_turns.program.flows == {"opening": (3, 4), "": (0, 5)}
    assert in_turns.program.nobodys == {1, 3, 9}


def test_a_flow_that_is_fenced_in_stops_at_its_end(repeated: Machine) -> None:
    state = list(repeated.initial)
    repeated.fences.add(2)
    for _ in range(2):
        due = repeated.flow(state)
        assert due is not None
        due[0](state, Script([]), *due[1])
    assert repeated.flow(state) is None and state[1] == 0


def test_what_lasts_until_the_end_of_a_flow_is_forgotten_there(tmp_path: Path) -> None:
    """Each round the price rises anew, and what works once in a round works once in each."""
    rules = "flow game:\n    do round\n    each player: do note\n    do round\n    each player: do note\n"
    rules += "flow round:\n    each player: do turn\n    each player: do turn\nwinner: most coin\nvalue price = 1\n"
    rules += "rule turn:\n    until end of round: add 1 to price\n    gain price coin\nrule note: set told to 10 * told + price\n"
    rules += "after any player does turn, once per round: gain 100 coin\n"
    variables = game_of(tmp_path, rules, NOUNS).view()["variables"]
    assert variables["told"]["all"] == 11 and variables["coin"]["player 1"] == 2 * (2 + 3) + 2 * 100

"""Those who listen may roll or draw before something around them that can fail: that is told where they are heard."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import loaded

NOUNS = """\
resources: {coin: {per: player}, wood: {per: player}}
tracks: {fame: {per: player, max: 9}}
variables: {die: {min: 1, max: 6}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
RULES = """\
flow game: each player: do turn otherwise do rest
winner: most coin
rule rest: skip
rule act: ACT
rule turn:
    LINE
"""
ACT, TURN = 4, 6  # the lines
ROLL, PAY = "roll die", "pay 1 coin"
# What cards do, what the rule `act` does, what is done in a turn, and the lines where something is told.
CASES: list[tuple[list[str], str, str, list[int]]] = [
    ([f"before you do act: {ROLL}"], PAY, "do act", [ACT]),
    ([f"before you do act: {ROLL}"], "gain 1 coin", "do act", []),
    ([f"before you do act: {PAY}"], ROLL, "do act", []),
    ([f"after you do act: {ROLL}"], PAY, "do act", []),
    ([f"after you do act: {PAY}"], ROLL, "do act", [ACT]),
    ([f"after you do act: {PAY}"], "gain 1 coin", "do act", []),
    ([f"before you do act: {PAY}", f"after you do act: {ROLL}"], "gain 1 coin", "do act", []),
    ([f"before you do act: {ROLL}", f"after you do act: {PAY}"], "gain 1 coin", "do act", [ACT]),
    ([f"after you do act: {ROLL}", f"after you do act: {PAY}"], "gain 1 coin", "do act", [ACT]),
    ([f"after you do act: {ROLL}", "after you do act: gain 1 coin"], "gain 1 coin", "do act", []),
    ([f"instead of you do act: {ROLL}", f"after you do act: {PAY}"], "gain 1 coin", "do act", [ACT]),
    ([f"instead of you do act: {PAY}", f"after you do act: {ROLL}"], "gain 1 coin", "do act", []),
    ([f"after you gain wood: {ROLL}", f"after you gain wood: {PAY}"], "skip", "gain 1 wood", [TURN]),
    ([f"after you gain wood: {ROLL}"], "skip", "gain 1 wood", []),
    ([f"after you gain wood: {PAY}"], "skip", "gain 1 wood", []),
    ([f"after you gain wood: {ROLL}", f"after you gain coin: {PAY}"], "skip", "gain 1 wood", []),
    ([f"before you pay wood: {ROLL}"], "skip", "pay 1 wood", [TURN]),
    ([f"after you pay wood: {ROLL}"], "skip", "pay 1 wood", []),
    (["before you pay wood: require coin > 1", f"after you pay wood: {ROLL}"], "skip", "pay 1 wood", []),
    ([f"when fame reaches 2: {ROLL}", f"when fame reaches 2: {PAY}"], "skip", "advance fame", [TURN]),
    ([f"when fame reaches 2: {ROLL}", f"when fame reaches 2: {PAY}"], "skip", "set fame to 3", [TURN]),
    ([f"when fame reaches 2: {ROLL}", f"when fame reaches 2: {PAY}"], "skip", "gain 1 wood", []),
    ([f"after you move card: {ROLL}", f"after you move card: {PAY}"], "skip", "move all row to hand", [TURN]),
    ([f"after you move card: {ROLL}", f"after you move card: {PAY}"], "skip", "gain 1 wood", []),
    ([f"after you do told: {ROLL}", f"after you do told: {PAY}"], "skip", "event told", [TURN]),
    ([f"in late: {ROLL}", f"in late: {PAY}"], "skip", "window late", [TURN]),
    ([f"in late: {ROLL}"], "skip", "window late", []),
]


@pytest.mark.parametrize("number", range(len(CASES)))
def test_what_is_heard_may_not_fail_behind_what_becomes_known(tmp_path: Path, number: int) -> None:
    effects, act, line, told = CASES[number]
    cards = "pieces: card\nitems:\n" + "".join(f'  c{at}: {{effect: "{effect}"}}\n' for at, effect in enumerate(effects))
    found = loaded(tmp_path, RULES.replace("ACT", act).replace("LINE", line), NOUNS, cards)
    problems = [problem for problem in found.diagnostics if problem.severity == "error"]
    assert [(problem.code, problem.span.line) for problem in problems if problem.span] == [("RW420", line) for line in told]


@pytest.mark.parametrize(("body", "told"), [(f"{ROLL}; {PAY}", True), (f"{PAY}; {ROLL}", False), (f"{ROLL}; gain 1 coin", False)])
def test_what_a_card_does_may_not_fail_behind_its_own_roll(tmp_path: Path, body: str, told: bool) -> None:
    cards = f'pieces: card\nitems: {{ant: {{effect: "after you do act: {body}"}}}}\n'
    found = loaded(tmp_path, RULES.replace("ACT", "skip").replace("LINE", "do act"), NOUNS, cards)
    problems = [
        (problem.code, problem.span.file) for problem in found.diagnostics if problem.severity == "error" and problem.span
    ]
    assert problems == ([("RW420", "pack/cards.yaml")] if told else [])

"""A rule that only its frame carries out stands in the frame, unless that could be noticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright import Game
from rulewright.compile import Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine

NOUNS = "resources: {coin: {per: player, start: 3}, wood: {per: player}}\n"
RULES = """\
flow game:
    each player: do tax(2)

winner: most wood
after any player does tax(n): gain n wood

rule tax(n):
    LINES
"""


def game(tmp_path: Path, lines: str, without: frozenset[str]) -> tuple[str, Game]:
    rules = checked(tmp_path, RULES.replace("LINES", lines), NOUNS)
    program = compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(without=without))
    return program.source, Game(Machine(program), 0)


@pytest.mark.parametrize(
    ("lines", "joined", "wood"),
    [
        ("pay n coin", True, 2),
        ("if coin > 2: gain 5 wood", True, 7),
        ("set n to 4", False, 2),  # whoever listens is told of the number that the rule was begun with
        ("if wood = 0: end game\n    gain 5 wood", False, 2),  # a rule that is left early is heard of all the same
    ],
)
def test_a_rule_stands_in_its_frame(tmp_path: Path, lines: str, joined: bool, wood: int) -> None:
    written, played = game(tmp_path, lines, frozenset())
    apart, as_before = game(tmp_path, lines, frozenset({"join"}))
    assert ("def plain_tax(" not in written) == joined and "def plain_tax(" in apart
    assert played.over and as_before.over and played.digest() == as_before.digest()
    assert played.view()["variables"]["wood"]["player 1"] == wood

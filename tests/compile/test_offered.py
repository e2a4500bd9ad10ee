"""What is offered is what can be carried through, and nothing else: with all improvements, without any, and natively."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.compile.offers import OFFERED, questions
from tests.inside import Checked

from rulewright import Game
from rulewright.compile import IMPROVEMENTS, Mode, compile_game
from rulewright.link import settle
from rulewright.run import Machine


def offered(rules: Checked, without: frozenset[str]) -> dict[str, str | None]:
    """The keys of each question, as they are offered; all are answered with the first."""
    game = Game(Machine(compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(trace=True, without=without))), 0)
    found: dict[str, str | None] = dict.fromkeys(OFFERED)
    lines = list(OFFERED)
    while game.decision is not None:
        keys = [option.key for option in game.decision.options]
        label, _, number = game.decision.site.label.partition("_")
        if label == "q" and found[lines[int(number)]] is None:
            found[lines[int(number)]] = " ".join(keys)
        game.choose(keys[0])
    assert game.over
    return found


@pytest.mark.parametrize("without", [(), tuple(IMPROVEMENTS)], ids=["improved", "plain"])
def test_what_is_offered(without: tuple[str, ...], tmp_path: Path) -> None:
    found = offered(questions(tmp_path), frozenset(without))
    assert {lines: (found[lines], wanted) for lines, wanted in OFFERED.items() if found[lines] != wanted} == {}

"""What expressions mean and statements do: each is worked out in a game, and the answer was found by hand."""

from __future__ import annotations

from pathlib import Path

from tests.compile.expressions import MEANT
from tests.compile.hearing import HEARD, cards_heard
from tests.compile.meanings import of_expressions, of_statements
from tests.compile.statements import DONE
from tests.inside import Checked

from rulewright import new_game


def answers(rules: Checked) -> list[int]:
    game = new_game(rules, 2, 0)
    assert game.over
    found = game.view()["variables"]
    return [found[f"v{number}"]["all"] for number in range(len(found)) if f"v{number}" in found]


def test_what_expressions_mean(tmp_path: Path) -> None:
    told = dict(zip(MEANT, answers(of_expressions(tmp_path)), strict=True))
    assert {meant: (told[meant], wanted) for meant, wanted in MEANT.items() if told[meant] != wanted} == {}


def test_what_statements_do(tmp_path: Path) -> None:
    found = [(done, of, told) for (done, of, _), told in zip(DONE, answers(of_statements(tmp_path)), strict=True)]
    assert [(one, wanted) for one, wanted in zip(found, DONE, strict=True) if one != wanted] == []


def test_what_cards_do_that_hear_of_something(tmp_path: Path) -> None:
    found = [(*heard, told) for (*heard, _), told in zip(HEARD, answers(cards_heard(tmp_path)), strict=True)]
    assert [(one, wanted) for one, wanted in zip(found, HEARD, strict=True) if one != wanted] == []

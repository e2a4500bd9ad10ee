"""What can never be carried out is told, if numbers that are written down show it; what may be so is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import loaded, problem_of

NOUNS = """\
resources:
  coin: {per: player, max: 5}
  reed: {per: player, start: 2, min: 2, max: 5}
  wood: {per: player}
  gem: {per: player, stands_for: [wood, tin]}
  tin: {per: player, max: 1}
"""
RULES = "flow game: each player: do turn\nwinner: most coin\nrule other: gain 1 coin\n\n"
NEVER = {
    "require 2 > 3": "this can never be so",
    "require 3 >= 4": "this can never be so",
    "require 3 < 3": "this can never be so",
    "require 4 <= 3": "this can never be so",
    "require 2 = 3": "this can never be so",
    "require 2 != 2": "this can never be so",
    "require no": "this can never be so",
    "require not 1 = 1": "this can never be so",
    "require not not 1 = 2": "this can never be so",
    "require coin > 1 and 2 > 3": "this can never be so",
    "require 2 > 3 and coin > 1": "this can never be so",
    "choose n from 4..3": "there is no number from 4 to 3",
    "choose 3 n from [1, 2]": "there are only 2 to choose 3 from",
    "pay 6 coin": "nobody ever has more than 5 coin",
    "pay 1 wood, 6 coin": "nobody ever has more than 5 coin",
    "pay 4 reed": "nobody ever has more than 5 reed",
    "do turn": "`turn` always comes back to itself (`turn` → `turn`)",
    "do other; do turn": "`turn` always comes back to itself (`turn` → `turn`)",
    "part inner: do turn": "`turn` always comes back to itself (`turn` → `turn`)",
    "surely: do turn": "`turn` always comes back to itself (`turn` → `turn`)",
    "do there\nrule there: do back\nrule back: do turn": "`turn` always comes back to itself (`turn` → `there` → `back` → ",
    "do there\nrule there: do back\nrule back: do there": "`there` always comes back to itself (`there` → `back` → `there`)",
}
PERHAPS = (
    "require 3 > 2",
    "require 3 >= 3",
    "require 3 <= 3",
    "require 2 < 3",
    "require 3 = 3",
    "require 2 != 3",
    "require yes",
    "require not no",
    "require not 1 = 2",
    "require not not 1 = 1",
    "require not coin > 1",
    "require coin > 1 and 3 > 2",
    "require 2 > 3 or coin > 1",
    "choose n from 3..3",
    "choose 2 n from [1, 2]",
    "choose up to 3 n from [1, 2]",
    "pay 5 coin",
    "pay 3 reed",
    "pay 99 wood",
    "pay 2 tin",  # gems stand for it
    "end game\n    do turn",
    "if coin > 3: do turn",
    "may: do turn",
    "do other; do other",
    "do there\nrule there:\n    do other\n    do other",
)


@pytest.mark.parametrize("said", NEVER)
def test_what_can_never_be_done_is_told(tmp_path: Path, said: str) -> None:
    found = loaded(tmp_path, RULES + f"rule turn:\n    {said}\n", NOUNS)
    assert str(problem_of(found, "RW439").message).startswith(NEVER[said])
    assert [problem.code for problem in found.diagnostics].count("RW439") == 1


@pytest.mark.parametrize("said", PERHAPS)
def test_what_may_be_done_is_fine(tmp_path: Path, said: str) -> None:
    found = loaded(tmp_path, RULES + f"rule turn:\n    {said}\n", NOUNS)
    assert [problem for problem in found.diagnostics if problem.code == "RW439" or problem.severity == "error"] == []

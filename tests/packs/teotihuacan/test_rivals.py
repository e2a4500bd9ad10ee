"""A house rule and a pack that conflicts with it on purpose: it is told at both places, whatever the order."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import pack

from rulewright import load


def test_a_pack_with_another_reward_is_refused_at_both_places(tmp_path: Path) -> None:
    peace = pack(tmp_path, "rule reward_leaders: skip\n", name="peace", more="extends: [teotihuacan]\n")
    for order in (["teotihuacan-rivals", peace], [peace, "teotihuacan-rivals"]):
        found = [problem for problem in load(order).diagnostics if problem.code == "RW301"]
        spans = [problem.span for problem in found] + [span for problem in found for _, span in problem.notes]
        assert {span.file for span in spans if span is not None} == {"teotihuacan-rivals/rivals.rules", "peace/game.rules"}


def test_one_that_knows_it_takes_precedence(tmp_path: Path) -> None:
    more = "extends: [teotihuacan-rivals]\n"
    peace = pack(tmp_path, "replace reward_leaders with: skip\n", name="peace", more=more)
    other = pack(tmp_path, "replace reward_leaders with: gain 1 cocoa\n", name="war", more=more)
    assert load(["teotihuacan-rivals", peace]).checked is not None
    assert {problem.code for problem in load([peace, other]).diagnostics} == {"RW308"}

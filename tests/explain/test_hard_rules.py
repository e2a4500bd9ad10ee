"""The hard rules have no texts, yet every one of them can be said, and no message is left unsaid."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hard_rules.test_hard_rules import build

from rulewright.check.load import load
from rulewright.explain import explain


@pytest.mark.parametrize("game", ["tekhenu", "teotihuacan", "cuzco"])
def test_every_hard_rule_can_be_said(game: str, tmp_path: Path) -> None:
    checked = load([build(game, tmp_path)]).checked
    assert checked is not None
    for name, text in explain(checked):
        assert text.rstrip().endswith((".", ":")), name
        assert not any(sign in text for sign in ("say-", "()", "???", "{", "}", "  the", " ,")), (name, text)

"""The hard rules have no texts, yet every one of them can be said, and no message is left unsaid."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hard_rules.games import build
from tests.small_packs import checked_of

from rulewright import load
from rulewright.explain import Catalog, Sentences, addresses, explain

EACH = ["cuzco", *(pytest.param(game, marks=pytest.mark.slow) for game in ("tekhenu", "teotihuacan"))]


@pytest.mark.parametrize("game", EACH)
def test_every_hard_rule_can_be_said(game: str, tmp_path: Path) -> None:
    checked = checked_of(load([build(game, tmp_path)]))
    sentences = Sentences(checked, Catalog(checked.rules.texts))
    assert explain(checked)
    for name, nodes in addresses(checked):
        text = sentences.printed(name, nodes)
        assert text.rstrip().endswith((".", ":")), name
        assert not any(sign in text for sign in ("say-", "()", "???", "{", "}", "  the", " ,")), (name, text)

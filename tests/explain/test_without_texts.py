"""Whoever has written no texts yet can have every rule said all the same, and no message is left unsaid."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.hard_rules.games import ROOT
from tests.small_packs import checked_of

from rulewright import load
from rulewright.explain import Catalog, Sentences, addresses, explain


@pytest.mark.slow
@pytest.mark.parametrize("game", ["cuzco", "tekhenu", "teotihuacan"])
def test_every_rule_of_a_pack_without_texts_can_be_said(game: str, tmp_path: Path) -> None:
    pack = shutil.copytree(ROOT / "rules" / game, tmp_path / game, ignore=shutil.ignore_patterns("text", "scenarios"))
    checked = checked_of(load([pack]))
    assert not checked.rules.texts
    sentences = Sentences(checked, Catalog(checked.rules.texts))
    assert explain(checked)
    for name, nodes in addresses(checked):
        text = sentences.printed(name, nodes)
        assert text.rstrip().endswith((".", ":")), name
        assert not any(sign in text for sign in ("say-", "()", "???", "{", "}", "  the", " ,")), (name, text)

"""Orders in which no criterion tells anything apart: they are said all the same, wherever an order may stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import small_packs

from rulewright import load
from rulewright.explain import Catalog, Sentences, check_texts

NOUNS = "resources: {reed: {per: player}}"
OPTIONS = "options: {many: {type: number, default: 2, min: 1, max: 3}, kind: {type: yes_no, default: no}}\n"
RULES = """
flow game:
    each player in rank players by CRITERION: do turn
action turn:
    choose friend from players by CRITERION
    friend gains 1 reed
    let rival = best p in players by CRITERION
    rival loses 1 reed
    for each p in rank players by CRITERION: p gains 1 reed
winner: CRITERION
"""
CRITERIA = [
    "most 1",
    "least 2 + 1",
    "most many",
    "prefer kind",
    "prefer 1 = 1",
    "most many then least 4",
]


@pytest.mark.parametrize("criterion", CRITERIA)
@pytest.mark.parametrize("language", ["en", "hu", "cs"])
def test_an_order_by_what_is_the_same_for_all_is_said(tmp_path: Path, criterion: str, language: str) -> None:
    found = load([small_packs.pack(tmp_path, RULES.replace("CRITERION", criterion), NOUNS, players=(2, 2), more=OPTIONS)])
    assert found.checked is not None, small_packs.shown(found)
    check_texts(found.checked, language)
    sentences = Sentences(found.checked, Catalog(found.checked.rules.texts, language))
    assert sentences.declaration("turn").strip()

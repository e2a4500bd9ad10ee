"""Every sentence of the shipped packs, as it was read and approved; UPDATE_GOLDEN=1 writes them anew, to be read again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.shipped_games import rules

from rulewright.explain import check_texts, explain

GOLDEN = Path(__file__).parent / "golden"
PACKS = ["tic-tac-toe", "connect-four", "akropolis", "tekhenu"]


@pytest.mark.parametrize("pack", PACKS)
def test_sentences(pack: str) -> None:
    text = "".join(f"[{name}]\n{said}\n\n" for name, said in explain(rules(pack)))
    path = GOLDEN / f"{pack}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("pack", PACKS)
def test_texts_are_complete_and_known(pack: str) -> None:
    assert [problem.message for problem in check_texts(rules(pack))] == []


def test_one_id_and_what_is_below_it() -> None:
    assert [name for name, _ in explain(rules("tic-tac-toe"), "turn")] == ["turn"]
    assert explain(rules("tic-tac-toe"), "nonsense") == []

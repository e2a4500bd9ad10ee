"""Every sentence of the shipped packs, as it was read and approved; UPDATE_GOLDEN=1 writes them anew, to be read again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulewright.check.load import load
from rulewright.explain import check_texts, explain

GOLDEN = Path(__file__).parent / "golden"
PACKS = ["tic-tac-toe", "connect-four", "akropolis", "tekhenu"]


@pytest.mark.parametrize("pack", PACKS)
def test_sentences(pack: str) -> None:
    checked = load([pack]).checked
    assert checked is not None
    text = "".join(f"[{name}]\n{said}\n\n" for name, said in explain(checked))
    path = GOLDEN / f"{pack}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("pack", PACKS)
def test_texts_are_complete_and_known(pack: str) -> None:
    checked = load([pack]).checked
    assert checked is not None
    assert [problem.message for problem in check_texts(checked)] == []


def test_one_id_and_what_is_below_it() -> None:
    checked = load(["tic-tac-toe"]).checked
    assert checked is not None
    assert [name for name, _ in explain(checked, "turn")] == ["turn"]
    assert explain(checked, "nonsense") == []

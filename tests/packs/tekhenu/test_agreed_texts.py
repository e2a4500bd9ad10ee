"""The list of agreed differences between printed and made texts: each is of a piece there is, exact, and has a reason."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from tests.shipped_games import rules

pytestmark = pytest.mark.slow
AGREED = yaml.safe_load((Path(__file__).parent / "agreed.hu.yaml").read_text(encoding="utf-8"))["agreed"]


def test_what_is_agreed_is_of_pieces_and_has_a_reason() -> None:
    pieces = {item.id for kind in rules("tekhenu").rules.pieces.values() for item in kind.items}
    assert set(AGREED) <= pieces
    assert [id for id, each in AGREED.items() if not (each["differs"] and each["because"])] == []

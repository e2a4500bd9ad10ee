"""A way to write the fixture game into a folder, with other files in place of some."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.explain.fixture_game import CARDS, MORE, NOUNS, RULES, TEXT, Make
from tests.inside import Checked
from tests.small_packs import checked


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Write the fixture game and check it; `texts` are further languages."""

    def made(rules: str = RULES, cards: str = CARDS, text: str | None = TEXT, **texts: str) -> Checked:
        files = {f"text/{language}.ftl": written for language, written in ({"en": text} | texts).items() if written is not None}
        return checked(tmp_path, rules, NOUNS, cards, name="fixture", players=(2, 2), more=MORE, files=files)

    return made

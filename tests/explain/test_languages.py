"""Texts that are missing, broken, or in a language of which the engine knows nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.explain.fixture_game import Make

from rulewright.explain import layer
from rulewright.narrate import Texts


def test_what_is_missing_is_shown_by_its_id(make: Make) -> None:
    texts = Texts(make(text="wood = wood\n"))
    assert texts.name("owner_of") == "owner of"
    assert "owner_of" in texts.missing
    assert texts.name("wood") == "wood"
    assert "wood" not in texts.missing


def test_a_hostile_text_does_not_stop_anything(make: Make) -> None:
    loop = "coin = { wood }\nwood = { coin }\ngem = { FORM() } { STARTS($a) } { NOPE($x) }\n"
    texts = Texts(make(text=loop))
    assert [texts.name(noun) for noun in ("coin", "wood", "gem")] == ["coin", "wood", "FORM() STARTS() NOPE()"]


def test_a_language_without_a_text_of_the_engine_is_english(make: Make) -> None:
    texts = Texts(make(xx="coin = érme\n"), "xx")
    assert texts.name("coin", 3) == "érme"
    assert texts.sentences.declaration("go") == "[en] Gain 1 coin. [en] End the game."
    assert "wood" not in texts.missing
    texts.name("wood")
    assert {"wood", "say-gain"} <= texts.missing


CZECH = """\
coin = { $count ->
    [one] { $case ->
        [accusative] minci
       *[nominative] mince
    }
    [few] mince
   *[other] mincí
}
"""
CZECH_ENGINE = """\
say-gain = získej { FORM($goods, case: "accusative") }
say-amount = { $number } { FORM($noun, case: "accusative") }
say-sentence = { CAPITAL($text) }.
"""


@pytest.mark.parametrize(("number", "said"), [(1, "Získej 1 minci."), (2, "Získej 2 mince."), (5, "Získej 5 mincí.")])
def test_another_language_is_only_texts(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    """Cases and plurals of Czech without a line of code: the messages ask for the forms they need."""
    (tmp_path / "cs.ftl").write_text(CZECH_ENGINE, encoding="utf-8")
    english = (Path(layer.__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    monkeypatch.setattr(layer, "_TEXT", tmp_path)
    layer._engine.cache_clear()
    rules = f"flow game:\n    each player: do go\n\nrule go:\n    gain {number} coin\n\nwinner: most coin\n"
    texts = Texts(make(rules=rules, cs=CZECH), "cs")
    try:
        assert texts.sentences.declaration("go") == said
    finally:
        layer._engine.cache_clear()

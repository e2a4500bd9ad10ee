"""House rules are told at the front and marked wherever they change something."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.book.games import CHARMS, TEXT, Tag, over, page, read
from tests.small_packs import checked_of

from rulewright.book import make_book, to_markdown

HOUSE = "House rule: Cottage rules"


def section(root: Tag, id: str) -> Tag:
    (found,) = root.all("section", id=id)
    return found


def marked(part: Tag) -> list[str]:
    return [tag.text for tag in part.all(cls="changed") if tag.name in ("a", "span")]


def test_a_rule_that_is_replaced_is_marked_and_the_others_are_not(tmp_path: Path) -> None:
    found = over(tmp_path, "replace tidy with:\n    gain 3 coin\n")
    root = read(page(found))
    tidy = section(root, "s-tidy")
    assert HOUSE in tidy.text and "Gain 3 coins." in marked(tidy)
    assert marked(section(root, "s-turn")) == [] and HOUSE not in section(root, "s-turn").text
    assert root.all("section", cls="chapter")[0].all("h2")[0].text == "1 What Cottage rules changes"


def test_what_everybody_begins_with_is_marked_where_it_is_told(tmp_path: Path) -> None:
    root = read(page(over(tmp_path, "set coin.start to 5\n")))
    start = section(root, "s-start")
    assert "Each player begins with 5 coins." in start.text and HOUSE in start.text
    assert HOUSE not in section(root, "s-deal").text


def test_a_sentence_that_is_added_to_a_rule_is_marked_alone(tmp_path: Path) -> None:
    root = read(page(over(tmp_path, "extend after tidy:\n    gain 1 fame\n")))
    tidy = section(root, "s-tidy")
    own = [tag.text for tag in tidy.all(cls="prose")[0].all(cls="s")]
    assert own == ["Gain 1 coin.", "Gain 1 fame."]
    assert [tag.text for tag in tidy.all(cls="prose")[0].all(cls="changed")] == ["Gain 1 fame."]


def test_a_new_card_is_marked(tmp_path: Path) -> None:
    more = "more: charm\nitems:\n  c9: {sort: lake, weight: 9, effect: 'gain 9 coin'}\n"
    root = read(page(over(tmp_path, "set coin.start to 5\n", **{"more.yaml": more})))
    (card,) = root.all("article", id="p-charm.c9")
    assert HOUSE in card.text and "Gain 9 coins." in card.text
    assert CHARMS.count("gain 2 coin") == 2
    assert [HOUSE in tag.text for tag in root.all("article", id="p-charm.c1")] == [False]


def test_markdown_marks_them_too(tmp_path: Path) -> None:
    found = over(tmp_path, "replace tidy with:\n    gain 3 coin\n")
    text = to_markdown(make_book(found, checked_of(found)))
    tidy = text.partition("### Tidying")[2].partition("###")[0]
    assert f"> **{HOUSE}**" in tidy
    assert HOUSE not in text.partition("### Turn")[2].partition("###")[0]


@pytest.mark.slow
def test_a_sentence_by_hand_is_not_kept_for_a_rule_that_has_been_changed(tmp_path: Path) -> None:
    text = {"text/en.ftl": TEXT + "explain-tidy = Sweep the yard and gain 1 coin.\n"}
    own = read(page(over(tmp_path / "own", "set coin.start to 5\n", base=text)))
    assert "Sweep the yard and gain 1 coin." in section(own, "s-tidy").text
    more = section(read(page(over(tmp_path / "more", "extend after tidy:\n    gain 1 fame\n", base=text))), "s-tidy").text
    assert "Sweep the yard and gain 1 coin. Gain 1 fame." in more
    changed = read(page(over(tmp_path / "changed", "replace tidy with rule tidy: gain 1 fame\n", base=text)))
    assert "Sweep" not in section(changed, "s-tidy").text
    assert "Gain 1 fame." in section(changed, "s-tidy").text

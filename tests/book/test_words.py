"""The words of the book: what is asked for is there, what is there is asked for, and another language takes their place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.book.games import TEXT, markdown, orchard, page, read

import rulewright.book
from rulewright.book import words

ROOM = Path(rulewright.book.__file__).parent


def asked() -> set[str]:
    """The ids of messages that the room asks for; those that are put together begin with one of these."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py"))
    return set(re.findall(r"""words\(\s*f?["']([a-z-]+)""", text)) | {"begins-own", "begins-shared"}


def there() -> list[str]:
    return re.findall(r"^([a-z-]+) =", (ROOM / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_word_that_is_asked_for_is_there() -> None:
    known = there()
    assert [id for id in asked() if id not in known and not any(each.startswith(id) for each in known)] == []
    assert len(known) == len(set(known))


def test_every_word_that_is_there_is_asked_for() -> None:
    used = asked()
    assert [id for id in there() if id not in used and not any(id.startswith(each) for each in used if each.endswith("-"))] == []


def test_another_language_is_spoken_where_it_has_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = tmp_path / "text"
    texts.mkdir()
    (texts / "en.ftl").write_text((ROOM / "text" / "en.ftl").read_text(encoding="utf-8"), encoding="utf-8")
    (texts / "zz.ftl").write_text("chapter-play = Xow xo xlay\n", encoding="utf-8")
    monkeypatch.setattr(words, "TEXT", texts)
    words._bundle.cache_clear()
    text = page(orchard(tmp_path, text__zz_ftl="turn = xurn\n"), language="zz")
    words._bundle.cache_clear()
    root = read(text)
    titles = [heading.text.partition(" ")[2] for heading in root.all("h2")]
    assert "Xow xo xlay" in titles and "Setting up" in titles
    assert "Xurn" in [heading.children[0] for heading in root.all("h3")]
    assert '<html lang="zz">' in text


def test_markdown_has_every_chapter_but_the_sources(tmp_path: Path) -> None:
    text = markdown(orchard(tmp_path))
    headings = re.findall(r"^## \d+ (.*)$", text, re.MULTILINE)
    root = read(page(orchard(tmp_path / "again")))
    assert headings == [heading.text.partition(" ")[2] for heading in root.all("h2")][:-1]
    assert "Gain 1 coin." in text and TEXT not in text
    assert text == markdown(orchard(tmp_path / "third"))
    assert "┌" in text  # boards in letters

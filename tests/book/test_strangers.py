"""Packs come from strangers: whatever stands in one is shown and never does anything."""

from __future__ import annotations

from pathlib import Path

from tests import small_packs
from tests.book.games import RULES, SCENARIOS, TEXT, TILES, markdown, orchard, page, read

from rulewright.book import make_book, to_html
from rulewright.pipeline import load

BAD = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'><svg onload=alert(1)>&lt;b&gt;"


def hostile(folder: Path) -> str:
    """A page of a pack that tries to slip a tag in wherever it may write something."""
    text = TEXT.replace("coin\n", BAD + "\n", 1).replace("turn = turn", f"turn = {BAD}").replace("lake = lake", f"lake = {BAD}")
    quoted = BAD.replace("'", "''")
    orchard(
        folder,
        text__en_ftl=text,
        game_rules=f"# {BAD}\n{RULES}",
        scenarios__turn_yaml=SCENARIOS.replace("A flag is put on the yard", f"'{quoted}'").replace(
            "  example: yes", f"  example: yes\n  note: '{quoted}'"
        ),
        plots_yaml=f"# {BAD}\n{TILES}",
    )
    manifest = small_packs.manifest("orchard", (2, 4), f"name: '{quoted}'\n")
    small_packs.write(folder / "orchard", {"pack.yaml": manifest})
    again = load([folder / "orchard"])
    return to_html(make_book(again, small_packs.checked_of(again)))


def test_no_text_of_a_pack_becomes_a_tag_or_an_attribute(tmp_path: Path) -> None:
    text = hostile(tmp_path)
    root = read(text)
    assert text.count("<script>") == 1 and text.count("<style>") == 1
    assert "img" not in {tag.name for tag in root.walk()}
    attributes = {name for tag in root.walk() for name in tag.attributes}
    assert [name for name in attributes if name.startswith("on")] == []
    assert "javascript:" not in text.lower()
    plain = read(page(orchard(tmp_path / "plain")))
    assert attributes == {name for tag in plain.walk() for name in tag.attributes}
    assert {tag.name for tag in root.walk()} == {tag.name for tag in plain.walk()}


def test_what_it_says_is_shown_as_it_is(tmp_path: Path) -> None:
    root = read(hostile(tmp_path))
    shown = root.text
    assert shown.count(BAD) > 5
    (title,) = root.all("h1")
    assert BAD.partition(": ")[0] in title.text


def test_no_text_becomes_markdown_or_a_tag_in_it(tmp_path: Path) -> None:
    name = "**loud** <img src=x> [here](javascript:alert(1)) `x` | # _y_"
    text = markdown(orchard(tmp_path, text__en_ftl=TEXT.replace("tidy = tidying", f"tidy = {name}")))
    assert "<img" not in text and "**loud**" not in text and "[here](" not in text
    assert r"\*\*loud\*\* &lt;img src=x&gt; \[here\](javascript:alert(1)) \`x\` \| \# \_y\_" in text


def test_a_line_that_would_be_a_heading_or_a_list_is_none(tmp_path: Path) -> None:
    from rulewright.book.markdown import text

    assert text("- a") == r"\- a" and text("1. a") == r"\1. a" and text("> a") == "&gt; a"
    assert text("# a") == r"\# a" and text("a\n# b") == r"a \# b" and text("---") == r"\---"


def test_a_pack_with_more_cells_than_can_be_drawn_has_boards_without_pictures(tmp_path: Path) -> None:
    boards = "".join(f"  b{number}: {{shape: square, width: 60, height: 60}}\n" for number in range(20))
    found = small_packs.loaded(
        tmp_path, "flow game: end game\nwinner: most coin\n", f"resources: {{coin: {{per: player}}}}\nboards:\n{boards}"
    )
    root = read(page(found))
    pictures = [tag for tag in root.all("article", cls="component") if tag.all("polygon")]
    assert len(pictures) == 5
    assert len([tag for tag in root.all("article", cls="component") if "3600 spaces" in tag.text]) == 20

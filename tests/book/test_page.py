"""The page: whole, self-contained, the same every time, and every sentence of it leads to its line."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

from tests.book.games import Tag, orchard, page, read
from tests.small_packs import checked_of

from rulewright.explain import explain


def chapter(root: Tag, title: str) -> Tag:
    (found,) = [each for each in root.all("section", cls="chapter") if each.all("h2")[0].text.endswith(f" {title}")]
    return found


def titles(part: Tag) -> list[str]:
    return [str(heading.children[0]) for heading in part.all("h3")]


def test_it_is_the_same_bytes_every_time_wherever_the_pack_lies(tmp_path: Path) -> None:
    assert page(orchard(tmp_path / "here")) == page(orchard(tmp_path / "there" / "deep"))


def test_ids_are_unique_and_every_link_leads_somewhere_inside(tmp_path: Path) -> None:
    root = read(page(orchard(tmp_path)))
    ids = [tag.attributes["id"] for tag in root.walk() if "id" in tag.attributes]
    assert len(ids) == len(set(ids))
    links = [tag.attributes["href"] for tag in root.all("a")]
    assert [link for link in links if not link.startswith("#") or link[1:] not in ids] == []
    assert len(links) > 30


def test_nothing_is_loaded_from_anywhere(tmp_path: Path) -> None:
    text = page(orchard(tmp_path))
    root = read(text)
    assert [tag.name for tag in root.walk() if "src" in tag.attributes or "style" in tag.attributes] == []
    assert [tag.attributes["href"] for tag in root.all("link")] == ["data:,"]
    assert "http" not in text.replace("http-equiv", "")
    assert "@import" not in text and "url(" not in text


def test_the_page_allows_itself_its_own_style_and_script_and_nothing_else(tmp_path: Path) -> None:
    root = read(page(orchard(tmp_path)))
    (policy,) = [tag.attributes["content"] for tag in root.all("meta") if "http-equiv" in tag.attributes]
    for name in ("style", "script"):
        (own,) = root.all(name)
        digest = base64.b64encode(hashlib.sha256(own.text.encode()).digest()).decode()
        assert f"{name}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none';")


def test_every_sentence_of_the_rules_is_there_and_leads_to_the_line_that_says_it(tmp_path: Path) -> None:
    found = orchard(tmp_path)
    root = read(page(found))
    sentences: dict[str, list[Tag]] = {}
    for tag in root.all(cls="s"):
        sentences.setdefault(tag.text, []).append(tag)
    lines = {tag.attributes["id"]: tag for tag in root.all("span", cls="l")}
    for section in explain(checked_of(found)):
        for told in (each for paragraph in section.paragraphs for each in paragraph):
            if told.span is not None and not section.id.endswith("c2"):  # which says the same as c1, and stands there with it
                places = {tag.attributes.get("data-at"): tag for tag in sentences[told.text]}
                source = lines[places[f"{told.span.file}:{told.span.line}"].attributes["href"][1:]]
                assert source.attributes["data-n"] == str(told.span.line)
                assert source.text == found.sources[told.span.file].split("\n")[told.span.line - 1]
    (tidy,) = sentences["Gain 1 coin."]
    assert lines[tidy.attributes["href"][1:]].text == "rule tidy: gain 1 coin"


def test_the_setup_the_play_and_the_end_are_chapters(tmp_path: Path) -> None:
    root = read(page(orchard(tmp_path)))
    assert titles(chapter(root, "Setting up")) == ["What each player has at the start", "Deal"]
    assert titles(chapter(root, "How to play")) == ["Turn", "Tidying"]
    assert titles(chapter(root, "The end and the winner")) == ["Finish", "Riches", "Winner"]
    assert [heading.text for heading in root.all("h1")] == ["Orchard"]


def test_what_the_play_does_too_is_told_there_and_not_in_the_setup(tmp_path: Path) -> None:
    flow = "flow game:\n    do deal\n    turns:\n        do turn\n"
    rules = "rule deal: each player: do tidy\nrule turn: do tidy; end game\nrule tidy: gain 1 coin\nwinner: most coin\n"
    root = read(page(orchard(tmp_path, game_rules=flow + rules, scenarios__turn_yaml="[]\n")))
    assert titles(chapter(root, "Setting up"))[1:] == ["Deal"]
    assert titles(chapter(root, "How to play")) == ["Turn", "Tidying"]


def test_components_are_counted(tmp_path: Path) -> None:
    box = chapter(read(page(orchard(tmp_path))), "What is in the box")
    assert [heading.text for heading in box.all("h4")] == ["1 × Field", "1 × Yard", "3 × Charms", "4 × Plots", "Coins", "Fame"]
    notes = [tag.text for tag in box.all("p")]
    assert "everybody begins with 2" in notes and "6 spaces" in notes and "2 × lake, 1 × meadow" in notes


def test_pictures_are_drawn_from_the_data(tmp_path: Path) -> None:
    box = chapter(read(page(orchard(tmp_path))), "What is in the box")
    drawings = {tag.attributes["id"]: tag.all("svg") for tag in box.all("article")}
    (yard,) = drawings["c-yard"]
    assert len(yard.all("polygon")) == 6
    assert [len(tile.all("polygon")) for tile in drawings["c-plot"]] == [2, 2]
    assert drawings["c-field"] == []  # it grows
    (fame,) = drawings["c-fame"]
    assert [text.text for text in fame.all("text")] == [str(number) for number in range(10)]


def test_every_piece_is_in_the_appendix_and_those_that_say_the_same_stand_together(tmp_path: Path) -> None:
    cards = chapter(read(page(orchard(tmp_path))), "All cards, tiles and places").all("article", cls="card")
    named = [(card.all("span", cls="code") or card.all("h4"))[0].text for card in cards]  # a title that is the code says it once
    found = {name: [tag.text for tag in card.all(cls="s")] for name, card in zip(named, cards, strict=True)}
    assert found == {"c1 · c2": ["Gain 2 coins."], "Charm c3": ["Pay 1 coin.", "Gain 1 fame."], "Plot p1": [], "Plot p2": []}


def test_an_example_shows_what_was_there_what_happened_and_what_is_there_now(tmp_path: Path) -> None:
    examples = chapter(read(page(orchard(tmp_path))), "Worked examples")
    assert titles(examples) == ["A flag is put on the yard"]
    before, after = examples.all("div", cls="scene")
    discs = [len(scene.all("circle")) for scene in (before, after)]
    assert discs == [1, 2]
    assert "b2: Anna" in [title.text for title in after.all("title")]
    assert [tag.text for tag in examples.all("li")] == ["Anna chooses b2.", "Anna gains 1 coin."]
    rows = [[cell.text for cell in (*row.all("th"), *row.all("td"))] for row in examples.all("tr")]
    assert rows[1:] == [["Coins: Anna", "3", "4"]]


def test_an_example_that_does_not_pass_is_left_out(tmp_path: Path) -> None:
    from tests.book.games import SCENARIOS

    wrong = SCENARIOS.replace("coin of anna = 4", "coin of anna = 5")
    assert "A flag is put" not in page(orchard(tmp_path, scenarios__turn_yaml=wrong))


def test_without_marked_ones_the_first_of_each_file_is_an_example(tmp_path: Path) -> None:
    from tests.book.games import SCENARIOS

    text = page(orchard(tmp_path, scenarios__turn_yaml=SCENARIOS.replace("  example: yes\n", "")))
    assert titles(chapter(read(text), "Worked examples")) == ["A flag is put on the yard"]


def test_things_look_as_the_table_says(tmp_path: Path) -> None:
    table = "looks:\n  lake: {colour: teal, symbol: '≈'}\n  coin: {colour: amber, symbol: '◉'}\n"
    box = chapter(read(page(orchard(tmp_path, table_yaml=table))), "What is in the box")
    (coin,) = box.all("article", id="c-coin")
    assert [text.text for text in coin.all("text")] == ["◉"]
    (plots,) = box.all("article", id="c-plot")
    assert [text.text for text in plots.all("text")] == ["Me", "≈", "≈", "≈"]

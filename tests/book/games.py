"""Small games to make books of, and pages read back as a reader's browser would."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from tests import small_packs

from rulewright.book import make_book, to_html, to_markdown
from rulewright.pipeline import Loaded, load

NOUNS = """\
enums:
  land: [meadow, lake]
resources:
  coin: {per: player, start: 2}
tracks:
  fame: {per: player, max: 9, start: 1}
zones:
  pile: {holds: plot, start: all}
  stock: {holds: charm, start: all}
boards:
  field: {shape: hex, tiles: plot}
  yard: {shape: square, width: 3, height: 2, cells: {flag: player}}
"""
TILES = """\
pieces: plot
faces: lands
shapes: {pair: [[0, 0], [1, 0]]}
attributes: {lands: list of land}
items:
  p1: {copies: 3, lands: [meadow, lake]}
  p2: {lands: [lake, lake]}
"""
CHARMS = """\
pieces: charm
attributes: {sort: land, weight: number}
items:
  c1: {sort: lake, weight: 3, effect: "gain 2 coin"}
  c2: {sort: lake, weight: 3, effect: "gain 2 coin"}
  c3: {sort: meadow, weight: 1, effect: "pay 1 coin; gain 1 fame"}
"""
RULES = """\
flow game:
    do deal
    turns:
        do turn
    do finish

rule deal: each player: gain 1 coin
rule turn:
    choose cell from yard where empty
    set flag of cell to player
    do tidy
    if none of yard where empty: end game
rule tidy: gain 1 coin
rule finish: each player: gain 1 fame
score riches = coin
winner: most points
"""
TEXT = """\
coin = { $count ->
    [one] coin
   *[other] coins
}
fame = fame
field = field
yard = yard
flag = flag
land = land
meadow = meadow
lake = lake
plot = { $count ->
    [one] plot
   *[other] plots
}
charm = { $count ->
    [one] charm
   *[other] charms
}
sort = sort
weight = weight
pile = pile
stock = stock
deal = deal
turn = turn
tidy = tidying
finish = finish
riches = riches
"""
SCENARIOS = """\
- scenario: A flag is put on the yard
  example: yes
  seats: [anna, ben]
  given: {yard: {a1: ben}}
  turn: anna
  when: [cell: b2]
  then: [coin of anna = 4]
- scenario: Not to be shown
  seats: [anna, ben]
  when: [cell: a1]
"""
FILES = {"plots.yaml": TILES, "charms.yaml": CHARMS, "text/en.ftl": TEXT, "scenarios/turn.yaml": SCENARIOS}


def orchard(folder: Path, **files: str) -> Loaded:
    """A game with something of every sort; files are replaced by their names, with `_` for the dot."""
    own = {**FILES, **{name.replace("__", "/").replace("_", "."): text for name, text in files.items()}}
    return small_packs.loaded(
        folder, own.pop("game.rules", RULES), NOUNS, name="orchard", players=(2, 4), more="name: Orchard\n", files=own
    )


def over(folder: Path, rules: str, base: dict[str, str] | None = None, **files: str) -> Loaded:
    """The same with house rules over it; `base` are other files of the game itself."""
    orchard(folder)
    small_packs.write(folder / "orchard", base or {})
    manifest = "id: cottage\nversion: 1.0.0\nname: Cottage rules\nextends: [orchard]\n"
    small_packs.write(folder / "cottage", {"pack.yaml": manifest, "over.rules": rules, **files})
    return load([folder / "orchard", folder / "cottage"])


def page(found: Loaded, **given: Any) -> str:
    return to_html(make_book(found, small_packs.checked_of(found), **given))


def markdown(found: Loaded) -> str:
    return to_markdown(make_book(found, small_packs.checked_of(found)))


# ---- reading a page ----
VOID = {"meta", "link", "input", "br", "hr"}


@dataclass
class Tag:
    name: str
    attributes: dict[str, str]
    children: list[Tag | str] = field(default_factory=list)

    def walk(self) -> Iterator[Tag]:
        yield self
        for child in self.children:
            if isinstance(child, Tag):
                yield from child.walk()

    def all(self, name: str = "", **wanted: str) -> list[Tag]:
        """The tags of a name below this one; `cls` is one of the classes they have."""
        cls = wanted.pop("cls", "")
        return [
            tag
            for tag in self.walk()
            if (not name or tag.name == name)
            and (not cls or cls in tag.attributes.get("class", "").split())
            and all(tag.attributes.get(key) == value for key, value in wanted.items())
        ]

    @property
    def text(self) -> str:
        return "".join(child if isinstance(child, str) else child.text for child in self.children)


class Reader(HTMLParser):
    """Builds a tree; a tag that is not closed, or not where it was opened, is an error."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Tag("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = Tag(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(found)
        if tag not in VOID:
            self.open.append(found)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Tag(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().name == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(text: str) -> Tag:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert [tag.name for tag in reader.open] == [""], "a tag is not closed"
    return reader.root

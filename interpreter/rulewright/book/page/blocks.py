"""Everything that can stand in a section, as markup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from rulewright.book.contents import (
    Block,
    Card,
    Cards,
    Component,
    Components,
    Example,
    Leads,
    Picture,
    Prose,
    Rows,
    Scene,
    Sign,
    Source,
)
from rulewright.book.markup import Element, Node, anchor, tag
from rulewright.book.page.paper import Paper, at, fill_class, sentence, swatch
from rulewright.explain import Told

WIDE = 260  # a picture that wants a row of its own


def block(node: Block, paper: Paper) -> Element:
    match node:
        case Prose(told=told):
            return tag("div", prose(told, paper), cls="prose")
        case Rows():
            return rows(node)
        case Components(items=items):
            return tag("div", [_component(each, paper) for each in items], cls="components")
        case Cards(items=items):
            return tag("div", [_card(each, paper) for each in items], cls="cards")
        case Example():
            return _example(node, paper)
        case Leads(to=to):
            links = [tag("a", title, href=f"#{anchor('s', id)}") for id, title in to]
            return tag(
                "p",
                tag("span", paper.words("leads-to"), cls="label"),
                [part for link in links for part in (" ", link)],
                cls="leads",
            )
        case Source():
            return _source(node)
        case _:
            assert_never(node)


# ---- sentences ----
def prose(told: Sequence[Told], paper: Paper) -> Iterator[Element]:
    """Sentences in a row are a paragraph; one with points below it has a list."""
    row: list[Node] = []
    for each in told:
        if not each.below:
            row += [sentence(each, paper), " "]
            continue
        if row:
            yield tag("p", row)
            row = []
        yield tag("p", sentence(each, paper), cls="head")
        yield tag("ul", [_point(point, paper) for point in each.below])
    if row:
        yield tag("p", row)


def _point(told: Told, paper: Paper) -> Element:
    below = tag("ul", [_point(each, paper) for each in told.below]) if told.below else None
    return tag("li", sentence(told, paper), below)


# ---- tables and pictures ----
def rows(node: Rows) -> Element:
    head = tag("thead", tag("tr", [tag("th", cell, scope="col") for cell in node.head]))
    body = [tag("tr", tag("th", row[0], scope="row"), [tag("td", cell) for cell in row[1:]]) for row in node.rows]
    return tag("div", tag("table", head, tag("tbody", body)), cls="scroll")


def picture(node: Picture, titled: bool = False) -> Element:
    caption = tag("figcaption", node.title) if titled and node.title else None
    return tag("figure", tag("div", node.drawing, cls="drawing"), caption)


def key(pictures: Sequence[Picture], paper: Paper) -> Element | None:
    """What the colours and codes of some pictures mean, each once."""
    signs: dict[Sign, None] = dict.fromkeys(sign for each in pictures for sign in each.legend)
    if not signs:
        return None
    return tag(
        "p", tag("span", paper.words("legend"), cls="label"), [part for sign in signs for part in (" ", swatch(sign))], cls="key"
    )


def _component(node: Component, paper: Paper) -> Element:
    count = tag("span", node.count, " × ", cls="count") if node.count else None
    link = paper.source(node.span)
    name = tag("a", node.name, href=link, title=at(node.span), tabindex="-1") if link and node.span else node.name
    wide = len(node.pictures) > 3 or any(_width(each) > WIDE for each in node.pictures)
    return tag(
        "article",
        tag("div", [each.drawing for each in node.pictures], cls="drawing") if node.pictures else None,
        tag("h4", count, name),
        [tag("p", note) for note in node.notes],
        key(node.pictures, paper),
        cls="component wide" if wide else "component",
        id=anchor("c", node.id),
    )


def _width(node: Picture) -> int:
    return int(dict(node.drawing.attributes)["width"].partition(".")[0])


# ---- cards ----
def _card(node: Card, paper: Paper) -> Element:
    band = next((sign.fill for sign in node.marks if len(sign.code) != 1 or not sign.code.isdigit()), "")
    link = paper.source(node.span)
    title = tag("a", node.title, href=link, title=at(node.span), tabindex="-1") if link and node.span else node.title
    pack = paper.pack_of(node.span)
    return tag(
        "article",
        tag(
            "header",
            tag("h4", title),
            tag("span", node.code, cls="code") if node.code not in node.title else None,
            cls=fill_class(band) if band else "plain",
        ),
        tag("aside", tag("strong", paper.words("changed-by", pack=pack)), cls="over") if pack else None,
        tag("div", node.picture.drawing, cls="drawing") if node.picture is not None else None,
        tag("p", [part for sign in node.marks for part in (swatch(sign), " ")], cls="marks") if node.marks else None,
        [part for text in node.texts for part in prose(text.told, paper)],
        tag("p", f"× {node.count}", cls="copies") if node.count > 1 else None,
        cls="card",
        id=anchor("p", node.id),
        data_find=node.code,
    )


# ---- examples ----
def _example(node: Example, paper: Paper) -> Element:
    pictures = [each for scene in (node.before, node.after) if scene is not None for each in scene.pictures]
    scenes = [_scene(scene) for scene in (node.before, node.after) if scene is not None]
    story = tag("ol", [tag("li", sentence(each, paper)) for each in node.story], cls="story") if node.story else None
    return tag(
        "div",
        tag("div", scenes, cls="scenes") if scenes else None,
        key(pictures, paper),
        tag("div", story, rows(node.changes) if node.changes is not None else None, cls="happens"),
        cls="example",
    )


def _scene(scene: Scene) -> Element:
    return tag("div", tag("h4", scene.title), [picture(each, titled=True) for each in scene.pictures], cls="scene")


# ---- sources ----
def _source(node: Source) -> Element:
    lines = [
        tag("span", text or " ", cls="l", id=anchor("line", node.file, str(number)), data_n=number)
        for number, text in enumerate(node.lines, 1)
    ]
    return tag("details", tag("summary", node.file), tag("pre", [part for each in lines for part in (each, "\n")]))

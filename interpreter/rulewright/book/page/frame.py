"""The page around the chapters: head, cover, contents, search, and what the page itself may do.

The page forbids itself everything that it does not need: it may load nothing, and run and show only the one script and the one
style that come with it, known by their hashes. Should a tag ever slip through, it stays without effect.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rulewright.book.contents import Book, Chapter, Section
from rulewright.book.markup import Element, Node, anchor, rendered, tag
from rulewright.book.page.blocks import block
from rulewright.book.page.paper import Paper, at, badge, fill_class, paper_for
from rulewright.book.pictures import ink_on

_HERE = Path(__file__).parent
DEEPEST = 3


def to_html(book: Book) -> str:
    """The whole page; the same book gives the same bytes."""
    paper = paper_for(book)
    body = rendered(tag("body", list(_body(paper))))
    style, script = _own("style.css") + _fills(body), _own("script.js")
    policy = (
        f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    head = [
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=policy),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="generator", content="Rulewright"),
        tag("link", rel="icon", href="data:,"),
        tag("title", f"{book.title}: {paper.words('rulebook')}"),
    ]
    written = "\n".join(rendered(each) for each in head)
    language = rendered(tag("html", lang=book.language)).removesuffix("</html>")
    return (
        f"<!DOCTYPE html>\n{language}\n<head>\n{written}\n<style>{style}</style>\n</head>\n"
        f"{body.removesuffix('</body>')}\n<script>{script}</script>\n</body>\n</html>\n"
    )


@cache
def _own(name: str) -> str:
    """A text of ours that stands in the page as it is."""
    text = (_HERE / name).read_text(encoding="utf-8")
    assert "</" not in text, f"{name} would end its own tag"
    return text


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _fills(body: str) -> str:
    """A class for every colour that the page uses."""
    found = sorted({part[:6] for part in body.split(fill_class("#"))[1:]})
    return "".join(f".{fill_class(fill)}{{background:#{fill};color:{ink_on('#' + fill)}}}\n" for fill in found if _is_fill(fill))


def _is_fill(text: str) -> bool:
    return len(text) == 6 and all(char in "0123456789abcdef" for char in text)


# ---- the body ----
def _body(paper: Paper) -> Iterator[Node]:
    words = paper.words
    yield tag("a", words("skip"), href="#main", cls="skip")
    yield tag(
        "header",
        tag("a", paper.book.title, href="#top", cls="home"),
        tag("input", type="search", id="search", placeholder=words("search"), aria_label=words("search"), autocomplete="off"),
        tag("button", words("show-sources"), id="sources", type="button", aria_pressed="false"),
        cls="bar",
    )
    yield tag("div", tag("ol", id="results"), tag("p", words("nothing-found"), id="nothing"), id="found", hidden="")
    yield tag("div", _contents(paper), tag("main", _cover(paper), _chapters(paper), _end(paper), id="main"), cls="page", id="top")


def _contents(paper: Paper) -> Element:
    items = [
        tag("li", tag("a", chapter.title, href=f"#{anchor('ch', chapter.id)}"), _inside(chapter))
        for chapter in paper.book.chapters
    ]
    return tag(
        "nav", tag("details", tag("summary", paper.words("contents")), tag("ol", items)), aria_label=paper.words("contents")
    )


def _inside(chapter: Chapter) -> Element | None:
    if len(chapter.sections) < 2 or chapter.id == "sources":
        return None
    links = [
        tag("li", tag("a", each.title, href=f"#{anchor('s', each.id)}"), cls=f"d{min(each.depth, DEEPEST)}")
        for each in chapter.sections
    ]
    return tag("ol", links)


def _cover(paper: Paper) -> Element:
    book = paper.book
    facts = [tag("div", tag("dt", name), tag("dd", value)) for name, value in book.facts]
    return tag(
        "section",
        tag("div", [each.drawing for each in book.cover], cls="emblem", aria_hidden="true") if book.cover else None,
        tag("h1", book.title),
        tag("p", book.subtitle, cls="subtitle") if book.subtitle else None,
        tag("dl", facts),
        cls="cover",
    )


def _chapters(paper: Paper) -> Iterator[Element]:
    for number, chapter in enumerate(paper.book.chapters, 1):
        title = tag("h2", tag("span", str(number), cls="no"), " ", chapter.title)
        lead = tag("p", chapter.lead, cls="lead") if chapter.lead else None
        sections = [_section(each, paper) for each in chapter.sections]
        yield tag("section", title, lead, sections, cls=f"chapter ch-{chapter.id.partition('-')[0]}", id=anchor("ch", chapter.id))


def _section(node: Section, paper: Paper) -> Element:
    pack = paper.pack_of(node.span)
    link = paper.source(node.span)
    source = tag("a", at(node.span), href=link, cls="at", tabindex="-1") if link is not None and node.span is not None else None
    return tag(
        "section",
        tag("h3", node.title, source, cls=f"d{min(node.depth, DEEPEST)}"),
        tag("aside", tag("strong", paper.words("changed-by", pack=pack)), cls="over") if pack and not node.changes else None,
        [badge(each, paper) for each in node.changes],
        [block(each, paper) for each in node.blocks],
        id=anchor("s", node.id),
        cls="changed" if pack or node.changes else None,
        data_find=node.title,
    )


def _end(paper: Paper) -> Element:
    return tag("footer", paper.words("made-by"), " ", tag("a", paper.words("to-the-top"), href="#top"))

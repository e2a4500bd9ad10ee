"""What every part of a page must know: the book, its words, and where sources stand in it."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.book.contents import Book, Change, Sign, Source
from rulewright.book.markup import Element, anchor, tag
from rulewright.book.words import Words
from rulewright.diagnostics import Span
from rulewright.explain import Told


@dataclass(frozen=True)
class Paper:
    """A book while it is being printed."""

    book: Book
    words: Words
    files: frozenset[str]  # those that stand in the book

    def pack_of(self, span: Span | None) -> str:
        """The name of the pack over the game in whose folder something stands; empty for the game itself."""
        folder = span.file.partition("/")[0] if span is not None else self.book.home
        return dict(self.book.packs).get(folder, "")

    def source(self, span: Span | None) -> str | None:
        """The link to a line of a source, if that stands in the book."""
        return f"#{anchor('line', span.file, str(span.line))}" if span is not None and span.file in self.files else None


def paper_for(book: Book) -> Paper:
    blocks = [block for chapter in book.chapters for section in chapter.sections for block in section.blocks]
    return Paper(book, Words(book.language), frozenset(block.file for block in blocks if isinstance(block, Source)))


def at(span: Span) -> str:
    return f"{span.file}:{span.line}"


def sentence(told: Told, paper: Paper) -> Element:
    """A sentence that leads to its source; what a pack over the game says is marked."""
    span = told.span
    pack = paper.pack_of(span)
    name = "s changed" if pack else "s"
    if span is None:
        return tag("span", told.text, cls=name)
    link = paper.source(span)
    title = f"{at(span)} · {pack}" if pack else at(span)
    if link is None:
        return tag("span", told.text, cls=name, title=title, data_at=at(span))
    return tag("a", told.text, cls=name, href=link, title=title, data_at=at(span), tabindex="-1")


def badge(change: Change, paper: Paper) -> Element:
    """The mark of a house rule, and what it says."""
    said = [" ", *(part for told in change.told for part in (sentence(told, paper), " "))] if change.told else []
    below = [tag("ul", [tag("li", sentence(each, paper)) for each in told.below]) for told in change.told if told.below]
    return tag("aside", tag("strong", paper.words("changed-by", pack=change.pack)), said, below, cls="over")


def swatch(sign: Sign) -> Element:
    """A code in its colour, and what it means."""
    return tag("span", tag("i", sign.code or " ", cls=f"sw {fill_class(sign.fill)}"), " ", sign.meaning, cls="sign")


def fill_class(fill: str) -> str:
    """Colours are classes: what a page may not do cannot be done by a style inside a tag either."""
    return f"f-{fill.lstrip('#')}"

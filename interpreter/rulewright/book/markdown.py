"""A book as Markdown, for repositories and wikis: pictures in letters, and below each heading the file and line it comes from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import assert_never

from rulewright.book.contents import (
    Block,
    Book,
    Card,
    Cards,
    Component,
    Components,
    Example,
    Leads,
    Picture,
    Prose,
    Rows,
    Section,
    Source,
)
from rulewright.book.markup import anchor, escaped
from rulewright.book.words import Words
from rulewright.explain import Told

_SIGNS = re.compile(r"([\\`*_{}\[\]|~#])")
_BEGINS = re.compile(r"^(\s*)([-+>=]|\d+[.)])(?=\s|$|[-=>])")
Lines = Iterator[str]


def to_markdown(book: Book) -> str:
    """The whole book; files of the packs lie beside it, so they are only named."""
    words = Words(book.language)
    lines = [f"# {text(book.title)}", ""]
    lines += [f"*{text(book.subtitle)}*", ""] if book.subtitle else []
    lines += [f"- {text(name)}: {text(value)}" for name, value in book.facts]
    chapters = [
        chapter for chapter in book.chapters if not any(isinstance(b, Source) for s in chapter.sections for b in s.blocks)
    ]
    lines += ["", f"## {words('contents')}", ""]
    lines += [f"{number}. [{text(chapter.title)}](#{anchor('ch', chapter.id)})" for number, chapter in enumerate(chapters, 1)]
    for number, chapter in enumerate(chapters, 1):
        lines += ["", f'<a id="{anchor("ch", chapter.id)}"></a>', "", f"## {number} {text(chapter.title)}", ""]
        lines += [f"*{text(chapter.lead)}*", ""] if chapter.lead else []
        for section in chapter.sections:
            lines += _section(section, book, words)
    return "\n".join(lines).rstrip("\n") + "\n"


def text(words: str) -> str:
    """A text that shows itself: no sign in it means anything, neither to Markdown nor to a browser."""
    line = " ".join(words.split())
    return _BEGINS.sub(r"\1\\\2", _SIGNS.sub(r"\\\1", escaped(line)))


def _section(section: Section, book: Book, words: Words) -> Lines:
    yield from (f'<a id="{anchor("s", section.id)}"></a>', "", f"### {text(section.title)}", "")
    packs = dict(book.packs)
    if section.span is not None:
        pack = packs.get(section.span.file.partition("/")[0], "")
        if pack:
            yield from (f"> **{text(words('changed-by', pack=pack))}**", "")
        yield from (f"<sub>{text(section.span.file)}:{section.span.line}</sub>", "")
    for change in section.changes:
        told = " ".join(text(each.text) for each in change.told)
        yield from (f"> **{text(words('changed-by', pack=change.pack))}** {told}".rstrip(), "")
    for block in section.blocks:
        yield from _block(block, words)
        yield ""


def _block(block: Block, words: Words) -> Lines:
    match block:
        case Prose(told=told):
            yield from _prose(told)
        case Rows():
            yield from _grid(block)
        case Components(items=items):
            for each in items:
                yield from _component(each)
        case Cards(items=items):
            for card in items:
                yield from _card(card)
        case Example():
            yield from _example(block)
        case Leads(to=to):
            links = " · ".join(f"[{text(title)}](#{anchor('s', id)})" for id, title in to)
            yield f"{text(words('leads-to'))}: {links}"
        case Source():
            return
        case _:
            assert_never(block)


def _prose(told: Sequence[Told], depth: int = 0) -> Lines:
    running: list[str] = []
    for each in told:
        if depth:
            yield f"{'  ' * (depth - 1)}- {text(each.text)}"
            yield from _prose(each.below, depth + 1)
            continue
        running.append(text(each.text))
        if each.below:
            yield from (" ".join(running), "")
            running = []
            yield from _prose(each.below, depth + 1)
            yield ""
    if running:
        yield " ".join(running)


def _grid(node: Rows) -> Lines:
    yield f"| {' | '.join(text(cell) or ' ' for cell in node.head)} |"
    yield f"|{' --- |' * len(node.head)}"
    for row in node.rows:
        yield f"| {' | '.join(text(cell) or ' ' for cell in row)} |"


def _component(node: Component) -> Lines:
    count = f"{node.count} × " if node.count else ""
    notes = f": {'; '.join(text(note) for note in node.notes)}" if node.notes else ""
    yield f"- **{count}{text(node.name)}**{notes}"
    drawn = [each for each in node.pictures if "\n" in each.letters]
    if len(drawn) == 1:
        yield from _picture(drawn[0], "  ")


def _card(node: Card) -> Lines:
    marks = ", ".join(f"{text(sign.meaning)} {sign.code}" if sign.code.isdecimal() else text(sign.meaning) for sign in node.marks)
    copies = f" × {node.count}" if node.count > 1 else ""
    yield f"- **{text(node.title)}**{copies} ({text(node.code)}){': ' + marks if marks else ''}"
    for each in node.texts:
        yield from (f"  {line}" if line else line for line in _prose(each.told))


def _example(node: Example) -> Lines:
    for scene in (node.before, node.after):
        if scene is not None:
            yield from (f"**{text(scene.title)}**", "")
            for picture in scene.pictures:
                yield from _picture(picture)
            yield ""
        if scene is node.before:
            yield from (f"1. {text(each.text)}" for each in node.story)
            yield ""
    if node.changes is not None:
        yield from _grid(node.changes)


def _picture(node: Picture, before: str = "") -> Lines:
    """As code, indented: nothing in it can end it."""
    if node.letters:
        yield ""
        yield from (f"{before}    {escaped(line)}".rstrip() for line in node.letters.split("\n"))
        yield ""

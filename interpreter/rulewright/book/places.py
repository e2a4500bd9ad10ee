"""Where in a book something can be read: the place on its page for every rule, piece and component."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.contents import Block, Book, Cards, Components
from rulewright.book.markup import anchor


def places(book: Book) -> dict[str, str]:
    """The fragment of the page (behind `#`) by the address in the rules: `turn`, `card.B17`, a noun."""
    found: dict[str, str] = {}
    for chapter in book.chapters:
        for section in chapter.sections:
            for block in section.blocks:
                for address, place in _inside(block):
                    found.setdefault(address, place)
            found.setdefault(section.id, anchor("s", section.id))
    return found


def _inside(block: Block) -> Iterator[tuple[str, str]]:
    if isinstance(block, Cards):
        for card in block.items:
            kind = card.id.partition(".")[0]
            for code in card.code.split(" · "):  # cards that say the same stand there once
                yield f"{kind}.{code}", anchor("p", card.id)
    elif isinstance(block, Components):
        for item in block.items:
            yield item.id, anchor("c", item.id)

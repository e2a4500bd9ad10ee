"""Every piece with what is printed on it: as a card with its text, or in a table where nothing is to be read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from rulewright.book.components import board_of
from rulewright.book.contents import Card, Cards, Prose, Rows, Section, Sign
from rulewright.book.pictures import edged_tile, looks, tile_picture
from rulewright.book.telling import Telling
from rulewright.explain import Explained, address_of, piece_name
from rulewright.link import AttributeOf, ConstantType, EffectType, Item, ListType, PieceKind

PAPER = "#e6dcc6"
Printed = Mapping[str, Explained]


def pieces(telling: Telling, printed: Printed) -> Iterator[Section]:
    """A section for each kind."""
    for kind in telling.checked.rules.pieces.values():
        if not kind.items:
            continue
        told = any(item.effects for item in kind.items) or bool(kind.shapes)
        block = Cards(tuple(_together(_cards(kind, telling, printed)))) if told else _grid(kind, telling)
        if isinstance(block, Cards) or len(block.head) > 1:
            yield Section(f"pieces-{kind.name}", telling.plural(kind.name), (block,), span=kind.span)


# ---- cards ----
def _cards(kind: PieceKind, telling: Telling, printed: Printed) -> Iterator[Card]:
    board = board_of(kind, telling)
    for item in kind.items:
        title = telling.catalog.format("tell-title", name=piece_name(kind, item.id, telling.catalog))
        found = [
            printed[address_of(kind, item.id, field)] for field in item.effects if address_of(kind, item.id, field) in printed
        ]
        texts = tuple(Prose(paragraph) for each in found for paragraph in each.paragraphs)
        rules = telling.checked.rules
        picture = (
            tile_picture(rules, kind, item, board, telling.say, title)
            if board is not None
            else edged_tile(rules, kind, item, title)
        )
        yield Card(
            f"{kind.name}.{item.id}", title, item.id, item.copies, tuple(_marks(kind, item, telling)), texts, picture, item.span
        )


def _together(cards: Iterable[Card]) -> Iterator[Card]:
    """Cards that say the same stand there once, with the ids of all."""
    found: dict[object, list[Card]] = {}
    for card in cards:
        said = tuple(tuple(told.text for told in text.told) for text in card.texts)
        key = (said, card.marks, card.picture.drawing if card.picture else None) if said or card.picture else card.id
        found.setdefault(key, []).append(card)
    for same in found.values():
        code = " · ".join(card.code for card in same)
        yield replace(same[0], code=code, count=sum(card.count for card in same))


def _marks(kind: PieceKind, item: Item, telling: Telling) -> Iterator[Sign]:
    """What else is printed on a piece: a word with its colour, a number with what it is."""
    for attribute in _shown(kind):
        value = item.values.get(attribute.name)
        if isinstance(attribute.type, ConstantType) and value is not None:
            colours, short = _looks(attribute.type, telling)
            yield Sign(short[str(value)], colours[str(value)], telling.say(str(value)))
        elif isinstance(attribute.type, ListType) and isinstance(attribute.type.of, ConstantType):
            colours, short = _looks(attribute.type.of, telling)
            yield from (Sign(short[str(each)], colours[str(each)], telling.say(str(each))) for each in value or ())
        elif isinstance(value, bool) or value in ("yes", "no"):
            if value in (True, "yes"):
                yield Sign("✓", PAPER, telling.name(attribute.name))
        elif isinstance(value, int):
            yield Sign(str(value), PAPER, telling.name(attribute.name))


def _looks(type_: ConstantType, telling: Telling) -> tuple[dict[str, str], dict[str, str]]:
    return looks(telling.checked.rules, telling.checked.rules.enumeration(type_.name), telling.say)


def _shown(kind: PieceKind) -> list[AttributeOf]:
    """What is printed and neither an effect nor drawn."""
    found = [each for each in kind.attributes.values() if not each.varies and each.name != kind.faces]
    return [each for each in found if not isinstance(each.type, EffectType)]


# ---- tables ----
def _grid(kind: PieceKind, telling: Telling) -> Rows:
    """What is printed on pieces without any text, a row each; columns in which nothing stands are left out."""
    shown = [each for each in _shown(kind) if any(each.name in item.values for item in kind.items)]
    rows = []
    for item in kind.items:
        title = telling.catalog.format("tell-title", name=piece_name(kind, item.id, telling.catalog))
        rows.append((title, str(item.copies), *(_word(item.values.get(each.name), telling) for each in shown)))
    head = (telling.title(kind.name), telling.words("number"), *(telling.title(each.name) for each in shown))
    if all(item.copies == 1 for item in kind.items):
        rows, head = [(row[0], *row[2:]) for row in rows], (head[0], *head[2:])
    return Rows(head, tuple(rows))


def _word(value: Any, telling: Telling) -> str:
    if isinstance(value, list | tuple):
        return telling.listed([_word(each, telling) for each in value])
    if isinstance(value, bool):
        return telling.catalog.format("say-yes" if value else "say-no")
    return "" if value is None else telling.say(str(value))

"""A piece in words: by its own name, by its kind's pattern with what is printed on it, or by its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from rulewright.explain.catalog import OWN_FORMS, Catalog
from rulewright.explain.phrases import Form, Phrase, fixed
from rulewright.explain.wording import joined, message
from rulewright.link import (
    BoardType,
    CellType,
    ConstantType,
    EffectType,
    Item,
    ListType,
    NothingType,
    NumberType,
    PieceKind,
    PieceType,
    PlayerType,
    ResourceType,
    SpotType,
    Type,
    UnknownType,
    YesNoType,
    ZoneType,
)

UNSET = "none"  # what a piece's text is given for something it does not have
Shown = Phrase | str | int


def item_of(kind: PieceKind, id: str) -> Item | None:
    """The row of the table a piece comes from; one of several copies has a number behind its id (`k1.2`)."""
    return kind.rows.get(id) or kind.rows.get(id.rsplit(".", 1)[0])


def shown_of_piece(kind: PieceKind, id: str, catalog: Catalog) -> frozenset[str]:
    """What the text of a piece shows; whoever knows more of it need find out no more than that."""
    item = item_of(kind, id)
    return catalog.variables(*_text(kind, item, catalog)) if item is not None else frozenset()


def piece_name(kind: PieceKind, id: str, catalog: Catalog) -> str:
    """A piece as a heading names it, with what is printed on it."""
    return str(piece_phrase(kind, id, catalog))


def piece_phrase(kind: PieceKind, id: str, catalog: Catalog, now: Mapping[str, Shown] | None = None) -> Phrase:
    """A piece by its own name (`card-k1`), by its kind's pattern (`card.piece`), or by its id.

    A pattern shows what is printed on the piece; `now` has what else is known of it, as it is in a game.
    """
    item = item_of(kind, id)
    if item is None:
        return fixed(id)
    text = _text(kind, item, catalog)
    if not catalog.has(*text):
        return message(catalog, "tell-piece", "", kind=message(catalog, kind.name, ""), id=id)
    args: dict[str, Shown] = dict.fromkeys(catalog.variables(*text) - OWN_FORMS, UNSET)
    args |= {"id": id}
    for attribute in kind.attributes.values():
        printed = _printed(attribute.type, item.values.get(attribute.name), catalog)
        args[attribute.name] = UNSET if printed == "" else printed
    return message(catalog, *text, Form(count=1, det="bare"), **(args | dict(now or {})))


def printed_on(kind: PieceKind, item: Item, catalog: Catalog) -> str:
    """What else stands on a piece beside its effect, in the words that its attributes have for that (`.printed`)."""
    said = []
    for attribute in kind.attributes.values():
        value = _printed(attribute.type, item.values.get(attribute.name), catalog)
        if value not in ("", "no") and catalog.has(attribute.name, "printed"):
            said.append(catalog.format(attribute.name, "printed", value=value))
    return " ".join(text for text in said if text)


def _text(kind: PieceKind, item: Item, catalog: Catalog) -> tuple[str, str]:
    own = f"{kind.name}-{item.id}"
    return (own, "") if catalog.has(own) else (kind.name, "piece")


def _printed(type_: Type, value: Any, catalog: Catalog) -> Shown:
    """A value of a table as it is shown; what is not there is empty."""
    match type_:
        case ListType(of=of):
            parts = [_printed(of, part, catalog) for part in value or ()]
            return joined([part if isinstance(part, Phrase) else fixed(str(part)) for part in parts], catalog) if parts else ""
        case ConstantType():
            return message(catalog, str(value), "", Form(count=1, det="bare")) if value is not None else ""
        case YesNoType():
            return "yes" if value in (True, "yes") else "no"
        case NumberType() | PlayerType() | ResourceType() | EffectType() | NothingType() | UnknownType():
            return value if isinstance(value, int | str) else ""
        case PieceType() | CellType() | SpotType() | BoardType() | ZoneType():
            return value if isinstance(value, int | str) else ""
        case _:
            assert_never(type_)

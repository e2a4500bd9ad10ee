"""Stable names for options: what a save writes and a scenario says. Never an index, so that a list may change its order."""

from __future__ import annotations

import re
from typing import Any, assert_never

from rulewright.compile import Site
from rulewright.link import CellType, ListType, NumberType, ResourceType, SpotType, Type, ZoneType
from rulewright.state import Layout, Now, all_keys, card_order, card_piece, key_of

NUMBER = re.compile(r"-?\d+")
COORDINATES = re.compile(r"-?\d+,-?\d+")
TURNED = re.compile(r"(.+)@\d")
NOW = "now"  # what begins the key of an option that fits at any time
ADDED = re.compile(r"added \d+")


def option_key(layout: Layout, site: Site, option: Any) -> str:
    """The name of one option of a choice."""
    if isinstance(option, Now):
        return f"{NOW} {_fitting(layout, option)}"
    match site.kind:
        case "may" | "more":
            return "yes" if option else "no"
        case "one" | "order":
            if option > len(site.alternatives):
                return f"added {option - len(site.alternatives)}"
            return str(site.alternatives[option - 1])
        case "window":
            if not option:
                return "enough"
            return str(layout.piece_ids[site.alternatives[card_order(option)]][card_piece(option) - 1])
        case "effects":
            kind = site.alternatives[card_order(option)]
            name = layout.piece_ids[kind][card_piece(option) - 1]
            return str(name) if len({*site.alternatives} - {""}) == 1 else f"{kind} {name}"
        case "pay":
            return "+".join(f"{amount} {layout.name_at(slot)}" for slot, amount in option) or "nothing"
        case "mix":
            slot, amount, _ = option
            return f"{amount} {layout.name_at(slot)}"
        case "choose":
            return "enough" if option is None else key_of(layout, site.type, option)
    assert_never(site.kind)


def _fitting(layout: Layout, option: Now) -> str:
    """What fits at any time: the piece it is printed on, or the name of the sentence."""
    owned = layout.rules.triggers.any_time[option.order].owned
    if owned.kind is not None:
        return layout.piece_ids[owned.kind][option.piece - 1]
    return str(owned.sentence.name)


def _all_fitting(layout: Layout) -> set[str]:
    found: set[str] = set()
    for order, heard in enumerate(layout.rules.triggers.any_time):
        owned = heard.owned
        pieces = [0]
        if owned.kind is not None and owned.item is not None:
            pieces = list(layout.numbers_of(layout.rules.pieces[owned.kind], owned.item.id))
        found |= {f"{NOW} {_fitting(layout, Now(order, piece))}" for piece in pieces}
    return found


def possible_keys(layout: Layout, site: Site) -> set[str] | None:
    """Every key an option of a choice could ever have; None where there is no end of them."""
    if site.kind in ("may", "more"):
        return {"yes", "no"}
    if site.kind in ("one", "order"):
        return set(site.alternatives)
    found = all_keys(layout, site.type)
    return None if found is None or site.kind != "choose" else {*found, *(["enough"] if site.up_to else [])}


def could_be(layout: Layout, site: Site, key: str) -> bool:
    """Whether an option of a choice could ever have this key, as far as one can tell without a state."""
    names = possible_keys(layout, site)
    if key.startswith(f"{NOW} "):
        return key in _all_fitting(layout)
    if names is not None:
        return key in names or (site.kind == "order" and ADDED.fullmatch(key) is not None)
    match site.kind:
        case "window":
            return key == "enough" or key in _cards(layout, site)
        case "effects":
            kind, _, name = key.rpartition(" ")
            return any(name in layout.piece_ids[one] for one in {*site.alternatives} - {""} if kind in ("", one))
        case "pay":
            return key == "nothing" or all(_price(layout, part) for part in key.split("+"))
        case "mix":
            return _price(layout, key)
        case "may" | "more" | "one" | "order" | "choose":
            return (site.up_to and key == "enough") or _fits(layout, site.type, key)
    assert_never(site.kind)


def _cards(layout: Layout, site: Site) -> set[str]:
    """The pieces that have something to say in a window."""
    found: set[str] = set()
    for heard in layout.rules.triggers.in_window(site.label):
        if heard.owned.kind is not None and heard.owned.item is not None:
            kind = layout.rules.pieces[heard.owned.kind]
            found.update(layout.piece_ids[kind.name][number - 1] for number in layout.numbers_of(kind, heard.owned.item.id))
    return found


def _price(layout: Layout, text: str) -> bool:
    amount, _, resource = text.partition(" ")
    return amount.isdecimal() and resource in layout.rules.counters()


def _fits(layout: Layout, type_: Type, key: str) -> bool:
    names = all_keys(layout, type_)
    if names is not None:
        return key in names
    match type_:
        case NumberType():
            return NUMBER.fullmatch(key) is not None
        case ListType(of=of) | ZoneType(of=of):
            return all(_fits(layout, of, part) for part in key.split("/") if part)
        case ResourceType():
            return key in layout.by_resource.values()
        case CellType():
            return COORDINATES.fullmatch(key) is not None
        case SpotType(name=name):
            found = TURNED.fullmatch(key)
            return found is not None and _fits(layout, CellType(name), found[1])
        case _:
            return True

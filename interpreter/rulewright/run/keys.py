"""Stable names for options: what a save writes and a scenario says. Never an index, so that a list may change its order."""

from __future__ import annotations

from typing import Any, assert_never

from rulewright.compile import Site
from rulewright.state import Layout, all_keys, card_order, card_piece, key_of


def option_key(layout: Layout, site: Site, option: Any) -> str:
    """The name of one option of a choice."""
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
        case "pay":
            return "+".join(f"{amount} {layout.name_at(slot)}" for slot, amount in option) or "nothing"
        case "choose":
            return "enough" if option is None else key_of(layout, site.type, option)
    assert_never(site.kind)


def possible_keys(layout: Layout, site: Site) -> set[str] | None:
    """Every key an option of a choice could ever have; None where there is no end of them."""
    if site.kind in ("may", "more"):
        return {"yes", "no"}
    if site.kind in ("one", "order"):
        return set(site.alternatives)
    found = all_keys(layout, site.type)
    return None if found is None or site.kind != "choose" else {*found, "enough"}

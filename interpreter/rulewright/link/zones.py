"""Zones as tables declare them: of which pieces, how many there are of each, and who may look into them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.diagnostics import English, Span, suggest_or_list
from rulewright.link.nouns import Zone
from rulewright.link.types import PlayerType, UnknownType
from rulewright.read import Mapping, Node

if TYPE_CHECKING:
    from rulewright.link.tables import TableReader


def whole(reader: TableReader, name: str, data: Any, span: Span, entry: Node) -> Zone:
    """A zone, and whatever is wrong with it."""
    per = reader.per(data, entry)
    zone = Zone(
        name, per, data["holds"], data.get("seen_by", "all"), data.get("start", "empty"), span, bool(data.get("active", True))
    )
    _holds(reader, zone, _at(entry, "holds"))
    if zone.seen_by == "owner" and not any(isinstance(type_, PlayerType | UnknownType) for type_ in per):
        hint = English("write `seen_by: nobody`, or let each player have one with `per: player`")
        reader.report("RW305", English("`{name}` has no owner who could look into it", name=name), _at(entry, "seen_by"), hint)
    return zone


def _holds(reader: TableReader, zone: Zone, span: Span) -> None:
    kind = reader.rules.pieces.get(zone.holds)
    if kind is None:
        message = English("there is no kind of piece called `{data}`", data=zone.holds)
        reader.report("RW304", message, span, suggest_or_list(zone.holds, reader.rules.pieces))
    elif kind.places:
        message = English("`{data}` is a kind of place, and places lie in no zone", data=zone.holds)
        reader.report("RW305", message, span, English("declare it with `pieces:`"))


def _at(entry: Node, key: str) -> Span:
    found = entry.get(key) if isinstance(entry, Mapping) else None
    return found.span if found is not None else entry.span

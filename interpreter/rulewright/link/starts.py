"""Where pieces begin: a piece lies in one place, so one zone alone may say that all of its kind begin there."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Table

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.link.nouns import Zone
from rulewright.link.ruleset import Ruleset
from rulewright.link.tables import span_of
from rulewright.link.types import ConstantType, PlayerType, Type, UnknownType
from rulewright.read import Mapping

ALL = "all"


def twice_begun(rules: Ruleset, documents: Table[str, Mapping]) -> Iterator[Diagnostic]:
    """Each zone that says `start: all` where another one does already, or where it is one of several; packs in their order."""
    order = {pack: number for number, pack in enumerate(dict.fromkeys(map(_pack, documents)))}
    first: dict[str, tuple[Zone, Span]] = {}
    for zone, span in sorted(_begun(rules, documents), key=lambda each: order.get(_pack(each[1].file), 0)):
        several = next((type_ for type_ in zone.per if not _one(rules, type_)), None)
        if several is not None:
            if not any(isinstance(type_, UnknownType) for type_ in zone.per):
                yield _one_of_several(zone, several, span)
        elif zone.holds in first:
            yield _second(zone, span, *first[zone.holds])
        else:
            first[zone.holds] = zone, span


def _begun(rules: Ruleset, documents: Table[str, Mapping]) -> Iterator[tuple[Zone, Span]]:
    """The zones in which pieces begin, and where that is said; what is wrong in another way has been told."""
    for document in documents.values():
        zones = document.get("zones")
        for key, entry in zones.entries if isinstance(zones, Mapping) else ():
            zone = rules.zones.get(str(key.value))
            if zone is None or zone.span != key.span or zone.start != ALL:
                continue
            kind = rules.pieces.get(zone.holds)
            if kind is not None and not kind.places:
                yield zone, span_of(entry, "start")


def _pack(file: str) -> str:
    """The folder of the pack that a file is in."""
    return file.partition("/")[0]


def _one(rules: Ruleset, type_: Type) -> bool:
    """Whether there is never more than one of something: then a zone for each of it is one zone."""
    if isinstance(type_, PlayerType):
        return bool(rules.packs) and rules.base.players[1] == 1 and not rules.base.solo
    return isinstance(type_, ConstantType) and len(rules.enumeration(type_.name)) == 1


def _one_of_several(zone: Zone, several: Type, span: Span) -> Diagnostic:
    message = English(
        "there is one `{zone}` for each {type}, and no `{kind}` can begin in all of them",
        zone=zone.name,
        type=several,
        kind=zone.holds,
    )
    hint = English("let them begin in a zone without `per`, and deal them out from there")
    return Diagnostic("RW319", message, span, hint)


def _second(zone: Zone, span: Span, first: Zone, begun: Span) -> Diagnostic:
    message = English(
        "every `{kind}` begins in `{first}`, and cannot begin in `{zone}` too", kind=zone.holds, first=first.name, zone=zone.name
    )
    note = ((English("they begin in `{first}` here", first=first.name), begun),)
    return Diagnostic("RW319", message, span, English("write `start: empty`, and move them here by a rule"), note)

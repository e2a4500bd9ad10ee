"""A state for reading: canonical JSON, a hash, and what one seat may see."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from itertools import product
from typing import Any

from rulewright.link import PLAYER, NumberType, Type, Zone
from rulewright.state.addresses import AgendaAt, DoingAt, FlowAt, LastingAt, OnceAt, Region
from rulewright.state.encoding import face_of, level_of, tile_of
from rulewright.state.geometry import label
from rulewright.state.layout import FLOW, OVER, RANDOM, Layout, State
from rulewright.state.words import key_of


def as_data(layout: Layout, state: State, seat: int | None = None) -> dict[str, Any]:
    """The state under the names of its nouns; for a seat, what it cannot see is only counted.

    Where the flow stands is told while a game goes on. Afterwards it means nothing, and whoever played the game without
    stopping between its steps has kept no record of it.
    """
    rules = layout.rules
    over = bool(state[OVER])
    data: dict[str, Any] = {
        "over": over,
        "flow": [] if over else [state[FLOW], *_kept(layout, state, FlowAt)],
        "memory": _kept(layout, state, DoingAt | OnceAt | LastingAt | AgendaAt),
        "variables": {},
        "zones": {},
        "boards": {},
        "pieces": {},
    }
    if seat is None:
        data["random"] = state[RANDOM]
    for name in rules.variables:
        region = layout.variable(name)
        data["variables"][name] = {
            key: state[slot] if isinstance(region.holds, NumberType) else key_of(layout, region.holds, state[slot])
            for slot, key in zip(region.slots, indexes(layout, region.per), strict=True)
        }
    for name, zone in rules.zones.items():
        region = layout.zone(name)
        data["zones"][name] = {
            key: _zone(layout, zone, state[slot], seat, slot)
            for slot, key in zip(region.slots, indexes(layout, region.per), strict=True)
        }
    for name in rules.boards:
        data["boards"][name] = _board(layout, name, state)
    for kind in rules.pieces.values():
        hidden = hidden_pieces(layout, state, kind.name, seat) if seat is not None else set()
        for attribute in kind.attributes.values():
            if attribute.varies:
                slots = layout.attribute(kind.name, attribute.name).slots
                data["pieces"][f"{kind.name}.{attribute.name}"] = {
                    piece: key_of(layout, attribute.type, state[slot])
                    for number, (slot, piece) in enumerate(zip(slots, layout.piece_ids[kind.name], strict=True), 1)
                    if number not in hidden
                }
    return data


def _kept(layout: Layout, state: State, kinds: Any) -> list[Any]:
    """What lies in all regions of some kinds, in the order of their slots."""
    regions = [region for address, region in layout.regions.items() if isinstance(address, kinds)]
    return [_plain(state[slot]) for region in regions for slot in region.slots]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, range) else value


def canonical(layout: Layout, state: State, seat: int | None = None) -> str:
    """The same bytes for the same state, on any machine."""
    return json.dumps(as_data(layout, state, seat), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(layout: Layout, state: State) -> str:
    return hashlib.sha256(canonical(layout, state).encode()).hexdigest()


def indexes(layout: Layout, per: tuple[Type, ...]) -> Sequence[str]:
    """The names of all places of a noun, in the order of their slots."""
    if per not in layout.place_names:
        ranges = [range(1, layout.count(type_) + 1) for type_ in per]
        layout.place_names[per] = [
            " ".join(key_of(layout, type_, value) for type_, value in zip(per, combination, strict=True)) or "all"
            for combination in product(*ranges)
        ]
    return layout.place_names[per]


def _zone(layout: Layout, zone: Zone, pieces: tuple[int, ...], seat: int | None, slot: int) -> Any:
    if seat is not None and not sees(layout, zone, slot, seat):
        return {"hidden": len(pieces)}
    ids = layout.piece_ids[zone.holds]
    return [ids[piece - 1] for piece in pieces]


def sees(layout: Layout, zone: Zone, slot: int, seat: int) -> bool:
    """Whether a seat may look into the zone of this name at a slot."""
    if zone.seen_by != "owner":
        return zone.seen_by == "all"
    return owner_of(layout.zone(zone.name), slot) == seat


def owner_of(region: Region, slot: int) -> int:
    """The player a slot belongs to; 0 if it is nobody's."""
    return region.index_of(slot, region.per.index(PLAYER)) if PLAYER in region.per else 0


def _board(layout: Layout, name: str, state: State) -> dict[str, Any]:
    board = layout.rules.boards[name]
    found: dict[str, Any] = {}
    for number, key in enumerate(indexes(layout, board.per)):
        cells = state[layout.board(name).first + number] if board.tiles else {}
        listed = [(label(board, cell), cell) for cell in sorted(cells)] if board.grows else board.numbers.items()
        seen: dict[str, dict[str, Any]] = {
            named: _tile(layout, board.tiles, cells[cell]) if cell in cells else {} for named, cell in listed
        }
        for attribute, type_ in board.attributes.items():
            origin = layout.cells(name, attribute).first + number * board.size - 1
            for named, cell in listed:
                if value := state[origin + cell]:
                    seen[named][attribute] = key_of(layout, type_, value)
        found[key] = seen
    return found


def _tile(layout: Layout, kind: str, covered: int) -> dict[str, Any]:
    noun = layout.rules.pieces[kind]
    face_type = noun.attributes[noun.faces].type.of
    assert face_type is not None
    return {
        "level": level_of(covered),
        "tile": layout.piece_ids[kind][tile_of(covered) - 1],
        "face": key_of(layout, face_type, face_of(covered)),
    }


def hidden_zones(layout: Layout, kind: str, seat: int) -> list[int]:
    """The slots of zones of a kind that a seat cannot look into."""
    if (kind, seat) not in layout.unseen_slots:
        zones = [zone for zone in layout.rules.zones.values() if zone.holds == kind]
        slots = [slot for zone in zones for slot in layout.zone(zone.name).slots if not sees(layout, zone, slot, seat)]
        layout.unseen_slots[kind, seat] = slots
    return layout.unseen_slots[kind, seat]


def hidden_pieces(layout: Layout, state: State, kind: str, seat: int) -> set[int]:
    return {piece for slot in hidden_zones(layout, kind, seat) for piece in state[slot]}

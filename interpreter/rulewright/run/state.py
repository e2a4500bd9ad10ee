"""A state for reading: canonical JSON, a hash, what one seat may see, and a fair redeal of what it may not."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import product
from typing import Any

from rulewright.compile import Program
from rulewright.compile.expressions import FACE_MASK, LEVEL_SHIFT, TILE_MASK, TILE_SHIFT
from rulewright.compile.geometry import label
from rulewright.link.nouns import Zone
from rulewright.link.types import PLAYER, Type
from rulewright.run.chance import seeded, shuffled
from rulewright.run.keys import value_key

State = list[Any]


def as_data(program: Program, state: State, seat: int | None = None) -> dict[str, Any]:
    """The state under the names of its nouns; for a seat, what it cannot see is only counted."""
    rules, layout = program.checked.rules, program.layout
    data: dict[str, Any] = {
        "over": bool(state[1]), "flow": [state[2], *_plain(state[_flow_start(program) :])], "variables": {}, "zones": {},
        "boards": {}, "pieces": {},
    }
    if seat is None:
        data["random"] = state[0]
    for name, variable in rules.variables.items():
        base = layout.base[f"variable {name}"]
        data["variables"][name] = {
            key: value_key(program, variable.type, state[base + 1 + i]) if variable.type.kind != "number" else state[base + 1 + i]
            for i, key in enumerate(indexes(program, variable.per))
        }
    for name, zone in rules.zones.items():
        base = layout.base[f"zone {name}"]
        data["zones"][name] = {
            key: _zone(program, zone, state[base + 1 + i], seat, i) for i, key in enumerate(indexes(program, zone.per))
        }
    for name in rules.boards:
        data["boards"][name] = _board(program, name, state)
    for kind in rules.pieces.values():
        for attribute in kind.attributes.values():
            if attribute.varies:
                base = layout.base[f"attribute {kind.name} {attribute.name}"]
                data["pieces"][f"{kind.name}.{attribute.name}"] = {
                    piece: value_key(program, attribute.type, state[base + n])
                    for n, piece in enumerate(layout.piece_ids[kind.name], 1)
                    if seat is None or n not in hidden_pieces(program, state, kind.name, seat)
                }
    return data


def _flow_start(program: Program) -> int:
    """Where the slots of the flow begin: behind all that is declared."""
    return program.declared


def _plain(values: list[Any]) -> list[Any]:
    return [list(value) if isinstance(value, tuple | range) else value for value in values]


def canonical(program: Program, state: State, seat: int | None = None) -> str:
    """The same bytes for the same state, on any machine."""
    return json.dumps(as_data(program, state, seat), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(program: Program, state: State) -> str:
    return hashlib.sha256(canonical(program, state).encode()).hexdigest()


def indexes(program: Program, per: tuple[Type, ...]) -> Iterator[str]:
    """The names of all places of a noun, in the order of their slots."""
    ranges = [range(1, program.layout.count(type_) + 1) for type_ in per]
    for combination in product(*ranges):
        yield " ".join(value_key(program, type_, value) for type_, value in zip(per, combination, strict=True)) or "all"


def _zone(program: Program, zone: Zone, pieces: tuple[int, ...], seat: int | None, index: int) -> Any:
    if seat is not None and not sees(program, zone, index, seat):
        return {"hidden": len(pieces)}
    ids = program.layout.piece_ids[zone.holds]
    return [ids[piece - 1] for piece in pieces]


def sees(program: Program, zone: Zone, index: int, seat: int) -> bool:
    """Whether a seat may look into one of the zones of this name."""
    if zone.seen_by != "owner":
        return zone.seen_by == "all"
    return owner_of(program, zone, index) == seat


def owner_of(program: Program, zone: Zone, index: int) -> int:
    strides = program.layout.strides(zone.per)
    for type_, stride in zip(zone.per, strides, strict=True):
        if type_ == PLAYER:
            return index // stride % program.players + 1
    return 0


def _board(program: Program, name: str, state: State) -> dict[str, Any]:
    board, layout = program.checked.rules.boards[name], program.layout
    found: dict[str, Any] = {}
    for i, key in enumerate(indexes(program, board.per)):
        if board.tiles:
            cells = state[layout.base[f"board {name}"] + 1 + i]
            found[key] = {label(board, cell): _tile(program, board.tiles, value) for cell, value in sorted(cells.items())}
            continue
        size = layout.geometry[name].size
        found[key] = {
            label(board, cell): {a: value_key(program, type_, v) for a, type_ in board.attributes.items()
                                 if (v := state[layout.base[f"cell {name} {a}"] + i * size + cell])}
            for cell in range(1, size + 1)
        }
    return found


def _tile(program: Program, kind: str, value: int) -> dict[str, Any]:
    noun = program.checked.rules.pieces[kind]
    face_type = noun.attributes[noun.faces].type.of
    assert face_type is not None
    return {
        "level": value >> LEVEL_SHIFT,
        "tile": program.layout.piece_ids[kind][(value >> TILE_SHIFT & TILE_MASK) - 1],
        "face": value_key(program, face_type, value & FACE_MASK),
    }


def hidden_zones(program: Program, kind: str, seat: int) -> list[int]:
    """The slots of zones of a kind that a seat cannot look into."""
    found = []
    for name, zone in program.checked.rules.zones.items():
        if zone.holds == kind:
            base = program.layout.base[f"zone {name}"]
            found += [base + 1 + i for i in range(program.layout.span(zone.per)) if not sees(program, zone, i, seat)]
    return found


def hidden_pieces(program: Program, state: State, kind: str, seat: int) -> set[int]:
    return {piece for slot in hidden_zones(program, kind, seat) for piece in state[slot]}


def redeal(program: Program, state: State, seat: int, seed: int, seen: State | None = None) -> State:
    """A copy in which the pieces a seat cannot see have changed places at random.

    What counts as unseen is read off `seen` (by default the state itself): in the middle of a step, pieces that have
    been revealed since its start keep their place. The mix depends on the seed and on which pieces are unseen, never on
    where they really lie.
    """
    copy = state[:]
    chance: State = [seeded(seed)]
    for kind in program.checked.rules.pieces:
        hidden = tuple(sorted(hidden_pieces(program, seen or state, kind, seat)))
        if len(hidden) < 2:
            continue
        order = _order_of(program, state, kind, frozenset(hidden))
        exchange = dict(zip(order, shuffled(chance, hidden), strict=True))
        location = program.layout.base[f"location {kind}"]
        for slot in _zone_slots(program, kind):
            copy[slot] = tuple(exchange.get(piece, piece) for piece in state[slot])
            for piece in copy[slot]:
                copy[location + piece] = slot
    return copy


def _order_of(program: Program, state: State, kind: str, hidden: frozenset[int]) -> list[int]:
    """The unseen pieces in the order of the places they lie at; those in no zone come last."""
    lying = [piece for slot in _zone_slots(program, kind) for piece in state[slot] if piece in hidden]
    return lying + sorted(hidden - set(lying))


def _zone_slots(program: Program, kind: str) -> list[int]:
    found: list[int] = []
    for name, zone in program.checked.rules.zones.items():
        if zone.holds == kind:
            base = program.layout.base[f"zone {name}"]
            found.extend(range(base + 1, base + 1 + program.layout.span(zone.per)))
    return found

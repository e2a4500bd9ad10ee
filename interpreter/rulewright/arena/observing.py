"""What one seat sees, as a row of whole numbers of a fixed length, the same place for the same thing in every game.

First what is asked (the number of the place in the rules) and whom; then every counter and variable; for every zone how much
lies in it; for every piece where it lies, at which place there, and what varies on it; then the boards. -1 stands for what the
seat cannot see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.link import Board
from rulewright.run import Game
from rulewright.state import Layout, State, sees

UNSEEN = -1


@dataclass(frozen=True)
class _Kind:
    """The pieces of one kind: how many, the slots of zones for them, and those of what varies on them."""

    count: int
    zones: tuple[tuple[str, int], ...]
    attributes: tuple[tuple[int, ...], ...]


class Eye:
    """Looks at states of one layout for one seat."""

    def __init__(self, layout: Layout, seat: int) -> None:
        rules = layout.rules
        self.counters = [slot for name in rules.variables for slot in layout.variable(name).slots]
        self.kinds = [_kind(layout, kind) for kind in rules.pieces]
        self.open = {slot: sees(layout, rules.zones[name], slot, seat) for kind in self.kinds for name, slot in kind.zones}
        boards = rules.boards.values()
        marked = [layout.cells(board.name, name) for board in boards for name in board.attributes]
        self.cells = [slot for region in marked for slot in region.slots]
        tiled = [(layout.board(board.name), _room(layout, board)) for board in boards if board.tiles]
        self.tiled = [(slot, room) for region, room in tiled for slot in region.slots]

    def see(self, game: Game) -> list[int]:
        decision, state = game.decision, game.working
        found = [decision.site.index, decision.player] if decision is not None else [UNSEEN, 0]
        found += [_number(state[slot]) for slot in self.counters]
        for kind in self.kinds:
            found += self._pieces(kind, state)
        found += [_number(state[slot]) for slot in self.cells]
        for slot, room in self.tiled:
            covered = state[slot]
            row = [number for cell in sorted(covered) for number in (cell, covered[cell])]
            found += (row + [0] * (2 * room - len(row)))[: 2 * room]
        return found

    def _pieces(self, kind: _Kind, state: State) -> list[int]:
        lying, place = [0] * kind.count, [0] * kind.count
        many = []
        for _, slot in kind.zones:
            pieces = state[slot]
            many.append(len(pieces))
            seen = self.open[slot]
            for number, piece in enumerate(pieces, 1):
                lying[piece - 1], place[piece - 1] = (slot, number) if seen else (UNSEEN, UNSEEN)
        varying = [
            _number(state[slot]) if lying[number] != UNSEEN else UNSEEN
            for slots in kind.attributes
            for number, slot in enumerate(slots)
        ]
        return many + lying + place + varying


def _kind(layout: Layout, name: str) -> _Kind:
    rules = layout.rules
    zones = tuple(
        (zone.name, slot) for zone in rules.zones.values() if zone.holds == name for slot in layout.zone(zone.name).slots
    )
    attributes = [attribute.name for attribute in rules.pieces[name].attributes.values() if attribute.varies]
    return _Kind(len(layout.piece_ids[name]), zones, tuple(tuple(layout.attribute(name, each).slots) for each in attributes))


def _room(layout: Layout, board: Board) -> int:
    """How many cells can be covered at most: all of a fixed board, or all that the tiles of a growing one have."""
    if not board.grows:
        return board.size
    kind = layout.rules.pieces[board.tiles]
    return sum(len(shape) for shape in kind.shapes.values()) * len(layout.piece_ids[board.tiles])


def _number(value: Any) -> int:
    """Whatever lies in a slot, as a number; of a list how long it is."""
    return int(value) if isinstance(value, int) else len(value) if value is not None else 0

"""Where everything lies in the state: a flat list whose slots hold numbers, tuples (zones) and mappings (tile boards).

Slots 0 to 2 are the random generator, the end-of-game flag and the place in the flow. Every thing is numbered from 1 and
0 means none, so that a test for emptiness is a test for zero. Values in slots are never changed in place: a copy of the
list is a copy of the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from rulewright.link import (
    GAME,
    NUMBER,
    PLAYER,
    UNKNOWN,
    YES_NO,
    Board,
    BoardType,
    CellType,
    ConstantType,
    ListType,
    PieceKind,
    PieceType,
    Ruleset,
    Type,
    Variable,
    ZoneType,
)
from rulewright.parse import ast
from rulewright.state.addresses import (
    USING,
    Address,
    AgendaAt,
    AttributeAt,
    BoardAt,
    CellsAt,
    DoingAt,
    FlowAt,
    LastingAt,
    LocationsOf,
    OnceAt,
    Region,
    VariableAt,
    ZoneAt,
)
from rulewright.state.encoding import SPOT_MASK, spot_cell
from rulewright.state.geometry import Geometry, beside_footprints, footprints_of
from rulewright.state.words import encoded

State = list[Any]
RANDOM, OVER, FLOW = 0, 1, 2
FIRST_FREE = 3


@dataclass(frozen=True)
class Stretch:
    """What is remembered while somebody does a rule or a flow, or for the whole game.

    `doing` tells who is in the middle of it; everybody always is in that of the game, which has none. What works once and what
    lasts lie side by side, so that all of it can be forgotten and put back at once.
    """

    doing: Region | None
    once: range
    lasting: range


@dataclass(frozen=True)
class Layout:
    """The slots of one game with a given number of players and options."""

    rules: Ruleset
    players: int
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    piece_ids: Mapping[str, tuple[str, ...]]
    geometry: Mapping[str, Geometry]
    regions: Mapping[Address, Region] = field(default_factory=dict)
    initial: tuple[Any, ...] = (0, 0, 0)
    stretches: Mapping[str, Stretch] = field(default_factory=dict)
    lasting: Mapping[ast.Lasting, int] = field(default_factory=dict)

    # -- sizes --
    def count(self, type_: Type) -> int:
        """How many things of a type there are."""
        match type_:
            case _ if type_ == PLAYER:
                return self.players
            case ConstantType(name=name):
                return len(self.rules.enumeration(name))
            case PieceType(name=name):
                return len(self.piece_ids[name])
            case CellType(name=name):
                return self.geometry[name].size if name in self.geometry else 0
        return 0

    # -- where things lie --
    def variable(self, name: str) -> Region:
        return self.regions[VariableAt(name)]

    def zone(self, name: str) -> Region:
        return self.regions[ZoneAt(name)]

    def board(self, name: str) -> Region:
        return self.regions[BoardAt(name)]

    def cells(self, board: str, attribute: str) -> Region:
        return self.regions[CellsAt(board, attribute)]

    def locations(self, pieces: str) -> Region:
        return self.regions[LocationsOf(pieces)]

    def attribute(self, pieces: str, attribute: str) -> Region:
        return self.regions[AttributeAt(pieces, attribute)]

    def resource(self, name: str) -> int:
        """A resource as a value: added to the number of a player it gives the slot."""
        return self.variable(name).origin

    @cached_property
    def place_names(self) -> dict[tuple[Type, ...], list[str]]:
        """The names of all places of nouns that belong to such things; filled in by whoever asks first."""
        return {}

    @cached_property
    def unseen_slots(self) -> dict[tuple[str, int], list[int]]:
        """The zones of a kind that a seat cannot look into; likewise."""
        return {}

    @cached_property
    def by_resource(self) -> Mapping[int, str]:
        return {self.resource(v.name): v.name for v in self.rules.variables.values() if v.per == (PLAYER,)}

    def name_at(self, slot: int) -> str:
        """The name of the variable that a slot belongs to."""
        for address, region in self.regions.items():
            if slot in region.slots and isinstance(address, VariableAt):
                return address.name
        return str(slot)

    def zones_of(self, pieces: str) -> list[Region]:
        """Every zone that holds pieces of a kind."""
        return [self.zone(zone.name) for zone in self.rules.zones.values() if zone.holds == pieces]

    def owners(self, pieces: str) -> dict[int, int]:
        """Who owns what lies in a zone, by slot: the player it belongs to, where cards are active."""
        found: dict[int, int] = {}
        for zone in self.rules.zones.values():
            if zone.holds == pieces and zone.active and PLAYER in zone.per:
                region = self.zone(zone.name)
                found.update((slot, region.index_of(slot, zone.per.index(PLAYER))) for slot in region.slots)
        return found

    def numbers_of(self, pieces: PieceKind, item: str) -> range:
        """The pieces that are copies of one item."""
        first = 1
        for other in pieces.items:
            if other.id == item:
                return range(first, first + other.copies)
            first += other.copies
        return range(0)

    # -- printed values --
    def column(self, kind: PieceKind, attribute: str) -> list[Any]:
        """The printed values of an attribute, one for each piece, in numbers."""
        type_ = kind.attributes[attribute].type
        values: list[Any] = []
        for item in kind.items:
            values.extend([encoded(self.rules, self.resource, item.values.get(attribute), type_)] * item.copies)
        return values

    def shape_column(self, kind: PieceKind) -> list[int]:
        """Which shape each piece has; the first one unless said otherwise."""
        names = list(kind.shapes)
        found: list[int] = []
        for item in kind.items:
            found.extend([names.index(item.values.get("shape", names[0]))] * item.copies)
        return found

    def footprints(self, board: Board) -> tuple[tuple[int, ...], ...]:
        """What the tiles of a board that grows cover, by shape * 8 + rotation."""
        return footprints_of(board.shape, self.rules.pieces[board.tiles].shapes.values())

    def beside(self, board: Board) -> tuple[tuple[int, ...], ...]:
        """The cells that touch a tile there, in the same order."""
        return beside_footprints(board.shape, self.rules.pieces[board.tiles].shapes.values())

    @cached_property
    def _spots(self) -> dict[str, dict[int, tuple[int, ...]]]:
        mapped = [board for board in self.rules.boards.values() if board.tiles and not board.grows]
        return {b.name: self.geometry[b.name].footprints(self.rules.pieces[b.tiles].shapes.values()) for b in mapped}

    def spots(self, board: Board) -> dict[int, tuple[int, ...]]:
        """Every way to lay a tile on a board with a map, and what it covers there."""
        return self._spots[board.name]

    def cells_of(self, board: Board, spot: int) -> tuple[int, ...]:
        """What a tile covers at a spot; nothing where none can lie."""
        if not board.grows:
            return self.spots(board).get(spot, ())
        return tuple(spot_cell(spot) + offset for offset in self.footprints(board)[spot & SPOT_MASK])

    def faces(self, board: Board) -> tuple[tuple[int, ...], ...]:
        """What the tiles of a board show on the cells they cover, by tile; no tile shows nothing."""
        kind = self.rules.pieces[board.tiles]
        return ((), *self.column(kind, kind.faces))

    # -- more slots --
    def with_flow(self, slots: int) -> Layout:
        """The same layout with slots for the names and counters of a flow."""
        first = len(self.initial)
        more: dict[Address, Region] = {FlowAt(n): Region(FlowAt(n), first + n, (), (), UNKNOWN) for n in range(slots)}
        return replace(self, regions={**self.regions, **more}, initial=(*self.initial, *[0] * slots))


class _Draft:
    """Slots in the making: the one place where a layout grows."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.regions: dict[Address, Region] = {}
        self.initial: list[Any] = [0] * FIRST_FREE

    def take(self, address: Address, per: tuple[Type, ...], holds: Type, value: Any, low: int = -1) -> Region:
        region = Region(address, len(self.initial), per, tuple(map(self.layout.count, per)), holds, low)
        self.regions[address] = region
        self.initial.extend([value] * region.size)
        return region

    def nowhere(self) -> None:
        """A slot that is always 0, so that an attribute of `nothing` is nothing."""
        self.initial.append(0)


def lay_out(rules: Ruleset, players: int, options: Mapping[str, Any]) -> Layout:
    """The layout of a game; one person alone plays against the automated seat, if the game has one."""
    solo = rules.packs[0].solo if rules.packs else ""
    seats = ("",) * (players + 1)
    if players == 1 and solo:
        players, seats = 2, ("", "", solo)
    ids = {kind.name: _ids(kind) for kind in rules.pieces.values()}
    geometry = {board.name: Geometry(board) for board in rules.boards.values() if not board.grows}
    bare = Layout(rules, players, options, seats, ids, geometry)
    draft = _Draft(bare)
    _variables(draft, rules)
    for zone in rules.zones.values():
        draft.take(ZoneAt(zone.name), zone.per, ZoneType(PieceType(zone.holds)), ())
    for board in rules.boards.values():
        _board(draft, board)
    for kind in rules.pieces.values():
        _pieces(draft, kind)
    for zone in rules.zones.values():
        if zone.start == "all":
            _fill(draft, ZoneAt(zone.name), zone.holds)
    stretches, lasting = _memory(draft, rules)
    return replace(bare, regions=draft.regions, initial=tuple(draft.initial), stretches=stretches, lasting=lasting)


def lists_in(layout: Layout) -> list[Region]:
    """The variables that are lists."""
    return [region for region in layout.regions.values() if isinstance(region.holds, ListType)]


def boards_in(layout: Layout) -> list[Region]:
    """Where the mappings of boards of tiles are."""
    return [region for address, region in layout.regions.items() if isinstance(address, BoardAt)]


def _ids(kind: PieceKind) -> tuple[str, ...]:
    found: list[str] = []
    for item in kind.items:
        found.extend([item.id] if item.copies == 1 else [f"{item.id}.{n}" for n in range(1, item.copies + 1)])
    return tuple(found)


def _variables(draft: _Draft, rules: Ruleset) -> None:
    for variable in rules.variables.values():
        draft.take(VariableAt(variable.name), variable.per, variable.type, 0, -1 if variable.sort == "variable" else variable.low)
    for variable in rules.variables.values():  # one may begin as another: which resource
        region = draft.regions[VariableAt(variable.name)]
        for slot in region.slots:
            value = encoded(rules, _resource_of(draft), _start(rules, variable, region, slot), variable.type)
            draft.initial[slot] = int(value) if isinstance(value, bool) else value


def _start(rules: Ruleset, variable: Variable, region: Region, slot: int) -> Any:
    """What is written for this slot: a start of its own, or the one for all."""
    if not variable.starts or variable.axis is None:
        return variable.start
    number = region.index_of(slot, variable.axis)
    match variable.per[variable.axis]:
        case ConstantType(name=name):
            return variable.starts.get(rules.enumeration(name)[number - 1])
        case CellType(name=name):
            return variable.starts.get(rules.boards[name].name_of(number))
    return variable.starts.get(number)


def _board(draft: _Draft, board: Board) -> None:
    if board.tiles:
        draft.take(BoardAt(board.name), board.per, BoardType(board.name), {})
    for attribute, type_ in board.attributes.items():
        draft.nowhere()
        draft.take(CellsAt(board.name, attribute), (*board.per, CellType(board.name)), type_, 0)


def _pieces(draft: _Draft, kind: PieceKind) -> None:
    draft.nowhere()
    draft.take(LocationsOf(kind.name), (PieceType(kind.name),), NUMBER, 0)
    origin = _resource_of(draft)
    for attribute in kind.attributes.values():
        if attribute.varies:
            draft.nowhere()
            region = draft.take(AttributeAt(kind.name, attribute.name), (PieceType(kind.name),), attribute.type, 0)
            values = [
                encoded(draft.layout.rules, origin, item.values.get(attribute.name), attribute.type)
                for item in kind.items
                for _ in range(item.copies)
            ]
            for slot, value in zip(region.slots, values, strict=True):
                draft.initial[slot] = value


def _resource_of(draft: _Draft) -> Any:
    return lambda name: draft.regions[VariableAt(name)].origin


def _fill(draft: _Draft, zone: ZoneAt, holds: str) -> None:
    slot = draft.regions[zone].first
    locations = draft.regions[LocationsOf(holds)]
    draft.initial[slot] = tuple(range(1, locations.size + 1))
    for place in locations.slots:
        draft.initial[place] = slot


def _memory(draft: _Draft, rules: Ruleset) -> tuple[dict[str, Stretch], dict[ast.Lasting, int]]:
    """A place for all that works once, that lasts for a while, and for what is added to agendas."""
    parts = [part for sentence in rules.sentences() for part in sentence.parts]
    lasting = {node: number for number, node in enumerate(dict.fromkeys(p for p in parts if isinstance(p, ast.Lasting)))}
    once = {
        number: owned.sentence.once_per
        for number, owned in enumerate(rules.listeners)
        if isinstance(owned.sentence, ast.Listener) and owned.sentence.once_per is not None
    }
    stretches: dict[str, Stretch] = {}
    any_time = [part for part in parts if isinstance(part, ast.AtAnyTime)]
    around = [name for part in any_time for name in (part.stretch, part.unless) if name is not None]
    if any_time:
        draft.take(DoingAt(USING), (PLAYER,), YES_NO, 0)
    for name in dict.fromkeys([*once.values(), *(node.stretch for node in lasting), *around]):
        doing = None if name == GAME else draft.take(DoingAt(name), (PLAYER,), YES_NO, 0)
        first = len(draft.initial)
        for number in (number for number, stretch in once.items() if stretch == name):
            draft.take(OnceAt(number), (PLAYER,), YES_NO, 0)
        middle = len(draft.initial)
        for node in (node for node in lasting if node.stretch == name):
            draft.take(LastingAt(lasting[node]), (PLAYER,), UNKNOWN, ())
        stretches[str(name)] = Stretch(doing, range(first, middle), range(middle, len(draft.initial)))
    for name in dict.fromkeys(node.agenda for node in parts if isinstance(node, ast.AddToAgenda)):
        draft.take(AgendaAt(name), (), UNKNOWN, ())
    return stretches, lasting

"""Pieces: moved, drawn, shuffled, laid; and dice."""

from __future__ import annotations

from tests.reference_interpreter.frames import Frame
from tests.reference_interpreter.many import listed
from tests.reference_interpreter.slots import address, slot_of
from tests.reference_interpreter.stopping import Failed

from rulewright.compile.ir import ops
from rulewright.compile.ir.values import Local, Slot
from rulewright.state import Region, below
from rulewright.state.encoding import LEVEL_SHIFT, TILE_SHIFT, level_of


def take_up(locations: Region, piece: int, frame: Frame) -> int:
    """Take a piece from where it lies; gives where it is told where it lies."""
    if not piece:
        raise Failed
    place = slot_of(locations, (piece,))
    zone = frame.state[place]
    if zone:
        left = list(frame.state[zone])
        left.remove(piece)
        frame.state[zone] = tuple(left)
    frame.state[place] = 0
    return place


def move(locations: Region, piece: int, to: int, frame: Frame) -> None:
    """What is moved comes last, also in the zone where it was."""
    place = take_up(locations, piece, frame)
    frame.state[to] = (*frame.state[to], piece)
    frame.state[place] = to


def move_all(op: ops.MoveAll, frame: Frame) -> None:
    pieces, to = tuple(frame.value(op.pieces)), address(op.to, frame)
    for piece in pieces:
        move(op.locations, piece, to, frame)


def draw(op: ops.Draw, frame: Frame) -> None:
    """From the front, one by one, as long as there are any."""
    count, source, to = frame.number(op.count), address(op.source, frame), address(op.to, frame)
    pieces = frame.state[source][: max(0, count)]
    for piece in pieces:
        move(op.locations, piece, to, frame)
    if op.taken is not None:
        frame.names[op.taken.name] = len(pieces)


def draw_some(op: ops.DrawSome, frame: Frame) -> None:
    """One by one from those that may be drawn, as long as there are any."""
    count, pieces, to = frame.number(op.count), list(frame.value(op.pieces)), address(op.to, frame)
    taken = 0
    while taken < count and pieces:
        move(op.locations, pieces.pop(0), to, frame)
        taken += 1
    if op.taken is not None:
        frame.names[op.taken.name] = taken


def shuffle(op: ops.Shuffle, frame: Frame) -> None:
    """From the last place down to the second, each changes places with one that is not behind it."""
    at = address(op.zone, frame)
    pieces = list(frame.state[at])
    for place in reversed(range(1, len(pieces))):
        other = below(frame.state, place + 1)
        pieces[place], pieces[other] = pieces[other], pieces[place]
    frame.state[at] = tuple(pieces)


def place(op: ops.Place, frame: Frame) -> None:
    """Each cell that a tile covers gets the face above it, all on the level above the highest of them."""
    piece, under, board = frame.number(op.piece), listed(op.cells, frame), address(op.board, frame)
    if not under:
        raise Failed
    take_up(op.locations, piece, frame)
    cells = dict(frame.state[board])
    level = max(level_of(cells.get(cell, 0)) for cell in under) + 1
    for cell, face in zip(under, frame.table(op.faces)[piece], strict=True):
        cells[cell] = level * (1 << LEVEL_SHIFT) + piece * (1 << TILE_SHIFT) + face
    frame.state[board] = cells


# -- markers and dice --
def read(target: Slot | Local, frame: Frame) -> int:
    return int(frame.state[address(target, frame)] if isinstance(target, Slot) else frame.names[target.name])


def write(target: Slot | Local, number: int, frame: Frame) -> None:
    if isinstance(target, Slot):
        frame.state[address(target, frame)] = number
    else:
        frame.names[target.name] = number


def advance(op: ops.Advance, frame: Frame) -> None:
    """Back not below the lowest place; on not beyond a limit, and where one was passed before, it stays."""
    at, by = read(op.target, frame), frame.number(op.by)
    limits = frame.values(op.limits)
    after = max(op.low, at + by) if by < 0 else max(at, min([at + by, *limits]))
    write(op.target, after, frame)


def roll(op: ops.Roll, frame: Frame) -> None:
    write(op.target, op.low + below(frame.state, op.high - op.low + 1), frame)

"""Positions, states and options as rows of numbers: what passes between the two engines.

A position is all that a game is between two decisions: whether a step has begun, the answers given in it so far, and the state at
its start. As a row of numbers it is a value like any other: it can be kept, copied, handed to another thread and gone on from as
often as one likes.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.compile import Shape
from rulewright.state import Now, State, card, card_order, card_piece

MASK = (1 << 64) - 1
SIGN = 1 << 63
NOTHING = -SIGN  # what Python calls None
NOW = 1 << 60  # and above: what fits at any time
HEAD = 6  # numbers before the position in what the native engine finds
NUMBER, NUMBERS, LISTS, BOARD = range(4)


@dataclass(frozen=True, slots=True)
class Candidate:
    """One answer to a question: its value, the same as numbers, whether it is legal, and how many things it stands for."""

    value: Any
    row: bytes
    legal: bool
    weight: int


@dataclass(frozen=True, slots=True)
class Found:
    """Where a game has come to: who is asked what, or its end (no candidates)."""

    position: bytes
    site: int
    player: int
    revealed: bool
    candidates: tuple[Candidate, ...]


def found_in(raw: array[int]) -> Found:
    """What the native engine found."""
    _, site, player, revealed, many, size = raw[:HEAD]
    at = HEAD + size
    candidates = []
    for _ in range(many):
        begin, (value, end) = at + 2, _value(raw, at + 2)
        candidates.append(Candidate(value, raw[begin:end].tobytes(), bool(raw[at]), raw[at + 1]))
        at = end
    return Found(raw[HEAD : HEAD + size].tobytes(), site, player, bool(revealed), tuple(candidates))


def state_at(shape: Shape, position: bytes) -> State:
    """The state at the start of the step in hand."""
    raw = array("q", position)
    at = 2
    for _ in range(raw[1]):
        _, at = _value(raw, at)
    return read_state(shape, raw, at)


# -- read --
def _value(raw: array[int], at: int) -> tuple[Any, int]:
    kind = raw[at]
    if kind == 0:
        return plain_value(raw[at + 1]), at + 2
    many = raw[at + 1]
    if kind == 1:
        return tuple(raw[at + 2 : at + 2 + many]), at + 2 + many
    return _lists(raw, at + 1)


def plain_value(number: int) -> Any:
    """An answer that is one number there."""
    if number == NOTHING:
        return None
    return Now(card_order(number - NOW), card_piece(number - NOW)) if number >= NOW else number


def _lists(raw: array[int], at: int) -> tuple[tuple[tuple[int, ...], ...], int]:
    found: list[tuple[int, ...]] = []
    many, at = raw[at], at + 1
    for _ in range(many):
        found.append(tuple(raw[at + 1 : at + 1 + raw[at]]))
        at += 1 + raw[at]
    return tuple(found), at


def read_state(shape: Shape, raw: array[int], at: int = 0) -> State:
    """A state as Python has it."""
    found: State = []
    for slot, kind in enumerate(shape.kinds):
        if kind == NUMBER:
            found.append(raw[at])
            at += 1
            continue
        many = raw[at]
        if many < 0:  # a name of the flow that has no value yet
            found.append(0)
            at += 1
        elif kind == NUMBERS:
            found.append(tuple(raw[at + 1 : at + 1 + many]))
            at += 1 + many
        elif kind == LISTS:
            entries, at = _lists(raw, at)
            found.append(tuple((one[0], one[1:]) for one in entries) if slot in shape.remembered else entries)
        else:
            pairs = raw[at + 1 : at + 1 + 2 * many]
            found.append(dict(zip(pairs[::2], pairs[1::2], strict=True)))
            at += 1 + 2 * many
    found[0] &= MASK
    return found


# -- written --
def write_state(shape: Shape, state: State) -> bytes:
    """A state of Python's as numbers."""
    row = array("q")
    for slot, (kind, held) in enumerate(zip(shape.kinds, state, strict=True)):
        if kind == NUMBER:
            row.append(held if slot else _signed(held))
        elif kind == BOARD:
            row.append(len(held))
            row.extend(number for pair in held.items() for number in pair)
        elif held == 0:
            row.append(-1)
        elif kind == NUMBERS:
            row.append(len(held))
            row.extend(held)
        else:
            entries = [(one[0], *one[1]) for one in held] if slot in shape.remembered else held
            _write_lists(entries, row)
    return row.tobytes()


def write_value(value: Any) -> bytes:
    """An answer as numbers."""
    row = array("q")
    match value:
        case None:
            row.extend((0, NOTHING))
        case Now(order=order, piece=piece):
            row.extend((0, NOW + card(order, piece)))
        case int():
            row.extend((0, value))
        case _ if value and not isinstance(value[0], int):
            row.append(2)
            _write_lists(value, row)
        case _:
            row.extend((1, len(value), *value))
    return row.tobytes()


def _write_lists(lists: Sequence[Sequence[int]], row: array[int]) -> None:
    row.append(len(lists))
    for one in lists:
        row.append(len(one))
        row.extend(one)


def write_position(shape: Shape, state: State, begun: int, answers: Sequence[Any]) -> bytes:
    """A place in a game as numbers: `begun` is 0 between two steps, 1 in one, 2 in what is done instead of it."""
    row = array("q", (begun, len(answers))).tobytes()
    return row + b"".join(map(write_value, answers)) + write_state(shape, state)


def _signed(number: int) -> int:
    return number - (1 << 64) if number >= SIGN else number

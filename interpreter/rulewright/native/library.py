"""A built program behind ctypes, which lets other threads run while it plays. A `Table` is one thread's place to play at."""

from __future__ import annotations

import ctypes
from array import array
from dataclasses import dataclass

from rulewright.compile import Shape
from rulewright.state import State

WORDS = 624  # of the state of Python's random generator, and its place behind them
ROOM = 1 << 16  # numbers that a state may be written in, before more are asked for
MOST_ROOM = 1 << 26
MASK = (1 << 64) - 1


@dataclass(frozen=True)
class Library:
    """A program that has been built and loaded."""

    shape: Shape
    handle: ctypes.CDLL

    def table(self) -> Table:
        return Table(self)


def open_library(shape: Shape, path: str) -> Library:
    """Load what was built from a program; only who has made sure of the file may call this."""
    handle = ctypes.CDLL(path)
    number, pointer, numbers = ctypes.c_int64, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64)
    for name, result, given in (
        ("rw_new", pointer, []),
        ("rw_free", None, [pointer]),
        ("rw_seed", None, [pointer, ctypes.c_uint64]),
        ("rw_stream", None, [pointer, ctypes.POINTER(ctypes.c_uint32), ctypes.c_int]),
        ("rw_play", ctypes.c_int, [pointer, ctypes.c_uint64]),
        ("rw_play_many", number, [pointer, ctypes.c_uint64, number, ctypes.c_int, numbers, number]),
        ("rw_standings", ctypes.c_int, [pointer, numbers, number]),
        ("rw_decisions", number, [pointer]),
        ("rw_state", number, [pointer, numbers, number]),
    ):
        function = getattr(handle, name)
        function.restype, function.argtypes = result, given
    return Library(shape, handle)


class Table:
    """Memory for one game at a time; it belongs to one thread."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._game = library.handle.rw_new()
        if not self._game:
            raise MemoryError("there is no room for a game")
        self._numbers = (ctypes.c_int64 * ROOM)()
        self._words = (ctypes.c_uint32 * (WORDS + 1))()

    def __del__(self) -> None:
        if getattr(self, "_game", None):
            self.library.handle.rw_free(self._game)

    def play(self, seed: int) -> bool:
        """One game with the stream of choices as it stands; whether it came to its end."""
        return not self.library.handle.rw_play(self._game, seed & MASK)

    def seed(self, seed: int) -> None:
        """Begin the stream of choices as `random.Random(seed)` does."""
        self.library.handle.rw_seed(self._game, abs(seed))

    @property
    def stream(self) -> tuple[int, ...]:
        """The stream of choices, as `random.Random.getstate` gives it in its middle part."""
        self.library.handle.rw_stream(self._game, self._words, 1)
        return tuple(self._words)

    @stream.setter
    def stream(self, words: tuple[int, ...]) -> None:
        self._words[:] = list(words)
        self.library.handle.rw_stream(self._game, self._words, 0)

    def standings(self) -> tuple[tuple[int, ...], ...] | None:
        """Everybody's standing at the end of the latest game; None if a standing is not made of numbers, or cannot be told."""
        width, players = self.library.shape.width, self.library.shape.players
        if not width or self.library.handle.rw_standings(self._game, self._numbers, width):
            return None
        told = self._numbers[: width * players]
        return tuple(tuple(told[at : at + width]) for at in range(0, width * players, width))

    def play_many(self, seed: int, many: int, reseed: bool) -> list[tuple[tuple[int, ...], ...]]:
        """Games with seeds that follow each other, until one stops: everybody's standing in each. Each draws its choices from
        a stream of its seed, or all from the stream as it stands.
        """
        width, players = self.library.shape.width, self.library.shape.players
        size = width * players
        room = (ctypes.c_int64 * (size * many))()
        played = self.library.handle.rw_play_many(self._game, seed & MASK, many, int(reseed), room, width)
        told = room[: size * played]
        rows = [tuple(told[at : at + width]) for at in range(0, size * played, width)]
        return [tuple(rows[at : at + players]) for at in range(0, len(rows), players)]

    @property
    def decisions(self) -> int:
        return int(self.library.handle.rw_decisions(self._game))

    def raw_state(self) -> array[int]:
        """The state of the latest game as numbers."""
        while True:
            found = self.library.handle.rw_state(self._game, self._numbers, len(self._numbers))
            if found >= 0:
                numbers = array("q")
                numbers.frombytes(memoryview(self._numbers).cast("B")[: found * 8])
                return numbers
            if len(self._numbers) >= MOST_ROOM:
                raise MemoryError("this state is too large")
            self._numbers = (ctypes.c_int64 * (len(self._numbers) * 4))()

    def state(self) -> State:
        return read_state(self.library.shape, self.raw_state())


def read_state(shape: Shape, raw: array[int]) -> State:
    """A state as Python has it."""
    found: State = []
    at = 0
    for slot, kind in enumerate(shape.kinds):
        if kind == 0 or slot >= shape.flow_first:
            found.append(raw[at])
            at += 1
        elif kind == 1:
            many = raw[at]
            found.append(tuple(raw[at + 1 : at + 1 + many]))
            at += 1 + many
        elif kind == 2:
            entries, at = _entries(raw, at)
            found.append(tuple(map(_remembered, entries)) if slot in shape.remembered else entries)
        else:
            many = raw[at]
            pairs = raw[at + 1 : at + 1 + 2 * many]
            found.append(dict(zip(pairs[::2], pairs[1::2], strict=True)))
            at += 1 + 2 * many
    found[0] &= MASK
    return found


def _entries(raw: array[int], at: int) -> tuple[tuple[tuple[int, ...], ...], int]:
    found: list[tuple[int, ...]] = []
    many, at = raw[at], at + 1
    for _ in range(many):
        found.append(tuple(raw[at + 1 : at + 1 + raw[at]]))
        at += 1 + raw[at]
    return tuple(found), at


def _remembered(entry: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """An entry of an agenda or of what lasts: a number, and the values that belong to it."""
    return entry[0], entry[1:]

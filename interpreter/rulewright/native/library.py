"""A built program behind ctypes, which lets other threads run while it plays. A `Table` is one thread's place to play at."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import TYPE_CHECKING, Any

from rulewright.compile import Shape
from rulewright.native.rows import Found, found_in, read_state
from rulewright.state import State

if TYPE_CHECKING:  # whoever plays in Python never comes near it: to import it is to load code
    import ctypes

WORDS = 624  # of the state of Python's random generator, and its place behind them
_STREAM = Struct(f"={WORDS + 1}I")
ROOM = 1 << 16  # numbers that a state may be written in, before more are asked for
MOST_ROOM = 1 << 26
MASK = (1 << 64) - 1
NO_ROOM = 0  # what is written did not fit


@dataclass(frozen=True)
class Library:
    """A program that has been built and loaded."""

    shape: Shape
    handle: ctypes.CDLL

    def table(self) -> Table:
        return Table(self)


def open_library(shape: Shape, path: str) -> Library:
    """Load what was built from a program; only who has made sure of the file may call this."""
    import ctypes

    handle = ctypes.CDLL(path)
    number, pointer, numbers, row = ctypes.c_int64, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64), ctypes.c_char_p
    for name, result, given in (
        ("rw_new", pointer, []),
        ("rw_free", None, [pointer]),
        ("rw_seed", None, [pointer, ctypes.c_uint64]),
        ("rw_stream", None, [pointer, ctypes.POINTER(ctypes.c_uint32), ctypes.c_int]),
        ("rw_play", ctypes.c_int, [pointer, ctypes.c_uint64]),
        ("rw_play_many", number, [pointer, ctypes.c_uint64, number, ctypes.c_int, numbers, number]),
        ("rw_count", pointer, [row, number]),
        ("rw_count_end", None, [pointer]),
        ("rw_play_counted", number, [pointer, pointer, ctypes.c_uint64, number, number, numbers, number]),
        ("rw_counted", number, [pointer, numbers, number]),
        ("rw_standings", ctypes.c_int, [pointer, numbers, number]),
        ("rw_decisions", number, [pointer]),
        ("rw_state", number, [pointer, numbers, number]),
        ("rw_initial", number, [ctypes.c_uint64, numbers, number]),
        ("rw_decide", number, [pointer, row, number, row, number, numbers, number, ctypes.c_int]),
        ("rw_greedy", number, [pointer, row, number, row, number, row, number, number, number, number]),
        ("rw_search", pointer, [pointer, row, row, row, number, number, number]),
        ("rw_search_on", number, [pointer, number]),
        ("rw_search_found", ctypes.c_int, [pointer, numbers, ctypes.POINTER(ctypes.c_double)]),
        ("rw_search_end", None, [pointer]),
        ("rw_working", number, [pointer, row, number, numbers, number, ctypes.c_int]),
    ):
        function = getattr(handle, name)
        function.restype, function.argtypes = result, given
    return Library(shape, handle)


class Table:
    """Memory for one game at a time; it belongs to one thread."""

    def __init__(self, library: Library) -> None:
        import ctypes

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
        return _STREAM.unpack(self._words)

    @stream.setter
    def stream(self, words: tuple[int, ...]) -> None:
        _STREAM.pack_into(self._words, 0, *words)
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
        play, game, width = self.library.handle.rw_play_many, self._game, self.library.shape.width
        return self._played(many, lambda room: play(game, seed & MASK, many, int(reseed), room, width))

    def play_counted(self, counting: Counting, seed: int, many: int, every: int) -> list[tuple[tuple[int, ...], ...]]:
        """The same, each with a stream of its seed; those whose seed is a multiple of `every` are counted."""
        play, game, width = self.library.handle.rw_play_counted, self._game, self.library.shape.width
        return self._played(many, lambda room: play(game, counting.begun, seed & MASK, many, every, room, width))

    def _played(self, many: int, play: Callable[[Any], int]) -> list[tuple[tuple[int, ...], ...]]:
        import ctypes

        width, players = self.library.shape.width, self.library.shape.players
        room = (ctypes.c_int64 * (width * players * many))()
        told = iter(memoryview(room).cast("B").cast("q")[: width * players * play(room)])
        standings = zip(*[told] * width, strict=True)  # so many numbers at a time; and so many of those
        return list(zip(*[standings] * players, strict=True))

    def counting(self, spec: array[int]) -> Counting:
        """What is to be counted in games, as numbers; how they are laid out stands in `counting.h`."""
        begun = self.library.handle.rw_count(spec.tobytes(), len(spec))
        if not begun:
            raise MemoryError("there is no room to count")
        return Counting(self, begun)

    @property
    def decisions(self) -> int:
        return int(self.library.handle.rw_decisions(self._game))

    # -- rows of numbers --
    def written(self, write: Callable[[Any, int], int]) -> array[int] | None:
        """What a function writes; None if it could not."""
        import ctypes

        while (found := write(self._numbers, len(self._numbers))) == NO_ROOM:
            if len(self._numbers) >= MOST_ROOM:
                raise MemoryError("this state is too large")
            self._numbers = (ctypes.c_int64 * (len(self._numbers) * 4))()
        if found < 0:
            return None
        numbers = array("q")
        numbers.frombytes(memoryview(self._numbers).cast("B")[: found * 8])
        return numbers

    def raw_state(self) -> array[int]:
        """The state of the latest game as numbers."""
        handle, game = self.library.handle, self._game
        found = self.written(lambda out, room: handle.rw_state(game, out, room))
        assert found is not None
        return found

    def state(self) -> State:
        return read_state(self.library.shape, self.raw_state())

    # -- one decision after another --
    def initial(self, seed: int) -> bytes:
        """The position of a game that has not begun."""
        found = self.written(lambda out, room: self.library.handle.rw_initial(seed & MASK, out, room))
        assert found is not None
        return found.tobytes()

    def decide(self, position: bytes, answer: bytes = b"", foresees: bool = False) -> Found | None:
        """The decision that comes behind a position and an answer; None if the native engine cannot go on to it."""
        handle, game, size, more = self.library.handle, self._game, len(position) // 8, len(answer) // 8
        found = self.written(lambda out, room: handle.rw_decide(game, position, size, answer, more, out, room, foresees))
        return None if found is None else found_in(found)

    def working(self, position: bytes, foresees: bool = False) -> State | None:
        """The state at a position as it is in the middle of the step."""
        handle, game, size = self.library.handle, self._game, len(position) // 8
        found = self.written(lambda out, room: handle.rw_working(game, position, size, out, room, foresees))
        return None if found is None else read_state(self.library.shape, found)

    # -- bots --
    def greedy(self, found: Found, mixed: bytes, looks: int) -> int | None:
        """Which of the legal options is best at the end of the step, drawn among equals by the stream as it stands; None if the
        native engine cannot tell. `mixed` are the slots with all that cannot be seen in other places.
        """
        rows = b"".join(one.row for one in found.candidates if one.legal)
        place = self.library.handle.rw_greedy(
            self._game,
            found.position,
            len(found.position) // 8,
            mixed,
            len(mixed) // 8,
            rows,
            len(rows) // 8,
            found.player,
            looks,
            self.library.shape.width,
        )
        return int(place) if place >= 0 else None

    def search(self, found: Found, deals: Sequence[bytes]) -> Search | None:
        """A search over the legal options, with the stream as it stands; None if the native engine cannot begin one."""
        options = [one.row for one in found.candidates if one.legal]
        rows = b"".join((found.position, *deals))
        sizes = array("q", [len(one) // 8 for one in (found.position, *deals)]).tobytes()
        told = b"".join(options)
        handle = self.library.handle
        begun = handle.rw_search(self._game, rows, sizes, told, len(told) // 8, found.player, self.library.shape.width)
        return Search(self, begun, len(options)) if begun else None


class Counting:
    """What was counted since it was last told."""

    def __init__(self, table: Table, begun: int) -> None:
        self._table, self.begun = table, begun

    def __del__(self) -> None:
        self._table.library.handle.rw_count_end(self.begun)

    def told(self) -> array[int]:
        """The sums and the choices, which then begin anew."""
        handle, begun = self._table.library.handle, self.begun
        found = self._table.written(lambda out, room: handle.rw_counted(begun, out, room))
        assert found is not None
        return found


class Search:
    """A tree of answers that grows game by game. Nothing else is played at its table meanwhile."""

    def __init__(self, table: Table, begun: int, options: int) -> None:
        self._table, self._begun, self._options = table, begun, options

    def __del__(self) -> None:
        self._table.library.handle.rw_search_end(self._begun)

    def go_on(self, games: int) -> bool:
        """So many games more; whether all came to their end."""
        return int(self._table.library.handle.rw_search_on(self._begun, games)) == games

    def found(self) -> list[tuple[int, float]]:
        """Of each option how often it was tried, and what is to be expected from 0 to 1."""
        import ctypes

        visits, values = (ctypes.c_int64 * self._options)(), (ctypes.c_double * self._options)()
        if not self._table.library.handle.rw_search_found(self._begun, visits, values):
            raise MemoryError("there is no room to tell what was found")
        return list(zip(visits[:], values[:], strict=True))

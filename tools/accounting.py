"""Whether every component of a game is where it says, once: for any pack, after every step."""

from __future__ import annotations

from itertools import chain

from rulewright.compile import Program
from rulewright.state import State, tile_of

LARGEST = 10**6  # what nobody sets a limit to stays below this all the same


class Lost(AssertionError):
    """A piece is gone, doubled or somewhere else than it says, or a number has left its limits."""


class Kind:
    """Pieces of one kind: the zones they lie in, and the boards they are laid on if they are tiles."""

    def __init__(self, program: Program, name: str) -> None:
        layout, rules = program.layout, program.checked.rules
        self.name, self.count = name, len(layout.piece_ids[name])
        self.zones = [slot for region in layout.zones_of(name) for slot in region.slots]
        self.boards = [slot for board in rules.boards.values() if board.tiles == name for slot in layout.board(board.name).slots]
        self.locations = layout.locations(name)
        self.laid = 0  # tiles that lie on boards never come back
        self.lying = sum(len(layout.initial[slot]) for slot in self.zones)

    def look(self, state: State) -> None:
        found = {piece: slot for slot in self.zones for piece in state[slot]}
        held = sum(len(state[slot]) for slot in self.zones)
        if held != len(found):
            raise Lost(f"a {self.name} lies in two places")
        for piece in range(1, self.count + 1):
            if piece in found and state[self.locations.slot(piece)] != found[piece]:
                raise Lost(f"{self.name} {piece} says that it lies elsewhere")
        if not self.boards:
            if held != self.lying:
                raise Lost(f"of {self.lying} {self.name} there are {held}")
            return
        if self.lying - held < self.laid:
            raise Lost(f"a {self.name} has come back")
        self.laid = self.lying - held
        shown = {tile_of(covered) for slot in self.boards for covered in state[slot].values()} - {0}
        if not found.keys().isdisjoint(shown):
            raise Lost(f"a {self.name} lies on a board and beside it")


class Account:
    """All kinds of pieces and all numbers of a game."""

    def __init__(self, program: Program) -> None:
        layout, rules = program.layout, program.checked.rules
        self.kinds = [Kind(program, name) for name in rules.pieces if layout.zones_of(name)]
        self.numbers = []
        for variable in rules.variables.values():
            if variable.sort != "variable":
                high = variable.high if variable.high is not None else LARGEST
                slots = layout.variable(variable.name).slots
                self.numbers.append((variable.name, slice(slots.start, slots.stop), variable.low, high))

    def begin(self) -> None:
        """A new game: the boards are empty."""
        for kind in self.kinds:
            kind.laid = 0

    def look(self, state: State) -> None:
        for kind in self.kinds:
            kind.look(state)
        for name, slots, low, high in self.numbers:
            values = list(chain(state[slots]))
            if min(values) < low or max(values) > high:
                raise Lost(f"{name} is {values}, which should be between {low} and {high}")

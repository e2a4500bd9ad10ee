"""What a sentence is interpreted in: the program, the state, the names it knows, and whoever answers its choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.reference_interpreter.asking import Asker
from tests.reference_interpreter.stopping import Missing, TooLong

from rulewright.compile.ir.ops import Block, Op, Part
from rulewright.compile.ir.program import Draft
from rulewright.compile.ir.values import Value
from rulewright.state import State


@dataclass(frozen=True)
class Patience:
    """How much work between two decisions is too much: runs of a step, and sentences and rounds of loops in them."""

    runs: int = 20_000
    sentences: int = 400_000


@dataclass
class World:
    """One program. The two halves of the interpreter, for values and for sentences, call each other through it."""

    draft: Draft
    evaluate: Callable[[Value, Frame], Any]
    perform: Callable[[Op, Frame], None]
    patience: Patience
    runs: int = 0
    sentences: int = 0

    @property
    def players(self) -> int:
        return self.draft.layout.players

    def rest(self) -> None:
        """Begin to count anew; a small game needs little between two decisions."""
        self.runs = self.sentences = 0

    def count_run(self) -> None:
        self.runs += 1
        if self.runs > self.patience.runs:
            raise TooLong

    def count_sentence(self) -> None:
        self.sentences += 1
        if self.sentences > self.patience.sentences:
            raise TooLong


@dataclass
class Frame:
    """One call of a function. Values are worked out with nobody to ask, for they never ask."""

    world: World
    state: State
    names: dict[str, Any]
    asker: Asker | None = None
    parts: dict[str, Part] = field(default_factory=dict)

    def value(self, value: Value) -> Any:
        return self.world.evaluate(value, self)

    def values(self, values: tuple[Value, ...]) -> tuple[Any, ...]:
        return tuple(self.value(value) for value in values)

    def number(self, value: Value) -> int:
        found = self.value(value)
        assert isinstance(found, int), found
        return found

    def run(self, block: Block) -> None:
        for said in block:
            self.world.count_sentence()
            self.perform(said.ops)

    def perform(self, ops: tuple[Op, ...]) -> None:
        for op in ops:
            self.world.perform(op, self)

    def table(self, name: str) -> Any:
        return self.world.draft.tables[name]

    @property
    def ask(self) -> Asker:
        assert self.asker is not None, "values neither ask nor draw"
        return self.asker

    def with_name(self, name: str, value: Any) -> Frame:
        """The same place with one more name, which nobody outside sees."""
        return Frame(self.world, self.state, {**self.names, name: value}, self.asker, self.parts)


def something(thing: int) -> int:
    """A thing that must be there."""
    if not thing:
        raise Missing
    return thing

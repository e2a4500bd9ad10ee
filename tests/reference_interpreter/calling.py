"""Functions and how they are called: each has names of its own, and gives back what it leaves with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.reference_interpreter.asking import Asker
from tests.reference_interpreter.frames import Frame, World
from tests.reference_interpreter.stopping import Left

from rulewright.compile.ir.program import Function
from rulewright.state import State


@dataclass(frozen=True)
class Step:
    """A rule, the program on a piece or a part of a rule, for a player; `around` is where a part stands."""

    function: str
    player: int
    args: tuple[Any, ...]
    around: Frame

    def run(self, state: State, asker: Asker) -> None:
        world = self.around.world
        if self.function in self.around.parts:
            run_part(self.function, self.player, self.around, state, asker)
        else:
            do(self.function, self.player, self.args, world, state, asker)


def body(function: Function, names: dict[str, Any], world: World, state: State, asker: Asker | None) -> Any:
    """Carry out the block of a function."""
    try:
        Frame(world, state, names, asker).run(function.block)
    except Left as left:
        return left.value
    return None


def value_of(name: str, player: int, args: tuple[Any, ...], world: World, state: State) -> Any:
    """A named value, a score, or what a modifier gives."""
    function = world.draft.functions[name]
    given = {local.name: arg for local, arg in zip(function.params, args, strict=True)}
    return body(function, {"player": player, **given}, world, state, None)


def do(name: str, player: int, args: tuple[Any, ...], world: World, state: State, asker: Asker) -> None:
    """A rule; or what is printed on a piece, if anything is."""
    printed = world.draft.effects_of.get(name)
    if printed is not None:
        name = printed[args[0]]
        if not name:
            return
    function = world.draft.functions[name]
    given = {local.name: arg for local, arg in zip(function.params, args, strict=True)}
    body(function, {"player": player, **given}, world, state, asker)


def hear_one(
    name: str, owner: int, actor: int, piece: int, values: tuple[Any, ...], world: World, state: State, asker: Asker | None
) -> Any:
    """A listener: parameters it has beyond the values are nothing; values it did not ask for come behind its own."""
    function = world.draft.functions[name]
    count = len(function.params)
    filled = (*values, *[0] * (count - len(values)))
    names = {local.name: value for local, value in zip(function.params, filled[:count], strict=True)}
    return body(function, {"player": owner, "actor": actor, "this": piece, "rest": filled[count:], **names}, world, state, asker)


def run_part(name: str, player: int, around: Frame, state: State, asker: Asker) -> tuple[Any, ...] | None:
    """A part of a rule sees all names around it as they are now; those it changes are given back. None if it was left."""
    part = around.parts[name]
    inside = Frame(around.world, state, {**around.names, part.player.name: player}, asker, dict(around.parts))
    try:
        inside.run(part.block)
    except Left:
        return None
    return tuple(inside.names[local.name] for local in part.results)

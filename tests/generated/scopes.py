"""What may be named where an expression stands, and what it may do there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from tests.generated.chance import Dice
from tests.generated.nouns import Setting

Type = Literal["number", "yes_no", "player", "hue", "card", "cell", "resource"]
THINGS: tuple[Type, ...] = ("player", "hue", "card", "cell", "resource")


@dataclass(frozen=True)
class Name:
    """A name bound in a sentence; `many` if it stands for a list."""

    name: str
    type: Type
    sure: bool = True
    many: bool = False


@dataclass(frozen=True)
class ValueDecl:
    """A named value that may be called."""

    name: str
    params: tuple[Type, ...]
    type: Type
    sure: bool
    fails: bool


@dataclass(frozen=True)
class Scope:
    """What may be named at a place, and what may happen there."""

    setting: Setting
    names: tuple[Name, ...] = ()
    values: tuple[ValueDecl, ...] = ()
    fails: bool = False  # whether something here may fail
    able: tuple[str, ...] = ()  # calls of rules that may be tried here
    imagined: tuple[str, ...] = ()  # and that may be imagined: they neither ask nor draw
    depth: int = 2
    acts: bool = True  # whether somebody acts here; in the flow itself nobody does

    @property
    def dice(self) -> Dice:
        return self.setting.dice

    def bind(self, *names: Name) -> Scope:
        new = {name.name for name in names}
        return replace(self, names=(*(old for old in self.names if old.name not in new), *names))

    def deeper(self) -> Scope:
        return replace(self, depth=self.depth - 1)

    def zones(self) -> list[str]:
        """Zones in which one may look; nobody who does not act has one of his own."""
        return [zone for zone in self.setting.readable_zones() if self.acts or zone not in ("hand", "bin")]

    def known(self, type_: Type, sure: bool = False, many: bool = False) -> list[str]:
        return [n.name for n in self.names if n.type == type_ and n.many == many and (n.sure or not sure)]


Maker = Callable[[Scope], str]


def choose(scope: Scope, makers: list[Maker]) -> str:
    return scope.dice.pick(makers)(scope.deeper())


def words(names: list[str]) -> list[Maker]:
    """Each of some names, as it is."""

    def word(name: str) -> Maker:
        return lambda scope: name

    return [word(name) for name in names]


def types(setting: Setting) -> list[Type]:
    """The types that a pack has things of."""
    return ["player", "hue", *(["card"] if setting.cards else []), *(["cell"] if setting.cell else [])]  # type: ignore[list-item]


def in_brackets(text: str) -> str:
    return text if text.startswith(("(", "[")) or text.isidentifier() or " where " not in text else f"({text})"


def bracketed(text: str) -> str:
    return text if text.isidentifier() or text.startswith("(") else f"({text})"

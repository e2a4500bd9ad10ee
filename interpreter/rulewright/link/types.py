"""The types of the language: few, static, and named as a player would name them.

A type is one of the classes below, so that a `match` over it can be proved complete. `kind` is the word for it in messages;
`name` says which enumeration, kind of piece or board is meant, `of` what a list holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rulewright.diagnostics import English


@dataclass(frozen=True, slots=True)
class NumberType:
    kind: ClassVar[Literal["number"]] = "number"
    name: ClassVar[str] = ""
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("number")


@dataclass(frozen=True, slots=True)
class YesNoType:
    kind: ClassVar[Literal["yes_no"]] = "yes_no"
    name: ClassVar[str] = ""
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("yes or no")


@dataclass(frozen=True, slots=True)
class PlayerType:
    kind: ClassVar[Literal["player"]] = "player"
    name: ClassVar[str] = ""
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("player")


@dataclass(frozen=True, slots=True)
class ResourceType:
    """A resource that is named, not counted."""

    kind: ClassVar[Literal["resource"]] = "resource"
    name: ClassVar[str] = ""
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("resource")


@dataclass(frozen=True, slots=True)
class EffectType:
    """A program printed on a piece."""

    kind: ClassVar[Literal["effect"]] = "effect"
    name: ClassVar[str] = ""
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("effect")


@dataclass(frozen=True, slots=True)
class NothingType:
    """The type of the word `nothing`, which fits wherever a thing may be missing."""

    kind: ClassVar[Literal["nothing"]] = "nothing"
    name: ClassVar[str] = ""
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("nothing")


@dataclass(frozen=True, slots=True)
class UnknownType:
    """The type of what was reported already; it fits everywhere, so that one mistake is one message."""

    kind: ClassVar[Literal["unknown"]] = "unknown"
    name: ClassVar[str] = ""
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("unknown")


@dataclass(frozen=True, slots=True)
class ConstantType:
    """A member of an enumeration, or of the values of an option."""

    name: str
    kind: ClassVar[Literal["constant"]] = "constant"
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class PieceType:
    name: str
    kind: ClassVar[Literal["piece"]] = "piece"
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class CellType:
    name: str
    kind: ClassVar[Literal["cell"]] = "cell"
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("cell of {board}", board=self.name)


@dataclass(frozen=True, slots=True)
class SpotType:
    """A place where a tile may lie, with its rotation."""

    name: str
    kind: ClassVar[Literal["spot"]] = "spot"
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("spot of {board}", board=self.name)


@dataclass(frozen=True, slots=True)
class BoardType:
    name: str
    kind: ClassVar[Literal["board"]] = "board"
    of: ClassVar[None] = None

    def __str__(self) -> str:
        return English("board")


@dataclass(frozen=True, slots=True)
class ListType:
    of: Type
    kind: ClassVar[Literal["list"]] = "list"
    name: ClassVar[str] = ""

    def __str__(self) -> str:
        return English("list of {what}", what=self.of)


@dataclass(frozen=True, slots=True)
class ZoneType:
    of: Type
    kind: ClassVar[Literal["zone"]] = "zone"
    name: ClassVar[str] = ""

    def __str__(self) -> str:
        return English("zone of {what}", what=self.of)


Type = (
    NumberType
    | YesNoType
    | PlayerType
    | ResourceType
    | EffectType
    | NothingType
    | UnknownType
    | ConstantType
    | PieceType
    | CellType
    | SpotType
    | BoardType
    | ListType
    | ZoneType
)

NUMBER = NumberType()
YES_NO = YesNoType()
PLAYER = PlayerType()
RESOURCE = ResourceType()
EFFECT = EffectType()
NOTHING = NothingType()
UNKNOWN = UnknownType()


def element_of(type_: Type) -> Type | None:
    """What a collection holds, or None if the type is no collection. A board holds its cells."""
    if isinstance(type_, BoardType):
        return CellType(type_.name)
    return type_.of


def may_be_missing(type_: Type) -> bool:
    """Whether `nothing` fits where this type is wanted."""
    return isinstance(type_, PlayerType | ConstantType | PieceType | CellType | ResourceType)


def fits(given: Type, wanted: Type) -> bool:
    """Whether a value of one type may stand where another is wanted; an unknown type was reported before."""
    if given == wanted or isinstance(given, UnknownType) or isinstance(wanted, UnknownType):
        return True
    if isinstance(given, NothingType):
        return may_be_missing(wanted)
    if isinstance(given, ListType | ZoneType) and isinstance(wanted, ListType | ZoneType):
        if isinstance(given.of, UnknownType) or isinstance(wanted.of, UnknownType):
            return True
        return isinstance(wanted, ListType) and fits(given.of, wanted.of)
    return False

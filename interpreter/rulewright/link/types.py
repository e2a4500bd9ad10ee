"""The types of the language: few, static, and named as a player would name them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """`kind` is one of the words below; `name` says which enumeration, piece kind or board; `of` what a list holds."""

    kind: str
    name: str = ""
    of: Type | None = None

    def __str__(self) -> str:
        match self.kind:
            case "list":
                return f"list of {self.of}"
            case "cell" | "spot":
                return f"{self.kind} of {self.name}"
            case "zone":
                return f"zone of {self.of}"
            case "constant" | "piece":
                return self.name
            case "yes_no":
                return "yes or no"
            case _:
                return self.kind


NUMBER = Type("number")
YES_NO = Type("yes_no")
PLAYER = Type("player")
RESOURCE = Type("resource")
EFFECT = Type("effect")
NOTHING = Type("nothing")
UNKNOWN = Type("unknown")


def constant(enumeration: str) -> Type:
    return Type("constant", enumeration)


def piece(kind: str) -> Type:
    return Type("piece", kind)


def cell(board: str) -> Type:
    return Type("cell", board)


def spot(board: str) -> Type:
    return Type("spot", board)


def list_of(element: Type) -> Type:
    return Type("list", "", element)


def zone_of(element: Type) -> Type:
    return Type("zone", "", element)


def element_of(type_: Type) -> Type | None:
    """What a collection holds, or None if the type is no collection."""
    if type_.kind in ("list", "zone"):
        return type_.of
    return None


def fits(given: Type, wanted: Type) -> bool:
    """Whether a value of one type may stand where another is wanted; an unknown type was reported before."""
    if UNKNOWN in (given, wanted) or given == wanted:
        return True
    if given.kind == "nothing" and wanted.kind in ("player", "constant", "piece", "cell", "resource"):
        return True
    if given.kind in ("zone", "list") and wanted.kind in ("zone", "list"):
        if given.of is None or wanted.of is None:
            return True
        return wanted.kind == "list" and fits(given.of, wanted.of)
    return False

"""What a name in a sentence means: one class for each kind of thing that can be named."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.link import Board, Enumeration, Option, PieceKind, Table, Variable, Zone
from rulewright.parse import ast


@dataclass(frozen=True)
class LocalRef:
    """A name bound in the sentence itself, a parameter, or `player`, `it`, `this`, `owner`, `actor`."""

    name: str


@dataclass(frozen=True)
class PropertyRef:
    """An attribute of a subject; without one, of `it` or of what is around it."""

    name: str
    subject: ast.Expr | None


@dataclass(frozen=True)
class WhereaboutsRef:
    """Which of the zones of a name a piece lies in; without a subject, `it` or what is around it."""

    zone: Zone
    subject: ast.Expr | None


@dataclass(frozen=True)
class VariableRef:
    variable: Variable
    index: tuple[ast.Expr, ...] = ()
    whose: ast.Expr | None = None


@dataclass(frozen=True)
class ZoneRef:
    zone: Zone
    index: tuple[ast.Expr, ...] = ()
    whose: ast.Expr | None = None


@dataclass(frozen=True)
class BoardRef:
    """A board; of one that each player has, always the acting player's."""

    board: Board


@dataclass(frozen=True)
class AllRef:
    """Every piece of a kind."""

    pieces: PieceKind


@dataclass(frozen=True)
class TableRef:
    table: Table
    keys: tuple[ast.Expr, ...]


@dataclass(frozen=True)
class ValueRef:
    value: ast.Value | ast.Banded
    given: tuple[ast.Expr, ...] = ()
    whose: ast.Expr | None = None


@dataclass(frozen=True)
class ScoreRef:
    score: ast.Score
    whose: ast.Expr | None = None


@dataclass(frozen=True)
class PointsRef:
    """All scores together."""

    whose: ast.Expr | None = None


@dataclass(frozen=True)
class OptionRef:
    option: Option


@dataclass(frozen=True)
class ConstantRef:
    enumeration: str
    number: int


@dataclass(frozen=True)
class MembersRef:
    enumeration: Enumeration


@dataclass(frozen=True)
class RuleRef:
    rule: ast.Rule
    given: tuple[ast.Expr, ...] = ()


@dataclass(frozen=True)
class FlowRef:
    flow: ast.Flow


@dataclass(frozen=True)
class EffectRef:
    """The program printed on a piece under an attribute."""

    pieces: str
    attribute: str
    piece: ast.Expr


@dataclass(frozen=True)
class ResourceRef:
    """A resource that is named, not counted."""

    variable: Variable


@dataclass(frozen=True)
class FunctionRef:
    """Something built in: min, max, abs, spots, place_in, item_at."""

    name: str
    given: tuple[ast.Expr, ...]


@dataclass(frozen=True)
class SeatRef:
    """An automated player by its name; nothing where it does not play."""

    seat: str


@dataclass(frozen=True)
class YesNoRef:
    yes: bool


@dataclass(frozen=True)
class PlayersRef:
    """All who sit at the table."""


@dataclass(frozen=True)
class PlayerCountRef:
    """How many sit at the table."""


@dataclass(frozen=True)
class NothingRef:
    """The word `nothing`."""


Ref = (
    LocalRef
    | PropertyRef
    | WhereaboutsRef
    | VariableRef
    | ZoneRef
    | BoardRef
    | AllRef
    | TableRef
    | ValueRef
    | ScoreRef
    | PointsRef
    | OptionRef
    | ConstantRef
    | MembersRef
    | RuleRef
    | FlowRef
    | EffectRef
    | ResourceRef
    | FunctionRef
    | SeatRef
    | YesNoRef
    | PlayersRef
    | PlayerCountRef
    | NothingRef
)

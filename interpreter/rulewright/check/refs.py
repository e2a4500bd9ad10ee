"""What a name in a sentence means: one class for each kind of thing that can be named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from rulewright.link.nouns import Board, Enumeration, Option, PieceKind, Table, Variable, Zone
from rulewright.parse import ast


@dataclass(frozen=True)
class _Ref:
    """What all references answer; most have no arguments and concern the acting player."""

    kind: ClassVar[str] = ""

    @property
    def target(self) -> Any:
        return None

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return ()

    @property
    def player(self) -> ast.Expr | None:
        return None

    @property
    def of_it(self) -> bool:
        return False


@dataclass(frozen=True)
class LocalRef(_Ref):
    """A name bound in the sentence itself, a parameter, or `player`, `it`, `this`, `owner`, `actor`."""

    name: str
    kind: ClassVar[str] = "local"

    @property
    def target(self) -> Any:
        return self.name


@dataclass(frozen=True)
class PropertyRef(_Ref):
    """An attribute of a subject; without one, of `it` or of what is around it."""

    name: str
    subject: ast.Expr | None
    kind: ClassVar[str] = "property"

    @property
    def target(self) -> Any:
        return self.name

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return () if self.subject is None else (self.subject,)

    @property
    def of_it(self) -> bool:
        return self.subject is None


@dataclass(frozen=True)
class WhereaboutsRef(_Ref):
    """Which of the zones of a name a piece lies in; without a subject, `it` or what is around it."""

    zone: Zone
    subject: ast.Expr | None
    kind: ClassVar[str] = "whereabouts"

    @property
    def target(self) -> Any:
        return self.zone

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return () if self.subject is None else (self.subject,)

    @property
    def of_it(self) -> bool:
        return self.subject is None


@dataclass(frozen=True)
class VariableRef(_Ref):
    variable: Variable
    index: tuple[ast.Expr, ...] = ()
    whose: ast.Expr | None = None
    kind: ClassVar[str] = "variable"

    @property
    def target(self) -> Any:
        return self.variable

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return self.index

    @property
    def player(self) -> ast.Expr | None:
        return self.whose


@dataclass(frozen=True)
class ZoneRef(_Ref):
    zone: Zone
    index: tuple[ast.Expr, ...] = ()
    whose: ast.Expr | None = None
    kind: ClassVar[str] = "zone"

    @property
    def target(self) -> Any:
        return self.zone

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return self.index

    @property
    def player(self) -> ast.Expr | None:
        return self.whose


@dataclass(frozen=True)
class BoardRef(_Ref):
    """A board; of one that each player has, always the acting player's."""

    board: Board
    kind: ClassVar[str] = "board"

    @property
    def target(self) -> Any:
        return self.board


@dataclass(frozen=True)
class AllRef(_Ref):
    """Every piece of a kind."""

    pieces: PieceKind
    kind: ClassVar[str] = "all"

    @property
    def target(self) -> Any:
        return self.pieces


@dataclass(frozen=True)
class TableRef(_Ref):
    table: Table
    key: ast.Expr
    kind: ClassVar[str] = "table"

    @property
    def target(self) -> Any:
        return self.table

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return (self.key,)


@dataclass(frozen=True)
class ValueRef(_Ref):
    value: ast.Value | ast.Banded
    given: tuple[ast.Expr, ...] = ()
    whose: ast.Expr | None = None
    kind: ClassVar[str] = "value"

    @property
    def target(self) -> Any:
        return self.value

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return self.given

    @property
    def player(self) -> ast.Expr | None:
        return self.whose


@dataclass(frozen=True)
class ScoreRef(_Ref):
    score: ast.Score
    whose: ast.Expr | None = None
    kind: ClassVar[str] = "score"

    @property
    def target(self) -> Any:
        return self.score

    @property
    def player(self) -> ast.Expr | None:
        return self.whose


@dataclass(frozen=True)
class PointsRef(_Ref):
    """All scores together."""

    whose: ast.Expr | None = None
    kind: ClassVar[str] = "points"

    @property
    def player(self) -> ast.Expr | None:
        return self.whose


@dataclass(frozen=True)
class OptionRef(_Ref):
    option: Option
    kind: ClassVar[str] = "option"

    @property
    def target(self) -> Any:
        return self.option


@dataclass(frozen=True)
class ConstantRef(_Ref):
    enumeration: str
    number: int
    kind: ClassVar[str] = "constant"

    @property
    def target(self) -> Any:
        return self.enumeration, self.number


@dataclass(frozen=True)
class MembersRef(_Ref):
    enumeration: Enumeration
    kind: ClassVar[str] = "members"

    @property
    def target(self) -> Any:
        return self.enumeration


@dataclass(frozen=True)
class RuleRef(_Ref):
    rule: ast.Rule
    given: tuple[ast.Expr, ...] = ()
    kind: ClassVar[str] = "rule"

    @property
    def target(self) -> Any:
        return self.rule

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return self.given


@dataclass(frozen=True)
class FlowRef(_Ref):
    flow: ast.Flow
    kind: ClassVar[str] = "flow"

    @property
    def target(self) -> Any:
        return self.flow


@dataclass(frozen=True)
class EffectRef(_Ref):
    """The program printed on a piece under an attribute."""

    pieces: str
    attribute: str
    piece: ast.Expr
    kind: ClassVar[str] = "effect"

    @property
    def target(self) -> Any:
        return self.pieces, self.attribute

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return (self.piece,)


@dataclass(frozen=True)
class ResourceRef(_Ref):
    """A resource that is named, not counted."""

    variable: Variable
    kind: ClassVar[str] = "resource"

    @property
    def target(self) -> Any:
        return self.variable


@dataclass(frozen=True)
class FunctionRef(_Ref):
    """Something built in: min, max, abs, spots, place_in, item_at."""

    name: str
    given: tuple[ast.Expr, ...]
    kind: ClassVar[str] = "function"

    @property
    def target(self) -> Any:
        return self.name

    @property
    def args(self) -> tuple[ast.Expr, ...]:
        return self.given


@dataclass(frozen=True)
class SeatRef(_Ref):
    """An automated player by its name; nothing where it does not play."""

    seat: str
    kind: ClassVar[str] = "seat"

    @property
    def target(self) -> Any:
        return self.seat


@dataclass(frozen=True)
class YesNoRef(_Ref):
    yes: bool
    kind: ClassVar[str] = "yes_no"

    @property
    def target(self) -> Any:
        return self.yes


@dataclass(frozen=True)
class PlayersRef(_Ref):
    kind: ClassVar[str] = "players"


@dataclass(frozen=True)
class PlayerCountRef(_Ref):
    kind: ClassVar[str] = "player_count"


@dataclass(frozen=True)
class NothingRef(_Ref):
    kind: ClassVar[str] = "nothing"


Ref = (
    LocalRef | PropertyRef | WhereaboutsRef | VariableRef | ZoneRef | BoardRef | AllRef | TableRef | ValueRef | ScoreRef
    | PointsRef | OptionRef | ConstantRef | MembersRef | RuleRef | FlowRef | EffectRef | ResourceRef | FunctionRef
    | SeatRef | YesNoRef | PlayersRef | PlayerCountRef | NothingRef
)

"""Sentences: what one sentence of the rules does, and what can be said of it beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.compile.ir.node import Node
from rulewright.diagnostics import Span

if TYPE_CHECKING:
    from rulewright.compile.ir.ops import Foretold, Op
    from rulewright.compile.ir.values import Funds, Load, Local, Value


@dataclass(frozen=True, slots=True)
class Said(Node):
    """What one sentence of the rules does, and whether it may fail; `foretold` if one can say beforehand whether it can be done.

    Of a part of a sentence nothing is said (None): whether it may fail is known of the whole.
    """

    span: Span
    ops: tuple[Op, ...]
    fails: bool | None = None
    foretold: Foretold | None = None


@dataclass(frozen=True, slots=True)
class Required(Node):
    """It can be done if a test holds."""

    test: Value


@dataclass(frozen=True, slots=True)
class Due(Node):
    """It can be done if there is enough: for each part, what there is and what is asked for."""

    parts: tuple[tuple[Funds | Load, Value, int], ...]


@dataclass(frozen=True, slots=True)
class Named(Node):
    """It only gives a value a name."""

    local: Local
    value: Value


@dataclass(frozen=True, slots=True)
class Opened(Node):
    """It changes nothing for a player who holds no card for it."""

    playable: Value | None

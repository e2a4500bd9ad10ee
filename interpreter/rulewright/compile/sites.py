"""Places in the rules where somebody is asked, and what one needs to know there to describe the options."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.diagnostics import Span
from rulewright.link.types import Type


@dataclass(frozen=True)
class Site:
    """`kind` is choose, may, more (another time?), one (of alternatives), order or pay."""

    index: int
    rule: str
    kind: str
    label: str
    type: Type
    safe: bool
    span: Span
    alternatives: tuple[str, ...] = ()


@dataclass(frozen=True)
class Effect:
    """A place where the state changes, for the log and for `why`."""

    index: int
    rule: str
    verb: str
    noun: str
    span: Span


@dataclass(frozen=True)
class Branch:
    """A stretch of statements that runs whole or not at all, for coverage."""

    index: int
    owner: str
    span: Span

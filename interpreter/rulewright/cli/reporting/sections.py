"""What a report is made of: sections with a title, sentences and a table. Text and page are made of the same sections."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.simulate import Estimate


@dataclass(frozen=True)
class Bar:
    """A small chart beside a row: from 0 to 1, with the bounds of what is known."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """Words first, then numbers; `mark` is good, bad or nothing."""

    cells: tuple[str, ...]
    bar: Bar | None = None
    mark: str = ""


@dataclass(frozen=True)
class Section:
    title: str
    lines: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    words: int = 1  # so many cells of a row are words and stand to the left


def number(value: float) -> str:
    """As many digits as matter: 1,234, 53.8, 0.42."""
    if not isfinite(value):
        return "–"
    size = abs(value)
    return f"{value:,.0f}" if size >= 1000 else f"{value:.1f}" if size >= 10 else f"{value:.2f}"


def signed(value: float) -> str:
    return ("+" if value > 0 else "") + number(value)


def within(estimate: Estimate) -> str:
    """The bounds of an estimate: 52.9 to 54.7; nothing where there is too little to go by."""
    if not isfinite(estimate.low) or not isfinite(estimate.high):
        return "–"
    return f"{number(estimate.low)} … {number(estimate.high)}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percent_within(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} … {100 * estimate.high:.1f} %"


def bar_of(estimate: Estimate, largest: float) -> Bar | None:
    """A chart of a number that is not negative, against the largest of its table."""
    if largest <= 0 or estimate.mean < 0:
        return None

    def part(value: float) -> float:
        return min(1.0, max(0.0, value / largest)) if isfinite(value) else 0.0

    return Bar(part(estimate.mean), part(estimate.low), part(estimate.high))

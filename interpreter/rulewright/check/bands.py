"""Bands that overlap: the first one would count and the other would never be known to be wrong."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rulewright.check.checking import Checking
from rulewright.diagnostics import English
from rulewright.parse import ast

Reach = tuple[float, float]


def no_overlap(bands: Sequence[ast.Band], checking: Checking) -> None:
    """Report every band that holds what an earlier one holds; only edges that are written down can be compared."""
    seen: list[tuple[Reach | str, ast.Band]] = []
    for band in bands:
        reach = _reach(band)
        if reach is None:
            continue
        first = next((other for held, other in seen if _meet(held, reach)), None)
        if first is None:
            seen.append((reach, band))
            continue
        note = ((English("the first one, which would count, stands here"), first.span),)
        checking.report(
            "RW415",
            English("a band holds what another one holds already"),
            band.span,
            English("let every band hold something else"),
            note,
        )


def _reach(band: ast.Band) -> Reach | str | None:
    """From where to where a band goes, or the name it is; None if that is known only in play."""
    if band.everything:
        return None
    if not band.ranged and isinstance(band.low, ast.Name):
        return str(band.low.name)
    low = -math.inf if band.low is None else _number(band.low)
    high = low if not band.ranged else math.inf if band.high is None else _number(band.high)
    return None if low is None or high is None else (low, high)


def _number(node: ast.Expr) -> float | None:
    match node:
        case ast.Number(value=value):
            return value
        case ast.Negative(operand=ast.Number(value=value)):
            return -value
    return None


def _meet(one: Reach | str, other: Reach | str) -> bool:
    if isinstance(one, str) or isinstance(other, str):
        return one == other
    return one[0] <= other[1] and other[0] <= one[1]

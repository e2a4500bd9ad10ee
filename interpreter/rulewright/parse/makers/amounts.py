"""What the rules of the grammar for amounts make: how much is paid, gained, chosen or moved."""

from __future__ import annotations

from typing import Any

from lark.tree import Meta

from rulewright.parse import ast
from rulewright.parse.makers.making import Makers, Making, make, plain, several, word


def _just(_making: Making, _meta: Meta, found: list[Any]) -> tuple[Any, bool]:
    """So many and no fewer, or a thing and not all of several."""
    return found[0], False


def _up_to(_making: Making, _meta: Meta, found: list[Any]) -> tuple[Any, bool]:
    _up, count = found
    return count, True


def _all_of(_making: Making, _meta: Meta, found: list[Any]) -> tuple[Any, bool]:
    return found[0], True


def _good(making: Making, meta: Meta, found: list[Any]) -> Any:
    amount, per = found
    if per is None:
        return amount
    return make(making, ast.Amount, meta, amount.count, amount.what, amount.options, per)


def _amount(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    count, what = found
    return make(making, ast.Amount, meta, count, word(making, what))


def _either(making: Making, meta: Meta, found: list[Any]) -> ast.Node:
    first, second = found
    return make(making, ast.Amount, meta, first.count, None, (first, second))


AMOUNTS: Makers = {
    "count": _just,
    "up_to": _up_to,
    "movable": _just,
    "all_of": _all_of,
    "goods": several,
    "good": _good,
    "costs": several,
    "amount": _amount,
    "mix": plain(ast.Amount),
    "either": _either,
}

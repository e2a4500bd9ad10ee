"""Which values of the program may be `nothing`, or hold it: told part by part."""

from __future__ import annotations

import pytest

from rulewright.compile.ir import values as ir
from rulewright.compile.ir.values import Value, may_be_nothing
from rulewright.link import NUMBER, PLAYER, YES_NO, ListType

THERE, PERHAPS = ir.Local("p", PLAYER), ir.Local("q", PLAYER, nothing=True)
NOBODY = ir.Const(0, PLAYER)
KEY = ir.Key(THERE, (("most", ir.Const(1)),))


def listed(*items: Value) -> Value:
    return ir.ListOf(items, PLAYER)


PARTS: dict[str, tuple[Value, bool]] = {
    "nobody": (NOBODY, True),
    "somebody": (ir.Const(1, PLAYER), False),
    "no": (ir.Const(False, YES_NO), False),
    "none": (ir.Const(0, NUMBER), False),
    "a name": (THERE, False),
    "a name that may be empty": (PERHAPS, True),
    "one or the other": (ir.Either(THERE, ir.Const(True, YES_NO), THERE), False),
    "one that may be empty": (ir.Either(PERHAPS, ir.Const(True, YES_NO), THERE), True),
    "the other that may be empty": (ir.Either(THERE, ir.Const(True, YES_NO), PERHAPS), True),
    "a list": (listed(THERE, THERE), False),
    "a list with nobody in it": (listed(THERE, PERHAPS), True),
    "an empty list": (listed(), False),
    "what is gathered": (ir.Gather(THERE, listed(PERHAPS), (), THERE), False),
    "what is gathered and may be empty": (ir.Gather(THERE, listed(THERE), (), PERHAPS), True),
    "the first of them": (ir.Pick("first", listed(THERE)), False),
    "the first of some that may be empty": (ir.Pick("last", listed(THERE, PERHAPS)), True),
    "the best of them": (ir.Best(listed(THERE), KEY), False),
    "the best of some that may be empty": (ir.Best(listed(PERHAPS), KEY), True),
    "those in an order": (ir.Rank(listed(PERHAPS), KEY), True),
    "as they are now": (ir.Fixed(listed(PERHAPS)), True),
    "each once": (ir.Distinct(listed(PERHAPS)), True),
    "each once of those that are there": (ir.Distinct(listed(THERE)), False),
    "paid for": (ir.Metered(listed(PERHAPS), 1), True),
    "a call": (ir.Called("value", THERE, (PERHAPS,), PLAYER), False),
    "a call that may give nothing": (ir.Called("value", THERE, (), PLAYER, True), True),
    "a count": (ir.Count(listed(PERHAPS)), False),
    "all of them": (ir.Things(3, PLAYER), False),
    "a row that may be empty": (ir.Column("table", THERE, ListType(PLAYER), True), True),
    "an entry": (ir.Lookup("table", THERE, PLAYER), False),
}


@pytest.mark.parametrize("part", PARTS)
def test_what_may_be_nothing(part: str) -> None:
    value, nothing = PARTS[part]
    assert may_be_nothing(value) == nothing

"""What nests is worked on a few times at each level, not twice as often with every level: a small pack could keep a machine busy
for years. Calls are counted, for those are the same on every machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.abuse.helpers import NOUNS, loaded, turn

from rulewright.compile import Mode, compile_game, compile_native
from rulewright.explain import check_texts
from rulewright.link import settle

LESS, MORE = 8, 13  # levels
GROWN = 4  # times as many calls; what doubles with every level makes 32 times as many
TABLE = "tables:\n  price: {key: number, values: {1: 3, 2: 5}}\n  fee: {key: [number, number], values: {1: {1: 2}}}\n"
MORE_RULES = "value both(a, b) = a + b\nvalue band(n):\n    .. 3: n\n    else: 2\nrule gift: gain 1 coin\n"

NUMBERS = {
    "added": "({} + coin) * 2",
    "divided": "({} div coin)",
    "left over": "({} mod coin)",
    "if": "({} if coin > 3 else 1)",
    "else": "(1 if coin > 3 else {})",
    "compared": "(1 if {} = 3 else 0)",
    "within": "(1 if {} in 1..5 else 0)",
    "counted": "(count of 1..3 where it > {})",
    "summed": "(sum of {} + it for it in 1..3)",
    "kinds": "(kinds of {} + it for it in 1..3)",
    "most": "(best z in 1..3 by most {} + z)",
    "least": "(best z in 1..3 by least {} + z)",
    "ranked": "(first of rank z in 1..3 by most {} + z then least z)",
    "first": "(first of 1..3 where it > {})",
    "smallest": "min(coin, {}, 3)",
    "listed": "item_at([1 + 1, {}], 2)",
    "looked up": "price({})",
    "looked up twice": "fee({}, 1)",
    "asked for": "both({}, 1)",
    "banded": "band({})",
    "after": "({} after doing gift)",
    "negated": "-({})",
}
TESTS = {
    "not": "not ({})",
    "and or": "(({} and coin > 2) or coin < 1)",
    "any": "(any of 1..3 where it > coin and {})",
    "every": "(every of players where {} or coin of it > 1)",
}
BLOCKS = {
    "if": ["if coin > 3:"],
    "may": ["may as deed{}:"],
    "times": ["2 times:"],
    "for each": ["for each n{} in 1..2:"],
    "if able": ["if able:"],
    "each player": ["each player:"],
    "part": ["part p{}:"],
    "choose one": ["choose one as deed{}:", "    way:"],
    "first possible": ["first possible:", "    way:"],
    "any order": ["any order as deeds{}:", "    item:"],
    "match": ["match coin:", "    1:"],
    "in turn": ["choose one as deed{}:", "    way:", "        if able:", "            may as more{}:"],
}


def nested(form: str, levels: int) -> str:
    found = "coin > 1" if form in TESTS.values() else "(coin + 1)"
    for _ in range(levels):
        found = form.replace("{}", found)
    return found


def blocks(heads: list[str], levels: int) -> list[str]:
    """Lines of a turn: block in block, with something to do at each level."""
    lines: list[str] = []
    deep = 0
    for level in range(levels if len(heads) < 4 else levels // 2):
        lines += ["    " * deep + head.replace("{}", str(level)) for head in heads]
        deep += len(heads)
        lines.append("    " * deep + "gain 1 coin")
    return lines


def lets(levels: int) -> list[str]:
    return ["let x0 = round", *(f"let x{n + 1} = x{n} + x{n}" for n in range(levels)), f"gain min(3, x{levels}) coin"]


SAID: dict[str, Callable[[int], list[str]]] = {
    **{f"a number {name}": lambda levels, form=form: [f"gain {nested(form, levels)} coin"] for name, form in NUMBERS.items()},
    **{f"a test {name}": lambda levels, form=form: [f"if {nested(form, levels)}: gain 1 coin"] for name, form in TESTS.items()},
    **{f"a block {name}": lambda levels, heads=heads: blocks(heads, levels) for name, heads in BLOCKS.items()},
    "names for names": lets,
}


def calls(work: Callable[[], Any]) -> int:
    """How many functions are called."""
    count = 0

    def note(_frame: Any, what: str, _more: Any) -> None:
        nonlocal count
        count += what == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def effort(folder: Path, lines: list[str]) -> dict[str, int]:
    """The calls of each thing that is done with a pack before it is played."""
    rules = turn("choose a from 1..2", *lines) + MORE_RULES
    counts = {"read and checked": calls(lambda: loaded(folder, rules, NOUNS + TABLE))}
    found = loaded(folder / "again", rules, NOUNS + TABLE)
    checked = found.checked
    assert checked is not None, found.diagnostics
    settled = settle(checked.rules, 2, {})
    counts["told"] = calls(lambda: check_texts(checked))
    for name, mode in {"compiled": Mode(), "traced": Mode(trace=True)}.items():
        counts[name] = calls(lambda mode=mode: compile_game(checked, 2, settled, mode))
    counts["in C"] = calls(lambda: compile_native(checked, 2, settled))
    return counts


QUICK = ("names for names",)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in SAID])
def test_what_nests_is_worked_on_a_few_times_at_each_level(tmp_path: Path, name: str) -> None:
    effort(tmp_path / "first", SAID[name](2))  # whatever is done once is done by then
    few, many = effort(tmp_path / "less", SAID[name](LESS)), effort(tmp_path / "more", SAID[name](MORE))
    assert {stage: many[stage] for stage in many if many[stage] > GROWN * few[stage]} == {}

"""Numbers that swell: each is stopped before it is too large."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import RULES, chain, loaded, quickly, turn
from tests.small_packs import place, stopped

SWELLING = {
    "squared": turn("set round to 3", "repeat:", "    set round to round * round", "until no"),
    "squared in a local": turn("let x = 3", "repeat:", "    set x to x * x", "until no"),
    "doubled": turn("set round to 3", "repeat:", "    set round to round + round", "until no"),
    "doubled by gaining": turn("gain 1 coin", "repeat:", "    gain coin coin", "until no"),
    "doubled downwards": turn("set round to 1", "repeat:", "    set round to -round - round", "until no"),
    "summed": turn("set round to 1", "repeat:", "    set round to sum of round for i in 1..100", "until no"),
    "squared by values": turn("set round to 3", "set round to v40")
    + "value v0 = round\n"
    + chain("v", "value {0}{1} = {0}{2} * {0}{2}\n"),
    "squared by parameters": turn("set round to v40(3)")
    + "value v0(n) = n * n\n"
    + chain("v", "value {0}{1}(n) = {0}{2}({0}{2}(n))\n"),
    "squared while folding": turn("set round to v40") + "value v0 = 99999\n" + chain("v", "value {0}{1} = {0}{2} * {0}{2}\n"),
    "squared by rules": turn("do grow(7)") + "rule grow(n):\n    do grow(n * n)\n",
    "literals": turn("set round to " + " * ".join(["999999999999999"] * 40)),
    "fibonacci": turn("let a = 1", "let b = 1", "repeat:", "    let c = a + b", "    set a to b", "    set b to c", "until no"),
}


@pytest.mark.parametrize("name", SWELLING)
def test_numbers_are_bounded(tmp_path: Path, name: str) -> None:
    with quickly():
        problem = stopped(loaded(tmp_path, SWELLING[name]))
    assert problem.code == "RW504"
    assert "1,000,000,000,000,000" in problem.message
    assert place(problem)[0] == RULES

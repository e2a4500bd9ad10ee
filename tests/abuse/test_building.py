"""Rules that become very much C: what a compiler would take minutes for is not given to it, and that is said at its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import FIRST, loaded, turn
from tests.small_packs import place

from rulewright.native import NotNative, making, native_library

NEXT = ("set round to round + 1", "if round > 3: end game")
MANY = 800
VALUE = turn("gain price coin", *NEXT) + "value price = 3\n"
LARGE = {
    "modifiers of one value": (
        VALUE + "".join(f"while round = {number}: add 1 to price\n" for number in range(MANY)),
        FIRST + 3,
    ),
    "sentences": (turn(*["gain 1 coin"] * MANY, *NEXT), FIRST - 1),
    "branches": (turn(*[f"if round > {number}: gain 1 coin" for number in range(MANY)], *NEXT), FIRST - 1),
    "choices": (turn(*[f"choose a{number} from 1..3" for number in range(200)], *NEXT), FIRST - 1),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", LARGE)
def test_what_becomes_a_huge_function_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    rules, line = LARGE[name]
    monkeypatch.setattr(making, "built", lambda *_: pytest.fail("it is given to the compiler"))
    monkeypatch.setattr(making, "find_compiler", lambda: making.Compiler(("cc",), "none"))
    checked = loaded(tmp_path, rules).checked
    assert checked is not None
    with pytest.raises(NotNative) as caught:
        native_library(checked, 2, {})
    found = caught.value.diagnostic()
    assert found.code == "RW511" and place(found) == ("abuse/game.rules", line)

"""Rules that never end: each is stopped by a budget that names its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import RULES, chain, loaded, quickly, turn
from tests.inside import ENDLESS, GAME, WORK, machine_of, playout
from tests.small_packs import checked_of, place, stopped

pytestmark = pytest.mark.slow

WITHOUT_END = (
    "flow game:\n    repeat:\n        {0}each player: do turn\n    until no\nwinner: most coin\nrule turn: gain 1 coin\n"
)
RUNAWAYS = {
    "a rule that does itself": turn("do turn"),
    "rules that do each other": turn("do other") + "rule other:\n    do turn\n",
    "a value of itself": turn("gain a coin") + "value a = a\n",
    "values of each other": turn("gain a coin") + "value a = b\nvalue b = a\n",
    "a value of itself, counted down": turn("gain a(1) coin") + "value a(n) = (1 if n = 0 else a(n + 1))\n",
    "loops in loops": turn(
        "for each a in 1..10000:", "    for each b in 1..10000:", "        for each c in 1..10000: gain 1 coin"
    ),
    "a long count": turn("1000000000 times: gain 1 coin"),
    "a count of a count": turn("let n = 1000000", "n times:", "    n times: gain 1 coin"),
    "a loop without end": turn("repeat:", "    gain 1 coin", "until no"),
    "a range that is long only in play": turn("let n = 1000000", "for each a in 1..n: gain 1 coin"),
    "turns that ask nothing": turn("skip"),
    "turns that ask nothing and change something": turn("gain 1 coin"),
    "a step without a choice": WITHOUT_END.format(""),
    "a flow without a step": WITHOUT_END.format("if no: "),
    "a flow without anything": "flow game:\n    turns:\n        skip\nwinner: most coin\n",
    "turns within turns": WITHOUT_END.format("turns until no:\n            "),
    "rules that double": turn("do r40") + "rule r0: gain 1 coin\n" + chain("r", "rule {0}{1}:\n    do {0}{2}\n    do {0}{2}\n"),
    "values that double": turn("gain v40 coin") + "value v0 = coin\n" + chain("v", "value {0}{1} = {0}{2} - {0}{2}\n"),
    "conditions that double": turn("if v40: gain 1 coin")
    + "value v0 = coin > 1\n"
    + chain("v", "value {0}{1} = {0}{2} or {0}{2}\n"),
    "able of itself": turn("require able(turn)"),
    "after doing itself": turn("gain (coin after doing turn) coin"),
    "a sum of sums": turn("let k = sum of (sum of (sum of a + b + c for a in 1..9999) for b in 1..9999) for c in 1..9999"),
    "three choices of ten thousand": turn(
        "choose a from 1..10000", "choose b from 1..10000", "choose c from 1..10000", "require a + b + c = 0"
    ),
    "a thousand choices of ten thousand": turn(
        "1000 times:", "    choose a from 1..10000", "    choose b from 1..10000", "require no"
    ),
    "some of very many": turn("choose 9 x from 1..10000", "choose 9 y from 1..10000", "require no"),
    "a choice of a million": turn("let n = 1000000", "choose a from 1..n", "gain a coin"),
    "every order of everything": turn("any order:", *(f"    a{i}: gain 1 coin" for i in range(60)), "require no"),
}


HEAVY = {
    "a sum of sums",
    "a thousand choices of ten thousand",
    "three choices of ten thousand",
    "some of very many",
    "values that double",
    "conditions that double",
}
LIGHT = {"a rule that does itself", "values of each other", "a loop without end", "turns that ask nothing", "able of itself"}
EACH = [pytest.param(name, marks=pytest.mark.slow if name in HEAVY else ()) for name in RUNAWAYS]
EACH_AT_RANDOM = [pytest.param(name, marks=() if name in LIGHT else pytest.mark.slow) for name in RUNAWAYS]


@pytest.mark.parametrize("name", EACH)
def test_stopped_at_its_line(tmp_path: Path, name: str) -> None:
    with quickly():
        problem = stopped(loaded(tmp_path, RUNAWAYS[name]))
    assert problem.code == "RW501"
    assert problem.suggestion
    assert place(problem)[0] == RULES


def test_no_step_of_a_random_game_gets_more_than_one_may_cost(tmp_path: Path) -> None:
    """Also where it is written out into the flow."""
    machine = machine_of(checked_of(loaded(tmp_path, RUNAWAYS["a sum of sums"])), 2)
    with pytest.raises(ENDLESS):
        playout(machine, 1)
    assert machine.budget.later == GAME - WORK


@pytest.mark.parametrize("name", EACH_AT_RANDOM)
def test_stopped_in_random_play(tmp_path: Path, name: str) -> None:
    """The same rules as plain loops: they end, or the budget of a whole game runs out."""
    machine = machine_of(checked_of(loaded(tmp_path, RUNAWAYS[name])), 2)
    with quickly(240), pytest.raises(ENDLESS):
        playout(machine, 1)

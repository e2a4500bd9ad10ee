"""What is bound to fail is not begun by random play, as far as it can be said beforehand; and nothing else is left out.

Each question is asked once for each of some even draws. Which answers can be carried through was found by hand, and so was
whether all others can be told beforehand: what is required, paid or chosen next can be, until something has changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.compile.offers import CARDS, NOUNS, OFFERED, RULES, questions
from tests.inside import Machine, Walk, machine_of
from tests.small_packs import checked

DRAWS = 24

# Of the questions in offers.py, those that are begun in vain: something has changed before it fails, or a loop, an agenda or a
# rule of which only the play tells which one it is stands in between.
IN_VAIN = {
    "do tax(n)\ndo tax(1)",
    "lose 1 coin\npay n coin",
    "pay 1 wood\nchoose m from 1 .. n where m > 4\ngain m coin",
    "choose m from 1 .. 3\nrequire n * m = 6",
    "for each m in 1 .. n: pay 1 coin",
    "n times: pay 1 coin",
    "repeat: pay 1 coin\nuntil coin < 4 - n",
    "if able: pay n + 1 coin\nelse: pay n coin",
    "first possible:\n    here: pay n + 9 coin\n    there: pay n coin",
    "any order:\n    here: pay n coin\n    there: gain 2 coin",
    "require (coin after doing tax_of_one) >= n",
    "until end of asked_NUMBER: add n to price_of\npay price_of coin",
    "set told to n\npay told coin",
    "lose n coin\nrequire coin > 0",
    "advance fame by n\nrequire fame < 3",
    "surely: gain 1 coin\npay n + 1 coin",
    "choose 2 k from row + row as q\npay (sum of worth of it for it in k) coin",
    "choose card from row as q\ndo gift of card",
    "choose up to 2 k from row as q\npay (sum of worth of it for it in k) coin",
    "choose 2 k from row as q\npay (sum of worth of it for it in k) coin",
    "may as q:\n    pay 1 coin\n    choose m from 3 .. 9\n    pay m coin",
}

MORE_RULES = """\
rule quiet(n): require n > 2
rule own(n): require n > 2
rule others(n): require n > 2
rule deeper(n):
    let m = n + 1
    do own(m)
rule again_and_again(n):
    require n < 3
    if n > 9: do again_and_again(n - 1)
rule of_two(n, m): do own(n + m - 1)
rule paying(n): pay n coin
rule dealt: move all row to hand
"""
MORE_CARDS = (
    CARDS.replace("bee: {worth: 2}", 'bee: {worth: 2, effect: "before you do own(n): set n to n + 1"}')
    .replace("doe: {worth: 1}", 'doe: {worth: 1, effect: "before any player does others(n): set n to n + 1"}')
    .replace("cow: {worth: 4,", 'cow: {worth: 4, effect: "in late(n) where n > 1: set n to 4",')
)
# Behind `choose n from 1 .. 4`: the answers that can be carried through, and whether others are begun.
BEHIND = {
    "let m = n + 1\nlet k = m\nrequire k < 4": ("1 2", False),
    "event told_of(n)\nrequire n > 2": ("3 4", False),
    "window late(n)\nrequire n > 2": ("3 4", False),
    "do quiet(n)": ("3 4", False),
    "do quiet(n)\nrequire n < 4": ("3", False),
    "do own(n)": ("3 4", False),
    "do others(n)": ("3 4", True),  # whoever owns it, it listens
    "do deeper(n)": ("2 3 4", False),
    "do again_and_again(n)": ("1 2", False),
    "do of_two(n, 2)": ("2 3 4", False),
    "do paying(n)": ("1 2 3", False),
    "if n = 1: gain 1 coin\nelse if n = 2: require n > 9\nelse: require coin >= n": ("1 3", False),
    "if n > 3: gain 1 coin\nelse if n > 1: require n > 9\nelse: gain 2 coin": ("1 4", False),
    "if n > 3: gain 1 coin\nelse if n > 1: gain 3 coin\nelse: require n > 9": ("2 3 4", False),
    "if coin > 5: skip\nrequire n > 2": ("3 4", False),
    "require n > 1\nrequire n < 4": ("2 3", False),
    "pay 2 coin\nrequire coin >= n - 2": ("1 2 3", True),  # what was paid has changed
    "pay 2 coin\nrequire wood >= n": ("1 2", False),
    "pay 2 coin\nlet m = first of (row where worth > n)\ngain 1 coin": ("1 2 3", False),
    "choose m from 1 .. 3\nrequire m > n": ("1 2", False),
    "choose m from 1 .. n\nchoose k from 1 .. m\nrequire k > 2": ("3 4", True),  # it is not written down how many there are
    "let m = first of row\nrequire worth of m < n": ("2 3 4", False),
    "choose one as way:\n    here: require n > 2\n    there: require n < 2": ("1 3 4", False),
    "choose one as way:\n    here: require n > 2\n    there: skip": ("1 2 3 4", False),
    "choose one as way:\n    here: require n > 2\n    there: gain 1 coin\n    nowhere if n > 9: skip": ("1 2 3 4", False),
    "choose good from [coin, wood]\npay n good": ("1 2 3", True),
    "may: require n > 2": ("1 2 3 4", False),
    "gain 1 wood\nrequire n > 2": ("3 4", False),
    "move first of row to hand\nrequire n > 2": ("3 4", False),
}
# The same where the player owns all cards: nothing can be told past those that listen to him.
OWNING = {
    "do own(n)": ("2 3 4", True),
    "do quiet(n)": ("3 4", False),
    "window late(n)\nrequire n > 2": ("2 3 4", True),
    "event told_of(n)\nrequire n > 2": ("3 4", False),
    "do deeper(n)": ("1 2 3 4", False),
}


def drawn(machine: Machine, state: list[Any], step: str) -> tuple[set[Any], bool]:
    """The first answers of the ways that are found by even draws, and whether any was begun in vain."""
    found, vain = set(), False

    class Watched(Walk):
        def take_back(self) -> bool:
            nonlocal vain
            vain = True
            return super().take_back()

    for draw in range(DRAWS):
        machine.budget.reset()
        first = iter([(draw + 0.5) / DRAWS])
        walk = Watched(lambda first=first: next(first, 0.99), machine.budget)
        assert walk.run(state[:], machine.names[step], (1,))
        found.update(walk.path[0][1:])
    return found, vain


def test_which_questions_are_answered_in_vain(tmp_path: Path) -> None:
    machine = machine_of(questions(tmp_path), 2)
    wanted = {lines: lines.partition(" as q\n")[2] in IN_VAIN or lines in IN_VAIN for lines in OFFERED}
    asked = {lines: f"rule_asked_{number}" for number, lines in enumerate(OFFERED) if OFFERED[lines] is not None}
    assert {lines: drawn(machine, list(machine.initial), step)[1] for lines, step in asked.items()} == {
        lines: wanted[lines] for lines in asked
    }


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    lines = "".join(
        f"rule asked_{number}:\n    choose n from 1 .. 4\n    " + said.replace("\n", "\n    ") + "\n"
        for number, said in enumerate(BEHIND)
    )
    steps = "".join(f"        do asked_{number} otherwise do rest\n" for number in range(len(BEHIND)))
    flow = f"flow game:\n    each player:\n        do dealt\n{steps}\n"
    return machine_of(checked(tmp_path_factory.mktemp("behind"), flow + RULES + MORE_RULES + lines, NOUNS, MORE_CARDS), 2)


def told(machine: Machine, state: list[Any], wanted: dict[str, tuple[str, bool]]) -> dict[str, tuple[str, bool]]:
    found = {}
    for said in wanted:
        answers, vain = drawn(machine, state, f"rule_asked_{list(BEHIND).index(said)}")
        found[said] = (" ".join(map(str, sorted(answers))), vain)
    return found


def test_what_is_begun_behind_a_question(behind: Machine) -> None:
    assert told(behind, list(behind.initial), BEHIND) == BEHIND


def test_what_is_begun_by_whoever_owns_what_listens(behind: Machine) -> None:
    state = list(behind.initial)
    assert Walk(lambda: 0.0, behind.budget).run(state, behind.names["rule_dealt"], (1,))
    assert told(behind, state, OWNING) == OWNING

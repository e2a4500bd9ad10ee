"""What is offered is what can be carried through, and nothing else: with all improvements, without any, and natively."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.compile.offers import CARDS, NOUNS, OFFERED, questions
from tests.inside import Checked
from tests.small_packs import checked

from rulewright import Game
from rulewright.compile import IMPROVEMENTS, Mode, compile_game
from rulewright.compile.compiling import improved, lowered
from rulewright.link import settle
from rulewright.run import Machine


def offered(rules: Checked, without: frozenset[str]) -> dict[str, str | None]:
    """The keys of each question, as they are offered; all are answered with the first."""
    game = Game(Machine(compile_game(rules, 2, settle(rules.rules, 2, {}), Mode(trace=True, without=without))), 0)
    found: dict[str, str | None] = dict.fromkeys(OFFERED)
    lines = list(OFFERED)
    while game.decision is not None:
        keys = [option.key for option in game.decision.options]
        label, _, number = game.decision.site.label.partition("_")
        if label == "q" and found[lines[int(number)]] is None:
            found[lines[int(number)]] = " ".join(keys)
        game.choose(keys[0])
    assert game.over
    return found


@pytest.mark.parametrize("without", [(), tuple(IMPROVEMENTS)], ids=["improved", "plain"])
def test_what_is_offered(without: tuple[str, ...], tmp_path: Path) -> None:
    found = offered(questions(tmp_path), frozenset(without))
    assert {lines: (found[lines], wanted) for lines, wanted in OFFERED.items() if found[lines] != wanted} == {}


# What stands behind a question, and whether nothing there can fail: then its options need not be tried.
BEHIND = {
    "gain n coin": True,
    "skip": True,
    "pay n coin": False,
    "require n > 1": False,
    "may: pay n coin": True,
    "if able: pay n coin": True,
    "if n > 1: pay 1 coin": False,
    "if n > 1: gain 1 coin\nelse: gain 2 coin": True,
    "for each m in 1 .. n: gain m coin": True,
    "for each m in 1 .. n: pay m coin": False,
    "n times: pay 1 coin": False,
    "let m = 6 div n": False,
    "move first of row to hand": False,
    "move all row to hand": True,
    "do calm": True,
    "do failing": False,
    "choose m from 1 .. n": False,
    "choose m from 1 .. 3": True,
    "choose m from 1 .. 3\npay m coin": False,
    "choose one as way:\n    here: pay 1 coin\n    there: skip": True,
    "choose one as way:\n    here: pay 1 coin\n    there: pay 2 coin": False,
    "first possible:\n    here: pay 1 coin\n    there: gain 1 coin": True,
    "any order:\n    here: gain 1 coin\n    there: gain 2 coin": True,
    "any order:\n    here: gain 1 coin\n    there: pay 2 coin": False,
    "surely: pay 1 coin": True,
    "repeat: gain 1 coin\nuntil coin > 3": True,
}


def test_behind_which_questions_nothing_can_fail(tmp_path: Path) -> None:
    """Also where the rule that asks is done by another, behind which something may fail."""
    rules = "rule calm: gain 1 coin\nrule failing: pay 1 coin\nwinner: most coin\n"
    wanted: dict[str, bool] = {}
    for number, (lines, safe) in enumerate(BEHIND.items()):
        rules += f"rule r{number}:\n    choose n from 1 .. 3 as q{number}\n    " + lines.replace("\n", "\n    ") + "\n"
        wanted[f"q{number}"] = safe
    rules += "rule asks: choose n from 1 .. 3 as at_last\nrule asks_first: choose n from 1 .. 3 as before\n"
    rules += "rule asks_too: choose n from 1 .. 3 as in_the_middle\n"
    rules += "rule around:\n    do asks_first\n    pay 1 coin\n    do asks\nrule works:\n    do asks_too\n    gain 1 coin\n"
    wanted |= {"at_last": True, "before": False, "in_the_middle": True}
    steps = "".join(f"        do r{number} otherwise do calm\n" for number in range(len(BEHIND)))
    flow = f"flow game:\n    each player:\n{steps}        do around otherwise do calm\n        do works\n\n"
    found = checked(tmp_path, flow + rules, NOUNS, CARDS)
    plain = Mode(without=frozenset({"hoist", "foresee"}))  # which ask for costs where the question is asked
    program = compile_game(found, 2, settle(found.rules, 2, {}), plain)
    assert {site.label: site.safe for site in program.sites if site.label in wanted} == wanted


# The same where costs and requirements are asked for with the question: what was asked for cannot fail any more.
BEHIND_COSTS = {
    "pay n coin": True,
    "require n > 1": True,
    "pay n coin\ngain 1 wood": True,
    "require n > 1\npay n coin\ngain 1 wood": True,
    "pay n coin\npay n wood": True,
    "pay n coin\nmove first of row to hand": False,
    "require n > 1\nmove first of row to hand": False,
    "gain 1 coin\npay n coin": False,
    "gain 1 coin\nrequire n > 1": True,
}


def test_what_is_asked_for_with_a_question_cannot_fail_behind_it(tmp_path: Path) -> None:
    rules = "rule calm: gain 1 coin\nwinner: most coin\n"
    for number, lines in enumerate(BEHIND_COSTS):
        said = lines.replace("\n", "\n    ")
        rules += f"rule r{number}:\n    choose k from 1 .. 2 as k{number}\n    choose n from 1 .. 3 as q{number}\n    {said}\n"
    steps = "".join(f"        do r{number} otherwise do calm\n" for number in range(len(BEHIND_COSTS)))
    found = checked(tmp_path, f"flow game:\n    each player:\n{steps}\n" + rules, NOUNS, CARDS)
    safe = {site.label: site.safe for site in compile_game(found, 2, settle(found.rules, 2, {})).sites}
    assert {lines: safe[f"q{number}"] for number, lines in enumerate(BEHIND_COSTS)} == BEHIND_COSTS
    assert not any(safe[f"k{number}"] for number in range(len(BEHIND_COSTS)))  # what follows it may ask in vain


# Which rules random play writes out and draws at once: one question at most, and then changes that nobody hears of.
DRAWN = {
    "choose n from 1 .. 3\ngain n coin": True,
    "let m = 2\nchoose n from 1 .. 3\ngain m coin": True,
    "choose n from 1 .. 3\nlet m = n + 1\ngain m coin": True,
    "choose n from 1 .. 3\nif n > 1: gain 1 coin\nelse: gain 2 coin": True,
    "choose n from 1 .. 3\nlet k = first of (row where worth > n)\nmove k to hand": True,
    "gain 1 coin": True,
    "move all row to hand": True,
    "end game": True,
    "choose n from 1 .. 3\npay n coin": False,
    "let m = 6 div coin\nchoose n from 1 .. 3": False,
    "choose n from 1 .. 3\nlet m = 6 div coin": False,
    "choose n from 1 .. 3\nchoose m from 1 .. 2\ngain m coin": False,
    "choose n from 1 .. 3\nfor each m in 1 .. n: gain 1 coin": False,
    "choose n from 1 .. 3\nmay: gain 1 coin": False,
    "choose n from 1 .. 3\nif n > 1: may: gain 1 coin": False,
    "may: gain 1 coin": False,
    "pay 1 coin": False,
}


def test_which_rules_are_drawn_at_once(tmp_path: Path) -> None:
    rules = "winner: most coin\n"
    for number, lines in enumerate(DRAWN):
        rules += f"rule r{number}:\n    " + lines.replace("\n", "\n    ") + "\n"
    steps = "".join(f"        do r{number} otherwise do rest\n" for number in range(len(DRAWN)))
    found = checked(tmp_path, f"flow game:\n    each player:\n{steps}\nrule rest: skip\n" + rules, NOUNS, CARDS)
    drawn = improved(lowered(found, 2, settle(found.rules, 2, {})), Mode()).drawn
    assert {lines: f"rule_r{number}" in drawn for number, lines in enumerate(DRAWN)} == DRAWN


# Behind which alternatives nothing can fail, by their numbers (of `may`: 1 for yes, 0 for no); whatever is asked for beforehand
# cannot fail any more: costs and requirements at the beginning, also of a rule that is done, or of a branch.
SURE = {
    "choose one as WAY:\n    a: move first of row to hand\n    b: gain 1 coin": {2},
    "choose one as WAY:\n    a: pay 1 coin\n    b: move first of row to hand": {1},
    "choose one as WAY:\n    a: require coin > 1; pay 2 coin; gain 1 wood\n    b: move first of row to hand": {1},
    "choose one as WAY:\n    a: pay 1 coin; move first of row to hand\n    b: gain 1 coin": {2},
    "choose one as WAY:\n    a: gain 1 coin; pay 1 coin\n    b: gain 1 coin": {2},
    "choose one as WAY:\n    a: pay 1 coin; pay 1 wood\n    b: gain 1 coin": {1, 2},
    "choose one as WAY:\n    a: pay 1 coin; pay 1 coin\n    b: gain 1 coin": {2},
    "choose one as WAY:\n    a: do failing\n    b: move first of row to hand": {1},
    "choose one as WAY:\n    a: do failing_late\n    b: gain 1 coin": {1, 2},
    "choose one as WAY:\n    a: do calm; do failing\n    b: gain 1 coin": {2},
    "choose one as WAY:\n    a: do branching\n    b: move first of row to hand": {1},
    "choose one as WAY:\n    a: do branching_late\n    b: gain 1 coin": {2},
    "choose one as WAY:\n    a: do one_of_two\n    b: move first of row to hand": {1},
    "choose one as WAY:\n    a: do one_of_many\n    b: gain 1 coin": {2},
    "choose one as WAY:\n    a: do some_way\n    b: gain 1 coin": {2},
    "may as WAY: move first of row to hand": {0},
    "may as WAY: pay 1 coin": {0, 1},
    "up to 2 times: move first of row to hand": {0},
    "choose one as WAY:\n    a: gain 1 coin\n    b: gain 2 coin\nmove first of row to hand": set(),
    "may as WAY: gain 1 coin\npay 1 coin": set(),
}
DONE = """
rule calm: gain 1 coin
rule failing:
    pay 1 coin
    gain 1 wood
rule failing_late:
    gain 1 coin
    pay 1 wood
rule branching:
    if coin > 2: pay 2 coin
    else: gain 1 coin
rule branching_late:
    if coin > 2: pay 2 coin
    else: move first of row to hand
rule one_of_two:
    choose one as first_way:
        a: pay 1 coin
        b: pay 1 wood
rule one_of_many:
    choose one as other_way:
        a: pay 1 coin
        b: move first of row to hand
rule some_way:
    first possible:
        a: move first of row to hand
        b: pay 1 coin
winner: most coin
"""


def test_behind_which_alternatives_nothing_can_fail(tmp_path: Path) -> None:
    rules = DONE
    for number, lines in enumerate(SURE):
        rules += f"rule r{number}:\n    " + lines.replace("WAY", f"way{number}").replace("\n", "\n    ") + "\n"
    steps = "".join(f"        do r{number} otherwise do calm\n" for number in range(len(SURE)))
    found = checked(tmp_path, f"flow game:\n    each player:\n{steps}\n" + rules, NOUNS, CARDS)
    program = compile_game(found, 2, settle(found.rules, 2, {}))
    sites = {site.rule: site for site in program.sites if site.kind in ("one", "may", "more")}
    assert {lines: set(sites[f"r{number}"].sure) for number, lines in enumerate(SURE)} == SURE

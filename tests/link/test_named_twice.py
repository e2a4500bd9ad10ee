"""What one sentence names twice is told at the second, with where the first stands; other sentences may have the same names."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import GAME, NOUNS, over, pack, problems_of, shown, under_carets

from rulewright.pipeline import load

CARDS = "pieces: card\nattributes: {gift: effect}\nitems:\n"
ROW = NOUNS + "zones: {row: {holds: card, start: all}}\n"


def one_problem(*packs: Path) -> tuple[str, tuple[str, int, int], tuple[str, int, int]]:
    """The message of the only problem, where the second stands, and where the first."""
    problems = problems_of(*packs)
    assert [problem.code for problem in problems] == ["RW301"], shown(load(packs))
    [problem] = problems
    [(note, first)] = problem.notes
    assert note == "the first one stands here" and problem.span is not None and first is not None
    assert problem.suggestion in ("give one of them another name", "remove one of them")
    second = problem.span
    return problem.message, (second.file, second.line, second.column), (first.file, first.line, first.column)


# -- alternatives and parts --
@pytest.mark.parametrize("kind", ["choose one", "choose one as deed", "any order", "any order as deed", "first possible"])
def test_a_choice_has_each_alternative_once(tmp_path: Path, kind: str) -> None:
    rules = f"{GAME}action turn:\n    {kind}:\n        sell: gain 1 coin\n        rest: skip\n        sell: gain 2 coin\n"
    home = pack(tmp_path, rules, NOUNS)
    assert under_carets(home) == [("RW301", "there are two alternatives called `sell` here", "sell")]
    assert one_problem(home)[1:] == (("base/game.rules", 10, 9), ("base/game.rules", 8, 9))


def test_the_third_of_a_name_is_told_with_the_first(tmp_path: Path) -> None:
    ways = "".join(f"        sell: gain {much} coin\n" for much in (1, 2, 3))
    problems = problems_of(pack(tmp_path, f"{GAME}action turn:\n    choose one:\n{ways}", NOUNS))
    assert [(problem.span.line, problem.notes[0][1].line) for problem in problems] == [(9, 8), (10, 8)]  # type: ignore[union-attr]


def test_an_effect_has_each_alternative_once_however_many_pieces_it_is_printed_on(tmp_path: Path) -> None:
    lines = "each:\n  gift: |\n    choose one:\n        sell: gain 1 coin\n        sell: gain 2 coin\n"
    cards = CARDS.replace("items:", f"{lines}items:") + "  ant: {}\n  bee: {}\n"
    home = pack(tmp_path, GAME + "action turn: do gift of first of row\n", ROW, cards)
    assert under_carets(home) == [("RW301", "there are two alternatives called `sell` here", "sell")]


@pytest.mark.parametrize(
    "second",
    ["    part pay_out: gain 2 coin\n", "    if coin > 2:\n        part pay_out: gain 2 coin\n",
     "    may as deed:\n        part pay_out: gain 2 coin\n"],
)  # fmt: skip
def test_a_rule_has_each_part_once_in_one_place(tmp_path: Path, second: str) -> None:
    home = pack(tmp_path, f"{GAME}action turn:\n    part pay_out: gain 1 coin\n{second}", NOUNS)
    assert under_carets(home) == [("RW301", "there are two parts called `pay_out` here", "pay_out")]
    assert one_problem(home)[2] == ("base/game.rules", 7, 10)


def test_a_part_of_a_part_and_of_an_effect_too(tmp_path: Path) -> None:
    lines = "{indent}part extra: gain 1 coin\n{indent}part extra: gain 2 coin\n"
    inside = f"{GAME}action turn:\n    part money:\n{lines.format(indent=' ' * 8)}"
    assert under_carets(pack(tmp_path, inside, NOUNS)) == [("RW301", "there are two parts called `extra` here", "extra")]
    card = f"{CARDS}  ant:\n    gift: |\n{lines.format(indent=' ' * 6)}"
    home = pack(tmp_path / "card", GAME + "action turn: do gift of first of row\n", ROW, card)
    assert under_carets(home) == [("RW301", "there are two parts called `extra` here", "extra")]


def test_what_an_upper_pack_adds_is_the_second_even_if_it_is_done_before(tmp_path: Path) -> None:
    home = pack(tmp_path, f"{GAME}action turn:\n    part money: gain 1 coin\n", NOUNS)
    north = over(tmp_path, "north", "extend before turn:\n    part money: gain 2 coin\n")
    message, second, first = one_problem(home, north)
    assert message == "there are two parts called `money` here"
    assert (second, first) == (("north/game.rules", 2, 10), ("base/game.rules", 7, 10))


def test_an_alternative_that_an_upper_pack_adds_again_is_told_as_before(tmp_path: Path) -> None:
    home = pack(tmp_path, f"{GAME}action turn:\n    choose one as deed:\n        sell: gain 1 coin\n        rest: skip\n", NOUNS)
    north = over(tmp_path, "north", "extend turn.deed with:\n    rest: gain 2 coin\n")
    assert under_carets(home, north) == [("RW312", "there is an alternative called `rest` already", "rest")]
    assert not under_carets(home, over(tmp_path, "south", "extend turn.deed with:\n    nap: gain 2 coin\n"))


def test_what_is_put_in_the_place_of_something_has_each_alternative_once(tmp_path: Path) -> None:
    home = pack(tmp_path, f"{GAME}action turn:\n    part money: gain 1 coin\n", NOUNS)
    north = over(tmp_path, "north", "replace turn.money with:\n    choose one:\n        a: gain 1 coin\n        a: gain 2 coin\n")
    assert one_problem(home, north)[1:] == (("north/game.rules", 4, 9), ("north/game.rules", 3, 9))


def test_other_rules_choices_and_places_may_have_the_same_names(tmp_path: Path) -> None:
    rules = f"""{GAME}action turn:
    choose one as deed:
        sell:
            part extra: gain 1 coin
        rest:
            part extra: gain 2 coin
    choose one as other:
        sell: do further(1)
        rest: gain 3 coin
    part money:
        part extra: gain 4 coin

rule further(n: number):
    choose one as third:
        sell: gain n coin
        rest: do last_of_all(n)
    part money: gain 1 coin

rule last_of_all(n: number): gain n coin
"""
    assert not under_carets(pack(tmp_path, rules, NOUNS))


# -- parameters --
@pytest.mark.parametrize(
    "sentence",
    [
        "rule twice(n: number, n: number): gain n coin\n",
        "value twice(n, n) = n\n",
        "value twice(n, n):\n    1: 2\n    else: 3\n",
        "rule twice(n, m): gain n + m coin\nafter any player does twice(n, n): gain n coin\n",
        "rule twice(n, m, k): gain n + m + k coin\nafter any player does twice(n, k, n): gain n + k coin\n",
    ],
)
def test_two_parameters_have_two_names(tmp_path: Path, sentence: str) -> None:
    numbers = "1, 2, 3" if "k" in sentence else "1, 2"
    use = f"gain twice({numbers}) coin" if sentence.startswith("value") else f"do twice({numbers})"
    home = pack(tmp_path, f"{GAME}action turn: {use}\n{sentence}", NOUNS)
    assert under_carets(home) == [("RW301", "two parameters are called `n`", "n")]
    _, (_, line, second), (_, first_line, first) = one_problem(home)
    assert line == first_line and first < second


def test_a_seat_s_own_version_has_two_names_for_two_parameters(tmp_path: Path) -> None:
    rules = f"""{GAME}action turn: do f(1, 2)
rule f(n, m):
    choose pick from n .. m
    gain pick coin
rule f(n, n) for automa: gain n coin
bot automa:
    pick: random
"""
    home = pack(tmp_path, rules, NOUNS, more="solo: automa\n")
    assert under_carets(home) == [("RW301", "two parameters are called `n`", "n")]


@pytest.mark.parametrize("effect", ["after you do f(n, n): gain n coin", "in taking(n, n): gain n coin"])
def test_what_is_printed_on_a_piece_has_two_names_for_two_values(tmp_path: Path, effect: str) -> None:
    rules = f"{GAME}action turn: do f(1, 2)\nrule f(n, m):\n    window taking(n, m)\n    gain n + m coin\n"
    home = pack(tmp_path, rules, ROW, f'pieces: card\nitems:\n  ant: {{effect: "{effect}"}}\n')
    assert under_carets(home) == [("RW301", "two parameters are called `n`", "n")]


def test_a_table_of_effects_with_two_equal_keys_names_nothing_twice(tmp_path: Path) -> None:
    nouns = NOUNS + "tables: {wage: {key: [number, number], type: effect, values: {1: {2: gain 1 coin}}}}\n"
    assert not under_carets(pack(tmp_path, GAME + "action turn: do wage(1, 2)\n", nouns))


# -- answers --
def test_a_bot_answers_a_choice_once(tmp_path: Path) -> None:
    turn = "action turn:\n    choose one as deed:\n        sell: gain 1 coin\n        rest: skip\n"
    bot = "bot automa:\n    deed: prefer rest\n    deed: prefer sell\n"
    home = pack(tmp_path, GAME + turn + bot, NOUNS, more="solo: automa\n")
    assert under_carets(home) == [("RW301", "the choice `deed` is answered twice", "deed")]
    assert one_problem(home)[1:] == (("base/game.rules", 12, 5), ("base/game.rules", 11, 5))
    assert not under_carets(
        pack(tmp_path, GAME + turn + bot.replace("    deed: prefer sell\n", ""), NOUNS, more="solo: automa\n")
    )


def test_an_upper_pack_may_change_an_answer(tmp_path: Path) -> None:
    turn = "action turn:\n    choose one as deed:\n        sell: gain 1 coin\n        rest: skip\n"
    home = pack(tmp_path, f"{GAME}{turn}bot automa:\n    deed: prefer rest\n", NOUNS, more="solo: automa\n")
    assert not under_carets(home, over(tmp_path, "north", "set automa.deed to prefer sell\n"))


def test_very_many_are_told_up_to_a_limit(tmp_path: Path) -> None:
    ways = "        sell: gain 1 coin\n" * 600
    found = [code for code, _, _ in under_carets(pack(tmp_path, f"{GAME}action turn:\n    choose one:\n{ways}", NOUNS))]
    assert found.count("RW436") == 1 and len(found) < 310

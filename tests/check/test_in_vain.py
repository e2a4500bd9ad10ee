"""What counts as used, what the game comes to, and what stands behind its end: each mention alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import loaded, place

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}, wood: {per: player}, gem: {per: player, stands_for: [wood]}}
variables: {told: {}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = "pieces: card\nattributes: {gift: effect}\nitems:\n  ant: {gift: GIFT}\n"
RULES = """\
flow game:
    each player: do turn
winner: most coin
rule turn:
    gain told coin
    pay 1 wood
    move all row to hand
"""
TURN = RULES.replace("rule turn:\n", "rule turn:\n    LINE\n")


def told(folder: Path, rules: str, nouns: str = NOUNS, gift: str = "skip") -> list[tuple[str, str, int]]:
    found = loaded(folder, rules, nouns, CARDS.replace("GIFT", gift), more="options: {long: {type: yes_no, default: no}}\n")
    said = [(problem.code, str(problem.message), place(problem)[1]) for problem in found.diagnostics]
    return [one for one in said if "option `long`" not in one[1] and "`gift`" not in one[1]]


def test_what_is_printed_on_components_waits_for_a_rule(tmp_path: Path) -> None:
    def found(gift: str, line: str = "skip") -> list[tuple[str, str, int]]:
        cards = CARDS.replace("GIFT", gift)
        problems = loaded(tmp_path, TURN.replace("LINE", line), NOUNS, cards).diagnostics
        return [(each.code, str(each.message), place(each)[1]) for each in problems if "`gift`" in str(each.message)]

    assert found("gain 1 coin") == [("RW430", "no rule does the `gift` that is printed on `card`", 4)]
    assert found("gain 1 coin", "for each c in row: do gift of c") == []
    assert found("after owner gains wood: gain 1 coin") == []  # listens by itself


# -- what is used --
def test_a_resource_that_nobody_names_is_told(tmp_path: Path) -> None:
    nouns = NOUNS.replace("{coin:", "{shell: {per: player}, coin:")
    assert told(tmp_path, RULES, nouns) == [("RW430", "the resource `shell` is never used", 2)]


@pytest.mark.parametrize(
    "said",
    [
        "rule turn: gain 1 shell",
        "rule turn: gain 1 coin, 1 shell",
        "rule turn: gain either 1 coin or 1 shell",
        "rule turn: gain 1 mix of [coin, shell]",
        "rule turn: lose 1 shell",
        "rule turn: lose all shell",
        "rule turn: pay 1 shell",
        "rule turn: set shell to 2",
        "rule turn: advance shell",
        "rule turn: gain shell coin",
        "rule turn: gain shell of next of player coin",
        "rule turn: next of player gains 1 shell",
        "rule turn: if shell > 1: skip",
        "after any player gains shell: gain 1 coin",
        "after any player pays shell: gain 1 coin",
        "after any player gains coin or shell: gain 1 wood",
        "when shell reaches 3: gain 1 coin",
        "while told > 1: substitute shell for wood",
        "while told > 1: substitute wood for shell",
        "rule turn: until end of turn: substitute shell for wood",
        "score rich = shell",
    ],
)
def test_each_way_to_name_a_resource_uses_it(tmp_path: Path, said: str) -> None:
    nouns = NOUNS.replace("{coin:", "{shell: {per: player}, coin:")
    line = said.removeprefix("rule turn: ")
    rules = TURN.replace("LINE", line) if line != said else f"{RULES}{said}\n"
    assert told(tmp_path, rules, nouns) == []


@pytest.mark.parametrize(
    ("noun", "what", "line"),
    [
        ("zones: {bin: {holds: card}, ", "zone `bin`", "move all row to bin"),
        ("zones: {bin: {holds: card}, ", "zone `bin`", "gain size of bin coin"),
        ("tables: {price: {key: number, values: {1: 3}}}\nzones: {", "table `price`", "gain price(1) coin"),
        ("boards: {grid: {shape: square, width: 2, height: 2}}\nzones: {", "board `grid`", "for each c in grid: skip"),
        ("boards: {grid: {shape: square, width: 2, height: 2}}\nzones: {", "board `grid`", "let all_of_it = rows of grid"),
        ("variables: {kept: {}, told: {}}\nzones: {", "variable `kept`", "set kept to 1"),
        ("tracks: {fame: {per: player}}\nzones: {", "track `fame`", "advance fame"),
    ],
)
def test_each_noun_is_used_where_it_is_named(tmp_path: Path, noun: str, what: str, line: str) -> None:
    nouns = NOUNS.replace("zones: {", noun)
    nouns = nouns.replace("variables: {told: {}}\n", "", 1) if "kept" in noun else nouns
    assert [(code, said) for code, said, _ in told(tmp_path, RULES, nouns)] == [("RW430", f"the {what} is never used")]
    assert told(tmp_path / "used", TURN.replace("LINE", line), nouns) == []


def test_what_pays_for_other_things_or_begins_with_pieces_need_not_be_named(tmp_path: Path) -> None:
    nouns = NOUNS.replace("zones: {", "zones: {box: {holds: cube, start: all}, ")
    rules = TURN.replace("LINE", "for each c in row: do gift of c")
    found = loaded(tmp_path, rules, nouns, CARDS.replace("GIFT", "skip"), files={"cubes.yaml": "pieces: cube\nitems: {c: {}}\n"})
    assert found.diagnostics == ()


# -- what the game comes to --
@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("rule lost: do found", "rule found: skip"),
        ("rule lost: gain found coin", "value found = 3"),
        ("rule lost: if able(found): skip", "rule found: skip"),
        ("flow lost: do found", "rule found: skip"),
        ("flow lost: do found", "flow found: each player: do turn"),
        ("value lost = found", "value found = 3"),
        ("value lost = found(1)", "value found(n):\n    1: 2\n    else: 3"),
        ("value lost = (coin after doing found)", "rule found: skip"),
    ],
)
def test_what_is_named_only_by_what_is_never_reached(tmp_path: Path, said: str, named: str) -> None:
    assert sorted(told(tmp_path, f"{RULES}{said}\n{named}\n")) == [
        ("RW430", f"the {said.split()[0]} `lost` is never used", 8),
        ("RW437", f"the {named.split()[0]} `found` is used only by what is never reached from `flow game`", 9),
    ]


@pytest.mark.parametrize(
    "said",
    [
        "after any player does turn: do found",
        "when coin reaches 3: do found",
        "score rich = (coin after doing found)",
        "value shown = (coin after doing found)\nscore rich = shown",
        "value added = 1\nwhile told > 1: add 1 to added",
        "value tested = told > 1\nwhile tested: substitute coin for wood",
        "rule next_one: do found\nafter any player does turn: do next_one",
        "at any time in turn, as early: do found",
        "flow later: each player: do found\nrule more: skip\nafter any player does turn: do more",
    ],
)
def test_what_the_game_comes_to(tmp_path: Path, said: str) -> None:
    rules = RULES.replace("    each player: do turn\n", "    each player: do turn\n    do later\n") if "later" in said else RULES
    assert told(tmp_path, f"{rules}{said}\n" + ("rule found: skip\n" if "found" in said else "")) == []


def test_what_is_printed_is_reached_where_it_is_done(tmp_path: Path) -> None:
    assert told(tmp_path, f"{RULES}rule found: skip\n", gift="do found") == []


# -- behind the end --
@pytest.mark.parametrize(
    ("lines", "at"),
    [
        ("end game\n    gain 1 coin", 6),
        ("end game; gain 1 coin", 5),
        ("if told > 1:\n        end game\n        gain 1 coin", 7),
        ("if told > 1: skip\n    else:\n        end game\n        gain 1 coin", 8),
        ("may:\n        end game\n        gain 1 coin", 7),
        ("choose one:\n        here:\n            end game\n            gain 1 coin\n        there: skip", 8),
        ("match told:\n        1:\n            end game\n            gain 1 coin\n        else: skip", 8),
        ("part inner:\n        gain 1 coin\n        end game\n        gain 1 wood", 8),
        ("if able:\n        end game\n        gain 1 coin", 7),
    ],
)
def test_what_stands_behind_the_end_is_told(tmp_path: Path, lines: str, at: int) -> None:
    rules = RULES.replace("do turn", "do turn; do closing", 1) + f"rule closing:\n    {lines}\n"
    assert [(code, line) for code, _, line in told(tmp_path, rules)] == [("RW438", at + 4)]


@pytest.mark.parametrize(
    "lines", ["gain 1 coin\n    end game", "if told > 1: end game\n    gain 1 coin", "may: end game\n    gain 1 coin"]
)
def test_what_stands_before_the_end_is_fine(tmp_path: Path, lines: str) -> None:
    assert told(tmp_path, RULES.replace("do turn", "do turn; do closing", 1) + f"rule closing:\n    {lines}\n") == []

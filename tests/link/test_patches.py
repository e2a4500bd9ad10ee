"""A pack over another changes one address and nothing else; a seat's version of a rule is an address of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import over, pack, problems_of, rules_of, under_carets

from rulewright import new_game
from rulewright.pipeline import load

NOUNS = "resources: {coin: {per: player}, wood: {per: player}}\n"
RULES = """\
flow game:
    each player: do income
    each player: do rest

rule rest: skip
rule rest for automa: skip

rule income: gain 1 coin
rule income for automa:
    part early: gain 2 coin
    gain 2 wood

winner: most coin
"""


def base(folder: Path) -> Path:
    return pack(folder, RULES, NOUNS, more="solo: automa\n")


def held(folder: Path, *patches: str) -> dict[str, dict[str, int]]:
    """What both seats have after a game alone against the automated seat."""
    packs = [base(folder), *(over(folder, f"p{n}", text) for n, text in enumerate(patches))]
    found = load(packs)
    assert found.checked is not None, found.diagnostics
    variables: dict[str, dict[str, int]] = new_game(found.checked, 1).view(1)["variables"]
    return variables


@pytest.mark.parametrize(
    ("patch", "mine", "coin", "wood"),
    [
        ("", 1, 2, 2),
        ("replace income with rule income for automa: gain 100 coin", 1, 100, 0),
        ("replace income with rule income: gain 50 coin", 50, 2, 2),
        ("extend after income for automa: gain 30 coin", 1, 32, 2),
        ("extend before income.early for automa: gain 5 coin", 1, 7, 2),
        ("replace income for automa with: gain 9 coin", 1, 9, 0),
        ("extend after income: gain 30 coin", 31, 2, 2),
        ("remove income.early for automa", 1, 0, 2),
        ("remove income for automa", 1, 1, 0),
    ],
)
def test_a_version_is_changed_alone(tmp_path: Path, patch: str, mine: int, coin: int, wood: int) -> None:
    found = held(tmp_path, patch)
    assert found["coin"] == {"player 1": mine, "player 2": coin}
    assert found["wood"] == {"player 1": 0, "player 2": wood}


def test_a_rule_and_a_seats_version_are_two_addresses(tmp_path: Path) -> None:
    both = held(tmp_path, "replace income with: gain 5 coin", "replace income for automa with: gain 7 coin")
    assert both["coin"] == {"player 1": 5, "player 2": 7}


def test_two_packs_that_change_one_version_conflict(tmp_path: Path) -> None:
    one = over(tmp_path, "north", "remove income for automa\n")
    two = over(tmp_path, "south", "replace income with rule income for automa: gain 9 coin\n")
    [problem] = problems_of(base(tmp_path), one, two)
    assert problem.code == "RW308" and "`income for automa`" in problem.message


def test_a_pack_that_knows_the_other_wins(tmp_path: Path) -> None:
    one = over(tmp_path, "north", "replace income for automa with: gain 1 wood\n", "knows: [south]\n")
    two = over(tmp_path, "south", "replace income for automa with: gain 9 coin\n")
    rules = rules_of(base(tmp_path), one, two)
    assert rules.seat_rules["income", "automa"].body[0].span.file == "north/game.rules"


def test_two_that_know_each_other_are_told_so(tmp_path: Path) -> None:
    one = over(tmp_path, "north", "set coin.start to 1\n", "knows: [south]\n")
    two = over(tmp_path, "south", "set coin.start to 2\n", "knows: [north]\n")
    [problem] = problems_of(base(tmp_path), one, two)
    assert problem.code == "RW308"
    assert problem.suggestion == "each of them names the other under `knows`; only one of them may"


@pytest.mark.parametrize(("knows", "coins"), [("", 22), ("knows: [south]\n", 11)])
def test_what_a_pack_adds_comes_after_what_those_add_that_it_knows(tmp_path: Path, knows: str, coins: int) -> None:
    """By their ids: one for the wood and one of income, nine more, all doubled. Else no wood yet: one, doubled, and nine more."""
    one = over(tmp_path, "north", "extend before income: gain 1 wood\nextend after income: gain 9 coin\n", knows)
    two = over(tmp_path, "south", "extend before income: gain wood coin\nextend after income: gain coin coin\n")
    found = load([base(tmp_path), one, two])
    assert found.checked is not None, found.diagnostics
    assert new_game(found.checked, 1).view(1)["variables"]["coin"]["player 1"] == coins


def test_a_word_is_not_looked_for_among_the_keys_of_tables(tmp_path: Path) -> None:
    """Two removals end in one word: that of an enumeration is meant, whichever stands first."""
    nouns = NOUNS + "enums: {colour: [red, blue]}\ntables: {price: {key: colour, values: {red: 1, blue: 2}}}\n"
    below = pack(tmp_path, RULES + "value cost(c: colour) = price(c)\nscore q = cost(red)\n", nouns, more="solo: automa\n")
    for number, patches in enumerate(("remove price.red\nremove colour.red\n", "remove colour.red\nremove price.red\n")):
        one = over(tmp_path / f"{number}", "north", patches)
        gone = [problem for problem in problems_of(below, one) if problem.code == "RW401"]
        assert [[(str(note), span.line) for note, span in problem.notes] for problem in gone] == [
            [("`north` removes `red` here", 2 - number)]
        ]


def test_who_speaks_of_what_was_removed_is_told_who_did(tmp_path: Path) -> None:
    """In a sentence and in a table; a name that is only misspelt is not taken for one that was removed."""
    nouns = NOUNS + "enums: {colour: [red]}\nvariables: {flag: {type: colour, start: red}}\n"
    below = pack(tmp_path, RULES, nouns, more="solo: automa\n")
    one = over(tmp_path, "north", "remove wood\nremove colour\n")
    two = over(tmp_path, "south", "score s = wood\nscore t = wod\n")
    gone = [problem for problem in problems_of(below, one, two) if problem.span is not None and problem.notes]
    places = {(p.code, p.span.file, p.span.line): [str(note) for note, _ in p.notes] for p in gone if p.span is not None}
    assert places == {
        ("RW401", "base/game.rules", 11): ["`north` removes `wood` here"],
        ("RW401", "south/game.rules", 1): ["`north` removes `wood` here"],
        ("RW304", "base/nouns.yaml", 3): ["`north` removes `colour` here"],
    }
    assert {problem.suggestion for problem in gone} == {"change this, too, or leave `north` out"}


@pytest.mark.parametrize(
    ("patch", "message", "carets", "hint"),
    [
        ("extend after income for automat: skip", "there is no `income for automat` to change", "automat", "`automa`"),
        ("remove income for bee", "there is no `income for bee` to change", "bee", "`rule income for bee:`"),
        ("replace income with rule income for bee: skip", "there is no `income for bee` to change", "bee", "`rule income for"),
        ("extend after incme for automa: skip", "there is no `incme for automa` to change", "incme", "`income for automa`"),
        ("remove income.late for automa", "there is no `income.late for automa` to change", "late", "known here: early"),
        ("remove income.early.late", "there is no `income.early.late` to change", "early", "look up"),
    ],
)
def test_what_is_not_there_is_told(tmp_path: Path, patch: str, message: str, carets: str, hint: str) -> None:
    packs = (base(tmp_path), over(tmp_path, "north", patch + "\n"))
    assert under_carets(*packs) == [("RW309", message, carets)]
    [problem] = problems_of(*packs)
    assert problem.suggestion is not None and hint in problem.suggestion


def test_the_seat_of_another_rule_is_not_meant(tmp_path: Path) -> None:
    below = pack(tmp_path, RULES + "rule lonely: skip\n", NOUNS, more="solo: automa\n")
    found = problems_of(below, over(tmp_path, "north", "extend after lonely for automat: skip\n"))
    [hint] = [str(problem.suggestion) for problem in found if problem.code == "RW309"]
    assert "write `rule lonely for automat:`" in hint


def test_a_winner_that_nobody_has_named_cannot_be_changed(tmp_path: Path) -> None:
    below = pack(tmp_path, RULES.replace("winner: most coin\n", ""), NOUNS, more="solo: automa\n")
    above = over(tmp_path, "north", "replace winner with winner: most wood\n")
    assert ("RW309", "there is no `winner` to change", "winner") in under_carets(below, above)


def test_what_stands_deep_inside_a_noun_can_be_taken_out(tmp_path: Path) -> None:
    grid = "boards: {grid: {shape: square, width: 2, height: 2, cells: {mark: player, heat: number}}}\n"
    below = pack(tmp_path, RULES, NOUNS + grid, more="solo: automa\n")
    rules = rules_of(below, over(tmp_path, "north", "remove grid.cells.mark\n"))
    assert list(rules.boards["grid"].attributes) == ["heat"]
    [problem] = problems_of(below, over(tmp_path, "south", "remove grid.cells.mrak\n"))
    assert problem.code == "RW309" and problem.suggestion is not None and "`grid.cells.mark`" in problem.suggestion


def test_what_is_set_must_fit(tmp_path: Path) -> None:
    nouns = NOUNS + "enums: {colour: [red, blue]}\ntables: {price: {key: colour, values: {red: 1}}}\n"
    below = pack(tmp_path, RULES, nouns, more="solo: automa\n")
    above = over(tmp_path, "north", "set price.red to blue\nset price.green to 2\n")
    found = [(code, text) for code, _, text in under_carets(below, above) if code == "RW305"]
    assert found == [("RW305", "blue"), ("RW305", "green")]


WAYS = """\
flow game:
    each player: do turn
rule turn:
    choose one as deed:
        sell:
            gain 1 coin
            part inner: gain 2 coin
        wait: skip
    match wood:
        1 .. 2:
            part rare: gain 3 coin
        else: skip
winner: most coin
"""


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("replace turn.sell with: gain 5 coin", "replace turn.deed.sell with: gain 7 coin"),
        ("replace turn.deed.sell with: gain 7 coin", "replace turn.sell with: gain 5 coin"),
        ("replace turn.sell with: gain 5 coin", "remove turn.deed.sell"),
        ("replace turn.inner with: gain 5 coin", "replace turn.deed.sell.inner with: gain 7 coin"),
        ("replace turn.inner with: gain 5 coin", "remove turn.deed.sell"),
        ("remove turn.inner", "replace turn.sell with: gain 5 coin"),
        ("remove turn.rare", "replace turn.1.rare with: gain 5 coin"),
        ("replace turn.sell with: gain 5 coin", "remove turn.deed"),
    ],
)
def test_one_thing_has_one_address_however_it_is_written(tmp_path: Path, one: str, two: str) -> None:
    """In two packs, and in one."""
    base = pack(tmp_path, WAYS, NOUNS)
    apart = base, over(tmp_path, "north", one + "\n"), over(tmp_path, "south", two + "\n")
    assert [problem.code for problem in problems_of(*apart)] == ["RW308"]
    together = base, over(tmp_path, "west", f"{one}\n{two}\n")
    [problem] = problems_of(*together)
    assert problem.code == "RW308" and problem.message.startswith("`west` changes `turn.")


def test_what_is_told_apart_by_its_way_is_not_one_thing(tmp_path: Path) -> None:
    rules = WAYS.replace("wait: skip", "wait:\n            part inner: gain 4 coin")
    base = pack(tmp_path, rules, NOUNS)
    one, two = "replace turn.sell.inner with: gain 5 coin\n", "replace turn.wait.inner with: gain 6 coin\n"
    assert problems_of(base, over(tmp_path, "north", one), over(tmp_path, "south", two)) == ()

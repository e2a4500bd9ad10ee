"""What stands in tables is changed by its address: all that may be said in one pack, and all that is wrong in another."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import GAME, over, pack, problems_of, rules_of, under_carets

NOUNS = """\
enums: {colour: [red, blue, green]}
resources: {coin: {per: player}, wood: {per: player, start: 1, max: 5}, gem: {per: player, max: 4}, reed: }
boards: {grid: {shape: square, width: 2, height: 3, cells: {mark: player, heat: number}}}
tables:
  price: {key: colour, values: {red: 1, blue: 2}}
  toll: {key: [colour, number], values: {red: {1: 3, 2: 4}, blue: {1: 5}}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, hue: colour, gift: effect}
items:
  ant: {worth: 1, hue: red, gift: gain 1 coin}
  bee:
  cow: {worth: 3}
  doe: {worth: 4, hue: blue}
"""
MORE = "more: card\nitems: {elk: {worth: 6}}\n"
SHOWN = "regions:\n  one: {shows: [coin]}\n  two: {shows: [wood]}\n"
OPTIONS = "options:\n  fast: {type: yes_no, default: no}\n  many: {type: number, min: 1, max: 3, default: 2}\n"


def base(folder: Path) -> Path:
    files = {"more.yaml": MORE, "table.yaml": SHOWN}
    return pack(folder, GAME + "rule turn: skip\n", NOUNS, CARDS, more=OPTIONS, files=files)


def test_each_address_is_changed_and_no_other(tmp_path: Path) -> None:
    patches = """\
set wood.start to 2
remove gem.max
set reed.start to 3
set card.ant.worth to 5
set card.bee.worth to 7
set card.elk.hue to green
remove card.cow
remove card.doe.hue
set price.red to 9
remove price.blue
set price.green to 8
set toll.red.2 to 6
remove toll.red.1
remove grid.cells.mark
set grid.width to 4
set option.fast to yes
set option.many.max to 5
set players.max to 1
"""
    rules = rules_of(base(tmp_path), over(tmp_path, "north", patches))
    counters = {name: (one.start, one.low, one.high) for name, one in rules.variables.items()}
    assert counters == {"coin": (None, 0, None), "wood": (2, 0, 5), "gem": (None, 0, None), "reed": (3, 0, None)}
    assert {item.id: item.values for item in rules.pieces["card"].items} == {
        "ant": {"worth": 5, "hue": "red"},
        "bee": {"worth": 7},
        "doe": {"worth": 4},
        "elk": {"worth": 6, "hue": "green"},
    }
    assert rules.tables["price"].values == {"red": 9, "green": 8}
    assert rules.tables["toll"].values == {("red", 2): 6, ("blue", 1): 5}
    grid = rules.boards["grid"]
    assert (grid.width, grid.height, list(grid.attributes)) == (4, 3, ["heat"])
    fast, many = rules.options["fast"], rules.options["many"]
    assert (fast.default, fast.fixed, many.default, many.fixed, many.low, many.high) == (True, True, 2, False, 1, 5)
    assert rules.base.players == (1, 1)


# What is wrong, what stands under the carets, and what is known there instead.
WRONG = (
    ("set wod.start to 2", "wod", "wood"),
    ("set wood.strat to 2", "strat", "wood.start"),
    ("set card.ent.worth to 1", "ent", "card.ant"),
    ("set card.ant.wroth to 1", "wroth", "card.ant.worth"),
    ("set option.fst to yes", "fst", "option.fast"),
    ("set option to yes", "option", ""),
    ("remove price.grean", "grean", "red, blue"),
    ("set toll.rid.1 to 3", "rid", "toll.red"),
    ("set price.red.deep to 3", "deep", ""),
    ("remove colour.rid", "rid", "colour.red"),
    ("remove colour.red.deep", "deep", ""),
    ("remove table.regions.thre", "thre", "one, two"),
    ("remove table.regins.one", "regins", "table.regions"),
    ("set card to 3", "card", "card.ID"),
    ("set card.ant.gift to 3", "card.ant.gift", "replace card.ant.gift with:"),
    ("replace price.red with: skip", "price.red", "set price.red to"),
)


@pytest.mark.parametrize(("patch", "under", "known"), WRONG)
def test_a_wrong_address_is_told_at_its_word(tmp_path: Path, patch: str, under: str, known: str) -> None:
    packs = base(tmp_path), over(tmp_path, "north", f"{patch}\n")
    assert [text for _, _, text in under_carets(*packs)] == [under]
    [problem] = problems_of(*packs)
    assert known in str(problem.suggestion)


def test_a_pack_over_another_shows_nothing_twice(tmp_path: Path) -> None:
    """Where the table has a place, an order or a look for something already, the first one stays; what is new is taken over."""
    said = SHOWN + "order: {colour: 1}\nlooks: {coin: {colour: red}}\n"
    one = pack(tmp_path, GAME + "rule turn: skip\n", NOUNS, CARDS, files={"table.yaml": said})
    again = "regions:\n  one: {shows: [gem]}\n  three: {shows: [coin, reed]}\n"
    again += "order: {colour: 2 +}\nlooks:\n  coin: {colour: blue, coloured_by: worth}\n  wood: {colour: green}\n"
    two = pack(tmp_path, name="north", more="extends: [base]\n", files={"table.yaml": again})
    found = [(code, said.partition(" on the table")[0], under) for code, said, under in under_carets(one, two)]
    assert [told for told in found if told[0] == "RW315"] == [
        ("RW315", "`one` has two regions", "one"),
        ("RW315", "`coin` has two places", "coin"),
        ("RW315", "`colour` has two orders", "colour"),
        ("RW315", "`coin` has two looks", "coin"),
    ]
    assert {code for code, _, _ in found} <= {"RW315", "RW430"}


TILES = "pieces: tile\nfaces: lands\nshapes: {two: [[0, 0], [1, 0]], one: [[0, 0]]}\nattributes: {lands: list of colour}\n"
ROW = "items: {hill: {shape: one, lands: [red]}}\n"


@pytest.mark.parametrize(
    ("patch", "code"),
    [
        ("set players.min to 9", "RW305"),
        ("set tile.hill.shape to two", "RW305"),
        ("set wood.max to 0", "RW318"),
        ("set option.many.min to 9", "RW318"),
    ],
)
def test_what_no_longer_fits_beside_a_change_is_told_with_it(tmp_path: Path, patch: str, code: str) -> None:
    """The line of the pack below is right as it stands there; whoever wrote the change must be told of it, and told once."""
    files = {"tiles.yaml": TILES + ROW, "floor.yaml": "boards: {floor: {shape: square, tiles: tile}}\n"}
    game = pack(tmp_path, GAME + "rule turn: skip\n", NOUNS, CARDS, more=OPTIONS, files=files)
    errors = [problem for problem in problems_of(game) if problem.severity == "error"]
    assert errors == []
    problems = [each for each in problems_of(game, over(tmp_path, "north", patch + "\n")) if each.severity == "error"]
    assert {problem.code for problem in problems} == {code}
    for problem in problems:
        places = [problem.span, *(span for _, span in problem.notes)]
        assert [span.file for span in places if span is not None].count("north/game.rules") == 1, problem

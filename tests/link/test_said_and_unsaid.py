"""What nouns are when everything is said of them, and when nothing is: as the tables of the language page have it."""

from __future__ import annotations

from pathlib import Path

from tests.link.small import GAME, pack, rules_of

from rulewright.link import NUMBER, PLAYER, YES_NO, CellType, ConstantType, ListType

NOUNS = """\
enums: {colour: [red, blue], ground: [sand, rock]}
resources:
  coin:
  gem: {per: [player, colour], start: 3, min: 1, max: 9}
  dust: {start: 2, stands_for: [coin]}
tracks: {fame: {per: player, start: {1: 2, 2: 4}}}
variables:
  told:
  chief: {type: player}
  lit: {type: yes_no, start: yes}
  seen: {type: list of colour, start: [blue]}
  heat: {per: colour, start: {red: 7}}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player, seen_by: owner, active: false}
boards:
  plain: {shape: square, width: 3, height: 2}
  ring: {shape: ring, width: 5, cells: {mark: player, secret: {type: number, shown: no}}}
  named: {shape: hex, width: 2, height: 2, cell_names: r1c1}
  grown: {shape: square, tiles: slab, per: player}
  drawn:
    shape: square
    legend: {s: sand, r: rock}
    map: |
      . . .
      . sr
      .  rs
  comb:
    shape: hex
    legend: {s: sand, r: rock}
    map: |
      .
      .  s r
      . r s s
      .  s
tables:
  price: {key: colour, values: {red: 1}}
  friend: {key: [number, colour], type: colour, values: {2: {blue: red}}}
  home: {key: player, type: cell of plain, values: {1: a1}}
"""
CARDS = """\
pieces: card
attributes:
  worth: number
  hues: list of colour
  power: {type: number, varies: true, min: 2, max: 6}
  age: {type: number, varies: true}
source: rulebook
each: {worth: 4}
items:
  ant: {copies: 3, hues: [red, blue]}
  bee: {same_as: ant, worth: 5}
  cow: {source: published}
"""
SLABS = """\
pieces: slab
all: stones
faces: grounds
shapes: {two: [[0, 0], [1, 0]]}
attributes: {grounds: list of ground}
items: {s: {grounds: [sand, rock]}}
"""
OPTIONS = """\
options:
  fast: {type: yes_no, default: yes}
  many: {type: number, default: 2, min: 1, max: 5, players: [2]}
  mode: {values: [calm, wild], default: wild}
"""


def test_nouns(tmp_path: Path) -> None:
    rules = rules_of(pack(tmp_path, GAME + "rule turn: skip\n", NOUNS, CARDS, more=OPTIONS, files={"slabs.yaml": SLABS}))
    colour = ConstantType("colour")
    counters = {
        name: (one.sort, one.per, one.type, one.low, one.high, one.start, one.substitutes, dict(one.starts))
        for name, one in rules.variables.items()
    }
    assert counters == {
        "coin": ("resource", (), NUMBER, 0, None, None, (), {}),
        "gem": ("resource", (PLAYER, colour), NUMBER, 1, 9, 3, (), {}),
        "dust": ("resource", (), NUMBER, 0, None, 2, ("coin",), {}),
        "fame": ("track", (PLAYER,), NUMBER, 0, None, None, (), {1: 2, 2: 4}),
        "told": ("variable", (), NUMBER, 0, None, None, (), {}),
        "chief": ("variable", (), PLAYER, 0, None, None, (), {}),
        "lit": ("variable", (), YES_NO, 0, None, "yes", (), {}),
        "seen": ("variable", (), ListType(colour), 0, None, ["blue"], (), {}),
        "heat": ("variable", (colour,), NUMBER, 0, None, None, (), {"red": 7}),
    }
    zones = {name: (zone.per, zone.holds, zone.seen_by, zone.start, zone.active) for name, zone in rules.zones.items()}
    assert zones == {"row": ((), "card", "all", "all", True), "hand": ((PLAYER,), "card", "owner", "empty", False)}
    assert {name: (enum.members) for name, enum in rules.enums.items()} == {"colour": ("red", "blue"), "ground": ("sand", "rock")}
    fast, many, mode = (rules.options[name] for name in ("fast", "many", "mode"))
    assert (fast.type, fast.default, fast.players, fast.fixed) == (YES_NO, True, (), False)
    assert (many.type, many.default, many.low, many.high, many.players) == (NUMBER, 2, 1, 5, (2,))
    assert (mode.type, mode.default, mode.values) == (ConstantType("mode"), "wild", ("calm", "wild"))


def test_boards(tmp_path: Path) -> None:
    rules = rules_of(pack(tmp_path, GAME + "rule turn: skip\n", NOUNS, CARDS, more=OPTIONS, files={"slabs.yaml": SLABS}))
    boards = {
        name: (board.shape, board.width, board.height, board.per, board.tiles, board.cell_names, board.grows)
        for name, board in rules.boards.items()
    }
    assert boards == {
        "plain": ("square", 3, 2, (), "", "a1", False),
        "ring": ("ring", 5, 0, (), "", "a1", False),
        "named": ("hex", 2, 2, (), "", "r1c1", False),
        "grown": ("square", 0, 0, (PLAYER,), "slab", "a1", True),
        "drawn": ("square", 3, 2, (), "", "a1", False),
        "comb": ("hex", 3, 3, (), "", "a1", False),
    }
    assert dict(rules.boards["ring"].attributes) == {"mark": PLAYER, "secret": NUMBER}
    assert rules.boards["ring"].unshown == {"secret"}
    drawn, comb = rules.boards["drawn"], rules.boards["comb"]
    assert drawn.places == ((0, 0), (1, 0), (1, 1), (2, 1)) and drawn.printed == ("sand", "rock", "rock", "sand")
    # One row on, a hex that stands one character to the right has the same column; one to the left, that before.
    assert comb.places == ((1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2))
    assert comb.printed == ("sand", "rock", "rock", "sand", "sand", "sand") and comb.legend == drawn.legend == "ground"


def test_tables_and_pieces(tmp_path: Path) -> None:
    rules = rules_of(pack(tmp_path, GAME + "rule turn: skip\n", NOUNS, CARDS, more=OPTIONS, files={"slabs.yaml": SLABS}))
    tables = {name: (table.keys, table.type, dict(table.values)) for name, table in rules.tables.items()}
    assert tables == {
        "price": ((ConstantType("colour"),), NUMBER, {"red": 1}),
        "friend": ((NUMBER, ConstantType("colour")), ConstantType("colour"), {(2, "blue"): "red"}),
        "home": ((PLAYER,), CellType("plain"), {1: "a1"}),
    }
    card, slab = rules.pieces["card"], rules.pieces["slab"]
    assert {item.id: (item.values, item.copies, item.source) for item in card.items} == {
        "ant": ({"worth": 4, "hues": ["red", "blue"]}, 3, "rulebook"),
        "bee": ({"worth": 5, "hues": ["red", "blue"]}, 1, "rulebook"),
        "cow": ({"worth": 4}, 1, "published"),
    }
    attributes = {name: (one.varies, one.low, one.high, one.bounds) for name, one in card.attributes.items()}
    assert attributes == {
        "worth": (False, 0, None, (None, None)),
        "hues": (False, 0, None, (None, None)),
        "power": (True, 2, 6, (2, 6)),
        "age": (True, 0, None, (None, None)),
    }
    assert (card.all_name, slab.all_name, slab.faces, card.places) == ("cards", "stones", "grounds", False)
    assert dict(slab.shapes) == {"two": ((0, 0), (1, 0))}

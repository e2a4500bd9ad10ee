"""Where everything lies in a state, what it is called and who may see it: a small game, all of it worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.small_packs import checked

from rulewright.link import NUMBER, PLAYER, YES_NO, CellType, ConstantType, ListType, PieceType, SpotType, settle
from rulewright.state import Layout, as_data, lay_out, redeal
from rulewright.state.addresses import AgendaAt, BoardAt, CellsAt, DoingAt, LastingAt, OnceAt, VariableAt
from rulewright.state.encoding import covering, spot_at
from rulewright.state.geometry import pack
from rulewright.state.layout import boards_in, lists_in
from rulewright.state.view import canonical, hidden_pieces, hidden_zones, owner_of
from rulewright.state.words import all_keys, encoded, key_of

NOUNS = """\
enums: {colour: [red, blue, green], ground: [grass, sea]}
resources: {coin: {per: player, start: 5}, reed: {per: player, start: 2, min: 1}}
variables:
  stock: {per: colour, start: {red: 4, green: 6}}
  owed: {per: [colour, player], start: 1}
  heat: {per: isle, start: {r1c2: 7}}
  led: {type: player}
  open: {type: yes_no, start: yes}
  which: {type: resource, start: reed}
  hues: {type: list of colour, start: [green, red]}
zones:
  row: {holds: card, start: all}
  hand: {holds: card, per: player, seen_by: owner}
  deck: {holds: card, seen_by: nobody}
  chest: {holds: card, per: [colour, player], active: false}
  box: {holds: tile, start: all}
boards:
  grid: {shape: square, width: 3, height: 2, cells: {mark: player, wet: yes_no}}
  isle: {shape: square, legend: {g: grass, "~": sea}, map: "g~"}
  land: {shape: square, tiles: tile}
"""
CARDS = """\
pieces: card
attributes: {worth: number, tint: colour, power: {type: number, varies: true}}
items:
  ant: {copies: 2, worth: 4, tint: blue, power: 3}
  bee: {worth: 1, effect: "after you do turn, once per game: gain 1 coin"}
"""
TILES = """\
pieces: tile
faces: show
shapes: {one: [[0, 0]], two: [[0, 0], [1, 0]]}
attributes: {show: list of ground}
items: {t: {shape: two, show: [sea, grass]}, u: {copies: 2, show: [grass]}}
"""
RULES = """\
flow game: each player: do turn
winner: most coin
value price = 1
action turn:
    until end of turn: add 1 to price
    gain price coin
    any order as jobs:
        one: gain 1 coin
        two: add to jobs: do rest
rule rest: gain 1 coin
rule rest for automa: gain 2 coin
at any time in rest, as extra: pay 1 coin
bot automa:
    jobs: prefer one
"""
COLOUR, CARD, TILE = ConstantType("colour"), PieceType("card"), PieceType("tile")


@pytest.fixture(scope="module")
def layout(tmp_path_factory: pytest.TempPathFactory) -> Layout:
    folder = tmp_path_factory.mktemp("places")
    rules = checked(folder, RULES, NOUNS, CARDS, players=(1, 3), more="solo: automa\n", files={"tiles.yaml": TILES}).rules
    return lay_out(rules, 2, settle(rules, 2, {}))


def test_each_thing_has_its_slots_behind_those_before_it(layout: Layout) -> None:
    """Three slots are everybody's; an attribute of things has one more in front of it, for nothing."""
    wanted: dict[Any, range] = {
        VariableAt("coin"): range(3, 5),
        VariableAt("reed"): range(5, 7),
        VariableAt("stock"): range(7, 10),
        VariableAt("owed"): range(10, 16),
        VariableAt("heat"): range(16, 18),
        VariableAt("led"): range(18, 19),
        VariableAt("open"): range(19, 20),
        VariableAt("which"): range(20, 21),
        VariableAt("hues"): range(21, 22),
    }
    assert {address: layout.regions[address].slots for address in wanted} == wanted
    zones = [layout.zone(name).slots for name in ("row", "hand", "deck", "chest", "box")]
    assert zones == [range(22, 23), range(23, 25), range(25, 26), range(26, 32), range(32, 33)]
    assert layout.cells("grid", "mark").slots == range(34, 40) and layout.cells("grid", "wet").slots == range(41, 47)
    assert layout.board("land").slots == range(47, 48)
    assert layout.locations("card").slots == range(49, 52) and layout.attribute("card", "power").slots == range(53, 56)
    assert layout.locations("tile").slots == range(57, 60)
    kept = [address for address in layout.regions if isinstance(address, DoingAt | OnceAt | LastingAt | AgendaAt)]
    assert kept == [DoingAt("at any time"), OnceAt(1), DoingAt("turn"), LastingAt(0), DoingAt("rest"), AgendaAt("jobs")]
    assert [list(layout.regions[address].slots) for address in kept] == [[60, 61], [62, 63], [64, 65], [66, 67], [68, 69], [70]]
    game, turn, rest = (layout.stretches[name] for name in ("game", "turn", "rest"))
    assert (game.doing, game.once, game.lasting) == (None, range(62, 64), range(64, 64))
    assert turn.doing is not None and turn.doing.slots == range(64, 66)
    assert (turn.once, turn.lasting, rest.once, rest.lasting) == (range(66, 66), range(66, 68), range(70, 70), range(70, 70))
    assert list(layout.lasting.values()) == [0] and len(layout.initial) == 71


def test_everything_begins_as_it_is_written(layout: Layout) -> None:
    start = layout.initial
    assert start[:3] == (0, 0, 0)
    assert start[3:7] == (5, 5, 2, 2) and start[7:10] == (4, 0, 6) and start[10:16] == (1,) * 6 and start[16:18] == (0, 7)
    assert start[18:22] == (0, 1, layout.resource("reed"), (3, 1)) and type(start[19]) is int
    assert start[22:33] == ((1, 2, 3), *[()] * 9, (1, 2, 3))
    assert start[33:48] == (*[0] * 14, {})
    assert start[48:60] == (0, 22, 22, 22, 0, 3, 3, 0, 0, 32, 32, 32)
    assert start[60:] == (0, 0, 0, 0, 0, 0, (), (), 0, 0, ())
    lows = {name: layout.variable(name).low for name in ("coin", "reed", "stock")}
    assert lows == {"coin": 0, "reed": 1, "stock": -1}


def test_how_many_things_there_are(layout: Layout) -> None:
    types = (PLAYER, COLOUR, CARD, CellType("grid"), CellType("isle"), CellType("land"), NUMBER)
    assert [layout.count(type_) for type_ in types] == [2, 3, 3, 6, 2, 0, 0]
    assert set(layout.geometry) == {"grid", "isle"}
    assert layout.piece_ids == {"card": ("ant.1", "ant.2", "bee"), "tile": ("t", "u.1", "u.2")}
    cards, tiles = layout.rules.pieces["card"], layout.rules.pieces["tile"]
    assert [layout.numbers_of(cards, item) for item in ("ant", "bee", "cow")] == [range(1, 3), range(3, 4), range(0)]
    assert layout.column(cards, "worth") == [4, 4, 1] and layout.column(cards, "tint") == [2, 2, 0]
    assert layout.column(tiles, "show") == [(2, 1), (1,), (1,)] and layout.shape_column(tiles) == [1, 0, 0]
    assert layout.faces(layout.rules.boards["land"]) == ((), (2, 1), (1,), (1,))


def test_what_lies_at_a_slot(layout: Layout) -> None:
    assert [layout.name_at(slot) for slot in (3, 4, 5, 15, 22, 99)] == ["coin", "coin", "reed", "owed", "22", "99"]
    assert layout.by_resource == {2: "coin", 4: "reed"} and layout.resource("coin") + 1 == 3
    assert [region.address for region in lists_in(layout)] == [VariableAt("hues")]
    assert [region.address for region in boards_in(layout)] == [BoardAt("land")]
    assert [region.first for region in layout.zones_of("card")] == [22, 23, 25, 26]
    assert layout.owners("card") == {23: 1, 24: 2} and layout.owners("tile") == {}
    owed = layout.variable("owed")
    assert [owed.slot(1, 1), owed.slot(1, 2), owed.slot(3, 2)] == [10, 11, 15]
    assert [(owed.index_of(slot, 0), owed.index_of(slot, 1)) for slot in (10, 11, 12, 15)] == [(1, 1), (1, 2), (2, 1), (3, 2)]
    assert (owed.strides, owed.size, owed.origin) == ((2, 1), 6, 7)
    assert [owner_of(owed, 10), owner_of(owed, 15), owner_of(layout.variable("stock"), 8)] == [1, 2, 0]


def test_one_person_alone_plays_against_the_automated_seat(layout: Layout) -> None:
    rules = layout.rules
    alone = lay_out(rules, 1, settle(rules, 1, {}))
    assert (alone.players, alone.seats) == (2, ("", "", "automa"))
    assert (layout.players, layout.seats) == (2, ("", "", ""))
    assert lay_out(rules, 3, settle(rules, 3, {})).seats == ("", "", "", "")


def test_a_flow_has_slots_at_the_end(layout: Layout) -> None:
    more = layout.with_flow(2)
    assert more.initial == (*layout.initial, 0, 0)
    assert [region.first for address, region in more.regions.items() if address not in layout.regions] == [71, 72]


def test_names_of_values(layout: Layout) -> None:
    land, grid = layout.rules.boards["land"], layout.rules.boards["grid"]
    wanted: list[tuple[Any, Any, str]] = [
        (NUMBER, 0, "0"),
        (YES_NO, 0, "no"),
        (YES_NO, 1, "yes"),
        (PLAYER, 2, "player 2"),
        (PLAYER, 0, "nothing"),
        (COLOUR, 3, "green"),
        (CARD, 2, "ant.2"),
        (CARD, 0, "nothing"),
        (ListType(COLOUR), (3, 1), "green/red"),
        (CellType("grid"), 5, "b2"),
        (CellType("isle"), 2, "r1c2"),
        (CellType("land"), pack(1, -2), "1,-2"),
        (SpotType("land"), spot_at(pack(0, 3), 1, 2), "0,3@2"),
        (layout.variable("which").holds, 2, "coin"),
        (layout.variable("which").holds, 9, "9"),
    ]
    assert [(type_, value, key_of(layout, type_, value)) for type_, value, _ in wanted] == wanted
    assert all_keys(layout, CARD) == ("ant.1", "ant.2", "bee") and all_keys(layout, COLOUR) == ("red", "blue", "green")
    assert all_keys(layout, PLAYER) == ("player 1", "player 2") and all_keys(layout, YES_NO) == ("no", "yes")
    assert all_keys(layout, CellType("grid")) == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert all_keys(layout, CellType("land")) is None and all_keys(layout, NUMBER) is None
    assert land.size == 0 and grid.size == 6


def test_words_become_numbers(layout: Layout) -> None:
    wanted: list[tuple[Any, Any, Any]] = [
        (COLOUR, "red", 1),
        (COLOUR, None, 0),
        (ListType(COLOUR), ["blue", "red"], (2, 1)),
        (ListType(COLOUR), None, ()),
        (YES_NO, True, True),
        (YES_NO, "yes", True),
        (YES_NO, "no", False),
        (CellType("grid"), "c2", 6),
        (CellType("grid"), "d9", 0),
        (layout.variable("which").holds, "coin", 2),
        (layout.variable("which").holds, None, 0),
        (NUMBER, 7, 7),
        (NUMBER, None, 0),
        (CARD, "bee", 0),
    ]
    found = [(type_, value, encoded(layout.rules, layout.resource, value, type_)) for type_, value, _ in wanted]
    assert found == wanted


def dealt(layout: Layout) -> list[Any]:
    """The first player holds one card, the second another, and the third lies where nobody looks."""
    state = list(layout.initial)
    state[22], state[23], state[24], state[25] = (), (1,), (2,), (3,)
    state[49:52] = 23, 24, 25
    state[34], state[46] = 2, 1
    state[47] = {pack(1, 0): covering(1, 1, 1), pack(0, 0): covering(2, 3, 2)}
    return state


def test_a_seat_sees_what_is_open_and_its_own(layout: Layout) -> None:
    state = dealt(layout)
    everything, own = as_data(layout, state), as_data(layout, state, 1)
    assert everything["zones"]["hand"] == {"player 1": ["ant.1"], "player 2": ["ant.2"]}
    assert own["zones"]["hand"] == {"player 1": ["ant.1"], "player 2": {"hidden": 1}}
    assert (everything["zones"]["deck"], own["zones"]["deck"]) == ({"all": ["bee"]}, {"all": {"hidden": 1}})
    assert everything["random"] == 0 and "random" not in own
    assert everything["pieces"]["card.power"] == {"ant.1": "3", "ant.2": "3", "bee": "0"}
    assert own["pieces"]["card.power"] == {"ant.1": "3"}
    assert hidden_zones(layout, "card", 1) == [24, 25] and hidden_zones(layout, "card", 2) == [23, 25]
    assert hidden_pieces(layout, state, "card", 1) == {2, 3} and hidden_pieces(layout, state, "card", 2) == {1, 3}
    assert everything["variables"]["owed"]["blue player 2"] == 1 and everything["variables"]["open"] == {"all": "yes"}
    assert everything["boards"]["grid"]["all"]["a1"] == {"mark": "player 2"}
    assert everything["boards"]["grid"]["all"]["c2"] == {"wet": "yes"} and everything["boards"]["grid"]["all"]["b1"] == {}
    assert list(everything["boards"]["land"]["all"].items()) == [
        ("0,0", {"level": 2, "tile": "u.2", "face": "sea"}),
        ("1,0", {"level": 1, "tile": "t", "face": "grass"}),
    ]
    assert everything["flow"] == [0] and everything["memory"] == [0, 0, 0, 0, 0, 0, (), (), 0, 0, ()]
    state[1] = 1
    assert as_data(layout, state)["flow"] == [] and canonical(layout, state).startswith('{"boards":{"grid":{"all":{"a1":')


def test_what_a_seat_cannot_see_changes_places_and_nothing_else_does(layout: Layout) -> None:
    state = dealt(layout)
    found = [redeal(layout, state, 1, seed) for seed in range(20)]
    assert {(new[23], new[24], new[25]) for new in found} == {((1,), (2,), (3,)), ((1,), (3,), (2,))}
    for new in found:
        assert [new[49 + card - 1] for card in (*new[23], *new[24], *new[25])] == [23, 24, 25]
        assert new[:22] == state[:22] and new[26:49] == state[26:49] and new[52:] == state[52:]
    assert redeal(layout, state, 1, 3) == redeal(layout, state, 1, 3) and state == dealt(layout)
    seen = list(layout.initial)  # all cards were open a moment ago
    assert redeal(layout, state, 1, 1, seen) == state


def test_cells_of_a_spot(layout: Layout) -> None:
    land = layout.rules.boards["land"]
    spot = spot_at(pack(2, 1), 1, 1)  # turned once, the second cell lies a row further down
    assert layout.cells_of(land, spot) == (pack(2, 1), pack(2, 2))
    assert layout.regions[CellsAt("grid", "mark")].sizes == (6,)


def test_spots_of_a_map_lie_wholly_on_it(tmp_path: Path) -> None:
    nouns = "enums: {ground: [grass, sea]}\nboards: {isle: {shape: square, tiles: tile, legend: {g: grass}, map: ggg}}\n"
    rules = checked(
        tmp_path,
        "flow game: do rest\nrule rest: skip\nwinner: most worn\n",
        "resources: {worn: {per: player}}\n" + nouns,
        files={"tiles.yaml": TILES},
    ).rules
    layout = lay_out(rules, 2, {})
    isle = rules.boards["isle"]
    assert {spot: cells for spot, cells in layout.spots(isle).items() if len(cells) == 2} == {
        spot_at(1, 1, 0): (1, 2),
        spot_at(2, 1, 0): (2, 3),
        spot_at(2, 1, 2): (2, 1),
        spot_at(3, 1, 2): (3, 2),
    }
    assert layout.cells_of(isle, spot_at(3, 1, 0)) == () and layout.cells_of(isle, spot_at(3, 0, 0)) == (3,)

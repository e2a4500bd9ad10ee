"""Small values given straight to what rules call: keys of options, boards, tiles, ways to pay, and code that is read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.inside import Forbidden, footprints_of, loaded_code, spot_at

from rulewright.compile import Site
from rulewright.diagnostics import GameError, Span
from rulewright.link import NUMBER
from rulewright.run import boards, paying
from rulewright.run.agendas import Agenda, Around, _changed, _doings, _put_back
from rulewright.run.answering import Script, Tracer
from rulewright.run.boards import Holes, fares, flooded, groups, groups_of, level_over, reach
from rulewright.run.effects import best_some, draw_some, first_best, move_all, place, shuffle
from rulewright.run.failing import Fail, Pending, TooLong
from rulewright.run.keys import option_key, possible_keys
from rulewright.run.loading import load_expression, load_question
from rulewright.run.paying import funds, paid_from, pay_with, resources_of, ways_to_pay
from rulewright.run.spots import LOOK, _away, _margin, each_spot, extent_of, sampled_spot
from rulewright.state import Now, card, pack, steps_of


def free(work: int) -> None:
    """Nobody counts."""


# -- keys --
NAMES = {"card": ["ant", "bee.1", "bee.2"], "tile": ["flat", "steep"]}
LAYOUT: Any = SimpleNamespace(
    piece_ids=NAMES,
    name_at=lambda slot: {4: "wood", 5: "gem"}[slot],
    rules=SimpleNamespace(
        triggers=SimpleNamespace(
            any_time=[
                SimpleNamespace(owned=SimpleNamespace(kind="card", sentence=None)),
                SimpleNamespace(owned=SimpleNamespace(kind=None, sentence=SimpleNamespace(name="sigh"))),
            ]
        )
    ),
)


def site(kind: Any, *alternatives: str) -> Site:
    return Site(0, "turn", kind, "label", NUMBER, Span.point("game.rules", 1, 1), alternatives)


@pytest.mark.parametrize(
    ("where", "option", "key"),
    [
        (site("may"), 1, "yes"),
        (site("may"), 0, "no"),
        (site("more"), True, "yes"),
        (site("more"), False, "no"),
        (site("one", "near", "far"), 1, "near"),
        (site("one", "near", "far"), 2, "far"),
        (site("order", "early", "late"), 2, "late"),
        (site("order", "early", "late"), 3, "added 1"),
        (site("order", "early", "late"), 5, "added 3"),
        (site("window", "card", "tile"), 0, "enough"),
        (site("window", "card", "tile"), card(0, 1), "ant"),
        (site("window", "card", "tile"), card(0, 3), "bee.2"),
        (site("window", "card", "tile"), card(1, 2), "steep"),
        (site("effects", "card", "", "card"), card(0, 2), "bee.1"),  # of one kind the name is enough
        (site("effects", "card", "", "tile"), card(2, 1), "tile flat"),
        (site("effects", "card", "", "tile"), card(0, 1), "card ant"),
        (site("pay"), ((4, 2), (5, 1)), "2 wood+1 gem"),
        (site("pay"), ((5, 3),), "3 gem"),
        (site("pay"), (), "nothing"),
        (site("mix"), (5, 2, 7), "2 gem"),
        (site("choose"), None, "enough"),
        (site("choose"), -3, "-3"),
        (site("choose"), Now(0, 2), "now bee.1"),
        (site("may"), Now(1, 0), "now sigh"),
    ],
)
def test_the_key_of_an_option(where: Site, option: Any, key: str) -> None:
    assert option_key(LAYOUT, where, option) == key


def test_keys_that_there_could_be() -> None:
    assert possible_keys(LAYOUT, site("may")) == possible_keys(LAYOUT, site("more")) == {"yes", "no"}
    for kind in ("one", "order"):
        assert possible_keys(LAYOUT, site(kind, "near", "far")) == {"near", "far"}


# -- boards --
def test_cells_that_touch_are_one_group() -> None:
    work: list[int] = []
    cells = [pack(0, 0), pack(2, 0), pack(1, 0), pack(5, 5), pack(5, 6)]
    assert groups(cells, steps_of("square"), work.append) == [(cells[0], cells[2], cells[1]), (cells[3], cells[4])]
    assert groups_of([1, 4, 2], [[], [2], [1], [4], []], work.append) == [(1, 2), (4,)] and groups([], (), work.append) == []
    assert work == [5 * LOOK, 3 * LOOK, 0]


def test_a_tile_lies_above_the_highest_cell_below_it() -> None:
    ground, high, higher = 1 << 20 | 5, 2 << 20 | 1, 3 << 20
    board = {1: ground, 2: high, 3: higher}
    assert [level_over(board, cells) for cells in ((7,), (1,), (1, 2), (2, 1), (1, 7), (3, 1, 2), ())] == [1, 2, 3, 3, 2, 4, 1]


def test_a_tile_is_laid_with_its_faces() -> None:
    """From wherever it lay, and on what was there; the board before is left as it was."""
    before = {7: 1 << 20}
    state: list[Any] = [0, 0, 5, 0, before, (1, 2, 3)]
    place(state, 0, 2, (7, 8), 4, ((), (), (3, 4)))
    assert state == [0, 0, 0, 0, {7: 2 << 20 | 2 << 8 | 3, 8: 2 << 20 | 2 << 8 | 4}, (1, 3)] and before == {7: 1 << 20}
    place(state, 0, 1, (9,), 4, ((), (6,)))
    assert state[4][9] == 1 << 20 | 1 << 8 | 6 and state[5] == (1, 3)  # it lay nowhere


def test_the_latest_holes_are_kept() -> None:
    steps, holes = steps_of("square"), Holes()
    ring = {pack(x, y): 1 for x in range(3) for y in range(3) if (x, y) != (1, 1)}
    found = holes.find(ring, steps)
    assert found == [pack(1, 1)] and holes.find(ring, steps) is found and holes.find(dict(ring), steps) == found
    assert holes.find(ring, steps_of("hex")) is not found
    for _ in range(8):
        holes.find(dict(ring), steps)
    assert len(holes._known) == 8 and holes.find(ring, steps) is not found


def test_cells_by_the_cheapest_path() -> None:
    """1 to 5 in a row, of which 4 costs 3 to enter and may not be entered from 5; 0 is closed. A price below nothing is none."""
    rows = {0: [1], 1: [0, 2, 3], 2: [1, 3], 3: [2, 4, 1], 4: [3, 5], 5: [4, 3]}
    prices = {(1, 3): 5, (2, 3): 2, (1, 2): 1, (3, 4): 3, (4, 5): -7}
    work: list[int] = []

    def asked(ask: Any, test: Any = None) -> Any:
        return ask(1, rows.__getitem__, lambda a, b: b > 0, lambda a, b: prices.get((a, b), 1), test, 4, work.append)

    assert asked(fares) == {2: 1, 3: 3, 4: 6, 5: 6} and asked(reach) == [2, 3, 4, 5] and work == [4] * 10
    assert asked(fares, lambda cell, spent: spent < 4) == {2: 1, 3: 3} and asked(reach, lambda cell, spent: cell != 3) == [
        2,
        4,
        5,
    ]


def test_cells_that_can_be_reached_at_all() -> None:
    rows, seen, work = [[1], [3, 2, 0], [1, 4], [1], [2, 5], [4]], list[int](), list[int]()

    def open_(cell: int) -> bool:
        seen.append(cell)
        return cell not in (0, 4)

    assert flooded(1, rows, open_, None, 6, work.append) == [2, 3] and seen == [3, 2, 0, 4] and work == [6] * 3
    assert flooded(1, rows, open_, lambda cell, spent: cell + spent == 3) == [3]
    assert flooded(5, rows, open_, None) == []


def test_a_board_without_an_edge_is_not_gone_through_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "LONGEST", 5)
    for last, fine in ((5, True), (6, False)):
        given: Any = (1, lambda cell: [cell + 1] if cell < last else [], lambda a, b: True, lambda a, b: 1, None)  # noqa: B023
        if fine:
            assert fares(*given) == {cell: cell - 1 for cell in range(2, 6)}
        else:
            with pytest.raises(TooLong):
                fares(*given)


# -- tiles --
CORNER = (((0, 0), (1, 0), (1, 1)),)


def test_the_box_around_what_is_built() -> None:
    board = {pack(x, y): 1 for x, y in ((-2, 3), (1, -1), (0, 5))}
    west, east, north, south = extent_of(board)
    assert (east - west, south - north) == (3, 6) and pack(0, 0) == (west + 2) * 2048 + north + 1


def test_how_far_a_tile_reaches() -> None:
    offsets = {(x, y): pack(x, y) - pack(0, 0) for x in range(-3, 4) for y in range(-3, 4)}
    for (x, y), offset in offsets.items():
        assert _away(offset) == max(abs(x), abs(y), abs(x + y))
    assert _margin((0,)) == 1 and _margin((0, offsets[1, 0], offsets[-1, 2])) == 3


def test_a_spot_is_drawn_from_the_box_around_what_is_built() -> None:
    """The box is as much wider as the first of the rotations reaches, and one more; its corners are drawn, too."""
    prints, board = footprints_of("square", CORNER), {pack(0, 0): 1, pack(4, 2): 1}
    for chance, corner, turn in ((0.0, (-3, -3), 0), (0.999999, (7, 5), 3)):
        tested: list[int] = []
        sampled_spot(board, prints, 0, lambda chance=chance: chance, lambda spot, to=tested: bool(to.append(spot)))  # type: ignore[misc]
        assert {*tested} == {spot_at(pack(*corner), 0, turn)}


def test_every_cell_of_a_box_is_paid_for() -> None:
    work: list[int] = []
    prints = footprints_of("square", CORNER)
    found = list(each_spot({pack(0, 0): 1, pack(1, 0): 1}, prints, 0, work.append))
    assert work == [LOOK * 4 * 3 * 3] * 4 and len({*found}) == len(found)


# -- pieces --
def test_pieces_are_moved_one_by_one() -> None:
    state: list[Any] = [0, 4, 4, 4, (3, 1, 2), ()]
    move_all(state, 0, (2, 3), 5)
    assert state == [0, 5 - 1, 5, 5, (1,), (2, 3)]
    assert draw_some(state, 0, 1, (3, 2), 4) == 1 and state[4:] == [(1, 3), (2,)] and state[3] == 4
    assert first_best([], iter([11, 31, 32]), lambda n: n // 10) == 31
    with pytest.raises(Fail):
        first_best([], [], lambda n: n)
    assert best_some([], [11, 21, 31], lambda n: n, -1, True, False) == ()
    assert best_some([], [11, 21, 31], lambda n: n, 0, False, False) == ()
    assert best_some([], [11, 21, 31], lambda n: n, 1, False, False) == (31,)
    state = [12345, (1, 2, 3, 4, 5, 6)]
    shuffle(state, 1)
    assert sorted(state[1]) == [1, 2, 3, 4, 5, 6] and state[0] != 12345


# -- paying --
def test_goods_are_counted_once_and_from_their_floor() -> None:
    state = [0, 5, 3, 2]
    assert [funds(state, slots, {}) for slots in ((1,), (1, 2), (2, 1, 1), (1, 2, 3))] == [5, 8, 8, 10]
    assert [funds(state, slots, {1: 2, 3: -1}) for slots in ((1,), (2,), (1, 2), (1, 1, 3))] == [3, 3, 6, 6]
    assert paid_from(((1, 2), (2, 3), (1, 4)), 1) == 6 and paid_from((), 1) == 0
    assert resources_of((10, 20), 2) == [12, 22]


@pytest.mark.parametrize(
    ("needs", "floors", "way"),
    [
        ([[(2, (1,))]], {}, ((1, 2),)),
        ([[(0, (1,))]], {}, ()),
        ([[(-1, (1,))]], {}, ()),
        ([[(3, (1,))]], {1: 2}, ((1, 3),)),
        ([[(4, (1,))]], {1: 2}, None),
        ([[(6, (1,))]], {}, None),
        ([[(0, (1, 2))], [(-2, (3,))]], {}, ()),
        ([[(2, (1,))], [(1, (2,))]], {}, ((1, 2), (2, 1))),
        ([[(2, (1,))], [(2, (1,))]], {}, ((1, 4),)),  # two needs of one good
        ([[(3, (1,))], [(3, (1,))]], {}, None),
        ([[(7, (1,)), (2, (2,))]], {}, ((2, 2),)),  # the one that can be paid
    ],
)
@pytest.mark.parametrize("writes_down", [False, True])
def test_what_is_paid(needs: Any, floors: dict[int, int], way: Any, writes_down: bool) -> None:
    """Where there is one way, nobody is asked; where there is none, it fails, and nothing is paid."""
    state = [0, 5, 3, 0]
    script = Tracer([]) if writes_down else Script([])
    if way is None:
        with pytest.raises(Fail):
            pay_with(state, script, 7, 1, needs, floors, free)
        assert state == [0, 5, 3, 0]
        return
    assert pay_with(state, script, 7, 1, needs, floors, free) == way
    assert state == [have - paid_from(way, slot) for slot, have in enumerate([0, 5, 3, 0])]


def test_which_way_is_a_choice() -> None:
    state = [0, 5, 3]
    with pytest.raises(Pending) as caught:
        pay_with(state, Script([]), 7, 2, [[(3, (1, 2))]], {}, free)
    assert (caught.value.site, caught.value.player) == (7, 2)
    assert list(caught.value.options) == [((1, 3),), ((1, 2), (2, 1)), ((1, 1), (2, 2)), ((2, 3),)]
    assert pay_with(state, Script([((1, 1), (2, 2))]), 7, 2, [[(3, (1, 2))]], {}, free) and state == [0, 4, 1]


def test_there_is_an_end_to_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paying, "LONGEST", 4)
    state = [0, 9, 9, 9]
    for needs in ([[(3, (1, 2))]], [[(1, (1, 2))], [(1, (1, 3))]]):
        assert 3 <= len(ways_to_pay(state, needs, {}, free)) <= 4
    assert ways_to_pay([0, 3, 3], [[(5, (1, 2))]], {}, free) == [((1, 3), (2, 2)), ((1, 2), (2, 3))]  # there are only two
    for needs in ([[(4, (1, 2))]], [[(2, (1, 2, 3))]], [[(1, (1, 2))], [(2, (1, 3))]]):
        with pytest.raises(TooLong):
            ways_to_pay(state, needs, {}, free)


# -- agendas --
def test_names_around_an_item_change_where_it_says_so() -> None:
    assert _changed((1, 2, 3), (), ()) == (1, 2, 3) and _changed((1, 2, 3), (2, 0), (8, 9)) == (9, 2, 8)


def test_what_is_left_of_an_agenda() -> None:
    """What was added is numbered behind all that is listed; who looks ahead begins with it."""
    ask: Any = None
    agenda = Agenda([ask, ask], [(), ()], 1, [], ask, 1)
    state: list[Any] = [0, ("a", "b", "c")]
    assert agenda.left(state, [2]) == [2, 3, 4, 5] and agenda.first(state, [2], True) == [5, 4, 3, 2]
    assert agenda.first(state, [2], False) == [2, 3, 4, 5]
    assert agenda.keep(state, [1, 3, 5]) == [1] and state == [0, ("a", "c")]
    assert agenda.keep(state, [2]) == [2] and state == [0, ()] and agenda.left(state, [2]) == [2]
    never = agenda._replace(slot=0)
    assert never.left([5, 6], [1, 2]) == [1, 2] and never.keep([5], [1, 2]) == [1, 2]


def test_what_began_in_an_item_is_forgotten_with_it() -> None:
    """Of who was not doing it before; what somebody remembered meanwhile in the middle of it stays."""
    ask: Any = None
    work: list[int] = []
    around = Around(ask, work.append, ((range(1, 3), range(3, 35)), (range(35, 36), range(0))))
    state = [0] * 36
    before = _doings(state, around)
    assert work == [(2 + 32 + 1) // 16]
    state[1], state[4], state[35] = 1, 9, 1
    _put_back(state, before, around)
    assert state == [0] * 36
    state[2] = 1
    before = _doings(state, around)
    state[1], state[4] = 1, 9
    _put_back(state, before, around)
    assert (state[1], state[2], state[4]) == (0, 1, 9)


# -- code --
def test_slots_are_put_in_wherever_their_name_stands() -> None:
    slots, names = {"COIN": 3, "WOOD": 4}, {"__builtins__": {}}
    asked = [("lambda S: S[COIN]", 30), ("lambda S: S[COIN] + S[WOOD]", 70), ("lambda S: [S[WOOD], COIN][1]", 3)]
    for text, found in asked:
        assert load_question(text, slots, dict(names))([0, 10, 20, 30, 40]) == found
    with pytest.raises(Forbidden):
        load_expression("S.coin", slots)
    with pytest.raises(SyntaxError):
        load_expression("S[COIN", slots)


@pytest.mark.parametrize("source", ["def f(*, a): return a", "def f(a, *, b=1): return [a, b]", "x = 1 < 2 < 3"])
def test_plain_code_is_read(source: str) -> None:
    assert loaded_code(source).co_filename == "<rules>"


@pytest.mark.parametrize(
    "source",
    ["import os", "x = __y", "def __f(): pass", "f(__a=1)", "def f(__a): pass", "x.y = 1", "x = [a for a in b.c]"],
)
def test_what_no_rule_is_compiled_to_is_refused(source: str) -> None:
    with pytest.raises(Forbidden):
        loaded_code(source)


def test_what_python_cannot_take_is_told() -> None:
    with pytest.raises(GameError) as caught:
        loaded_code("x = " + "(" * 300 + ")" * 300)
    assert caught.value.diagnostic.code == "RW506"

"""A large state is not copied before each step, and a long zone not for each piece that is drawn: the same games all the same.

What counts as large is set so low here that every state is, in games small enough to be played often.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.generated.packs import from_seed
from tests.native import odd_game, wide_game
from tests.native.comparing import Played, compared, settled_program
from tests.native.test_same_games import EVERYTHING
from tests.shipped_games import rules
from tests.small_packs import checked_of, pack

from rulewright import load
from rulewright.check import Checked
from rulewright.native import find_compiler
from rulewright.run import Playouts
from rulewright.state import Rest, Tracked, is_large, played_on, without_first

LONG = ("-O0", "-DLONG=1")  # in C


@pytest.fixture
def everything_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.state.tracked.LARGE", 0)
    monkeypatch.setattr("rulewright.state.rest.LONG", 1)


def digests(checked: Checked, players: int, games: int) -> list[str]:
    playouts = Playouts(checked, players)
    return [playouts.play(seed).digest() for seed in range(games)]


GAMES = [
    ("tic-tac-toe", 2, 30),
    ("akropolis", 3, 3),
    pytest.param("cuzco", 3, 3, marks=pytest.mark.slow),
    pytest.param("tekhenu", 1, 5, marks=pytest.mark.slow),
    pytest.param("tekhenu", 3, 5, marks=pytest.mark.slow),
    pytest.param("teotihuacan", 1, 5, marks=pytest.mark.slow),
    pytest.param("teotihuacan", 3, 5, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("name", "players", "games"), GAMES)
def test_a_large_state_is_played_as_a_small_one(name: str, players: int, games: int, request: pytest.FixtureRequest) -> None:
    small = digests(rules(name), players, games)
    request.getfixturevalue("everything_is_large")
    assert digests(rules(name), players, games) == small
    if find_compiler() is not None:
        assert compared(rules(name), players, {}, range(games), LONG) == Played(games=games)


@pytest.mark.parametrize("seed", [*EVERYTHING, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(6))])
def test_both_engines_take_back_all_that_a_step_changed(seed: int, tmp_path: Path, everything_is_large: None) -> None:
    checked = from_seed(seed).load(tmp_path).checked
    if checked is None or find_compiler() is None:
        assert checked is not None or seed not in EVERYTHING
        return
    played = compared(checked, checked.rules.base.players[0], {}, range(10), LONG)
    assert (played.left, played.missing) == (0, "") and played.games + played.stopped == 10


@pytest.mark.parametrize(
    ("written", "games"),
    [
        ((wide_game.RULES, wide_game.NOUNS, wide_game.CARDS, wide_game.TILES), 20),
        ((odd_game.RULES, odd_game.NOUNS, odd_game.CARDS, ""), 20),
    ],
)
def test_and_so_they_do_in_games_of_many_constructs(
    written: tuple[str, str, str, str], games: int, tmp_path: Path, everything_is_large: None
) -> None:
    flow, nouns, cards, tiles = written
    files = {"tiles.yaml": tiles} if tiles else {}
    checked = checked_of(load([pack(tmp_path, flow, nouns, cards, files=files)]))
    if find_compiler() is not None:
        assert "#define LARGE" in settled_program(checked, 2, {}).source
        assert compared(checked, 2, {}, range(games), LONG) == Played(games=games)


def test_no_shipped_game_is_large() -> None:
    assert all(
        not is_large(Playouts(rules(name), players).machine.initial) for name, players in (("tekhenu", 4), ("teotihuacan", 4))
    )


# -- the two kinds of slots and zones --
def test_what_a_step_changed_is_taken_back() -> None:
    state = Tracked([5, (1, 2), 7])
    state[0] = 6
    assert state.track() is state
    state[0] = 8
    state[1:3] = [(), 9]
    state[0] += 1
    assert state == [9, (), 9] and state.before() == [6, (1, 2), 7] and type(state.before()) is list
    state.take_back()
    assert state == [6, (1, 2), 7]
    state[2] = 1  # it is tracked on
    state.take_back()
    assert state == [6, (1, 2), 7]
    state.forget()
    state[2] = 1
    assert state.before() == [6, (1, 2), 1]


def test_a_copy_of_a_tracked_state_is_nobody_s() -> None:
    state = Tracked(range(4))
    state.track()
    copy = state[:]
    copy[0] = 9
    assert type(copy) is list and state == [0, 1, 2, 3]


def test_only_a_large_state_is_tracked() -> None:
    assert type(played_on(range(1_000))) is list and type(played_on(range(1_001))) is Tracked


WHOLE = tuple(range(1, 301))


@pytest.mark.parametrize("count", [0, 1, 40, 99])
def test_the_rest_of_a_zone_is_like_its_tuple(count: int) -> None:
    left, plain = without_first(WHOLE, count), WHOLE[count:]
    assert isinstance(left, Rest) and left == plain and plain == left and hash(left) == hash(plain) and len(left) == len(plain)
    assert [left[0], left[-1], left[7]] == [plain[0], plain[-1], plain[7]]
    assert [left[:3], left[3:], left[-2:], left[::-1], left[2:9:3]] == [
        plain[:3],
        plain[3:],
        plain[-2:],
        plain[::-1],
        plain[2:9:3],
    ]
    assert (*left,) == plain and 300 in left and 0 not in left and count not in left and left.index(150) == plain.index(150)
    seven = (7,)
    assert left + seven == plain + seven and seven + left == seven + plain and repr(left) == repr(plain)
    for outside in (len(plain), -len(plain) - 1):
        with pytest.raises(IndexError):
            left[outside]


def test_a_short_rest_is_a_tuple_and_a_long_one_has_its_rests() -> None:
    assert type(without_first(WHOLE, 101)) is tuple and type(without_first(WHOLE, 100)) is Rest
    assert without_first(WHOLE, 300) == ()
    assert without_first(without_first(WHOLE, 10), 5) == WHOLE[15:] and type(without_first(without_first(WHOLE, 60), 60)) is tuple

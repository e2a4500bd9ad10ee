"""The parts of a search, each over a game that is only played here: how good an end is, how long is searched, what is kept."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.run.searching import search as searching
from rulewright.run.searching.search import WAYS, Effort, _best_first, _natively, _Search, _squashed, ranked, read_effort
from rulewright.run.searching.tree import Node


def of(*standings: tuple[int, ...]) -> tuple[_Search, list[Any]]:
    """A search in which players stand so."""
    made = object.__new__(_Search)
    made.game = SimpleNamespace(players=len(standings))  # type: ignore[assignment]
    made.machine = SimpleNamespace(standing=lambda state, seat: standings[seat - 1], budget=SimpleNamespace(left=9, later=4))  # type: ignore[assignment]
    made.rnd, made.wide = (lambda: 0.0), 10.0
    return made, []


def test_efforts_are_read() -> None:
    assert (
        read_effort("500") == Effort(500) and read_effort("0.5s") == Effort(None, 0.5) and read_effort("2s") == Effort(None, 2.0)
    )
    assert [read_effort(text) for text in ("", "0", "0s", "5m", "-1", "1.5", "x5")] == [None] * 7
    assert (str(Effort(60)), str(Effort(None, 0.5))) == ("60", "0.5s")


def test_how_far_each_is_ahead() -> None:
    search, state = of((5,), (9, 1), (7,))
    assert search._margins(state) == [-4.0, 2.0, -2.0]
    assert of((5,))[0]._margins([]) == [5.0]


def test_half_a_reward_is_for_winning_and_half_for_how_clearly() -> None:
    search, state = of((5,), (9,))
    lost, won = search._rewards(state)
    assert search.wide == pytest.approx(10 + 0.05 * (4 - 10))
    assert won == pytest.approx(0.3 + 0.7 * _squashed(4 / search.wide)) and lost == pytest.approx(
        0.7 * _squashed(-4 / search.wide)
    )
    search, state = of((5,), (5,), (1,))
    first, second, third = search._rewards(state)
    assert first == second == pytest.approx(0.15 + 0.7 * _squashed(0)) and third < first
    assert of((5, 1), (5, 0))[0]._rewards([])[0] == pytest.approx(0.3 + 0.35)
    assert (_squashed(0), _squashed(1e9), _squashed(-1e9)) == (0.5, pytest.approx(1.0), pytest.approx(0.0))
    assert _squashed(1) == pytest.approx(0.7310586)


def test_those_tried_most_come_first() -> None:
    assert _best_first([("a", 2, 0.1), ("b", 3, 0.2), ("c", 2, 0.5), ("d", 3, 0.1)]) == [
        ("b", 3, 0.2),
        ("d", 3, 0.1),
        ("c", 2, 0.5),
        ("a", 2, 0.1),
    ]


class Native:
    """A native search that notes how many games it is to play at a time."""

    def __init__(self, fine: int = 99) -> None:
        self.games: list[int] = []
        self.fine = fine

    def go_on(self, games: int) -> bool:
        self.games.append(games)
        return len(self.games) < self.fine

    def found(self) -> list[tuple[int, float]]:
        return [(sum(self.games), 0.5)]


def natively(monkeypatch: pytest.MonkeyPatch, native: Native | None, effort: Effort, *times: float) -> Any:
    clock = iter(times)
    monkeypatch.setattr(searching, "search_natively", lambda game, seed, deals: native)
    monkeypatch.setattr(searching, "monotonic", lambda: next(clock))
    return _natively(None, effort, 1)  # type: ignore[arg-type]


def test_so_many_games_are_played_natively(monkeypatch: pytest.MonkeyPatch) -> None:
    native = Native()
    assert natively(monkeypatch, native, Effort(60)) == [(60, 0.5)] and native.games == [60]
    assert natively(monkeypatch, None, Effort(60)) is None and natively(monkeypatch, Native(1), Effort(60)) is None


def test_for_so_long_games_are_played_natively(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many at a time as take half of what is left, and never more than were played before."""
    native = Native()
    assert natively(monkeypatch, native, Effort(None, 10.0), 100.0, 101.0, 102.0, 104.0, 106.0, 110.0) == [(9, 0.5)]
    assert native.games == [1, 1, 2, 3, 2]  # 4 took 4 seconds, and 6 are left: 3; 7 took 6, and 4 are left: 2
    assert natively(monkeypatch, Native(2), Effort(None, 10.0), 100.0, 101.0, 102.0) is None


def test_for_so_long_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    root = Node()
    root.child(7, 1).visits = 3
    fake = SimpleNamespace(play=played.append, root=root)
    monkeypatch.setattr(searching, "_natively", lambda *_: None)
    monkeypatch.setattr(searching, "_Search", lambda game, rnd: fake)
    options = [SimpleNamespace(key="a", value=6), SimpleNamespace(key="b", value=7)]
    driver = SimpleNamespace(told=lambda ask, *given: ask(*given))
    game: Any = SimpleNamespace(decision=SimpleNamespace(options=options), driver=driver)
    clock = iter([100.0, 101.0, 103.0])
    monkeypatch.setattr(searching, "monotonic", lambda: next(clock))
    assert ranked(game, Effort(None, 2.5), 1) == [("b", 3, root.below[7].value), ("a", 0, Node().value)] and played == [0, 1]
    played.clear()
    ranked(game, Effort(3), 1)
    assert played == [0, 1, 2]


def test_behind_the_tree_the_best_of_a_few_ways_is_taken() -> None:
    """Nothing else is kept of the others, nor charged for; where nobody is asked, one is enough."""
    search, _ = of((0,), (0,))
    budget, begun = search.machine.budget, list[int]()
    results = [3, 1, 8, 2, 5, 0, 8, 4]

    def walk(state: list[int], rnd: Any, step: Any, args: Any, other: Any) -> None:
        walker = search.machine.walker(rnd)
        begun.append(state[0])
        state[0] = results[len(begun) - 1]
        budget.left -= 1
        walker.path = [] if step == "silent" else [([1, 2], 1)]

    search.machine.walk = walk  # type: ignore[method-assign]
    search.machine.standing = lambda state, seat: (state[0] if seat == 2 else 0,)  # type: ignore[method-assign]
    state = [77]
    search._played_well(state, "asked", (2,), None)  # type: ignore[arg-type]
    assert state == [8] and begun == [77] * WAYS and budget.left == 8
    state, begun[:] = [77], []
    search._played_well(state, "silent", (2,), None)  # type: ignore[arg-type]
    assert state == [3] and begun == [77]

"""`Playouts` with one engine or the other: the same results by the same door, and a sentence where one cannot be had."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.shipped_games import rules
from tests.small_packs import checked_of, pack

from rulewright import GameError, Playouts, load
from rulewright.native import find_compiler

NOUNS = "resources:\n  reed: {per: player}\n"
GAME = "flow game:\n    each player: do turn\n\nwinner: most reed\n\n"
ENDLESS = GAME + "action turn:\n    repeat:\n        gain 1 reed\n    until reed < 0\n"


def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CC", "")


def test_without_a_compiler_python_plays_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    without_compiler(monkeypatch)
    playouts = Playouts(rules("tic-tac-toe"), 2, engine="auto")
    assert (playouts.engine, playouts.why) == ("python", "there is no C compiler on this machine")
    assert playouts.play(3).state == Playouts(rules("tic-tac-toe"), 2).play(3).state
    with pytest.raises(GameError) as stopped:
        Playouts(rules("tic-tac-toe"), 2, engine="native")
    assert stopped.value.diagnostic.code == "RW511"


def test_nothing_is_built_where_only_what_was_kept_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    began: list[int] = []
    playouts = Playouts(rules("tic-tac-toe"), 2, engine="kept", compiling=lambda: began.append(1))
    assert playouts.engine == "python" and playouts.why and not began


def test_every_answer_of_a_finished_game_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Built once, told before, and found again."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    checked, began = rules("connect-four"), []
    python = Playouts(checked, 2)
    native = Playouts(checked, 2, engine="auto", compiling=lambda: began.append(1))
    again = Playouts(checked, 2, engine="kept", compiling=lambda: began.append(1))
    assert native.engine == again.engine == ("python" if find_compiler() is None else "native")
    assert len(began) == (0 if find_compiler() is None else 1)
    for seed in (0, 1, -7, 2**40, 2**64 + 5, 10**30):
        one, two, three = (playouts.play(seed) for playouts in (python, native, again))
        assert one.state == two.state == three.state
        assert one.digest() == two.digest() and one.view(1) == two.view(1)
        assert [one.standing(seat) for seat in (1, 2)] == [two.standing(seat) for seat in (1, 2)]
        assert one.winners() == two.winners() == three.winners()
    assert native.replayed == 0


def test_streams_of_ones_own_are_drawn_from_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of Python's generators goes on behind a native game where a game in Python would have left it."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    python, native = Playouts(rules("tic-tac-toe"), 2), Playouts(rules("tic-tac-toe"), 2, engine="auto")
    first, second = random.Random(5), random.Random(5)
    for seed in range(20):
        assert python.play(seed, first.random).state == native.play(seed, second.random).state
        assert first.getstate() == second.getstate()
    fixed = iter([0.5] * 1000)
    other = iter([0.5] * 1000)
    assert python.play(1, lambda: next(fixed)).state == native.play(1, lambda: next(other)).state


def test_many_results_are_those_of_single_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    native = Playouts(rules("tic-tac-toe"), 2, engine="auto")
    single = [tuple(native.play(seed).standing(seat) for seat in (1, 2)) for seed in range(50, 300)]
    assert list(native.standings(range(50, 300))) == single
    first, second = random.Random(1), random.Random(1)
    drawn = [tuple(game.standing(seat) for seat in (1, 2)) for game in native.games(range(300), first)]
    assert list(native.standings(range(300), second)) == drawn
    assert first.getstate() == second.getstate()


def test_what_stops_a_game_is_named_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    checked = checked_of(load([pack(tmp_path, ENDLESS, NOUNS, name="pond", players=(2, 2))]))
    for engine in ("python", "auto"):
        playouts = Playouts(checked, 2, engine=engine)  # type: ignore[arg-type]
        for play in (lambda playouts=playouts: playouts.play(0), lambda playouts=playouts: list(playouts.standings(range(3)))):
            with pytest.raises(GameError) as stopped:
                play()
            problem = stopped.value.diagnostic
            assert problem.code == "RW501" and problem.span is not None and problem.span.line == 8

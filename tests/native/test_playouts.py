"""`Playouts` and `Game` on a library that was built in haste: the same results as in Python, by every door."""

from __future__ import annotations

import random

import pytest
from tests.native.comparing import table_for
from tests.shipped_games import rules

from rulewright import Game, Playouts, new_game
from rulewright.native import find_compiler
from rulewright.run import Driver
from rulewright.run.natively import NativeDriver
from rulewright.run.playouts import stream_of

SEEDS = (0, 1, 2**31, 2**64 + 5, -7)


def both(pack: str) -> tuple[Playouts, Playouts]:
    """Played in Python, and natively where there is a compiler."""
    python, native = Playouts(rules(pack), 2), Playouts(rules(pack), 2)
    if find_compiler() is not None:
        native.table, native.engine = table_for(rules(pack), 2, {}), "native"
    return python, native


def test_single_games_end_alike() -> None:
    python, native = both("tic-tac-toe")
    assert python.players == native.players == 2
    for seed in SEEDS:
        one, two = python.play(seed), native.play(seed)
        assert [one.standing(seat) for seat in (1, 2)] == [two.standing(seat) for seat in (1, 2)]
        assert one.winners() == two.winners() and one.state == two.state and one.digest() == two.digest()
        assert one.view(1) == two.view(1)
    assert [game.state for game in python.games(range(5))] == [game.state for game in native.games(range(5))]
    assert native.replayed == 0


def test_a_score_is_asked_of_a_finished_game() -> None:
    """Of what a player has in the end: what decides who wins is the sum of all scores here."""
    finished = Playouts(rules("akropolis"), 2).play(3)
    for seat in (1, 2):
        assert sum(finished.score(name, seat) for name in rules("akropolis").rules.scores) == finished.standing(seat)[0] > 0


@pytest.mark.parametrize("own", [False, True])
def test_many_games_are_single_games_one_after_another(own: bool) -> None:
    """Also from one stream, which is left where Python would have left it; and of seeds that are no plain row."""
    python, native = both("tic-tac-toe")
    for seeds in (range(50, 300), range(0, 40, 4), range(-3, 5), range(0)):
        streams = (random.Random(3), random.Random(3), random.Random(3)) if own else (None, None, None)
        plain = [game.standing(1) for game in python.games(seeds, streams[0])]
        slow, fast = list(python.standings(seeds, streams[1])), list(native.standings(seeds, streams[2]))
        assert slow == fast and [one for one, _ in slow] == plain
        assert not own or len({stream.getstate() for stream in streams if stream is not None}) == 1


def test_games_that_stop_natively_are_ended_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    python, native = both("tic-tac-toe")
    if native.table is None:
        return
    play_many, play = type(native.table).play_many, type(native.table).play
    monkeypatch.setattr(
        type(native.table), "play_many", lambda table, first, asked, *more: play_many(table, first, min(asked, 7), *more)
    )
    assert list(native.standings(range(30))) == list(python.standings(range(30)))
    assert native.replayed == 3
    monkeypatch.setattr(type(native.table), "play", lambda table, seed: seed % 2 and play(table, seed))
    assert [native.play(seed).state for seed in range(4)] == [python.play(seed).state for seed in range(4)]
    assert native.replayed == 5


def test_only_a_stream_of_pythons_own_is_taken_apart() -> None:
    rnd = random.Random(1)
    assert stream_of(rnd.random) is rnd
    assert stream_of(random.SystemRandom().random) is None
    assert stream_of(lambda: 0.5) is None
    _, native = both("tic-tac-toe")
    assert native.play(1, lambda: 0.0).state == Playouts(rules("tic-tac-toe"), 2).play(1, lambda: 0.0).state


def test_a_game_tells_the_same_with_either_engine() -> None:
    one = new_game(rules("connect-four"), 2, 5)
    assert isinstance(one.driver, Driver)
    if find_compiler() is None:
        return
    two = Game(one.machine, 5, NativeDriver(one.driver, table_for(rules("connect-four"), 2, {})))
    rnd = random.Random(3)
    for number in range(60):
        assert one.over == two.over and one.digest() == two.digest() and one.why_no_undo() == two.why_no_undo()
        if one.decision is None or two.decision is None:
            break
        assert (one.decision.site, one.decision.player) == (two.decision.site, two.decision.player)
        keys = [option.key for option in one.decision.options]
        assert keys == [option.key for option in two.decision.options]
        key = rnd.choice(keys)
        one.choose(key)
        two.choose(key)
        if number % 5 == 4 and one.why_no_undo() is None:
            one.undo()
            two.undo()
    assert one.decision is two.decision is None
    assert one.log == two.log and one.winners() == two.winners() and one.scores(1) == two.scores(1)

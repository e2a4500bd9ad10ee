"""Random play on a machine, with walkers and luck that are watched here: whose it is, what is counted, and what is told."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.inside import TellingPlayouts, machine_of, view_of
from tests.shipped_games import rules
from tests.small_packs import game_of

from rulewright import GameError
from rulewright.run import Machine, Playouts, foreseen, playouts
from rulewright.run.drawing import ByLists, Walk
from rulewright.run.failing import GAME, LOOKS, WORK, Budget, Fail, Ranks, TooLarge, TooLong, held
from rulewright.run.listing import Drawn
from rulewright.run.looking import Probe
from rulewright.run.luck import Luck
from rulewright.run.policies import RandomPolicy


@pytest.fixture
def machine() -> Machine:
    made = machine_of(rules("tic-tac-toe"), 2)
    made.budget.reset()
    made.safe = (False,) * 9
    return made


def first() -> float:
    return 0.0


def last() -> float:
    return 0.99


def test_one_luck_serves_game_after_game(machine: Machine) -> None:
    """Of one stream, unless a game was broken off."""
    seen: list[Luck] = []

    def playing(state: Any, rnd: Any, luck: Luck) -> None:
        assert machine.budget.left == WORK and machine.budget.later == GAME - WORK
        seen.append(luck)
        if state:
            raise Fail

    machine._playout = playing
    for rnd in (first, first, last, last):
        machine.playout([], rnd)
    assert [luck.rnd for luck in seen] == [first, first, last, last]
    assert seen[0] is seen[1] and seen[2] is seen[3] and seen[1] is not seen[2]
    with pytest.raises(Fail):
        machine.playout([1], last)
    machine.playout([], last)
    assert seen[4] is seen[3] and seen[5] is not seen[4]
    made: list[Luck] = []

    class Watched(Luck):
        def __init__(self, rnd: Any) -> None:
            super().__init__(rnd)
            made.append(self)

    machine.lucky = Watched
    machine.playout([], last)
    machine.playout([], last)
    assert seen[6:] == made and len(made) == 2  # whoever tells what he did begins anew


def test_one_walk_serves_step_after_step(machine: Machine) -> None:
    walks: list[Any] = []

    def step(S: Any, C: Any, player: int) -> None:
        walks.append(C)
        C.choose(0, player, [1, 2])

    for rnd in (first, first, last):
        machine.walk([0] * 5, rnd, step, (1,), None)
    assert walks[0] is walks[1] is not walks[2]
    assert all(walk.budget is machine.budget and walk.possible == machine.finishable for walk in walks)


def test_what_is_drawn_from_lists_is_told(machine: Machine) -> None:
    """Where a walk gives up; or there is no way at all, and then what is done otherwise is."""
    told: list[Drawn] = []
    machine.told = told.append

    class GivesUp(Walk):
        def run(self, state: Any, step: Any, args: Any) -> bool:
            raise ByLists([2])

    machine.walker = GivesUp

    def step(S: Any, C: Any, player: int) -> None:
        S[3], S[4] = C.choose(0, player, [1, 2]), C.choose(1, player, [3, 4, 5])
        C.note(7, player, S[4])
        if S[4] == 5:
            raise Fail

    state = [0] * 5
    machine.walk(state, last, step, (2,), None)
    assert state == [0, 0, 0, 2, 4]
    assert told == [Drawn([(0, 2, 2), (1, 2, 4)], [(7, 2, 4)])]


def test_without_any_way_by_lists_something_else_is_done(machine: Machine) -> None:
    class GivesUp(Walk):
        def run(self, state: Any, step: Any, args: Any) -> bool:
            raise ByLists([])

    def never(S: Any, C: Any, player: int) -> None:
        raise Fail

    def otherwise(S: Any, C: Any, player: int) -> None:
        S[3] = player

    machine.walker = GivesUp
    state = [0] * 5
    machine.walk(state, last, never, (1,), (otherwise, (2,)))
    assert state == [0, 0, 0, 2, 0]
    with pytest.raises(Fail):
        machine.walk(state, last, never, (1,), None)


def test_a_step_begins_with_all_the_work_there_may_be(machine: Machine) -> None:
    machine.budget.left, machine.budget.later = 1_000, 5_000
    machine.walk([0] * 5, first, lambda S, C, player: None, (1,), None)
    assert machine.budget.later == 0 and 5_000 < machine.budget.left < 6_000


def test_looks_of_random_play_have_an_end(machine: Machine) -> None:
    """Half of the looks of a decision; what is not found out by then is not known."""
    runs: list[int] = []

    def endless(S: Any, C: Any, player: int) -> None:
        runs.append(1)
        C.choose(0, player, range(LOOKS))
        raise Fail

    assert machine.finishable([0] * 5, endless, (1,), [], 1) is None and len(runs) == LOOKS // 2


# -- what stops --
@pytest.mark.parametrize("number", [0, 10**15, -(10**15), True, None, "a text", (10**16,)])
def test_what_is_kept(number: Any) -> None:
    assert held(number) is number


@pytest.mark.parametrize("number", [10**15 + 1, -(10**15) - 1])
def test_what_is_too_large_is_not_kept(number: int) -> None:
    with pytest.raises(TooLarge):
        held(number)


def test_work_is_spent_to_the_last(machine: Machine) -> None:
    budget = Budget()
    budget.left = 5
    budget.spend(5)
    with pytest.raises(TooLong):
        budget.spend(1)
    budget.paid["a"] = True
    budget.reset(7)
    assert (budget.left, budget.later, budget.paid) == (7, 0, {})
    budget.paid["a"] = True
    budget.renew()
    assert (budget.left, budget.later, budget.paid) == (7, 0, {})


def test_only_those_that_are_left_are_ranked() -> None:
    ranks = Ranks(iter([3, 1, 2]), lambda n: -n, False)
    assert [ranks.best(among, lambda n: 1 // 0) for among in ([3, 1, 2], [3, 2], [3])] == [1, 2, 3]


def test_a_telling_game_that_stops_is_told_at_its_line() -> None:
    telling = TellingPlayouts(rules("tic-tac-toe"), 2)

    def stops(state: Any, rnd: Any) -> None:
        raise TooLong

    telling.machine.playout = stops  # type: ignore[method-assign]
    with pytest.raises(GameError) as caught:
        telling.play(1)
    assert caught.value.diagnostic.code == "RW501"


def test_a_bot_at_random_draws_from_a_stream_of_its_own() -> None:
    drawn: list[float] = []
    decision = SimpleNamespace(drawn=lambda chance: drawn.append(chance) or SimpleNamespace(key="a key"))
    game: Any = SimpleNamespace(decision=decision)
    bot, stream = RandomPolicy(5), random.Random(5)
    assert [bot.choose(game), bot.choose(game)] == ["a key"] * 2 and drawn == [stream.random(), stream.random()]


def test_what_is_drawn_from_lists_belongs_to_the_story() -> None:
    telling = TellingPlayouts(rules("tic-tac-toe"), 2)
    telling.machine.playout = lambda state, rnd: telling.machine.told(Drawn([(1, 2, 3)], [(4, 5, 6)]))  # type: ignore[method-assign]
    for _ in range(2):
        _, story = telling.play(1)
        assert story.chosen == [(1, 2, 3)] and story.changed == [(4, 5, 6)]


def test_what_can_be_played_in_python_is_ready_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong with it is said then; where it is played natively, Python waits until it is needed."""
    python = Playouts(rules("tic-tac-toe"), 2)
    assert "machine" in vars(python) and (python.engine, python.table) == ("python", None)
    table = SimpleNamespace(library=SimpleNamespace(shape=SimpleNamespace(players=2)))
    monkeypatch.setattr(playouts, "native_table", lambda *_: (table, ""))
    native = Playouts(rules("tic-tac-toe"), 2)
    assert "machine" not in vars(native) and native.engine == "native" and native.players == 2


def test_a_preview_ends_with_its_step(tmp_path: Path) -> None:
    """However much would follow that nobody is asked about."""
    lines = "flow game:\n    each player: do turn\n    each player: gain 100 coin\nwinner: most coin\n"
    game = game_of(
        tmp_path, f"{lines}action turn:\n    choose n from 1..3\n    gain n coin\n", "resources: {coin: {per: player}}\n"
    )
    assert game.decision is not None
    found = [foreseen(game, option) for option in game.decision.options]
    assert [view_of(game, state)["variables"]["coin"]["player 1"] for state in found if state is not None] == [1, 2, 3]


def test_a_look_knows_where_a_question_stands_beside_which_something_may_be_done() -> None:
    probe = Probe([], 0, 1, (False,) * 10, 1)
    assert probe.choose_or_use(9, 1, [3, 4], lambda: [5]) == 3 and probe.sites == {0: 9}

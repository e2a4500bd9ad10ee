"""Games and searches that are put together here by hand: what is kept of the way, who has won, what a search learns."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.inside import machine_of
from tests.shipped_games import rules
from tests.small_packs import game_of

from rulewright import Game, IllegalChoice
from rulewright.diagnostics import Span
from rulewright.run import Machine, Moment, Playouts, thinking
from rulewright.run import game as games
from rulewright.run.driver import Decision, Option, Reached
from rulewright.run.failing import WORK, Fail
from rulewright.run.loading import FILE
from rulewright.run.natively import NativeDriver, NativeReached
from rulewright.run.playouts import Finished
from rulewright.run.searching import search as searching
from rulewright.run.searching.search import _Search, _squashed
from rulewright.run.searching.tree import Node


# -- finished games --
@pytest.mark.parametrize(
    ("standings", "winners"),
    [([(3,), (5,), (4,)], [2]), ([(5, 1), (5, 0), (4, 9)], [1]), ([(5,), (2,), (5,)], [1, 3]), ([(-1,), (-2,), (-2,)], [1])],
)
def test_who_stands_best_has_won(standings: Any, winners: list[int]) -> None:
    playouts: Any = SimpleNamespace(players=3, machine=SimpleNamespace(standing=lambda state, seat: standings[seat - 1]))
    assert Finished(playouts, [1]).winners() == winners
    assert Finished(playouts, None, None, tuple(standings)).winners() == winners
    game: Any = SimpleNamespace(players=3, standing=lambda seat: standings[seat - 1])
    assert Game.winners(game) == winners


def test_a_finished_game_asks_again_where_the_rules_stop() -> None:
    """Under a budget of its own, by which it is told what stopped them."""
    asked: list[Any] = []

    def score(state: Any, player: int) -> int:
        asked.append((state, player))
        raise Fail

    told: Any = SimpleNamespace(told=lambda ask, *given: ("told", ask is score, *given))
    playouts: Any = SimpleNamespace(machine=SimpleNamespace(names={"score_x": score}, standing=score), driver=told)
    finished = Finished(playouts, [7])
    assert finished.score("x", 2) == ("told", True, [7], 2) and asked == [([7], 2)]


def test_games_are_those_of_their_seeds() -> None:
    """From one stream one game after another, or each from its own."""
    played: list[Any] = []
    playouts: Any = SimpleNamespace(play=lambda seed, stream: played.append((seed, stream)) or seed)
    assert [*Playouts.games(playouts, range(3, 6))] == [3, 4, 5] and played == [(3, None), (4, None), (5, None)]
    rnd = random.Random(1)
    assert [*Playouts.games(playouts, range(2), rnd)] == [0, 1] and played[3:] == [(0, rnd.random), (1, rnd.random)]


# -- the way back --
def place(slots: int, revealed: bool = False) -> Reached:
    program: Any = None
    return Reached(program, Moment([0] * slots), [], None, [], (), revealed)


def test_the_way_back_is_kept_as_far_as_it_can_be_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """And as there is room for it, by how much the latest place holds; one is always kept."""
    history: list[Any] = []
    places = [place(10), place(10), place(10), place(10, revealed=True), place(10)]
    for one in places[:3]:
        games._remember(history, one)
    assert history == places[:3]
    games._remember(history, places[3])
    assert history == places[2:4]  # behind it nobody goes any further than to the choice before
    games._remember(history, places[4])
    assert history == places[2:]
    monkeypatch.setattr(games, "KEPT", 20)
    games._remember(history, places[0])
    assert history == [places[4], places[0]]
    games._remember(history, place(1_000))
    assert len(history) == 1
    native: Any = SimpleNamespace(revealed=False)
    games._remember(history, native)
    games._remember(history, native)
    assert len(history) == 3  # what the native engine keeps is small


NOUNS = "resources: {coin: {per: player, start: 3}, wood: {per: player}}\n"
RULES = """\
flow game:
    each player: do turn
    each player: do turn
winner: most coin
action turn:
    choose n from 1..4
    pay n coin
    gain n wood
"""


def test_who_takes_back_what(tmp_path: Path) -> None:
    game = game_of(tmp_path, RULES, NOUNS, seats=2)
    assert game.why_no_undo() == game.why_no_undo(1) == "nothing" and game.choices == 0
    with pytest.raises(ValueError, match="nothing"):
        game.undo()
    game.choose("1")
    assert game.choices == 1 and game.why_no_undo() is game.why_no_undo(1) is None and game.why_no_undo(2) == "others"
    copy = game.clone()
    copy.choose("2")
    assert (copy.choices, game.choices) == (2, 1) and copy.why_no_undo(2) is None and copy.why_no_undo(1) == "others"
    copy.undo()
    assert copy.digest() == game.digest() and copy.choices == 1
    copy.undo()
    assert copy.choices == 0 and game.choices == 1 and game.people == game.players == 2
    assert game.view()["variables"]["wood"] == {"player 1": 1, "player 2": 0}
    assert [entry.key for entry in game.log_for(1) if entry.site] == ["1"] and len(game.log) == 3
    assert game.log_for(2, 1) == game.log[1:]


def test_what_is_not_offered_is_refused_with_the_line(tmp_path: Path) -> None:
    """A candidate that cannot be carried through is known; what is none is not."""
    game = game_of(tmp_path, RULES.replace("    pay", "    lose 1 coin\n    pay"), NOUNS.replace("3", "5"), seats=2)
    game.choose("1")
    game.choose("2")
    with pytest.raises(IllegalChoice) as caught:
        game.choose("4")
    assert caught.value.known and caught.value.key == "4"
    assert caught.value.reason is not None and caught.value.reason.line == 8
    with pytest.raises(IllegalChoice) as caught:
        game.choose("5")
    assert not caught.value.known and caught.value.reason is None
    game.choose("1")
    assert game.over  # the other has one thing left that he can do
    with pytest.raises(IllegalChoice) as caught:
        game.choose("1")
    assert not caught.value.known and game.choices == 3


def test_what_is_hidden_is_dealt_once_for_each_seed_and_decision(tmp_path: Path) -> None:
    game = game_of(tmp_path, RULES, NOUNS, seats=2)
    one, two = game.redealt(1, 5), game.redealt(1, 6)
    assert game.redealt(1, 5) is one and game.redealt(1, 6) is two and one is not two
    game.choose("1")
    assert game.redealt(2, 5) is not one


# -- back to the rules --
def test_where_the_rules_stopped() -> None:
    """The latest line of generated code that has a place; in a circle, where it was first gone on with."""
    here = [Span.point("game.rules", line, 1) for line in range(1, 6)]
    machine: Any = SimpleNamespace(program=SimpleNamespace(spans=[here[0], None, here[2], here[3]]))

    def frames(*lines: tuple[str, str, int]) -> Any:
        """A traceback through these functions of these files, outermost first."""
        found = None
        for name, file, line in reversed(lines):
            found = SimpleNamespace(tb_frame=SimpleNamespace(f_code=Code(name, file)), tb_lineno=line, tb_next=found)
        return found

    class Code:
        def __init__(self, name: str, file: str) -> None:
            self.name, self.co_filename = name, file

        def __hash__(self) -> int:
            return hash(self.name)

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Code) and self.name == other.name

    def where(*lines: tuple[str, str, int], circle: bool = False) -> Any:
        return Machine.where(machine, frames(*lines), circle)

    own = ("engine", "driver.py", 1)
    assert where() is where(own) is None and Machine.where(machine, None) is None
    assert where(own, ("a", FILE, 1), ("b", FILE, 3), own) == here[2]
    assert where(("a", FILE, 1), ("b", FILE, 2)) == here[0]  # a line without a place
    assert where(("a", FILE, 4)) == here[3] and where(("a", FILE, 5)) is None
    circle = (("a", FILE, 1), ("b", FILE, 3), ("c", FILE, 4), ("b", FILE, 3), ("c", FILE, 4))
    assert where(*circle) == here[3] and where(*circle, circle=True) == here[2]
    assert where(*circle[:3], circle=True) == here[3]  # nobody was entered twice


def once(S: Any, C: Any, player: int) -> None:
    raise AssertionError


def test_what_knows_its_surroundings_is_always_tried() -> None:
    """Two parts of one rule look alike, and may know other things."""
    machine = machine_of(rules("tic-tac-toe"), 2)
    machine.budget.reset()

    def part(fails: bool) -> Any:
        def step(S: Any, C: Any, player: int) -> None:
            if fails:
                raise Fail

        return step

    state = [0] * 5
    assert machine.able(state, part(False), 1) and not machine.able(state, part(True), 1) and machine.able(state, part(False), 1)
    assert not machine.budget.paid


RUNS: list[int] = []


def running(S: Any, C: Any, player: int) -> None:
    RUNS.append(player)


def test_what_is_slow_to_look_up_or_counted_is_always_tried() -> None:
    machine = machine_of(rules("tic-tac-toe"), 2)
    for lists, counts, runs in (([], False, 1), ([4], False, 2), ([], True, 2)):
        machine.budget.reset()
        RUNS.clear()
        machine.lists, machine.counts_lines = lists, counts
        state = [0, 0, 0, 0, (1,) * 2_001]
        assert machine.able(state, running, 1) and machine.able(state, running, 1) and len(RUNS) == runs
    machine.counts_lines = False


def test_where_a_rule_begins() -> None:
    spans = [None] * (once.__code__.co_firstlineno - 1) + [Span.point("game.rules", 7, 1)]
    machine: Any = SimpleNamespace(program=SimpleNamespace(spans=spans))
    assert Machine.head(machine, once) == spans[-1]
    machine.program.spans = spans[:-1]
    assert Machine.head(machine, once) is None


# -- a search --
def search_of(*standings: tuple[int, ...], **more: Any) -> _Search:
    made = object.__new__(_Search)
    budget = SimpleNamespace(left=WORK, later=0, reset=lambda *_: None, spend=lambda work: None)
    made.machine = SimpleNamespace(standing=lambda state, seat: standings[seat - 1], budget=budget)  # type: ignore[assignment]
    dealt: list[int] = []
    made.game = SimpleNamespace(players=len(standings), redealt=lambda player, deal: dealt.append(deal) or [0, 0], dealt=dealt)  # type: ignore[assignment]
    made.rnd, made.wide, made.root = (lambda: 0.0), 1.0, Node()
    made.moment, made.decision, made.step = Moment([], answers=(5,)), SimpleNamespace(player=2), (None, (2,), None)  # type: ignore[assignment]
    made.values = [7, 8]
    for name, value in more.items():
        setattr(made, name, value)
    return made


def test_a_game_teaches_all_that_it_came_by() -> None:
    began: list[Any] = []

    def to_the_end(state: Any, trail: Any, first: Any) -> bool:
        began.append((trail.node, list(first.answers)))
        trail.visited.append(other)
        return True

    search = search_of((4,), (4,), _to_the_end=to_the_end)
    other = Node(player=1)
    for number in range(3):
        search.play(number)
    child = search.root.below[7]
    assert search.root.visits == 3 and other.visits == 3 and other.reward == pytest.approx(3 * (0.15 + 0.35))
    assert began[0] == (None, [5, 7]) and began[1] == (None, [5, 8])  # a new answer is a leaf
    assert began[2][0] in (child, search.root.below[8]) and child.player == 2 and not search.root.dead
    assert search.game.dealt == [1, 1, 2]  # type: ignore[attr-defined]


def test_what_leads_nowhere_teaches_nothing_else() -> None:
    search = search_of((4,), (4,), _to_the_end=lambda *_: False)
    search.play(0)
    assert search.root.dead == {7} and search.root.visits == 0 and search.wide == 1.0
    assert (search.root.below[7].visits, search.root.below[7].reward) == (1, 0.0)
    search.play(1)
    assert search.root.dead == {7, 8}


def test_first_impressions_are_made_of_what_lies_at_the_end_of_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best comes first; of several looks the best counts; what leads nowhere makes none."""
    worth = {3: [1, 5, 2], 4: [9, 0, 0], 6: [None, None, None], 8: [None, 2, None]}
    looked: list[Any] = []

    def imagined(mixed: Any, step: Any, args: Any, answers: list[Any], player: int, *_: Any) -> Any:
        looked.append((tuple(answers), player))
        found = worth[answers[-1]][sum(one == looked[-1] for one in looked) - 1]
        return None if found is None else [found]

    monkeypatch.setattr(searching, "imagined", imagined)
    search = search_of((0,), (0,))
    search.machine.standing = lambda state, seat: (state[0] if seat == 2 else 0,)  # type: ignore[method-assign]
    node = Node()
    search._impress(node, [5], [3, 4, 6, 8], 2)
    assert node.order == [4, 3, 8] and search.wide == (9 - 2) / 2
    assert [node.below[answer].impression for answer in node.order] == [
        pytest.approx(_squashed(margin / 7)) for margin in (9 - 5, 0, 2 - 5)
    ]
    assert looked == [((5, answer), 2) for answer in (3, 4, 6, 8) for _ in range(3)]
    assert search.game.dealt == [1, 2, 3] * 4  # type: ignore[attr-defined]
    nothing = Node()
    worth[6] = [None] * 9
    search._impress(nothing, [5], [6], 2)
    assert nothing.order == [] and nothing.below == {}


def test_of_many_answers_each_is_looked_at_once_and_of_too_many_some(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(searching, "imagined", lambda mixed, step, args, answers, *_: looked.append(answers[-1]) or [0])
    search = search_of((0,), (0,))
    for many, looks in ((40, 120), (41, 41), (151, 150)):
        looked.clear()
        search._impress(Node(), [], list(range(many)), 2)
        assert len(looked) == looks
    looked.clear()
    search.machine.budget.left = WORK - WORK // 2  # each look takes half of what all have together
    search._impress(Node(), [], list(range(50)), 2)
    assert len(looked) == 3


# -- natively --
def test_a_native_decision_offers_what_is_legal() -> None:
    rows = [SimpleNamespace(value=value, legal=value != 5, weight=weight) for value, weight in ((4, 2), (5, 1), (6, 0))]
    driver: Any = SimpleNamespace(machine=SimpleNamespace(program=SimpleNamespace(sites=["a site", "another"])))
    found: Any = SimpleNamespace(candidates=rows, site=1, player=2, revealed=True)
    here = NativeReached(driver, found, Moment([]))
    decision = here.decision
    assert isinstance(decision, Decision) and (decision.site, decision.player) == ("another", 2)
    assert [option.value for option in decision.options] == [4, 6]
    assert [option.value for option in decision.candidates] == [4, 5, 6] and decision.weights == {4: 2, 5: 1}
    assert not here.over and here.revealed and all(isinstance(option, Option) for option in decision.options)
    end = NativeReached(driver, SimpleNamespace(candidates=[], revealed=False), Moment([]))  # type: ignore[arg-type]
    assert end.decision is None and end.over and not end.revealed


def test_what_bots_ask_the_native_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what is hidden dealt as Python would deal it, and the stream of chance that Python would draw from."""
    asked: list[Any] = []
    shape = SimpleNamespace(width=1)
    table: Any = SimpleNamespace(
        library=SimpleNamespace(shape=shape),
        seed=lambda seed: asked.append(("seed", seed)),
        greedy=lambda *given: asked.append(("greedy", *given)) or 3,
        search=lambda *given: asked.append(("search", *given)) or "search",
        stream=None,
    )
    monkeypatch.setattr("rulewright.native.write_state", lambda of, state: state)
    game: Any = SimpleNamespace(driver=object.__new__(NativeDriver), choices=4, redealt=lambda player, deal: (player, deal))
    object.__setattr__(game.driver, "table", table)
    found: Any = SimpleNamespace(player=2)
    game.reached = NativeReached(game.driver, found, Moment([]))
    assert thinking.best_natively(game, 9, 6) == 3 and asked == [("seed", 9), ("greedy", found, (2, 5), 6)]
    asked.clear()
    assert thinking.search_natively(game, 1 << 64, 3) == "search" and asked == [("search", found, [(2, 1), (2, 2), (2, 3)])]
    assert table.stream == random.Random(1 << 64).getstate()[1]
    shape.width = 0  # who wins is not said in numbers
    assert thinking.best_natively(game, 9, 6) is None and thinking.search_natively(game, 9, 6) is None
    shape.width, game.reached = 1, place(3)
    assert thinking.best_natively(game, 9, 6) is None and thinking.search_natively(game, 9, 6) is None


def test_people_are_those_who_are_no_automated_seats() -> None:
    for seats, people in ((("", "", "automa"), 1), (("", "", ""), 2), (("", "automa", "automa"), 0)):
        game: Any = SimpleNamespace(program=SimpleNamespace(layout=SimpleNamespace(seats=seats)))
        assert Game.people.fget(game) == people  # type: ignore[attr-defined]

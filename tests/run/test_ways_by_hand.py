"""Ways through a step and through a save: what was found to lead nowhere, where a search stands, and what rules still follow."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.diagnostics import Diagnostic, English, GameError
from rulewright.run import replaying
from rulewright.run.agendas import Agenda, Around, any_order
from rulewright.run.drawing import Walk
from rulewright.run.dreaming import imagined
from rulewright.run.failing import GAME, Budget, Crossed, Fail, Pending
from rulewright.run.game import IllegalChoice
from rulewright.run.looking import Explorer, Probe
from rulewright.run.replaying import Replayed, difference, fingerprints, replay, versions
from rulewright.run.save import Record, SaveFile, Settings
from rulewright.run.searching.search import _Search
from rulewright.run.searching.seeking import First, Seeker, Trail
from rulewright.run.searching.tree import Node
from rulewright.state import OVER, Now

ME = 1


def first() -> float:
    return 0.0


# -- orders --
@pytest.mark.parametrize("who", ["walk", "look"])
def test_cards_that_lead_nowhere_are_not_tried_in_every_order(who: str) -> None:
    """Four cards in any order. Where two or three of them led nowhere, they are not tried again in another order; only what was
    done before the first failure is not known yet.
    """
    runs: list[int] = []
    ends: list[tuple[int, ...]] = []

    def step(S: Any, C: Any, player: int) -> None:
        runs.append(1)
        used: list[int] = []
        window = C.opens()
        while len(used) < 4:
            C.in_window(window, S, (), {*used}, 0)
            used.append(C.choose(0, player, [card for card in (1, 2, 3, 4) if card not in used]))
        ends.append(tuple(used[:3]))
        raise Fail

    if who == "walk":
        assert not Walk(first).run([0], step, (ME,))
    else:
        assert not Explorer((False,), Budget()).able([0], step, ME)
    assert ends == [(1, 2, 3), (1, 2, 4), (1, 3, 2), (1, 3, 4), (2, 3, 4)] and len(runs) == 6 + 6 + 4 + 3


@pytest.mark.parametrize("who", ["walk", "look"])
def test_another_state_is_another_place(who: str) -> None:
    """And so are other values that are handed on, and another window; all their orders are tried."""
    for differs in ("state", "values", "window"):
        ends: list[tuple[int, ...]] = []

        def step(S: Any, C: Any, player: int, differs: str = differs, ends: Any = ends) -> None:
            used: list[int] = []
            window = C.opens()
            while len(used) < 3:
                if differs == "state":
                    S[0] = tuple(used)
                if differs == "window":
                    window = (sum(10**at * card for at, card in enumerate(used)), 0)
                C.in_window(window, S, tuple(used) if differs == "values" else (), {*used}, 0)
                used.append(C.choose(0, player, [card for card in (1, 2, 3) if card not in used]))
            ends.append(tuple(used))
            raise Fail

        if who == "walk":
            assert not Walk(first).run([0], step, (ME,))
        else:
            assert not Explorer((False,), Budget()).able([0], step, ME)
        assert len(ends) == 6, differs


def test_a_way_is_not_followed_where_it_is_known_to_lead_nowhere() -> None:
    """It was found before something else was chosen; what is looked at to its end is known for sure."""

    def never(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        raise Fail

    def only_one(S: Any, C: Any, player: int) -> None:
        if C.choose(0, player, [1, 2]) == 2:
            raise Fail

    for step, legal in ((never, []), (only_one, [1])):
        look = Explorer((False,) * 3, Budget())
        assert look.legal([0], step, (ME,), [], Pending(0, ME, [1, 2]), ((0, 2), (1, 4))) == legal and not look.unsure


def test_what_fits_at_any_time_is_offered_beside_two_others() -> None:
    """Beside one, which makes itself, it is not; nor is it ever alone."""
    now = Now(0, 1)

    def step(S: Any, C: Any, player: int) -> None:
        chosen = C.choose(0, player, [1, 2, now])
        if chosen in failing:
            raise Fail

    for fails_too, legal in ((set(), [1, 2, now]), ({2}, [1]), ({1, 2}, []), ({now}, [1, 2])):
        failing: set[Any] = fails_too
        assert Explorer((False,), Budget()).legal([0], step, (ME,), [], Pending(0, ME, [1, 2, now])) == legal


def test_a_look_knows_who_was_asked_before_the_answer_at_stake() -> None:
    probe = Probe([7, 8, 9], 3, ME, (False,) * 9, ME)
    for player, known in ((ME, 0), (2, 1), (2, 1)):
        assert probe.choose(0, player, [7, 8, 9]) in (7, 8, 9) and (probe.known, probe.last) == (known, player)


def test_a_look_ends_behind_an_agenda_with_something_new_in_it() -> None:
    """All of its items are done first; what comes behind it counts as possible, as it does behind any barrier."""
    done: list[int] = []

    def plain(S: Any, C: Any, player: int) -> tuple[()]:
        done.append(1)
        return ()

    def new(S: Any, C: Any, player: int) -> tuple[()]:
        done.append(2)
        C.barrier()
        raise AssertionError

    agenda = Agenda([plain, new], [(), ()], 0, [], lambda S, C, left: C.choose(0, ME, left()), 1)
    nobody: Any = None
    around = Around(nobody, lambda work: None, ())
    for items, possible in (([1, 2], True), ([2, 1], True), ([1], False)):
        done.clear()

        def step(S: Any, C: Any, player: int, items: list[int] = items) -> None:
            any_order(S, C, player, items, (), agenda, around)
            raise Fail

        assert Explorer((False,), Budget()).able([0], step, ME) == possible and {*done} == {*items}
    probe = Probe([], 0, ME, (False,), ME)
    with pytest.raises(Crossed):
        any_order([0], probe, ME, [2], (), agenda, around)
    assert probe.sure == 0  # it knows where it looked past something


def test_a_way_goes_up_to_the_first_barrier_of_its_own() -> None:
    """Not to one that was looked past on another way, which failed."""

    def step(S: Any, C: Any, player: int) -> None:
        if C.choose(1, player, [1, 2]) == 1:
            C.looked_past()
            raise Fail
        C.choose(2, player, [3, 4])
        C.looked_past()
        C.choose(0, player, [5, 6])

    look = Explorer((False,) * 3, Budget())
    assert look.able([0], step, ME) and look.way == ((1, 2), (2, 3))


def test_a_dream_is_that_of_whose_step_it_is() -> None:
    """What he chooses is drawn on the spot; what another would choose is not dreamt of."""

    def step(S: Any, C: Any, player: int, other: int) -> None:
        S[0] = C.choose_sampled(0, player, lambda: [1, 2], lambda rnd: 9)

    assert imagined([0], step, (ME, 2), [], ME, first, lambda work: None) == [9]


# -- where a search stands --
def test_a_search_that_goes_the_same_way_again_stands_where_it_stood() -> None:
    """Behind an answer that was tried before, also when what came behind it had to be taken back."""

    def step(S: Any, C: Any, player: int) -> None:
        C.choose(0, player, [1, 2])
        if C.trying(S, lambda *_: True, step, player):
            raise Fail
        S[1] = C.choose(1, player, [3, 4])

    for visits in (1, 0):
        root = Node(visits=9)
        for answer in (1, 2):
            root.child(answer, ME).visits = visits
        trail, state = Trail(root), [0, 0]
        seeker = Seeker(trail, first, first=First([], 5, lambda *_: None))
        assert seeker.run_first(state, step, (ME,), 9) and state == [5, 3]
        taken = root.below[1]
        assert (taken.below.keys() == {3}) == bool(visits)  # behind a new answer the tree has not grown yet
        assert taken in trail.visited and trail.node is None


def searching_with(steps: list[Any]) -> tuple[_Search, list[Any]]:
    """A search whose game goes on with these steps."""
    told: list[Any] = []
    made = object.__new__(_Search)

    def walk(state: Any, rnd: Any, step: Any, args: Any, other: Any) -> None:
        walker = made.machine.walker(rnd)
        told.append(("walked", step, type(walker)))
        step(state, walker)

    def flow(state: Any) -> Any:
        return (steps.pop(0), (1,), None) if steps else None

    budget = SimpleNamespace(reset=lambda work: told.append(work), spend=lambda work: None, left=9, later=0)
    made.machine = SimpleNamespace(flow=flow, walk=walk, walker="usual", budget=budget, finishable=None)  # type: ignore[assignment]
    made.rnd, made.step = first, (lambda S, C, player: C.choose(0, player, [7, 8]), (1,), None)
    made._played_well = lambda state, step, *_: told.append(("played", step)) or step(state, None)  # type: ignore[method-assign]
    return made, told


def plain(state: Any, walker: Any) -> None:
    """Nothing happens."""


def leaves(state: Any, walker: Any) -> None:
    walker.trail.node = None


def ends(state: Any, walker: Any) -> None:
    state[OVER] = 1


def fails(state: Any, walker: Any) -> None:
    raise Fail


@pytest.mark.parametrize(
    ("steps", "done", "how"),
    [
        ([], True, ""),
        ([plain, leaves, plain, ends, plain], True, "walked walked played played"),
        ([ends, plain], True, "walked"),
        ([plain, fails], False, "walked walked"),
        ([leaves, fails], False, "walked played"),
    ],
)
def test_a_game_of_a_search_is_played_to_its_end(steps: list[Any], done: bool, how: str) -> None:
    """In the tree as far as it has grown, and then well; what fails ends it, and the machine is left as it was."""
    search, told = searching_with(list(steps))
    node = Node()
    node.child(7, 1).visits = node.child(8, 1).visits = 1
    trail = Trail(node)
    state: list[Any] = [0] * 4
    assert search._to_the_end(state, trail, First([], 5, lambda *_: None)) == done
    assert told[0] == GAME and " ".join(one[0] for one in told[1:]) == how and search.machine.walker == "usual"
    assert all(one[2] is Seeker for one in told[1:] if one[0] == "walked")


def test_a_game_whose_first_step_cannot_be_done_is_not_played() -> None:
    search, told = searching_with([plain])
    search.step = (fails_at_once, (1,), None)
    assert not search._to_the_end([0] * 4, Trail(None), First([], 5, lambda *_: None)) and told == [GAME]


def fails_at_once(S: Any, C: Any, player: int) -> None:
    raise Fail


# -- a save and other rules --
def saved(records: tuple[Record, ...] = (), **header: Any) -> SaveFile:
    settings = Settings(("pack",), 2, 7, {"known": 1, "lost": 2})
    return SaveFile(Path("game.save"), {"versions": {}, "files": {}, **header}, settings, records, 0, "", False, ())


def loaded_with(packs: dict[str, str], files: dict[str, str]) -> Any:
    """Packs with their versions, and what stands in the files of the first of them."""
    rules = SimpleNamespace(packs=[SimpleNamespace(id=name, version=version) for name, version in packs.items()])
    rules.options = {"known": None}
    sources = {f"pack/{name}": text for name, text in files.items()}
    named = [name for name in files if name.endswith(".yaml")]
    other = [name for name in files if name.endswith(".rules")]
    found = SimpleNamespace(name="pack", yaml=named, rules=other, sources=sources)
    return SimpleNamespace(checked=SimpleNamespace(rules=rules), packs=[found], diagnostics=[])


def settled(rules: Any, players: int, given: Any) -> None:
    """What `settle` says of options that are not known."""
    if set(given) - set(rules.options):
        raise GameError(Diagnostic("RW503", English("there is no such option"), None))


LOADED = loaded_with({"one": "1.0.0", "two": "2.0.0"}, {"b.rules": "x", "a.yaml": "y", "notes.txt": "z"})


def test_every_file_that_has_a_say_has_a_print() -> None:
    prints = fingerprints(LOADED)
    assert list(prints) == ["pack/a.yaml", "pack/b.rules"] and {len(one) for one in prints.values()} == {16}
    assert len({*prints.values()}) == 2 and versions(LOADED) == {"one": "1.0.0", "two": "2.0.0"}
    changed = loaded_with({}, {"b.rules": "x", "a.yaml": "other"})
    assert [name for name, one in fingerprints(changed).items() if one != prints[name]] == ["pack/a.yaml"]


@pytest.mark.parametrize(
    ("versions", "files", "said"),
    [
        ({"one": "1.0.0", "two": "2.0.0"}, {}, None),
        ({}, {}, None),  # a pack that the save does not know of may only have other files
        ({"two": "1.9.0"}, {}, "made with two 1.9.0, but this is two 2.0.0"),
        ({}, {"pack/a.yaml": "other"}, "another `pack/a.yaml`"),
        ({}, {"pack/c.rules": "gone"}, "another `pack/c.rules`"),
        ({}, {"pack/a.yaml": None}, "another `pack/a.yaml`"),
        ({"one": "0.1.0"}, {"pack/a.yaml": "other"}, "but this is one 1.0.0"),  # what is said first
    ],
)
def test_the_first_difference_of_rules_is_told(versions: dict[str, str], files: dict[str, Any], said: str | None) -> None:
    prints = {name: one for name, one in {**fingerprints(LOADED), **files}.items() if one is not None}
    found = difference(saved(versions=versions, files=prints), LOADED)
    assert (found is None) == (said is None)
    if found is not None and said is not None:
        assert found.code == "RW603" and said in found.message
        assert (found.span is not None) == ("another" in said)


class Playing:
    """A game in which the first player is asked for `n` three times, and which notes what is done."""

    def __init__(self, stops: str = "") -> None:
        self.done: list[str] = []
        self.stops = stops

    @property
    def decision(self) -> Any:
        return SimpleNamespace(player=1, site=SimpleNamespace(label="n")) if len(self.done) < 3 else None

    def choose(self, key: str) -> None:
        if key == "bad":
            raise IllegalChoice(key, False, None)
        if key == self.stops:
            raise GameError(SimpleNamespace(message="the rules stop"))  # type: ignore[arg-type]
        self.done.append(key)

    def why_no_undo(self) -> str | None:
        return None if self.done else "nothing"

    def undo(self) -> None:
        self.done.pop()


@pytest.mark.parametrize(
    ("lines", "done", "wrong"),
    [
        ([(1, "n", "a"), (1, "n", "b")], "ab", None),
        ([(1, "n", "a"), (0, "", ""), (1, "n", "b")], "b", None),
        ([(0, "", ""), (1, "n", "b")], "", (3, "undo is not possible")),
        ([(1, "n", "a"), (2, "n", "b")], "a", (4, "not player 2")),
        ([(1, "n", "a"), (1, "m", "b")], "a", (4, "for `m`")),
        ([(1, "n", "a"), (1, "n", "bad"), (1, "n", "c")], "a", (4, "`bad` is not among")),
        ([(1, "n", "a"), (1, "n", "stop")], "a", (4, "the rules stop")),
        ([(1, "n", "a")] * 4, "aaa", (6, "over before")),
    ],
)
def test_a_save_is_followed_line_by_line(
    monkeypatch: pytest.MonkeyPatch, lines: list[tuple[int, str, str]], done: str, wrong: tuple[int, str] | None
) -> None:
    """Refused at the first that does not fit, or kept up to there; options that are not known any more are dropped then."""
    records = tuple(Record(number, *line) for number, line in enumerate(lines, 3))
    begun: list[Any] = []

    def new_game(checked: Any, players: int, seed: int, options: Any, engine: str) -> Any:
        begun.append((players, seed, options, engine))
        return game

    monkeypatch.setattr(replaying, "load", lambda packs: LOADED)
    monkeypatch.setattr(replaying, "new_game", new_game)
    monkeypatch.setattr(replaying, "settle", settled)
    save = saved(records, files=fingerprints(LOADED))
    for migrate in (False, True):
        game = Playing("stop")
        found = replay(save, migrate=migrate)
        assert "".join(game.done) == done
        if wrong is None or migrate:
            assert isinstance(found, Replayed) and found.kept == (len(lines) if wrong is None else wrong[0] - 3)
        problems = list(found.diagnostics) if isinstance(found, Replayed) else found
        assert sum("so it is left out" in problem.message for problem in problems) == migrate
        problems = [problem for problem in problems if "so it is left out" not in problem.message]
        assert [problem.span.line for problem in problems if problem.span] == ([wrong[0]] if wrong else [])
        assert all(problem.code == "RW604" and wrong is not None and wrong[1] in problem.message for problem in problems)
    assert begun == [(2, 7, {"known": 1, "lost": 2}, "python"), (2, 7, {"known": 1}, "python")]
    game = Playing()
    part = replay(save, to=1, migrate=True)
    assert isinstance(part, Replayed) and len(game.done) <= 1


def test_other_rules_are_followed_only_if_one_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(replaying, "load", lambda packs: asked.append(packs) or LOADED)
    monkeypatch.setattr(replaying, "new_game", lambda *_: Playing())
    monkeypatch.setattr(replaying, "settle", settled)
    other = saved((Record(3, 1, "n", "a"),), files={})
    refused = replay(other)
    assert isinstance(refused, list) and [problem.code for problem in refused] == ["RW603"]
    found = replay(other, migrate=True, packs=["elsewhere"])
    assert isinstance(found, Replayed) and found.kept == 1 and found.settings.options == {"known": 1}
    assert asked == [["pack"], ["elsewhere"]]

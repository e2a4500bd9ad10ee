"""Agendas that are written here by hand: what is done, in which order, with what, and what lapses."""

from __future__ import annotations

from typing import Any

from rulewright.run.agendas import Agenda, Around, any_order
from rulewright.run.answering import Script
from rulewright.run.failing import Budget, Fail
from rulewright.run.looking import Explorer


class Working(Script):
    """Keeps what is said to it about an agenda."""

    def __init__(self, *answers: Any) -> None:
        super().__init__(list(answers), 1)
        self.told: list[Any] = []

    def owes(self, owed: Any) -> None:
        self.told.append(("owes", owed()))

    def owes_no_more(self) -> None:
        self.told.append("done")

    def takes_on(self, soon: Any) -> None:
        self.told.append(("takes on", soon(7)))


def around(asked: list[int] | None = None) -> Around:
    def able(state: Any, step: Any, player: int, runs: int) -> bool:
        (asked if asked is not None else []).append(runs)
        return Explorer((False,) * 9, Budget()).able(state, step, player)

    return Around(able, lambda work: None, ())


def agenda(items: Any, changed: Any = None, slot: int = 0, rules: Any = ()) -> Agenda:
    return Agenda(items, changed or [() for _ in items], slot, rules, lambda S, C, first: C.choose(3, 1, first()), 1)


def test_everything_on_an_agenda_is_done_in_the_order_one_likes() -> None:
    done: list[int] = []
    items = [lambda S, C, player, n=n: done.append(n) or () for n in (1, 2, 3)]  # type: ignore[misc]
    script = Working(2, 3)
    assert any_order([0], script, 1, [1, 2, 3], (), agenda(items), around()) == ()
    assert done == [2, 3, 1]
    assert script.told == [("owes", [1, 2, 3]), "done", ("owes", [1, 3]), "done", ("owes", [1]), "done"]
    done.clear()
    assert any_order([0], Working(), 1, [3], (), agenda(items), around()) == () and done == [3]


def test_names_become_what_an_item_makes_of_them() -> None:
    items = [lambda S, C, player, a, b: (a + 1,), lambda S, C, player, a, b: (b * 2,), lambda S, C, player, a, b: None]
    assert any_order([0], Working(1), 1, [1, 2], (3, 5), agenda(items, [(0,), (1,), ()]), around()) == (4, 10)
    assert any_order([0], Working(), 1, [3], (3, 5), agenda(items, [(0,), (1,), ()]), around()) is None  # the game was ended


def test_what_was_added_is_done_with_what_was_handed_over() -> None:
    done: list[Any] = []
    rules = (lambda S, C, *args: done.append(("first", *args)), lambda S, C, *args: done.append(("second", *args)))
    items = [lambda S, C, player: done.append("item") or ()]  # type: ignore[func-returns-value]
    state: list[Any] = [0, ((1, (1, 9)), (0, (1, 8)))]
    asked: list[int] = []
    script = Working(3, 2)
    assert any_order(state, script, 1, [1], (), agenda(items, slot=1, rules=rules), around(asked)) == ()
    assert done[-3:] == [("first", 1, 8), ("second", 1, 9), "item"] and state[1] == ()
    assert script.told[0] == ("takes on", True) and asked == [7]
    assert "takes on" not in str(any_order([0, ()], script, 1, [1], (), agenda(items, slot=1, rules=rules), around()))


def test_what_cannot_be_done_any_more_lapses() -> None:
    """The ones that stand first are kept; that is found out as soon as something has become known."""
    done: list[Any] = []

    def item(number: int) -> Any:
        def do(S: Any, C: Any, player: int) -> tuple[()]:
            if number == 1:
                C.barrier()
            if number == 2 and S[0]:
                raise Fail
            done.append(number)
            S[0] = 1
            return ()

        return do

    assert any_order([0], Working(1), 1, [1, 2, 3], (), agenda([item(1), item(2), item(3)]), around()) == ()
    assert done[0] == 1 and done[-1] == 3 and 2 not in done


def test_a_look_goes_past_an_item_that_comes_to_a_barrier() -> None:
    """It counts as done, with what it has brought up to there; what it was in the middle of is over."""
    seen: list[Any] = []

    def drawing(S: Any, C: Any, player: int) -> tuple[()]:
        S[1], S[2], S[3] = 5, 1, 7
        C.barrier()
        return ()

    def last(S: Any, C: Any, player: int) -> tuple[()]:
        seen.append(S[:])
        return ()

    work = Around(lambda *_: True, lambda work: None, ((range(2, 3), range(3, 4)),))

    def step(S: Any, C: Any, player: int) -> None:
        any_order(S, C, player, [2, 1], (), agenda([drawing, last]), work)

    assert Explorer((False,) * 9, Budget()).able([0, 0, 0, 0], step, 1)
    assert seen == [[0, 5, 0, 0]]

    def other(S: Any, C: Any, player: int) -> None:
        any_order(S, C, 2, [1], (), agenda([drawing]), work)

    probe = Explorer((False,) * 9, Budget())
    assert probe.able([0, 0, 0, 0], other, 1) and probe.way == ()

"""A game that is carried on natively, by an engine that is only played here: what it cannot do is done in Python."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.diagnostics import GameError
from rulewright.native import NotNative
from rulewright.run.driver import Moment, Reached
from rulewright.run.natively import Engine, NativeDriver, NativeReached, native_table
from rulewright.state import FLOW

ENGINES: tuple[Engine, ...] = ("native", "auto", "kept")


def reached(name: str) -> Reached:
    return Reached(name, Moment([]), [], None, [], (), False)  # type: ignore[arg-type]


class Python:
    """Comes to places in Python, and notes how."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def go_on(self, moment: Moment) -> Reached:
        self.asked.append("go on")
        return reached("begun")

    def answer(self, before: Reached, value: Any, entry: Any) -> Reached:
        self.asked.append((before.program, value, entry))
        return reached(f"{before.program} {value}")


def found(position: bytes = b"p") -> Any:
    rows = [SimpleNamespace(value=value, row=b"row %d" % value) for value in (4, 5)]
    return SimpleNamespace(candidates=rows, position=position)


def driver_that(*answers: Any) -> tuple[NativeDriver, Python, list[Any]]:
    python, asked, left = Python(), list[Any](), list(answers)

    def decide(*given: Any) -> Any:
        asked.append(given)
        return left.pop(0)

    return NativeDriver(python, SimpleNamespace(decide=decide)), python, asked  # type: ignore[arg-type]


def test_an_answer_goes_on_where_it_was_asked() -> None:
    behind = found(b"q")
    driver, python, asked = driver_that(behind)
    here = NativeReached(driver, found(), Moment([]))
    there = driver.answer(here, 5, "entry")  # type: ignore[arg-type]
    assert isinstance(there, NativeReached) and there.found is behind and asked == [(b"p", b"row 5")] and python.asked == []
    assert (there.before, there.value, there.entry) == (here, 5, "entry")


def test_what_cannot_be_done_natively_is_done_in_python() -> None:
    driver, python, _ = driver_that(None)
    here = NativeReached(driver, found(), Moment([]))
    there = driver.answer(here, 4, "entry")  # type: ignore[arg-type]
    assert isinstance(there, Reached) and there.program == "begun 4" and python.asked == ["go on", ("begun", 4, "entry")]


def test_python_comes_after_from_the_latest_place_it_knows() -> None:
    driver, python, _ = driver_that(found(), found(), found())
    first = NativeReached(driver, found(), Moment([]))
    second = driver.answer(first, 4, "one")  # type: ignore[arg-type]
    third = driver.answer(second, 5, "two")  # type: ignore[arg-type]
    assert isinstance(third, NativeReached) and third.python.program == "begun 4 5"
    assert python.asked == ["go on", ("begun", 4, "one"), ("begun 4", 5, "two")]
    fourth = driver.answer(third, 4, "three")  # type: ignore[arg-type]
    assert isinstance(fourth, NativeReached) and fourth.python.program == "begun 4 5 4" and len(python.asked) == 4
    assert third.python is third.python and isinstance(second, NativeReached) and second.python.program == "begun 4"
    assert len(python.asked) == 4
    behind = NativeReached(driver, found(), reached("known"), 5, "entry")  # type: ignore[arg-type]
    assert behind.python.program == "known 5"


@pytest.mark.parametrize(
    ("step", "begun"),
    [
        (None, 0),
        (("turn", (1,), ("rest", (1,))), 1),  # something else is left to do, so it is not that
        (("turn", (1,), None), 1),  # the step that the flow came to
        (("rest", (1,), None), 2),  # what is done instead of it
        (("turn", (2,), None), 2),
    ],
)
def test_a_place_is_told_with_how_it_was_come_to(monkeypatch: pytest.MonkeyPatch, step: Any, begun: int) -> None:
    """The flow is asked again where it stood before it came to the step; the state itself stays as it is."""
    told: list[Any] = []
    monkeypatch.setattr("rulewright.native.write_position", lambda *given: told.append(given) or b"written")

    def flow(state: list[int]) -> Any:
        assert state[FLOW] == 4
        state[FLOW] = 5
        return ("turn", (1,), None)

    python = SimpleNamespace(machine=SimpleNamespace(flow=flow))
    driver = NativeDriver(python, SimpleNamespace(library=SimpleNamespace(shape="shape")))  # type: ignore[arg-type]
    state = [5 if slot == FLOW else 0 for slot in range(4)]
    assert driver.position(Moment(state, step, answers=(7, 8))) == b"written"
    assert told == [("shape", state, begun, (7, 8))] and state[FLOW] == 5
    python.machine.flow = lambda state: None
    driver.position(Moment(state, step))
    assert told[1][2] == (2 if step is not None and step[2] is None else begun)


def test_who_insists_on_the_native_engine_is_told_why_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others play in Python; and who wants Python asks for nothing."""
    asked: list[Any] = []

    def native_library(checked: Any, players: int, settled: Any, compiling: Any, build: bool) -> Any:
        asked.append((checked, players, settled, compiling, build))
        if checked == "good":
            return SimpleNamespace(table=lambda: "table")
        raise NotNative("there is no compiler")

    monkeypatch.setattr("rulewright.native.native_library", native_library)
    rules: Any = "good"
    assert native_table(rules, 2, {}, "python") == (None, "") and asked == []
    for engine in ENGINES:
        assert native_table(rules, 2, {"a": 1}, engine, len) == ("table", "")
    assert asked == [("good", 2, {"a": 1}, len, build) for build in (True, True, False)]
    rules = "bad"
    for engine in ENGINES[1:]:
        assert native_table(rules, 2, {}, engine) == (None, "there is no compiler")
    with pytest.raises(GameError):
        native_table(rules, 2, {}, "native")


def test_what_the_native_engine_does_not_know_python_works_out() -> None:
    """The state as it is in the middle of a step, the log, what made itself."""
    driver, python, _ = driver_that()
    known = SimpleNamespace(working=lambda position: [position], library=None)
    object.__setattr__(driver, "table", known)
    here = NativeReached(driver, found(b"p"), Moment([]))
    assert here.working == [b"p"] and python.asked == []
    known.working = lambda position: None
    there = NativeReached(driver, found(b"p"), Moment([]))
    assert there.working == [] and python.asked == ["go on"]
    assert there.moment.state == [] and there.made == () and len(python.asked) == 1


def test_a_place_goes_on_natively_where_it_can() -> None:
    driver, python, asked = driver_that(found(b"q"), None, found(b"r"), None)
    object.__setattr__(driver, "position", lambda moment: b"from python")
    native = driver.go_on(Moment([1]))
    assert isinstance(native, NativeReached) and native.before == Moment([1]) and native.found.position == b"q"
    assert isinstance(driver.go_on(Moment([1])), Reached) and python.asked == ["go on"]
    behind = driver.answer(reached("known"), 5, "entry")  # type: ignore[arg-type]
    assert isinstance(behind, NativeReached) and behind.found.position == b"r" and asked[2][0] == b"from python"
    assert isinstance(driver.answer(reached("known"), 5, "entry"), Reached) and python.asked[1:] == [("known", 5, "entry")]  # type: ignore[arg-type]

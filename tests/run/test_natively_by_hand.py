"""A game that is carried on natively, by an engine that is only played here: what it cannot do is done in Python."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from rulewright.run.driver import Moment, Reached
from rulewright.run.natively import NativeDriver, NativeReached


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

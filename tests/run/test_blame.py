"""A mistake of the engine is told as one (RW901), wherever it happens; RW505 is told only where something is truly missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.shipped_games import rules
from tests.small_packs import game_of

from rulewright import Game, GameError, IllegalChoice, Playouts, make_policy, new_game, play_out
from rulewright.run import Machine, boards, effects, listening, paying

ENGINE = Path(effects.__file__).parents[1]
ERRORS = (
    AttributeError,
    IndexError,
    KeyError,
    LookupError,
    TypeError,
    ValueError,
    ZeroDivisionError,
    RuntimeError,
    AssertionError,
)
HELPERS = [
    name
    for module in (boards, effects, listening, paying)
    for name, value in vars(module).items()
    if callable(value) and not name.startswith("_") and getattr(value, "__module__", "") == module.__name__
]


def blamed(machine: Machine, name: str, error: type[Exception], play: Callable[[], object]) -> str | None:
    """The code that is told when something that generated code calls is broken; None if this game does without it."""

    def broken(*_: object, **__: object) -> None:
        raise error("broken on purpose")

    whole = machine.names[name]
    machine.names[name] = broken
    try:
        play()
    except GameError as stopped:
        assert error.__name__ in stopped.diagnostic.message and "broken on purpose" in stopped.diagnostic.message
        return stopped.diagnostic.code
    finally:
        machine.names[name] = whole
    return None


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["akropolis", "tekhenu"])
def test_whatever_breaks_in_the_engine_is_never_blamed_on_the_rules(pack: str) -> None:
    machine, many = new_game(rules(pack), 2).machine, Playouts(rules(pack), 2)
    bots = {seat: make_policy("random", seat) for seat in (1, 2)}
    told: dict[str, set[str]] = {}
    for number, name in enumerate(HELPERS):
        error = ERRORS[number % len(ERRORS)]
        codes = {
            blamed(machine, name, error, lambda: play_out(Game(machine, 1), bots)),
            blamed(many.machine, name, error, lambda: many.play(1)),
        }
        told[name] = {code for code in codes if code is not None}
    assert len([name for name, codes in told.items() if codes]) >= 10, told
    assert set().union(*told.values()) == {"RW901"}, told


def test_only_one_function_says_that_something_is_not_there() -> None:
    places = [path.name for path in ENGINE.rglob("*.py") for line in path.read_text().split("\n") if "raise NotThere" in line]
    assert places == ["effects.py"]


def test_where_ways_take_too_long_it_is_told_what_was_being_tried(tmp_path: Path) -> None:
    """The question is where less can be offered, but what took so long may stand far behind it."""
    long = "    for each i in 1..1000:\n        for each j in 1..1000: gain 1 coin\n"
    text = (
        f"flow game: each player: do turn\nwinner: most coin\naction turn:\n    choose n from 1..20\n{long}    require coin < n\n"
    )
    with pytest.raises(GameError) as stopped:
        game_of(tmp_path, text, "resources: {coin: {per: player}}\n")
    problem = stopped.value.diagnostic
    assert problem.span is not None and (problem.code, problem.span.line) == ("RW501", 4)
    assert [(str(note), span and span.line) for note, span in problem.notes] == [("this was being tried at last", 6)]


QUESTIONS = ("choose up to 2 m from 1..3", "choose 2 m from 1..3", "may: gain 1 coin", "choose m from [1, 2]\n    gain 1 coin")


@pytest.mark.parametrize("between", QUESTIONS)
def test_a_question_that_can_be_answered_is_not_to_blame(tmp_path: Path, between: str) -> None:
    """What fails behind it is told, where there is no way at all and where it is asked why something is not offered."""
    text = f"flow game: each player: do turn\nwinner: most coin\naction turn:\n    choose n from 1..2\n    {between}\n    LAST\n"
    nouns = "resources: {coin: {per: player, start: 10}}\n"
    line = text.split("\n").index("    LAST") + 1
    with pytest.raises(GameError) as caught:
        game_of(tmp_path / "never", text.replace("LAST", "pay 99 coin"), nouns)
    assert [span and span.line for _, span in caught.value.diagnostic.notes] == [line]
    game = game_of(tmp_path / "dear", text.replace("LAST", "pay 20 * (n - 1) coin").replace("1..2", "[1, 1, 2, 0]"), nouns)
    with pytest.raises(IllegalChoice) as refused:
        game.choose("2")
    assert refused.value.known
    assert refused.value.reason is not None
    assert refused.value.reason.line == line

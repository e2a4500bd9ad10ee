"""What bots choose, of games that are only played here; and games that bots play to their end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright import GameError
from rulewright.run import policies
from rulewright.run.failing import WORK
from rulewright.run.policies import ALL_LOOKS, LOOKS, GreedyPolicy, play_out


def game_with(worth: dict[str, list[int | None]], safe: bool = False, choices: int = 3, work: int = 0) -> tuple[Any, list[Any]]:
    """A decision whose options lead to these results, one for each look, which costs so much; None leads nowhere."""
    asked: list[Any] = []

    def imagine(value: str, rnd: Any, chance: int) -> list[int] | None:
        asked.append((value, chance))
        results = worth[value]
        found = results[sum(one == value for one, _ in asked) - 1 if len(results) > 1 else 0]
        return None if found is None else [found]

    options = [SimpleNamespace(key=f"key {name}", value=name) for name in worth]
    decision = SimpleNamespace(options=options, player=2, site=SimpleNamespace(safe=safe))
    budget = SimpleNamespace(left=WORK - work)
    machine = SimpleNamespace(standing=lambda state, player: (state[0] if player == 2 else -state[0],), budget=budget)
    driver = SimpleNamespace(told=lambda ask: ask())
    return SimpleNamespace(decision=decision, choices=choices, imagine=imagine, machine=machine, driver=driver), asked


@pytest.fixture(autouse=True)
def in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policies, "best_natively", lambda game, seed, looks: None)


def test_the_greedy_one_takes_what_leads_to_most() -> None:
    game, asked = game_with({"a": [3], "b": [7], "c": [5]})
    assert GreedyPolicy(1).choose(game) == "key b"
    assert asked == [(name, 4) for name in "abc" for _ in range(LOOKS)]
    game, asked = game_with({"a": [3], "b": [7]}, safe=True)
    assert GreedyPolicy(1).choose(game) == "key b" and len(asked) == 2  # nothing is left to chance


def test_among_equals_it_draws_and_each_is_drawn_once() -> None:
    found = [GreedyPolicy(seed).choose(game_with({"a": [7], "b": [7], "c": [5]})[0]) for seed in range(60)]
    assert {*found} == {"key a", "key b"} and 15 < found.count("key a") < 45


def test_what_leads_nowhere_is_not_taken_but_something_is() -> None:
    assert GreedyPolicy(1).choose(game_with({"a": [None], "b": [-4]})[0]) == "key b"
    assert {GreedyPolicy(seed).choose(game_with({"a": [None], "b": [None]})[0]) for seed in range(20)} == {"key a", "key b"}


def test_of_too_many_the_best_that_was_looked_at_is_taken() -> None:
    game, asked = game_with({"a": [3], "b": [7], "c": [9]}, safe=True, work=ALL_LOOKS // 2)
    assert GreedyPolicy(1).choose(game) == "key b" and len(asked) == 3


def test_what_was_found_natively_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policies, "best_natively", lambda game, seed, looks: 0)
    assert GreedyPolicy(1).choose(game_with({"a": [1], "b": [2]})[0]) == "key a"


def test_bots_play_to_the_end_or_are_stopped() -> None:
    def playing(most: int) -> Any:
        made: Any = SimpleNamespace(taken=[])

        def choose(key: str) -> None:
            made.taken.append(key)
            made.decision = None if len(made.taken) == most else made.decision

        made.choose = choose
        made.decision = SimpleNamespace(player=1, site=SimpleNamespace(span=None)) if most else None
        return made

    policy: Any = SimpleNamespace(choose=lambda game: f"key {len(game.taken)}")
    told: list[Any] = []
    game = playing(3)
    play_out(game, {1: policy}, 3, lambda decision, key: told.append(key))
    assert game.taken == told == ["key 0", "key 1", "key 2"]
    play_out(playing(0), {}, 5)
    with pytest.raises(GameError) as caught:
        play_out(playing(4), {1: policy}, 3)
    assert caught.value.diagnostic.code == "RW508"

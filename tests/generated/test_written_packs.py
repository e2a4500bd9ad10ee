"""What people wrote, in all ways: every example of the language page, and the games that ship."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.compile import offers
from tests.compile.hearing import cards_heard
from tests.compile.meanings import of_expressions, of_statements
from tests.docs.examples import Block, Example, examples, loaded
from tests.docs.playing import options_of, steps_of
from tests.effort import tries
from tests.generated import lying, questions
from tests.generated.comparing import Setup, compare, new_setup
from tests.generated.replaying import compare_random_play
from tests.inside import Checked, is_over, playout, random_step
from tests.reference_interpreter import Patience
from tests.shipped_games import EACH_GAME, GAMES, rules
from tests.small_packs import checked_of, pack

from rulewright import load, new_game
from rulewright.compile import IMPROVEMENTS
from rulewright.link import settle

PLAYS = [(example, block) for example in examples() for block in example.plays]


def _ends(example: Example, block: Block) -> bool:
    return not any(step.head == "stuck" for step in steps_of(block)) and "endless" not in example.title.lower()


def _name(value: object) -> str:
    return str(value.line) if isinstance(value, Block) else str(value)


@pytest.mark.slow
@pytest.mark.parametrize(("example", "block"), [play for play in PLAYS if _ends(*play)], ids=_name)
def test_all_ways_to_play_an_example_agree(example: Example, block: Block, tmp_path: Path) -> None:
    """With the reference interpreter, without each improvement and without all of them, bare, and at random."""
    steps = {step.head: step.rest for step in steps_of(block)}
    checked = checked_of(loaded(example, tmp_path))
    players = int(steps.get("players", 1))
    setup = Setup(checked, players, settle(checked.rules, players, options_of(steps)))
    place = PLAYS.index((example, block))
    one = tuple(IMPROVEMENTS)[place % len(IMPROVEMENTS)]
    for seed in range(2):
        found = compare(setup, seed, each=(one,))
        assert found.stopped in (None, "gave up", "something missing")
        if found.stopped is None:
            compare_random_play(setup, seed, found)
    # The compiled loops carry every example to its end, unless it shows a dead end or never ends.
    bare = setup.machine(trace=False)
    assert all(is_over(playout(bare, seed)) for seed in range(10))


@pytest.mark.parametrize(
    "made", [of_expressions, *(pytest.param(made, marks=pytest.mark.slow) for made in (of_statements, cards_heard))]
)
def test_all_ways_to_say_what_is_meant_agree(made: Callable[[Path], Checked], tmp_path: Path) -> None:
    found = compare(new_setup(made(tmp_path), 2), 0, each=())
    assert found.over and found.stopped is None


def test_all_ways_to_offer_what_can_be_carried_through_agree(tmp_path: Path) -> None:
    setup = new_setup(offers.questions(tmp_path), 2)
    found = compare(setup, 0, most=200, each=())
    assert found.over and found.decisions > 40
    for seed in range(5):
        compare_random_play(setup, seed, found)
    assert found.random_games == 5


@pytest.mark.parametrize("patience", [None, pytest.param(Patience(3_000, 300_000), marks=pytest.mark.slow)], ids=["fast", "slow"])
def test_all_ways_to_ask_where_a_tile_would_lie_agree(patience: Patience | None, tmp_path: Path) -> None:
    """In a game, and drawn at random without listing them; the slow way asks the reference interpreter, too."""
    checked = checked_of(load([pack(tmp_path, lying.rules(), lying.NOUNS, files={"tiles.yaml": lying.TILES})]))
    setup = new_setup(checked, 1)
    found = compare(setup, 0, each=() if patience is None else ("lying",), patience=patience)
    assert found.over and found.decisions > 30
    seeds = 3 if patience is None else 20
    for seed in range(seeds):
        compare_random_play(setup, seed, found)
    assert found.random_games == seeds


def test_all_that_is_offered_is_drawn_and_nothing_else(tmp_path: Path) -> None:
    """Where tiles may lie is drawn from the box around them: each spot comes up, and none much more often than others."""
    checked = checked_of(load([pack(tmp_path, lying.rules(lying.DRAWN), lying.NOUNS, files={"tiles.yaml": lying.TILES})]))
    game, rnd, compared = new_game(checked, 1, 0), random.Random(1), 0
    while game.decision is not None:
        offered = {option.value for option in game.decision.options}
        rule = f"ask_{game.decision.site.rule.removeprefix('ask_')}"
        drawn = Counter(random_step(game, rule, 1, rnd.random)[0] for _ in range(10 * len(offered)))
        assert drawn.keys() == offered and max(drawn.values()) < 30, rule
        compared += len(offered)
        game.choose(game.decision.options[0].key)
    assert compared > 100


@pytest.mark.parametrize(
    ("rounds", "each"), [(1, ()), pytest.param(4, tuple(IMPROVEMENTS), marks=pytest.mark.slow)], ids=["few", "all"]
)
def test_all_ways_to_ask_about_boards_agree(rounds: int, each: tuple[str, ...], tmp_path: Path) -> None:
    checked = checked_of(load([pack(tmp_path, questions.rules(rounds), questions.NOUNS)]))
    found = compare(Setup(checked, 2, settle(checked.rules, 2, {})), 0, each=each)
    assert found.over and found.decisions > 6 * rounds


@pytest.mark.parametrize("game", EACH_GAME)
def test_all_ways_to_play_a_shipped_game_agree(game: tuple[str, int]) -> None:
    """Bare, at random, and with one number of players also without any improvement and without one alone."""
    name, players = game
    checked, place = rules(name), GAMES.index(game)
    setup = Setup(checked, players, settle(checked.rules, players, {}))
    names, first, most = tuple(IMPROVEMENTS), place % len(IMPROVEMENTS), tries(20, 400)
    each = (names[first:] + names[:first])[: tries(GAMES[place - 1][0] != name, len(names))]
    found = compare(setup, place, most, each, patience=None)
    assert found.stopped is None and (found.over or found.decisions == most)
    for seed in range(tries(1, 5)):
        compare_random_play(setup, seed, found)
    assert found.random_games >= 1 or any(setup.draft.layout.seats)

"""`Game` with one engine or the other: the same decisions, keys, logs, states and results, and bots that answer alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.native.comparing import SMALL
from tests.native.kept import built_once
from tests.shipped_games import rules
from tests.small_packs import checked_of, pack

from rulewright import Game, GameError, load, new_game
from rulewright.native import find_compiler, making
from rulewright.run import Effort, make_policy, ranked


@pytest.fixture(autouse=True, scope="module")
def built_quickly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "built", built_once)
        patch.setenv("RULEWRIGHT_CACHE", str(tmp_path_factory.mktemp("cache")))
        if find_compiler() is not None and find_compiler(SMALL) is not None:
            patch.setenv("RULEWRIGHT_CC", SMALL)
        yield


def both(pack: str, players: int, seed: int) -> tuple[Game, Game]:
    return new_game(rules(pack), players, seed), new_game(rules(pack), players, seed, engine="auto")


def same_place(one: Game, two: Game) -> None:
    assert (one.decision is None) == (two.decision is None) and one.over == two.over
    if one.decision is not None and two.decision is not None:
        assert (one.decision.site, one.decision.player) == (two.decision.site, two.decision.player)
        assert [option.key for option in one.decision.options] == [option.key for option in two.decision.options]
        assert [option.key for option in one.decision.candidates] == [option.key for option in two.decision.candidates]
    assert one.digest() == two.digest()


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "players"), [("connect-four", 2), ("akropolis", 2)])
def test_a_game_is_the_same_with_either_engine(pack: str, players: int) -> None:
    one, two = both(pack, players, 3)
    rnd = random.Random(3)
    for number in range(60):
        same_place(one, two)
        if one.decision is None:
            break
        key = one.decision.drawn(rnd.random()).key
        one.choose(key)
        two.choose(key)
        if number % 9 == 8 and one.why_no_undo() is None:
            one.undo()
            two.undo()
        assert one.why_no_undo() == two.why_no_undo()
    assert one.log == two.log
    assert one.view(1) == two.view(1) and one.winners() == two.winners() and one.scores(1) == two.scores(1)


@pytest.mark.parametrize(
    ("pack", "players", "games"), [("connect-four", 2, 12), pytest.param("akropolis", 2, 4, marks=pytest.mark.slow)]
)
def test_bots_answer_alike(pack: str, players: int, games: int) -> None:
    """Greedy and the search draw from the same streams, so that not even a figure behind a comma differs."""
    one, two = both(pack, players, 5)
    greedy = make_policy("greedy", 7)
    for number in range(5):
        assert greedy.choose(one) == greedy.choose(two)
        found = ranked(one, Effort(games), number)
        assert found == ranked(two, Effort(games), number)
        one.choose(found[0][0])
        two.choose(found[0][0])


NOUNS = "resources:\n  reed: {per: player}\n"
GAME = "flow game:\n    each player: do turn\n\nwinner: most reed\n\n"
ENDLESS = GAME + "action turn:\n    choose n from 1..2\n    repeat:\n        gain n reed\n    until reed < 0\n"


@pytest.mark.slow
def test_what_stops_a_game_is_said_alike(tmp_path: Path) -> None:
    """The native engine gives up, and Python names the rule and the line."""
    checked = checked_of(load([pack(tmp_path, ENDLESS, NOUNS, name="pond", players=(2, 2))]))
    told = []
    for engine in ("python", "auto"):
        game = new_game(checked, 2, 1, engine=engine)  # type: ignore[arg-type]
        with pytest.raises(GameError) as stopped:
            game.choose("1")
        told.append(stopped.value.diagnostic)
    assert told[0] == told[1] and told[0].code == "RW501" and told[0].span is not None

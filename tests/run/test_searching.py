"""The bot that searches: it looks further than greedy, finds the same on any machine, and never looks at what is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import hidden_otherwise
from tests.run.test_bots import CARDS, GAMBLES, NOUNS, RULES
from tests.small_packs import game_of

from rulewright import Game, GameError, load, make_policy, new_game, play_out
from rulewright.run import Effort, NoSuchBot, ranked, read_effort

ENOUGH = Effort(20)


@pytest.mark.parametrize("gamble", GAMBLES)
def test_what_is_hidden_changes_no_answer(tmp_path: Path, gamble: str) -> None:
    """Everything that the seat cannot know lies otherwise, chance to come included: the search finds the same."""
    game = game_of(tmp_path, RULES.format(gamble=gamble), NOUNS, CARDS, seats=2, seed=3)
    assert game.decision is not None
    found = ranked(game, ENOUGH, 7)
    for seed in range(5):
        other = hidden_otherwise(game, seed)
        assert other.view(game.decision.player) == game.view(game.decision.player)
        assert other.view() != game.view()
        assert ranked(other, ENOUGH, 7) == found


@pytest.mark.slow
def test_what_is_hidden_changes_no_answer_in_the_middle_of_a_large_game() -> None:
    checked = load(["akropolis"]).checked
    assert checked is not None
    game = new_game(checked, 2, 5)
    bots = {seat: make_policy("random", seat) for seat in (1, 2)}
    for _ in range(12):
        assert game.decision is not None
        game.choose(bots[game.decision.player].choose(game))
    other = hidden_otherwise(game, 1)
    assert other.view() != game.view()
    assert ranked(other, Effort(5), 3) == ranked(game, Effort(5), 3)


def test_a_gamble_that_pays_on_the_whole_is_taken(tmp_path: Path) -> None:
    """Greedy never looks behind the die; on the whole it gives 350."""
    game = game_of(tmp_path, RULES.format(gamble=GAMBLES[0]), NOUNS, CARDS, seats=2, seed=3)
    assert make_policy("greedy", 1).choose(game) == "certain"
    assert make_policy("mcts:60", 1).choose(game) == "dare"


def test_it_sees_what_the_other_player_will_do(tmp_path: Path) -> None:
    """One stick may be worth more at once, but whoever takes the last of seven loses; one leaves one, five or nine."""
    rules = """
flow game:
    turns: do turn

action turn:
    choose n from 1..3 where it <= stick
    lose n stick
    if stick = 0:
        gain 1 loss
        end game

winner: least loss
"""
    nouns = "variables: {stick: {type: number, start: 7, min: 0, max: 9}}\nresources: {loss: {per: player}}\n"
    rules = rules.replace("lose n stick", "set stick to stick - n")
    game = game_of(tmp_path, rules, nouns, seats=2)
    assert [make_policy("mcts:400", seed).choose(game) for seed in range(4)] == ["2"] * 4


ENDLESS = {
    "the step in hand": "    for each a in 1..9000: for each b in 1..9000: set reed to reed + 1\n",
    "what follows": "    do rest\n",
}


@pytest.mark.parametrize(
    ("bot", "place"),
    [
        ("greedy", "what follows"),
        ("mcts:3", "what follows"),
        pytest.param("greedy", "the step in hand", marks=pytest.mark.slow),
        pytest.param("mcts:3", "the step in hand", marks=pytest.mark.slow),
    ],
)
def test_rules_that_stop_an_imagined_game_are_told_at_their_line(tmp_path: Path, bot: str, place: str) -> None:
    """It is no mistake of ours that they do not end."""
    rules = (
        "flow game:\n    turns: do turn\n\nwinner: most reed\n\nrule turn:\n    choose n from 1..2\n    if n > 0:\n        skip\n"
        + ENDLESS[place]
        + "\nrule rest:\n    repeat:\n        gain 1 reed\n    until reed < 0\n"
    )
    game = game_of(tmp_path, rules, "resources: {reed: {per: player}}\n", seats=2)
    with pytest.raises(GameError) as stopped:
        make_policy(bot, 1).choose(game)
    assert stopped.value.diagnostic.code == "RW501"


@pytest.mark.slow
def test_it_beats_greedy_in_a_small_game() -> None:
    checked = load(["connect-four"]).checked
    assert checked is not None
    won = 0
    for seed in range(8):
        game, me = new_game(checked, 2, seed), 1 + seed % 2
        play_out(game, {me: make_policy("mcts:60", seed), 3 - me: make_policy("greedy", seed)})
        won += game.winners() == [me]
    assert won >= 6


def test_the_game_is_left_as_it_was() -> None:
    checked = load(["connect-four"]).checked
    assert checked is not None
    game = new_game(checked, 2, 1)
    before, walker = game.digest(), game.machine.walker
    assert ranked(game, Effort(30), 1) == ranked(game, Effort(30), 1)
    assert (game.digest(), game.choices, game.machine.walker) == (before, 0, walker)
    assert sum(games for _, games, _ in ranked(game, Effort(30), 1)) == 30


def test_seconds_end_a_search(tmp_path: Path) -> None:
    game = game_of(tmp_path, RULES.format(gamble=GAMBLES[0]), NOUNS, CARDS, seats=2)
    assert sum(games for _, games, _ in ranked(game, Effort(None, 0.05), 1)) >= 1


@pytest.mark.parametrize(("text", "effort"), [("500", Effort(500)), ("1s", Effort(None, 1.0)), ("0.25s", Effort(None, 0.25))])
def test_an_effort_is_games_or_seconds(text: str, effort: Effort) -> None:
    assert read_effort(text) == effort


@pytest.mark.parametrize("text", ["", "0", "0s", "-1", "1m", "1e9s", "²", "9999999999"])
def test_anything_else_is_no_effort(text: str) -> None:
    assert read_effort(text) is None


def own(folder: Path, body: str) -> str:
    path = folder / "my_bot.py"
    path.write_text(f"class Mine:\n    def __init__(self, seed): self.seed = seed\n    def choose(self, game): {body}\n")
    return f"{path}:Mine"


def test_a_bot_of_ones_own_plays(tmp_path: Path) -> None:
    checked = load(["tic-tac-toe"]).checked
    assert checked is not None
    game: Game = new_game(checked, 2, 1)
    bot = make_policy(own(tmp_path, "return game.decision.options[-1].key"), 4)
    play_out(game, {1: bot, 2: bot})
    assert game.over


@pytest.mark.parametrize("body", ["1 / 0", "return 7", "return 'no such cell'", "return game.undo()"])
def test_a_bot_of_ones_own_that_fails_is_told(tmp_path: Path, body: str) -> None:
    checked = load(["tic-tac-toe"]).checked
    assert checked is not None
    with pytest.raises(GameError) as found:
        make_policy(own(tmp_path, body), 4).choose(new_game(checked, 2, 1))
    assert found.value.diagnostic.code == "RW509"


@pytest.mark.parametrize(
    ("who", "reason"),
    [("wizard", "unknown"), ("mcts:", "effort"), ("mcts:soon", "effort"), ("nowhere.py:Mine", "file"), ("{here}:Other", "class")],
)
def test_a_bot_that_is_not_there_is_told(tmp_path: Path, who: str, reason: str) -> None:
    here = own(tmp_path, "pass").rpartition(":")[0]
    with pytest.raises(NoSuchBot) as found:
        make_policy(who.format(here=here), 1)
    assert found.value.reason == reason

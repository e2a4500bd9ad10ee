"""Names, questions, options, log lines and results; what is missing is shown by its id."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.explain.fixture_game import TEXT, Make
from tests.inside import program_of
from tests.shipped_games import rules
from tests.small_packs import game_of

from rulewright import Game, new_game
from rulewright.link.types import PLAYER, YES_NO, CellType, ConstantType, ListType, PieceType
from rulewright.narrate import Texts

ASKING = """\
flow game:
    do deal
    turns:
        do go

rule deal:
    move all cards to deck
    each player: draw 1 from deck to hand

rule go:
    gain 3 coin
    may: pay 1 coin; gain 1 wood
    choose colour from [red, blue]
    choose one as way:
        sell: gain 1 coin
        buy: pay either 2 coin or 1 wood
    up to 2 times: lose 1 coin
    advance fame by 2
    set leader to player
    choose card from hand
    move card to deck
    end game

winner: most coin
"""


@pytest.fixture
def game() -> Game:
    return new_game(rules("akropolis"), 2, seed=1)


def test_questions_and_options_of_a_shipped_game(game: Game) -> None:
    texts = Texts(program_of(game).checked)
    assert game.decision is not None
    assert texts.prompt(game, game.decision) == "Which tile do you take?"
    assert texts.option(game, game.decision, game.decision.options[0]) == "tile c24 (house, temple and market)"
    game.choose(game.decision.options[0].key)
    assert texts.prompt(game, game.decision) == "Where do you build it?"
    turned = next(option for option in game.decision.options if option.key.endswith("@2"))
    label = turned.key.partition("@")[0]
    assert texts.option(game, game.decision, turned) == f"on the ground at {label}, turned 2 of 6"
    game.choose(game.decision.options[0].key)
    lines = [texts.entry(game, entry) for entry in game.log]
    assert "Player 2 gains 2 stones (setup, turn.rules:20)" in lines
    assert "" in lines  # nothing was paid for the first tile
    assert texts.result(game) == ["The game is not over."]
    assert texts.missing == set()


def test_results(game: Game) -> None:
    texts = Texts(program_of(game).checked)
    while game.decision is not None:
        game.choose(game.decision.options[0].key)
    lines = texts.result(game)
    assert lines[0].endswith(("points.", "points each."))
    assert lines[1].startswith("Player 1: houses ")
    assert len(lines) == 3


def test_every_kind_of_question(make: Make) -> None:
    more = "colour = colour\nsell = sell\nchoice-buy = buy something\nprompt-go-way = Trade?\ncard-k1 = the first card\n"
    checked = make(rules=ASKING, text=TEXT + more)
    game, texts = new_game(checked, 2), Texts(checked)
    asked = []
    while game.decision is not None:
        decision = game.decision
        asked.append((texts.prompt(game, decision), [texts.option(game, decision, option) for option in decision.options]))
        game.choose({"may": "no", "one": "buy"}.get(decision.site.kind, decision.options[0].key))
    assert asked == [
        ("Do you want to pay 1 coin and gain 1 wood?", ["yes", "no"]),
        ("Which colour do you choose?", ["red", "blue"]),
        ("Trade?", ["sell", "buy something"]),
        ("Do you want to lose 1 coin?", ["yes", "no"]),
        ("Do you want to lose 1 coin?", ["yes", "no"]),
    ]
    lines = [texts.entry(game, entry) for entry in game.log]
    assert "Player 1 decides not to pay 1 coin and gain 1 wood" in lines
    assert "Player 1 chooses buy something" in lines
    assert "Player 1 moves the first card to the deck (go, game.rules:21)" in lines
    assert "The leader is now Player 1 (go, game.rules:19)" in lines
    assert "Player 2 draws 1 card to their hand (deal, game.rules:8)" in lines
    assert texts.missing == set()


def test_values_in_words(make: Make) -> None:
    checked = make()
    game, texts = new_game(checked, 2), Texts(checked)
    program = program_of(game)
    assert texts.value(program, PLAYER, 2) == "Player 2"
    assert texts.value(program, PLAYER, 0) == "nobody"
    assert texts.value(program, ConstantType("colour"), 2) == "blue"
    assert texts.value(program, CellType("field"), 5) == "b2"
    assert texts.value(program, PieceType("card"), 1) == "card k1"
    assert texts.value(program, ListType(ConstantType("colour")), (1, 2)) == "red and blue"
    assert texts.value(program, YES_NO, True) == "yes"


PLAYING = """\
flow game:
    do deal
    turns:
        do go

rule deal: each player: draw 1 from deck to hand

rule go:
    window trading
    any order as jobs:
        sell: gain 1 coin
    choose card from hand
    end game

rule feast: gain 1 gem

value worth_of(card) = power of card * 10

winner: most coin
"""
PRINTED = """\
pieces: card
attributes:
  power: number
  mark: {type: number, varies: true}
items:
  k1: {power: 1, effect: "in trading: set mark of this to 4; add to jobs: do feast"}
  k2: {power: 2, effect: "in trading: set mark of this to 4; add to jobs: do feast"}
"""
NAMED = """\
mark = mark
    .set = mark { $subject } with { $value }
worth_of = worth
trading = trading
    .when = when you trade
jobs = jobs
    .add = { $rule }, sooner or later
feast = feast
    .do = hold a feast
"""


def test_who_is_asked_sees_pieces_as_they_are_now_and_what_they_do(make: Make) -> None:
    """A piece is told with what varies on it and what it is worth; a card in a window says what playing it does."""
    piece = "    .piece = card of power { $power }, mark { $mark }, worth { $worth_of }\n"
    text = TEXT.replace("   *[other] cards\n}\n", "   *[other] cards\n}\n" + piece) + NAMED + "sell = selling\ndeal = deal\n"
    game = new_game(make(rules=PLAYING, cards=PRINTED, text=text), 2, seed=1)
    texts = Texts(program_of(game).checked)
    assert game.decision is not None
    assert texts.prompt(game, game.decision) == "Which of these do you play now?"
    key = next(option.key for option in game.decision.options if option.key != "enough")
    power = int(key[1])
    does = "You may play this when you trade: mark this card with 4; hold a feast, sooner or later."
    shown = {texts.option(game, game.decision, option) for option in game.decision.options}
    assert shown == {"none; go on", f"card of power {power}, mark 0, worth {power * 10}: {does}"}
    game.choose(key)
    assert game.decision is not None
    assert [texts.option(game, game.decision, option) for option in game.decision.options] == ["selling", "feast (1)"]
    lines = [texts.entry(game, entry) for entry in game.log]
    assert f"Player 1 plays card of power {power}, mark none, worth none" in lines


DOORS = (
    "enums:\n  wall: [north_wall, south_wall]\nresources:\n  coin: {per: player}\nvariables:\n  door: {per: wall, type: yes_no}\n"
)
OPENING = "flow game:\n    turns: do go\n\nrule go:\n    set door(north_wall) to yes\n    end game\n\nwinner: most coin\n"


def test_what_each_of_a_kind_has_is_told_by_the_name_of_the_kind(tmp_path: Path) -> None:
    text = "door = door of the { $key }\nwall = wall\nnorth_wall = north\nsouth_wall = south\ncoin = coin\ngo = go\ngame = game\n"
    game = game_of(tmp_path, OPENING, DOORS, files={"text/en.ftl": text}, more="languages: [en]\n")
    texts = Texts(program_of(game).checked)
    assert texts.entry(game, game.log[0], place=False) == "The door of the wall is now yes"

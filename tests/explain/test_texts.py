"""Names, questions, options, log lines and results; what is missing is shown by its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.check.load import load
from rulewright.explain import Texts, catalog
from rulewright.link.types import PLAYER, YES_NO, CellType, ConstantType, ListType, PieceType
from rulewright.run.game import Game, new_game

from .conftest import TEXT, Make

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
    checked = load(["akropolis"]).checked
    assert checked is not None
    return new_game(checked, 2, seed=1)


def test_questions_and_options_of_a_shipped_game(game: Game) -> None:
    texts = Texts(game.program.checked)
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
    texts = Texts(game.program.checked)
    while game.decision is not None:
        game.choose(game.decision.options[0].key)
    lines = texts.result(game)
    assert lines[0].endswith(("points.", "points each."))
    assert lines[1].startswith("Player 1: houses ")
    assert len(lines) == 3


def test_every_kind_of_question(make: Make) -> None:
    more = "colour = colour\nsell = sell\nchoice-buy = buy something\nprompt-go-way = Trade?\ncard-k1 = the first card\n"
    checked = make(game_rules=ASKING, text__en_ftl=TEXT + more)
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
    program = game.program
    assert texts.value(program, PLAYER, 2) == "Player 2"
    assert texts.value(program, PLAYER, 0) == "nobody"
    assert texts.value(program, ConstantType("colour"), 2) == "blue"
    assert texts.value(program, CellType("field"), 5) == "b2"
    assert texts.value(program, PieceType("card"), 1) == "card k1"
    assert texts.value(program, ListType(ConstantType("colour")), (1, 2)) == "red and blue"
    assert texts.value(program, YES_NO, True) == "yes"


def test_what_is_missing_is_shown_by_its_id(make: Make) -> None:
    texts = Texts(make(text__en_ftl="wood = wood\n"))
    assert texts.name("owner_of") == "owner of"
    assert "owner_of" in texts.missing
    assert texts.name("wood") == "wood"
    assert "wood" not in texts.missing


def test_a_hostile_text_does_not_stop_anything(make: Make) -> None:
    loop = "coin = { wood }\nwood = { coin }\ngem = { FORM() } { STARTS($a) } { NOPE($x) }\n"
    texts = Texts(make(text__en_ftl=loop))
    assert isinstance(texts.name("coin"), str)
    assert isinstance(texts.name("gem"), str)


def test_a_language_without_a_text_of_the_engine_is_english(make: Make) -> None:
    texts = Texts(make(text__hu_ftl="coin = érme\n"), "hu")
    assert texts.name("coin", 3) == "érme"
    assert texts.sentences.declaration("go") == "Gain 1 érme. End the game."
    assert "wood" not in texts.missing
    texts.name("wood")
    assert {"wood", "say-gain"} <= texts.missing


CZECH = """\
coin = { $count ->
    [one] { $case ->
        [accusative] minci
       *[nominative] mince
    }
    [few] mince
   *[other] mincí
}
"""
CZECH_ENGINE = """\
say-gain = získej { FORM($goods, case: "accusative") }
say-amount = { $number } { FORM($noun, case: "accusative") }
say-sentence = { CAPITAL($text) }.
"""


@pytest.mark.parametrize(("number", "said"), [(1, "Získej 1 minci."), (2, "Získej 2 mince."), (5, "Získej 5 mincí.")])
def test_another_language_is_only_texts(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    """Cases and plurals of Czech without a line of code: the messages ask for the forms they need."""
    (tmp_path / "cs.ftl").write_text(CZECH_ENGINE, encoding="utf-8")
    english = (Path(catalog.__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    monkeypatch.setattr(catalog, "_TEXT", tmp_path)
    catalog._engine.cache_clear()
    rules = f"flow game:\n    do go\n\nrule go:\n    gain {number} coin\n\nwinner: most coin\n"
    texts = Texts(make(game_rules=rules, text__cs_ftl=CZECH), "cs")
    try:
        assert texts.sentences.declaration("go") == said
    finally:
        catalog._engine.cache_clear()


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
    game = new_game(make(game_rules=PLAYING, cards_yaml=PRINTED, text__en_ftl=text), 2, seed=1)
    texts = Texts(game.program.checked)
    assert game.decision is not None
    assert texts.prompt(game, game.decision) == "Which of these do you play now?"
    key = next(option.key for option in game.decision.options if option.key != "enough")
    power = int(key[1])
    does = "You may play this when you trade: mark this card with 4. Hold a feast, sooner or later."
    shown = {texts.option(game, game.decision, option) for option in game.decision.options}
    assert shown == {"none; go on", f"card of power {power}, mark 0, worth {power * 10}: {does}"}
    game.choose(key)
    assert game.decision is not None
    assert [texts.option(game, game.decision, option) for option in game.decision.options] == ["selling", "feast (1)"]
    lines = [texts.entry(game, entry) for entry in game.log]
    assert f"Player 1 plays card of power {power}, mark none, worth none" in lines

"""A game at a real terminal, typed as a person types: second thoughts, reading, leaving, coming back, the end and its points."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.at_terminal import Terminal
from tests.small_packs import pack

NOUNS = """
resources: {berry: {per: player, start: 6}, jar: {per: player}}
zones: {stall: {holds: basket, start: all}, own: {holds: basket, per: player}}
"""
BASKETS = "pieces: basket\nattributes: {price: number, effect: effect}\nitems:\n" + "".join(
    f"  {name}: {{price: {price}, effect: gain {price} berry}}\n"
    for name, price in {"reed": 1, "willow": 2, "birch": 3, "flax": 1, "wicker": 9}.items()
)
RULES = """
flow game:
    each player: gain 1 jar
    for each round in 1..2:
        each player: do turn
action turn:
    choose basket from stall
    pay price of basket berry
    move basket to own
score jars = jar
score goods = 2 * size of own
winner: most total
"""
TEXT = "".join(f"basket-{name} = {name} basket\n" for name in ("reed", "willow", "birch", "flax", "wicker"))


@pytest.fixture
def folder(tmp_path: Path) -> str:
    made = pack(tmp_path, RULES.replace("most total", "most jar + 2 * size of own"), NOUNS, BASKETS, name="fair", players=(2, 2))
    (made / "text").mkdir(exist_ok=True)
    (made / "text" / "en.ftl").write_text(TEXT)
    return str(made)


@pytest.mark.slow
def test_a_game_is_typed_left_resumed_and_ended(folder: str, tmp_path: Path) -> None:
    save = str(tmp_path / "evening.save")
    with Terminal("play", folder, "--players", "2", "--seat", "2=random", "--seed", "5") as seat:
        first = seat.said()
        assert "1) " in first and "wicker" not in first.partition("Which basket")[2], "what cannot be paid is not offered"
        assert "The game gains" not in first
        assert "because this cannot be done then:" in seat.type("why wicker")
        assert "card NAME" in seat.type("card")
        assert "Gain 9 berry." in seat.type("card wicker basket")
        assert "Choose a basket" in seat.type("rules turn")
        assert "Several fit `basket`:" in seat.type("basket")
        assert "Your turn is over" in seat.type("willow")
        assert "I do not understand `7`" in seat.type("7")
        assert "Taken back" in seat.type("undo")
        assert "Your turn is over" in seat.type("reed")
        assert "Player 2 chooses" in seat.type("")
        assert "Saved" in seat.type(f"save {save}")
        seat.type("quit")
        assert seat.left() == 0
    with Terminal("play", "--save", save) as seat:
        again = seat.said()
        assert "Going on" in again and "reed basket" in again
        label = re.search(r"^ +(\d)\) ", again, re.M)
        assert label is not None
        end = seat.type(label[1])
        end += seat.type("") if "Your turn is over" in end else ""
        assert re.search(r"goods\s+4\s+4", end) and re.search(r"jars\s+1\s+1", end), "the end tells where points came from"
        assert seat.left() == 0

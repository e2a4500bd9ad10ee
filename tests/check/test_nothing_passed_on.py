"""`nothing` passed on to a named value is noticed wherever the call stands: no neighbour's goods are read."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked

from rulewright import GameError, Playouts, new_game

NOUNS = """\
enums: {colour: [red, green]}
resources: {coin: {per: player, start: 1}, shell: {per: player}}
tracks: {fame: {per: [player, colour]}}
variables: {leader: {type: player}, told: {}}
tables: {price: {key: number, values: {1: 3}}}
zones: {row: {holds: card, start: all}}
"""
CARDS = "pieces: card\nitems: {ant: {copies: 3}}\n"
RULES = """\
flow game:
    do begin
    each player in players where seat = 1: do turn

rule begin: set told to 1
value wealth(p: player) = coin of p
value plain(n) = n
value banded(n, p: player):
    1: coin of p
    else: 2
value named(p: player) = a + 1 with a = coin of p
rule tell(p: player): set told to coin of p

action turn:
    LINE

winner: most coin
"""


@pytest.mark.parametrize(
    "line",
    [
        "set told to wealth(X)",
        "do tell(X)",
        "set told to place_in([1, 2], wealth(X))",
        "if item_at(row, wealth(X)) != nothing: gain 1 shell",
        "set told to price(wealth(X))",
        "set told to plain(wealth(X))",
        "set told to 1 + 2 * wealth(X)",
        "set told to -wealth(X)",
        "set told to (1 if wealth(X) > 0 else 2)",
        "set told to (wealth(X) if told = 1 else 2)",
        "set told to sum of wealth(X) for it in 1..2",
        "set told to size of (1..3 where it = wealth(X))",
        "set told to highest of [1, 2] where it > wealth(X)",
        "if not wealth(X) = 0: gain 1 shell",
        "if told = 2 or wealth(X) in [1, 2]: gain 1 shell",
        "for each n in 1..wealth(X): gain 1 shell",
        "wealth(X) times: gain 1 shell",
        "gain wealth(X) shell",
        "gain 1 shell per 1..wealth(X)",
        "pay wealth(X) coin",
        "require wealth(X) >= 0",
        "match wealth(X):\\n        0: skip\\n        else: gain 1 shell",
        "repeat:\\n        gain 1 shell\\n    until wealth(X) < 9",
        "draw wealth(X) from row to row",
        "choose c from row by most wealth(X)",
        "choose n from 1..3 where it > wealth(X)",
        "let n = wealth(X); gain n shell",
        "advance told by wealth(X)",
        "advance told by 1 up to wealth(X)",
        "each player in (rank players by most wealth(X)): gain 1 shell",
        "advance fame(red) by wealth(X)",
        "may: gain wealth(X) shell",
        "gain 1 mix of ([coin, shell] where wealth(X) >= 0)",
        "pay either wealth(X) coin or 9 shell",
        "pay either 9 shell or wealth(X) coin",
        "lose wealth(X) shell",
        "first of players gains wealth(X) shell",
        "choose wealth(X) c from row",
        "first possible:\\n        one if wealth(X) > 8: gain 1 shell\\n        two: skip",
        "first possible:\\n        one: pay wealth(X) coin\\n        two: skip",
        "any order:\\n        one if wealth(X) >= 0: gain 1 shell\\n        two: gain 2 shell",
        "choose one:\\n        one if wealth(X) >= 0: gain 1 shell\\n        two: gain 2 shell",
        "until end of turn: add wealth(X) to plain\\n    set told to plain(1)",
        "surely: gain wealth(X) shell",
        "part inner: gain wealth(X) shell",
        "if able: gain wealth(X) shell",
        "set told to size of ([1, 2] + [wealth(X)])",
        "set told to min(1, wealth(X))",
        "set told to first of [wealth(X)]",
        "if told in 1 .. wealth(X): gain 1 shell",
        "set told to banded(1, X)",
        "set told to named(X)",
    ],
)
def test_wherever_it_is_asked(tmp_path: Path, line: str) -> None:
    """With nobody the game stops at that line, also at random; with somebody the same line is carried out."""
    text = RULES.replace("LINE", line.replace("\\n", "\n"))
    nobody = checked(tmp_path / "nobody", text.replace("X)", "leader)"), NOUNS, CARDS)
    somebody = checked(tmp_path / "somebody", text.replace("X)", "player)"), NOUNS, CARDS)
    assert Playouts(somebody, 2).play(0).winners()
    assert new_game(somebody, 2).winners()
    playouts = Playouts(nobody, 2)
    with pytest.raises(GameError) as at_random:
        for seed in range(20):  # a `may` is not always taken
            playouts.play(seed)
    with pytest.raises(GameError) as stopped:
        game = new_game(nobody, 2)
        assert game.decision is not None
        game.choose("yes")
    for error in (at_random.value, stopped.value):
        assert error.diagnostic.code == "RW505"
        assert error.diagnostic.span is not None


@pytest.mark.parametrize("said", ["winner: most wealth(X)", "score rich = wealth(X)\nwinner: most points"])
def test_where_it_is_asked_who_wins(tmp_path: Path, said: str) -> None:
    text = RULES.replace("LINE", "skip").replace("winner: most coin", said)
    somebody = checked(tmp_path / "somebody", text.replace("X)", "player)"), NOUNS, CARDS)
    assert new_game(somebody, 2).winners() and Playouts(somebody, 2).play(0).winners()
    nobody = checked(tmp_path / "nobody", text.replace("X)", "leader)"), NOUNS, CARDS)
    with pytest.raises(GameError) as stopped:
        new_game(nobody, 2).winners()
    assert stopped.value.diagnostic.code == "RW505"


@pytest.mark.parametrize(("who", "stops"), [("leader", True), ("player", False)])
def test_where_an_automated_player_answers(tmp_path: Path, who: str, stops: bool) -> None:
    rules = f"""\
flow game:
    each player: do turn

value wealth(p: player) = coin of p

action turn:
    choose n from 1..3
    gain n shell
    if told > 5: set leader to player

bot automa:
    n: most wealth({who})

winner: most coin
"""
    game = new_game(checked(tmp_path, rules, NOUNS, CARDS, players=(1, 1), more="solo: automa\n"), 1)
    assert game.decision is not None
    if not stops:
        game.choose("1")
        assert game.over
        return
    with pytest.raises(GameError) as stopped:
        game.choose("1")
    assert stopped.value.diagnostic.code == "RW505"

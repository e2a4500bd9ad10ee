"""`nothing` has no goods: to look them up stops the game instead of touching a neighbour's. Its attributes are nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import value
from tests.small_packs import game_of

from rulewright import GameError

RULES = """\
flow game:
    each player in players where seat = 1: do act

action act:
    {line}

winner: most coin
"""


GOODS = "resources: {shell: {per: player, start: 5}, coin: {per: player}}\nvariables: {leader: {type: player}}\n"


def coins(folder: Path, line: str) -> dict[str, int]:
    """What everybody has when the first player has done a line."""
    found: dict[str, int] = game_of(folder, RULES.format(line=line), GOODS, seats=2).view()["variables"]["coin"]
    return found


@pytest.mark.parametrize("line", ["set coin of leader to 3", "gain coin of leader shell", "advance coin of leader"])
def test_nobody_has_no_goods(tmp_path: Path, line: str) -> None:
    with pytest.raises(GameError) as error:
        coins(tmp_path, line)
    assert error.value.diagnostic.code == "RW505"
    assert error.value.diagnostic.span is not None
    assert error.value.diagnostic.span.line == 5


def test_somebody_has(tmp_path: Path) -> None:
    assert coins(tmp_path, "set leader to player; set coin of leader to 3") == {"player 1": 3, "player 2": 0}


NOUNS = """\
enums: {colour: [red, green]}
boards:
  land: {shape: square, width: 2, height: 1}
  home: {shape: square, width: 2, height: 1, per: player, cells: {height: number}}
resources: {shell: {per: player, start: 5}, coin: {per: player, start: 2}}
tracks: {favour: {per: colour, start: 4}, heat: {per: land, start: 4}}
tables: {gift: {key: number, type: resource, values: {1: coin}}}
variables:
  leader: {type: player}
  paint: {type: colour, start: green}
  bare: {type: colour}
  spot: {type: cell of land, start: b1}
  wish: {type: resource, start: coin, per: player}
"""
TURN = """\
flow game:
    each player: do turn

rule turn for automa: skip
rule give(p: player): set coin of p to 3
winner: most coin

action turn:
    {line}
"""


def played(folder: Path, line: str, facts: tuple[str, ...] = ()) -> list[object]:
    """The values of facts for the second of two players, when both have done a line."""
    values = "".join(f"value fact_{number} = {fact}\n" for number, fact in enumerate(facts))
    game = game_of(folder, TURN.format(line=line) + values, NOUNS, players=(1, 2), more="solo: automa\n", seats=2)
    return [value(game, f"fact_{number}", 2) for number in range(len(facts))]


@pytest.mark.parametrize(
    "line",
    [
        "let c = leader; set coin of c to 3",
        "do give(leader)",
        "set coin of (leader if 1 = 1 else player) to 3",
        "set coin of next of leader to 3",
        "set coin of item_at(players, 9) to 3",
        "set coin of automa to 3",
        "gain coin of automa shell",
        "advance favour(next of bare)",
        "gain favour(bare) shell",
        "advance heat(west of (first of land))",
        "set height of west of (first of home) to 3",
        "let goods = gift(9); gain 1 goods",
        "let p = player; set p to leader; set coin of p to 3",
    ],
)
def test_what_nothing_owns_is_not_touched(tmp_path: Path, line: str) -> None:
    with pytest.raises(GameError) as error:
        played(tmp_path, line)
    assert error.value.diagnostic.code == "RW505"


def test_attributes_of_nothing_are_nothing(tmp_path: Path) -> None:
    facts = (
        "next of leader = nothing and previous of leader = nothing and seat of leader = 0",
        "next of bare = nothing and previous of bare = nothing",
        "height of west of (first of home) = 0 and empty of west of (first of home)",
        "height of east of (first of home) = 7",
        "size of neighbours of west of (first of land) = 0",
        "gift(9) = nothing and gift(1) = coin and gift(1) != shell",
    )
    assert all(played(tmp_path, "for each c in home: set height of c to 7", facts))


def test_variables_begin_as_their_tables_say(tmp_path: Path) -> None:
    facts = ("paint = green", "spot = (last of land)", "wish = coin", "coin = 2 and shell = 5")
    assert all(played(tmp_path, "skip", facts))

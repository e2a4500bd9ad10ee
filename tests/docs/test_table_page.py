"""The example of docs/table.md shows a game, and every key and colour of the schema is on the page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml
from tests.small_packs import errors, loaded

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
SCHEMA: Any = json.loads((ROOT / "schemas" / "table.json").read_text(encoding="utf-8"))
LOOKS = SCHEMA["properties"]["looks"]["additionalProperties"]["properties"]
(EXAMPLE,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.S)

# A game with all that the example speaks of.
NOUNS = """
enums: {harbour_side: [north_side, south_side], hue: [white, black], trade: [corn, cloth]}
resources: {grain: {per: player}, debt: {per: player}}
tracks: {price_track: {max: 6, start: 1}}
variables: {round: {}, doubled: {type: yes_no}, miles: {per: harbour_side}, wind: {per: harbour_side}}
zones:
  stall: {holds: ship}
  box: {holds: ship, start: all}
  hold: {holds: die, per: ship}
  moored: {holds: ship, per: harbour_side}
  die_row: {holds: die}
  spare_dice: {holds: die, start: all}
boards: {quay: {shape: square, width: 3, height: 2, cells: {toll: number}}}
"""
PIECES = {
    "ships.yaml": "pieces: ship\nattributes: {sides: list of hue, quarter_turns: {type: number, varies: true}}\n"
    "items: {gull: {sides: [white, black, white, black]}}\n",
    "dice.yaml": "pieces: die\nattributes: {hue: hue, pips: number}\nitems: {d1: {hue: white, pips: 3}}\n",
    "berths.yaml": "places: berth\nattributes: {depth: number, beside: cell of quay, on_side: yes_no, min_players: number}\n"
    "items: {left: {depth: 2, beside: a1, on_side: yes}, below: {depth: 3, beside: c1}}\n",
    "warehouses.yaml": "places: warehouse\nattributes: {trade: trade, owned_by: {type: player, varies: true}}\n"
    "items: {w1: {trade: corn}, w2: {trade: cloth}}\n",
}
RULES = """
flow game: each player: do turn
action turn:
    choose ship from box
    move ship to stall
    gain 1 grain
value cargo(ship) = hold of ship
value owed = debt
winner: most grain
"""


def test_the_example_shows_a_game(tmp_path: Path) -> None:
    found = loaded(tmp_path, RULES, NOUNS, players=(2, 4), files={**PIECES, "table.yaml": EXAMPLE})
    assert errors(found) == []
    assert found.checked is not None


def test_every_key_and_colour_is_explained() -> None:
    words = [*SCHEMA["properties"], *LOOKS, *LOOKS["colour"]["enum"], *LOOKS["shape"]["enum"]]
    assert [word for word in words if word != "note" and not re.search(rf"\b{word}\b", PAGE)] == []


def test_every_key_is_used_in_the_example() -> None:
    example = yaml.safe_load(EXAMPLE)
    used = {key for look in example["looks"].values() for key in look}
    assert set(SCHEMA["properties"]) == set(example)
    assert used == set(LOOKS) - {"note"}

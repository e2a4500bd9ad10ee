"""Which goods are named and not counted: those that rules, tables and cards speak of; a name for a good may mean any of these."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import checked

from rulewright.check.behaviour.goods import named_goods

GOODS = ("coin", "wood", "reed", "gem", "tin", "ore", "salt")
CARDS = """\
pieces: card
attributes: {likes: resource, wants: list of resource, worth: number, tint: colour}
items:
  ant: {likes: gem, worth: 3, tint: red}
  bee: {wants: [tin, ore]}
"""


def test_goods_that_are_named(tmp_path: Path) -> None:
    nouns = "enums: {colour: [red]}\n" + "resources: {" + ", ".join(f"{good}: {{per: player}}" for good in GOODS) + "}\n"
    nouns += "tables:\n  given: {key: number, type: resource, values: {1: reed}}\n"
    nouns += "  price: {key: number, values: {1: 5}}\n  hue: {key: number, type: colour, values: {1: red}}\n"
    rules = (
        "flow game: each player: do turn\nwinner: most coin\nrule turn:\n    choose good from [wood]\n    gain 1 good, 2 salt\n"
    )
    found = checked(tmp_path, rules, nouns, CARDS)
    assert named_goods(found.rules, found.meaning) == {"wood", "reed", "gem", "tin", "ore"}

"""A small neutral game that uses what the packs do not, and a way to write such games into a folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.check.check import Checked
from rulewright.check.load import load

PACK = """\
id: fixture
version: 1.0.0
players: {min: 2, max: 2}
languages: [en]
options:
  generous: {type: yes_no, default: no}
"""
NOUNS = """\
enums:
  colour: [red, blue]
resources:
  coin: {per: player}
  wood: {per: player}
  gem: {per: player}
tracks:
  fame: {per: player, max: 10}
variables:
  leader: {type: player}
  die: {type: number, min: 1, max: 6}
zones:
  deck: {holds: card, seen_by: nobody, start: all}
  hand: {holds: card, per: player, seen_by: owner}
boards:
  field: {shape: square, width: 3, height: 3, cells: {owner_of: player}}
"""
CARDS = """\
pieces: card
attributes:
  power: number
  suit: colour
  spare: yes_no
items:
  k1: {power: 1, suit: red}
  k2: {power: 2, suit: blue, effect: "gain 2 coin"}
"""
RULES = "flow game:\n    turns:\n        do go\n\nrule go:\n    gain 1 coin\n    end game\n\nwinner: most coin\n"
TEXT = """\
coin = { $count ->
    [one] coin
   *[other] coins
}
wood = wood
gem = { $count ->
    [one] gem
   *[other] gems
}
fame = fame
leader = leader
die = die
deck = deck
hand = hand
field = field
card = { $count ->
    [one] card
   *[other] cards
}
power = { $count ->
    [one] power
   *[other] powers
}
suit = { $count ->
    [one] suit
   *[other] suits
}
spare = spare
red = red
blue = blue
owner_of = owner
generous = generosity
go = go
game = game
"""

Make = Callable[..., Checked]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Write the fixture game with other files in place of some, and check it."""

    def made(**files: str) -> Checked:
        folder = tmp_path / "fixture"
        written = {"pack.yaml": PACK, "nouns.yaml": NOUNS, "cards.yaml": CARDS, "game.rules": RULES, "text/en.ftl": TEXT}
        written |= {name.replace("__", "/").replace("_", ".", 1): text for name, text in files.items()}
        for name, text in written.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        loaded = load([folder])
        assert loaded.checked is not None, [str(d.message) for d in loaded.diagnostics]
        return loaded.checked

    return made

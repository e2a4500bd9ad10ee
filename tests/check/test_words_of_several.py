"""A word that stands in several enumerations is of the one that is needed where it stands; where none is, that is told once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import errors, game_of, loaded

NOUNS = """\
enums: {colour: [red, blue, grey], mood: [grey, calm, blue], ground: [sand]}
resources: {coin: {per: player}}
variables:
  hue: {type: colour}
  feels: {type: mood}
  land: {type: ground}
  told: {}
  stock: {per: colour}
  owed: {per: [colour, mood]}
  seen: {type: list of colour}
"""
RULES = "flow game: each player: do turn\nwinner: most coin\nvalue worth(c: colour) = place_in(colour, c)\n\n"
MEANT = {
    "set hue to blue": ("hue", "blue"),
    "set feels to blue": ("feels", "blue"),
    "set hue to (blue if told > 1 else grey)": ("hue", "grey"),
    "set feels to (calm if told > 1 else grey)": ("feels", "grey"),
    "set feels to (grey if told < 1 else calm)": ("feels", "grey"),
    "set hue to (red if told > 1 else grey)": ("hue", "grey"),
    "set hue to (blue if told < 1 else nothing)": ("hue", "blue"),
    "set hue to (nothing if told > 1 else blue)": ("hue", "blue"),
    "set seen to [blue, grey]": ("seen", "blue/grey"),
    "set seen to [red, grey]": ("seen", "red/grey"),
    "set seen to []": ("seen", ""),
    "set stock(blue) to 1\n    set told to stock(blue)": ("told", 1),
    "set owed(grey, blue) to 2\n    set told to owed(grey, blue)": ("told", 2),
    "set hue to blue\n    if blue = hue: set told to 1": ("told", 1),
    "set hue to blue\n    if hue = blue: set told to 1": ("told", 1),
    "set feels to blue\n    if hue in [blue, grey] or feels in [grey, blue]: set told to 1": ("told", 1),
    "set seen to [grey]\n    if grey in seen and not blue in seen: set told to 1": ("told", 1),
    "set told to worth(grey)": ("told", 3),
    "choose c from [red, grey] where c != red by random\n    set hue to c": ("hue", "grey"),
    "let c = red\n    set hue to c": ("hue", "red"),
}
WRONG = {
    "set land to blue": ["RW402", "RW412"],
    "set told to blue": ["RW402", "RW412"],
    "set land to (blue if told > 1 else grey)": ["RW402", "RW412", "RW412"],
    "let c = blue": ["RW412"],
    "let c = blue\n    set hue to c": ["RW412"],
    "let c = blue\n    set feels to c": ["RW412"],
    "let c = blue\n    set land to c": ["RW412"],
    "let c = red\n    set feels to c": ["RW402"],
    "let c = (blue if told > 1 else nothing)": ["RW412"],
    "let c = [blue, grey]": ["RW412", "RW412"],
    "if blue = grey: skip": ["RW412", "RW412"],
    "if blue in [blue, grey]: skip": ["RW412", "RW412", "RW412"],
    "choose c from [blue, grey]": ["RW412", "RW412"],
}


@pytest.mark.parametrize("said", MEANT)
def test_what_is_needed_says_which_is_meant(tmp_path: Path, said: str) -> None:
    noun, value = MEANT[said]
    game = game_of(tmp_path, RULES + f"rule turn:\n    {said}\n", NOUNS)
    assert game.view()["variables"][noun]["all"] == value


@pytest.mark.parametrize("said", WRONG)
def test_where_nothing_says_which_it_is_told(tmp_path: Path, said: str) -> None:
    assert errors(loaded(tmp_path, RULES + f"rule turn:\n    {said}\n", NOUNS)) == WRONG[said]

"""What tables say for several, what a ring has, and which word is told where a number does not fit."""

from __future__ import annotations

import pytest
from tests.link.in_memory import files, linked, problems_of, told, under

from rulewright.link import RESOURCE, better


def test_a_row_that_is_like_another_takes_from_it_before_it_takes_what_all_have() -> None:
    cards = """\
pieces: card
attributes: {hue: text, size: number}
each: {hue: red, size: 1}
items:
  ant: {hue: blue}
  bee: {}
  cow: {same_as: ant}
  dog: {same_as: ant, hue: green}
  elk: {same_as: bee, size: 4}
"""
    nouns = "enums: {colour: [red, blue, green]}\n"
    game = linked(files(tables={"nouns.yaml": nouns, "cards.yaml": cards.replace("hue: text", "hue: colour")}))
    found = {item.id: (item.values["hue"], item.values["size"]) for item in game.pieces["card"].items}
    assert found == {"ant": ("blue", 1), "bee": ("red", 1), "cow": ("blue", 1), "dog": ("green", 1), "elk": ("red", 4)}


def test_a_ring_has_no_height() -> None:
    ring = "boards: {lake: {shape: ring, width: 3, cells: {mark: player}}}\n"
    assert problems_of(files(tables={"nouns.yaml": ring})) == []
    wrong = files(tables={"nouns.yaml": ring.replace("width: 3", "width: 3, height: 2")})
    [problem] = problems_of(wrong)
    assert told([problem]) == [("RW441", "a ring has `width` cells and no `height`")] and under(problem, wrong) == "2"


@pytest.mark.parametrize(
    ("limits", "word"),
    [("min: -5, max: -2", "-2"), ("max: -2, min: -5", "-2"), ("min: 3", "3"), ("min: 3, max: 9", "3")],
)
def test_the_limit_that_a_beginning_breaks_is_told(limits: str, word: str) -> None:
    home = files(tables={"nouns.yaml": f"tracks: {{n: {{per: player, {limits}}}}}\n"})
    [problem] = problems_of(home)
    assert problem.code == "RW318" and under(problem, home) == word


def test_only_what_would_fit_is_proposed() -> None:
    """A good that somebody has is wanted: what there is once for all is none."""
    nouns = "resources: {coin: {per: player}, heap: {}}\ntracks: {fame: {per: player, max: 9}}\n"
    game = linked(files(tables={"nouns.yaml": nouns}))
    assert str(better(game, "heap", RESOURCE)) == "known here: coin, fame" and str(better(game, "coyn", RESOURCE)) == (
        "did you mean `coin`?"
    )

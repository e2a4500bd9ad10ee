"""Packs with random tests of where something may be chosen: on a map, and where tiles are laid on a growing board."""

from __future__ import annotations

import random
from pathlib import Path

from tests.small_packs import checked

from rulewright.check import Checked

OF_A_CELL = (
    "printed of cell = grass",
    "printed of cell in [rock, sea]",
    "mark of cell = nothing",
    "mark of cell = player",
    "trodden of cell > 1",
    "coin > 2",
    "dry(cell)",
    "any of neighbours of cell where printed = sea",
    "none of [cell] + neighbours of cell where printed = rock and (it = cell or trodden = 0)",
    "every of neighbours of cell where printed != sea or mark = nothing",
    "2 > count of neighbours of cell where printed = grass and coin > trodden",
    "1 < count of reach from cell through printed of there = grass cost 0",
    "2 > count of reach from cell through trodden of there = 0 cost 0 where printed = rock",
    "coin > lowest of worth(printed) for it in neighbours of cell where coin > 1 and mark = nothing and printed != sea",
)
OF_A_SPOT = (
    "none of cells of spot where covered",
    "any of cells of spot where covered",
    "every of cells of spot where covered",
    "any of neighbours of spot where covered",
    "1 = kinds of level of it for it in cells of spot",
    "1 < kinds of tile of it for it in cells of spot",
    "1 < count of cells of spot where covered",
    "1 < count of neighbours of spot where face = lake",
    "level of spot > 1",
    "level of spot = 1",
    "turn of spot > 1",
    "any of cells of spot where level = 1",
    "coin > 2",
)
MAP = """\
enums: {ground: [grass, rock, sea]}
resources: {coin: {per: player, start: 1}}
tables: {worth: {key: ground, values: {grass: 1, rock: 3}}}
boards:
  island:
    shape: hex
    cells: {mark: player, trodden: number}
    legend: {g: grass, R: rock, "~": sea}
    map: |
      .  ~ g R g
      . g g g ~ R
      .  R ~ g g
      . ~ g R ~ g
"""
ON_THE_MAP = """\
flow game:
    turns until coin > 8: do turn otherwise do rest

action turn:
    choose cell from island where {0}(it)
    if able:
        choose other from neighbours of cell where it != cell and {1}(it)
        require trodden of other < 3
        set trodden of other to trodden of other + 1
    set mark of cell to player
    gain 1 coin

rule rest: gain 1 coin
value dry(cell) = none of neighbours of cell where printed = sea
winner: most coin

"""
TILES = """\
enums: {land: [field, lake]}
resources: {coin: {per: player, start: 1}}
boards: {map: {shape: hex, tiles: tile}}
zones: {box: {holds: tile, start: all}}
"""
SHAPES = """\
pieces: tile
faces: lands
shapes: {domino: [[0, 0], [1, 0]], corner: [[0, 0], [1, 0], [0, 1]]}
attributes: {lands: list of land}
items:
  a: {copies: 3, shape: domino, lands: [field, lake]}
  b: {copies: 3, shape: corner, lands: [field, lake, lake]}
"""
WITH_TILES = """\
flow game:
    do begin
    turns until size of box = 0 or coin > 8: do turn otherwise do rest

action turn:
    choose tile from box
    choose spot from spots(tile, map) where {0}(it)
    place tile at spot
    gain 1 coin

rule begin:
    let tile = last of box
    place tile at first of spots(tile, map)

rule rest: gain 1 coin
winner: most coin

"""
BESIDE = "((none of cells of spot where covered) and (any of neighbours of spot where covered))"
UPON = ("every of cells of spot where covered", "(level of spot > 1 and 1 = kinds of level of it for it in cells of spot)")


def written(rnd: random.Random, atoms: tuple[str, ...], depth: int = 3) -> str:
    """A test put together of others."""
    if depth == 0 or rnd.random() < 0.2:
        return f"({'not ' if rnd.random() < 0.15 else ''}({rnd.choice(atoms)}))"
    op = rnd.choice(("and", "and", "or"))
    return f"({written(rnd, atoms, depth - 1)} {op} {written(rnd, atoms, depth - 1)})"


def on_a_map(folder: Path, seed: int) -> Checked:
    rnd = random.Random(seed)
    values = "".join(f"value {name}(cell) = {written(rnd, OF_A_CELL)}\n" for name in ("fine", "near"))
    return checked(folder, ON_THE_MAP.format("fine", "near") + values, MAP)


def with_tiles(folder: Path, seed: int) -> Checked:
    rnd = random.Random(seed)
    test = written(rnd, OF_A_SPOT)
    if seed % 3:  # mostly it touches what is built, or lies flat upon it
        upon = f"{rnd.choice(UPON)} and {written(rnd, OF_A_SPOT, 1)}"
        test = f"({BESIDE} and {test}) or {upon}" if seed % 3 == 1 else f"({BESIDE} or {upon}) and {written(rnd, OF_A_SPOT, 1)}"
    values = f"value fits(spot) = {test}\n"
    return checked(folder, WITH_TILES.format("fits") + values, TILES, SHAPES)

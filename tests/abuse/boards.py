"""Boards that are large, and boards that grow."""

from __future__ import annotations

GRID = "boards:\n  grid: {shape: square, width: 60, height: 60, cells: {mark: player}}\n"
LAND = (
    "enums:\n  ground: [grass, sand]\nboards:\n  land: {per: player, shape: hex, tiles: tile}\n"
    "zones:\n  box: {holds: tile, start: all}\n"
)
TILES = (
    "pieces: tile\nfaces: ground_of\nshapes:\n  pair: %s\nattributes:\n  ground_of: list of ground\n"
    "items:\n  a: {copies: 40, ground_of: [grass, sand]}\n"
)

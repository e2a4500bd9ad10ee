"""Questions about where a tile would lie: on the ground, upon others, beside them. Each is asked of every spot there is."""

from __future__ import annotations

NOUNS = """\
enums: {land: [field, lake]}
resources: {coin: {per: player}}
boards: {map: {shape: square, tiles: tile}}
zones: {box: {holds: tile, start: all}}
"""
TILES = """\
pieces: tile
faces: lands
shapes: {domino: [[0, 0], [1, 0]]}
attributes: {lands: list of land}
items: {t: {copies: 4, lands: [field, lake]}}
"""
LEVELS = "kinds of level of it for it in cells of s"
COUNTED = tuple(
    f"({of}) {op} {number}"
    for of in (LEVELS, LEVELS.replace("level", "tile"))
    for op, number in (("=", 1), ("!=", 1), (">", 1), (">=", 2), ("<", 2), ("<=", 1), ("=", 2), (">", 0))
)
ASKED = (
    *COUNTED,
    "none of cells of s where covered",
    "any of cells of s where covered",
    "every of cells of s where covered",
    "not every of cells of s where covered",
    "any of neighbours of s where covered",
    "none of neighbours of s where covered",
    "every of cells of s where not covered",
    "level of s = 1",
    "level of s = 2",
    "level of s > 1 and any of neighbours of s where covered",
    "(none of cells of s where covered) and (any of neighbours of s where covered)",
    "(every of cells of s where covered) or (any of neighbours of s where face = lake)",
    "2 = count of cells of s where covered",
    "1 <= count of cells of s where not covered",
    "any of cells of s where face = lake",
    "any of cells of s where level = 1",
    "on_ground(s) and beside(s)",
    "on_ground(s) or upon(s)",
    "upon(s)",
)
# Such as lie on the ground beside others, or upon others only: these are drawn without listing any.
DRAWN = (
    "(on_ground(s) and beside(s) and level of s = 1) or (upon(s) and level of s = 2)",
    "(on_ground(s) and beside(s) and level of s = 2) or upon(s)",
    "(on_ground(s) and beside(s) and 1 = kinds of level of it for it in cells of s) or upon(s)",
    "(on_ground(s) and beside(s)) or (every of cells of s where covered)",
    "(on_ground(s) and beside(s) and none of cells of s where face = lake) or upon(s)",
    "on_ground(s) and beside(s) and 0 = count of cells of s where covered",
    "upon(s) and 2 = count of cells of s where covered",
    "on_ground(s) and beside(s)",
    "upon(s)",
    "every of cells of s where covered",
)
RULES = """\
flow game:
    each player in players where seat = 1:
        do begin
ASKED

winner: most coin
value on_ground(s: spot of map) = none of cells of s where covered
value beside(s: spot of map) = any of neighbours of s where covered
value upon(s: spot of map) = (every of cells of s where covered) and 1 < kinds of tile of it for it in cells of s

rule begin:
    2 times:
        let t = first of box
        choose s from spots(t, map) where on_ground(it) and (beside(it) or size of cells of map = 0) by first spots(t, map)
        place t at s

"""


def rules(questions: tuple[str, ...] = ASKED) -> str:
    steps = "".join(f"        do ask_{number}\n" for number in range(len(questions))).rstrip("\n")
    asked = "".join(
        f"action ask_{number}:\n    if any of spots(first of box, map) where asked_{number}(it):\n"
        f"        choose s from spots(first of box, map) where asked_{number}(it)\n        gain 1 coin\n"
        f"value asked_{number}(s: spot of map) = {test}\n"
        for number, test in enumerate(questions)
    )
    return RULES.replace("ASKED", steps) + asked

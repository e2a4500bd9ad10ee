"""Akropolis in plain hand-written Python: the yardstick and the oracle for the version in the rules language.

The engine knows no game: every game is data for it.  This module is the exception that keeps it honest.
It is the only place where code of a game may exist, it shares nothing with the engine, and nothing in the
engine may import it.  It serves two purposes:

* yardstick: speed goals are fractions of what `playout` reaches on the same core;
* oracle: fed with the same deal and the same moves, both implementations must agree on the legal moves,
  the stones and the points.

`python akropolis.py [seconds]` prints one JSON object: playouts and decisions a second by number of players.

Cells are axial pairs (q, r); seats count clockwise from 0.  A placement (q, r, rotation) puts the first hex
of a tile on (q, r) and the other two, in clockwise order, on the neighbours numbered `rotation` and
`rotation + 1`.
"""

import json
import random
import sys
import time
from functools import cache

DISTRICTS = ("house", "market", "barracks", "temple", "garden")
STARS = {"house_plaza": 1, "market_plaza": 2, "barracks_plaza": 2, "temple_plaza": 2, "garden_plaza": 3}

# Small letter: district, capital: its plaza, q: quarry.  Hexes clockwise; tiles c01 ... c61 in this order,
# grouped by the number of players from which on they are used.
LETTERS = {"q": "quarry"}
for _name in DISTRICTS:
    LETTERS[_name[0]] = _name
    LETTERS[_name[0].upper()] = _name + "_plaza"
TILE_TABLE = {
    2: "Hmb Hgq Hqq Hqq Hqq Mhg Mbq Mth Mqq Bht Bhq Bmh Bqq Thb Thq Tqh Tqq Ghq Gqh Gqq hhq hbt hbq htm hgm hgb hqm"
    " mbq mtq mgq mqb mqb mqt mqq bqt tqq gqq",
    3: "Htm Mqq Bqh Tqq Ghb hhq hmb hmq hqm hqt hqq bgq",
    4: "Hqm Mqt Bqq Thm Gmh hhq hmq hbq htq hqb hqg bqq",
}
TILES = {}  # id -> (smallest number of players, three hex kinds)
for _players, _codes in TILE_TABLE.items():
    for _code in _codes.split():
        TILES[f"c{len(TILES) + 1:02}"] = (_players, tuple(LETTERS[letter] for letter in _code))

START = {(0, 0): "house_plaza", (0, -1): "quarry", (1, 0): "quarry", (-1, 1): "quarry"}

# The shape [(0, 0), (1, 0), (0, 1)] turned clockwise 0 to 5 times; its second hexes are the six directions.
SHAPES = [((0, 0), (1, 0), (0, 1))]
while len(SHAPES) < 6:
    SHAPES.append(tuple((-r, q + r) for q, r in SHAPES[-1]))
DIRECTIONS = [shape[1] for shape in SHAPES]


@cache
def neighbours(cell):
    """The six cells around a cell, clockwise."""
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def footprint(q, r, rotation):
    """The three cells of a placement, in the order of the hexes of the tile."""
    return [(q + dq, r + dr) for dq, dr in SHAPES[rotation]]


@cache
def turned(cell, rotation):
    """The three placements that cover the same cells as the one given: each turns the tile by a third."""
    return tuple((q, r, (rotation + 2 * turn) % 6) for turn, (q, r) in enumerate(footprint(*cell, rotation)))


def groups(cells):
    """Split a collection of cells into connected sets."""
    rest, found = set(cells), []
    while rest:
        todo = [rest.pop()]
        group = set(todo)
        while todo:
            for cell in neighbours(todo.pop()):
                if cell in rest:
                    rest.remove(cell)
                    group.add(cell)
                    todo.append(cell)
        found.append(group)
    return found


def holes(city):
    """The enclosed groups of empty cells."""
    left, right = min(q for q, _ in city) - 1, max(q for q, _ in city) + 1
    top, bottom = min(r for _, r in city) - 1, max(r for _, r in city) + 1
    empty = [(q, r) for q in range(left, right + 1) for r in range(top, bottom + 1) if (q, r) not in city]
    return [group for group in groups(empty) if (left, top) not in group]


class Game:
    """One game in progress.

    `pile` is drawn from the front, `site[0]` is the free end, `stones` are given in turn order from the chief.
    A city maps each cell to its visible hex: (kind, level, tile id).
    `largest` tells how house groups are compared: by "hexes" (then value) or by "value".
    """

    def __init__(self, players, pile, site, chief=0, stones=(1, 2, 3, 4), largest="hexes"):
        assert 2 <= players <= 4 and len(site) == players + 2 and len(pile) % (players + 1) == 0
        assert largest in ("hexes", "value")
        self.players = players
        self.pile = list(pile)
        self.site = list(site)
        self.chief = self.current = chief
        self.stones = [stones[(seat - chief) % players] for seat in range(players)]
        self.largest = largest
        self.cities = [{cell: (kind, 1, "start") for cell, kind in START.items()} for _ in range(players)]
        self.over = False

    @classmethod
    def deal(cls, players, rng, long_game=False, **options):
        """A shuffled game; rng is a random.Random, options go to the constructor."""
        assert not long_game or players < 4
        tiles = [tile for tile, (least, _) in TILES.items() if long_game or least <= players]
        rng.shuffle(tiles)
        return cls(players, tiles[players + 2 :], tiles[: players + 2], **options)

    def takeable(self):
        """Indexes of the site tiles the current player can pay; the index is the price."""
        if self.over:
            return []
        return list(range(min(len(self.site), self.stones[self.current] + 1)))

    def placements(self, seat):
        """All legal (q, r, rotation) in the city of a seat; they are the same for every tile.

        Each footprint is tested once, from its one hex where the rotation is 0 or 1.
        """
        city = self.cities[seat]
        found = []

        # Higher levels: three hexes of one level, not all of one tile.
        for cell, (_, level, tile) in city.items():
            right, down, left = neighbours(cell)[:3]
            middle = city.get(down)
            if middle and middle[1] == level:
                for rotation, other in ((0, city.get(right)), (1, city.get(left))):
                    if other and other[1] == level and not other[2] == tile == middle[2]:
                        found += turned(cell, rotation)

        # Ground level: three empty cells, at least one of them at the border of the city.
        border = set().union(*map(neighbours, city)).difference(city)
        for cell in border.union(*map(neighbours, border)).difference(city):
            right, down, left = neighbours(cell)[:3]
            if down not in city:
                touches = cell in border or down in border
                if right not in city and (touches or right in border):
                    found += turned(cell, 0)
                if left not in city and (touches or left in border):
                    found += turned(cell, 1)
        return found

    def legal(self, seat, q, r, rotation):
        """Is this placement allowed in the city of a seat?  (Says the same as `placements`, in other words.)"""
        city, cells = self.cities[seat], footprint(q, r, rotation)
        covered = [city[cell] for cell in cells if cell in city]
        if not covered:
            return any(near in city for cell in cells for near in neighbours(cell))
        levels, tiles = {level for _, level, _ in covered}, {tile for _, _, tile in covered}
        return len(covered) == 3 and len(levels) == 1 and len(tiles) > 1

    def take_and_place(self, index, q, r, rotation):
        """The whole turn of the current player: pay, take, place, earn; then refill or end."""
        seat = self.current
        assert index in self.takeable(), "tile cannot be taken"
        assert self.legal(seat, q, r, rotation), "tile cannot be placed there"
        self.stones[seat] -= index
        tile, city = self.site.pop(index), self.cities[seat]
        for cell, kind in zip(footprint(q, r, rotation), TILES[tile][1], strict=False):
            below, level, _ = city.get(cell, (None, 0, None))
            self.stones[seat] += below == "quarry"
            city[cell] = (kind, level + 1, tile)

        self.current = (seat + 1) % self.players
        if len(self.site) == 1:
            if self.pile:
                self.site += self.pile[: self.players + 1]
                del self.pile[: self.players + 1]
                self.chief = (self.chief + 1) % self.players
            else:
                self.over = True

    def score(self, seat, advanced=frozenset(), holes_are_edge=False, big_holes_are_lakes=True):
        """Points of a seat by district, for stones, and in total.

        `advanced` names the districts whose doubling condition is in play.
        """
        assert set(advanced) <= set(DISTRICTS)
        city = self.cities[seat]
        enclosed = holes(city)
        lakes = {cell for hole in enclosed if big_holes_are_lakes or len(hole) == 1 for cell in hole}
        inside = set() if holes_are_edge else set().union(*enclosed)

        stars, values, houses = dict.fromkeys(DISTRICTS, 0), dict.fromkeys(DISTRICTS, 0), []
        for cell, (kind, level, _) in city.items():
            if kind in STARS:
                stars[kind.removesuffix("_plaza")] += STARS[kind]
                continue
            if kind == "quarry":
                continue
            if kind == "house":
                houses.append(cell)
                continue
            around = neighbours(cell)
            kinds = [city[near][0] for near in around if near in city]
            if kind == "market":
                counts, doubles = "market" not in kinds, "market_plaza" in kinds
            elif kind == "barracks":
                open_sides = sum(near not in city and near not in inside for near in around)
                counts, doubles = open_sides > 0, open_sides in (3, 4)
            elif kind == "temple":
                counts, doubles = len(kinds) == 6, level > 1
            else:
                counts, doubles = True, not lakes.isdisjoint(around)
            if counts:
                values[kind] += 2 * level if doubles and kind in advanced else level

        if houses:
            sizes = [(len(group), sum(city[cell][1] for cell in group)) for group in groups(houses)]
            value = max(sizes)[1] if self.largest == "hexes" else max(value for _, value in sizes)
            values["house"] = 2 * value if value >= 10 and "house" in advanced else value

        points = {name: values[name] * stars[name] for name in DISTRICTS}
        points["stones"] = self.stones[seat]
        points["total"] = sum(points.values())
        return points

    def winners(self, **switches):
        """Seats with most points, then most stones; the switches are those of `score`."""
        results = [(self.score(seat, **switches)["total"], self.stones[seat]) for seat in range(self.players)]
        return [seat for seat, result in enumerate(results) if result == max(results)]


def playout(rnd, players):
    """Play and score one random game (rnd: a random.Random); the number of real decisions."""
    game = Game.deal(players, rnd)
    decisions = 0
    while not game.over:
        indexes = game.takeable()
        index = rnd.choice(indexes)
        places = game.placements(game.current)
        game.take_and_place(index, *rnd.choice(places))
        decisions += (len(indexes) > 1) + (len(places) > 1)
    game.winners()
    return decisions


def measure(seconds, players):
    rnd = random.Random(1)
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(5):
            decisions += playout(rnd, players)
        games += 5
    took = time.perf_counter() - start
    return {"playouts_per_s": round(games / took, 1), "decisions_per_s": round(decisions / took)}


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3
    print(json.dumps({f"akropolis_{players}": measure(seconds, players) for players in (2, 3, 4)}))

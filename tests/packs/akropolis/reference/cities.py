"""Small games and made-up cities for the hand-written Akropolis."""

from __future__ import annotations

import random

from benchmarks.reference.akropolis import Game

FAR = (20, 20)  # for plazas that touch nothing else


def small_game(**options):
    """Two players, one round, no pile; the chief has seat 0."""
    return Game(2, [], ["c03", "c01", "c21", "c55"], **options)


def points(hexes, stones=0, largest="hexes", **switches):
    """Score a made-up city: {cell: kind or (kind, level)}."""
    game = small_game(largest=largest)
    game.cities[0] = made_up(hexes)
    game.stones[0] = stones
    return game.score(0, **switches)


def made_up(hexes):
    pairs = ((cell, (hex_, 1) if isinstance(hex_, str) else hex_) for cell, hex_ in hexes.items())
    return {cell: (kind, level, f"t{number}") for number, (cell, (kind, level)) in enumerate(pairs)}


def quarries(cells):
    return dict.fromkeys(cells, "quarry")


def random_game(seed, players, **options):
    rng = random.Random(seed)
    game = Game.deal(players, rng, **options)
    while not game.over:
        yield game
        game.take_and_place(rng.choice(game.takeable()), *rng.choice(game.placements(game.current)))

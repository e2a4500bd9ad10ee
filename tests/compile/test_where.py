"""Where a piece lies is looked up by the slot that it lies in, in Python."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import checked

from rulewright import Playouts
from rulewright.compile import compile_game, compile_native
from rulewright.link import settle

RULES = """\
flow game:
    each player: do begin
    each player: 4 times: do turn
winner: most coin
rule begin: move first of bag to here(red)
action turn:
    choose cube from cubes_out
    choose colour from colour where it != here of cube
    gain 1 coin per cubes_out where here of it = here of cube
    move cube to here(colour)
value cubes_out = cubes where here of it != nothing
"""
NOUNS = """\
enums: {colour: [red, green, blue]}
resources: {coin: {per: player}}
zones: {bag: {holds: cube, start: all}, here: {holds: cube, per: colour}}
"""
CUBES = "pieces: cube\nall: cubes\nitems: {a: {copies: 3}}\n"


def test_where_a_piece_lies_is_looked_up(tmp_path: Path) -> None:
    game = checked(tmp_path, RULES, NOUNS, CUBES, players=(2, 2))
    program = compile_game(game, 2, settle(game.rules, 2, {}))
    table = program.tables["WHERE_IN_here"]
    first = program.layout.regions[next(at for at in program.layout.regions if str(getattr(at, "name", "")) == "here")].first
    assert len(table) == len(program.layout.initial) and table[first : first + 3] == (1, 2, 3) and sum(table) == 6
    assert "WHERE_IN_here[S[PLACE_OF_CUBE + " in program.source and "within(" not in program.source
    assert "WHERE_IN" not in compile_native(game, 2, settle(game.rules, 2, {})).source
    games = Playouts(game, 2)
    assert len({games.play(seed).digest() for seed in range(20)}) > 5

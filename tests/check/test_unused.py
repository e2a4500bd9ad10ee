"""What nobody ever names is told, each thing once and at its place; what is used is not."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import loaded, place

NOUNS = """\
resources: {coin: {per: player}, shell: {per: player}, gold: {per: player, stands_for: [coin]}}
tracks: {fame: {per: player}}
variables: {told: {}}
boards: {grid: {shape: square, width: 2, height: 2, cells: {lit: yes_no}}, map: {shape: square, width: 2, height: 2}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}, bin: {holds: card}}
tables: {price: {key: number, values: {1: 3}}, gift: {key: number, values: {1: 3}}}
"""
RULES = """\
flow game:
    each player: do turn

flow other: do turn

action turn:
    draw 1 from row to hand
    choose cell from grid
    set lit of cell to yes
    pay price(2) coin

rule idle: gain 1 coin

value spare = 3

winner: most coin
"""
UNUSED = {
    ("flow", "other", "game.rules", 4),
    ("rule", "idle", "game.rules", 12),
    ("value", "spare", "game.rules", 14),
    ("resource", "shell", "nouns.yaml", 1),
    ("track", "fame", "nouns.yaml", 2),
    ("variable", "told", "nouns.yaml", 3),
    ("board", "map", "nouns.yaml", 4),
    ("zone", "bin", "nouns.yaml", 5),
    ("table", "gift", "nouns.yaml", 6),
}


def test_each_kind_of_thing_that_is_never_used(tmp_path: Path) -> None:
    found = loaded(tmp_path, RULES, NOUNS, "pieces: card\nitems: {ant: {copies: 9}}\n")
    assert {problem.code for problem in found.diagnostics} == {"RW430"}
    told = [(problem.message, *place(problem)) for problem in found.diagnostics]
    assert sorted(told) == sorted(
        (f"the {what} `{name}` is never used", f"pack/{file}", line) for what, name, file, line in UNUSED
    )


def test_a_flow_that_another_flow_does_is_used(tmp_path: Path) -> None:
    rules = "flow game:\n    do opening\n\nflow opening: each player: do turn\n\nrule turn: gain 1 coin\n\nwinner: most coin\n"
    assert loaded(tmp_path, rules, "resources: {coin: {per: player}}\n").diagnostics == ()


def test_what_something_lasts_for_or_works_once_in_is_used(tmp_path: Path) -> None:
    said = "flow game: each player: do turn\nwinner: most coin\nvalue price = 1\n"
    said += "rule idle: skip\nrule other: skip\nrule alone: skip\n"
    said += "rule turn:\n    until end of idle: add 1 to price\n    gain price coin\n"
    said += "after any player does turn, once per other: gain 1 coin\n"
    found = loaded(tmp_path, said, "resources: {coin: {per: player}}\n")
    assert [str(problem.message) for problem in found.diagnostics if problem.code == "RW430"] == [
        "the rule `alone` is never used"
    ]

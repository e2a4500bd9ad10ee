"""A problem that a pack over another brings about is told where that pack says so, or with a note that leads there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import pack

from rulewright import load

RULES = """\
flow game: each player: do turn
winner: most wood
action turn: gain count of card where shade = green wood
"""
NOUNS = """\
enums: {hue: [red, green]}
resources: {wood: {per: player, start: 2, max: 20}}
variables: {tally: {per: hue, start: {red: 2}}}
zones: {row: {holds: card, start: all}}
options: {n_of: {type: number, min: 1, max: 4, default: 2}}
"""
CARDS = "pieces: card\nattributes: {shade: hue}\nitems: {a: {shade: red}, b: {shade: green}}\n"


@pytest.mark.parametrize(
    ("said", "code", "at", "notes"),
    [
        ("set tally.start.purple to 5", "RW305", "over/game.rules: purple", []),
        ("set tally.start.green to maybe", "RW305", "over/game.rules: maybe", []),
        ("set wood.max to 1", "RW318", "pack/nouns.yaml: 2", ["over/game.rules: 1"]),
        ("set wood.min to 3", "RW318", "pack/nouns.yaml: 2", ["over/game.rules: 3"]),
        ("set wood.start to 30", "RW318", "over/game.rules: 30", ["pack/nouns.yaml: 20"]),
        ("set option.n_of.min to 3", "RW318", "pack/pack.yaml: 2", ["over/game.rules: 3"]),
        ("set option.n_of.max to 1", "RW318", "over/game.rules: 1", ["pack/pack.yaml: 1"]),
        ("remove hue.red", "RW305", "pack/cards.yaml: red", ["over/game.rules: red"]),
    ],
)
def test_the_place_at_fault_is_told(tmp_path: Path, said: str, code: str, at: str, notes: list[str]) -> None:
    nouns, _, options = NOUNS.rpartition("options: ")
    base = pack(tmp_path, RULES, nouns, CARDS, more=f"options: {options}")
    over = pack(tmp_path, f"{said}\n", name="over", more="extends: [pack]\n")
    found, homes = load([base, over]), {"pack": base, "over": over}

    def place(span: object) -> str:
        file, line, first, last = span.file, span.line, span.column, span.end_column  # type: ignore[attr-defined]
        home, _, path = file.partition("/")
        text = (homes[home] / path).read_text(encoding="utf-8").split("\n")[line - 1][first - 1 : last - 1]
        return f"{file}: {text}"

    problem = next(one for one in found.diagnostics if one.code == code)
    assert place(problem.span) == at
    assert [place(span) for _, span in problem.notes] == notes

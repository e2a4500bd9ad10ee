"""`compile --show` prints what runs, and can be read: random games without notes for the log, and games of people with them."""

from __future__ import annotations

import re

from rulewright import Playouts, load, new_game


def test_the_source_of_both_ways_to_play(run):
    checked = load(["connect-four"]).checked
    bare, traced = Playouts(checked, 2).machine.program.source, new_game(checked, 2).machine.program.source
    assert run("compile", "connect-four", "--show").stdout == bare
    assert run("compile", "connect-four", "--show", "--traced").stdout == traced
    assert ("C.note(" in bare, "C.note(" in traced) == (False, True)


def test_slots_have_names_and_each_function_stands_under_its_line(run):
    shown = run("compile", "akropolis", "--show", "--traced").stdout
    assert re.findall(r"S\[\d+\]", shown) == []
    for before, line in zip(shown.split("\n"), shown.split("\n")[1:], strict=False):
        if line.startswith("def "):
            assert re.match(r"# (akropolis/[\w.]+:\d+: \S|the flow, |the order of players)", before), line

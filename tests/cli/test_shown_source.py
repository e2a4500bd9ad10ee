"""`compile --show` prints what runs: random games without notes for the log, and a game somebody plays with them."""

from __future__ import annotations

from rulewright.compile import Mode, compile_game
from rulewright.link.options import settle
from rulewright.pipeline import load


def test_the_source_of_both_ways_to_play(run):
    checked = load(["connect-four"]).checked
    assert checked is not None
    for flags, mode in (((), Mode()), (("--traced",), Mode(trace=True))):
        program = compile_game(checked, 2, settle(checked.rules, 2, {}), mode)
        assert run("compile", "connect-four", "--show", *flags).stdout == program.source
        assert ("C.note(" in program.source) is mode.trace

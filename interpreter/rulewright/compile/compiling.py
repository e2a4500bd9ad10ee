"""The way from a checked game to a program: lowered, improved, bounded, written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rulewright.check import Checked
from rulewright.compile.improve.alike import alike
from rulewright.compile.improve.attempt import attempt
from rulewright.compile.improve.bare import bare, counted_by
from rulewright.compile.improve.columns import columns
from rulewright.compile.improve.draw import draw
from rulewright.compile.improve.fold import fold
from rulewright.compile.improve.foresee import foresee
from rulewright.compile.improve.group import group
from rulewright.compile.improve.hoist import hoist
from rulewright.compile.improve.join import join
from rulewright.compile.improve.late import late
from rulewright.compile.improve.lying import lying
from rulewright.compile.improve.meter import meter
from rulewright.compile.improve.outside import outside
from rulewright.compile.improve.prune import prune
from rulewright.compile.improve.safety import safety, settled
from rulewright.compile.improve.sample import sample
from rulewright.compile.improve.share import share
from rulewright.compile.improve.still import still
from rulewright.compile.improve.where import where
from rulewright.compile.improve.write_out import write_out
from rulewright.compile.ir.program import Draft
from rulewright.compile.lower.module import lower_game
from rulewright.compile.render.module import Program, render
from rulewright.compile.render_c.module import NativeProgram, render_c
from rulewright.process import room_to_recurse, undisturbed
from rulewright.state import lay_out

IMPROVEMENTS: Mapping[str, Callable[[Draft], Draft]] = {
    "alike": alike,
    "prune": prune,
    "hoist": hoist,
    "sample": sample,
    "foresee": foresee,
    "write_out": write_out,
    "fold": fold,
    "columns": columns,
    "still": still,
    "group": group,
    "outside": outside,
    "late": late,
    "lying": lying,
    "share": share,
    "attempt": attempt,
    "draw": draw,
    "safety": safety,
    "join": join,
}
UNCOUNTED = frozenset({"write_out", "still", "lying"})  # improvements after which nobody could tell which values were asked for
UNSEEN = frozenset({"foresee"})  # improvements after which `why` could not name the line that refuses an option


@dataclass(frozen=True)
class Mode:
    """How the same rules are written out: with notes for the log, with those of results, or bare; counted for coverage; with the
    place in the rules of all that may stop; and which improvements.
    """

    trace: bool = False
    results: bool = False
    cover: bool = False
    placed: bool = True
    without: frozenset[str] = frozenset()


def draft_of(checked: Checked, players: int, options: Mapping[str, Any], mode: Mode | None = None) -> Draft:
    """The program of a game before it is written down."""
    mode = mode or Mode()
    return improved(lowered(checked, players, options, mode.cover), mode)


def lowered(checked: Checked, players: int, options: Mapping[str, Any], cover: bool = False) -> Draft:
    """The plain program, which is the same in all modes that do not count lines."""
    draft = lower_game(checked, lay_out(checked.rules, players, options), cover)
    return replace(draft, settled=settled(draft)) if draft.interruptions else draft


def improved(draft: Draft, mode: Mode) -> Draft:
    """A plain program with all that its mode asks for."""
    if not mode.trace:
        draft = bare(draft, counted_by(draft.checked) if mode.results else frozenset())
    if not mode.placed:
        draft = alike(draft, placed=False)
    for name, improve in IMPROVEMENTS.items():
        if name not in mode.without and not (mode.trace and name in UNSEEN) and not (mode.cover and name in UNCOUNTED):
            draft = improve(draft)
    return draft


@undisturbed()
def compile_game(checked: Checked, players: int, options: Mapping[str, Any], mode: Mode | None = None) -> Program:
    """The module of a game with this many players and these options, which are settled."""
    return written_down(draft_of(checked, players, options, mode))


@undisturbed()
def written_down(draft: Draft) -> Program:
    """The module of a program."""
    room_to_recurse()
    return render(meter(where(draft)))


@undisturbed()
def compile_native(checked: Checked, players: int, options: Mapping[str, Any]) -> NativeProgram:
    """The same as C, for random play; raises Unrendered with the name of a construct that is not written in C."""
    room_to_recurse()
    return render_c(meter(draft_of(checked, players, options, Mode(results=True, placed=False))))

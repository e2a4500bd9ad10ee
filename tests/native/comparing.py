"""The same random games by the native engine and by Python: every slot, every standing, and the stream behind the last draw."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.native.kept import built_once

from rulewright.check import Checked
from rulewright.compile import NativeProgram, Unrendered, compile_native
from rulewright.diagnostics import GameError
from rulewright.link import settle
from rulewright.native import Compiler, Library, Table, find_compiler, open_library
from rulewright.run import Playouts

QUICK = ("-O0",)  # quick to build; what is built decides nothing
USUAL = ("-w", "-O0")  # the same, but by the compiler that builds for those who play
SMALL = "tcc"  # where there is one, it builds in a twentieth of the time


class Different(AssertionError):
    """The two engines do not agree."""


@dataclass
class Played:
    games: int = 0
    stopped: int = 0  # Python cannot end them either
    left: int = 0  # Python can
    missing: str = ""  # a construct that is not written in C


def settled_program(checked: Checked, players: int, options: dict[str, Any]) -> NativeProgram:
    return compile_native(checked, players, settle(checked.rules, players, options))


_built: dict[tuple[str, int, str, tuple[str, ...], Compiler], Library] = {}  # in this process


def table_for(checked: Checked, players: int, options: dict[str, Any], flags: tuple[str, ...] = QUICK) -> Table:
    """A place to play natively, built for this only."""
    compiler = quickest() if flags == QUICK else find_compiler()
    assert compiler is not None
    key = (checked.rules.digest, players, repr(sorted(options.items())), flags, compiler)
    if key not in _built:
        _built[key] = _library(checked, players, options, flags, compiler)
    return _built[key].table()


def quickest() -> Compiler | None:
    """The compiler that builds quickest of those that this machine has; where RULEWRIGHT_CC is set, that one."""
    found = find_compiler()
    if found is None or "RULEWRIGHT_CC" in os.environ:
        return found
    return find_compiler(SMALL) or found


def forget() -> None:
    """Libraries that nobody asks for again."""
    _built.clear()


def _library(checked: Checked, players: int, options: dict[str, Any], flags: tuple[str, ...], compiler: Compiler) -> Library:
    program = settled_program(checked, players, options)
    data = built_once(program.source, compiler, flags)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.library"
        path.write_bytes(data)
        return open_library(program.shape, str(path))


def compared(
    checked: Checked, players: int, options: dict[str, Any], seeds: Iterable[int], flags: tuple[str, ...] = QUICK
) -> Played:
    """Play and compare; raises Different."""
    found = Played()
    try:
        table = table_for(checked, players, options, flags)
    except Unrendered as missing:
        found.missing = missing.construct
        return found
    playouts = Playouts(checked, players, options)
    for seed in seeds:
        rnd = random.Random(seed)
        table.seed(seed)
        ended = table.play(seed)
        try:
            game = playouts.play(seed, rnd.random)
        except GameError as error:
            if ended:
                raise Different(f"seed {seed}: Python stops with {error.diagnostic.code}, the native engine does not") from None
            found.stopped += 1
            continue
        if not ended:
            found.left += 1
            continue
        found.games += 1
        state = table.state()
        if state != game.state:
            slots = [slot for slot, (a, b) in enumerate(zip(game.state, state, strict=True)) if a != b]
            raise Different(f"seed {seed}: slots {slots[:8]} differ: {[(game.state[s], state[s]) for s in slots[:3]]}")
        if table.stream != rnd.getstate()[1]:
            raise Different(f"seed {seed}: the choices were drawn otherwise")
        standings = table.standings()
        for seat in range(1, playouts.players + 1):
            if standings is not None and standings[seat - 1] != game.standing(seat):
                raise Different(f"seed {seed}: the standing of {seat} differs")
    return found

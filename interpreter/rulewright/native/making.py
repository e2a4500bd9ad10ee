"""From a program in C to a library that plays: kept from an earlier run, or built now."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.check import Checked
from rulewright.compile import Shape, Unrendered, compile_native
from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.native.compiler import FLAGS, STRICT, Compiler, Refused, build, find_compiler
from rulewright.native.keeping import folder, keep, kept
from rulewright.native.library import Library, open_library

FORMAT = "1"
RUNTIME = Path(__file__).parent / "runtime"
PACKAGE = Path(__file__).parent.parent
LARGEST_CODE = 2 << 20  # characters of functions; a pack that becomes more is played in Python: a compiler takes minutes for it
LARGEST_SOURCE = 8 << 20  # and with all tables, which cost it little
LARGEST_FUNCTION = 40_000  # and of one function, for which it takes more than twice as long if it is twice as large

PYTHON = English("play it in Python: `--engine python`")


class NotNative(Exception):
    """This game cannot be played natively here; the message says why in a sentence."""

    def __init__(self, why: English, span: Span | None = None, hint: English = PYTHON) -> None:
        super().__init__(why)
        self.why, self.span, self.hint = why, span, hint

    def diagnostic(self) -> Diagnostic:
        return Diagnostic("RW511", self.why, self.span, self.hint)


def native_library(
    checked: Checked,
    players: int,
    options: Mapping[str, Any],
    compiling: Callable[[], None] | None = None,
    may_build: bool = True,
) -> Library:
    """The library of a game with settled options; `compiling` is told when one must be built. Raises NotNative."""
    compiler = find_compiler()
    if compiler is None:
        hint = English("install one (`cc`, `tcc`, or the extra `native` with pip), or play in Python")
        raise NotNative(English("there is no C compiler on this machine"), checked.rules.base.span, hint)
    name, place = name_of(checked, players, options, compiler), folder()
    found = kept(place, name) if place is not None else None
    if found is None and not may_build:
        raise NotNative(
            English("it has not been built yet"), checked.rules.base.span, English("build it with `rulewright compile --native`")
        )
    if found is None:
        found = _made(checked, players, options, compiler, compiling)
        if place is not None:
            keep(place, name, found)
    size = int.from_bytes(found[:4], "big")
    return _loaded(_shape(found[4 : 4 + size]), found[4 + size :])


def _made(
    checked: Checked, players: int, options: Mapping[str, Any], compiler: Compiler, compiling: Callable[[], None] | None
) -> bytes:
    """A library behind what one must know to read its states."""
    try:
        program = compile_native(checked, players, options)
    except Unrendered as missing:
        raise NotNative(
            English("{construct} cannot be played natively yet", construct=missing.construct),
            missing.span or checked.rules.base.span,
        ) from None
    if program.largest > LARGEST_FUNCTION:
        message = English("this becomes a function that is too large to be built natively")
        raise NotNative(message, program.span or checked.rules.base.span)
    if program.code > LARGEST_CODE or len(program.source) > LARGEST_SOURCE:
        raise NotNative(English("these rules are too large to be built natively"), checked.rules.base.span)
    if compiling is not None:
        compiling()
    shape = json.dumps(asdict(program.shape), default=sorted).encode()
    return len(shape).to_bytes(4, "big") + shape + built(program.source, compiler)


def _shape(data: bytes) -> Shape:
    told = json.loads(data)
    return Shape(told["players"], tuple(told["kinds"]), told["width"], told["flow_first"], frozenset(told["remembered"]))


def name_of(checked: Checked, players: int, options: Mapping[str, Any], compiler: Compiler) -> str:
    """What a library is made from and with, as one number: the rules, what is played of them, this engine and the compiler."""
    played = [checked.rules.digest, players, sorted(options.items())]
    tools = [FORMAT, *compiler.command, compiler.version, *FLAGS, *STRICT, platform.machine(), platform.system()]
    return hashlib.sha256(repr([played, tools, engine_text()]).encode()).hexdigest()


def built(source: str, compiler: Compiler, more: tuple[str, ...] = ()) -> bytes:
    """Build a source, in a folder that is made for it and taken away again."""
    with tempfile.TemporaryDirectory(prefix="rulewright-") as made:
        path, target = Path(made) / "game.c", Path(made) / "game.library"
        path.write_text(source, encoding="ascii")
        try:
            build(compiler, path, RUNTIME, target, more)
            return target.read_bytes()
        except Refused as error:
            raise NotNative(English("the C compiler did not build it: {error}", error=error)) from None


@cache
def engine_text() -> str:
    """All that decides what a program in C looks like: our own files, by their names, sizes and times, and the runtime."""
    files = sorted((*PACKAGE.rglob("*.py"), *RUNTIME.glob("*.h")))
    told = [(path.relative_to(PACKAGE).as_posix(), path.stat().st_size, path.stat().st_mtime_ns) for path in files]
    return hashlib.sha256(repr(told).encode()).hexdigest()


_open: dict[str, tuple[Library, int]] = {}  # libraries of this process by what is in them; they stay until it ends


def _loaded(shape: Shape, data: bytes) -> Library:
    """Load these very bytes: from memory where the system can, else from a folder that is ours and gone afterwards."""
    key = hashlib.sha256(data).hexdigest()
    if key not in _open:
        if hasattr(os, "memfd_create"):
            handle = os.memfd_create("rulewright")
            with open(handle, "wb", closefd=False) as file:
                file.write(data)
            _open[key] = open_library(shape, f"/proc/self/fd/{handle}"), handle
        else:
            with tempfile.TemporaryDirectory(prefix="rulewright-") as made:
                path = Path(made) / "game.library"
                path.write_bytes(data)
                _open[key] = open_library(shape, str(path)), -1
    return Library(shape, _open[key][0].handle)

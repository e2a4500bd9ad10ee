"""A mistake of the engine itself, told as such: no pack is ever to blame for it, and one line says what to report."""

from __future__ import annotations

import traceback
from pathlib import Path

from rulewright.diagnostics.diagnostic import Diagnostic
from rulewright.diagnostics.english import English
from rulewright.diagnostics.span import Span

_ENGINE = Path(__file__).resolve().parent.parent
_LONGEST = 200
_FRAMES = 3


def bug(error: BaseException, where: Span | None = None) -> Diagnostic:
    """What is told of an error that nobody foresaw; `where` is the line of the rules that was being carried out."""
    said = f"{type(error).__name__}: {error}".rstrip(": ")[:_LONGEST]
    message = English("rulewright has made a mistake; the rules are not to blame ({said})", said=said)
    hint = English("please report this text with the packs, the command, the seed and the choices so far")
    return Diagnostic("RW901", message, where, hint, ((English("it happened in {calls}", calls=_calls(error)), None),))


def _calls(error: BaseException) -> str:
    """The innermost calls of the engine, nearest first: no path of anybody's machine, no line of anybody's program."""
    frames = [
        f"{frame.name} ({path.relative_to(_ENGINE).as_posix()}:{frame.lineno})" if own else f"{frame.name} (rules:{frame.lineno})"
        for frame in traceback.extract_tb(error.__traceback__)
        for path in [Path(frame.filename)]
        for own in [path.is_relative_to(_ENGINE)]
        if own or not path.is_absolute()
    ][-_FRAMES:]
    told = frames[0] if frames else English("no place that is known")
    for inner in frames[1:]:
        told = English("{inner}, called from {outer}", inner=inner, outer=told)
    return told

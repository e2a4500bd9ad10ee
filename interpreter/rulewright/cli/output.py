"""The one door to the screen. Whatever comes from a pack, a save or a file name is cleaned here, so that no text can move the
cursor, hide a line or turn one round; colours are sent only where they are wanted, and JSON has one shape.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TextIO

import click

if TYPE_CHECKING:
    from rulewright.diagnostics import Diagnostic

FORMAT = click.option(
    "--format", "format_", type=click.Choice(["text", "json"]), default="text", help="Words for people, or JSON for programs."
)
STYLE = re.compile(r"(\x1b\[[0-9;]{1,24}m)")  # what `paint`, drawings and the painter of diagnostics write, and nothing else
ERASE = "\r\x1b[K"


def prepared() -> None:
    """Streams that take every character: what a terminal cannot show becomes a `?`, what nobody can read likewise."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        change = getattr(stream, "reconfigure", None)
        if change is not None:
            change(errors="replace")


def coloured(err: bool = False) -> bool:
    """Whether to send colours: to terminals only, unless the usual variables say otherwise."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return on_terminal(sys.stderr if err else sys.stdout)


def on_terminal(stream: TextIO | None) -> bool:
    """Whether somebody sits behind a stream; one that is closed has nobody."""
    return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"


def cleaned(text: str, colours: bool = False) -> str:
    """Text of which every character only shows itself; with `colours`, our own colours stay."""
    if text.isprintable():
        return text
    from rulewright.diagnostics import escaped

    lines = []
    for line in text.expandtabs(4).split("\n"):
        parts = STYLE.split(line) if colours else [line]
        lines.append("".join(part if index % 2 else escaped(part) for index, part in enumerate(parts)))
    return "\n".join(lines)


def say(text: str = "", nl: bool = True, err: bool = False) -> None:
    """Print text; click would strip the colours by its own opinion otherwise."""
    click.echo(cleaned(text, coloured(err)), nl=nl, err=err, color=True)


def say_over(text: str) -> None:
    """Print text over the line that stands there, on a terminal."""
    click.echo(ERASE + cleaned(text, coloured()), nl=False, color=True)


def paint(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m" if coloured() and text else text


def bold(text: str) -> str:
    return paint(text, "1")


def dim(text: str) -> str:
    return paint(text, "2")


def green(text: str) -> str:
    return paint(text, "32")


def red(text: str) -> str:
    return paint(text, "31")


def say_json(data: Any) -> None:
    """JSON in plain ASCII, which is the same data wherever it is read and harmless wherever it is shown."""
    click.echo(json.dumps(data, indent=2, ensure_ascii=True).replace("\x7f", "\\u007f"))


def say_diagnostics(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str], err: bool = False) -> None:
    from rulewright.diagnostics import to_text

    say(to_text(diagnostics, sources, coloured(err)), nl=False, err=err)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"

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
    """Print text, in the language that is wanted; click would strip the colours by its own opinion otherwise."""
    click.echo(cleaned(in_words(text), coloured(err)), nl=nl, err=err, color=True)


def in_words(text: str) -> str:
    """A text in the language that is wanted."""
    from rulewright.diagnostics import English, worded

    return worded(text, language()) if isinstance(text, English) else text


def language() -> str:
    """The language that the engine speaks to whoever sits here."""
    from rulewright.cli.phrases import spoken_language

    return spoken_language()


def say_over(text: str, err: bool = False) -> None:
    """Print text over the line that stands there, on a terminal."""
    click.echo(ERASE + cleaned(text, coloured(err)), nl=False, color=True, err=err)


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

    say(to_text(diagnostics, sources, coloured(err), language()), nl=False, err=err)


def said(template: str, /, **values: object) -> str:
    """A text of the command line in the language that is wanted."""
    from rulewright.diagnostics import English

    return in_words(English.__new__(English, template, **values))


def counted(number: int, noun: str) -> str:
    """So many of something that commands count."""
    one = number == 1
    match noun:
        case "error":
            return said("{count} error", count=1) if one else said("{count} errors", count=number)
        case "file":
            return said("{count} file", count=1) if one else said("{count} files", count=number)
        case "player":
            return said("{count} player", count=1) if one else said("{count} players", count=number)
        case "rule":
            return said("{count} rule", count=1) if one else said("{count} rules", count=number)
        case "scenario":
            return said("{count} scenario", count=1) if one else said("{count} scenarios", count=number)
        case "value":
            return said("{count} value", count=1) if one else said("{count} values", count=number)
        case "score":
            return said("{count} score", count=1) if one else said("{count} scores", count=number)
        case "listener":
            return said("{count} listener", count=1) if one else said("{count} listeners", count=number)
        case _:  # a kind of piece, as the pack calls it
            return f"{number} {noun}" if one else f"{number} {noun}s"

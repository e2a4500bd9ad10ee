"""What commands share when they speak: colours only where they are wanted, JSON in one shape, diagnostics."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rulewright.diagnostics import Diagnostic

FORMAT = click.option(
    "--format", "format_", type=click.Choice(["text", "json"]), default="text", help="Words for people, or JSON for programs."
)


def coloured(err: bool = False) -> bool:
    """Whether to send colours: to terminals only, unless the usual variables say otherwise."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    stream = sys.stderr if err else sys.stdout
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def say(text: str = "", nl: bool = True) -> None:
    """Print text that was painted by us; click would strip the colours by its own opinion otherwise."""
    click.echo(text, nl=nl, color=True)


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
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def say_diagnostics(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str]) -> None:
    from rulewright.diagnostics import to_text

    say(to_text(diagnostics, sources, coloured()), nl=False)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"

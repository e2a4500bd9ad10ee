"""The places the parser gives its events, typed: the library leaves open whether an event has any."""

from __future__ import annotations

from typing import Any, Protocol

from rulewright.diagnostics import Span


class Mark(Protocol):
    """A place in the text; all three count characters from 0."""

    index: int
    line: int
    column: int


def start_of(event: Any) -> Mark:
    mark: Mark = event.start_mark
    return mark


def end_of(event: Any) -> Mark:
    mark: Mark = event.end_mark
    return mark


def span_of(event: Any, file: str) -> Span:
    """From where an event begins to where the parser says it ends."""
    start, end = event.start_mark, event.end_mark
    return Span(file, start.line + 1, start.column + 1, end.line + 1, end.column + 1)

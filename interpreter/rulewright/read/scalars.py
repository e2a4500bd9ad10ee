"""One YAML scalar into a node: what an unquoted word means, and where its characters stand."""

from __future__ import annotations

import re

import yaml

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.read.characters import described, forbidden, place
from rulewright.read.limits import MAX_DIGITS
from rulewright.read.marks import end_of, span_of, start_of
from rulewright.read.nodes import Scalar
from rulewright.read.text_positions import Jumps, Lines, positions

_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*)")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "": None}


def is_plain(event: yaml.ScalarEvent) -> bool:
    """Whether the scalar is written without quotes and not as a block."""
    return not event.style


def scalar_of(event: yaml.ScalarEvent, text: str, file: str, is_key: bool) -> tuple[Scalar, Diagnostic | None]:
    """The node of a scalar and what is wrong with it.

    Without quotes, integers, `true`, `false`, `null` and nothing are themselves and all else is text. A key
    is a text or an integer, so there the words are texts like any other.
    """
    value: str = event.value
    start, end = start_of(event), end_of(event)
    simple = not event.style and start.line == end.line and start.index < len(text)
    span = Span(file, start.line + 1, start.column + 1, end.line + 1, end.column + 1) if simple else _span(event, text, file)
    if is_plain(event):
        if value in _WORDS and not is_key:
            return Scalar(_WORDS[value], span, ((span.line, span.column),)), None
        if _INTEGER.fullmatch(value):
            return _integer(value, span)
    if simple and event.tag is None and event.anchor is None:  # it stands in the file just as it is
        return Scalar(value, span, ((span.line, span.column),)), None
    return _text(event, text, span)


def _integer(value: str, span: Span) -> tuple[Scalar, Diagnostic | None]:
    here = ((span.line, span.column),)
    if len(value.lstrip("-")) <= MAX_DIGITS:
        return Scalar(int(value), span, here), None
    message = English("a number may have at most {max_digits} digits", max_digits=MAX_DIGITS)
    problem = Diagnostic("RW137", message, span, English("put it in quotes if it is a text"))
    return Scalar(value, span, here), problem


def _text(event: yaml.ScalarEvent, text: str, span: Span) -> tuple[Scalar, Diagnostic | None]:
    value: str = event.value
    lines: Lines = ((span.line, span.column),)
    jumps: Jumps = ()
    if event.tag is None and event.anchor is None:  # else the event begins before its text
        start, end = start_of(event).index, end_of(event).index
        lines, jumps = positions(text, value, start, end, span.line, span.column, event.style or "")
    node = Scalar(value, span, lines, jumps)
    bad = forbidden(value)  # the file holds none, but an escape can make one
    if bad is None:
        return node, None
    row, col = place(value, bad)
    line, column = node.locate(row - 1, col - 1)
    message = English("this escape stands for {described}, which is not allowed", described=described(value[bad]))
    return node, Diagnostic("RW104", message, Span(span.file, line, column, line, column + 1), English("delete it"))


def _span(event: yaml.ScalarEvent, text: str, file: str) -> Span:
    start = start_of(event).index
    if start >= len(text):
        return Span.point(file, *place(text, len(text)))  # the parser counts one line more than there is
    span = span_of(event, file)
    if event.style not in ("|", ">"):
        return span
    # The parser lets a block text reach to the next thing; for a reader it ends with its last character.
    body = text[start : end_of(event).index].rstrip()
    breaks = body.count("\n")
    last = len(body) - body.rfind("\n") if breaks else span.column + len(body)
    return Span(file, span.line, span.column, span.line + breaks, last)

"""Bounds of what is counted: `min` is not more than `max`, and what is written for the beginning lies between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rulewright.diagnostics import English, Span
from rulewright.read import Mapping, Node, plain

COUNTED = ("resources", "tracks")  # these begin at 0 if nothing is said; a die may begin without a value


class Misfit(NamedTuple):
    """A number that cannot be there, and what can."""

    message: English
    span: Span
    hint: English
    notes: tuple[tuple[English, Span | None], ...] = ()


def misfits(section: str, name: str, entry: Node) -> Iterator[Misfit]:
    """What is wrong with the numbers of a resource, a track or a variable; if another pack has set a limit, that is told, too."""
    yield from (_with_limit(misfit, entry) for misfit in _misfits(section, name, entry))


def option_misfits(name: str, entry: Node) -> Iterator[Misfit]:
    """What is wrong with an option that is a number; one without bounds may be any."""
    yield from (_with_limit(misfit, entry) for misfit in _option_misfits(name, entry))


def _with_limit(misfit: Misfit, entry: Node) -> Misfit:
    written = [entry.get(key) for key in ("min", "max")] if isinstance(entry, Mapping) else []
    elsewhere = [node.span for node in written if node is not None and node.span.file != misfit.span.file]
    return misfit._replace(notes=tuple((English("a limit is set here"), span) for span in elsewhere))


def _misfits(section: str, name: str, entry: Node) -> Iterator[Misfit]:
    low, high = _number(entry, "min"), _number(entry, "max")
    if low is None and (high is not None or section in COUNTED):
        low = 0
    if low is not None and high is not None and low > high:
        yield crossed(name, low, high, _span(entry, "max"))
        return
    written = entry.get("start") if isinstance(entry, Mapping) else None
    if isinstance(written, Mapping):
        for _, start in written.entries:
            yield from outside(name, plain(start), low, high, start.span)
    elif written is not None:
        yield from outside(name, plain(written), low, high, written.span)
    elif section in COUNTED:
        yield from outside(name, 0, low, high, _span(entry, "min" if low is not None and low > 0 else "max"))


def _option_misfits(name: str, entry: Node) -> Iterator[Misfit]:
    low, high = _number(entry, "min"), _number(entry, "max")
    if high is None:
        if low is not None:
            yield Misfit(
                English("`{name}` has a `min` and no `max`", name=name), _span(entry, "min"), English("write both, or none")
            )
        return
    low = low or 0
    if low > high:
        yield crossed(name, low, high, _span(entry, "max"))
    elif low == high:
        message = English("`{name}` can be nothing but {low}, and is no option", name=name, low=low)
        yield Misfit(message, _span(entry, "max"), English("write a `max` above the `min`"))
    elif isinstance(entry, Mapping) and (written := entry.get("default")) is not None:
        yield from outside(name, plain(written), low, high, written.span)


def crossed(name: str, low: int, high: int, span: Span) -> Misfit:
    message = English("`{name}` is at least {low} and at most {high}, which no number is", name=name, low=low, high=high)
    return Misfit(message, span, English("write a `max` that is not below the `min`"))


def outside(name: str, start: Any, low: int | None, high: int | None, span: Span) -> Iterator[Misfit]:
    """What is wrong with a number at the beginning; anything else is told where types are."""
    if type(start) is not int:
        return
    if low is not None and start < low:
        message = English("`{name}` begins at {start}, but is never below {low}", name=name, start=start, low=low)
        yield Misfit(message, span, English("let it begin at {low} or more", low=low))
    if high is not None and start > high:
        message = English("`{name}` begins at {start}, but is never above {high}", name=name, start=start, high=high)
        yield Misfit(message, span, English("let it begin at {high} or less", high=high))


def _number(entry: Node, key: str) -> int | None:
    found = entry.get(key) if isinstance(entry, Mapping) else None
    value = plain(found) if found is not None else None
    return value if type(value) is int else None


def _span(entry: Node, key: str) -> Span:
    found = entry.get(key) if isinstance(entry, Mapping) else None
    return found.span if found is not None else entry.span

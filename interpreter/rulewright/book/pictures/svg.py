"""The few shapes that pictures are made of. Numbers are written with one decimal, the same on all machines."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.book.markup import Element, Node, tag

Point = tuple[float, float]


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0") if abs(value) < 0.05 else f"{value:.1f}".removesuffix(".0")


def sheet(left: float, top: float, width: float, height: float, shapes: Iterable[Node], title: str = "") -> Element:
    """A picture with its own measures; it shrinks with the page, and a reader who cannot see it hears its title."""
    view = " ".join(number(value) for value in (left, top, width, height))
    named = tag("title", title) if title else None
    return tag(
        "svg", named, shapes, viewBox=view, width=number(width), height=number(height), role="img", aria_label=title or None
    )


def polygon(points: Iterable[Point], fill: str, **more: str) -> Element:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), fill=fill, **more)


def line(start: Point, end: Point, **more: str) -> Element:
    return tag("line", x1=number(start[0]), y1=number(start[1]), x2=number(end[0]), y2=number(end[1]), **more)


def circle(centre: Point, radius: float, fill: str, **more: str) -> Element:
    return tag("circle", cx=number(centre[0]), cy=number(centre[1]), r=number(radius), fill=fill, **more)


def rect(left: float, top: float, width: float, height: float, fill: str, round_: float = 0, **more: str) -> Element:
    return tag(
        "rect",
        x=number(left),
        y=number(top),
        width=number(width),
        height=number(height),
        rx=number(round_) if round_ else None,
        fill=fill,
        **more,
    )


def letters(at: Point, text: str, size: float, fill: str, **more: str) -> Element:
    """Text around a point."""
    return tag(
        "text",
        text,
        x=number(at[0]),
        y=number(at[1] + size * 0.35),
        font_size=number(size),
        fill=fill,
        text_anchor=more.pop("text_anchor", "middle"),
        **more,
    )

"""A board as a picture: one character a cell, and a legend that says what is printed there.

A space or a `.` is no cell. On a square board every character is a column. On a hex board cells stand two characters apart
and every other row one character on, so that each hex stands between the two above it. Places are the coordinates of
state/geometry.py, rows counted from the top; cells are numbered as one reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulewright.diagnostics import English, Span, suggest_or_list
from rulewright.limits import MAX_SIDE
from rulewright.link.ruleset import Ruleset
from rulewright.read import Mapping, Node, Scalar

NO_CELL = " ."
Report = Callable[[str, English, Span, English | None], None]


@dataclass(frozen=True)
class Picture:
    """The cells of a map: where each is, and the character that stands there."""

    places: tuple[tuple[int, int], ...] = ()
    signs: tuple[str, ...] = ()
    spans: tuple[Span, ...] = ()


def read_picture(shape: str, node: Node, report: Report) -> Picture:
    """The cells of a map; what cannot be one is told, once."""
    if shape == "ring":
        report("RW443", English("a ring has no map"), node.span, English("write `width:`, or make it a square or hex board"))
        return Picture()
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        report(
            "RW443", English("a map is a picture of several lines"), node.span, English("write `map: |` and the picture below it")
        )
        return Picture()
    found = list(_signs(node.value, node))
    if not found:
        report("RW443", English("this map has no cell"), node.span, English("draw each cell as a character of the legend"))
        return Picture()
    top, left = min(row for row, _, _, _ in found), min(column for _, column, _, _ in found)
    wide = 2 * MAX_SIDE if shape == "hex" else MAX_SIDE
    for row, column, _, span in found:
        if row - top >= MAX_SIDE or column - left >= wide:
            report(
                "RW443",
                English("a map has at most {max_side} rows and columns", max_side=MAX_SIDE),
                span,
                English("draw a smaller map"),
            )
            return Picture()
    if shape == "hex":
        _, first, _, _ = found[0]
        for row, column, _, span in found:
            if (row - top + column - first) % 2:
                hint = English("set cells two characters apart, and every other row one character on")
                report("RW443", English("this hex does not stand between those above and below it"), span, hint)
                return Picture()
        shift = (first - left) % 2
        places = tuple(((column - left + shift - (row - top)) // 2, row - top) for row, column, _, _ in found)
    else:
        places = tuple((column - left, row - top) for row, column, _, _ in found)
    return Picture(places, tuple(sign for _, _, sign, _ in found), tuple(span for _, _, _, span in found))


def _signs(text: str, node: Scalar) -> Iterator[tuple[int, int, str, Span]]:
    for row, line in enumerate(text.split("\n")):
        for column, sign in enumerate(line):
            if sign not in NO_CELL:
                at_line, at = node.locate(row, column)
                yield row, column, sign, Span(node.span.file, at_line, at, at_line, at + 1)


def read_legend(rules: Ruleset, picture: Picture, node: Node | None, at: Span, report: Report) -> tuple[tuple[str, ...], str]:
    """What is printed on each cell of a map, and the enumeration of it."""
    if not isinstance(node, Mapping):
        report(
            "RW443",
            English("a map needs a `legend`"),
            at,
            English("add `legend: {o: plain}` with the constants that the characters stand for"),
        )
        return (), ""
    meaning, enumeration = _meanings(rules, node, report)
    for sign, span in dict(zip(picture.signs, picture.spans, strict=True)).items():
        if sign not in meaning and not any(str(key.value) == sign for key, _ in node.entries):
            report("RW443", English("the legend has no `{sign}`", sign=sign), span, suggest_or_list(sign, meaning))
    return tuple(meaning.get(sign, "") for sign in picture.signs), enumeration


def _meanings(rules: Ruleset, node: Mapping, report: Report) -> tuple[dict[str, str], str]:
    """What each character stands for; all are constants of one enumeration."""
    words = [str(value.value) for _, value in node.entries if isinstance(value, Scalar)]
    enumeration = next((name for name, enum in rules.enums.items() if words and words[0] in enum.members), "")
    known = rules.enums[enumeration].members if enumeration else tuple(rules.constants())
    found: dict[str, str] = {}
    for key, value in node.entries:
        sign, word = str(key.value), str(value.value) if isinstance(value, Scalar) else ""
        if len(sign) != 1 or sign in NO_CELL:
            report(
                "RW443",
                English("`{sign}` is no sign for a cell", sign=sign),
                key.span,
                English("use one character, other than a space or a full stop"),
            )
        elif word not in known:
            message = English(
                "`{word}` is not {what}, as all that is printed on a map must be",
                word=word,
                what=f"a {enumeration}" if enumeration else "a constant",
            )
            report("RW443", message, value.span, suggest_or_list(word, known))
        else:
            found[sign] = word
    return found, enumeration

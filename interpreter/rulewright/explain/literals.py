"""What is written in a message between quotes, or in digits: Fluent's own reader of it stops at some of what may stand there."""

from __future__ import annotations

import re

from fluent.syntax import ast as ftl

# Digits of a number in a message, and behind its point: the largest number of a game can be shown with so many more.
MOST_DIGITS = 10
LAST = 0x10FFFF
UNKNOWN = "\N{REPLACEMENT CHARACTER}"
_ESCAPE = re.compile(r'\\(?:([\\"])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')


def literal(node: ftl.StringLiteral) -> str:
    """The text of a literal; where an escape is the number of no character, a sign for that."""
    return _ESCAPE.sub(lambda escape: escape[1] or (UNKNOWN if _is_none(number := _number(escape)) else chr(number)), node.value)


def no_character(node: ftl.StringLiteral) -> str | None:
    """The first number in a literal that no character has."""
    numbers = (_number(escape) for escape in _ESCAPE.finditer(node.value) if not escape[1])
    return next((f"U+{number:04X}" for number in numbers if _is_none(number)), None)


def is_long(node: ftl.NumberLiteral) -> bool:
    """Whether a number has more digits than can be shown, whatever a message makes of it."""
    return len(node.value) > MOST_DIGITS


def _number(escape: re.Match[str]) -> int:
    return int(escape[2] or escape[3], 16)


def _is_none(number: int) -> bool:
    return 0xD800 <= number <= 0xDFFF or number > LAST

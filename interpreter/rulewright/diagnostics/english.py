"""A text for people that remembers how it was made, so that it can be said in another language.

English stands where it is said, as a template with named values; `wording.py` finds its translation by the template.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Value = str | int | tuple[str, ...]


class English(str):
    """English words; `template` and `values` are what they were made of.

    A template has plain names only (`{name}`). A value may itself be said: it is worded, too; several are shown with commas
    between them. What is glued to other text afterwards is no longer known: say it whole.
    """

    __slots__ = ("template", "values")
    template: str
    values: dict[str, Value]

    def __new__(cls, template: str, /, **values: object) -> English:
        kept = {name: _kept(value) for name, value in values.items()}
        shown = {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in kept.items()}
        said = super().__new__(cls, template.format(**shown) if shown else template)
        said.template, said.values = template, kept
        return said

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.template, self.values)


def _kept(value: object) -> Value:
    if isinstance(value, list | tuple):
        return tuple(value)
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    return str(value)


def _again(template: str, values: dict[str, Value]) -> English:
    return English.__new__(English, template, **values)


def both(things: Sequence[str]) -> str:
    """All of several things: `a, b and c`."""
    return things[0] if len(things) == 1 else English("{others} and {last}", others=things[:-1], last=things[-1])


def either(things: Sequence[str]) -> str:
    """One of several things: `a, b or c`."""
    return things[0] if len(things) == 1 else English("{others} or {last}", others=things[:-1], last=things[-1])

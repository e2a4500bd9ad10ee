"""Pieces of a sentence that are worded only when a message asks for them, in the form it asks for.

English needs `a card` and `cards`; other languages need cases too. So an argument of a message is not a text but a
phrase, and the message says which form it wants: `{ FORM($cost, case: "accusative") }`. All grammar is in the messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from fluent.runtime.types import FluentType, fluent_number

Count = int | str
PLURAL = "plural"
_SPACES = re.compile(r"[ \t\n]+")
MOST_DIGITS = 20
_BEFORE_SIGN = re.compile(r" +(?=[,.;:?!])")


@dataclass(frozen=True)
class Form:
    """What a message may ask of a phrase; empty means as the phrase likes it best.

    The count is a number, or `plural` for several things that are not counted. The determiner is one of the words
    `the`, `a`, `no` and `bare`.
    """

    case: str = ""
    count: Count | None = None
    det: str = ""

    def over(self, other: Form) -> Form:
        """This form, and where it is silent, the other."""
        return Form(self.case or other.case, self.count if self.count is not None else other.count, self.det or other.det)

    @property
    def singular(self) -> bool:
        return self.count == 1


SINGULAR, SEVERAL = Form(count=1), Form(count=PLURAL)


class Phrase(FluentType):
    """A piece of a sentence in any form. Made once a form: a message may show the same piece several times."""

    def __init__(self, make: Callable[[Form], str], default: Form = SINGULAR, numeral: bool = False) -> None:
        self._make = make
        self.numeral = numeral  # whether it is a plain number, in digits
        self._made: dict[Form, str] = {}
        self.default = default

    def form(self, form: Form) -> str:
        wanted = form.over(self.default)
        if wanted not in self._made:
            self._made[wanted] = self._make(wanted)
        return self._made[wanted]

    def like(self, form: Form) -> Phrase:
        """The same phrase with another form as the one it likes best."""
        return Phrase(self.form, form.over(self.default), self.numeral)

    def counted(self, count: Count) -> Phrase:
        return self.like(replace(Form(), count=count))

    def format(self, locale: Any = None) -> str:
        return self.form(Form())

    def __str__(self) -> str:
        return self.form(Form())


def fixed(text: str) -> Phrase:
    """A phrase that has only one form."""
    return Phrase(lambda _: text)


def numeral(number: int) -> Phrase:
    """A plain number, which a message can tell from a noun."""
    return Phrase(lambda _: str(number), numeral=True)


def tidy(text: str) -> str:
    """One space between words and none before a sign, whatever optional pieces were left out."""
    return _BEFORE_SIGN.sub("", _SPACES.sub(" ", text)).strip()


# ---- functions that messages may call ----
def form_of(value: Any, case: str = "", count: Any = None, det: str = "") -> Any:
    """`FORM($thing, case: "genitive", count: "plural", det: "a")`."""
    if not isinstance(value, Phrase):
        return value
    return value.form(Form(str(case), count if count is None or isinstance(count, str) else int(count), str(det)))


def by_start(value: Any, starts: str, then: str, other: str, unless: str = "") -> str:
    """`STARTS($thing, "a e i", "an", "a", unless: "eu")`: one of two words, by how the words after it begin."""
    text = str(value).lstrip().casefold()
    return then if text.startswith(tuple(starts.split())) and not text.startswith(tuple(unless.split())) else other


def capital(value: Any) -> str:
    """`CAPITAL($text)`: the text as the beginning of a sentence."""
    text = tidy(str(value))
    return text[:1].upper() + text[1:]


def is_numeral(value: Any) -> str:
    """`NUMERAL($number)`: `yes` for a number in digits, `no` for words; to select on."""
    return "yes" if isinstance(value, int) or (isinstance(value, Phrase) and value.numeral) else "no"


def number(value: Any, **options: Any) -> Any:
    """`NUMBER($n, type: "ordinal")`, to select on; what would make a number longer than any screen is not heard."""
    heard = {name: setting for name, setting in options.items() if not name.endswith("Digits") or _few(setting)}
    return fluent_number(value, **heard) if isinstance(value, int | float | Decimal) else value


def _few(setting: Any) -> bool:
    return isinstance(setting, int) and 0 <= setting <= MOST_DIGITS


def plain_date(value: Any, **_: Any) -> str:
    """`DATETIME`: no game knows a date."""
    return str(value)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "FORM": form_of,
    "STARTS": by_start,
    "CAPITAL": capital,
    "NUMERAL": is_numeral,
    "NUMBER": number,
    "DATETIME": plain_date,
}
DIGITS = tuple(f"{edge}{part}Digits" for edge in ("minimum", "maximum") for part in ("Integer", "Fraction", "Significant"))
TAKES: dict[str, tuple[str, ...]] = {  # the names of what each function may be given
    "FORM": ("case", "count", "det"),
    "STARTS": ("unless",),
    "CAPITAL": (),
    "NUMERAL": (),
    "NUMBER": ("type", "useGrouping", *DIGITS),
}

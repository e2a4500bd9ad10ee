"""The functions that messages may call, in the words of one language."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any, Protocol

from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl

from rulewright.explain.literals import MOST_DIGITS, literal
from rulewright.explain.phrases import Form, Phrase, finished, only_clauses, tidy, without_clauses


class Words(Protocol):
    """What functions need of a language: its nouns and its numbers in any form."""

    def noun(self, name: str, form: Form) -> str: ...
    def number(self, number: int, form: Form) -> str: ...


def functions(words: Words) -> dict[str, Callable[..., Any]]:
    """Every function by its name, as messages of one language call them."""

    def form_of(
        value: Any, case: Any = "", count: Any = None, det: str = "", whose: str = "", gender: str = "", **more: Any
    ) -> Any:
        """`FORM($thing, "genitive", "plural", "a", "your")`, or `FORM("-noun", $form)`: as it is asked of oneself."""
        asked = _form(case, count, det, whose, gender, **more)
        if isinstance(value, Phrase):
            return value.form(asked)
        if isinstance(value, int | float | Decimal):
            return words.number(int(value), asked)
        return words.noun(value[1:], asked) if isinstance(value, str) and value.startswith("-") else value

    return {
        "FORM": form_of,
        "HEAD": lambda value, *asked, **more: without_clauses(str(form_of(value, *asked, **more))),
        "TAIL": lambda value, *asked, **more: only_clauses(str(form_of(value, *asked, **more))),
        "DET": lambda value: value.det if isinstance(value, Phrase) else "",
        "GENDER": lambda value: value.traits.gender if isinstance(value, Phrase) else "",
        "BELONGS": lambda value: "yes" if isinstance(value, Phrase) and value.traits.belongs else "no",
        "STARTS": by_start,
        "CAPITAL": capital,
        "NUMERAL": is_numeral,
        "NUMBER": number,
        "DATETIME": plain_date,
    }


def _form(case: Any, count: Any, det: str, whose: str, gender: str, mood: str = "") -> Form:
    counted = None if count is None or count == "" else count if isinstance(count, str) else int(count)
    asked = Form("" if isinstance(case, Form) else str(case), counted, str(det), str(whose), str(gender), str(mood))
    return asked.over(case) if isinstance(case, Form) else asked


def written_form(given: ftl.CallArguments) -> Form:
    """The form that such a call asks for, as far as it is written there and not handed on."""
    named = {each.name.name: _written(each.value) for each in given.named if each.name.name in ASKED}
    placed = dict(zip(POSITIONS, map(_written, given.positional[1:]), strict=False))
    return _form(**{**dict.fromkeys(POSITIONS, ""), **placed, **named})


def _written(node: ftl.SyntaxNode) -> Any:
    """A text or a number; of very large numbers the beginning, as they come from strangers."""
    match node:
        case ftl.StringLiteral():
            return literal(node)
        case ftl.NumberLiteral(value=digits) if digits.isdecimal():
            return int(digits[:MOST_DIGITS])
    return ""


def _text(value: Any) -> str:
    return value.form(Form()) if isinstance(value, Phrase) else str(value)


def by_start(value: Any, starts: str, then: str, other: str, unless: str = "") -> str:
    """`STARTS($thing, "a e i", "an", "a", unless: "eu")`: one of two words, by how the words after it begin; `_` is a space."""
    text = f"{finished(_text(value)).lstrip().casefold()} ".replace(" ", "_")
    return str(then) if text.startswith(tuple(starts.split())) and not text.startswith(tuple(unless.split())) else str(other)


def capital(value: Any) -> str:
    """`CAPITAL($text)`: the text as the beginning of a sentence."""
    text = tidy(_text(value))
    return text[:1].upper() + text[1:]


def is_numeral(value: Any) -> str:
    """`NUMERAL($number)`: `yes` for a number in digits, `no` for words; to select on."""
    return "yes" if isinstance(value, int) or (isinstance(value, Phrase) and value.traits.number is not None) else "no"


def number(value: Any, **options: Any) -> Any:
    """`NUMBER($n, type: "ordinal")`, to select on; what would make a number longer than any screen is not heard."""
    heard = {name: setting for name, setting in options.items() if not name.endswith("Digits") or _few(setting)}
    return fluent_number(value, **heard) if isinstance(value, int | float | Decimal) else value


def _few(setting: Any) -> bool:
    return isinstance(setting, int) and 0 <= setting <= MOST_DIGITS


def plain_date(value: Any, **_: Any) -> str:
    """`DATETIME`: no game knows a date."""
    return str(value)


DIGITS = tuple(f"{edge}{part}Digits" for edge in ("minimum", "maximum") for part in ("Integer", "Fraction", "Significant"))
POSITIONS = ("case", "count", "det", "whose", "gender")
ASKED = ("case", "count", "det", "whose", "mood", "gender")
ANY_FORM = (1, 1 + len(POSITIONS))
COUNTS = {  # of values without a name: the fewest and the most that each function takes
    **dict.fromkeys(("FORM", "HEAD", "TAIL"), ANY_FORM),
    **dict.fromkeys(("DET", "GENDER", "BELONGS", "CAPITAL", "NUMERAL", "NUMBER"), (1, 1)),
    "STARTS": (4, 5),
}
TAKES: dict[str, tuple[str, ...]] = {  # the names of what each function may be given
    "FORM": ASKED,
    "HEAD": ASKED,
    "TAIL": ASKED,
    "DET": (),
    "GENDER": (),
    "BELONGS": (),
    "STARTS": ("unless",),
    "CAPITAL": (),
    "NUMERAL": (),
    "NUMBER": ("type", "useGrouping", *DIGITS),
}

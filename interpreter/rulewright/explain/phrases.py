"""Pieces of a sentence that are worded only when a message asks for them, in the form it asks for.

English needs `a card` and `cards`; other languages need cases, owners and genders too. So an argument of a message is not a
text but a phrase, and the message says which form it wants: `{ FORM($cost, "accusative") }`. All grammar is in the messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from fluent.runtime.types import FluentType

Count = int | str
PLURAL = "plural"
OPEN, CLOSE = "\ue000", "\ue001"  # around the clauses of a noun, so that a message can set them behind something else
GLUE = "‿"  # joins what stands on both sides to one word
_SPACES = re.compile(r"[ \t\n]+")
_GLUED = re.compile(f" ?{GLUE} ?")
_UNTIDY = re.compile(rf"[\t\n{GLUE}{CLOSE}]|  | {OPEN}*[,.;:?!]|,{OPEN}*[,.;:?!)]|^\s|\s\Z")
_BEFORE_SIGN = re.compile(f" +(?=[{OPEN}{CLOSE}]*[,.;:?!])")
_NEEDLESS_COMMA = re.compile(f",(?=[ {OPEN}{CLOSE}]*[,.;:?!)])")
_LAST_COMMA = re.compile(f",(?=[ {OPEN}{CLOSE}]*(?:[,.;:?!)]|$))")  # a clause is closed by a comma only if something follows
_BEFORE_BRACKET = re.compile(r",( \([^()]*\))")  # and behind what is said in brackets
_CLAUSES = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
_MARKS = re.compile(f"[{OPEN}{CLOSE}]")


class Form(NamedTuple):
    """What a message may ask of a phrase; empty means as the phrase likes it best.

    The count is a number, or `plural` for several things that are not counted. The determiner is one of the words
    `the`, `a`, `no` and `bare`. `whose` is for nouns that show by an ending who owns them: `your`, `its`, `their`. The gender
    is that of the noun which an adjective or a clause belongs to. The mood is for deeds: none is an order, `third` is
    said of somebody else.
    """

    case: str = ""
    count: Count | None = None  # type: ignore[assignment]
    det: str = ""
    whose: str = ""
    gender: str = ""
    mood: str = ""

    def over(self, other: Form) -> Form:
        """This form, and where it is silent, the other."""
        return Form(
            self.case or other.case,
            self.count if self.count is not None else other.count,
            self.det or other.det,
            self.whose or other.whose,
            self.gender or other.gender,
            self.mood or other.mood,
        )

    @property
    def singular(self) -> bool:
        return self.count == 1


SINGULAR, SEVERAL = Form(count=1), Form(count=PLURAL)


@dataclass(frozen=True)
class Traits:
    """What a phrase is, whatever form it stands in."""

    id: str = ""  # the message it comes from
    gender: str = ""
    det: str = ""  # whether it is one certain thing by itself: `the`
    belongs: bool = False  # whether it belongs to something that is named with it
    whose: str = ""  # a pronoun: how the noun that it owns is marked
    number: int | None = None  # a plain number, in digits


NO_TRAITS = Traits()


class Phrase(FluentType):
    """A piece of a sentence in any form. Made once a form: a message may show the same piece several times."""

    def __init__(self, make: Callable[[Form], str], default: Form = SINGULAR, traits: Traits = NO_TRAITS) -> None:
        self._make = make
        self._made: dict[Form, str] = {}
        self.default = default
        self.traits = traits

    def form(self, form: Form) -> str:
        """In a form, as a part of a sentence: its clauses are still marked as such."""
        wanted = form.over(self.default)
        if wanted not in self._made:
            self._made[wanted] = self._make(wanted)
        return self._made[wanted]

    def like(self, form: Form) -> Phrase:
        """The same phrase with another form as the one it likes best."""
        return Phrase(self.form, form.over(self.default), self.traits)

    def counted(self, count: Count) -> Phrase:
        return self.like(Form(count=count))

    def being(self, **traits: Any) -> Phrase:
        """The same phrase with other traits."""
        return Phrase(self._make, self.default, replace(self.traits, **traits))

    @property
    def det(self) -> str:
        return self.traits.det or self.default.det

    def format(self, locale: Any = None) -> str:
        return self.form(Form())

    def __eq__(self, other: object) -> bool:
        """A message selects on a word by its name in the rules, whatever it is called in a language."""
        return self is other or (isinstance(other, str) and bool(other) and other == self.traits.id)

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return finished(self.form(Form()))


def fixed(text: str) -> Phrase:
    """A phrase that has only one form."""
    return Phrase(lambda _: text)


# ---- texts ----
def tidy(text: str) -> str:
    """One space between words and none before a sign, nor a comma, whatever optional pieces were left out."""
    if _UNTIDY.search(text) is None:
        return text
    text = _BEFORE_SIGN.sub("", _SPACES.sub(" ", text))
    return _GLUED.sub("", _NEEDLESS_COMMA.sub("", text)).strip()


def finished(text: str) -> str:
    """A text as it is read: clauses stand where they stand."""
    return tidy(_BEFORE_BRACKET.sub(r"\1,", _LAST_COMMA.sub("", _MARKS.sub("", text)))) if CLOSE in text else text


def as_clauses(text: str) -> str:
    """Marked as what is said of a noun behind it, so that it can be set elsewhere; nothing stays nothing."""
    return f"{OPEN}{_MARKS.sub('', text)}{CLOSE}" if text else ""


def without_clauses(text: str) -> str:
    return tidy(_CLAUSES.sub("", text))


def only_clauses(text: str) -> str:
    return " ".join(as_clauses(found) for found in _CLAUSES.findall(text))

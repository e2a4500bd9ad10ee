"""What people write who know another language, or who leave out what speech leaves out: each is answered by how it is said here.

A confusion is known by the word that does not fit and the words before it. Whatever is none of these is told by what would
have fitted (`complaints.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lark import Token

from rulewright.diagnostics import English
from rulewright.parse.ast import OVER_LISTS

CONDITIONAL = English("write `((…) if … else …)`: brackets around the whole, and around a part that ends in a list or a `where`")
IN_A_RULE = English("begin a rule with `rule NAME:`, and indent this below it")
IN_BRACKETS = English("put brackets around what is counted, asked or chosen of a list, to its end")
OPENS = ("where", "for", "in", "by", "..")  # what belongs to a list, or to what is said over it
AMOUNTS = ("gain", "gains", "lose", "loses", "pay")
ENDS = ("_NL", "_DEDENT", "$END", "COMMA", "FOR", "SEMICOLON", "RPAR")


@dataclass(frozen=True)
class Stumble:
    """A word that does not fit: the words before it, the text, whether a declaration is to begin, what begins a statement."""

    wrong: Token
    before: Sequence[Token]
    text: str
    at_top: bool
    verbs: Callable[[], frozenset[str]]
    accepted: frozenset[str]

    @property
    def last(self) -> str:
        return str(self.before[-1]) if self.before else ""


Meant = tuple[str, Token, English, English]  # the code, the word at fault, what is wrong with it, what to write instead


def confused(stumble: Stumble) -> Meant | None:
    """The first confusion that fits."""
    return next((found for rule in _RULES if (found := rule(stumble)) is not None), None)


def _doubled(stumble: Stumble) -> Meant | None:
    at = stumble.wrong.start_pos or 0
    if stumble.wrong != "=" or stumble.text[at - 1 : at] != "=":
        return None
    return "RW201", stumble.before[-1], English("`==` is no sign of the language"), English("write `{sign}`", sign="=")


def _added(stumble: Stumble) -> Meant | None:
    if stumble.wrong != "=" or stumble.last not in ("+", "-", "*"):
        return None
    hint = English("write `gain` or `lose` for a resource, and `set n to n + 2` for a variable")
    return "RW201", stumble.before[-1], English("`{last}=` is no sign of the language", last=stumble.last), hint


def _assigned(stumble: Stumble) -> Meant | None:
    if stumble.wrong != "=" or "TO" not in stumble.accepted:
        return None
    return "RW201", stumble.wrong, English("`=` only compares"), English("write `set … to …`")


def _how_many(stumble: Stumble) -> Meant | None:
    if len(stumble.before) < 2 or stumble.wrong.type not in ENDS or stumble.before[-1].type != "NAME":
        return None
    verb, name = stumble.before[-2], stumble.before[-1]
    if verb not in AMOUNTS:
        return None
    return (
        "RW203",
        name,
        English("it is not said how many `{name}`", name=name),
        English("write a number before it: `{verb} 1 {name}`", verb=verb, name=name),
    )


def _alone(stumble: Stumble) -> Meant | None:
    if not stumble.at_top or stumble.before or stumble.wrong not in stumble.verbs():
        return None
    return (
        "RW201",
        stumble.wrong,
        English("`{wrong}` cannot stand by itself: only rules do something", wrong=stumble.wrong),
        IN_A_RULE,
    )


def _conditional(stumble: Stumble) -> Meant | None:
    if stumble.wrong != "if" or not stumble.before:
        return None
    return "RW201", stumble.wrong, English("`if` does not fit here"), CONDITIONAL


def _open_list(stumble: Stumble) -> Meant | None:
    """A `where` reaches to the end of its sentence, so whatever goes on behind it must shut it in."""
    if stumble.wrong not in OPENS or not any(word in OVER_LISTS or word == "best" for word in _in_line(stumble)):
        return None
    return "RW201", stumble.wrong, English("`{word}` does not fit here", word=stumble.wrong), IN_BRACKETS


def _in_line(stumble: Stumble) -> list[str]:
    return [str(word) for word in stumble.before if word.line == stumble.wrong.line]


def _then(stumble: Stumble) -> Meant | None:
    if stumble.wrong != "then" or "COLON" not in stumble.accepted:
        return None
    return "RW201", stumble.wrong, English("`then` does not fit here"), English("write `{sign}`", sign=":")


def _otherwise(stumble: Stumble) -> Meant | None:
    word = stumble.wrong if stumble.wrong == "else" else stumble.before[-1] if stumble.last == "else" else None
    if word is None:
        return None
    if any(other == "if" and other.line == word.line for other in stumble.before):
        return "RW201", word, English("`else` does not fit here"), English("write it on a line of its own, below its `if`")
    return "RW201", word, English("there is no `if` for this `else`"), English("line it up with its `if`")


def _first_edition(stumble: Stumble) -> Meant | None:
    if stumble.wrong != "of" or not stumble.text.startswith("extend instead of"):
        return None
    hint = English("write `replace … with:`; `rulewright fmt --upgrade` does it for you")
    return "RW201", stumble.wrong, English("`extend instead of` is no longer said"), hint


_RULES = (_first_edition, _doubled, _added, _assigned, _how_many, _alone, _conditional, _open_list, _then, _otherwise)

"""The answers of automated seats: which choice they answer, and in what order they prefer its options."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.expressions import prefs
from rulewright.check.scope import acting
from rulewright.diagnostics import English
from rulewright.link import UNKNOWN, Type, element_of
from rulewright.parse import ast


def bot(sentence: ast.Bot, checking: Checking) -> None:
    symbols = checking.rules.symbols
    for answer in sentence.answers:
        if not checking.must_be(answer.name, symbols.choices, English("choice")):
            continue
        ways = symbols.alternatives(answer.name)
        if ways:
            for pref in answer.prefs:
                _by_name(pref, ways, checking)
        else:
            element = _asked(answer.name, checking)
            prefs(answer.prefs, acting().child(element, it=element), checking)


def _by_name(pref: ast.Pref, ways: tuple[str, ...], checking: Checking) -> None:
    """`prefer early`: alternatives are compared by their names."""
    if isinstance(pref.value, ast.Name) and pref.op == "prefer":
        checking.must_be(pref.value.name, ways, English("alternative"))
    elif pref.op not in ("random", "never"):
        checking.report(
            "RW402", English("alternatives are answered by name"), pref.span, English("write `prefer {ways}`", ways=ways[0])
        )


def _asked(label: str, checking: Checking) -> Type:
    """What the options of a choice are."""
    chosen = checking.rules.symbols.chosen(label)
    return UNKNOWN if chosen is None else element_of(checking.meaning.type(chosen.items)) or UNKNOWN

"""The answers of automated seats: which choice they answer, and in what order they prefer its options."""

from __future__ import annotations

from rulewright.check.checking import Checking
from rulewright.check.expressions import prefs
from rulewright.check.scope import acting
from rulewright.diagnostics import English
from rulewright.link import UNKNOWN, YES_NO, Asking, Type, element_of
from rulewright.parse import ast


def bot(sentence: ast.Bot, checking: Checking) -> None:
    symbols = checking.rules.symbols
    for answer in sentence.answers:
        if not checking.must_be(answer.name, symbols.choices, English("choice")) or not _one_sort(answer, checking):
            continue
        ways = symbols.alternatives(answer.name)
        if ways:
            for pref in answer.prefs:
                _by_name(pref, ways, checking)
        else:
            offered = [_offered(node, checking) or UNKNOWN for node in symbols.labels.get(answer.name, ())]
            element = next((known for known in offered if known != UNKNOWN), UNKNOWN if offered else YES_NO)
            prefs(answer.prefs, acting().child(element, it=element), checking)


def _one_sort(answer: ast.Answer, checking: Checking) -> bool:
    """All choices of a name get the same answer, so they must offer things of one sort."""
    sorts: dict[Type | None, Asking] = {}
    for node in checking.rules.symbols.labels.get(answer.name, ()):
        offered = _offered(node, checking)
        if offered != UNKNOWN:
            sorts.setdefault(offered, node)
    if len(sorts) < 2:
        return True
    places = [node.span for node in sorts.values()]
    notes = ((English("one of them is asked here"), places[0]), (English("and another here"), places[1]))
    message = English("not all choices called `{name}` offer the same sort of things", name=answer.name)
    checking.report("RW402", message, answer.name.span, English("give one a name of its own: `choose … as …`"), notes)
    return False


def _offered(node: Asking, checking: Checking) -> Type | None:
    """What the options of a choice are; None for alternatives, which have names."""
    if isinstance(node, ast.Alternatives):
        return None
    if not isinstance(node, ast.Choose):
        return YES_NO
    return element_of(checking.meaning.type(node.items)) or UNKNOWN


def _by_name(pref: ast.Pref, ways: tuple[str, ...], checking: Checking) -> None:
    """`prefer early`: alternatives are compared by their names."""
    if isinstance(pref.value, ast.Name) and pref.op == "prefer":
        checking.must_be(pref.value.name, ways, English("alternative"))
    elif pref.op not in ("random", "never"):
        checking.report(
            "RW402", English("alternatives are answered by name"), pref.span, English("write `prefer {ways}`", ways=ways[0])
        )

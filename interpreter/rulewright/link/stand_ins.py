"""What a resource `stands_for`: others of which whoever pays has one, as he has of it."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Table

from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
from rulewright.link.ruleset import Ruleset
from rulewright.link.tables import cut
from rulewright.read import Mapping, Scalar, Sequence

SECTIONS = ("resources", "tracks")


def wrong_stand_ins(rules: Ruleset, documents: Table[str, Mapping]) -> Iterator[Diagnostic]:
    """Each word of a `stands_for` that is no such resource, in the order in which they are written."""
    for document in documents.values():
        for section in (document.get(name) for name in SECTIONS):
            for key, entry in section.entries if isinstance(section, Mapping) else ():
                name = str(key.value)
                words = entry.get("stands_for") if isinstance(entry, Mapping) else None
                if isinstance(words, Sequence) and words.items and name in rules.counters():
                    yield from _of(name, words, rules)


def _of(name: str, words: Sequence, rules: Ruleset) -> Iterator[Diagnostic]:
    counters = rules.counters()
    payable = [each for each in counters if each != name and rules.variables[each].several is None]
    if (per := rules.variables[name].several) is not None:
        message = English("there is one `{name}` per {per}, so it cannot stand for anything", name=name, per=per)
        yield Diagnostic("RW305", message, words.span, English("let what each player has once stand for something"))
        return
    seen: set[str] = set()
    for word in words.items:
        other = str(word.value) if isinstance(word, Scalar) else ""
        if other not in counters:
            message = English("there is no resource called `{name}` to stand for", name=cut(other))
            yield Diagnostic("RW304", message, word.span, suggest_or_list(other, payable))
        elif other == name or other in seen:
            yield _needless(name, other, word.span)
        elif (per := rules.variables[other].several) is not None:
            message = English("there is one `{other}` per {per}, so nothing can stand for it", other=other, per=per)
            yield Diagnostic("RW305", message, word.span, suggest_or_list(other, payable))
        seen.add(other)


def _needless(name: str, other: str, span: Span) -> Diagnostic:
    said = (
        English("`{name}` stands for itself", name=name)
        if other == name
        else English("`{item}` stands in this list twice", item=other)
    )
    return Diagnostic("RW305", said, span, English("leave it out"))

"""What is missing because a pack took it away: whoever still speaks of it is told who did, and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast

MISSED = frozenset({"RW304", "RW305", "RW401", "RW403"})  # a name that nothing has, in a table or in a sentence
WHOLE = {"RW431": "game"}  # what every game must have


def with_removals(problems: Iterable[Diagnostic], rules: Ruleset) -> list[Diagnostic]:
    """The same problems; where the name at fault was removed, with the place of its removal instead of a guess."""
    taken = [(pack, patch) for pack, patches in rules.patches.items() for patch in patches if isinstance(patch, ast.Remove)]
    taken = [(pack, patch) for pack, patch in taken if patch.path[0] not in rules.tables]  # whose keys are no names
    # Beside a thing, or a word of an enumeration, a part of a rule that is called like it is hardly meant.
    taken.sort(key=lambda each: len(each[1].path) == 1 or each[1].path[0] in rules.enums)
    removed = {str(patch.path[-1]): (pack, patch) for pack, patch in taken}
    return list(_told(problems, removed, rules) if removed else problems)


def _told(problems: Iterable[Diagnostic], removed: dict[str, tuple[str, ast.Remove]], rules: Ruleset) -> Iterator[Diagnostic]:
    for problem in problems:
        name = WHOLE.get(problem.code) or (_under(problem.span, rules) if problem.code in MISSED else "")
        if name not in removed:
            yield problem
            continue
        pack, patch = removed[name]
        note = English("`{pack}` removes `{name}` here", pack=pack, name=name)
        hint = English("change this, too, or leave `{pack}` out", pack=pack)
        yield replace(problem, suggestion=hint, notes=(*problem.notes, (note, patch.path[-1].span)))


def _under(span: Span | None, rules: Ruleset) -> str:
    """What the carets of a problem stand under."""
    if span is None or span.file not in rules.sources or span.end_line != span.line:
        return ""
    return rules.sources[span.file].split("\n")[span.line - 1][span.column - 1 : span.end_column - 1]

"""What does not fit in an entry that another pack has changed: the line that is told may be right, so the change is told, too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.read import Mapping, Node, Sequence


def with_changes(
    problems: Iterable[Diagnostic], before: dict[str, Mapping], documents: dict[str, Mapping]
) -> Iterator[Diagnostic]:
    """The same problems; of those in an entry of which a patch has set something else, with the place of that, too."""
    changed = {file: document for file, document in documents.items() if document is not before.get(file)}
    for problem in problems:
        document = changed.get(problem.span.file) if problem.span is not None else None
        entry = _entry(document, problem.span) if document is not None and problem.span is not None else None
        told = {span for _, span in problem.notes}
        notes = tuple((English("this is changed here"), span) for span in _set_elsewhere(entry) if span not in told)
        yield replace(problem, notes=(*problem.notes, *notes)) if notes else problem


def _entry(node: Node, span: Span) -> Mapping | None:
    """The innermost table that is, or that holds, what a problem is told of."""
    if isinstance(node, Sequence):
        return next((found for item in node.items if (found := _entry(item, span)) is not None), None)
    if not isinstance(node, Mapping):
        return None
    inner = next((found for _, value in node.entries if (found := _entry(value, span)) is not None), None)
    here = span == node.span or any(span in (key.span, value.span) for key, value in node.entries)
    return inner or (node if here else None)


def _set_elsewhere(entry: Mapping | None) -> list[Span]:
    return [value.span for _, value in entry.entries if value.span.file != entry.span.file] if entry is not None else []

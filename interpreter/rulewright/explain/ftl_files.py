"""Files of Fluent, read: messages with their places, what a pattern speaks of, and what is no Fluent at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rulewright.diagnostics import Diagnostic, Span

MAX_FORMS = 200
Entry = ftl.Message | ftl.Term


@dataclass(frozen=True)
class Written:
    """A message or a term of a pack, and where it stands."""

    entry: Entry
    file: str
    text: str


def parse(text: str, file: str, problems: list[Diagnostic]) -> ftl.Resource:
    try:
        resource = FluentParser().parse(text)
    except RecursionError:
        problems.append(
            Diagnostic("RW803", "this text nests too deeply", Span.point(file, 1, 1), "split it into several messages")
        )
        return ftl.Resource([])
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            unclosed = _unclosed(entry, text)
            if unclosed is not None:
                begun = _point(text, file, unclosed)
                span = Span(file, begun.line, begun.column, begun.line, begun.column + 1)
                problems.append(Diagnostic("RW803", "this `{` is never closed", span, "close it with `}`"))
                continue
            annotation = entry.annotations[0] if entry.annotations else None
            at = annotation.span.start if annotation is not None and annotation.span else 0
            reason = (annotation.message or "").rstrip(".").replace("token: ", "") if annotation is not None else ""
            message = f"this is not Fluent: {reason[:1].lower()}{reason[1:]}" if reason else "this is not Fluent"
            problems.append(Diagnostic("RW803", message, _point(text, file, at), "a message is `name = text`"))
    return resource


def _unclosed(junk: ftl.Junk, text: str) -> int | None:
    """Where a bracket stands that nothing closes before the next message begins; quoted texts may hold any."""
    start, end = (junk.span.start, junk.span.end) if junk.span is not None else (0, 0)
    opened: list[int] = []
    for found in re.finditer(r'"(?:[^"\\\n]|\\.)*"|[{}]', text[start:end]):
        if found[0] == "{":
            opened.append(start + found.start())
        elif found[0] == "}" and opened:
            opened.pop()
    return opened[-1] if opened else None


def place(file: str, entry: Entry, text: str) -> Span:
    """Where a message's name stands; its comment comes before it."""
    at = _point(text, file, entry.id.span.start if entry.id.span is not None else 0)
    return Span(file, at.line, at.column, at.line, at.column + len(entry.id.name))


def place_of(written: Written, node: ftl.SyntaxNode) -> Span:
    """Where a part of a message stands."""
    start, end = (node.span.start, node.span.end) if node.span is not None else (0, 0)
    at = _point(written.text, written.file, start)
    return Span(at.file, at.line, at.column, at.line, at.column + end - start)


def _point(text: str, file: str, offset: int) -> Span:
    before = text[:offset]
    return Span.point(file, before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1)


class Seen(Visitor):
    """What a pattern speaks of: arguments, other messages, and nouns that it asks for by name."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.nouns: list[str] = []
        self.followed: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        given = node.arguments.positional
        if given and isinstance(given[0], ftl.StringLiteral) and given[0].value.startswith("-"):
            self.nouns.append(given[0].value[1:])
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def every_form(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts of a pattern for every variant in it; one that shows an argument has no fixed text."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ftl.SelectExpression):
            parts.append([form for variant in element.expression.variants for form in every_form(variant.value)])
        else:
            return
    for count, combination in enumerate(product(*parts)):
        if count >= MAX_FORMS:
            return
        yield "".join(combination)

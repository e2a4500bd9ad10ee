"""Files of Fluent, read: messages with their places, what a pattern speaks of, and what is no Fluent at all."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, product
from typing import Any

from fluent.syntax import ast as ftl

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.explain.ftl_parser import parse_fluent

MAX_FORMS = 200
MAX_ATTRIBUTES = 200  # each is looked for among the others
Entry = ftl.Message | ftl.Term


@dataclass(frozen=True)
class Written:
    """A message or a term of a pack, and where it stands."""

    entry: Entry
    file: str
    text: str


def parse(text: str, file: str, problems: list[Diagnostic]) -> ftl.Resource:
    try:
        resource = _tree(text)
    except RecursionError:
        problems.append(
            Diagnostic(
                "RW803", English("this text nests too deeply"), Span.point(file, 1, 1), English("split it into several messages")
            )
        )
        return ftl.Resource([])
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            unclosed = _unclosed(entry, text)
            if unclosed is not None:
                begun = _point(text, file, unclosed)
                span = Span(file, begun.line, begun.column, begun.line, begun.column + 1)
                problems.append(Diagnostic("RW803", English("this `{` is never closed"), span, English("close it with `}`")))
                continue
            annotation = entry.annotations[0] if entry.annotations else None
            at = annotation.span.start if annotation is not None and annotation.span else 0
            reason = (annotation.message or "").rstrip(".").replace("token: ", "") if annotation is not None else ""
            message = (
                English("this is not Fluent: {reason}", reason=reason[:1].lower() + reason[1:])
                if reason
                else English("this is not Fluent")
            )
            problems.append(Diagnostic("RW803", message, _point(text, file, at), English("a message is `name = text`")))
        elif isinstance(entry, Entry) and len(entry.attributes) > MAX_ATTRIBUTES:
            message = English("a message may have at most {count} attributes", count=MAX_ATTRIBUTES)
            problems.append(Diagnostic("RW803", message, place(file, entry, text), English("remove what is not needed")))
    return ftl.Resource([entry for entry in resource.body if len(getattr(entry, "attributes", ())) <= MAX_ATTRIBUTES])


@lru_cache(maxsize=12)
def _tree(text: str) -> ftl.Resource:
    """The tree of a file, which is read once though each language falls back on English."""
    return parse_fluent(text)


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


def name_of(entry: Entry) -> str:
    """The id of a message, or that of a term with its hyphen."""
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else str(entry.id.name)


def said_twice(entry: Entry, before: dict[str, Entry], file: str, text: str) -> Iterator[Diagnostic]:
    """What stands in a file a second time is never shown: a message, a noun, a value for either of them, an attribute.

    A message without a value may stand beside a noun, and adds to it.
    """
    name = name_of(entry)
    keys = {name: name, **({f"= {entry.id.name}": name} if entry.value is not None else {})}
    again = next((key for key in keys if before.setdefault(key, entry) is not entry), None)
    if again is not None:
        first = name_of(before[again])
        line = _point(text, file, _begin(before[again].id)).line
        message = English("`{name}` is never shown: `{first}` in line {line} says it already", name=name, first=first, line=line)
        yield Diagnostic("RW802", message, place(file, entry, text), English("remove one of them"))
    seen: set[str] = set()
    for attribute in entry.attributes:
        if attribute.id.name in seen:
            message = English("`.{attribute}` of `{name}` stands here a second time", attribute=attribute.id.name, name=name)
            span = place_of(Written(entry, file, text), attribute.id)
            yield Diagnostic("RW802", message, span, English("remove one of them"))
        seen.add(attribute.id.name)


def place(file: str, entry: Entry, text: str) -> Span:
    """Where a message's name stands; its comment comes before it."""
    at = _point(text, file, _begin(entry.id))
    return Span(file, at.line, at.column, at.line, at.column + len(entry.id.name))


def _begin(node: ftl.SyntaxNode) -> int:
    return int(node.span.start) if node.span is not None else 0


def place_of(written: Written, node: ftl.SyntaxNode) -> Span:
    """Where a part of a message stands."""
    start, end = (node.span.start, node.span.end) if node.span is not None else (0, 0)
    at = _point(written.text, written.file, start)
    return Span(at.file, at.line, at.column, at.line, at.column + end - start)


def _point(text: str, file: str, offset: int) -> Span:
    starts = _lines(text)
    line = bisect_right(starts, offset)
    return Span.point(file, line, offset - starts[line - 1] + 1)


@lru_cache(maxsize=12)
def _lines(text: str) -> tuple[int, ...]:
    """Where each line of a file begins."""
    return tuple(accumulate((len(line) + 1 for line in text.split("\n")), initial=0))


def parts(node: ftl.SyntaxNode) -> Iterator[ftl.SyntaxNode]:
    """A message or a part of one, and all that is inside, in the order in which it is written."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += reversed(_inside(node))


def without_choice(node: ftl.SyntaxNode) -> Iterator[ftl.SyntaxNode]:
    """The same with one variant of each choice: that which is said where nothing fits another."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += (each for each in reversed(_inside(node)) if not isinstance(each, ftl.Variant) or each.default)


def _inside(node: ftl.SyntaxNode) -> Sequence[ftl.SyntaxNode]:
    look = _INSIDE.get(type(node))
    return look(node) if look is not None else ()


def _given(node: Any) -> Sequence[ftl.SyntaxNode]:
    return (*node.arguments.positional, *node.arguments.named) if node.arguments is not None else ()


def _said(node: Any) -> Sequence[ftl.SyntaxNode]:
    return (node.value, *node.attributes) if node.value is not None else node.attributes


_INSIDE: dict[type[ftl.SyntaxNode], Callable[[Any], Sequence[ftl.SyntaxNode]]] = {
    ftl.Pattern: lambda node: node.elements,
    ftl.Placeable: lambda node: (node.expression,),
    ftl.SelectExpression: lambda node: (node.selector, *node.variants),
    ftl.FunctionReference: _given,
    ftl.TermReference: _given,
    ftl.Variant: lambda node: (node.value,),
    ftl.NamedArgument: lambda node: (node.value,),
    ftl.Attribute: lambda node: (node.value,),
    ftl.Message: _said,
    ftl.Term: _said,
}


class Seen:
    """What patterns speak of: arguments, other messages, and nouns that they ask for by name."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.nouns: list[str] = []
        self.followed: set[tuple[str, str]] = set()

    def look_at(self, pattern: ftl.SyntaxNode) -> None:
        for node in parts(pattern):
            if isinstance(node, ftl.VariableReference):
                self.arguments.add(node.id.name)
            elif isinstance(node, ftl.MessageReference):
                self.messages.add(node.id.name)
            elif isinstance(node, ftl.FunctionReference):
                given = node.arguments.positional
                if given and isinstance(given[0], ftl.StringLiteral) and given[0].value.startswith("-"):
                    self.nouns.append(given[0].value[1:])


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

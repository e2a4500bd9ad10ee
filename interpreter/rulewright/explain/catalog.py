"""The messages of one language: those of the packs, those of the engine, and English behind both.

Packs name things (`coin`, `prompt-card`); the engine says what happens to them (`say-pay`). A pack cannot change what
the engine says, or a text could claim something the rules do not do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rulewright.diagnostics import Diagnostic, Span
from rulewright.explain.phrases import FUNCTIONS, Count, tidy

ENGLISH = "en"
ENGINE_PREFIXES = ("say-", "ask-", "log-", "tell-", "property-", "verb-")
MAX_FORMS = 200
MANY_SAID = 20_000
_TEXT = Path(__file__).parent / "text"

Texts = Mapping[str, Sequence[tuple[str, str]]]


@dataclass(frozen=True)
class Written:
    """A message of a pack, and where it stands."""

    message: ftl.Message
    file: str
    text: str


class Layer:
    """The messages of one language, without any fallback."""

    def __init__(self, language: str, packs: Sequence[tuple[str, str]]) -> None:
        self.language = language
        self.problems: list[Diagnostic] = []
        self.places: dict[str, Span] = {}
        self.own: set[str] = set()
        self.written: dict[str, Written] = {}
        self.messages: dict[str, ftl.Message] = {}
        self.bundle = _bundle(language)
        self.said: dict[tuple[Any, ...], str] = {}  # what was worded once need not be worded again
        for file, text in reversed(packs):  # a later pack may rename what an earlier one named
            self._add(_parse(text, file, self.problems), file, text)
        engine = _engine(language)
        self.bundle.add_resource(engine)
        for entry in engine.body:
            if isinstance(entry, ftl.Message):
                self.messages.setdefault(entry.id.name, entry)

    def _add(self, resource: ftl.Resource, file: str, text: str) -> None:
        kept: list[ftl.EntryType] = []
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                name = entry.id.name
                self.places.setdefault(name, _place(file, entry, text))
                if name.startswith(ENGINE_PREFIXES):
                    continue
                self.own.add(name)
                self.written.setdefault(name, Written(entry, file, text))
                self.messages.setdefault(name, entry)
            kept.append(entry)
        self.bundle.add_resource(ftl.Resource(kept))

    def pattern(self, name: str, attribute: str = "") -> ftl.Pattern | None:
        message = self.messages.get(name)
        if message is None:
            return None
        if not attribute:
            return message.value
        return next((a.value for a in message.attributes if a.id.name == attribute), None)

    def variables(self, name: str, attribute: str) -> frozenset[str]:
        """The arguments that a message shows, itself or in the messages that it shows."""
        seen = _Seen()
        wanted = [(name, attribute)]
        while wanted:
            here = wanted.pop()
            pattern = self.pattern(*here)
            if pattern is not None and here not in seen.followed:
                seen.followed.add(here)
                seen.visit(pattern)
                wanted += [(name, "") for name in seen.messages]
        return frozenset(seen.arguments)

    def format(self, name: str, attribute: str, args: Mapping[str, Any]) -> str:
        """The message in words; a message that cannot be worded gives its id, for it came from a stranger."""
        if not all(value.__class__ in (str, int) for value in args.values()):
            return self.worded(name, attribute, args)
        key = (name, attribute, *args.items())
        if key not in self.said:
            if len(self.said) > MANY_SAID:
                self.said.clear()
            self.said[key] = self.worded(name, attribute, args)
        return self.said[key]

    def worded(self, name: str, attribute: str, args: Mapping[str, Any]) -> str:
        try:
            message = self.bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            if pattern is None:
                return name.replace("_", " ")
            return tidy(str(self.bundle.format_pattern(pattern, dict(args))[0]))
        except (LookupError, ValueError, RecursionError):
            return name.replace("_", " ")


class Catalog:
    """Finds messages in a language, else in English.

    It remembers what it was asked for: `missing` is what the language does not have, `ignored` what a wording of a pack
    leaves out, so that it could not be used.
    """

    def __init__(self, texts: Texts, language: str = ENGLISH) -> None:
        self.language = language
        self.asked: set[str] = set()
        self.missing: set[str] = set()
        self.ignored: dict[tuple[str, str], set[str]] = {}
        self._shown: dict[tuple[str, str], frozenset[str]] = {}
        self.layers = [Layer(language, texts.get(language, ()))]
        if language != ENGLISH:
            self.layers.append(Layer(ENGLISH, texts.get(ENGLISH, ())))

    @property
    def first(self) -> Layer:
        return self.layers[0]

    def has(self, name: str, attribute: str = "") -> bool:
        return self._layer(name, attribute) is not None

    def _layer(self, name: str, attribute: str = "") -> Layer | None:
        """Where a message is; an attribute counts only beside its message, so that two languages never mix in one noun."""
        for layer in self.layers:
            if name in layer.messages:
                return layer if layer.pattern(name, attribute) is not None else None
        return None

    def format(self, name: str, attribute: str = "", /, **args: Any) -> str:
        layer = self._layer(name, attribute)
        self.asked.add(name)
        if layer is not self.first:
            self.missing.add(name)
        if layer is None:
            return name.replace("_", " ")
        return layer.format(name, attribute, args)

    def name(self, noun: str, count: Count | None = None, case: str = "") -> str:
        """A noun in words; the count is a number, or `plural` for several things that are not counted."""
        return self.format(noun, count=1 if count is None else count, case=case, det="bare")

    def variables(self, name: str, attribute: str = "") -> frozenset[str]:
        """The arguments a message shows."""
        if (name, attribute) not in self._shown:
            layer = self._layer(name, attribute)
            self._shown[name, attribute] = layer.variables(name, attribute) if layer is not None else frozenset()
        return self._shown[name, attribute]

    def left_out(self, name: str) -> frozenset[str]:
        """The arguments that the words for a name leave out on purpose (`.omits`)."""
        return frozenset(self.format(name, "omits").split()) if self.has(name, "omits") else frozenset()

    def forms(self, name: str) -> set[str]:
        """Every text a noun can have, in all its cases and numbers."""
        layer = self._layer(name)
        pattern = layer.pattern(name) if layer is not None else None
        found = {tidy(form) for form in _forms(pattern)} if pattern is not None else {name.replace("_", " ")}
        return {form for form in found if form}


def _bundle(language: str) -> FluentBundle:
    try:
        return FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    except ValueError:  # a language nobody has plural rules for
        return FluentBundle([ENGLISH], functions=FUNCTIONS, use_isolating=False)


@cache
def _engine(language: str) -> ftl.Resource:
    path = _TEXT / f"{language}.ftl"
    if not language.isalnum() or not path.is_file():
        return ftl.Resource([])
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def engine_ids(language: str = ENGLISH) -> set[str]:
    """The messages the engine has in a language."""
    return {entry.id.name for entry in _engine(language).body if isinstance(entry, ftl.Message)}


def _parse(text: str, file: str, problems: list[Diagnostic]) -> ftl.Resource:
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


def _place(file: str, entry: ftl.Message, text: str) -> Span:
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


class _Seen(Visitor):
    """What a pattern speaks of: arguments, and other messages."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.followed: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def _forms(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts of a pattern for every variant in it; one that shows an argument has no fixed text."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ftl.SelectExpression):
            parts.append([form for variant in element.expression.variants for form in _forms(variant.value)])
        else:
            return
    for count, combination in enumerate(product(*parts)):
        if count >= MAX_FORMS:
            return
        yield "".join(combination)

"""Fluent, read quickly: the same trees as the parser of `fluent.syntax` makes, with the same places.

That parser goes from character to character, which takes most of the time of a check. This one takes words and lines as a
whole. A message in which it meets what it does not expect it leaves to the other, which says what is wrong.
"""

from __future__ import annotations

import re
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.stream import FluentParserStream

SLOWLY = 20_000  # characters of one message that the other parser looks at
DEEP = 40  # placeables inside one another; more are the other parser's
_BLANK_BLOCK = re.compile(r"(?: *\n)*(?: *\Z)?")
_BLANK = re.compile(r"[ \n]*")
_SPACES = re.compile(r" *")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_FUNCTION = re.compile(r"[A-Z][A-Z0-9_-]*\Z")
_TEXT = re.compile(r"[^{}\n\0]+")
_STRING = re.compile(r'"((?:[^"\\\n]|\\[\\"]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_COMMENT = re.compile(r"(#{1,3})(?: ([^\n\0]*)|(?=\n))")
_NEXT = re.compile(r"\n(?=[a-zA-Z#-]|//|\[\[)")  # before what looks like another message
_COMMENTS: dict[int, type[ftl.Comment] | type[ftl.GroupComment] | type[ftl.ResourceComment]]
_COMMENTS = {1: ftl.Comment, 2: ftl.GroupComment, 3: ftl.ResourceComment}
Node = TypeVar("Node", bound=ftl.SyntaxNode)


class _Unexpected(Exception):
    """Something that this parser does not know, or that is wrong."""


def parse_fluent(text: str) -> ftl.Resource:
    """A file of Fluent as a tree; what is no Fluent is in it as junk."""
    try:
        return _Reader(text).resource()
    except _Unexpected:
        return FluentParser().parse(text)


class _Piece(FluentParserStream):
    """A text as the other parser reads it, to a certain place and no further."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.stop = 0

    def get(self, offset: int) -> str | None:
        return self.string[offset] if offset < self.stop else None


class _Reader:
    """A text and how far it has been read."""

    def __init__(self, text: str) -> None:
        if "\r" in text or "\0" in text:
            raise _Unexpected
        self.text, self.at, self.depth = f"{text}\0", 0, 0  # behind the end stands what fits nothing
        self.end = len(text)
        self.slowly = _Piece(text)

    # ---- little things ----
    def over(self, pattern: re.Pattern[str]) -> str:
        """What fits here, which is then behind us."""
        found = pattern.match(self.text, self.at)
        if found is None:
            raise _Unexpected
        self.at = found.end()
        return found[0]

    def sign(self, sign: str) -> None:
        if not self.text.startswith(sign, self.at):
            raise _Unexpected
        self.at += len(sign)

    def line_end(self) -> None:
        if self.at < self.end:
            self.sign("\n")

    def placed(self, node: Node, start: int) -> Node:
        node.add_span(start, self.at)
        return node

    def blank_block(self) -> int:
        """Over empty lines, to the beginning of the next one that is not empty; how many they were."""
        found = _BLANK_BLOCK.match(self.text, self.at, self.end)
        assert found is not None
        self.at = found.end()
        return found[0].count("\n")

    def name(self) -> ftl.Identifier:
        start = self.at
        return self.placed(ftl.Identifier(self.over(_NAME)), start)

    # ---- entries ----
    def resource(self) -> ftl.Resource:
        body: list[ftl.EntryType] = []
        comment: ftl.Comment | None = None
        self.blank_block()
        while self.at < self.end:
            entry = self.entry_or_junk()
            empty = self.blank_block()
            if isinstance(entry, ftl.Comment) and not empty and self.at < self.end:
                body += [comment] if comment is not None else []
                comment = entry
                continue
            if comment is not None:
                if isinstance(entry, ftl.Message | ftl.Term):
                    entry.comment = comment
                    assert entry.span is not None and comment.span is not None
                    entry.span.start = comment.span.start
                else:
                    body.append(comment)
                comment = None
            body.append(entry)
        return self.placed(ftl.Resource(body), 0)

    def entry_or_junk(self) -> ftl.EntryType:
        start = self.at
        try:
            entry: ftl.EntryType = self.comment() if self.text[start] == "#" else self.entry()
            self.line_end()
            return entry
        except _Unexpected:
            self.depth = 0
        stream = self.slowly
        stream.index, stream.peek_offset, stream.stop = start, 0, min(self.end, start + SLOWLY)
        entry = FluentParser().get_entry_or_junk(stream)
        self.at = stream.index
        if stream.stop < self.end and self.at >= stream.stop:
            found = _NEXT.search(self.text, stream.stop - 1, self.end)
            self.at = found.end() if found is not None else self.end
            reasons = entry.annotations if isinstance(entry, ftl.Junk) else []
            entry = self.placed(ftl.Junk(self.text[start : self.at], [] if _too_far(reasons, stream.stop) else reasons), start)
        return entry

    def comment(self) -> ftl.Comment | ftl.GroupComment | ftl.ResourceComment:
        start, end = self.at, self.at
        level, lines = "", list[str]()
        while (found := _COMMENT.match(self.text, self.at)) is not None and found[1] == (level or found[1]):
            level = found[1]
            lines.append(found[2] or "")
            end = found.end()
            self.at = end + 1
        if not lines:
            raise _Unexpected
        self.at = end
        return self.placed(_COMMENTS[len(level)]("\n".join(lines)), start)

    def entry(self) -> ftl.Message | ftl.Term:
        start = self.at
        term = self.text[start] == "-"
        if term:
            self.at += 1
        name = self.name()
        value = self.value()
        attributes = self.attributes()
        if term and value is not None:
            return self.placed(ftl.Term(name, value, attributes), start)
        if term or (value is None and not attributes):
            raise _Unexpected
        return self.placed(ftl.Message(name, value, attributes), start)

    def attributes(self) -> list[ftl.Attribute]:
        attributes: list[ftl.Attribute] = []
        while True:
            here = self.at
            self.over(_BLANK)
            if self.text[self.at] != ".":
                self.at = here
                return attributes
            start = self.at
            self.at += 1
            name = self.name()
            value = self.value()
            if value is None:
                raise _Unexpected
            attributes.append(self.placed(ftl.Attribute(name, value), start))

    # ---- patterns ----
    def value(self) -> ftl.Pattern | None:
        """`= text`, on this line or the next ones."""
        self.over(_SPACES)
        self.sign("=")
        return self.pattern()

    def pattern(self) -> ftl.Pattern | None:
        here = self.at
        self.over(_SPACES)
        if self.text[self.at] not in "\n\0":
            return self.lines([], None, self.at)
        self.at = here
        self.blank_block()
        start = self.at
        if not self.goes_on():
            self.at = here
            return None
        indent = self.over(_SPACES)
        return self.lines([(indent, start, self.at)], len(indent), start)

    def goes_on(self) -> bool:
        """Whether this line belongs to the pattern above it."""
        found = _SPACES.match(self.text, self.at)
        assert found is not None
        next = self.text[found.end()]
        return next == "{" or (found.end() > self.at and next not in "}.[*\0")

    def lines(
        self, elements: list[ftl.TextElement | ftl.Placeable | tuple[str, int, int]], common: int | None, start: int
    ) -> ftl.Pattern:
        text = self.text
        while self.at < self.end:
            here, sign = self.at, text[self.at]
            if sign == "\n":
                empty = self.blank_block()
                if not self.goes_on():
                    self.at = here
                    break
                indent = self.over(_SPACES)
                common = len(indent) if common is None else min(common, len(indent))
                elements.append(("\n" * empty + indent, here, self.at))
            elif sign == "{":
                elements.append(self.placeable())
            else:
                elements.append(self.placed(ftl.TextElement(self.over(_TEXT)), here))
        return self.placed(ftl.Pattern(_dedented(elements, common or 0)), start)

    # ---- expressions ----
    def placeable(self) -> ftl.Placeable:
        start = self.at
        self.depth += 1
        if self.depth > DEEP:
            raise _Unexpected
        self.at += 1
        self.over(_BLANK)
        expression = self.expression()
        self.sign("}")
        self.depth -= 1
        return self.placed(ftl.Placeable(expression), start)

    def expression(self) -> ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression:
        start = self.at
        selector = self.inline()
        self.over(_BLANK)
        of_term = isinstance(selector, ftl.TermReference) and selector.attribute is not None
        if not self.text.startswith("->", self.at):
            if of_term:
                raise _Unexpected
            return selector
        if isinstance(selector, ftl.Placeable) or (
            isinstance(selector, ftl.MessageReference | ftl.TermReference) and not of_term
        ):
            raise _Unexpected
        self.at += 2
        self.over(_SPACES)
        self.line_end()
        return self.placed(ftl.SelectExpression(selector, self.variants()), start)

    def variants(self) -> list[ftl.Variant]:
        variants: list[ftl.Variant] = []
        self.over(_BLANK)
        while self.text[self.at] in "*[":
            start = self.at
            default = self.text[start] == "*"
            self.at += default
            self.sign("[")
            self.over(_BLANK)
            key = self.number() if self.text[self.at] in "-0123456789" else self.name()
            self.over(_BLANK)
            self.sign("]")
            value = self.pattern()
            if value is None:
                raise _Unexpected
            variants.append(self.placed(ftl.Variant(key, value, default), start))
            self.line_end()
            self.over(_BLANK)
        if sum(variant.default for variant in variants) != 1:
            raise _Unexpected
        return variants

    def inline(self) -> ftl.InlineExpression | ftl.Placeable:
        start, sign = self.at, self.text[self.at]
        if sign == "$":
            self.at += 1
            return self.placed(ftl.VariableReference(self.name()), start)
        if sign == '"':
            return self.string()
        if sign == "{":
            return self.placeable()
        if sign in "0123456789" or (sign == "-" and self.text[start + 1] in "0123456789"):
            return self.number()
        if sign == "-":
            self.at += 1
            name, attribute = self.name(), self.attribute()
            return self.placed(ftl.TermReference(name, attribute, self.arguments()), start)
        name = self.name()
        arguments = self.arguments()
        if arguments is None:
            return self.placed(ftl.MessageReference(name, self.attribute()), start)
        if _FUNCTION.match(name.name) is None:
            raise _Unexpected
        return self.placed(ftl.FunctionReference(name, arguments), start)

    def attribute(self) -> ftl.Identifier | None:
        if self.text[self.at] != ".":
            return None
        self.at += 1
        return self.name()

    def arguments(self) -> ftl.CallArguments | None:
        here = self.at
        self.over(_BLANK)
        start = self.at
        if self.text[start] != "(":
            self.at = here
            return None
        self.at += 1
        self.over(_BLANK)
        positional: list[ftl.InlineExpression | ftl.Placeable] = []
        named: list[ftl.NamedArgument] = []
        while self.text[self.at] != ")":
            begun = self.at
            given = self.inline()
            self.over(_BLANK)
            if self.text[self.at] == ":":
                if not isinstance(given, ftl.MessageReference) or given.attribute is not None:
                    raise _Unexpected
                self.at += 1
                self.over(_BLANK)
                value = self.string() if self.text[self.at] == '"' else self.number()
                named.append(self.placed(ftl.NamedArgument(given.id, value), begun))
            elif named:
                raise _Unexpected
            else:
                positional.append(given)
            self.over(_BLANK)
            if self.text[self.at] != ",":
                break
            self.at += 1
            self.over(_BLANK)
        self.sign(")")
        if len({each.name.name for each in named}) != len(named):
            raise _Unexpected
        return self.placed(ftl.CallArguments(positional, named), start)

    def string(self) -> ftl.StringLiteral:
        start = self.at
        return self.placed(ftl.StringLiteral(self.over(_STRING)[1:-1]), start)

    def number(self) -> ftl.NumberLiteral:
        start = self.at
        return self.placed(ftl.NumberLiteral(self.over(_NUMBER)), start)


def _dedented(
    elements: list[ftl.TextElement | ftl.Placeable | tuple[str, int, int]], common: int
) -> list[ftl.TextElement | ftl.Placeable]:
    """The parts of a pattern without the indent that its lines share; texts that stand side by side are one."""
    done: list[ftl.TextElement | ftl.Placeable] = []
    beside: list[str] = []  # texts behind the last element, which is a text, that belong to it
    for element in elements:
        if isinstance(element, tuple):
            indent, start, end = element
            indent = indent[: len(indent) - common]
            if not indent:
                continue
            element = ftl.TextElement(indent, span=ftl.Span(start, end))
        last = done[-1] if done else None
        if isinstance(last, ftl.TextElement) and isinstance(element, ftl.TextElement):
            assert last.span is not None and element.span is not None
            beside = beside or [last.value]
            beside.append(element.value)
            last.span.end = element.span.end
        else:
            beside = _joined(last, beside)
            done.append(element)
    _joined(done[-1] if done else None, beside)
    if done and isinstance(done[-1], ftl.TextElement):
        done[-1].value = done[-1].value.rstrip(" \n\r")
        if not done[-1].value:
            done.pop()
    return done


def _joined(last: ftl.TextElement | ftl.Placeable | None, beside: list[str]) -> list[str]:
    """Make one text of those that stand side by side; nothing is beside what comes next."""
    if beside:
        assert isinstance(last, ftl.TextElement)
        last.value = "".join(beside)
    return []


def _too_far(reasons: list[ftl.Annotation], stop: int) -> bool:
    """Whether nothing is wrong but that the other parser was to read no further."""
    return any(reason.span is None or reason.span.start >= stop for reason in reasons)

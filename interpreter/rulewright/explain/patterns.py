"""Messages of Fluent as functions: the same words that `fluent.runtime` makes of them, in a fraction of the time.

A pattern becomes a function when it is first asked for, and from then on is only called. What is wrong in a message never
stops it: the id of what is missing is shown instead. A message from a stranger is limited as there: in how many parts it
may have, and how long each may be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType, fluent_number
from fluent.syntax import ast as ftl

from rulewright.explain.literals import is_long, literal
from rulewright.explain.phrases import Form, Phrase

MOST_PARTS, LONGEST = 1000, 2500
DEEPEST = 100  # messages inside one another
FAILED = "{???}"  # what is shown of a message that is too long


class _Asked:
    """What a message is given, and how much of it has been worded already."""

    __slots__ = ("active", "args", "deep", "parts")

    def __init__(self, args: Mapping[str, Any]) -> None:
        self.args = args
        self.parts = self.deep = 0
        self.active: set[int] = set()


Made = Callable[[_Asked], Any]


class Patterns:
    """The messages and terms of one language; whichever is added first under a name keeps it."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]], otherwise: str) -> None:
        bundle = _bundle(language, otherwise)
        self.locale, self.plural = bundle._babel_locale, bundle._plural_form
        self.functions = functions
        self.entries: dict[str, ftl.Message | ftl.Term] = {}
        self._made: dict[tuple[str, str], Made | None] = {}
        self._numbers: dict[int, FluentType] = {}
        self.unsaid: list[str] = []  # what stands in braces in the words just made, because it is not there

    def add(self, entry: ftl.Message | ftl.Term) -> None:
        self.entries.setdefault(f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name, entry)

    def worded(self, name: str, attribute: str, args: Mapping[str, Any]) -> str | None:
        """A message, or a term with its hyphen, in words; None if nothing is written there."""
        pattern = self.made(name, attribute)
        if pattern is None:
            return None
        try:
            return _shown(pattern(_Asked(args)), self)
        except ValueError:
            return FAILED

    def made(self, name: str, attribute: str) -> Made | None:
        """The function of a pattern; LookupError if there is no such entry or attribute."""
        key = (name, attribute)
        if key not in self._made:
            entry = self.entries[name]
            pattern = entry.value if not attribute else {each.id.name: each.value for each in entry.attributes}[attribute]
            self._made[key] = _pattern(pattern, self) if pattern is not None else None
        return self._made[key]

    def number(self, number: int) -> FluentType:
        """A number as messages get it: shown in plain digits, and to select on."""
        if number not in self._numbers:
            if len(self._numbers) > LONGEST:
                self._numbers.clear()
            self._numbers[number] = fluent_number(number, useGrouping=False)
        return self._numbers[number]


def _bundle(language: str, otherwise: str) -> FluentBundle:
    try:
        return FluentBundle([language])
    except ValueError:  # a language nobody has plural rules for
        return FluentBundle([otherwise])


def _shown(value: Any, words: Patterns) -> str:
    if isinstance(value, FluentType):
        if isinstance(value, FluentNone):
            words.unsaid.append(value.name or "")
        value = value.format(words.locale)
    elif isinstance(value, Form):
        return ""
    if isinstance(value, str) and len(value) > LONGEST:
        raise ValueError("this part of a message is too long")
    return value  # type: ignore[no-any-return]


# ---- patterns ----
def _pattern(pattern: ftl.Pattern, words: Patterns) -> Made:
    parts = [_element(element, words) for element in pattern.elements]
    many, me = len(parts), id(pattern)
    if all(part.__class__ is str for part in parts):
        whole = "".join(str(part) for part in parts)
        return lambda _: whole
    if many == 1:
        return _only(parts[0])  # type: ignore[arg-type]

    def made(asked: _Asked) -> Any:
        if me in asked.active:
            return FluentNone()
        if many > MOST_PARTS - asked.parts:
            raise ValueError("this message has too many parts")
        asked.active.add(me)
        said = "".join([part if part.__class__ is str else _shown(part(asked), words) for part in parts])  # type: ignore[operator]
        asked.parts += many
        asked.active.remove(me)
        return said

    return made


def _only(part: Made) -> Made:
    """A pattern that is nothing but one placeable; those may go round in circles."""

    def made(asked: _Asked) -> Any:
        if asked.deep > DEEPEST:
            raise RecursionError
        asked.deep += 1
        said = part(asked)
        asked.deep -= 1
        return said

    return made


def _element(element: ftl.TextElement | ftl.Placeable, words: Patterns) -> str | Made:
    if not isinstance(element, ftl.TextElement):
        return _expression(element, words)
    text = element.value
    return text if len(text) <= LONGEST else lambda _: text  # which is refused when it is shown


def _expression(node: ftl.SyntaxNode, words: Patterns) -> Made:
    match node:
        case ftl.Placeable():
            inner = _expression(node.expression, words)
            return lambda asked: _shown(inner(asked), words)
        case ftl.VariableReference():
            return _variable(node.id.name, words)
        case ftl.StringLiteral():
            text = literal(node)
            return lambda _: text
        case ftl.NumberLiteral():
            number = _number(node)
            return lambda _: number
        case ftl.FunctionReference():
            return _function(node, words)
        case ftl.SelectExpression():
            return _select(node, words)
        case ftl.MessageReference():
            return _reference(node.id.name, node.attribute, words)
        case ftl.TermReference():
            return _term(node, words)
    raise TypeError(f"no expression of Fluent: {node!r}")


def _number(node: ftl.NumberLiteral) -> FluentType:
    if is_long(node):
        return FluentNone(node.value)
    return fluent_number(float(node.value) if "." in node.value else int(node.value))


def _variable(name: str, words: Patterns) -> Made:
    def made(asked: _Asked) -> Any:
        value = asked.args.get(name)
        if value.__class__ is str:
            return value
        number = value if value.__class__ is int else value.traits.number if isinstance(value, Phrase) else None
        if number is not None:
            return words.number(number)
        if isinstance(value, FluentType | Form | str):
            return value
        return fluent_number(value) if isinstance(value, int) else FluentNone(name)

    return made


def _function(node: ftl.FunctionReference, words: Patterns) -> Made:
    positional = [_expression(each, words) for each in node.arguments.positional]
    named = [(each.name.name, _expression(each.value, words)) for each in node.arguments.named]
    function, failed = words.functions.get(node.id.name), f"{node.id.name}()"

    def made(asked: _Asked) -> Any:
        given = [each(asked) for each in positional]
        more = {name: each(asked) for name, each in named}
        if function is None:
            return FluentNone(failed)
        try:
            return function(*given, **more)
        except Exception:
            return FluentNone(failed)

    return made


# ---- choosing ----
def _select(node: ftl.SelectExpression, words: Patterns) -> Made:
    selector = _expression(node.selector, words)
    variants = [(_key(each.key), _pattern(each.value, words)) for each in node.variants]
    default = next(pattern for each, (_, pattern) in zip(node.variants, variants, strict=True) if each.default)
    names = {key: pattern for key, pattern in reversed(variants) if isinstance(key, str)}
    only_names = all(isinstance(key, str) for key, _ in variants)

    def made(asked: _Asked) -> Any:
        key = selector(asked)
        if only_names and key.__class__ is str:
            return names.get(key, default)(asked)
        if key is None or isinstance(key, FluentNone):
            return default(asked)
        return next((pattern for each, pattern in variants if _fits(key, each, words)), default)(asked)

    return made


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> Any:
    return key.name if isinstance(key, ftl.Identifier) else _number(key)


def _fits(value: Any, key: Any, words: Patterns) -> bool:
    """Whether a variant is the one for a value; a number fits its plural category, on whichever side it stands."""
    counted, known = isinstance(value, int | float), isinstance(key, int | float)
    if counted and not known:
        return bool(words.plural(value) == key)
    if known and not counted:
        return bool(words.plural(key) == value)
    return bool(value == key)


# ---- other messages ----
def _reference(name: str, attribute: ftl.Identifier | None, words: Patterns) -> Made:
    which = attribute.name if attribute is not None else ""
    shown = f"{name}.{which}" if which else name

    def made(asked: _Asked) -> Any:
        try:
            pattern = words.made(name, which)
            return pattern(asked) if pattern is not None else FluentNone(shown)
        except LookupError:
            return FluentNone(f"{{{shown}}}")
        except TypeError:
            return FluentNone(shown)

    return made


def _term(node: ftl.TermReference, words: Patterns) -> Made:
    """A term sees only what it is given by name."""
    inner = _reference(f"-{node.id.name}", node.attribute, words)
    named = node.arguments.named if node.arguments is not None else []
    given = [(each.name.name, _expression(each.value, words)) for each in named]

    def made(asked: _Asked) -> Any:
        outside = asked.args
        asked.args = {name: each(asked) for name, each in given}
        try:
            return inner(asked)
        finally:
            asked.args = outside

    return made

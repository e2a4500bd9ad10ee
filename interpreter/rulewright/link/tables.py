"""YAML tables to nouns. The schemas have been checked before; what is left are names that must exist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
from rulewright.limits import MAX_GAME_PROBLEMS, MAX_LANGUAGES, MAX_NAME, MAX_PARTS_TOLD, MAX_SAID, MAX_TOLD, MAX_WORDED
from rulewright.link import boards, zones
from rulewright.link.bounds import misfits
from rulewright.link.built_in import BUILT_IN
from rulewright.link.members import belongs, better
from rulewright.link.nouns import SORTS, Enumeration, Key, Table, Variable, Word
from rulewright.link.ruleset import Ruleset
from rulewright.link.types import (
    NUMBER,
    PLAYER,
    UNKNOWN,
    CellType,
    ConstantType,
    ListType,
    NumberType,
    PieceType,
    PlayerType,
    Type,
    UnknownType,
)
from rulewright.parse import reserved_words
from rulewright.read import Mapping, Node, Scalar, Sequence, plain

Counted = PlayerType | ConstantType | PieceType | CellType
Keys = NumberType | PlayerType | ConstantType | CellType
SECTIONS = ("enums", "resources", "tracks", "variables", "zones", "boards", "tables")
ENOUGH = "enough"  # a key of options, beside which names stand as keys


class Enough(Exception):
    """So many problems that nobody reads on."""

    def __init__(self, span: Span | None) -> None:
        self.span = span


def parts_of(text: str) -> int:
    """How many parts a text of Fluent may have: a message, attribute, variant, bracket or argument begins with such a sign."""
    return sum(map(text.count, "\n{(,"))


class TableReader:
    """Reads the noun files of one pack into the ruleset; problems are collected, never raised."""

    def __init__(self, ruleset: Ruleset, problems: list[Diagnostic]) -> None:
        self.rules = ruleset
        self.problems = problems
        self.said = 0  # characters of all sentences so far
        self.told = 0  # and of all texts
        self.parts_told = 0  # and the parts of these

    def may_say(self, text: str, span: Span) -> bool:
        """Whether a game may say so much more; asked before it is parsed. What is too much is told once, and not read."""
        before, self.said = self.said, self.said + len(text)
        if before <= MAX_SAID < self.said:
            message = English(
                "the sentences of a game may have at most {max_said} characters; the rest is not read", max_said=f"{MAX_SAID:,}"
            )
            self.report("RW209", message, span, English("remove what is not needed"))
        return self.said <= MAX_SAID

    def may_tell(self, text: str, file: str) -> bool:
        """The same for the texts of a game, file by file."""
        before, self.told = self.told, self.told + len(text)
        parts_before, self.parts_told = self.parts_told, self.parts_told + parts_of(text)
        if before > MAX_TOLD or parts_before > MAX_PARTS_TOLD:
            return False
        if self.told > MAX_TOLD:
            message = English(
                "the texts of a game may have at most {max_told} characters; the rest is not read", max_told=f"{MAX_TOLD:,}"
            )
        elif self.parts_told > MAX_PARTS_TOLD:
            message = English(
                "the texts of a game may have at most {count} lines, brackets and commas; the rest is not read",
                count=f"{MAX_PARTS_TOLD:,}",
            )
        else:
            return True
        self.report("RW209", message, Span.point(file, 1, 1), English("remove what is not needed"))
        return False

    def may_speak(self, languages: tuple[str, ...], english: list[str], span: Span) -> bool:
        """Whether a game may be told in so many languages: all its sentences are worded in each, with English behind it."""
        if len(languages) > MAX_LANGUAGES:
            message = English("a game may have at most {count} languages", count=MAX_LANGUAGES)
        elif len(languages) > 1 and self.said * len(languages) > MAX_WORDED:
            message = English(
                "the sentences of a game may have at most {count} characters, counted once for each of its languages",
                count=f"{MAX_WORDED:,}",
            )
        elif self.parts_told <= MAX_PARTS_TOLD < self.parts_told + sum(map(parts_of, english)) * (len(languages) - 1):
            message = English(
                "the texts of a game may have at most {count} lines, brackets and commas, those of English for each language",
                count=f"{MAX_PARTS_TOLD:,}",
            )
        else:
            return True
        self.report("RW209", message, span, English("give it fewer languages, or remove what is not needed"))
        return False

    def report(
        self,
        code: str,
        message: English,
        span: Span | None,
        suggestion: English | None = None,
        notes: tuple[tuple[English, Span | None], ...] = (),
    ) -> None:
        if len(self.problems) >= MAX_GAME_PROBLEMS:
            raise Enough(span)
        problem = Diagnostic(code, message, span, suggestion, notes)
        if problem not in self.problems:  # what rows have in common is wrong once
            self.problems.append(problem)

    def declare(self, name: str, span: Span, what: English) -> bool:
        """Claim a name for a declaration; a second claim or a reserved word is an error."""
        if name in reserved_words():
            self.report(
                "RW302",
                English("`{name}` is a word of the language and cannot name a {what}", name=name, what=what),
                span,
                English("choose another name"),
            )
            return False
        if name in BUILT_IN:
            self.report(
                "RW302",
                English("`{name}` is built in and cannot name a {what}", name=name, what=what),
                span,
                English("choose another name"),
            )
            return False
        if not self.sound(name, span):
            return False
        if name in self.rules.places:
            first = self.rules.places[name]
            note = ((English("`{name}` was first declared here", name=name), first),)
            self.problems.append(
                Diagnostic(
                    "RW301",
                    English("`{name}` is declared twice", name=name),
                    span,
                    English("give one of them another name"),
                    note,
                )
            )
            return False
        self.rules.places[name] = span
        return True

    def sound(self, name: str, span: Span) -> bool:
        """Whether a name may stand in a sentence at all."""
        if not is_name(name):
            hint = English("names are letters and digits with single _ between them, beginning with a letter")
            self.report("RW302", English("`{name}` cannot be a name", name=cut(name)), span, hint)
            return False
        if name == ENOUGH:
            message = English("`{name}` is the answer of whoever takes no more, and cannot be a name", name=name)
            self.report("RW302", message, span, English("choose another name"))
            return False
        return True

    # -- noun sections --
    def names(self, section: str, node: Node) -> None:
        """First pass: enumerations, boards and piece kinds, so that later tables may use their names as types."""
        if section == "enums" and isinstance(node, Mapping):
            for key, entry in node.entries:
                if isinstance(entry, Sequence) and self.declare(str(key.value), key.span, English("enumeration")):
                    self.rules.enums[str(key.value)] = Enumeration(str(key.value), self.members(entry), key.span)
        elif section == "boards" and isinstance(node, Mapping):
            for key, entry in node.entries:
                if self.declare(str(key.value), key.span, English("board")):
                    self.rules.boards[str(key.value)] = boards.measured(self, key, entry)

    def members(self, node: Sequence) -> tuple[str, ...]:
        """The words of an enumeration, each once; other enumerations may have the same ones."""
        known = self.rules.constants()
        members: list[str] = []
        for item in node.items:
            member = str(plain(item))
            if (member in known and member not in members) or self.declare(member, item.span, English("constant")):
                members.append(member)
        return tuple(members)

    def section(self, section: str, node: Mapping) -> None:
        """Second pass: everything that refers to types."""
        for key, entry in node.entries:
            name = str(key.value)
            data: Any = plain(entry)
            if section == "boards" and name in self.rules.boards:
                self.rules.boards[name] = boards.whole(self, self.rules.boards[name], data, entry)
            elif section in ("resources", "tracks", "variables"):
                self.variable(section, name, data, key, entry)
            elif section == "zones" and self.declare(name, key.span, English("zone")):
                self.rules.zones[name] = zones.whole(self, name, data, key.span, entry)
            elif section == "tables" and self.declare(name, key.span, English("table")):
                self.table(name, data, entry, key.span)

    def per(self, data: Any, entry: Node) -> tuple[Type, ...]:
        named = data.get("per", []) if isinstance(data, dict) else []
        found: list[Type] = []
        for name in [named] if isinstance(named, str) else named:
            type_ = CellType(name) if name in self.rules.boards else self.rules.type_named(name)
            if type_ is None:
                self.unknown_type(name, span_of(entry, "per"))
                found.append(UNKNOWN)
            elif not isinstance(type_, Counted) or (isinstance(type_, CellType) and self.rules.boards[type_.name].grows):
                hint = English("things can be per player, enumeration, kind of piece or board of a fixed size")
                self.report("RW305", English("there cannot be one for each {type}", type=type_), span_of(entry, "per"), hint)
            else:
                found.append(type_)
        return tuple(found)

    def unknown_type(self, name: str, span: Span) -> None:
        known = [*self.rules.enums, *self.rules.pieces, *self.rules.boards, "number", "yes_no", "player"]
        self.report("RW304", English("there is no type called `{name}`", name=name), span, suggest_or_list(name, known))

    def type(self, text: str, span: Span) -> Type:
        words = str(text).split()
        found = None
        if len(words) > 3 and words[:2] == ["list", "of"]:
            return ListType(self.type(" ".join(words[2:]), span))
        if len(words) == 1:
            found = self.rules.type_named(words[0])
        elif len(words) == 3 and words[1] == "of":
            found = self.rules.type_named(words[0], words[2])
        if found is None:
            self.unknown_type(str(text), span)
            return UNKNOWN
        return found

    def single(self, text: str, span: Span) -> Type:
        """The type of what changes on a piece or a cell: one thing, as only a variable is a list."""
        found = self.type(text, span)
        if not isinstance(found, ListType):
            return found
        self.report(
            "RW305", English("what changes cannot be a {found} here", found=found), span, English("use a variable that is a list")
        )
        return UNKNOWN

    def variable(self, section: str, name: str, data: Any, key: Scalar, entry: Node) -> None:
        if not self.declare(name, key.span, SORTS[section]):
            return
        data = data or {}
        type_ = self.type(data["type"], span_of(entry, "type")) if "type" in data else NUMBER
        if isinstance(type_, ListType) and isinstance(type_.of, ListType):
            self.report(
                "RW305",
                English("`{name}` cannot be a {type}", name=name, type=type_),
                span_of(entry, "type"),
                English("write a list of plain things"),
            )
            type_ = UNKNOWN
        start = data.get("start")
        variable = Variable(
            name,
            SORTS[section],
            self.per(data, entry),
            type_,
            data.get("min", 0),
            data.get("max"),
            None if isinstance(start, dict) else start,
            key.span,
            tuple(data.get("stands_for", ())),
            start if isinstance(start, dict) else {},
        )
        self.rules.variables[name] = self.started(variable, entry)
        for misfit in misfits(section, name, entry):
            self.report("RW318", *misfit)

    def started(self, variable: Variable, entry: Node) -> Variable:
        """A variable whose starts fit it: one for all, or one for each of the things it is `per`."""
        span = span_of(entry, "start")
        written = entry.get("start") if isinstance(entry, Mapping) else None
        starts = written.entries if isinstance(written, Mapping) else ()
        wanted = variable.per[variable.axis] if variable.starts and variable.axis is not None else None
        if variable.starts and not isinstance(wanted, Keys | UnknownType):
            message, hint = (
                English("there is no list of what `{name}` starts by", name=variable.name),
                English("write one start for all"),
            )
            self.report("RW305", message, span, hint)
            return replace(variable, starts={})
        a_start, the_start = (
            English("a start of `{name}`", name=variable.name),
            English("the start of `{name}`", name=variable.name),
        )
        keys, values = [key.span for key, _ in starts], [value.span for _, value in starts]
        for item, type_, what, where in [
            *((item, wanted, a_start, at) for item, at in zip(variable.starts, keys, strict=False) if wanted is not None),
            *((item, variable.type, the_start, at) for item, at in zip(variable.starts.values(), values, strict=False)),
            *((item, variable.type, the_start, span) for item in (variable.start,) if item is not None),
        ]:
            if not belongs(self.rules, item, type_, what is a_start):
                self.must_belong(item, type_, what, where, key=what is a_start)
                return replace(variable, start=None, starts={})
        return variable

    def keys(self, data: Any, entry: Node) -> tuple[Type, ...]:
        named = data["key"] if isinstance(data["key"], list) else [data["key"]]
        return tuple(self.key(self.type(key, span_of(entry, "key")), span_of(entry, "key")) for key in named)

    def table(self, name: str, data: Any, entry: Node, span: Span) -> None:
        keys = self.keys(data, entry)
        type_ = self.type(data.get("type", "number"), span_of(entry, "type"))
        values: dict[Key, Any] = {}
        for words, spans, value in self.entries(entry.get("values") if isinstance(entry, Mapping) else None, len(keys), name):
            for word, at, key in zip(words, spans, keys, strict=True):
                self.must_belong(word, key, English("a key of `{name}`", name=name), at, key=True)
            self.must_belong(plain(value), type_, English("a value of `{name}`", name=name), value.span)
            values[words[0] if len(words) == 1 else words] = plain(value)
        self.rules.tables[name] = Table(name, keys, type_, values, data.get("source", ""), span)

    def key(self, type_: Type, span: Span) -> Type:
        if isinstance(type_, Keys | UnknownType):
            return type_
        hint = English("use a number, an enumeration or the cells of a board")
        self.report("RW305", English("a table cannot be looked up by a {type}", type=type_), span, hint)
        return UNKNOWN

    def entries(self, node: Node | None, depth: int, name: str) -> Iterator[tuple[tuple[Word, ...], tuple[Span, ...], Node]]:
        """What a table says, with the keys that lead to it."""
        for key, value in node.entries if isinstance(node, Mapping) else ():
            word = key.value if isinstance(key.value, int | str) else str(key.value)
            if depth == 1:
                yield (word,), (key.span,), value
            elif isinstance(value, Mapping):
                for words, spans, inner in self.entries(value, depth - 1, name):
                    yield (word, *words), (key.span, *spans), inner
            else:
                hint = English("write `{word}: {{…: …}}`", word=cut(str(word)))
                self.report(
                    "RW305", English("`{name}` has two keys, so there is a table for each first one", name=name), value.span, hint
                )

    def must_belong(self, item: Any, wanted: Type, what: English, span: Span, key: bool = False) -> None:
        if not belongs(self.rules, item, wanted, key):
            self.report(
                "RW305",
                English("`{item}` is no {wanted}, as {what} must be", item=cut(shown(item)), wanted=wanted, what=what),
                span,
                better(self.rules, item, wanted),
            )


def is_name(text: str) -> bool:
    return text.isascii() and text.isidentifier() and not text.startswith("_") and "__" not in text and len(text) <= MAX_NAME


def cut(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "…"


def span_of(entry: Node, key: str) -> Span:
    found = entry.get(key) if isinstance(entry, Mapping) else None
    return found.span if found is not None else entry.span


def shown(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


__all__ = ["PLAYER", "SECTIONS", "TableReader"]

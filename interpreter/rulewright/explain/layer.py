"""The texts of one language, without any fallback: nouns with their forms, and messages.

A noun is a term (`-coin = érme`, with its forms as attributes), or a message that words itself. Everything that a message
shows or asks for is found in the tree of the message, so that what is missing can be told before a player meets it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl

from rulewright.diagnostics import Diagnostic, Span
from rulewright.explain.endings import WORD, Endings, endings_of
from rulewright.explain.ftl_files import Entry, Seen, Written, name_of, parse, place, said_twice
from rulewright.explain.ftl_parser import parse_fluent
from rulewright.explain.functions import functions
from rulewright.explain.patterns import Patterns
from rulewright.explain.phrases import Form, tidy

ENGLISH = "en"
ENGINE_PREFIXES = ("say-", "ask-", "log-", "tell-", "property-", "verb-")
MANY_SAID = 20_000
ADJECTIVE = "adjective"  # the gender of a word that takes that of its noun
TO_DO = "…"  # a text that nobody has written yet
TRAITS = ("gender", "det")  # what attributes say about a noun or a message itself
_TEXT = Path(__file__).parent / "text"


@dataclass
class Notes:
    """What was asked of a language and is not there, and by which sentence."""

    asking: str = ""  # the sentence that is just worded
    misses: int = 0
    asked: set[str] = field(default_factory=set)
    missing: dict[str, set[str]] = field(default_factory=dict)  # messages and nouns, and who asked
    forms: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # forms of nouns
    wanted: dict[str, set[str]] = field(default_factory=dict)  # the forms that are asked of nouns which are not there
    deaf: dict[tuple[str, str, str], set[str]] = field(default_factory=dict)  # messages that do not look at a case or a mood
    unsaid: dict[tuple[str, str, str], set[str]] = field(default_factory=dict)  # what messages show and were not given

    def miss(self, name: str) -> None:
        self.misses += 1
        self.missing.setdefault(name, set()).add(self.asking)

    def miss_form(self, noun: str, key: str) -> None:
        self.misses += 1
        self.forms.setdefault((noun, key), set()).add(self.asking)


class Layer:
    """The messages and nouns of one language."""

    def __init__(self, language: str, packs: Sequence[tuple[str, str]], notes: Notes | None = None) -> None:
        self.language = language
        self.notes = notes or Notes()
        self.problems: list[Diagnostic] = []
        self.places: dict[str, Span] = {}  # of everything in the packs; terms with their hyphen
        self.written: dict[str, Written] = {}
        self.messages: dict[str, ftl.Message] = {}
        self.nouns: dict[str, ftl.Term] = {}
        self.endings: Endings = endings_of(_TEXT / f"{language}.endings.yaml")
        self.patterns = Patterns(language, functions(self), ENGLISH)
        self.said: dict[tuple[Any, ...], str] = {}  # what was worded once need not be worded again
        self._given: dict[str, Mapping[str, str]] = {}
        self._bent: dict[tuple[str, Form], str] = {}  # messages that are asked for as if they were nouns
        self._heads: dict[tuple[str, str], str] = {}
        for file, text in reversed(packs):  # a later pack may rename what an earlier one named
            self._add_pack(parse(text, file, self.problems), file, text)
        for entry in _engine(language).body:
            self._add(entry)

    def _add_pack(self, resource: ftl.Resource, file: str, text: str) -> None:
        said: dict[str, Entry] = {}  # in this file, by what nobody may say twice
        for entry in resource.body:
            if isinstance(entry, Entry):
                if not _written(entry):
                    continue
                name = name_of(entry)
                self.places.setdefault(name, place(file, entry, text))
                self.problems.extend(said_twice(entry, said, file, text))
                if name.lstrip("-").startswith(ENGINE_PREFIXES):
                    continue
                self.written.setdefault(name, Written(entry, file, text))
            self._add(entry)

    def _add(self, entry: ftl.EntryType) -> None:
        """Whichever names a thing first, as a message with a value or as a term, says what it is called."""
        if isinstance(entry, ftl.Term):
            word = self.messages.get(entry.id.name)
            if word is None or word.value is None:
                self.nouns.setdefault(entry.id.name, entry)
            self.patterns.add(entry)
        elif isinstance(entry, ftl.Message):
            self.messages.setdefault(entry.id.name, entry)
            self.patterns.add(entry)

    @cached_property
    def asking(self) -> list[Written]:
        """What the packs have written that asks for anything, and is not words alone."""
        return [written for written in self.written.values() if _asks(written.entry)]

    # -- what there is --
    def has(self, name: str, attribute: str = "") -> bool:
        return self.pattern(name, attribute) is not None

    def names(self, name: str) -> bool:
        """Whether this language has anything at all to say for a name."""
        return name in self.nouns or name in self.messages

    def pattern(self, name: str, attribute: str = "") -> ftl.Pattern | None:
        message = self.messages.get(name)
        if not attribute:
            return self.nouns[name].value if name in self.nouns else message.value if message is not None else None
        return _attribute(message, attribute)

    def variables(self, name: str, attribute: str = "") -> frozenset[str]:
        """The arguments that a message shows, itself or in the messages that it shows."""
        return frozenset(self._seen(name, attribute).arguments)

    def _seen(self, name: str, attribute: str) -> Seen:
        seen = Seen()
        wanted = [(name, attribute)]
        while wanted:
            here = wanted.pop()
            pattern = self.pattern(*here)
            if pattern is not None and here not in seen.followed:
                seen.followed.add(here)
                seen.look_at(pattern)
                wanted += [(name, "") for name in seen.messages]
        return seen

    @cached_property
    def nouns_in_messages(self) -> frozenset[str]:
        """The nouns that messages ask for by name."""
        seen = Seen()
        for message in self.messages.values():
            seen.look_at(message)
        return frozenset(seen.nouns)

    def trait(self, name: str, attribute: str, trait: str) -> str:
        """The gender of a noun, say; a message has that of the first noun it asks for by name, unless it says otherwise."""
        for entry in (self.nouns.get(name), self.messages.get(name)) if not attribute or trait == "det" else ():
            pattern = _attribute(entry, trait)
            if pattern is not None:
                return "".join(part.value for part in pattern.elements if isinstance(part, ftl.TextElement))
        key = (name, attribute)
        if key not in self._heads:
            self._heads[key] = next(iter(self._seen(name, attribute).nouns), "") if attribute or name not in self.nouns else ""
        head = self._heads[key]
        return self.trait(head, "", trait) if head and trait == "gender" and (head != name or attribute) else ""

    # -- words --
    def given(self, noun: str) -> Mapping[str, str]:
        """The forms that a noun gives itself."""
        if noun not in self._given:
            names = {WORD: "", **{each.id.name: each.id.name for each in self.patterns.entries[f"-{noun}"].attributes}}
            texts = {key: self._form(noun, attribute) for key, attribute in names.items()}
            self._given[noun] = {key: tidy(text) for key, text in texts.items() if text is not None}
        return self._given[noun]

    def _form(self, noun: str, attribute: str) -> str | None:
        """A form that cannot be worded is none, and the noun is said by its id: it came from a stranger."""
        try:
            return self.patterns.worded(f"-{noun}", attribute, {})
        except (LookupError, ValueError, RecursionError):
            return None if attribute else noun.replace("_", " ")

    def governed(self, form: Form) -> Form:
        """The form a noun takes behind its number."""
        if not isinstance(form.count, int) or not self.endings.counted:
            return form
        return self.endings.governed(form, self.patterns.plural(form.count))

    def noun(self, name: str, form: Form) -> str:
        """A noun in a form; one that is not there is noted, and stands as the plain word."""
        if name not in self.nouns:
            if self.pattern(name) is None:
                self.notes.miss(name)
                return name.replace("_", " ")
            if (name, form) not in self._bent:
                if len(self._bent) > MANY_SAID:
                    self._bent.clear()
                self._bent[name, form] = name.replace("_", " ")  # for a message that asks for itself, which would have no end
                self._bent[name, form] = self.worded(name, "", form, {})
            return self._bent[name, form]
        if self.given(name).get("gender") == ADJECTIVE:
            return self.endings.adjective(self.given(name), self.governed(form))
        key = self.endings.key(self.governed(form))
        found = self.endings.form(self.given(name), key)
        if found is None:
            given = self.given(name)
            lacking = sorted(each for each in self.endings.rests_on(key) if self.endings.form(given, each) is None) or [key]
            for each in lacking if self.endings.asks != ("plural",) else ():
                self.notes.miss_form(name, each)
            return self.given(name)[WORD]
        return found

    def number(self, number: int, form: Form) -> str:
        return self.endings.number(number, form)

    def format(self, name: str, attribute: str, form: Form, args: Mapping[str, Any]) -> str:
        """A message in words, or a noun; what was worded once with plain arguments is remembered."""
        if not attribute and name in self.nouns:
            return self.noun(name, form)
        if not all(value.__class__ in (str, int) for value in args.values()):
            return self.worded(name, attribute, form, args)
        key = (name, attribute, form, *args.items())
        if key not in self.said:
            if len(self.said) > MANY_SAID:
                self.said.clear()
            misses = self.notes.misses
            said = self.worded(name, attribute, form, args)
            if misses != self.notes.misses:
                return said
            self.said[key] = said
        return self.said[key]

    def worded(self, name: str, attribute: str, form: Form, args: Mapping[str, Any]) -> str:
        """A message that cannot be worded gives its id, for it came from a stranger."""
        asked: dict[str, Any] = {
            "form": form,
            "case": form.case,
            "det": form.det,
            "whose": form.whose,
            "gender": form.gender,
            "mood": form.mood,
        }
        if form.count is not None:
            asked["count"] = form.count
        try:
            said = self.patterns.worded(name, attribute, {**asked, **args})
            if self.patterns.unsaid:
                self._note_unsaid(name, attribute)
            return tidy(said) if said is not None else name.replace("_", " ")
        except (LookupError, ValueError, RecursionError):
            return name.replace("_", " ")

    def _note_unsaid(self, name: str, attribute: str) -> None:
        for what in self.patterns.unsaid:
            self.notes.unsaid.setdefault((name, attribute, what), set()).add(self.notes.asking)
        self.patterns.unsaid.clear()


def _written(entry: Entry) -> bool:
    """Whether anything of an entry is written; what is still to do is taken off it."""
    entry.attributes = [each for each in entry.attributes if not _to_do(each.value)]
    if _to_do(entry.value):
        entry.value = None
    return entry.value is not None or (bool(entry.attributes) and isinstance(entry, ftl.Message))


def _asks(entry: Entry) -> bool:
    patterns = (entry.value, *(each.value for each in entry.attributes)) if entry.attributes else (entry.value,)
    return any(part.__class__ is ftl.Placeable for pattern in patterns if pattern is not None for part in pattern.elements)


def _to_do(pattern: ftl.Pattern | None) -> bool:
    return pattern is not None and [getattr(part, "value", None) for part in pattern.elements] == [TO_DO]


def _attribute(entry: Entry | None, name: str) -> ftl.Pattern | None:
    return next((each.value for each in entry.attributes if each.id.name == name), None) if entry is not None else None


@cache
def _engine(language: str) -> ftl.Resource:
    path = _TEXT / f"{language}.ftl"
    if not language.isalnum() or not path.is_file():
        return ftl.Resource([])
    return parse_fluent(path.read_text(encoding="utf-8"))


def engine_entries(language: str = ENGLISH) -> dict[str, Entry]:
    """The messages and nouns the engine has in a language."""
    return {entry.id.name: entry for entry in _engine(language).body if isinstance(entry, Entry)}

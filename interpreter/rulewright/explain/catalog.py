"""The texts of one language: those of the packs, those of the engine, and English behind both.

Packs name things (`-coin`, `prompt-card`); the engine says what happens to them (`say-pay`). A pack cannot change what
the engine says, or a text could claim something the rules do not do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

from rulewright.explain.endings import WORD
from rulewright.explain.ftl_files import every_form
from rulewright.explain.layer import ENGINE_PREFIXES, ENGLISH, Layer, Notes
from rulewright.explain.phrases import Count, Form, Traits, finished, tidy

Texts = Mapping[str, Sequence[tuple[str, str]]]
Said = TypeVar("Said")
FOR_ALL = ("known", "own", "untold", "each")  # what holds in every language, wherever it is said
OWN_FORMS = frozenset({"form", "case", "count", "det", "whose", "gender", "mood"})


class Catalog:
    """Finds messages in a language, else in English, and remembers what it was asked for.

    `ignored` is what a wording of a pack leaves out, so that it could not be used; all else that is missing is in `notes`.
    """

    def __init__(self, texts: Texts, language: str = ENGLISH) -> None:
        self.language = language
        self.notes = Notes()
        self.preview = False  # whether a sentence is shown with what it lacks, for a translator
        self.ignored: dict[tuple[str, str], set[str]] = {}
        self._shown: dict[tuple[str, str], frozenset[str]] = {}
        self._traits: dict[tuple[str, str], Traits] = {}
        self.layers = [Layer(language, texts.get(language, ()), self.notes)]
        if language != ENGLISH:
            self.layers.append(Layer(ENGLISH, texts.get(ENGLISH, ())))

    @property
    def first(self) -> Layer:
        return self.layers[0]

    @property
    def missing(self) -> set[str]:
        return set(self.notes.missing)

    @property
    def asked(self) -> set[str]:
        return self.notes.asked

    @cached_property
    def english(self) -> Catalog:
        """The same texts in English: what cannot be said in the language is said in that."""
        if self.language == ENGLISH:
            return self
        english = Catalog({}, ENGLISH)
        english.layers = self.layers[1:]
        return english

    def whole(self, say: Callable[[Catalog], Said], mark: Callable[[Said], Said]) -> Said:
        """Something that is said wholly in the language, or, if anything is missing for that, wholly in English and marked."""
        before = self.notes.misses
        said = say(self)
        if self.notes.misses == before or self.language == ENGLISH or self.preview:
            return said
        self.notes.misses = before
        return mark(say(self.english))

    @contextmanager
    def previewing(self) -> Iterator[None]:
        """While something is said in the language alone, with whatever is missing shown as it is."""
        before, self.preview = self.preview, True
        try:
            yield
        finally:
            self.preview = before

    # -- what there is --
    def has(self, name: str, attribute: str = "") -> bool:
        return self._layer(name, attribute) is not None

    def _layer(self, name: str, attribute: str = "") -> Layer | None:
        """Where a text is; an attribute counts only beside its message, so that two languages never mix in one noun."""
        for layer in self.layers:
            if layer.has(name, attribute) or (layer.names(name) and attribute not in FOR_ALL):
                return layer if layer.has(name, attribute) else None
        return None

    def variables(self, name: str, attribute: str = "") -> frozenset[str]:
        """The arguments a message shows."""
        if (name, attribute) not in self._shown:
            layer = self._layer(name, attribute)
            self._shown[name, attribute] = layer.variables(name, attribute) if layer is not None else frozenset()
        return self._shown[name, attribute]

    def left_out(self, name: str) -> frozenset[str]:
        """The arguments that the words for a name leave out on purpose (`.omits`)."""
        layer = next((layer for layer in self.layers if layer.has(name, "omits")), None)
        return frozenset(layer.format(name, "omits", Form(), {}).split()) if layer is not None else frozenset()

    def traits(self, name: str, attribute: str = "") -> Traits:
        """What a text is in whatever form: its gender, whether it is one certain thing."""
        if (name, attribute) not in self._traits:
            layer = self._layer(name, attribute)
            self._traits[name, attribute] = _traits(layer, name, attribute) if layer is not None else Traits(name)
        return self._traits[name, attribute]

    # -- words --
    def part(self, name: str, attribute: str, form: Form, args: Mapping[str, Any]) -> str:
        """A message or a noun in a form, as a part of a sentence."""
        layer = self._layer(name, attribute)
        self.notes.asked.add(name)
        if layer is not self.first:
            if not attribute and self.first.endings.asks != ("plural",):
                self.notes.wanted.setdefault(name, set()).add(self.first.endings.key(self.governed(form)))
            self.notes.miss(name if layer is None or not attribute or not self.first.names(name) else f"{name}.{attribute}")
        if layer is None:
            return name.replace("_", " ")
        self._listen(layer, name, attribute, form)
        return layer.format(name, attribute, form, args)

    def _listen(self, layer: Layer, name: str, attribute: str, form: Form) -> None:
        """Note a message that is asked for a case or a mood and does not look at it."""
        if layer.endings.asks == ("plural",) or (not attribute and name in layer.nouns) or attribute in layer.endings.unchanging:
            return
        for asked, value in (("case", layer.endings.cases.get(form.case, form.case)), ("mood", form.mood)):
            if value and not self.variables(name, attribute) & {asked, "form"} and asked not in self.left_out(name):
                self.notes.deaf.setdefault((name, attribute, asked), set()).add(self.notes.asking)

    def format(self, name: str, attribute: str = "", /, **args: Any) -> str:
        """A message in words, as it is read."""
        form = Form(str(args.pop("case", "")), args.pop("count", None), str(args.pop("det", "")))
        return finished(self.part(name, attribute, form, args))

    def name(self, noun: str, count: Count | None = None, case: str = "") -> str:
        """A noun in words; the count is a number, or `plural` for several things that are not counted."""
        return self.format(noun, count=1 if count is None else count, case=case, det="bare")

    def number(self, number: int, form: Form) -> str:
        return self.first.number(number, form)

    def governed(self, form: Form) -> Form:
        return self.first.governed(form)

    def forms(self, name: str) -> set[str]:
        """Every text a noun can have, in all its cases and numbers."""
        layer = self._layer(name)
        if layer is None:
            return {name.replace("_", " ")}
        if name in layer.nouns:
            return layer.endings.all_forms(layer.given(name))
        pattern = layer.pattern(name)
        return {tidy(form) for form in every_form(pattern) if tidy(form)} if pattern is not None else set()


def _traits(layer: Layer, name: str, attribute: str) -> Traits:
    shown = f"{name}.{attribute}" if attribute else name
    return Traits(shown, layer.trait(name, attribute, "gender"), layer.trait(name, attribute, "det"))


__all__ = ["ENGINE_PREFIXES", "ENGLISH", "WORD", "Catalog", "Texts"]

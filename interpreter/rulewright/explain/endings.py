"""How a language makes the forms of its nouns and numbers that nobody has written out, by a table of data.

A table is `text/<language>.endings.yaml`. It says what is asked of a noun at all, which forms are like others, which are made
by changing another one, and which endings a case has. An ending may have variants, by how the word sounds. What a noun
gives itself always wins; what can be neither found nor made is missing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import yaml

from rulewright.explain.phrases import PLURAL, Form

WORD = "word"  # the form without any mark
SEAM = "|"  # between a word and its ending, while both may still change
Given = Mapping[str, str]  # the forms that a noun gives itself


@dataclass(frozen=True)
class Endings:
    """The table of one language; without one, a noun has a plural and nothing else."""

    asks: Sequence[str] = (PLURAL,)  # what a noun may show: whose, plural, case
    cases: Mapping[str, str] = field(default_factory=dict)  # cases that are called otherwise, or are none, in this language
    counted: Mapping[str, Any] = field(default_factory=dict)  # what a number of a plural category does to its noun
    given: Sequence[str] = ()  # forms of the plain word that no ending can make
    alike: Sequence[Mapping[str, Any]] = ()
    changed: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    doubted: Mapping[str, Sequence[str]] = field(default_factory=dict)  # forms not to be made where one of these is irregular
    sounds: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # what a word, or a form that shows it better, is like
    endings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # of each case, by sound
    plain: Sequence[str] = ()  # endings before which the word does not change
    seams: Sequence[Sequence[str]] = ()
    digits: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    owners: Mapping[str, str] = field(default_factory=dict)  # owners that are marked like others
    adjectives: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by how the word ends: what that becomes
    also: Sequence[str] = ()  # what every noun says of itself
    unchanging: Sequence[str] = ()  # wordings that stand in no case

    @cached_property
    def genders(self) -> frozenset[str]:
        """Those by which forms are alike; the sentences of the language may know more."""
        return frozenset(gender for rule in self.alike for gender in rule.get("gender", ()))

    def governed(self, form: Form, category: str) -> Form:
        """The form a noun takes behind its number, of which the plural category is known."""
        rule = self.counted.get(category) or self.counted.get("any")
        if not isinstance(form.count, int) or rule is None:
            return form
        case = rule.get("cases", {}).get(form.case or "none", form.case)
        return Form(case=case, count=rule["count"]).over(form)

    def key(self, form: Form) -> str:
        """What the form that is asked of a noun is called in this language: `plural`, `your-accusative`."""
        case = self.cases.get(form.case, form.case) if "case" in self.asks else ""
        several = PLURAL if form.count not in (None, 1) else ""
        whose = self.owners.get(form.whose, form.whose) if "whose" in self.asks else ""
        return "-".join(part for part in (whose, several, case) if part) or WORD

    def knows(self, key: str) -> bool:
        """Whether a form can ever be asked for by this name."""
        parts = key.split("-")
        cases = {*self.given, *self.endings}
        whose = {name.split("-")[0] for name in self.changed} - {PLURAL, *cases} if "whose" in self.asks else set()
        rest = parts[1:] if parts[0] in whose else parts
        rest = rest[1:] if rest[:1] == [PLURAL] else rest
        return not rest or (len(rest) == 1 and rest[0] in cases)

    def rests_on(self, key: str) -> set[str]:
        """The forms that a noun must give for one of them to be found or made."""
        rule = self.changed.get(key)
        if rule is not None and rule["of"] != WORD:
            return self.rests_on(rule["of"])
        base, _, case = key.rpartition("-")
        if rule is None and case in self.endings and (base or case not in self.given):
            return self.rests_on(base) if base else set()
        return set() if key == WORD else {key}

    def names(self) -> set[str]:
        """The names that forms commonly have."""
        return {PLURAL, *self.given, *self.changed, *self.endings}

    def form(self, given: Given, key: str, made: dict[str, str | None] | None = None) -> str | None:
        """A form by its name; None if the noun must give it and does not. What was made of the noun before is in `made`."""
        if key in given:
            return given[key]
        made = {} if made is None else made
        if key not in made:
            made[key] = self._formed(given, key, made)
        return made[key]

    def _formed(self, given: Given, key: str, made: dict[str, str | None]) -> str | None:
        for rule in self.alike:
            if rule["form"] == key and given.get("gender", "") in rule.get("gender", [given.get("gender", "")]):
                return self.form(given, rule["as"], made)
        if key in self.changed:
            sure = not any(self._is_irregular(given, witness) for witness in self.doubted.get(key, ()))
            return self._changed(given, self.changed[key], made) if sure else None
        base, _, case = key.rpartition("-")
        if case not in self.endings or (not base and case in self.given):
            return None
        word = self.form(given, base or WORD, made)
        return self._joined(given, word, case).replace(SEAM, "") if word is not None else None

    def _is_irregular(self, given: Given, key: str) -> bool:
        """Whether a noun writes a form otherwise than it would be made."""
        if key not in given:
            return False
        word = {each: form for each, form in given.items() if each not in self.changed}
        regular = self._changed(word, self.changed[key], {})
        return regular is not None and given[key] != regular

    def adjective(self, given: Given, form: Form) -> str:
        """An adjective beside a noun of some gender; one that no table declines stays as it is."""
        key, word = self.key(form), given[WORD]
        several, case = key.startswith(PLURAL), key.removeprefix(PLURAL).removeprefix("-")
        names = [part for part in (PLURAL if several else "", form.gender, case) if part and part != WORD]
        exact, any_gender = "-".join(names), "-".join(name for name in names if name != form.gender)
        if exact in given or any_gender in given:
            return given.get(exact) or given[any_gender]
        for end, forms in self.adjectives.items():
            found = forms.get(exact) or forms.get(any_gender)
            if re.search(end, word):
                return re.sub(end, found, word) if found else word
        return word

    @cached_property
    def all_keys(self) -> list[str]:
        """The name of every form that a noun can have."""
        owners = (
            ["", *sorted({key.split("-")[0] for key in self.changed} - {PLURAL, *self.endings})] if "whose" in self.asks else [""]
        )
        cases = ["", *self.given, *self.endings] if "case" in self.asks else [""]
        keys = {self.key(Form(case, count, whose=owner)) for owner in owners for count in (1, PLURAL) for case in cases}
        return sorted(keys)

    def all_forms(self, given: Given) -> set[str]:
        """Every form that a noun can have."""
        made: dict[str, str | None] = {}
        return {form for form in (self.form(given, key, made) for key in self.all_keys) if form}

    def _changed(self, given: Given, rule: Mapping[str, Any], made: dict[str, str | None]) -> str | None:
        word = self.form(given, rule["of"], made)
        if rule["of"] != WORD and rule.get("unless") == WORD and word == given[WORD]:
            return None
        for pattern, by in rule["change"] if word is not None else ():
            changed, times = re.subn(pattern, by, word or "", count=1)
            if times:
                return changed
        return None

    def _joined(self, given: Given, word: str, case: str) -> str:
        """A word and the ending of a case, with the seam between them."""
        ending = next(own for sound, own in self.endings[case].items() if self._sounds(sound, given, word))
        whole = f"{word}{SEAM}{ending}"
        for pattern, by in () if case in self.plain else self._seams:
            whole = pattern.sub(by, whole)
        return whole

    @cached_property
    def _seams(self) -> list[tuple[re.Pattern[str], str]]:
        return [(re.compile(pattern), by) for pattern, by in self.seams]

    def _sounds(self, sound: str, given: Given, word: str) -> bool:
        rule = self.sounds.get(sound, {})
        return re.search(rule.get("pattern", ""), given.get(rule.get("of", ""), word)) is not None

    def number(self, number: int, form: Form) -> str:
        """A number in digits, with the ending that its last word in speech would have."""
        key = self.key(Form(case=form.case))
        digits = str(number)
        last = next((digits[start:] for start in range(len(digits)) if digits[start:] in self.digits), "")
        if key == WORD or not last:
            return digits
        spoken = self.digits[last]
        if key in spoken:
            return f"{digits}-{spoken[key]}"
        if key not in self.endings:
            return digits
        return f"{digits}-{self._joined(spoken, spoken[WORD], key).partition(SEAM)[2]}"


PLAIN = Endings()
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # both make the same of a file; one of them is in C


@cache
def endings_of(path: Path) -> Endings:
    """The table of a language, if it has one."""
    return Endings(**yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)) if path.is_file() else PLAIN

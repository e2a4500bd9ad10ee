"""What is said to people in another language: a file a language in `text`, English where it is said.

A translation is found by its template, written as an id: "there is no rule called `{name}`" is `there-is-no-rule-called-name`.
So English that has changed is never shown in the words of what it was before. `text/en.ftl` has all that there is to
translate; `tools/said.py` writes it.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.diagnostics.english import English, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
TEXT = Path(__file__).parent / "text"
_ENTRY = re.compile(r"^[a-z][a-z0-9-]*(?= =)", re.M)
_MANY_WORDS, _FEW_WORDS = 16, 10
_SIGNS = re.compile(r"[^a-z0-9]+")


def worded(text: str, language: str) -> str:
    """A text in a language: wholly, or wholly in English where anything in it has no translation."""
    return (_said(text, language) if language != ENGLISH else None) or str(text)


def template_id(template: str) -> str:
    """The id of a template in the tables: its words, or of a long one the first of them and a mark of all."""
    words = _SIGNS.sub("-", template.lower()).strip("-0123456789").split("-")
    if len(words) <= _MANY_WORDS:
        return "-".join(words)
    return "-".join([*words[:_FEW_WORDS], hashlib.sha256(template.encode()).hexdigest()[:6]])


def _said(text: str, language: str) -> str | None:
    """The words in a language; a text that is only a name is the same in all of them. None if it has none."""
    if not isinstance(text, English):
        return text
    bundle = _with(language, template_id(text.template))
    if bundle is None:
        return None
    values: dict[str, object] = {}
    for name, value in text.values.items():
        shown = _value(value, language)
        if shown is None:
            return None
        values[name] = shown
    pattern = bundle.get_message(template_id(text.template)).value
    formatted, wrong = bundle.format_pattern(pattern, values) if pattern is not None else ("", ["no value"])
    return str(formatted) if not wrong else None


def _value(value: Value, language: str) -> object:
    from fluent.runtime.types import fluent_number

    if isinstance(value, int):  # it may select a plural, and is shown without the commas of thousands
        return fluent_number(value, useGrouping=False)
    if isinstance(value, str):
        return _said(value, language)
    parts = [_said(part, language) for part in value]
    return None if None in parts else ", ".join(part for part in parts if part is not None)


def _with(language: str, id: str) -> FluentBundle | None:
    """The messages of a language, with this one among them. Each is read when it is first said: most never are."""
    sources = _sources(language)
    if id not in sources:
        return None
    bundle = _bundle(language)
    if not bundle.has_message(id):
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(sources[id]))
    return bundle if bundle.has_message(id) else None


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    try:
        return FluentBundle([language], use_isolating=False)
    except ValueError:  # a language nobody has plural rules for
        return FluentBundle([ENGLISH], use_isolating=False)


@cache
def _sources(language: str) -> dict[str, str]:
    """The text of every message in a language, by its id."""
    path = TEXT / f"{language}.ftl"
    if not language.isalpha() or not path.is_file():
        return {}
    text = path.read_text(encoding="utf-8")
    starts = list(_ENTRY.finditer(text))
    ends = [*(found.start() for found in starts[1:]), len(text)]
    return {found[0]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)}

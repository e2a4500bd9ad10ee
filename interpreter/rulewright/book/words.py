"""The words of the book itself, in one language: a file a language in `text`, English behind all.

What things of a game are called, and all sentences of rules, come from the catalogue of `explain`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from rulewright.explain import ENGLISH

TEXT = Path(__file__).parent / "text"


@dataclass(frozen=True)
class Words:
    """Says messages of the book."""

    language: str = ENGLISH

    def __call__(self, message_id: str, /, **values: str | int) -> str:
        args = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value for name, value in values.items()
        }
        for language in dict.fromkeys((self.language, ENGLISH)):
            bundle = _bundle(language)
            pattern = bundle.get_message(message_id).value if bundle is not None and bundle.has_message(message_id) else None
            if bundle is not None and pattern is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return message_id


@cache
def _bundle(language: str) -> FluentBundle | None:
    path = TEXT / f"{language}.ftl"
    if not language.isalnum() or not path.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle

"""What the terminal game itself says, in the language of the terminal: a file a language in `text`, English behind all."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.cli.words import wanted_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
TEXT = Path(__file__).parent / "text"


def say(message_id: str, /, **values: str | int) -> str:
    """A message in words; one that a translation lacks, or cannot word with these values, is said in English."""
    from fluent.runtime.types import fluent_number

    args = {  # a number selects a plural, and is shown without the commas of thousands
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value for name, value in values.items()
    }
    text = ""
    for language in dict.fromkeys((spoken_language(), ENGLISH)):
        bundle = _bundle(TEXT / f"{language}.ftl")
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is not None:
            formatted, errors = bundle.format_pattern(pattern, args)
            text = str(formatted)
            if not errors:
                break
    return text or message_id


def spoken_language() -> str:
    """The language of the terminal where there is a file of it, else English."""
    wanted = wanted_language()
    spoken = sorted((path.stem for path in TEXT.glob("*.ftl")), key=len, reverse=True)
    return next((language for language in spoken if wanted.startswith(language.lower())), ENGLISH)


@cache
def _bundle(path: Path) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    try:
        bundle = FluentBundle([path.stem], use_isolating=False)
    except ValueError:  # a language nobody has plural rules for
        bundle = FluentBundle([ENGLISH], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle

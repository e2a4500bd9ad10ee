"""The words of the page itself, a file a language in `text`, English behind all; names and rules come from the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

ENGLISH = "en"
TEXT = Path(__file__).parent / "text"


@cache
def words(language: str) -> dict[str, str]:
    """Every message of the page in a language; what a translation lacks is said in English."""
    found: dict[str, str] = {}
    for one in dict.fromkeys((ENGLISH, language)):
        path = TEXT / f"{one}.ftl"
        if one.isalpha() and path.is_file():
            found.update(_read(path))
    return found


def _read(path: Path) -> dict[str, str]:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import FluentParser, ast

    text = path.read_text(encoding="utf-8")
    bundle = FluentBundle([path.stem], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    ids = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    patterns = {id: bundle.get_message(id).value for id in ids}
    return {id: str(bundle.format_pattern(pattern, {})[0]) for id, pattern in patterns.items() if pattern is not None}

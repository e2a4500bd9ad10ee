"""The words of the page itself, a file a language in `text`, English behind all; names and rules come from the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

ENGLISH = "en"
TEXT = Path(__file__).parent / "text"


def words(language: str) -> dict[str, str]:
    """Every message of the page in a language; what a translation lacks is said in English."""
    return _words(language if language in _spoken() else ENGLISH)


@cache
def _spoken() -> frozenset[str]:
    return frozenset(path.stem for path in TEXT.glob("*.ftl"))


@cache
def _words(language: str) -> dict[str, str]:
    """Kept for the languages there are, and not for whatever a browser asks for."""
    return _read(TEXT / f"{ENGLISH}.ftl") | _read(TEXT / f"{language}.ftl")


def _read(path: Path) -> dict[str, str]:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import FluentParser, ast

    text = path.read_text(encoding="utf-8")
    bundle = FluentBundle([path.stem], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    ids = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    patterns = {id: bundle.get_message(id).value for id in ids}
    return {id: str(bundle.format_pattern(pattern, {})[0]) for id, pattern in patterns.items() if pattern is not None}

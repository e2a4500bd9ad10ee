"""Small packs written on the spot for the tests of the linker and the checker."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.small_packs import manifest

from rulewright.diagnostics import Diagnostic, to_text
from rulewright.link.ruleset import Ruleset
from rulewright.pipeline import Loaded, load

GAME = "flow game:\n    each player: do turn\n\nwinner: most coin\n\n"
NOUNS = "resources: {coin: {per: player}}\n"


def pack(
    folder: Path,
    rules: str = "",
    nouns: str = "",
    cards: str = "",
    *,
    name: str = "base",
    players: tuple[int, int] = (1, 2),
    more: str = "",
    files: Mapping[str, str] | None = None,
) -> Path:
    """A pack in a folder of its own; what is empty is not written, and `more` are further lines of its pack.yaml."""
    home = folder / name
    home.mkdir(parents=True, exist_ok=True)
    own = {
        "pack.yaml": manifest(name, players, more),
        "game.rules": rules,
        "nouns.yaml": nouns,
        "cards.yaml": cards,
        **(files or {}),
    }
    for file, text in own.items():
        if text:
            (home / file).write_text(text, encoding="utf-8")
    return home


def over(folder: Path, name: str, rules: str, more: str = "") -> Path:
    """A pack over the one called `base`."""
    return pack(folder, rules, name=name, more=f"extends: [base]\n{more}")


def shown(found: Loaded) -> str:
    return to_text(found.diagnostics, found.sources)


def rules_of(*packs: Path) -> Ruleset:
    """The linked game of packs that must be right."""
    found = load(packs)
    assert found.checked is not None, shown(found)
    return found.checked.rules


def problems_of(*packs: Path) -> tuple[Diagnostic, ...]:
    return load(packs).diagnostics


def under_carets(*packs: Path) -> list[tuple[str, str, str]]:
    """Every problem as its code, its message, and the very text that its carets stand under."""
    found = load(packs)
    result = []
    for problem in found.diagnostics:
        assert problem.span is not None
        line = found.sources[problem.span.file].split("\n")[problem.span.line - 1]
        end = problem.span.end_column - 1 if problem.span.end_line == problem.span.line else len(line)
        result.append((problem.code, problem.message, line[problem.span.column - 1 : end]))
    return result

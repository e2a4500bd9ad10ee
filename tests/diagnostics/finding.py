"""What comes of a pack, and a small pack that is wrong or right in one thing only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.small_packs import Files, pack

from rulewright import load
from rulewright.diagnostics import Diagnostic
from rulewright.explain import check_texts
from rulewright.scenario import run_scenarios


@dataclass(frozen=True)
class Found:
    """What came of a pack, with the texts it was read from."""

    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, str]


def everything(folder: Path) -> Found:
    """Every problem of a pack, or of all packs in a folder: of its files, its rules, its texts and its scenarios."""
    packs = sorted(path.parent for path in folder.glob("*/pack.yaml"))
    loaded = load(packs or [folder])
    problems = list(loaded.diagnostics)
    if loaded.checked is not None:
        languages = dict.fromkeys(language for pack in loaded.checked.rules.packs for language in pack.languages)
        problems += [problem for language in languages for problem in check_texts(loaded.checked, language)]
        report = run_scenarios(loaded)
        problems += [*report.problems, *(problem for result in report.results for problem in result.problems)]
    return Found(tuple(problems), loaded.sources)


NOUNS = "resources:\n  reed: {per: player}\n"
GAME = "flow game:\n    each player: do turn\n\nwinner: most reed\n\n"
TURN = "action turn:\n    gain 1 reed\n"

Make = Callable[[Path, bool], Found]
MADE: dict[str, tuple[Make, str]] = {}


def made(code: str, place: str) -> Callable[[Make], Make]:
    """Enter a function that makes what is wrong, or what is right, in a folder; `place` is where the problem is."""

    def enter(make: Make) -> Make:
        MADE[code] = (make, place)
        return make

    return enter


def pond(folder: Path, rules: str = TURN, nouns: str = NOUNS, files: Files | None = None) -> Path:
    """A small pack, with further files."""
    return pack(folder, GAME + rules, nouns, name="pond", players=(2, 2), files=files)

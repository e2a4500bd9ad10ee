"""Every code is explained in docs/diagnostics.md, reported where something is wrong, and gone where it is put right.

Most codes have two packs (or two folders with several packs) in `fixtures/RWnnn`: `bad` and `good`. The line in
question ends in a comment with the code; where no comment can stand, `expected.txt` names it. What a repository cannot
hold well, games that stop and saves are made by the functions of made_packs.py and made_games.py.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.diagnostics import made_games, made_packs
from tests.diagnostics.finding import MADE, Found, everything

from rulewright.diagnostics import CODES, Diagnostic, errors, to_text

FIXTURES = Path(__file__).parent / "fixtures"
PAGE = Path(__file__).parents[2] / "docs" / "diagnostics.md"
SECTION = re.compile(r"^### (RW\d{3}): (.*)$", re.M)

LONG = frozenset({"RW209"})  # a file of thousands of declarations

# Two types that do not go together: which of the two is meant, only the author knows.
WITHOUT_SUGGESTION = frozenset({"RW402", "RW407"})


def marked(code: str) -> set[str]:
    """The places, as `file:line`, at which a bad pack says that the problem is."""
    home = FIXTURES / code
    named = home / "expected.txt"
    if named.is_file():
        return set(named.read_text(encoding="utf-8").split())
    places = set()
    for path in sorted((home / "bad").rglob("*")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.is_file() else (), 1):
            if line.endswith(f"# {code}"):
                places.add(f"{path.relative_to(home / 'bad').as_posix()}:{number}")
    assert places, f"no line of {home}/bad ends in `# {code}`"
    return places


def place_of(problem: Diagnostic) -> str:
    """`file:line` as the bad pack knows it; empty where a problem has no place."""
    if problem.span is None:
        return ""
    return f"{problem.span.file.removeprefix('bad/').removeprefix('pond/')}:{problem.span.line}"


def bad(code: str, folder: Path) -> tuple[Found, set[str]]:
    """What comes of the wrong thing, and the places that are to be named."""
    if code in MADE:
        make, place = MADE[code]
        return make(folder, False), {place}
    return everything(FIXTURES / code / "bad"), marked(code)


def good(code: str, folder: Path) -> Found:
    return MADE[code][0](folder, True) if code in MADE else everything(FIXTURES / code / "good")


@cache
def sections() -> dict[str, tuple[str, str]]:
    """The title and the text of each section of the page."""
    text = PAGE.read_text(encoding="utf-8")
    found = list(SECTION.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {match[1]: (match[2], text[match.end() : end]) for match, end in zip(found, ends, strict=True)}


def test_every_code_is_explained_once_and_in_order() -> None:
    explained = [match[1] for match in SECTION.finditer(PAGE.read_text(encoding="utf-8"))]
    assert explained == sorted(CODES)
    titles = {code: title for code, (title, _) in sections().items()}
    assert titles == {code: entry.title for code, entry in CODES.items()}


def test_every_code_is_exercised() -> None:
    pairs = {path.name for path in FIXTURES.iterdir() if (path / "bad").is_dir() and (path / "good").is_dir()}
    assert {path.name for path in FIXTURES.iterdir()} == pairs
    assert {make.__module__ for make, _ in MADE.values()} == {made_games.__name__, made_packs.__name__}
    assert pairs | set(MADE) == set(CODES)
    assert not pairs & set(MADE)


@pytest.mark.parametrize("code", [pytest.param(code, marks=pytest.mark.slow if code in LONG else ()) for code in sorted(CODES)])
def test_what_is_wrong_is_reported_at_its_line_in_the_words_of_the_page(code: str, tmp_path: Path) -> None:
    found, places = bad(code, tmp_path)
    problems = [problem for problem in found.diagnostics if problem.code == code]
    shown = to_text(found.diagnostics, found.sources)
    assert places <= {place_of(problem) for problem in problems}, shown
    for problem in problems:
        assert problem.message.strip() and "Traceback" not in problem.message
        assert problem.message[0] != problem.message[0].upper() or not problem.message[0].isalpha(), problem.message
        assert problem.suggestion or code in WITHOUT_SUGGESTION, shown
    problem = next(problem for problem in problems if place_of(problem) in places)
    text = sections()[code][1]
    assert f"{problem.severity}[{code}]: {problem.message}\n" in text
    assert problem.suggestion is None or f"= {problem.suggestion}\n" in text


@pytest.mark.parametrize("code", sorted(CODES))
def test_what_is_right_is_not_reported(code: str, tmp_path: Path) -> None:
    found = good(code, tmp_path)
    shown = to_text(found.diagnostics, found.sources)
    assert code not in {problem.code for problem in found.diagnostics}, shown
    assert not errors(found.diagnostics), shown

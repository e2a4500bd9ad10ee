"""Every sentence of the shipped packs, as it was read and approved; UPDATE_GOLDEN=1 writes them anew, to be read again.

Beside a golden file stands its list of sentences that are not yet fit to print, each with its grade: B is understandable but
clumsy, C is wrong or the talk of a machine. Everything else was read and found fit to print. The head of the file has the score;
a sentence that is said several times counts once. The sentences of another language stand in a file of their own
(`akropolis.hu.txt`). Of a pack over another only the sections are there in which it says something else.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest
from tests.shipped_games import LARGE, rules
from tests.shipped_games import PACKS as SHIPPED

from rulewright.explain import check_texts, explain
from rulewright.explain.catalog import ENGLISH

GOLDEN = Path(__file__).parent / "golden"
PACKS = ["tic-tac-toe", "connect-four", "akropolis", "cuzco", "tekhenu", "teotihuacan"]
OVER = {pack: base for base in PACKS for pack in SHIPPED if pack.startswith(f"{base}-")}
TRANSLATED = sorted(tuple(path.name.split(".")[:2]) for path in GOLDEN.glob("*.??.txt"))
BOOKS = [
    pytest.param(pack, language, marks=[pytest.mark.slow] if pack in LARGE else [])
    for pack, language in (*((pack, ENGLISH) for pack in (*PACKS, *OVER)), *TRANSLATED)
]
GRADES = ("B", "C")
Section = tuple[str, str, str]  # its part, its heading, its text


def golden(pack: str, language: str, ending: str = "txt") -> Path:
    return GOLDEN / (f"{pack}.{ending}" if language == ENGLISH else f"{pack}.{language}.{ending}")


@cache
def sections(pack: str, language: str) -> list[Section]:
    return [(each.part, f"[{each.id}] {each.title}", each.text) for each in explain(rules(pack), language=language)]


def told(pack: str, language: str = ENGLISH) -> str:
    """The whole book of a pack, as `rulewright explain` prints it, or what a pack over another changes in it."""
    base = sections(OVER[pack], language) if pack in OVER else []
    known = {(heading, text) for _, heading, text in base}
    lines: list[str] = []
    last = ""
    for part, heading, text in sections(pack, language):
        if (heading, text) in known:
            continue
        if part != last:
            lines.append(f"==== {part} ====\n")
        last = part
        lines.append(f"{heading}\n{text}\n")
    return "\n".join(lines)


def sentences(text: str) -> list[str]:
    """Every sentence once, without its bullet; headings are none, and a point before a small letter (`1. helyen`) ends none."""
    found: list[str] = []
    for line in (line.strip().removeprefix("• ") for line in text.splitlines()):
        whole = bool(line) and not line.startswith(("#", "[", "===="))
        for number, part in enumerate(line.split(". ") if whole else ()):
            if number and part[:1].islower():
                found[-1] += f" {part}"
            else:
                found.append(part)
            found[-1] += "." if not found[-1].endswith((".", ":")) else ""
    return list(dict.fromkeys(found))


def not_yet(pack: str, language: str) -> list[tuple[str, str]]:
    """The sentences of a pack that are not fit to print, with their grades."""
    path = golden(pack, language, "not-yet.txt")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [(line[0], line[2:]) for line in lines if line.strip() and not line.startswith("#")]


def head(pack: str, language: str, text: str) -> str:
    """The score of a pack."""
    found = sentences(text)
    if not golden(pack, language, "not-yet.txt").exists():
        return f"# {len(found)} sentences, not graded yet.\n\n"
    grade = {sentence: grade for grade, sentence in not_yet(pack, language)}
    count = {each: sum(grade.get(sentence) == each for sentence in found) for each in GRADES}
    fit = len(found) - sum(count.values())
    share = 100 * fit // len(found)
    many = "sentence" if len(found) == 1 else "sentences"
    return f"# {len(found)} {many}: {fit} fit to print ({share} %), {count['B']} clumsy (B), {count['C']} wrong (C).\n\n"


@pytest.mark.parametrize(("pack", "language"), BOOKS)
def test_sentences(pack: str, language: str) -> None:
    """The whole book is made once, and everything that is asked about it is asked here."""
    book = told(pack, language)
    text = head(pack, language, book) + book
    path = golden(pack, language)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")

    # What is graded is there.
    found, graded = set(sentences(book)), not_yet(pack, language)
    assert [sentence for _, sentence in graded if sentence not in found] == []
    assert {grade for grade, _ in graded} <= set(GRADES)

    # No sentence falls back on English.
    assert language == ENGLISH or language in rules(pack).rules.languages
    assert language == ENGLISH or [line for line in book.splitlines() if "[en]" in line] == []


@pytest.mark.parametrize("pack", [pack for pack in PACKS if pack not in LARGE])
def test_texts_are_complete_and_known(pack: str) -> None:
    """Those of the large games are looked at with everything else that ships (tests/cli/test_commands.py)."""
    for language in rules(pack).rules.languages:
        assert [problem.message for problem in check_texts(rules(pack), language)] == []


def test_one_id_and_what_is_below_it() -> None:
    assert [each.id for each in explain(rules("tic-tac-toe"), "turn")] == ["turn"]
    assert explain(rules("tic-tac-toe"), "nonsense") == []

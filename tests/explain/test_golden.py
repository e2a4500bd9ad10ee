"""Every sentence of the shipped packs, as it was read and approved; UPDATE_GOLDEN=1 writes them anew, to be read again.

Beside a golden file stands its list of sentences that are not yet fit to print, each with its grade: B is understandable but
clumsy, C is wrong or the talk of a machine. Everything else was read and found fit to print. The head of the file has the score.
The sentences of another language stand in a file of their own (`akropolis.hu.txt`).
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from tests.shipped_games import LARGE, rules

from rulewright.explain import check_texts, explain
from rulewright.explain.catalog import ENGLISH

GOLDEN = Path(__file__).parent / "golden"
PACKS = ["tic-tac-toe", "connect-four", "akropolis", "cuzco", "tekhenu", "teotihuacan"]
TRANSLATED = sorted(tuple(path.name.split(".")[:2]) for path in GOLDEN.glob("*.??.txt"))
BOOKS = [
    pytest.param(pack, language, marks=[pytest.mark.slow] if pack in LARGE else [])
    for pack, language in (*((pack, ENGLISH) for pack in PACKS), *TRANSLATED)
]
GRADES = ("B", "C")
_END = re.compile(r"(?<=\.)\s+")


def golden(pack: str, language: str, ending: str = "txt") -> Path:
    return GOLDEN / (f"{pack}.{ending}" if language == ENGLISH else f"{pack}.{language}.{ending}")


def told(pack: str, language: str = ENGLISH) -> str:
    """The whole book of a pack, as `rulewright explain` prints it."""
    lines: list[str] = []
    part = ""
    for each in explain(rules(pack), language=language):
        if each.part != part:
            part = each.part
            lines.append(f"==== {part} ====\n")
        lines.append(f"[{each.id}] {each.title}\n{each.text}\n")
    return "\n".join(lines)


def sentences(text: str) -> list[str]:
    """Every sentence, without its bullet; headings are none."""
    lines = [line.strip().removeprefix("• ") for line in text.splitlines() if line.strip()]
    return [part for line in lines if not line.startswith(("#", "[", "====")) for part in _END.split(line)]


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
    return f"# {len(found)} sentences: {fit} fit to print ({share} %), {count['B']} clumsy (B), {count['C']} wrong (C).\n\n"


@pytest.mark.parametrize(("pack", "language"), BOOKS)
def test_sentences(pack: str, language: str) -> None:
    text = told(pack, language)
    text = head(pack, language, text) + text
    path = golden(pack, language)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("pack", "language"), BOOKS)
def test_graded_sentences_are_there(pack: str, language: str) -> None:
    found = set(sentences(told(pack, language)))
    graded = not_yet(pack, language)
    assert [sentence for _, sentence in graded if sentence not in found] == []
    assert {grade for grade, _ in graded} <= set(GRADES)


@pytest.mark.parametrize(("pack", "language"), BOOKS)
def test_texts_are_complete_and_known(pack: str, language: str) -> None:
    assert [problem.message for problem in check_texts(rules(pack), language)] == []


@pytest.mark.parametrize(("pack", "language"), TRANSLATED)
def test_no_sentence_falls_back_on_english(pack: str, language: str) -> None:
    assert language in rules(pack).rules.languages
    assert [line for line in told(pack, language).splitlines() if "[en]" in line] == []


def test_one_id_and_what_is_below_it() -> None:
    assert [each.id for each in explain(rules("tic-tac-toe"), "turn")] == ["turn"]
    assert explain(rules("tic-tac-toe"), "nonsense") == []

"""The C of a pack holds nothing of its text: numbers, our own short names, and what the runtime offers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.native.comparing import settled_program
from tests.shipped_games import rules
from tests.small_packs import checked_of, pack

from rulewright import load
from rulewright.native import RUNTIME

OURS = re.compile(r"[a-zA-Z]{1,2}[0-9]+")
KEYWORDS = {"static", "const", "void", "int", "unsigned", "char", "if", "else", "for", "while", "return", "break", "continue"}
OTHERS = {"sizeof", "size_t", "struct", "LL", "rulewright", "h", "SEATS", "NOBODY"}


def words(text: str) -> set[str]:
    return set(re.findall(r"[A-Za-z_][A-Za-z_0-9]*", text))


def known() -> set[str]:
    return KEYWORDS | words("\n".join(path.read_text(encoding="ascii") for path in RUNTIME.glob("*.h")))


HOSTILE = """flow game:
    each player: do system

winner: most exit

value printf = 3

rule system:
    choose asm from 1..2
    gain asm exit
    if printf = 3: end game
"""


def test_the_source_of_a_stranger_holds_no_word_of_his(tmp_path: Path) -> None:
    checked = checked_of(load([pack(tmp_path, HOSTILE, "resources:\n  exit: {per: player}\n", name="pond", players=(2, 2))]))
    source = settled_program(checked, 2, {}).source
    assert not words(source) & {"system", "exit", "printf", "asm", "pond"}
    assert_only_known(source)


@pytest.mark.parametrize("name", ["akropolis", pytest.param("tekhenu", marks=pytest.mark.slow)])
def test_the_source_of_a_pack_consists_of_known_words(name: str) -> None:
    assert_only_known(settled_program(rules(name), 2, {}).source)


def assert_only_known(source: str) -> None:
    assert source.isascii() and '"' not in source.replace('"rulewright.h"', "") and "\\" not in source
    assert {word for word in words(source) - known() - OTHERS if not OURS.fullmatch(word)} == set()

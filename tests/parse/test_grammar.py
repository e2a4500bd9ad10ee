"""The grammar stays LALR(1) without conflicts, and its words are known to all who need them."""

from __future__ import annotations

import re

import interegular  # noqa: F401 - without it lark looks for fewer conflicts
import pytest
from lark import Lark
from lark.exceptions import GrammarError, LexError

from rulewright.parse.parser import CONTINUES
from rulewright.parse.tables import STARTS, Indentation
from rulewright.parse.wrapping import RANKS
from rulewright.read.resources import grammar_text


def conflict(grammar: str, *starts: str) -> str:
    """What is wrong with a grammar. Words may overlap: the parser tells the lexer which of them it expects."""
    try:
        Lark(grammar, parser="lalr", strict=True, start=list(starts), postlex=Indentation())
    except LexError:
        return ""
    except GrammarError as error:
        return str(error)
    return ""


@pytest.mark.slow
def test_no_conflicts() -> None:
    assert conflict(grammar_text("rules.lark"), *STARTS) == ""


@pytest.mark.slow
def test_a_conflict_would_be_found() -> None:
    unclear = "\nunclear: expression | again\nagain: expression\n"
    assert "collision" in conflict(grammar_text("rules.lark") + unclear, *STARTS, "unclear")


def test_continuing_words_agree() -> None:
    """The lexer, the split into declarations and the line breaking must continue lines at the same words."""
    rule = next(line for line in grammar_text("rules.lark").split("\n") if line.startswith("_CONTINUED"))
    listed = re.search(r"\(([a-z|]+)\)\\b", rule)
    assert listed
    assert {*listed[1].split("|"), "+", "*"} == set(RANKS)
    assert all(CONTINUES.match(word) for word in RANKS)

"""The grammar stays LALR(1) without conflicts, and its words are known to all who need them."""

from __future__ import annotations

import re

import pytest
from lark import Lark
from lark.exceptions import GrammarError, LexError

from rulewright.parse.parser import CONTINUES, STARTS, Indentation
from rulewright.parse.wrapping import RANKS
from rulewright.read.resources import grammar_text

pytest.importorskip("interegular")


def test_no_conflicts() -> None:
    try:
        Lark(grammar_text("rules.lark"), parser="lalr", strict=True, start=list(STARTS), postlex=Indentation())
    except LexError:  # words may overlap: the parser tells the lexer which of them it expects
        pass
    except GrammarError as error:
        pytest.fail(str(error))


def test_continuing_words_agree() -> None:
    """The lexer, the split into declarations and the line breaking must continue lines at the same words."""
    rule = next(line for line in grammar_text("rules.lark").split("\n") if line.startswith("_CONTINUED"))
    listed = re.search(r"\(([a-z|]+)\)\\b", rule)
    assert listed
    assert {*listed[1].split("|"), "+", "*"} == set(RANKS)
    assert all(CONTINUES.match(word) for word in RANKS)

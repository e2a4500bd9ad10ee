"""A misspelt verb is told by its own name, wherever a sentence may begin, and never by the word behind it."""

from __future__ import annotations

import pytest

from rulewright.parse import parse_effect, parse_rules


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        ("rule turn:\n    gian 2 coin\n    skip\n", "gian", "gain"),
        ("rule turn: gian 2 coin\n", "gian", "gain"),
        ("after any player gains coin: gian 2 coin\n", "gian", "gain"),
        ("rule turn:\n    may: mvoe card to row\n", "mvoe", "move"),
        ("rule turn:\n    match n:\n        1: gian 2 coin\n", "gian", "gain"),
        ("rule turn:\n    choose one:\n        early: choos card from row\n", "choos", "choose"),
        ("rule turn:\n    skp\n", "skp", "skip"),
    ],
)
def test_the_verb_is_what_is_wrong(text: str, word: str, meant: str) -> None:
    _, [problem] = parse_rules(text, "f.rules")
    assert (problem.code, problem.message, problem.suggestion) == (
        "RW201",
        f"`{word}` is no verb of the language",
        f"did you mean `{meant}`?",
    )
    assert problem.span is not None
    line = text.split("\n")[problem.span.line - 1]
    assert line[problem.span.column - 1 : problem.span.end_column - 1] == word


@pytest.mark.parametrize(("text", "meant"), [("atfer you gain coin: skip", "after"), ("in taking(n): gian 2 coin", "gain")])
def test_also_on_a_card(text: str, meant: str) -> None:
    _, [problem] = parse_effect(text, "f.yaml", lambda line, column: (line, column))
    assert problem.suggestion == f"did you mean `{meant}`?"


@pytest.mark.parametrize("text", ["rule turn:\n    n\n", "rule turn:\n    coin 3\n", "value f(n: nuber x) = 3\n"])
def test_a_name_that_is_near_no_verb_is_none(text: str) -> None:
    _, [problem] = parse_rules(text, "f.rules")
    assert "verb" not in problem.message

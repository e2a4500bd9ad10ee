"""Every way a sentence can be broken has a code and points at the place."""

from __future__ import annotations

import pytest

from rulewright.limits import MAX_DIGITS
from rulewright.parse import parse_rules
from rulewright.parse.parser import MAX_BRACKETS, MAX_DECLARATION

DEEP = MAX_BRACKETS + 1


@pytest.mark.parametrize(
    ("code", "line", "column", "text"),
    [
        ("RW201", 1, 13, "value v = 1 2\n"),
        ("RW201", 2, 11, "# why\nvalue v = = 1  # because\n"),
        ("RW201", 1, 1, "valeu v = 1\n"),
        ("RW202", 1, 13, "value v = a × b\n"),
        ("RW202", 2, 15, "rule r:\n    require a ≥ 2\n"),
        ("RW203", 1, 14, "value v = a +\n"),
        ("RW203", 1, 10, "value v =   # nothing\n\n\n"),
        ("RW203", 2, 9, "rule r:\n    if a\n        skip\n"),
        ("RW203", 1, 8, "rule r:\n"),
        ("RW204", 3, 9, "rule r:\n    skip\n        skip\n"),
        ("RW204", 3, 5, "rule r:\n        skip\n    skip\n"),
        ("RW204", 4, 7, "rule r:\n    if a:\n        skip\n      skip\n    skip\n"),
        ("RW205", 1, 11 + MAX_BRACKETS, f"value v = {'(' * DEEP}a{')' * DEEP}\n"),
        ("RW205", 1, 11, f"value v = {' + '.join('a' * 100)}\n"),
        ("RW206", 1, 1, f"value v = {'a + ' * (MAX_DECLARATION // 4)}a\n"),
        ("RW208", 1, 15, f"value v = 1 + {'9' * (MAX_DIGITS + 1)}\n"),
        ("RW207", 2, 12, "rule r:\n    gain 1 where\n"),
    ],
)
def test_code_and_place(code: str, line: int, column: int, text: str) -> None:
    declarations, (problem,) = parse_rules(text, "some.rules")
    assert declarations == []
    assert problem.span is not None
    assert (problem.code, problem.span.line, problem.span.column) == (code, line, column)
    assert problem.span.file == "some.rules"


def test_signs_of_other_languages_are_translated() -> None:
    _, (problem,) = parse_rules("value v = a ≠ b\n", "f")
    assert problem.suggestion == "write `!=`"


def test_a_misspelt_word_is_guessed() -> None:
    _, (problem,) = parse_rules("valeu v = 1\n", "f")
    assert problem.suggestion == "did you mean `value`?"


def test_one_broken_declaration_hides_no_other() -> None:
    text = """value a = = 1

value b = 2

rule c:
    gain 1
    skip

rule d: skip

score e = × 2
"""
    declarations, problems = parse_rules(text, "f")
    assert [type(declaration).__name__ for declaration in declarations] == ["Value", "Rule"]
    assert [(problem.code, problem.span and problem.span.line) for problem in problems] == [
        ("RW201", 1),
        ("RW203", 6),
        ("RW202", 11),
    ]


def test_positions_count_from_the_beginning_of_the_file() -> None:
    (_, second), _ = parse_rules("# a comment\n\nvalue a = 1\n\nvalue b = 2\n", "f")
    assert (second.span.line, second.span.column) == (5, 1)


def test_a_comment_may_hold_any_word() -> None:
    """Words that continue a line mean nothing inside a comment."""
    text = "winner: most gold\n# three or four, and more\n\n# by then\nvalue x = 1\n    # where to\n    + 2\n"
    declarations, problems = parse_rules(text, "x.rules")
    assert not problems
    assert len(declarations) == 2


def test_what_is_no_longer_said_is_told_in_new_words() -> None:
    [problem] = parse_rules("extend instead of turn: skip\n", "f")[1]
    assert problem.suggestion is not None and "replace … with:" in problem.suggestion

"""What people write who know another language, or leave out a word, is told at its place, with how it is said here."""

from __future__ import annotations

import re

import pytest

from rulewright.diagnostics import English
from rulewright.parse import parse_effect, parse_rules
from rulewright.parse.complaints import _words
from rulewright.parse.tables import parser

LAYOUT = ("_CONTINUED", "__IGNORE", "COMMENT", "_COMMENT")  # between the words

RULE = "rule turn:\n    "


@pytest.mark.parametrize(
    ("text", "word", "hint"),
    [
        (RULE + "if coin == 2: skip\n", "=", "write `=`"),
        (RULE + "coin += 2\n", "+", "write `gain` or `lose`"),
        (RULE + "set leader = player\n", "=", "write `set … to …`"),
        (RULE + "gain coin\n", "coin", "`gain 1 coin`"),
        (RULE + "gain coin, 2 wood\n", "coin", "`gain 1 coin`"),
        (RULE + "pay coin for rent\n", "coin", "`pay 1 coin`"),
        ("if coin = 2: skip\n", "if", "begin a rule with `rule NAME:`"),
        ("gain 2 coin\n", "gain", "begin a rule with `rule NAME:`"),
        ("choose c from row\n", "choose", "begin a rule with `rule NAME:`"),
        ("value x = 5 * count of cells if tall else 0\n", "if", "brackets around the whole"),
        ("value x = (count of cells where level of it > 3 if tall else 0)\n", "if", "brackets around the whole"),
        (RULE + "gain count of row where it = ant coin\n", "where", "put brackets around what is counted"),
        (RULE + "pay sum of worth of c for c in row coin\n", "for", "put brackets around what is counted"),
        (RULE + "gain lowest of 1..3 coin\n", "..", "put brackets around what is counted"),
        (RULE + "gain best p in players by most coin coin\n", "in", "put brackets around what is counted"),
        (RULE + "if coin > 1 then gain 1 wood\n", "then", "write `:`"),
        (RULE + "else: skip\n", "else", "line it up with its `if`"),
        (RULE + "if x: skip else: skip\n", "else", "write it on a line of its own, below its `if`"),
        (RULE + "if coin && wood: skip\n", "", "write `and`"),
        (RULE + "if coin || wood: skip\n", "", "write `or`"),
        (RULE + "if !coin: skip\n", "", "write `not`"),
        (RULE + "Gain 1 coin\n", "Gain", "did you mean `gain`?"),
        ("Rule turn: skip\n", "Rule", "did you mean `rule`?"),
        ("rule turn:\n\tskip\n", "", "indent with spaces"),
    ],
)
def test_one_message_at_the_word_with_how_it_is_said(text: str, word: str, hint: str) -> None:
    _, [problem] = parse_rules(text, "f.rules")
    assert problem.span is not None and problem.suggestion is not None and hint in problem.suggestion, problem
    line = text.split("\n")[problem.span.line - 1]
    assert line[problem.span.column - 1 : problem.span.end_column - 1] == word


def test_dots_and_words_of_two_terminals_are_told_as_they_are_written() -> None:
    _, [problem] = parse_rules("value x(n):\n    1 2: 3\n", "f.rules")
    assert problem.suggestion == "expected `,`, `..` or `:`"
    _, problems = parse_rules("rule turn:\n    skip\nextnd after rule turn: skip\n", "f.rules")
    assert problems[0].suggestion == "did you mean `extend`?"


def test_no_hint_speaks_of_terminals_of_the_grammar() -> None:
    for text in ("value x = 5 * count of cells tall\n", RULE + "choose c row\n", "rule a(\n", "score = 3\n", RULE + "move a b\n"):
        for problem in parse_rules(text, "f.rules")[1]:
            assert "anon" not in f"{problem.message} {problem.suggestion}"


def test_also_on_a_card() -> None:
    _, [problem] = parse_effect("gain coin", "f.yaml", lambda line, column: (line, column))
    assert problem.message == "it is not said how many `coin`"


def test_every_terminal_is_told_in_words_that_can_be_written() -> None:
    told = {
        terminal.name: _words(terminal.name, parser()) for terminal in parser().terminals if not terminal.name.startswith(LAYOUT)
    }
    assert told["VERB"] == "a verb, as `gains`" and {"gain", "extend", ".."} < {*told.values()}
    for name, word in told.items():
        pattern = re.compile(parser().get_terminal(name).pattern.to_regexp())
        assert isinstance(word, English) or pattern.fullmatch(word), (name, word)

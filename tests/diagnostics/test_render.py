"""The picture of a problem: text, caret, suggestion, notes, and the same as plain data."""

from __future__ import annotations

import json

import pytest

from rulewright.diagnostics import Diagnostic, Span, to_json, to_text

FILE = "demo/turn.rules"


def problem(column: int, end: int, line: int = 1, message: str = "wrong") -> Diagnostic:
    return Diagnostic("RW120", message, Span(FILE, line, column, line, end))


def drawing(source: str, diagnostic: Diagnostic) -> tuple[str, str]:
    """The shown source line and the line of carets, without their margins."""
    lines = to_text([diagnostic], {FILE: source}).split("\n")
    mark = next(index for index, line in enumerate(lines) if set(line) == {" ", "|", "^"})
    return lines[mark - 1].split("| ", 1)[1], lines[mark].split("| ", 1)[1]


def test_the_whole_picture() -> None:
    source = "\n" * 11 + "    pay 2 pebbels\n"
    span = Span(FILE, 12, 11, 12, 18)
    first = Span(FILE, 12, 5, 12, 8)
    diagnostic = Diagnostic("RW120", "no `pebbels`", span, "did you mean `pebbles`?", (("paid here", first),))
    assert to_text([diagnostic], {FILE: source}) == (
        "error[RW120]: no `pebbels`\n"
        "  --> demo/turn.rules:12:11\n"
        "   |\n"
        "12 |     pay 2 pebbels\n"
        "   |           ^^^^^^^\n"
        "   = did you mean `pebbles`?\n"
        "note: paid here\n"
        "  --> demo/turn.rules:12:5\n"
        "   |\n"
        "12 |     pay 2 pebbels\n"
        "   |     ^^^\n"
        "\n"
        "1 error\n"
    )


def test_nothing_to_say() -> None:
    assert to_text([], {}) == ""


def test_summary_counts_each_severity() -> None:
    found = [problem(1, 2), problem(2, 3), Diagnostic("RW109", "old ending", None)]
    assert to_text(found, {}).endswith("\n\n2 errors, 1 warning\n")


def test_reading_order_does_not_depend_on_the_order_given() -> None:
    found = [problem(1, 2, line, f"number {line}") for line in (3, 1, 2)]
    text = to_text(found, {FILE: "a\nb\nc\n"})
    assert text.index("number 1") < text.index("number 2") < text.index("number 3")
    assert text == to_text(reversed(found), {FILE: "a\nb\nc\n"})


@pytest.mark.parametrize(
    ("source", "column", "end", "shown", "carets"),
    [
        ("abc", 2, 3, "abc", " ^"),
        ("\tpay x", 6, 7, "    pay x", "        ^"),
        ("a\tb", 3, 4, "a   b", "    ^"),
        ("漢字 x", 4, 5, "漢字 x", "     ^"),
        ("漢字 x", 2, 3, "漢字 x", "  ^^"),
        ("e\u0301 x", 4, 5, "e\u0301 x", "  ^"),
        ("ab", 3, 3, "ab", "  ^"),
        ("ab", 2, 2, "ab", " ^"),
        ("ab", 9, 12, "ab", "  ^"),
        ("a\x1b[31mb", 7, 8, "a\\x1b[31mb", "         ^"),
        ("a\u202eb", 3, 4, "a\\u{202e}b", "         ^"),
    ],
)
def test_caret_is_below_its_character(source: str, column: int, end: int, shown: str, carets: str) -> None:
    assert drawing(source, problem(column, end)) == (shown, carets)


@pytest.mark.parametrize("column", [1, 2, 70, 500, 998, 1000])
def test_long_lines_are_shown_around_the_caret(column: int) -> None:
    source = "a" * (column - 1) + "X" + "b" * (1000 - column)
    shown, carets = drawing(source, problem(column, column + 1))
    assert len(shown) < 200
    assert shown[carets.index("^")] == "X"
    assert carets.count("^") == 1
    assert shown.startswith("…") == (column > 61)
    assert shown.endswith("…") == (column < 900)


def test_a_span_over_lines_is_marked_on_its_first() -> None:
    diagnostic = Diagnostic("RW120", "wrong", Span(FILE, 1, 3, 3, 2))
    assert drawing("a bcd  \nx\ny", diagnostic)[1] == "  ^^^"


def test_unknown_source_shows_the_place_only() -> None:
    assert to_text([problem(4, 5)], {}) == "error[RW120]: wrong\n --> demo/turn.rules:1:4\n\n1 error\n"


def test_a_line_past_the_end_shows_the_place_only() -> None:
    assert "^" not in to_text([problem(1, 2, line=9)], {FILE: "a\n"})


def test_messages_cannot_control_the_terminal() -> None:
    evil = Diagnostic("RW120", "a\x1b[2Jb\n", Span.point("x\x07.yaml", 1, 1), "c\x1bd", (("e\x9bf", None),))
    text = to_text([evil], {})
    assert "a\\x1b[2Jb\\x0a" in text
    assert "x\\x07.yaml:1:1" in text
    assert not set(text) & set("\x1b\x07\x9b")


def test_colour_only_adds_escape_codes() -> None:
    source = {FILE: "pay x\n"}
    plain, coloured = to_text([problem(5, 6)], source), to_text([problem(5, 6)], source, colour=True)
    assert "\x1b[1;31m^\x1b[0m" in coloured
    for code in ("1;31", "1;33", "1;36", "1;34", "1", "0"):
        coloured = coloured.replace(f"\x1b[{code}m", "")
    assert coloured == plain


def test_json_has_every_field() -> None:
    span, other = Span("a", 1, 2, 3, 4), Span("b", 5, 6, 7, 8)
    found = to_json([Diagnostic("RW109", "m", span, "s", (("n", other), ("bare", None))), problem(1, 2)])
    assert json.loads(json.dumps(found)) == found
    assert found[0] == {
        "code": "RW109",
        "severity": "warning",
        "message": "m",
        "file": "a",
        "line": 1,
        "column": 2,
        "end_line": 3,
        "end_column": 4,
        "suggestion": "s",
        "notes": [
            {"message": "n", "file": "b", "line": 5, "column": 6, "end_line": 7, "end_column": 8},
            {
                "message": "bare",
                "file": None,
                "line": None,
                "column": None,
                "end_line": None,
                "end_column": None,
            },
        ],
    }
    assert (found[1]["severity"], found[1]["suggestion"], found[1]["notes"]) == ("error", None, [])

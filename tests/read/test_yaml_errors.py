"""A file that is not YAML gives a sentence, a place and a hint, never the parser's words."""

from __future__ import annotations

import pytest

from rulewright.read import read_yaml

pytestmark = pytest.mark.usefixtures("each_parser")

JARGON = ("token", "scalar", "mapping", "block end", "node", "stream", "context", "simple key", "indicator")


@pytest.mark.parametrize(
    ("text", "code", "place", "hint"),
    [
        ("a:\n\tb: 1\n", "RW121", (2, 1), "spaces"),
        ("a:\n  b: 1\n \tc: 2\n", "RW121", (3, 2), "spaces"),
        ("a: pay: 2\n", "RW124", (1, 7), "quotes"),
        ("a: {x} more\n", "RW124", (1, 8), "quotes"),
        ('a: "x" more\n', "RW124", (1, 8), "quotes"),
        ("a: [x] more\n", "RW124", (1, 8), "quotes"),
        ("[x] more\n", "RW124", (1, 5), "quotes"),
        ("a: @x\n", "RW124", (1, 4), "quotes"),
        ("a: `x`\n", "RW124", (1, 4), "quotes"),
        ("a: %x\n", "RW124", (1, 4), "quotes"),
        ("a: *\n", "RW124", (1, 4), "quotes"),
        ("a: & b\n", "RW124", (1, 4), "quotes"),
        ("a: ]\n", "RW124", (1, 4), "quotes"),
        ("a: ? b\n", "RW124", (1, 4), "quotes"),
        ('a: "x\nb: 2\n', "RW122", (1, 4), "close it"),
        ("b: 1\na: 'x\n", "RW122", (2, 4), "''"),
        ("a: [1, 2\nb: 3\n", "RW123", (1, 4), "`]`"),
        ("a: {x: 1\n", "RW123", (1, 4), "`}`"),
        ("a: [x #y, z]\n", "RW123", (1, 4), "comment"),
        ("a: {x: 1 y: 2}\n", "RW123", (1, 11), "comma"),
        ('a: "\\q"\n', "RW126", (1, 5), "backslash"),
        ('a: "\\xzz"\n', "RW126", (1, 5), "backslash"),
        ("a: |x\n  b\n", "RW125", (1, 4), None),
        ("a: 1\n  b: 2\n", "RW125", (2, 3), "indentation"),
        ("a:\n  b: 1\n c: 2\n", "RW125", (3, 2), "indent"),
        ("a: 1\nb\nc: 1\n", "RW125", (2, 1), "key: value"),
        ("a: x #y\n  z\n", "RW125", (2, 3), "comment"),
        ("a: 1\n- b\n", "RW125", (2, 1), "indent"),
        ("- a\nb: 1\n", "RW125", (2, 1), "indent"),
        ("a: - b\n", "RW125", (1, 4), None),
    ],
)
def test_sentence_place_and_hint(text: str, code: str, place: tuple[int, int], hint: str | None) -> None:
    tree, problems = read_yaml(text, "f.yaml")
    assert tree is None
    assert [problem.code for problem in problems] == [code]
    span = problems[0].span
    assert span is not None
    assert (span.line, span.column) == place
    assert not any(word in problems[0].message for word in JARGON)
    assert (problems[0].suggestion is None) == (hint is None)
    assert hint is None or hint in (problems[0].suggestion or "")


def test_problems_before_the_error_are_kept() -> None:
    _, problems = read_yaml("a: &x 1\nb: 'open\n", "f.yaml")
    assert [problem.code for problem in problems] == ["RW131", "RW122"]

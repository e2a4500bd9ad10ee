"""Every node knows its place, and every character of a text can be found in the file."""

from __future__ import annotations

import pytest

from rulewright.diagnostics import Span
from rulewright.read import Mapping, Node, Scalar, Sequence, at, key_at, read_yaml

pytestmark = pytest.mark.usefixtures("each_parser")


def tree_of(text: str) -> Node:
    tree, problems = read_yaml(text, "f")
    assert problems == []
    assert tree is not None
    return tree


def reach(node: Node) -> tuple[int, int, int, int]:
    return node.span.line, node.span.column, node.span.end_line, node.span.end_column


def text_at(text: str, *path: str | int) -> Scalar:
    node = at(tree_of(text), path)
    assert isinstance(node, Scalar)
    return node


def visible_characters_agree(source: str, node: Scalar) -> int:
    """Every visible character of the text is the one in the file where it is said to stand."""
    assert isinstance(node.value, str)
    lines, checked = source.split("\n"), 0
    for row, text in enumerate(node.value.split("\n")):
        for col, char in enumerate(text):
            line, column = node.locate(row, col)
            if char.strip():
                assert lines[line - 1][column - 1] == char, (row, col)
                checked += 1
    return checked


BLOCK = """\
effects:
  first: |
    pay 2 pebbles
      gain é 漢 1

    end
  second: |2-

      indented by two more
    last
"""


def test_block_text_is_exact() -> None:
    first, second = text_at(BLOCK, "effects", "first"), text_at(BLOCK, "effects", "second")
    assert first.lines == ((3, 5), (4, 5), (5, 5), (6, 5), (7, 5))
    assert first.locate(0, 4) == (3, 9)
    assert first.locate(1, 7) == (4, 12)
    assert second.value == "\n  indented by two more\nlast"
    assert second.locate(1, 2) == (9, 7)
    assert second.locate(2, 0) == (10, 5)
    assert visible_characters_agree(BLOCK, first) == 21
    assert visible_characters_agree(BLOCK, second) == 21
    assert reach(first) == (2, 10, 6, 8)


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("a: plain text\n", 9),
        ("a: 'quoted text'\n", 10),
        ("a: \"so 'it is'\"\n", 8),
        ("a: over\n  several\n\n\n  lines  of   text\n", 22),
        ("a: 'over\n  several   \n\n  lines'\n", 16),
        ('a: "over\n  several   \n\n  li\\\n   nes"\n', 16),
        ("a: >\n  one\n  two\n\n    more\n  three\n\n\n", 15),
        ("a: >2-\n\n   one\n  two\n", 6),
        ("a: |\n\n\n  one\n   two", 6),
        ("a: |+\n x\n\n\nb: 1\n", 1),
    ],
)
def test_all_styles_agree_with_the_file(source: str, count: int) -> None:
    assert visible_characters_agree(source, text_at(source, "a")) == count


def test_escapes_do_not_shift_what_follows() -> None:
    source = r'a: "x\ty\x41z\u0041\n\"q"' + "\n"
    node = text_at(source, "a")
    assert node.value == 'x\tyAzA\n"q'
    columns = [node.locate(0, col)[1] for col in range(6)] + [node.locate(1, col)[1] for col in range(2)]
    assert columns == [5, 6, 8, 9, 13, 14, 22, 24]
    assert node.lines == ((1, 5), (1, 22))


def test_doubled_single_quotes_do_not_shift_what_follows() -> None:
    node = text_at("a: 'it''s so'\n", "a")
    assert [node.locate(0, col)[1] for col in (2, 3, 5)] == [7, 9, 11]


def test_an_escape_after_a_folded_break() -> None:
    node = text_at('a: "x\n\n \\ty"\n', "a")
    assert node.value == "x\n\ty"
    assert (node.locate(1, 0), node.locate(1, 1)) == ((3, 2), (3, 4))


def test_locate_stays_in_the_text() -> None:
    node = text_at("a: |\n  x\n", "a")
    assert node.locate(99, 0) == (3, 3)
    assert text_at("a: 12\n", "a").locate(0, 1) == (1, 5)


def test_spans() -> None:
    tree = tree_of("a: [1, {b: ''}]\nc:\n  - x y\n  - d: 2\n\n\ne:\nf: 'g'\n")
    assert reach(tree) == (1, 1, 8, 7)
    assert reach(at(tree, ["a"])) == (1, 4, 1, 16)
    assert reach(at(tree, ["a", 1])) == (1, 8, 1, 15)
    assert reach(at(tree, ["c"])) == (3, 3, 4, 9)
    assert reach(at(tree, ["c", 0])) == (3, 5, 3, 8)
    assert reach(at(tree, ["e"])) == (7, 3, 7, 3)
    assert reach(at(tree, ["f"])) == (8, 4, 8, 7)


@pytest.mark.parametrize("source", ["a", "? a", "a:", "a: |\n  x", "- ", "a: [\n]", "a:\n  -\n  -"])
def test_no_span_leaves_the_file(source: str) -> None:
    lines = source.split("\n")
    todo, seen = [tree_of(source)], 0
    while todo:
        node = todo.pop()
        seen += 1
        assert 1 <= node.span.end_line <= len(lines)
        assert 1 <= node.span.end_column <= len(lines[node.span.end_line - 1]) + 1
        if isinstance(node, Sequence):
            todo += node.items
        elif isinstance(node, Mapping):
            todo += [part for entry in node.entries for part in entry]
    assert seen


def test_paths() -> None:
    tree = tree_of("a:\n  - b: 1\n2: x\n")
    assert isinstance(tree, Mapping)
    assert tree.keys() == ("a", 2)
    assert tree.get("nothing") is None
    assert tree.key_node("nothing") is None
    name = tree.key_node(2)
    assert name is not None
    assert name.span == Span("f", 3, 1, 3, 2)
    assert at(tree, []) is tree
    assert at(tree, ["a", 0, "b"]).span == Span("f", 2, 8, 2, 9)
    assert at(tree, ["a", 0, "missing", 3]).span == at(tree, ["a", 0]).span
    assert at(tree, ["a", 7]) is at(tree, ["a"])
    assert at(tree, ["2"]) is tree.get(2)
    assert key_at(tree, ["a", 0, "b"]).span == Span("f", 2, 5, 2, 6)
    assert key_at(tree, ["a", 0]) is at(tree, ["a", 0])
    assert key_at(tree, ["a", 0, "missing"]) is at(tree, ["a", 0])
    assert key_at(tree, []) is tree

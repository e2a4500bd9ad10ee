"""What YAML may say, what it may not, and what the reader makes of it."""

from __future__ import annotations

import pytest

from rulewright.read import Plain, plain, read_yaml

pytestmark = pytest.mark.usefixtures("each_parser")


def codes(text: str) -> list[str]:
    return [problem.code for problem in read_yaml(text, "f.yaml")[1]]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("0", 0),
        ("-7", -7),
        ("999999999999999999", 999999999999999999),
        ("true", True),
        ("false", False),
        ("null", None),
        ("", None),
        *[(text, text) for text in ("on", "off", "yes", "no", "y", "True", "TRUE", "Null", "~")],
        *[(text, text) for text in ("1:30", "0x10", "0o7", "010", "1_000", "+1", "1.5", ".5", "1e3", "--1")],
        *[(text, text) for text in (".inf", ".nan", "2020-01-01", "=", "<<", "12 apples")],
        ("'1'", "1"),
        ('"true"', "true"),
        ("''", ""),
        ("|\n  1", "1"),
        ("|\n  1\n  2\n", "1\n2\n"),
    ],
)
def test_scalars(written: str, value: Plain) -> None:
    tree, problems = read_yaml(f"a: {written}", "f.yaml")
    assert problems == []
    assert tree is not None
    found = plain(tree)
    assert found == {"a": value}
    assert isinstance(found, dict)
    assert type(found["a"]) is type(value)


def test_keys_are_texts_or_integers() -> None:
    tree, problems = read_yaml('1: a\n"2": b\non: c\ntrue: d\nnull: e\n1.5: f\n', "f.yaml")
    assert (tree and plain(tree)) == {1: "a", "2": "b", "on": "c", "true": "d", "null": "e", "1.5": "f"}
    assert problems == []


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n", "\ufeff"])
def test_an_empty_file_is_an_empty_value(text: str) -> None:
    tree, problems = read_yaml(text, "f.yaml")
    assert problems == []
    assert tree is not None
    assert plain(tree) is None


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("a: 1234567890123456789\n", "RW137", (1, 4)),
        ("a: -1234567890123456789\n", "RW137", (1, 4)),
        ("a: !!python/object/apply:os.system [x]\n", "RW130", (1, 4)),
        ("a: !thing 1\n", "RW130", (1, 4)),
        ("a: !e!thing 1\n", "RW130", (1, 4)),
        ("! a: 1\n", "RW130", (1, 1)),
        ("a: &x 1\n", "RW131", (1, 4)),
        ("a: *x\n", "RW131", (1, 4)),
        ("a: 1\n<<: {b: 2}\n", "RW132", (2, 1)),
        ("a: 1\n---\nb: 2\n", "RW133", (2, 1)),
        ("a: 1\n...\nb: 2\n", "RW133", (3, 1)),
        ("a: 1\n...\n%TAG ! x\n---\n", "RW134", (3, 1)),
        ("%YAML 1.1\n---\na: 1\n", "RW134", (1, 1)),
        ("# note\n\n%TAG ! x\n---\na: 1\n", "RW134", (3, 1)),
        ("a: 1\nb: 2\na: 3\n", "RW135", (3, 1)),
        ("{x: {a: 1, a: 2}}", "RW135", (1, 12)),
        ("1: a\n'1': b\n", "RW135", (2, 1)),
        ("[a, b]: 1\n", "RW136", (1, 1)),
        ("? {a: 1}\n: 1\n", "RW136", (1, 3)),
        ("'': 1\n", "RW136", (1, 1)),
        ('a: "x\\0"\n', "RW104", (1, 6)),
        ('a: "x\\e y"\n', "RW104", (1, 6)),
        ("a: x\x00\n", "RW104", (1, 5)),
        ("a: x\u2028y\n", "RW104", (1, 5)),
        ("a: \ud800\n", "RW104", (1, 4)),
    ],
)
def test_what_is_not_allowed(text: str, code: str, place: tuple[int, int]) -> None:
    _, problems = read_yaml(text, "f.yaml")
    assert [problem.code for problem in problems] == [code]
    span = problems[0].span
    assert span is not None
    assert (span.file, span.line, span.column) == ("f.yaml", *place)


def test_a_duplicate_key_names_the_first_and_keeps_it() -> None:
    tree, problems = read_yaml("a: 1\nb: 2\n\na: 3\n", "f.yaml")
    (message, first), *rest = problems[0].notes
    assert "first" in message
    assert str(first) == "f.yaml:1:1"
    assert rest == []
    assert (tree and plain(tree)) == {"a": 1, "b": 2}


def test_one_run_shows_all_small_problems() -> None:
    text = "a: &x 1\nb: *x\n<<: 1\na: 2\n[c]: 1\n"
    assert codes(text) == ["RW131", "RW131", "RW132", "RW135", "RW136"]


def test_windows_line_ends_and_byte_order_mark_change_nothing() -> None:
    text = "a: |\n  x\n  y\nb: 'c\n\n  d'\n"
    assert read_yaml("\ufeff" + text.replace("\n", "\r\n"), "f") == read_yaml(text, "f")


def test_order_is_kept() -> None:
    tree, _ = read_yaml("z: 1\na: 2\nm: [3, 1, 2]\n", "f.yaml")
    found = tree and plain(tree)
    assert isinstance(found, dict)
    assert list(found.items()) == [("z", 1), ("a", 2), ("m", [3, 1, 2])]

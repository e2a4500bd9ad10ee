"""Files made to hurt: each is refused, or read, in a moment and without an exception."""

from __future__ import annotations

import time

import pytest

from rulewright.read import read_yaml, tree_builder
from rulewright.read.limits import MAX_DEPTH, MAX_PROBLEMS

MIB = 1 << 20
LARGE = MIB // 4  # enough: whoever looks at every pair of characters would take hours
LONG = 5  # seconds: far above what any of these takes, for slow machines
BOMB = "a: &a [x, x]\n" + "".join(f"{chr(98 + i)}: &{chr(98 + i)} [{', '.join([f'*{chr(97 + i)}'] * 9)}]\n" for i in range(20))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (BOMB, "RW131"),
        ("[" * 10_000, "RW138"),
        ("{a: " * 10_000, "RW138"),
        ("- " * 10_000, "RW138"),
        ("? " * 10_000, "RW138"),
        ("[? " * 10_000, "RW138"),
        ("".join(f"%TAG !a{i}! b\n" for i in range(60_000)), "RW134"),
        ("a: 1\n...\n" + "".join(f"%TAG !a{i}! b\n" for i in range(60_000)), "RW134"),
        ("&a " * (MIB // 3), "RW131"),
        ("[" + "&a 1, " * 100_000, "RW140"),
        ("[" + "1," * (MIB // 2 - 1), "RW139"),
        ("{" + "a," * 300_000, "RW140"),
        ("\x07" * MIB, "RW104"),
        ("]" * MIB, "RW124"),
        ('"' + "\n" * (MIB - 1), "RW122"),
        ("x" * (MIB + 1), "RW102"),
        ("x" * 10 * MIB, "RW102"),
    ],
    ids=lambda value: repr(value[:12]) if isinstance(value, str) else None,
)
def test_refused_quickly(text: str, code: str) -> None:
    start = time.process_time()
    _, problems = read_yaml(text, "f.yaml")
    assert code in {problem.code for problem in problems}
    assert len(problems) <= MAX_PROBLEMS + 1
    assert time.process_time() - start < LONG


@pytest.mark.parametrize(
    "text",
    [
        "x" * LARGE,
        '"' + "\\x41" * (LARGE // 4 - 1) + '"',
        "'" * LARGE,
        "a\n " * (LARGE // 3),
        "a: >\n" + " x\n" * (LARGE // 3 - 2),
        "a: |\n" + "\n" * (LARGE - 5),
        "#\n" * (LARGE // 2),
        " " * LARGE,
        "\n" * LARGE,
    ],
    ids=lambda value: repr(value[:12]),
)
def test_large_and_odd_is_read_quickly(text: str) -> None:
    start = time.process_time()
    tree, problems = read_yaml(text, "f.yaml")
    assert problems == []
    assert tree is not None
    assert time.process_time() - start < LONG


@pytest.mark.usefixtures("each_parser")
def test_depth_is_allowed_up_to_the_limit() -> None:
    tree, problems = read_yaml("[" * MAX_DEPTH + "]" * MAX_DEPTH, "f.yaml")
    assert tree is not None
    assert problems == []
    tree, problems = read_yaml("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), "f.yaml")
    assert tree is None
    assert [problem.code for problem in problems] == ["RW138"]


@pytest.mark.usefixtures("each_parser")
@pytest.mark.parametrize(("start", "entry", "end"), [("[", "1,", "]"), ("", "-\n", ""), ("{", "'%d',", "}")])
def test_entries_are_allowed_up_to_the_limit(start: str, entry: str, end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_builder, "MAX_NODES", 101)
    count = 50 if start == "{" else 100  # a key and its value are two entries
    entries = [entry.replace("%d", str(index)) for index in range(count + 1)]
    tree, problems = read_yaml(start + "".join(entries[:count]) + end, "f.yaml")
    assert problems == []
    assert tree is not None
    tree, problems = read_yaml(start + "".join(entries) + end, "f.yaml")
    assert tree is None
    assert [problem.code for problem in problems] == ["RW139"]

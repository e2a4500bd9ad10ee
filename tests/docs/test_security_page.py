"""What SECURITY.md says is so: every promise has tests that are there and can fail, and every limit has its value."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
UNITS = {"KiB": 1 << 10, "MiB": 1 << 20, "seconds": 1}
ASSERTS = {"raises", "expect", "assert_never"}


def rows(heading: str) -> list[tuple[str, str]]:
    """The first two columns of the table that begins with a heading."""
    table = PAGE.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]
    return [(row[0], row[1]) for row in cells]


def named(tests: str) -> list[Path]:
    """The files and folders that a row names; a bare name stands in the folder of the one before it."""
    found: list[Path] = []
    for name in re.findall(r"`((?:tests|tools)/[\w/.]+|test_\w+\.py)[^`]*`", tests):
        found.append(ROOT / name if "/" in name else found[-1].parent / name)
    return found


def can_fail(path: Path) -> bool:
    """Whether something in a file of tests, or a tool, is asserted."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    calls = {getattr(node.func, "attr", getattr(node.func, "id", "")) for node in nodes if isinstance(node, ast.Call)}
    return any(isinstance(node, ast.Assert) for node in nodes) or bool(calls & ASSERTS)


@pytest.mark.parametrize(("promise", "tests"), rows("promise"))
def test_every_promise_has_tests_that_can_fail(promise: str, tests: str) -> None:
    paths = named(tests)
    assert paths, promise
    for path in paths:
        files = sorted(path.glob("test_*.py")) if path.is_dir() else [path]
        assert files and all(map(can_fail, files)), (promise, path)


def limit(told: str) -> int:
    """A number as the page writes it."""
    if told == "10¹⁵":
        return 10**15
    if told == "2 × `WORK`":
        return 2 * 50_000_000
    number, _, unit = told.partition(" ")
    return int(number.replace(",", "")) * UNITS.get(unit, 1)


def test_every_limit_of_a_pack_is_told() -> None:
    limits = import_module("rulewright.limits")
    known = {name: value for name, value in vars(limits).items() if name.isupper() and isinstance(value, int)}
    told = {name.strip("`"): limit(value) for name, value in rows("name") if name.startswith("`MAX_")}
    assert told == known


def test_every_limit_of_a_game_is_told() -> None:
    table = PAGE.split("from `run/failing.py`:", 1)[1].split("\n\n", 2)[1]
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+?) \|", table, re.M))
    failing = import_module("rulewright.run.failing")
    known = {name: getattr(failing, name) for name in vars(failing) if name.isupper() and name not in ("STOPPED",)}
    known = {name: len(value) if isinstance(value, range) else value for name, value in known.items()}
    assert {name: limit(value) for name, value in told.items()} == {name: known[name] for name in told}
    assert set(known) - set(told) <= {"LEAST"}  # it stands beside LOOKS
    assert "`LEAST`, 50" in table and known["LEAST"] == 50


@pytest.mark.parametrize(("name", "told", "module"), re.findall(r"^\| `(\w+)` \| ([^|`]+?) \| `([\w/]+)\.py` \|", PAGE, re.M))
def test_other_limits_are_where_they_are_told_to_be(name: str, told: str, module: str) -> None:
    assert limit(told) == getattr(import_module(f"rulewright.{module.replace('/', '.')}"), name)


def test_limits_of_a_native_game_are_told() -> None:
    header = (ROOT / "interpreter/rulewright/native/runtime/game.h").read_text(encoding="utf-8")
    assert "#define SPACE ((size_t)48 << 20)" in header and "`SPACE`, 48 MiB twice" in PAGE
    assert "#define STACK (320 << 10)" in header and "`STACK`, 320 KiB" in PAGE

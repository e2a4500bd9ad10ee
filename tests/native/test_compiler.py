"""Which compiler builds, that all build the same games, and what becomes of one that does not end."""

from __future__ import annotations

import ctypes
import os
import random
import time
from itertools import product
from pathlib import Path

import pytest
from tests.native.comparing import SMALL, Played, compared
from tests.shipped_games import rules

from rulewright.native import built, compiler, find_compiler

THERE = {"cc": "/bin/cc", "clang": "/bin/clang", "tcc": "/bin/tcc"}


@pytest.mark.parametrize(
    ("programs", "zig", "named", "found"),
    [
        (("cc", "clang", "tcc"), "/zig", None, ("/bin/cc",)),
        (("clang", "tcc"), "/zig", None, ("/bin/clang",)),
        (("tcc",), "/zig", None, ("/zig", "cc")),
        (("tcc",), None, None, ("/bin/tcc",)),
        ((), None, None, None),
        (("cc", "tcc"), "/zig", "tcc", ("/bin/tcc",)),
        (("cc", "tcc"), "/zig", "ziglang", ("/zig", "cc")),
        (("cc",), None, "ziglang", None),
        (("cc",), "/zig", "tcc", None),
        (("cc", "tcc"), "/zig", "", None),
    ],
)
def test_the_best_compiler_that_is_there_builds(
    programs: tuple[str, ...], zig: str | None, named: str | None, found: tuple[str, ...] | None
) -> None:
    assert compiler.chosen(named, lambda name: THERE[name] if name in programs else None, lambda: zig) == found


@pytest.mark.parametrize("name", [SMALL, *(pytest.param(name, marks=pytest.mark.slow) for name in ("cc", "clang", compiler.ZIG))])
def test_every_compiler_builds_the_same_games(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Those that this machine has, each as it builds for those who play; the small one builds for most other tests."""
    monkeypatch.setenv("RULEWRIGHT_CC", name)
    if find_compiler() is None:
        assert compiler.chosen(name, lambda _: None, lambda: None) is None
        return
    assert compared(rules("tic-tac-toe"), 2, {}, range(100), ()) == Played(games=100)
    assert compared(rules("akropolis"), 2, {}, range(3), ()) == Played(games=3)


ARITHMETIC = """#include "portable.h"
#define OPEN __attribute__((visibility("default")))
OPEN int64_t sum(int64_t a, int64_t b) { int64_t r; return sum_leaves(a, b, &r) ? 0 : r; }
OPEN int64_t difference(int64_t a, int64_t b) { int64_t r; return difference_leaves(a, b, &r) ? 0 : r; }
OPEN int64_t product(int64_t a, int64_t b) { int64_t r; return product_leaves(a, b, &r) ? 0 : r; }
OPEN uint64_t upper(uint64_t a, uint64_t b) { return upper_half(a, b); }
"""
LOW, HIGH = -(1 << 63), (1 << 63) - 1
rnd = random.Random(5)
NUMBERS = [0, 1, -1, 2, -2, 3, LOW, LOW + 1, HIGH, HIGH - 1, 1 << 32, -(1 << 32), (1 << 31) - 1, 3037000499, 3037000500]
NUMBERS += [rnd.randrange(-(1 << bits), 1 << bits) for bits in range(1, 64, 2)]


@pytest.mark.parametrize("flags", [(), ("-DBY_HAND",)], ids=["as the compiler has it", "by hand"])
def test_numbers_leave_64_bits_alike(tmp_path: Path, flags: tuple[str, ...]) -> None:
    """What one compiler offers and what is written for the others, against Python's numbers."""
    found = find_compiler()
    if found is None:
        return
    path = tmp_path / "arithmetic.library"
    path.write_bytes(built(ARITHMETIC, found, flags))
    library = ctypes.CDLL(str(path))
    for name in ("sum", "difference", "product", "upper"):
        number = ctypes.c_uint64 if name == "upper" else ctypes.c_int64
        getattr(library, name).argtypes, getattr(library, name).restype = [number, number], number
    for a, b in product(NUMBERS, NUMBERS):
        for name, exact in (("sum", a + b), ("difference", a - b), ("product", a * b)):
            assert getattr(library, name)(a, b) == (exact if LOW <= exact <= HIGH else 0), (name, a, b)
        assert library.upper(a, b) == (a % (1 << 64)) * (b % (1 << 64)) >> 64, (a, b)


SLOW = """#!/bin/sh
sleep 60 &
echo $! > started
{then}
"""


def is_running(number: int) -> bool:
    """A process that has ended may still be there to be counted."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("then", ["wait", "echo >&2 nothing; wait"], ids=["silent", "it says something"])
def test_what_a_compiler_has_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str) -> None:
    command = tmp_path / "cc"
    command.write_text(SLOW.format(then=then))
    command.chmod(0o755)
    monkeypatch.setattr(compiler, "LONGEST", 0.5)
    began = time.monotonic()
    with pytest.raises(compiler.Refused, match="took more than"):
        compiler.build(compiler.Compiler((str(command),), "1"), tmp_path / "game.c", tmp_path, tmp_path / "game.library")
    assert time.monotonic() - began < 30
    started = int((tmp_path / "started").read_text())
    end = time.monotonic() + 10
    while is_running(started) and time.monotonic() < end:
        time.sleep(0.02)
    assert not is_running(started)


def test_what_a_compiler_says_first_is_told(tmp_path: Path) -> None:
    command = tmp_path / "cc"
    command.write_text("#!/bin/sh\necho 'game.c:1: error: \x1b[2Jno' >&2; echo 'error: more' >&2; exit 3\n")
    command.chmod(0o755)
    with pytest.raises(compiler.Refused) as refused:
        compiler.build(compiler.Compiler((str(command),), "1"), tmp_path / "game.c", tmp_path, tmp_path / "game.library")
    assert str(refused.value) == "game.c:1: error: [2Jno"
    assert os.listdir(tmp_path) == ["cc"]

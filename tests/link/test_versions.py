"""Ranges of versions, against what semantic versioning says."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import GAME, NOUNS, over, pack, under_carets

from rulewright.link.versions import fits, version_of


@pytest.mark.parametrize(
    ("wanted", "inside", "outside"),
    [
        ("^1.2", ["1.2.0", "1.9.9"], ["1.1.9", "2.0.0"]),
        ("^1.2.3", ["1.2.3", "1.3.0"], ["1.2.2", "2.0.0"]),
        ("^0.2.3", ["0.2.3", "0.2.9"], ["0.3.0", "0.2.2", "1.0.0"]),
        ("^0.0.3", ["0.0.3"], ["0.0.4", "0.0.2"]),
        ("^1", ["1.0.0", "1.99.0"], ["0.9.0", "2.0.0"]),
        ("~1.2.3", ["1.2.3", "1.2.9"], ["1.3.0", "1.2.2"]),
        ("~1", ["1.0.0", "1.9.0"], ["2.0.0"]),
        (">=1.0 <2.0", ["1.0.0", "1.9.9"], ["0.9.9", "2.0.0"]),
        (">1.2", ["1.3.0"], ["1.2.9", "1.2.0"]),
        ("<=1.2", ["1.2.9", "0.1.0"], ["1.3.0"]),
        ("1.4.0", ["1.4.0"], ["1.4.1", "1.3.9"]),
        ("1.4", ["1.4.0", "1.4.7"], ["1.5.0"]),
    ],
)
def test_a_range_holds_what_it_says(wanted: str, inside: list[str], outside: list[str]) -> None:
    assert [fits(version_of(version), wanted) for version in inside] == [True] * len(inside)
    assert [fits(version_of(version), wanted) for version in outside] == [False] * len(outside)


@pytest.mark.parametrize("wanted", ["", "new", "1.2.3.4", "^", ">= 1.0", "1.x", "^1.2 ||2", "१.२"])
def test_anything_else_is_no_range(wanted: str) -> None:
    assert fits((1, 2, 3), wanted) is None


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("^1.0", []),
        ("1.0.0", []),
        ("~1.1", [("RW316", "`house` needs `base` ~1.1, and this is 1.0.0", '"~1.1"')]),
        ("soon", [("RW442", "`soon` is no range of versions", '"soon"')]),
    ],
)
def test_what_a_pack_needs_is_compared_with_what_is_there(tmp_path: Path, wanted: str, told: list[tuple[str, str, str]]) -> None:
    base = pack(tmp_path, GAME + "rule turn: skip\n", NOUNS)
    assert under_carets(base, over(tmp_path, "house", "", f'needs: {{base: "{wanted}"}}\n')) == told


def test_a_range_of_a_pack_that_is_not_there_must_be_one_all_the_same(tmp_path: Path) -> None:
    base = pack(tmp_path, GAME + "rule turn: skip\n", NOUNS, more='knows: [cove, lake]\nneeds: {cove: "^9.1", lake: "soon"}\n')
    assert [(code, said) for code, said, _ in under_carets(base)] == [("RW442", "`soon` is no range of versions")]

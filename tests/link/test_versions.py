"""Ranges of versions, against what semantic versioning says."""

from __future__ import annotations

import pytest

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

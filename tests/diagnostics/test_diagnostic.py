"""Codes, severities, order, and guesses at misspelt names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.diagnostics import CODES, Diagnostic, Span, did_you_mean, errors, has_errors
from rulewright.diagnostics.codes import define

PACKAGE = Path(__file__).parents[2] / "interpreter" / "rulewright"


def test_codes_are_sorted_and_have_titles() -> None:
    assert list(CODES) == sorted(CODES)
    assert all(key == code.code and code.title for key, code in CODES.items())


@pytest.mark.parametrize("code", ["RW101", "RW1", "XX101", "RW901", "RW1011", "rw101"])
def test_a_code_is_new_and_well_formed(code: str) -> None:
    before = dict(CODES)
    with pytest.raises(ValueError, match=code):
        define(code, "error", "a title")
    assert before == CODES


@pytest.mark.parametrize("stage", ["diagnostics", "read"])
def test_every_code_in_the_source_is_in_the_table(stage: str) -> None:
    used = {
        code for path in (PACKAGE / stage).glob("*.py") for code in re.findall(r'"(RW\d{3})"', path.read_text(encoding="utf-8"))
    }
    assert used
    assert used <= set(CODES)


def test_a_diagnostic_needs_a_known_code() -> None:
    with pytest.raises(ValueError, match="RW199"):
        Diagnostic("RW199", "x", None)


def test_severity_comes_from_the_table() -> None:
    warning, error = Diagnostic("RW109", "w", None), Diagnostic("RW101", "e", None)
    assert (warning.severity, error.severity) == ("warning", "error")
    assert errors([warning, error]) == [error]
    assert has_errors([warning, error])
    assert not has_errors([warning])


def test_sort_key() -> None:
    assert Diagnostic("RW101", "m", Span.point("f", 2, 3)).sort_key == ("f", 2, 3, "RW101")
    assert Diagnostic("RW101", "m", None).sort_key == ("", 0, 0, "RW101")


def test_span_prints_as_editors_link_it() -> None:
    assert str(Span("a/b.rules", 3, 7, 3, 9)) == "a/b.rules:3:7"
    assert Span.point("f", 1, 2) == Span("f", 1, 2, 1, 2)


@pytest.mark.parametrize(
    ("name", "candidates", "expected"),
    [
        ("pebbel", ["pebble", "petal", "feather"], "pebble"),
        ("PEBBLE", ["pebbles", "pebble"], "pebble"),
        ("zzz", ["pebble"], None),
        ("pebble", ["pebble"], None),
        ("pebble", [], None),
        ("p" * 100_000, ["p" * 99_999], None),
    ],
)
def test_did_you_mean(name: str, candidates: list[str], expected: str | None) -> None:
    assert did_you_mean(name, candidates) == expected
    assert did_you_mean(name, reversed(candidates)) == expected


def test_did_you_mean_breaks_ties_the_same_way() -> None:
    assert did_you_mean("cab", ["cap", "car"]) == did_you_mean("cab", ["car", "cap"])

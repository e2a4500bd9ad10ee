"""A problem as a value: stages collect diagnostics and go on, so that one run shows all of them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.diagnostics.codes import CODES, Severity
from rulewright.diagnostics.span import Span

_MOST_NAMES = 2_000
_LONGEST_NAME = 80  # comparing names costs the product of their lengths, and a pack may come from a stranger


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem at one place.

    The suggestion is a whole sentence or phrase ("did you mean `pebble`?"), ready to be shown. A note is a
    sentence with the other place it speaks of, such as where a name was first declared.
    """

    code: str
    message: str
    span: Span | None
    suggestion: str | None = None
    notes: tuple[tuple[str, Span | None], ...] = ()

    def __post_init__(self) -> None:
        if self.code not in CODES:
            raise ValueError(f"{self.code} is not in the table of codes")

    @property
    def severity(self) -> Severity:
        """Taken from the table of codes, so that one code always weighs the same."""
        return CODES[self.code].severity

    @property
    def sort_key(self) -> tuple[str, int, int, str]:
        """Reading order; a problem without a place comes first."""
        if self.span is None:
            return ("", 0, 0, self.code)
        return (self.span.file, self.span.line, self.span.column, self.code)


def errors(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Only the diagnostics that stop a pack from being used."""
    return [diagnostic for diagnostic in diagnostics if diagnostic.severity == "error"]


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether any of the diagnostics stops a pack from being used."""
    return any(diagnostic.severity == "error" for diagnostic in diagnostics)


def did_you_mean(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate a misspelt name most likely stands for, or None when nothing is near.

    The answer depends on the set of candidates only, never on their order. A candidate that differs only in
    upper and lower case wins over all others.
    """
    if len(name) > _LONGEST_NAME:
        return None
    known = sorted({candidate for candidate in candidates if len(candidate) <= _LONGEST_NAME} - {name})
    for candidate in known:
        if candidate.casefold() == name.casefold():
            return candidate
    if len(known) > _MOST_NAMES:
        return None
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
    return near[0] if near else None

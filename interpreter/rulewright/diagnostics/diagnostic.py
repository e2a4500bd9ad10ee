"""A problem as a value: stages collect diagnostics and go on, so that one run shows all of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.diagnostics.codes import CODES, Severity
from rulewright.diagnostics.english import English
from rulewright.diagnostics.span import Span


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem at one place.

    The suggestion is a whole sentence or phrase ("did you mean `pebble`?"), ready to be shown. A note is a
    sentence with the other place it speaks of, such as where a name was first declared.
    """

    code: str
    message: English
    span: Span | None
    suggestion: English | None = None
    notes: tuple[tuple[English, Span | None], ...] = ()

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

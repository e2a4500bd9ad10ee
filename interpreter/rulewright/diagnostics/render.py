"""Diagnostics for people (a picture of the line with a caret) and for programs (JSON).

There is one renderer for the terminal and one shape for everything else, so that the same problem reads the
same everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rulewright.diagnostics.codes import Severity
from rulewright.diagnostics.diagnostic import Diagnostic
from rulewright.diagnostics.english import English
from rulewright.diagnostics.source_line import escaped, window
from rulewright.diagnostics.sources import opened_by
from rulewright.diagnostics.span import Span
from rulewright.diagnostics.wording import ENGLISH, worded

_SEVERITIES: dict[Severity, str] = {"error": English("error"), "warning": English("warning"), "note": English("note")}
_STYLES = {"error": "1;31", "warning": "1;33", "note": "1;36", "frame": "1;34", "message": "1"}


def to_text(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str], colour: bool = False, language: str = ENGLISH) -> str:
    """All diagnostics in reading order with their source lines, and a count at the end.

    `sources` maps the file names used in spans to the text of these files; a file that is not there is shown
    by its place only. `Sources` also know where files lie, and places are then told from where the user stands.
    Without diagnostics the result is empty.
    """
    ordered = sorted(diagnostics, key=lambda diagnostic: diagnostic.sort_key)
    if not ordered:
        return ""
    painter = _Painter(sources, colour, language)
    blocks = ["\n".join(painter.block(diagnostic)) for diagnostic in ordered]
    return "\n\n".join([*blocks, summary(ordered, language)]) + "\n"


def to_json(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str] | None = None) -> list[dict[str, object]]:
    """All diagnostics in reading order as plain data; an unknown place is None. `Sources` make files paths.

    Programs read this, so it is in English always.
    """
    ordered = sorted(diagnostics, key=lambda diagnostic: diagnostic.sort_key)
    known = {} if sources is None else sources  # also without texts they know places
    return [
        {
            "code": diagnostic.code,
            "severity": diagnostic.severity,
            "message": diagnostic.message,
            **_place(diagnostic.span, known),
            "suggestion": diagnostic.suggestion,
            "notes": [{"message": message, **_place(span, known)} for message, span in diagnostic.notes],
        }
        for diagnostic in ordered
    ]


def summary(diagnostics: Iterable[Diagnostic], language: str = ENGLISH) -> str:
    """How many there are of each severity: "2 errors, 1 warning"."""
    counts = Counter(diagnostic.severity for diagnostic in diagnostics)
    one = {
        "error": English("{count} error", count=1),
        "warning": English("{count} warning", count=1),
        "note": English("{count} note", count=1),
    }
    many: dict[Severity, str] = {
        "error": English("{count} errors", count=counts["error"]),
        "warning": English("{count} warnings", count=counts["warning"]),
        "note": English("{count} notes", count=counts["note"]),
    }
    return ", ".join(worded(one[sort] if counts[sort] == 1 else many[sort], language) for sort in many if counts[sort])


def _place(span: Span | None, sources: Mapping[str, str]) -> dict[str, object]:
    return {
        "file": opened_by(sources, span.file) if span else None,
        "line": span.line if span else None,
        "column": span.column if span else None,
        "end_line": span.end_line if span else None,
        "end_column": span.end_column if span else None,
    }


class _Painter:
    """Draws single diagnostics; splits every source into lines once."""

    def __init__(self, sources: Mapping[str, str], colour: bool, language: str) -> None:
        self._sources = sources
        self._lines: dict[str, list[str]] = {}
        self._colour = colour
        self._language = language

    def block(self, diagnostic: Diagnostic) -> list[str]:
        severity = diagnostic.severity
        spans = [diagnostic.span, *(span for _, span in diagnostic.notes)]
        width = max((len(str(span.line)) for span in spans if span), default=0)
        head = self._paint(f"{self._word(_SEVERITIES[severity])}[{diagnostic.code}]", severity)
        out = [head + self._paint(f": {self._word(diagnostic.message)}", "message")]
        out += self._snippet(diagnostic.span, width, severity)
        if diagnostic.suggestion is not None:
            out.append(f"{' ' * width} {self._paint('=', 'frame')} {self._word(diagnostic.suggestion)}")
        for message, span in diagnostic.notes:
            out.append(f"{self._paint(self._word(_SEVERITIES['note']), 'note')}: {self._word(message)}")
            out += self._snippet(span, width, "note")
        return out

    def _word(self, text: str) -> str:
        return escaped(worded(text, self._language))

    def _snippet(self, span: Span | None, width: int, style: str) -> list[str]:
        if span is None:
            return []
        place = f"{opened_by(self._sources, span.file)}:{span.line}:{span.column}"
        out = [f"{' ' * width}{self._paint('-->', 'frame')} {escaped(place)}"]
        line = self._line(span)
        if line is None:
            return out
        # A span over several lines is marked to the end of its first line: that is where a reader looks.
        end = span.end_column if span.end_line == span.line else len(line.rstrip()) + 1
        shown, carets = window(line, span.column, end)
        bar = self._paint("|", "frame")
        number = self._paint(f"{span.line:>{width}}", "frame")
        margin = f"{' ' * width} {bar}"
        return [*out, margin, f"{number} {bar} {shown}".rstrip(), f"{margin} {self._under(carets, style)}"]

    def _line(self, span: Span) -> str | None:
        if span.file not in self._lines:
            self._lines[span.file] = self._sources.get(span.file, "").split("\n")
        lines = self._lines[span.file]
        if span.file not in self._sources or not 1 <= span.line <= len(lines):
            return None
        return lines[span.line - 1]

    def _under(self, carets: str, style: str) -> str:
        blank = len(carets) - len(carets.lstrip())
        return carets[:blank] + self._paint(carets[blank:], style)

    def _paint(self, text: str, style: str) -> str:
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if self._colour else text

"""Problems as lines that GitHub shows beside the file they are about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rulewright.cli.output import cleaned

if TYPE_CHECKING:
    from rulewright.diagnostics import Diagnostic


def annotation(problem: Diagnostic, sources: Mapping[str, str]) -> str:
    from rulewright.diagnostics import opened_by

    sort = "error" if problem.severity == "error" else "warning"
    where = ""
    if problem.span is not None:
        file = _property(str(opened_by(sources, problem.span.file)))
        where = f" file={file},line={problem.span.line},col={problem.span.column},title={_property(problem.code)}"
    said = problem.message + (f"\n{problem.suggestion}" if problem.suggestion else "")
    return f"::{sort}{where}::{_data(said)}"


def annotated(problems: Iterable[Diagnostic], sources: Mapping[str, str]) -> list[str]:
    return [annotation(problem, sources) for problem in problems]


def notice(sort: str, text: str) -> str:
    return f"::{sort}::{_data(text)}"


def _data(text: str) -> str:
    """A stranger's text can begin no command of its own."""
    return cleaned(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")

"""A parser error as a sentence for people who write rules and have not read the YAML standard.

Both parsers word their errors a little differently; the tests for words below are chosen to fit both.
"""

from __future__ import annotations

from dataclasses import dataclass

import yaml

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.read.characters import place

_QUOTE_IT = English("put the whole text in quotes")
_COMMENT = English("a `#` after a space begins a comment; put the text in quotes if the `#` belongs to it")


@dataclass(frozen=True)
class _Case:
    """An error and the text around it: `at` is where the parser gave up, `begun` what it was reading."""

    text: str
    file: str
    problem: str
    at: int
    begun: int

    def line_start(self, offset: int) -> int:
        return self.text.rfind("\n", 0, offset) + 1

    def line(self, offset: int) -> str:
        end = self.text.find("\n", offset)
        return self.text[self.line_start(offset) : end if end >= 0 else len(self.text)]

    def line_indent(self) -> int:
        line = self.line(self.at)
        return self.line_start(self.at) + len(line) - len(line.lstrip())

    def char(self, offset: int) -> str:
        return self.text[offset : offset + 1]

    def tell(self, code: str, message: English, offset: int, suggestion: English | None = None) -> Diagnostic:
        line, column = place(self.text, offset)
        width = 1 if self.char(offset).strip() else 0
        span = Span(self.file, line, column, line, column + width)
        return Diagnostic(code, message, span, suggestion)


def explain(error: yaml.YAMLError, text: str, file: str) -> Diagnostic:
    """The diagnostic for an error of the YAML parser."""
    problem = f"{getattr(error, 'context', None) or ''}; {getattr(error, 'problem', None) or ''}"
    mark = getattr(error, "problem_mark", None)
    at = min(mark.index if mark else getattr(error, "position", 0), len(text))
    context = getattr(error, "context_mark", None)
    case = _Case(text, file, problem, at, min(context.index, len(text)) if context else at)
    for rule in _RULES:
        found = rule(case)
        if found is not None:
            return found
    return case.tell(
        "RW120", English("this cannot be read as YAML"), at, English("put texts in quotes, and look at the indentation")
    )


def _directive(case: _Case) -> Diagnostic | None:
    if "directive" not in case.problem:
        return None
    suggestion = English("indent it, or put the text in quotes")
    return case.tell("RW134", English("a line may not begin with `%`"), case.begun, suggestion)


def _tab(case: _Case) -> Diagnostic | None:
    line = case.line(case.at)
    indent = line[: len(line) - len(line.lstrip())]
    if "quoted" in case.problem or "\t" not in indent:
        return None
    where = case.line_start(case.at) + indent.index("\t")
    return case.tell("RW121", English("this line is indented with a tab"), where, English("indent with spaces"))


def _quote(case: _Case) -> Diagnostic | None:
    if "quoted" not in case.problem or "unexpected" not in case.problem:
        return None
    mark = case.char(case.begun)
    suggestion = (
        English("close it with another ' at the end of the text; inside such a text write '' for '")
        if mark == "'"
        else English("close it with another {mark} at the end of the text", mark=mark)
    )
    return case.tell("RW122", English("this quote is never closed"), case.begun, suggestion)


def _escape(case: _Case) -> Diagnostic | None:
    if "escape" not in case.problem and "decimal" not in case.problem:
        return None
    where = case.text.rfind("\\", case.begun, case.at + 1)
    shown = case.text[where : where + 2]
    message = English("`{shown}` does not stand for any character", shown=shown)
    return case.tell("RW126", message, where, English("write `\\\\` for a backslash, or use single quotes"))


def _first_character(case: _Case) -> Diagnostic | None:
    """Characters that mean something to YAML at the start of a text."""
    if "a tag" in case.problem or "tag handle" in case.problem:
        message = English("a text that begins with `!` is a tag to YAML, and tags are not allowed")
        return case.tell("RW130", message, case.begun, _QUOTE_IT)
    starts = ("cannot start any token", "node content", "an alias", "an anchor", "mapping keys")
    if not any(word in case.problem for word in starts):
        return None
    where = case.begun if "alphabetic" in case.problem else case.at
    char = case.char(where)
    if char == "\t":
        return case.tell("RW121", English("a tab cannot stand here"), where, English("use spaces"))
    if not char.strip():
        return case.tell("RW120", English("a value is missing here"), where, English("write one, or remove what leads up to it"))
    return case.tell("RW124", English("a text cannot begin with `{char}`", char=char), where, _QUOTE_IT)


def _bracket(case: _Case) -> Diagnostic | None:
    if "',' or '" not in case.problem:
        return None
    char, same_line = case.char(case.at), "\n" not in case.text[case.begun : case.at].rstrip("\n")
    if same_line and char.strip():
        return case.tell(
            "RW123", English("a comma is missing before this"), case.at, English("add a comma, or put the whole text in quotes")
        )
    opened = case.char(case.begun)
    suggestion = English("close it with `{what}`", what="]" if opened == "[" else "}")
    if " #" in case.line(case.begun):
        suggestion = _COMMENT
    return case.tell("RW123", English("this `{opened}` is never closed", opened=opened), case.begun, suggestion)


def _colon(case: _Case) -> Diagnostic | None:
    if "could not find expected ':'" in case.problem:
        suggestion = English("write `key: value`, or indent the line if it goes on with the text above")
        return case.tell("RW125", English("this line has no `:`"), case.begun, suggestion)
    if "found unexpected ':'" in case.problem:
        message = English("a space is missing after this `:`")
        return case.tell("RW124", message, case.at, English("add a space, or put the whole text in quotes"))
    if "mapping values" not in case.problem:
        return None
    if ": " in case.text[case.line_start(case.at) : case.at + 1]:
        message = English("a text that holds `: ` needs quotes")
        return case.tell("RW124", message, case.at, _QUOTE_IT)
    suggestion = English("check the indentation, and whether the line above should end with `:`")
    return case.tell("RW125", English("no key can stand in this line"), case.line_indent(), suggestion)


def _block_header(case: _Case) -> Diagnostic | None:
    if "block scalar" not in case.problem:
        return None
    mark = case.char(case.begun)
    message = English("after `{mark}` the text has to begin on the next line, indented", mark=mark)
    return case.tell("RW125", message, case.begun)


def _structure(case: _Case) -> Diagnostic | None:
    if "entries are not allowed" in case.problem:
        return case.tell("RW125", English("a list has to begin on a line of its own"), case.at)
    if not any(word in case.problem for word in ("expected key", "block end", "'-' indicator")):
        return None
    before = case.text[case.line_start(case.at) : case.at].rstrip()
    if before.endswith(("'", '"', "]", "}")):
        return case.tell("RW124", English("the text goes on after the closing {before}", before=before[-1]), case.at, _QUOTE_IT)
    above = case.line(max(case.line_start(case.at) - 1, 0))
    suggestion = _COMMENT if " #" in above else English("indent it like the lines it belongs with")
    return case.tell("RW125", English("this line does not fit the lines around it"), case.at, suggestion)


_RULES = (_directive, _tab, _quote, _escape, _first_character, _bracket, _colon, _block_header, _structure)

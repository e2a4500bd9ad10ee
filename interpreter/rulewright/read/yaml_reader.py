"""YAML text into a tree, strictly.

Only what JSON can say is accepted, so that a file means the same to a reader who has never met YAML's
surprises: `on`, `no`, `1:30`, `0x10` and `1.5` stay texts. Nothing in a file can run, and aliases are refused
when they are seen, never expanded.

The fast parser (libyaml) is used where PyYAML was built with it. Whatever both accept they read alike; the
slow one refuses tabs in and between unquoted texts, the fast one a `:` that touches a bracket or comma.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.read.characters import forbidden_character, normalised, place
from rulewright.read.limits import MAX_FILE_BYTES
from rulewright.read.marks import end_of
from rulewright.read.nodes import Node, Scalar
from rulewright.read.tree_builder import Stopped, TreeBuilder
from rulewright.read.yaml_errors import explain

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_BLANK_AND_COMMENTS = re.compile(r"(?:[ \t]*(?:#[^\n]*)?\n)*")
_AFTER_THE_END = re.compile(r"(?:(?:\.\.\.)?[ \t]*(?:#[^\n]*)?(?:\n|\Z))*[ \t]*")


def read_yaml(text: str, file: str) -> tuple[Node | None, list[Diagnostic]]:
    """The tree of a YAML file and everything that is wrong with it.

    The tree is None when the file cannot be understood or is beyond a limit. After smaller problems, such as
    a key written twice, reading goes on and the tree holds what is sound. An empty file is an empty value.
    """
    text = normalised(text)
    refused = _too_large(text, file) or forbidden_character(text, file) or _directive(text, file)
    if refused is not None:
        return None, [refused]
    builder = TreeBuilder(text, file)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.DocumentEndEvent):
                # The parser is not asked to go on: what may follow a document can be made to cost it minutes.
                more = _after(text, file, end_of(event).index)
                return (None if more else builder.root), builder.problems + more
            builder.take(event)
    except Stopped:
        return None, builder.problems
    except yaml.YAMLError as error:
        return None, [*builder.problems, explain(error, text, file)]
    return Scalar(None, Span.point(file, 1, 1), ((1, 1),)), builder.problems


def _too_large(text: str, file: str) -> Diagnostic | None:
    if len(text) <= MAX_FILE_BYTES:
        return None
    message = English("the file has more than {max_file_bytes} characters", max_file_bytes=MAX_FILE_BYTES)
    return Diagnostic("RW102", message, Span.point(file, 1, 1), English("split it into several files"))


def _directive(text: str, file: str) -> Diagnostic | None:
    """Looked for before parsing, because the parser's time for directives grows with their square."""
    found = _BLANK_AND_COMMENTS.match(text)
    start = found.end() if found else 0
    if not text.startswith("%", start):
        return None
    line, column = place(text, start)
    span = Span(file, line, column, line, column + 1)
    return _percent(span)


def _percent(span: Span) -> Diagnostic:
    return Diagnostic("RW134", English("a line may not begin with `%`"), span, English("indent it, or put the text in quotes"))


def _after(text: str, file: str, end: int) -> list[Diagnostic]:
    """What is wrong with the text that follows the first document, if there is any."""
    found = _AFTER_THE_END.match(text, end)
    start = found.end() if found else end
    if start >= len(text):
        return []
    line, column = place(text, start)
    span = Span(file, line, column, line, column + 1)
    if text.startswith("%", start):
        return [_percent(span)]
    if text.startswith("---", start) or "..." in text[max(0, end - 3) : start]:
        message = English("a second document begins here, and a file may hold only one")
        return [Diagnostic("RW133", message, span, English("move it into a file of its own"))]
    return [Diagnostic("RW124", English("the text goes on after its end"), span, English("put the whole text in quotes"))]

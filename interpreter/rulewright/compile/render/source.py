"""Python source under construction: lines with indentation, each remembering the rule it was written for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.diagnostics import Span


class Source:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.spans: list[Span | None] = []
        self.depth = 0
        self.span: Span | None = None

    def add(self, text: str) -> None:
        self.lines.append("    " * self.depth + text if text else "")
        self.spans.append(self.span)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        self.add(head)
        self.depth += 1
        before = len(self.lines)
        yield
        if len(self.lines) == before:
            self.add("pass")
        self.depth -= 1

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

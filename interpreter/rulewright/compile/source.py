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
        self._counter = 0

    def add(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)
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

    def fresh(self, hint: str = "t") -> str:
        """A Python name nobody else uses."""
        self._counter += 1
        return f"{hint}{self._counter}"

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def fold(constant: int, terms: list[tuple[str, int]]) -> str:
    """`constant + a*stride + …`, with literal terms added up beforehand."""
    parts = []
    for text, stride in terms:
        if text.lstrip("-").isdigit():
            constant += int(text) * stride
        else:
            parts.append(text if stride == 1 else f"{_wrapped(text)} * {stride}")
    if not parts:
        return str(constant)
    if constant:
        parts.insert(0, str(constant))
    return " + ".join(parts)


def _wrapped(text: str) -> str:
    return text if text.isidentifier() else f"({text})"

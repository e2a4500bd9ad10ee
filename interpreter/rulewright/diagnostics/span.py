"""Where in the source something stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a source file.

    Lines and columns count from 1 and columns count characters, not bytes, because that is what editors
    show. The end column is exclusive, so a span whose end equals its start marks a place between characters.
    """

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    @classmethod
    def point(cls, file: str, line: int, column: int) -> Span:
        """A span without width, for things that are missing or for whole files."""
        return cls(file, line, column, line, column)

    @property
    def head(self) -> Span:
        """The beginning of a sentence of several lines, which is enough for a caret; one of a single line as it is."""
        return self if self.line == self.end_line else Span(self.file, self.line, self.column, self.line, self.column + 1)

    def to(self, end: Span) -> Span:
        """From the beginning of this stretch to the end of another."""
        return Span(self.file, self.line, self.column, end.end_line, end.end_column)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

"""One change that a pack makes to another, the address of what it changes, and the two ways in which it can be wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.diagnostics import English, Span
from rulewright.link.nouns import Manifest
from rulewright.parse import ast

Address = tuple[str, tuple[str, ...]]  # the seat whose version of a rule it is, or "", and the path


@dataclass(frozen=True)
class Patch:
    """`over` are the packs that this one takes precedence over: all it knows, and all it is laid over."""

    sentence: ast.Patching
    pack: Manifest
    over: frozenset[str]

    @property
    def path(self) -> tuple[ast.Ident, ...]:
        return self.sentence.path

    @property
    def seat(self) -> ast.Ident | None:
        """Whose version is changed; a new version says itself whose it is."""
        match self.sentence:
            case ast.Replace(decl=decl):
                return decl.seat if isinstance(decl, ast.Rule) else None
            case ast.ReplaceBody(seat=seat) | ast.Remove(seat=seat) | ast.Extend(seat=seat) | ast.ExtendWays(seat=seat):
                return seat
            case ast.SetValue() | ast.SetPrefs():
                return None

    @property
    def address(self) -> Address:
        return str(self.seat or ""), tuple(map(str, self.path))

    @property
    def span(self) -> Span:
        """Where the address is written."""
        whole = self.path[0].span.to(self.path[-1].span)
        seat = None if isinstance(self.sentence, ast.Replace) else self.seat
        return whole if seat is None else whole.to(seat.span)

    @property
    def adds(self) -> bool:
        """Whether it leaves all that is there as it is."""
        return isinstance(self.sentence, ast.Extend | ast.ExtendWays)

    def beats(self, other: Patch) -> bool:
        """Whether this one holds where both change the same thing; neither does, if both packs know each other."""
        return other.pack.id in self.over and self.pack.id not in other.over


def shown(path: Iterable[str], seat: str | None = None) -> str:
    """An address as it is written."""
    return ".".join(path) + (f" for {seat}" if seat else "")


class Misfit(Exception):
    """Something is there, but cannot be changed in this way, or to this."""

    def __init__(self, message: English, span: Span, hint: English) -> None:
        super().__init__(message)
        self.message, self.span, self.hint = message, span, hint


class Missing(Exception):
    """There is nothing at an address: the first word that leads nowhere, the way to it, and what could stand there."""

    def __init__(self, patch: Patch, depth: int, known: Iterable[str]) -> None:
        super().__init__(shown(patch.path))
        self.patch, self.depth, self.known = patch, depth, list(known)

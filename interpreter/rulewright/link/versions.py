"""Semantic versions and the ranges a pack asks for: `^1.2`, `~1.2.3`, `>=1.0 <2.0`, `1.4.0`."""

from __future__ import annotations

import re

from rulewright.diagnostics import Diagnostic, Span
from rulewright.link.nouns import Manifest

Version = tuple[int, int, int]
PART = re.compile(r"(\^|~|>=|<=|>|<|)(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?", re.ASCII)


def version_of(text: str) -> Version:
    first, second, third = (int(number[:9]) for number in text.split("."))
    return first, second, third


def fits(version: Version, wanted: str) -> bool | None:
    """Whether a version lies in all parts of a range; None if the range cannot be read."""
    parts = [PART.fullmatch(part) for part in wanted.split()]
    if not parts:
        return None
    for part in parts:
        if part is None:
            return None
        sign, numbers = part[1], [int(number) for number in part.groups()[1:] if number is not None]
        if not _holds(version, sign, numbers):
            return False
    return True


def _holds(version: Version, sign: str, numbers: list[int]) -> bool:
    """What is not written is 0 from below, and anything up to the next number from above."""
    low = _whole(numbers)
    match sign:
        case "^":  # up to the next version that may break something: the first number that is not 0
            leading = next((place for place, number in enumerate(numbers) if number), len(numbers) - 1)
            return low <= version < _next(numbers[: leading + 1])
        case "~":
            return low <= version < _next(numbers[:2])
        case ">=":
            return version >= low
        case "<":
            return version < low
        case ">":
            return version >= _next(numbers)
        case "<=":
            return version < _next(numbers)
    return low <= version < _next(numbers)


def _whole(numbers: list[int]) -> Version:
    first, second, third = (*numbers, 0, 0, 0)[:3]
    return first, second, third


def _next(numbers: list[int]) -> Version:
    return _whole([*numbers[:-1], numbers[-1] + 1])


def unfit(manifest: Manifest, manifests: dict[str, Manifest], places: dict[str, Span]) -> list[Diagnostic]:
    """What a pack needs in another version than is there, told at both places; `places` is where each pack says its version."""
    problems: list[Diagnostic] = []
    for name, (wanted, span) in manifest.needs.items():
        other = manifests.get(name)
        found = fits(version_of(other.version) if other is not None else (0, 0, 0), wanted)
        if found is None:
            hint = "write it like `^1.2`, `~1.2.3`, `>=1.0 <2.0` or `1.4.0`"
            problems.append(Diagnostic("RW442", f"`{wanted}` is no range of versions", span, hint))
        elif other is not None and not found:
            message = f"`{manifest.id}` needs `{name}` {wanted}, and this is {other.version}"
            hint = f"take another version of `{name}` or of `{manifest.id}`"
            note = ((f"`{name}` says its version here", places[name]),)
            problems.append(Diagnostic("RW316", message, span, hint, note))
    return problems

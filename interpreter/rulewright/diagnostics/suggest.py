"""Did you mean …? The one place that guesses what a misspelt name stands for, and says so."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from rulewright.diagnostics.english import English
from rulewright.limits import MAX_NAME, MAX_NAMES_COMPARED


def did_you_mean(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate a misspelt name most likely stands for, or None when nothing is near.

    The answer depends on the set of candidates only, never on their order. A candidate that differs only in
    upper and lower case wins over all others.
    """
    if len(name) > MAX_NAME:
        return None
    known = sorted({candidate for candidate in candidates if len(candidate) <= MAX_NAME} - {name})
    for candidate in known:
        if candidate.casefold() == name.casefold():
            return candidate
    if len(known) > MAX_NAMES_COMPARED:
        return None
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
    return near[0] if near else None


def suggest(name: str, known: Iterable[str]) -> English | None:
    """A phrase for a diagnostic, or None when nothing is near."""
    guess = did_you_mean(name, known)
    return English("did you mean `{guess}`?", guess=guess) if guess else None


def suggest_or_list(name: str, known: Iterable[str], most: int = 12) -> English | None:
    """The same; where nothing is near, all the names there are, unless they are too many to read."""
    names = list(known)
    listed = English("known here: {names}", names=", ".join(names)) if 0 < len(names) <= most else None
    return suggest(name, names) or listed

"""Short codes for long names: two letters where they suffice, always unique, always the same for the same names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

SHORT = 3  # letters of an article, at most
SYMBOLS = "XO#%&@+=*$~^"


def codes(names: Sequence[str], called: Mapping[str, str] | None = None) -> dict[str, str]:
    """`Me` for meadow, `DS` for deep_sea; a clash takes further letters of the name, at last a number.

    Names may be called otherwise, in another language; an article before such a word says nothing.
    """
    found: dict[str, str] = {}
    taken: set[str] = set()
    for name in names:
        word = _told((called or {}).get(name, name))
        code = next((c for c in _candidates(word) if c not in taken), "")
        number = 1
        while not code or code in taken:
            number += 1
            code = f"{word[:1].upper()}{number}"
        found[name] = code
        taken.add(code)
    return found


def _told(word: str) -> str:
    """A word without what is written small and short before it: `the Mill`, `az erdő`."""
    first, _, rest = word.partition(" ")
    return _told(rest) if rest and len(first) <= SHORT and first.islower() else word.replace(" ", "_")


def _candidates(name: str) -> Iterable[str]:
    words = [word for word in name.replace("-", "_").split("_") if word]
    if not words:
        return
    if len(words) > 1:
        yield (words[0][0] + words[-1][0]).upper()
        yield "".join(word[0] for word in words).upper()[:3]
    plain = words[0][:1].upper() + "".join(words)[1:].lower()
    yield plain[:2]
    for at in range(2, len(plain)):
        yield plain[0] + plain[at]
    yield from (plain[:3], plain[:4])


def initials(names: Sequence[str]) -> dict[str, str]:
    """One letter where that suffices, for drawings with many cells: `m` for meadow, but `Me` if a mill is among them."""
    first = [name[:1] for name in names]
    long = codes(names)
    return {name: name[0] if first.count(name[0]) == 1 else long[name] for name in names}


def symbol(player: int) -> str:
    """The mark of a player on a board; readable without colours."""
    return SYMBOLS[(player - 1) % len(SYMBOLS)]


def labels(count: int) -> list[str]:
    """Short words to type: a … z, then aa, ab, …"""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return [letters[n] if n < 26 else letters[n // 26 - 1] + letters[n % 26] for n in range(count)]

"""What packs over the game change, by what they change: so that it can be marked where it is told."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.book.contents import Change
from rulewright.book.telling import Telling
from rulewright.explain import Explained, pack_words

START = "start"  # the section that tells what everybody begins with


def changes_by_address(telling: Telling, explained: list[Explained]) -> Mapping[str, tuple[Change, ...]]:
    """The changes of each section, piece and noun, by its address."""
    rules = telling.checked.rules
    told = {(each.span, each.id): each.paragraphs[0] for each in explained if each.change and each.paragraphs}
    found: dict[str, list[Change]] = {}
    for pack in rules.packs[1:]:
        for patch in rules.patches.get(pack.id, ()):
            change = Change(pack_words(pack, telling.catalog)[0], told.get((patch.span, ".".join(patch.path)), ()))
            for address in _touched(patch.path):
                found.setdefault(address, []).append(change)
    return {address: tuple(changes) for address, changes in found.items()}


def _touched(path: tuple[str, ...]) -> list[str]:
    """Everything that an address is inside of, by the names that sections have."""
    whole = [".".join(path[:length]) for length in range(1, len(path) + 1)]
    options = [path[1]] if path[0] == "option" and len(path) > 1 else []
    return [*whole, *options, *([START] if path[-1] == START else [])]


def folders(telling: Telling) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The folder of the game itself, and those of the packs over it with their names."""
    packs = telling.checked.rules.packs
    home = packs[0].span.file.partition("/")[0]
    return home, tuple((pack.span.file.partition("/")[0], pack_words(pack, telling.catalog)[0]) for pack in packs[1:])

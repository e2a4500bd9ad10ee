"""The same differences in words: how the thing is called, and the sentences that are made from it before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.check import Checked
from rulewright.difference.changes import Change
from rulewright.explain import Catalog, explain, piece_name


@dataclass(frozen=True)
class Told:
    """A change with the name of what it is about and what a player would read of it; empty where no sentence is made of it."""

    change: Change
    name: str
    before: str
    after: str

    def as_json(self) -> dict[str, Any]:
        return {**self.change.as_json(), "name": self.name, "told_before": self.before, "told_after": self.after}


def told(found: Sequence[Change], left: Checked, right: Checked, language: str) -> list[Told]:
    catalogs = Catalog(left.rules.texts, language), Catalog(right.rules.texts, language)
    result = []
    for change in found:
        before = _sentence(change, left, language) if change.before is not None else ""
        after = _sentence(change, right, language) if change.after is not None else ""
        name = _name(change, left, catalogs[0]) if change.after is None else _name(change, right, catalogs[1])
        result.append(Told(change, name, before, after))
    return result


def _sentence(change: Change, checked: Checked, language: str) -> str:
    """What the book says of it: of a sentence, of an effect, or of all that is printed on a piece."""
    field = change.address.removeprefix(change.home).removeprefix(".")
    address = change.home if field in ("", "effect") else change.address
    return next((each.text for each in explain(checked, address, language) if each.id == address), "")


def _name(change: Change, checked: Checked, catalog: Catalog) -> str:
    """How players call it."""
    kind, _, item = change.home.partition(".")
    pieces = checked.rules.pieces.get(kind)
    if pieces is not None and item:
        return piece_name(pieces, item, catalog)
    name = change.home.removeprefix("option.").partition(" for ")[0]
    return catalog.name(name) if catalog.has(name) and name not in checked.rules.tables else ""

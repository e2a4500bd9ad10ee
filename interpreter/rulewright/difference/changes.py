"""Two games side by side: what is there only in one of them, and what reads otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.difference.things import Entries, things_of
from rulewright.link import Ruleset


@dataclass(frozen=True)
class Change:
    """What stands at an address in the one and in the other; None where it is not there."""

    address: str
    home: str  # the thing that the address belongs to
    before: str | None
    after: str | None

    @property
    def short(self) -> bool:
        """Whether it fits into a line: an entry of a table."""
        return all(text is None or ("\n" not in text and len(text) < 60) for text in (self.before, self.after))

    def as_json(self) -> dict[str, Any]:
        return {"address": self.address, "before": self.before, "after": self.after}


def changes(left: Ruleset, right: Ruleset) -> list[Change]:
    """Everything that differs, in the order of the first, and then what the second adds."""
    before, after = things_of(left), things_of(right)
    found: list[Change] = []
    for home in {**before, **after}:
        one, two = before.get(home), after.get(home)
        if one is None or two is None:
            found.append(Change(home, home, _whole(one), _whole(two)))
            continue
        for field in {**one, **two}:
            if one.get(field) != two.get(field):
                address = f"{home}.{field}" if field else home
                found.append(Change(address, home, one.get(field), two.get(field)))
    return found


def _whole(entries: Entries | None) -> str | None:
    if entries is None:
        return None
    lines = []
    for field, text in entries.items():
        gap = "\n" if "\n" in text else " "
        lines.append(f"{field}:{gap}{text}" if field else text)
    return "\n".join(lines)

"""The ways in which a game can be set up: every number of players, and every option away from its default, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.link import YES_NO, Option, Ruleset


@dataclass(frozen=True)
class Setting:
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def plain(self) -> bool:
        return not self.options

    def as_json(self) -> dict[str, object]:
        return {"players": self.players, "options": dict(self.options)}


def settings_of(rules: Ruleset) -> list[Setting]:
    low, high = rules.base.players
    counts = range(low, high + 1)
    found = [Setting(players) for players in counts]
    for option in rules.options.values():
        fitting = [players for players in counts if not option.players or players in option.players]
        if not option.fixed and fitting:
            found += [Setting(fitting[0], ((option.name, value),)) for value in _others(option)]
    return found


def _others(option: Option) -> Iterator[str]:
    """Every value but the default; of a number its ends."""
    if option.type == YES_NO:
        yield "no" if option.default else "yes"
    elif option.values:
        yield from (value for value in option.values if value != option.default)
    else:
        yield from (str(value) for value in dict.fromkeys((option.low, option.high)) if value != option.default)

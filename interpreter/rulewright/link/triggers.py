"""Who listens to what, by what is listened to.

A game may have thousands of cards and thousands of places where something is gained, so nobody may look through all listeners
at each of them: the table is made once, and every question is one look into it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, assert_never

from rulewright.link.sentence import Owned
from rulewright.parse import ast


class Heard(NamedTuple):
    """A listener with its place in `Ruleset.listeners`, by which everybody after the linker knows it."""

    number: int
    owned: Owned

    @property
    def sentence(self) -> ast.Listener:
        assert isinstance(self.owned.sentence, ast.Listener)
        return self.owned.sentence


@dataclass(frozen=True)
class Triggers:
    """All listeners in their order, and by (verb, name, when), by what must reach a number, by window, and for any time."""

    heard: list[Heard] = field(default_factory=list)
    events: dict[tuple[str, str, str], list[Heard]] = field(default_factory=dict)
    reached: dict[str, list[Heard]] = field(default_factory=dict)
    windows: dict[str, list[Heard]] = field(default_factory=dict)
    any_time: list[Heard] = field(default_factory=list)

    def on_rule(self, name: str, when: str) -> list[Heard]:
        """Who acts `before`, `instead of` or `after` a rule."""
        return self.on_verb("do", name, when)

    def on_verb(self, verb: str, name: str, when: str = "after") -> list[Heard]:
        """Who listens to a verb on one noun: `gain` coin, `move` card."""
        return self.events.get((verb, name, when), [])

    def on_reach(self, name: str) -> list[Heard]:
        """Who waits for a variable or a changing attribute to reach a number."""
        return self.reached.get(name, [])

    def in_window(self, name: str) -> list[Heard]:
        """The cards that may be played in a window."""
        return self.windows.get(name, [])


def triggers_of(listeners: Sequence[Owned]) -> Triggers:
    """Enter every listener under all that it listens to; modifiers listen to nothing."""
    found = Triggers()
    for number, owned in enumerate(listeners):
        if not isinstance(owned.sentence, ast.Listener):
            continue
        heard = Heard(number, owned)
        found.heard.append(heard)
        trigger = owned.sentence.trigger
        match trigger:
            case ast.OnEvent(verb=verb, when=when, names=names):
                for name in dict.fromkeys(names):  # `pays coin for wages or coin for rent` is heard once
                    found.events.setdefault((verb, name, when), []).append(heard)
            case ast.OnReach(target=target):
                if isinstance(target, ast.Name | ast.Attribute | ast.Call):
                    found.reached.setdefault(target.name, []).append(heard)
            case ast.InWindow(name=name):
                found.windows.setdefault(name, []).append(heard)
            case ast.AtAnyTime():
                found.any_time.append(heard)
            case _:
                assert_never(trigger)
    return found

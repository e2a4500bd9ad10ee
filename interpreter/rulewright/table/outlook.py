"""What an option does for certain, for previews and for the small print of menus; what cannot be known is not shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from rulewright.link import PLAYER, NumberType
from rulewright.narrate import Texts
from rulewright.run import Game, Option, foreseen
from rulewright.state import State, as_data


class Outlook:
    """Looks no further than the next question, and never past a draw, a roll or another seat's choice."""

    def __init__(self, game: Game) -> None:
        assert game.decision is not None
        self.game = game
        self.player = game.decision.player
        self._known: dict[str, State | None] = {}

    @cached_property
    def now(self) -> dict[str, Any]:
        return self.game.view(self.player)

    def after(self, option: Option) -> dict[str, Any] | None:
        """What the player sees behind an option; None if nobody can say."""
        state = self._behind(option)
        return as_data(self.game.program.layout, state, self.player) if state is not None else None

    def _behind(self, option: Option) -> State | None:
        if option.key not in self._known:
            self._known[option.key] = foreseen(self.game, option)
        return self._known[option.key]

    def changes(self, option: Option, texts: Texts) -> str:
        """`+1 jar, -3 berries`: what changes for the player at once. What is bookkeeping is not told."""
        return ", ".join(texts.change(f"{step:+d}", name, abs(step)) for name, step in self.steps(option).items() if step)

    def steps(self, option: Option) -> dict[str, int]:
        """By how much each counter changes; empty if nobody can say."""
        after, now = self._behind(option), self.game.working
        return {name: after[slot] - now[slot] for name, slot in self._counted} if after is not None else {}

    @cached_property
    def _counted(self) -> list[tuple[str, int]]:
        """The numbers that are the player's or everybody's, and the slots they lie in."""
        return list(self._slots())

    def _slots(self) -> Iterator[tuple[str, int]]:
        layout = self.game.program.layout
        for name, variable in layout.rules.variables.items():
            region = layout.variable(name)
            if name in layout.rules.display.unseen or not isinstance(region.holds, NumberType):
                continue
            if variable.per in ((), (PLAYER,)):
                yield name, region.slot(self.player) if variable.per else region.first

    def board(self, option: Option, name: str, key: str) -> tuple[dict[str, Any], frozenset[str]] | None:
        """A board behind an option, and the cells in which it differs from now; None if that is not certain."""
        after = self.after(option)
        if after is None:
            return None
        cells, before = after["boards"][name][key], self.now["boards"][name][key]
        fresh = frozenset(cell for cell in {**cells, **before} if cells.get(cell) != before.get(cell))
        return cells, fresh

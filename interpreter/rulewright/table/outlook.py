"""What an option does for certain, for previews and for the small print of menus; what cannot be known is not shown."""

from __future__ import annotations

from typing import Any

from rulewright.narrate import Texts
from rulewright.run import Game, Option, foreseen
from rulewright.state import as_data


class Outlook:
    """Looks no further than the next question, and never past a draw, a roll or another seat's choice."""

    def __init__(self, game: Game) -> None:
        assert game.decision is not None
        self.game = game
        self.player = game.decision.player
        self.now: dict[str, Any] = game.view(self.player)
        self._known: dict[str, dict[str, Any] | None] = {}

    def after(self, option: Option) -> dict[str, Any] | None:
        """What the player sees behind an option; None if nobody can say."""
        if option.key not in self._known:
            state = foreseen(self.game, option.value)
            self._known[option.key] = as_data(self.game.program.layout, state, self.player) if state is not None else None
        return self._known[option.key]

    def changes(self, option: Option, texts: Texts) -> str:
        """`+1 jar, -3 berries`: what changes for the player at once. What is bookkeeping is not told."""
        after, parts = self.after(option), []
        unseen = self.game.program.checked.rules.display.unseen
        for name, before in self.now["variables"].items() if after is not None else ():
            for key, value in before.items():
                mine = key in ("all", f"player {self.player}")
                if not mine or name in unseen or not isinstance(value, int):
                    continue
                step = after["variables"][name][key] - value if after is not None else 0
                if step:
                    parts.append(texts.change(f"{step:+d}", name, abs(step)))
        return ", ".join(parts)

    def board(self, option: Option, name: str, key: str) -> tuple[dict[str, Any], frozenset[str]] | None:
        """A board behind an option, and the cells in which it differs from now; None if that is not certain."""
        after = self.after(option)
        if after is None:
            return None
        cells, before = after["boards"][name][key], self.now["boards"][name][key]
        fresh = frozenset(cell for cell in {**cells, **before} if cells.get(cell) != before.get(cell))
        return cells, fresh

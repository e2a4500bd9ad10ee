"""What an option would change, as far as the asked player can know: for previews and for the small print of menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.cli import phrases

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.run import Game, Option

LUCK = (0.0, 0.31, 0.58, 0.77, 0.99)


def _always(luck: float) -> Callable[[], float]:
    return lambda: luck


class Outlook:
    """Looks ahead as a bot does: nothing hidden is seen, and later choices of the same step are tried in a few ways."""

    def __init__(self, game: Game) -> None:
        assert game.decision is not None
        self.game = game
        self.player = game.decision.player
        self.now: dict[str, Any] = game.view(self.player)
        self._known: dict[str, list[dict[str, Any]]] = {}

    def after(self, option: Option) -> list[dict[str, Any]]:
        """What the player may see behind an option, for each way that was tried."""
        from rulewright.state import as_data

        if option.key not in self._known:
            states = [self.game.imagine(option.value, _always(luck), seed) for seed, luck in enumerate(LUCK)]
            layout = self.game.program.layout
            self._known[option.key] = [as_data(layout, state, self.player) for state in states if state is not None]
        return self._known[option.key]

    def changes(self, option: Option, words: Words) -> str:
        """`+1 jar, -3 berries`: what changes for the player; `-2 to +1 jars` if it depends on what comes next."""
        views = self.after(option)
        parts = []
        for name, before in self.now["variables"].items():
            for key, value in before.items():
                if key not in ("all", f"player {self.player}") or not isinstance(value, int) or not views:
                    continue
                steps = sorted({view["variables"][name][key] - value for view in views})
                if steps != [0]:
                    least, most, noun = f"{steps[0]:+d}", f"{steps[-1]:+d}", words.name(name, abs(steps[-1]))
                    parts.append(
                        phrases.say("change", much=most, noun=noun)
                        if len(steps) == 1
                        else phrases.say("change-between", least=least, most=most, noun=noun)
                    )
        return ", ".join(parts)

    def board(self, option: Option, name: str, key: str) -> tuple[dict[str, Any], frozenset[str]] | None:
        """A board behind an option, and the cells in which it differs from now; None if that is not certain."""
        boards = [view["boards"][name][key] for view in self.after(option)]
        if not boards or any(board != boards[0] for board in boards):
            return None
        before = self.now["boards"][name][key]
        return boards[0], frozenset(cell for cell, value in boards[0].items() if before.get(cell) != value)

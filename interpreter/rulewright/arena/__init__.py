"""A game for those who train players: an environment of PettingZoo, for which the extra `pettingzoo` is needed."""

from typing import TYPE_CHECKING, Any

from rulewright.arena.observing import UNSEEN, Eye

if TYPE_CHECKING:
    from rulewright.arena.cycle import GameEnvironment, environment

__all__ = ["UNSEEN", "Eye", "GameEnvironment", "environment"]


def __getattr__(name: str) -> Any:
    """What needs the extra is imported when it is used."""
    if name not in __all__:
        raise AttributeError(f"module 'rulewright.arena' has no attribute {name!r}")
    from rulewright.arena import cycle

    return getattr(cycle, name)

"""Rulewright: board-game rules as text that people edit, computers check and an engine plays.

The public names, each documented in docs/api.md. They are imported when first used, so that the command line starts fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulewright.check.load import Loaded, load
    from rulewright.run.failing import GameError
    from rulewright.run.game import Decision, Game, IllegalChoice, Option, new_game
    from rulewright.run.policies import Policy, make_policy, play_out
    from rulewright.run.save import Save, Settings, read_save, replay

__version__ = "0.1.0"

_HOMES = {
    "Loaded": "rulewright.check.load",
    "load": "rulewright.check.load",
    "GameError": "rulewright.run.failing",
    "Decision": "rulewright.run.game",
    "Game": "rulewright.run.game",
    "IllegalChoice": "rulewright.run.game",
    "Option": "rulewright.run.game",
    "new_game": "rulewright.run.game",
    "Policy": "rulewright.run.policies",
    "make_policy": "rulewright.run.policies",
    "play_out": "rulewright.run.policies",
    "Save": "rulewright.run.save",
    "Settings": "rulewright.run.save",
    "read_save": "rulewright.run.save",
    "replay": "rulewright.run.save",
}

__all__ = [
    "Decision",
    "Game",
    "GameError",
    "IllegalChoice",
    "Loaded",
    "Option",
    "Policy",
    "Save",
    "Settings",
    "load",
    "make_policy",
    "new_game",
    "play_out",
    "read_save",
    "replay",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'rulewright' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)

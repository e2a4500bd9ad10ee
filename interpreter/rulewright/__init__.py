"""Rulewright: board-game rules as text that people edit, computers check and an engine plays.

The public names, each documented in docs/api.md. They are imported when first used, so that the command line starts fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulewright.pipeline import Loaded, Report, check_packs, load
    from rulewright.run import (
        Decision,
        Finished,
        Game,
        GameError,
        IllegalChoice,
        Option,
        Playouts,
        Policy,
        Save,
        Settings,
        make_policy,
        new_game,
        play_out,
        read_save,
        replay,
    )

__version__ = "0.2.0"

__all__ = [
    "Decision",
    "Finished",
    "Game",
    "GameError",
    "IllegalChoice",
    "Loaded",
    "Option",
    "Playouts",
    "Policy",
    "Report",
    "Save",
    "Settings",
    "check_packs",
    "load",
    "make_policy",
    "new_game",
    "play_out",
    "read_save",
    "replay",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'rulewright' has no attribute {name!r}")
    home = "rulewright.pipeline" if name in ("Loaded", "Report", "check_packs", "load") else "rulewright.run"
    return getattr(import_module(home), name)

"""How much is tried: `make test` tries what fits into a few minutes, `make thorough` the whole of it.

The tests are the same; only the number of games, packs and mutants differs.
"""

from __future__ import annotations

import os

THOROUGH = os.environ.get("RULEWRIGHT_EFFORT") == "thorough"


def tries(few: int, many: int) -> int:
    """How many: few for everybody, many for whoever asked for all."""
    return many if THOROUGH else few

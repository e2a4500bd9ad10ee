"""Names that nobody declares: what a pack may not call its own things, and what sentences know only where they stand."""

from __future__ import annotations

FUNCTIONS = ("min", "max", "abs", "spots", "place_in", "item_at")
EVERYWHERE = ("player", "players", "player_count", "points", "yes", "no", "nothing", *FUNCTIONS)
SOMEWHERE = ("it", "this", "owner", "actor", "here", "there", "cost")
KINDS = ("number", "yes_no", "resource", "effect", "option")  # words for types
BUILT_IN = frozenset((*EVERYWHERE, *KINDS))

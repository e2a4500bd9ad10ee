"""Mistakes of the engine and the checker that are known and not yet repaired, so that generated packs can find the next one.

Take a name out when the mistake is repaired: from then on generated packs go there again. `test_found.py` shows each with a
small pack.
"""

from __future__ import annotations

DEAD_ENDS = "the checker lets something fail behind a barrier"
SILENT_CHOICES = "the look ahead ends at another seat's choice that has only one answer"
NAMES_IN_ANY_ORDER = "an item of `any order` does not see what an earlier one has made of a name"
LINES_AROUND_A_RING = "a line around a ring may be longer than the ring"
EMPTY_BRANCHES = "a bare program leaves out an `if` or a loop around `skip`, also where its test may fail"

OPEN: frozenset[str] = frozenset()

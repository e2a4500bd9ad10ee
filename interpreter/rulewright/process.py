"""What is switched for the whole process, in one place, so that several threads can load and play packs.

Three things cannot be had for one thread alone: the limit of recursion, the collector of cycles, and the parser's tables.
The limit is only ever raised. The collector rests while at least one thread builds trees, and leaves alone what a program
has loaded to play. The parser is used by one thread at a time, and so is Python's own, which counts its depth for all threads
together. Nothing else in the engine is shared: a machine, and the games played on it, belong to one thread.
"""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.limits import MAX_FRAMES

PARSING = threading.RLock()
_counting = threading.Lock()
_building = 0
_was_enabled = True


def room_to_recurse() -> None:
    """Raise Python's own limit far enough for rules of a bounded depth."""
    if sys.getrecursionlimit() < MAX_FRAMES:
        sys.setrecursionlimit(MAX_FRAMES)


def loaded_for_good() -> None:
    """What a program has loaded stays until it ends, so the collector need not look through it in the middle of a turn. This is
    for programs that play, and not for who plays in them: whatever is garbage by now is never found.
    """
    gc.freeze()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Work that builds much and throws little away goes faster while nobody looks for garbage; packs are limited in size."""
    global _building, _was_enabled
    with _counting:
        if _building == 0:
            _was_enabled = gc.isenabled()
            gc.disable()
        _building += 1
    try:
        yield
    finally:
        with _counting:
            _building -= 1
            if _building == 0 and _was_enabled:
                gc.enable()

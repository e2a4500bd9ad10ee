"""What a page does with changes that are sent to it."""

from __future__ import annotations

import copy
from typing import Any


def follow(view: Any, changes: list[list[Any]]) -> Any:
    """A view as JSON after the changes; the one that was given stays as it is."""
    followed = copy.deepcopy(view)
    for path, *what in changes:
        place = followed
        for step in path[:-1]:
            place = place[step]
        if not what:
            del place[path[-1]]
        elif len(what) == 1:
            place[path[-1]] = what[0]
        else:
            first, many, values = what
            place[path[-1]][first : first + many] = values
    return followed

"""What differs between two views of a seat, so that only that is sent.

A change is a list: a path of names and numbers into the view as JSON, and what to do there. `[path, value]` puts a value there,
`[path]` takes away what is there, `[path, first, many, values]` puts values in place of so many of a list. Whoever makes them one
after the other has the new view, to the letter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from typing import Any

from rulewright.serve.sending import fields_of, is_empty

Path = tuple[str | int, ...]
Change = list[Any]


def changes(before: Any, after: Any, path: Path = ()) -> Iterator[Change]:
    """Every change from one view to the other. Records that were not made anew are the same, and are not looked into."""
    if before is after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() == after.keys():
        for name, part in after.items():
            yield from changes(before[name], part, (*path, name))
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        yield from _in_list(before, after, path)
    elif is_dataclass(before) and type(before) is type(after):
        yield from _in_record(before, after, path)
    elif before != after:
        yield [path, after]


def _in_record(before: Any, after: Any, path: Path) -> Iterator[Change]:
    for name in fields_of(after):
        old, new = getattr(before, name), getattr(after, name)
        if is_empty(new):
            if not is_empty(old):
                yield [(*path, name)]
        elif is_empty(old):
            yield [(*path, name), new]
        else:
            yield from changes(old, new, (*path, name))


def _in_list(before: Sequence[Any], after: Sequence[Any], path: Path) -> Iterator[Change]:
    if len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, (*path, number))
        return
    shorter = min(len(before), len(after))
    first = next((number for number in range(shorter) if before[number] != after[number]), shorter)
    behind = next((number for number in range(shorter - first) if before[-1 - number] != after[-1 - number]), shorter - first)
    yield [path, first, len(before) - first - behind, after[first : len(after) - behind]]

"""The texts that spans speak of, and where each of them lies, as one types it from where one stands.

Inside the engine a file is `pack/file`, which is the same on all machines. People, editors and build servers need a path
they can open; it is made here, at the very end, and nowhere else.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, eq=False)
class Sources(Mapping[str, str]):
    """Texts by the names that spans use. `roots` has the folder of each pack, by the first part of those names."""

    texts: Mapping[str, str] = field(default_factory=dict)
    roots: Mapping[str, Path] = field(default_factory=dict)

    def __getitem__(self, name: str) -> str:
        return self.texts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __len__(self) -> int:
        return len(self.texts)


def opened_by(sources: Mapping[str, str], name: str) -> str:
    """The path of a file from where the user stands; its name as it is where nobody knows its folder."""
    pack, sign, rest = name.partition("/")
    root = sources.roots.get(pack) if isinstance(sources, Sources) else None
    return name if root is None else from_here(root / rest if sign else root)


def from_here(path: Path) -> str:
    """A path as one would type it here: relative, unless the whole path is shorter."""
    whole = os.path.abspath(path)
    try:
        near = os.path.relpath(whole)
    except (OSError, ValueError):  # another drive, or a folder that has been deleted under our feet
        return whole
    return near if len(near) <= len(whole) else whole

"""Where packs are found: those that ship with the project, and folders given by name."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

from rulewright.read.files import read_bytes
from rulewright.read.resources import rules_folder

ID = re.compile(r"[a-z][a-z0-9-]{0,59}")
WRITTEN = re.compile(r"^id:[ \t]*[\"']?([a-z][a-z0-9-]*)", re.M)
MAX_NEIGHBOURS = 1000  # folders that are looked through for an id
MAX_HEAD = 20_000  # characters of a pack.yaml in which its id must stand


def find_pack(name: str | Path, beside: Path | None = None) -> Path | None:
    """A folder given as such, a pack that lies beside another, or one that ships with the project."""
    text = str(name)
    try:
        if beside is None and text and Path(text).is_dir():
            return Path(text).resolve()
    except OSError:  # too long a name, for one
        return None
    if not ID.fullmatch(text):  # what a pack extends is an id, never a path
        return None
    for home in (beside, rules_folder()):
        if home is not None and (found := _in(home, text)) is not None:
            return found
    return None


def _in(home: Path, id: str) -> Path | None:
    """The pack of an id in a folder of packs. Its own folder is mostly called like it; if not, pack.yaml knows."""
    own = home / id
    if own.is_dir() and _id_of(own) in (id, None):
        return own.resolve()
    try:
        others = sorted(path.parent for path in islice(home.glob("*/pack.yaml"), MAX_NEIGHBOURS))
    except OSError:
        return None
    return next((folder.resolve() for folder in others if _id_of(folder) == id), None)


def _id_of(folder: Path) -> str | None:
    """The id that a pack gives itself; None if it cannot be told without reading the pack."""
    path = folder / "pack.yaml"
    head = None if path.is_symlink() else read_bytes(path)  # a link may lead anywhere, a pipe never ends
    found = WRITTEN.search(head.decode("utf-8", "replace"), 0, MAX_HEAD) if head is not None else None
    return found[1] if found else None


def available_packs() -> list[str]:
    folder = rules_folder()
    return sorted(path.parent.name for path in folder.glob("*/pack.yaml"))

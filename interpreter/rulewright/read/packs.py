"""Where packs are found: those that ship with the project, and folders given by name."""

from __future__ import annotations

import re
from pathlib import Path

from rulewright.read.resources import rules_folder

ID = re.compile(r"[a-z][a-z0-9-]{0,59}")


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
        if home is not None and (home / text).is_dir():
            return (home / text).resolve()
    return None


def available_packs() -> list[str]:
    folder = rules_folder()
    return sorted(path.parent.name for path in folder.glob("*/pack.yaml"))

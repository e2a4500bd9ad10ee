"""Every file of rules in the repository, by the game or the room of tests that it belongs to."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[2]


def _folder(path: Path) -> str:
    return "/".join(path.relative_to(ROOT).parts[:2])


_FILES = sorted(path for folder in ("rules", "tests", "docs") for path in (ROOT / folder).rglob("*.rules"))
FOLDERS = {folder: tuple(paths) for folder, paths in groupby(_FILES, _folder)}

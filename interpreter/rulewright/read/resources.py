"""The data that travels with the package (grammar, schemas, rules, texts), and a cache for what is made from it.

In the repository the data lies at the top level; in an installed wheel it lies in `rulewright/data`.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

FORMAT = "1"
MOST_REMEMBERED = 200  # of one kind


@cache
def data_root() -> Path:
    package = Path(__file__).resolve().parent.parent
    inside = package / "data"
    return inside if inside.is_dir() else package.parent.parent


def grammar_text(name: str) -> str:
    return (data_root() / "grammar" / name).read_text(encoding="utf-8")


def schema_text(name: str) -> str:
    return (data_root() / "schemas" / name).read_text(encoding="utf-8")


def page_text(name: str) -> str:
    """A page of the documentation that commands quote."""
    return (data_root() / "docs" / name).read_text(encoding="utf-8")


def rules_folder() -> Path:
    return data_root() / "rules"


def cached(kind: str, key: str, make: Callable[[], bytes]) -> bytes:
    """What `make` gives for this key, remembered in the user's cache folder; without one it is just made."""
    try:
        path = _cache_path(kind, key)
        folder = path.parent
        if path.is_file():
            return path.read_bytes()
    except OSError:
        return make()
    data = make()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(data)
        os.replace(file.name, path)
        _forget_oldest(folder, kind)
    except OSError:
        pass
    return data


def _forget_oldest(folder: Path, kind: str) -> None:
    """Keep the cache from growing without end: packs change, and what was made from them stays behind."""
    files = [entry for entry in os.scandir(folder) if entry.name.startswith(f"{kind}-")]
    if len(files) > MOST_REMEMBERED:
        files.sort(key=lambda entry: entry.stat().st_mtime)
        for entry in files[: len(files) - MOST_REMEMBERED // 2]:
            Path(entry.path).unlink(missing_ok=True)


def forget(kind: str, key: str) -> None:
    """Drop what was remembered for a key."""
    with contextlib.suppress(OSError):
        _cache_path(kind, key).unlink(missing_ok=True)


def _cache_path(kind: str, key: str) -> Path:
    name = hashlib.sha256(f"{FORMAT} {sys.version} {kind} {key}".encode()).hexdigest()[:32]
    return _cache_folder() / f"{kind}-{name}"


def _cache_folder() -> Path:
    chosen = os.environ.get("RULEWRIGHT_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "rulewright"

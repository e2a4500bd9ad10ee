"""What is kept between runs, so that the same work is not done twice.

Only data is kept here, never anything that can be executed, and whoever reads it takes it for a stranger's. It is kept in a
folder that belongs to the user alone: if the folder or a file in it is a link, somebody else's, or open to others for
writing, it is left alone and the work is done again. So is it where there is no home, or one that cannot be written to.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

FORMAT = "2"
MOST_REMEMBERED = 200  # of one kind
LARGEST = 16 << 20
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


def cached(kind: str, key: str, make: Callable[[], bytes]) -> bytes:
    """What `make` gives for this key, remembered in the user's cache folder; without one it is just made."""
    folder = own_folder()
    if folder is None:
        return make()
    path = folder / _name(kind, key)
    kept = _read(path)
    if kept is not None:
        return kept
    data = make()
    with contextlib.suppress(OSError):
        _write(path, data)
        _forget_oldest(folder, kind)
    return data


def forget(kind: str, key: str) -> None:
    """Drop what was remembered for a key."""
    folder = own_folder()
    if folder is not None:
        with contextlib.suppress(OSError):
            (folder / _name(kind, key)).unlink(missing_ok=True)


def _name(kind: str, key: str) -> str:
    return f"{kind}-{hashlib.sha256(f'{FORMAT} {sys.version} {kind} {key}'.encode()).hexdigest()[:32]}"


def own_folder() -> Path | None:
    """The folder, made if need be; None if there is none that only we can write to."""
    try:
        folder = _wanted_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        status = folder.lstat()
    except (OSError, RuntimeError, ValueError):  # no home, no room, no permission, no such name
        return None
    return folder if stat.S_ISDIR(status.st_mode) and _ours(status) else None


def _wanted_folder() -> Path:
    chosen = os.environ.get("RULEWRIGHT_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "rulewright"


def _ours(status: os.stat_result) -> bool:
    """Whether nobody but us can have written there; where files have no owners, the user's folders are his own."""
    if not hasattr(os, "getuid"):
        return True
    return status.st_uid == os.getuid() and not status.st_mode & OTHERS_WRITE


def _read(path: Path) -> bytes | None:
    """What lies there, if it is an ordinary file of ours that has no second name."""
    try:
        handle = os.open(path, _FLAGS)
    except OSError:
        return None
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode) or not _ours(status) or status.st_nlink > 1 or status.st_size > LARGEST:
            return None
        with open(handle, "rb", closefd=False) as file:
            return file.read(LARGEST)
    except OSError:
        return None
    finally:
        os.close(handle)


def _write(path: Path, data: bytes) -> None:
    """All or nothing; what is in the way, be it a link, is replaced and not written through."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with open(handle, "wb") as file:
            file.write(data)
        os.replace(name, path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _forget_oldest(folder: Path, kind: str) -> None:
    """Keep the cache from growing without end: packs change, and what was made from them stays behind."""
    files = [entry for entry in os.scandir(folder) if entry.name.startswith(f"{kind}-")]
    if len(files) > MOST_REMEMBERED:
        files.sort(key=lambda entry: entry.stat(follow_symlinks=False).st_mtime)
        for entry in files[: len(files) - MOST_REMEMBERED // 2]:
            Path(entry.path).unlink(missing_ok=True)

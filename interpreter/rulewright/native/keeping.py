"""Built libraries kept between runs, so that each is built once.

A library is code, and whoever can put one here can run it as us. So the folder is a room of its own below the cache: a real
folder that belongs to us and that nobody else may even enter (mode 0700), with a key of its own. A library counts only if it is
an ordinary file of ours with no second name, and if its seal fits: a keyed hash over its name, which says what it was built
from, and all its bytes. What is loaded are the very bytes that were looked at. Anything else is as if it were not there, and is
built anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import stat
import tempfile
from pathlib import Path

from rulewright.read import own_folder

LARGEST = 64 << 20
MOST_KEPT = 60
KEY_BYTES, SEAL_BYTES = 32, 32
CLOSED = stat.S_IRWXG | stat.S_IRWXO  # what nobody else may do
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


def folder() -> Path | None:
    """Where libraries are kept; None if there is no such place that is ours alone."""
    above = own_folder()
    if above is None or not hasattr(os, "getuid"):
        return None
    place = above / "native"
    try:
        place.mkdir(mode=0o700, exist_ok=True)
        status = place.lstat()
    except OSError:
        return None
    ours = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & CLOSED
    return place if ours else None


def kept(place: Path, name: str) -> bytes | None:
    """The library of this name, if it is as we left it."""
    key = _key(place, False)
    data = _read(place / f"{name}.library", LARGEST + SEAL_BYTES)
    if key is None or data is None or not hmac.compare_digest(data[:SEAL_BYTES], _seal(key, name, data[SEAL_BYTES:])):
        return None
    return data[SEAL_BYTES:]


def keep(place: Path, name: str, library: bytes) -> None:
    """Remember a library; where that cannot be done it is built again the next time."""
    with contextlib.suppress(OSError):
        key = _key(place, True)
        if key is not None and len(library) <= LARGEST:
            _write(place / f"{name}.library", _seal(key, name, library) + library)
            _forget_oldest(place)


def _seal(key: bytes, name: str, library: bytes) -> bytes:
    return hmac.new(key, name.encode("ascii") + b"\0" + library, hashlib.sha256).digest()


def _key(place: Path, make: bool) -> bytes | None:
    found = _read(place / "key", KEY_BYTES)
    if found is not None and len(found) == KEY_BYTES:
        return found
    if not make:
        return None
    _write(place / "key", secrets.token_bytes(KEY_BYTES))
    return _read(place / "key", KEY_BYTES)


def _read(path: Path, most: int) -> bytes | None:
    try:
        handle = os.open(path, _FLAGS)
    except OSError:
        return None
    status = os.fstat(handle)
    ours = status.st_uid == os.getuid() and not status.st_mode & OTHERS_WRITE
    if not stat.S_ISREG(status.st_mode) or not ours or status.st_nlink != 1 or status.st_size > most:
        os.close(handle)
        return None
    with open(handle, "rb") as file:
        return file.read(most)


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


def _forget_oldest(place: Path) -> None:
    files = sorted(place.glob("*.library"), key=lambda path: path.lstat().st_mtime)
    for path in files[: max(0, len(files) - MOST_KEPT)]:
        path.unlink(missing_ok=True)

"""One program at a time: a lock beside a file, which says who holds it and is gone when its holder is, however he ended.

The lock is the system's, held on an open file; what is written in that file only tells the others whom to ask.
"""

from __future__ import annotations

import os
import platform
import stat
import sys
from pathlib import Path
from typing import IO

from rulewright.diagnostics import Diagnostic, English, GameError

LONGEST = 100  # of what a holder says about himself
SAID = b"process "  # how that begins
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


class Held(Exception):
    """Somebody else has it; the message says who."""


class Lock:
    """Held from the moment it is made until it is released, or until the program ends."""

    def __init__(self, path: Path) -> None:
        """Take the lock that belongs to this file; raises Held if another program has it.

        A file of that name that is no lock of ours, as `poetry.lock` beside `poetry`, is a GameError and stays as it is.
        """
        self.path = path.with_name(path.name + ".lock")
        self._file = _taken(self.path)
        self._file.seek(0)
        self._file.truncate(0)
        self._file.write(SAID + f"{os.getpid()} on {platform.node()}".encode())
        self._file.flush()

    def release(self) -> None:
        if not self._file.closed:
            try:
                self.path.unlink(missing_ok=True)
            except OSError:  # some systems do not let go of an open file; what is left over locks nothing
                pass
            finally:
                self._file.close()


def _taken(path: Path) -> IO[bytes]:
    while True:
        file = _opened(path)
        try:
            _lock(file)
        except OSError:
            with file:
                said = file.read(LONGEST).decode("utf-8", "replace")
            raise Held("".join(char for char in said if char.isprintable()) or English("another program")) from None
        if _same(file, path):
            if _ours(file.read(LONGEST)):
                return file
            file.close()
            raise _not_ours(path)
        file.close()  # its holder took it away while we waited for it: there is another by now, or none


def _opened(path: Path) -> IO[bytes]:
    handle = os.open(path, _FLAGS, 0o600)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return open(handle, "r+b")
    os.close(handle)
    raise _not_ours(path)


def _ours(said: bytes) -> bool:
    """Whether a lock file is one of ours by what it says, which may be cut off by a kill."""
    return said[: len(SAID)] == SAID[: len(said)]


def _not_ours(path: Path) -> GameError:
    message = English("`{name}` is in the way, and is no lock of ours", name=path.name)
    return GameError(Diagnostic("RW605", message, None, English("give the save another name, or move that file away")))


def _same(file: IO[bytes], path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), os.stat(path, follow_symlinks=False))
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(LONGEST)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)

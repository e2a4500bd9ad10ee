"""A save that is being written. A choice counts as made when `add` has returned: then it is on the disk."""

from __future__ import annotations

import contextlib
import errno
import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

from rulewright.diagnostics import Diagnostic, English, GameError
from rulewright.pipeline import Loaded
from rulewright.run.lock import Held, Lock
from rulewright.run.replaying import fingerprints, versions
from rulewright.run.save import FIRST_LINE, LARGEST, Record, SaveFile, Settings, checksum, read_save, written

_FLAGS = os.O_WRONLY | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)


class Save:
    """An open save. It is locked until it is closed, and never written to if somebody else has changed it."""

    def __init__(self, path: Path, lock: Lock, size: int, chain: str) -> None:
        self.path = path
        self._lock = lock
        self._size = size
        self._chain = chain

    @classmethod
    def create(cls, path: Path, loaded: Loaded, settings: Settings, records: Iterable[Record] = ()) -> Save:
        """Start a save with what was chosen before. It is there whole, or not at all; an existing file is never overwritten."""
        lines, chain = [FIRST_LINE + b"\n"], FIRST_LINE.decode()
        for text in (json.dumps(_header(loaded, settings), sort_keys=True), *map(written, records)):
            line, chain = _chained(chain, text)
            lines.append(line)
        data = b"".join(lines)
        if len(data) > LARGEST:
            raise _too_large(path)
        lock = _locked(path)
        try:
            _appear(path, data)
        except BaseException:
            lock.release()
            raise
        return cls(path, lock, len(data), chain)

    @classmethod
    def go_on(cls, read: SaveFile) -> Save:
        """Continue what was read; a torn last line is cut off. A save that is refused, or has changed since, stays as it is."""
        if read.refused is not None:
            raise GameError(read.refused)
        lock = _locked(read.path)
        save = cls(read.path, lock, read.whole, read.checksum)
        try:
            save._mend(read)
        except BaseException:
            lock.release()
            raise
        return save

    def _mend(self, read: SaveFile) -> None:
        again = read_save(self.path)
        if isinstance(again, Diagnostic) or again.refused is not None or again.checksum != read.checksum:
            raise _changed(self.path)
        if again.torn:
            with _opened(self.path) as handle:
                os.ftruncate(handle, self._size)
                os.fsync(handle)

    def add(self, seat: int, label: str, key: str) -> None:
        self._append(Record(0, seat, label, key))

    def undo(self) -> None:
        self._append(Record(0, 0))

    def _append(self, record: Record) -> None:
        line, chain = _chained(self._chain, written(record))
        if self._size + len(line) > LARGEST:  # nobody could read it
            raise _too_large(self.path)
        with _opened(self.path) as handle:
            if os.fstat(handle).st_size != self._size:
                raise _changed(self.path)
            try:
                _write(handle, line)
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(handle, self._size)  # a full disk leaves no half line behind
                raise
        self._size += len(line)
        self._chain = chain

    def close(self) -> None:
        """Let others have it."""
        self._lock.release()

    def __enter__(self) -> Save:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self.close()


def _chained(chain: str, text: str) -> tuple[bytes, str]:
    """A line that follows on a checksum, and its own."""
    found = checksum(chain, text.encode())
    return f"{found} {text}\n".encode(), found


def _too_large(path: Path) -> OSError:
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


def _header(loaded: Loaded, settings: Settings) -> dict[str, Any]:
    return {
        "packs": [{"name": name} for name in settings.packs],
        "files": fingerprints(loaded),
        "players": settings.players,
        "seed": settings.seed,
        "options": dict(settings.options),
        **({"seats": dict(settings.seats)} if settings.seats else {}),
        "versions": versions(loaded),
    }


def _appear(path: Path, data: bytes) -> None:
    """A file with all its contents, at once: it is written under another name first, and what is there already stays."""
    new = path.with_name(f".{path.name}.new")
    new.unlink(missing_ok=True)  # left over from a program that was killed; the lock is ours
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0)
    try:
        with _named(path), contextlib.closing(open(os.open(new, flags, 0o666), "wb", buffering=0)) as file:
            _write(file.fileno(), data)
        try:
            os.link(new, path, follow_symlinks=False)
        except FileExistsError:
            raise FileExistsError(17, "this file exists", str(path)) from None
        except (OSError, NotImplementedError):  # a disk without second names
            if os.path.lexists(path):
                raise FileExistsError(17, "this file exists", str(path)) from None
            os.replace(new, path)
    finally:
        new.unlink(missing_ok=True)
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """See to it that a new name is on the disk, too, where folders can be asked that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _write(handle: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]
    os.fsync(handle)


@contextlib.contextmanager
def _named(path: Path) -> Any:
    """What goes wrong is told with the name of the save."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or "it cannot be written", str(path)) from None


@contextlib.contextmanager
def _opened(path: Path) -> Any:
    with _named(path):
        handle = os.open(path, _FLAGS)
        try:
            yield handle
        finally:
            os.close(handle)


def _locked(path: Path) -> Lock:
    try:
        with _named(path):
            return Lock(path)
    except Held as held:
        message = English("the save `{name}` is in use by {held}", name=path.name, held=held.args[0])
        raise GameError(Diagnostic("RW605", message, None, English("end that program first, or play another save"))) from None


def _changed(path: Path) -> GameError:
    message = English("another program has changed the save `{name}`", name=path.name)
    return GameError(Diagnostic("RW605", message, None, English("nothing was written; look at it with `rulewright replay`")))

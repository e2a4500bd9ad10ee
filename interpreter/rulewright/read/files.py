"""One file of a stranger into clean text."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from rulewright.diagnostics import Diagnostic, English, Span, unusable
from rulewright.read.characters import forbidden_character, normalised, place
from rulewright.read.limits import MAX_FILE_BYTES

# Opening a pipe or a device must not wait for its other end.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


def read_text(path: Path, shown: str) -> tuple[str | None, list[Diagnostic]]:
    """The text of a file, or None and the reason; `shown` is the name diagnostics use for it.

    The text has no byte order mark, LF as its only line end, and no control character but tab.
    """
    start = Span.point(shown, 1, 1)
    data, reason = _bytes(path)
    if data is None:
        hint = English("see that it is there, is an ordinary file and may be read")
        return None, [Diagnostic("RW101", English("the file cannot be read: {reason}", reason=reason), start, hint)]
    if len(data) > MAX_FILE_BYTES:
        message = English("the file is larger than {number} KiB", number=MAX_FILE_BYTES // 1024)
        return None, [Diagnostic("RW102", message, start, English("split it into several files"))]
    try:
        text = normalised(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        return None, [_not_utf8(data, error.start, shown)]
    bad = forbidden_character(text, shown)
    return (text, []) if bad is None else (None, [bad])


def read_bytes(path: Path) -> bytes | None:
    """The bytes of a file within its limit; None if they cannot be had."""
    data, _ = _bytes(path)
    return data if data is not None and len(data) <= MAX_FILE_BYTES else None


def _bytes(path: Path) -> tuple[bytes | None, str]:
    """The bytes of a regular file, at most one more than allowed; or why there are none."""
    try:
        handle = os.open(path, _FLAGS)
    except (OSError, ValueError) as error:
        return None, unusable(error)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            return None, English("it is not an ordinary file")
        parts: list[bytes] = []
        left = MAX_FILE_BYTES + 1
        while left > 0 and (part := os.read(handle, left)):
            parts.append(part)
            left -= len(part)
        return b"".join(parts), ""
    except OSError as error:
        return None, unusable(error)
    finally:
        os.close(handle)


def _not_utf8(data: bytes, offset: int, shown: str) -> Diagnostic:
    good = normalised(data[:offset].decode("utf-8"))
    line, column = place(good, len(good))
    message = English(
        "the file is not UTF-8: byte {number} (0x{data}) is part of no character", number=offset + 1, data=f"{data[offset]:02x}"
    )
    return Diagnostic("RW103", message, Span(shown, line, column, line, column + 1), English("save the file as UTF-8"))

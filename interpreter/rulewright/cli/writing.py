"""Files that commands write: whole or not at all, and never through a link."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file under another name and put it in its place at once; a kill or a full disk leaves the old one whole."""
    new = path.with_name(f".{path.name[:80]}.{secrets.token_hex(4)}.new")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0)
    data = content.encode() if isinstance(content, str) else content
    try:
        with open(os.open(new, flags, 0o666), "wb") as file:
            if path.exists() and not path.is_symlink():
                os.chmod(new, path.stat().st_mode & 0o777)
            file.write(data)
        os.replace(new, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror or "it cannot be written", str(path)) from None
    finally:
        new.unlink(missing_ok=True)

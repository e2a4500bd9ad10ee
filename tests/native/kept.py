"""What a C compiler makes of a program, kept in the environment between runs.

The same source becomes the same library, and whoever runs the tests has mostly changed something else; to build it often takes
longer than what is played with it. Whatever could change the library is in its name, so a kept one is never out of date, and what
has not been asked for lately is thrown away.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from rulewright.native import RUNTIME, Compiler, built, compiler

FOLDER = Path(sys.prefix) / "libraries"
MOST = 500  # libraries: those of several versions of the engine


def built_once(source: str, by: Compiler, more: tuple[str, ...] = ()) -> bytes:
    """As `built`, which alone builds where nothing can be kept."""
    if sys.prefix == sys.base_prefix or not os.access(sys.prefix, os.W_OK):
        return built(source, by, more)
    path = FOLDER / _name(source, by, more)
    try:
        kept = path.read_bytes()
        path.touch()
    except OSError:
        kept = built(source, by, more)
        _keep(path, kept)
    return kept


def _name(source: str, by: Compiler, more: tuple[str, ...]) -> str:
    runtime = [(path.name, path.read_bytes()) for path in sorted(RUNTIME.glob("*.h"))]
    return hashlib.sha256(repr((source, by, compiler.FLAGS, compiler.STRICT, more, runtime)).encode()).hexdigest()


def _keep(path: Path, data: bytes) -> None:
    """Written beside and put in its place, since another core may be about to read it."""
    with suppress(OSError):
        FOLDER.mkdir(exist_ok=True)
        handle, name = tempfile.mkstemp(dir=FOLDER)
        with open(handle, "wb") as file:
            file.write(data)
        os.replace(name, path)
        for old in sorted(FOLDER.iterdir(), key=os.path.getmtime)[:-MOST]:
            old.unlink(missing_ok=True)

"""A program at a terminal of its own, as a person sits at one: lines are typed, and what is said is read until it asks again."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import time
from types import TracebackType

from tests.cli.starting import command

COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60.0  # seconds for one answer, on whatever machine
PROMPT = "\n> "


class Terminal:
    def __init__(self, *args: str) -> None:
        self.keys, theirs = pty.openpty()
        settings = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "40", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(command(*args), stdin=theirs, stdout=theirs, stderr=theirs, env=settings)
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keys)

    def type(self, line: str) -> str:
        """What the program says to a line, without the line itself."""
        os.write(self.keys, f"{line}\n".encode())
        return self.said().partition("\n")[2]

    def said(self) -> str:
        """All until the next question, or the end."""
        found, end = b"", time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ready, _, _ = select.select([self.keys], [], [], 0.2)
            if ready:
                try:
                    part = os.read(self.keys, 10_000)
                except OSError:  # nobody is at the other end any more
                    part = b""
                if not part:
                    break
                found += part
            elif self._text(found).endswith(PROMPT):
                break
        else:
            raise AssertionError(f"no question after {PATIENCE:g} seconds: {self._text(found)[-500:]}")
        return self._text(found)

    def left(self) -> int:
        """The code with which the program ends."""
        return self.process.wait(PATIENCE)

    def _text(self, found: bytes) -> str:
        return COLOURS.sub("", found.decode("utf-8", "replace")).replace("\r\n", "\n")

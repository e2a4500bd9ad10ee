"""The lines of a save without their checksums, and lines written as a save with checksums that fit, as a forger would."""

from __future__ import annotations

import hashlib
from pathlib import Path

FIRST_LINE = "rulewright save 2"


def lines_of(path: Path) -> list[str]:
    """What is played, and then each choice and undo."""
    return [line.partition(" ")[2] for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def write_lines(path: Path, lines: list[str]) -> None:
    chain = FIRST_LINE
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(f"{chain}\n")
        for line in lines:
            chain = hashlib.sha256(f"{chain} {line}".encode()).hexdigest()[:12]
            file.write(f"{chain} {line}\n")

"""What a check found before. Nothing is checked again while neither the packs nor the engine have changed.

A result is kept under the folders that were asked for and the folder the user stands in, from where places are told. It names
every folder it came from (a pack may extend others) and a fingerprint of all their files and of the engine; if that no longer
fits, the packs are checked anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulewright.read import cached, data_root, find_pack, forget, read_pack_files


def remembered(names: list[str], check: Callable[[], tuple[dict[str, Any], list[Path]]]) -> dict[str, Any]:
    """The report for these packs: as it was kept, or from `check`, which also tells the folders it read."""
    folders = [find_pack(name) for name in names]
    if None in folders:
        return check()[0]
    key = json.dumps([names, [str(folder) for folder in folders], _standing()])
    fresh = False

    def make() -> bytes:
        nonlocal fresh
        fresh = True
        report, read = check()
        return json.dumps({"folders": [str(folder) for folder in read], "mark": fingerprint(read), "report": report}).encode()

    while True:
        try:
            kept = json.loads(cached("check", key, make))
            mark = fingerprint([Path(folder) for folder in kept["folders"]])
            report: dict[str, Any] = kept["report"]
            if fresh or (mark is not None and mark == kept["mark"]):
                return report
        except (ValueError, KeyError, TypeError, OSError):
            if fresh:
                return check()[0]
        forget("check", key)


def _standing() -> str:
    try:
        return str(Path.cwd())
    except OSError:  # somebody has deleted the folder we stand in
        return ""


def fingerprint(folders: list[Path]) -> str | None:
    """A hash over every file of the packs, and over the engine's own; None if there is too much to be sure."""
    digest = hashlib.sha256()
    for folder in folders:
        files = read_pack_files(folder)
        if files is None:
            return None
        for name, data in files:
            digest.update(f"{folder}/{name} {len(data)}\n".encode())
            digest.update(data)
    engine = Path(__file__).resolve().parent.parent
    for path in sorted(
        [
            *engine.rglob("*.py"),
            *engine.rglob("*.ftl"),
            *engine.rglob("*.yaml"),
            *(data_root() / "schemas").glob("*"),
            *(data_root() / "grammar").glob("*"),
        ]
    ):
        status = path.stat()
        digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()

"""A folder with everything that a pack may hold, and some files that are not read."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import Files, write

GOOD = {
    "pack.yaml": "id: demo\n",
    "turn.rules": "pay 2 pebbles\n",
    "parts/tokens.yaml": "kind: token\n",
    "parts/extra.rules": "gain 1\n",
    "text/en.ftl": "name = Demo\n",
    "scenarios/one.yaml": "given: 1\n",
    "scenarios/deep/er/two.yaml": "given: 2\n",
    ".hidden.yaml": "[[[",
    ".git/config.yaml": "[[[",
    "README.md": "[[[",
    "notes.txt": "[[[",
}


def pack(folder: Path, files: Files) -> Path:
    return write(folder / "demo", files)

"""What the pages quote of the shipped packs."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "hard-rules.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(rules|card|nouns|patch) ([a-z-]+) ?(\w*)\n(.*?)^```", re.M | re.S)
QUOTED = [
    *(("hard-rules", TEXT, pack) for pack in ("tekhenu", "akropolis", "teotihuacan", "teotihuacan-hu", "cuzco")),
    *(("readme", README, pack) for pack in ("tekhenu", "akropolis")),
]


def blocks(pack: str, kind: str, page: str) -> list[tuple[str, str]]:
    """The name and the text of each block of a kind that a page quotes of a pack."""
    return [(m[3], m[4]) for m in BLOCK.finditer(page) if m[2] == pack and m[1] == kind]

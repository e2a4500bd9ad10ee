"""The games of docs/hard-rules.md: shipped packs, or packs made of the nouns here and all blocks of the page."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tests.small_packs import write

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
TEXT = (ROOT / "docs" / "hard-rules.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(rules|card|nouns|patch) ([a-z]+) ?(\w*)\n(.*?)^```", re.M | re.S)
SHIPPED = ["tekhenu", "akropolis"]
PROPOSED = ["teotihuacan", "cuzco"]


def blocks(game: str, kind: str, page: str = TEXT) -> list[tuple[str, str]]:
    return [(m[3], m[4]) for m in BLOCK.finditer(page) if m[2] == game and m[1] == kind]


def build(game: str, folder: Path) -> Path:
    """The shipped pack of the game; or one of its nouns and helpers and all blocks of the page."""
    if game in SHIPPED:
        return ROOT / "rules" / game
    pack = folder / f"hard-{game}"
    shutil.copytree(HERE / game, pack)
    write(pack, {"page.rules": "\n\n".join(text for _, text in blocks(game, "rules"))})
    cards = blocks(game, "card")
    if cards:
        lines = ["more: card\nitems:\n"]
        for name, text in cards:
            lines.append(f"  {name}:\n    effect: |\n" + "".join(f"      {line}\n" for line in text.splitlines()))
        write(pack, {"page.yaml": "".join(lines)})
    return pack

"""The shape of the code base: stages import only to their left, and no game is known to the engine."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "interpreter" / "rulewright"
ORDER = ["diagnostics", "read", "parse", "link", "check", "compile", "run", "explain", "scenario", "draw", "cli"]


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "rulewright" and len(parts) > 1:
                found.add(parts[1])
    return found


def test_stages_import_only_from_their_left() -> None:
    wrong = []
    for stage in ORDER:
        for path in sorted((PACKAGE / stage).rglob("*.py")):
            for name in imported(path):
                if name in ORDER and ORDER.index(name) > ORDER.index(stage):
                    wrong.append(f"{path.relative_to(PACKAGE)} imports {name}")
    assert not wrong


def test_every_folder_is_a_known_stage() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert folders == set(ORDER)


def test_no_noun_of_a_game_is_in_the_engine() -> None:
    """Ids of packs, enumerations, resources, zones and boards of the shipped games never stand in engine code."""
    nouns = {path.name for path in (ROOT / "rules").iterdir()}
    for path in (ROOT / "rules" / "akropolis").glob("*.yaml"):
        nouns |= set(
            re.findall(r"\b(quarry|plaza|barracks|akropolis|stacks|starting_stones|chief)\b", path.read_text(encoding="utf-8"))
        )
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, sorted(nouns))) + r")\b", re.I)
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl"), *(ROOT / "grammar").glob("*"), *(ROOT / "schemas").glob("*")]
    hits = [f"{path.name}: {match[0]}" for path in files for match in pattern.finditer(path.read_text(encoding="utf-8"))]
    assert not hits

"""The shape of the engine: its rooms stand in a row, and each imports only from its left."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "interpreter" / "rulewright"
MOST_LINES, MOST_METHODS = 400, 25
SHARED = {"limits", "process"}  # every room may read them
ORDER = [
    "diagnostics",
    "read",
    "parse",
    "link",
    "check",
    "explain",
    "pipeline",
    "state",
    "compile",
    "native",
    "run",
    "narrate",
    "scenario",
    "difference",
    "simulate",
    "validate",
    "draw",
    "book",
    "table",
    "serve",
    "cli",
]


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


def files_of(room: str) -> list[Path]:
    """A room is a folder, or one file where a folder would be empty."""
    return sorted((PACKAGE / room).rglob("*.py")) or [PACKAGE / f"{room}.py"]


def test_rooms_import_only_from_their_left() -> None:
    wrong = []
    for room in ORDER:
        for path in files_of(room):
            for name in imported(path):
                if name in ORDER and ORDER.index(name) > ORDER.index(room):
                    wrong.append(f"{path.relative_to(PACKAGE)} imports {name}")
    assert not wrong


def test_every_folder_and_file_is_a_known_room() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    files = {path.stem for path in PACKAGE.glob("*.py")}
    assert folders | {"pipeline"} == set(ORDER)
    assert files == {"__init__", "__main__", "pipeline", *SHARED}


def test_nobody_climbs_in_by_a_window() -> None:
    """What a room offers others stands in its door, `__init__.py`; the syntax tree is a door of its own."""
    wrong = []
    for room in ORDER:
        for path in files_of(room):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("rulewright."):
                    continue
                _, other, *window = (node.module or "").split(".")
                if other in ORDER and other != room and window and (other, window) != ("parse", ["ast"]):
                    wrong.append(f"{path.relative_to(PACKAGE)} climbs into {node.module}")
    assert not wrong


def test_files_and_classes_stay_small() -> None:
    long, crowded = [], []
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if text.count("\n") > MOST_LINES:
            long.append(path.relative_to(PACKAGE).as_posix())
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef) and sum(isinstance(part, ast.FunctionDef) for part in node.body) > MOST_METHODS:
                crowded.append(f"{path.relative_to(PACKAGE).as_posix()}: {node.name}")
    assert (long, crowded) == ([], [])

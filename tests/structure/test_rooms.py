"""The shape of the engine: its rooms stand in a row, and each imports only from its left."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "interpreter" / "rulewright"
MOST_LINES, MOST_METHODS = 400, 25
METHOD = ast.FunctionDef | ast.AsyncFunctionDef
SHARED = {"limits", "process"}  # every room may read them
IMPORTS = re.compile(r"^\s*(?:from\s+(?=[\w.]+\s+import\b)|import\s+)([\w.]+)", re.MULTILINE)
METHODS = re.compile(r"^\s+(?:async )?def ", re.MULTILINE)
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
    "arena",
    "draw",
    "book",
    "table",
    "serve",
    "cli",
]


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def classes_of(path: Path) -> list[ast.ClassDef]:
    """Most files have no class that could be too large, and need not be parsed."""
    if len(METHODS.findall(text_of(path))) <= MOST_METHODS:
        return []
    return [node for node in ast.walk(ast.parse(text_of(path))) if isinstance(node, ast.ClassDef)]


def modules(path: Path) -> Iterator[str]:
    """What a file imports, by whole names: no import is relative, and each stands on a line of its own."""
    for name in IMPORTS.findall(text_of(path)):
        assert not name.startswith("."), path
        yield name


def imported(path: Path) -> set[str]:
    return {name.split(".")[1] for name in modules(path) if name.startswith("rulewright.")}


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
            for module in modules(path):
                package, other, *window = [*module.split("."), ""]
                if package != "rulewright" or other not in {*ORDER} - {room} or (other, *window) == ("parse", "ast", ""):
                    continue
                if any(window):
                    wrong.append(f"{path.relative_to(PACKAGE)} climbs into {module}")
    assert not wrong


def programs() -> list[Path]:
    """Everything written in Python, C or JavaScript, also around the engine."""
    folders = [ROOT / name for name in ("interpreter", "tests", "tools", "benchmarks")]
    return sorted(path for folder in folders for kind in ("py", "c", "h", "js", "mjs") for path in folder.rglob(f"*.{kind}"))


def test_files_and_classes_stay_small() -> None:
    long, crowded = [], []
    for path in programs():
        if path.read_text(encoding="utf-8").count("\n") > MOST_LINES:
            long.append(path.relative_to(ROOT).as_posix())
        for node in classes_of(path) if path.suffix == ".py" else ():
            if sum(isinstance(part, METHOD) for part in node.body) > MOST_METHODS:
                crowded.append(f"{path.relative_to(ROOT).as_posix()}: {node.name}")
    assert (long, crowded) == ([], [])

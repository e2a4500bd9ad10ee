"""Saved games: a small text file that only grows, so that a kill at any moment loses at most the line being written.

    rulewright save 1
    {"packs": …, "players": 2, "seed": 7, "options": {…}}
    1 tile c07
    1 spot 0,1@3
    undo

The second line says what is played: packs with versions and the content hash of each file. Then one line a choice: the
seat, the name of the choice and the key of the option; `undo` takes the latest one back.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.diagnostics import Diagnostic, Span
from rulewright.pipeline import Loaded, load
from rulewright.run.failing import GameError
from rulewright.run.game import Game, IllegalChoice, new_game

FIRST_LINE = "rulewright save 1"
LARGEST = 16 << 20


@dataclass(frozen=True)
class Settings:
    """What a game was started with."""

    packs: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Record:
    """One line: a choice of a seat, or an undo (then seat is 0)."""

    line: int
    seat: int
    label: str = ""
    key: str = ""


class Save:
    """An open save; every record is on the disk before `add` returns."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def create(cls, path: Path, loaded: Loaded, settings: Settings) -> Save:
        """Start a save; an existing file is never overwritten."""
        header = {
            "packs": [{"name": name} for name in settings.packs],
            "files": fingerprints(loaded),
            "players": settings.players,
            "seed": settings.seed,
            "options": dict(settings.options),
            "versions": versions(loaded),
        }
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(f"{FIRST_LINE}\n{json.dumps(header, sort_keys=True)}\n")
            file.flush()
            os.fsync(file.fileno())
        return cls(path)

    def add(self, seat: int, label: str, key: str) -> None:
        self._append(f"{seat} {label} {key}\n")

    def undo(self) -> None:
        self._append("undo\n")

    def _append(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())


@dataclass(frozen=True)
class SaveFile:
    """What was read of a save."""

    path: Path
    header: Mapping[str, Any]
    settings: Settings
    records: tuple[Record, ...]
    torn: bool
    diagnostics: tuple[Diagnostic, ...]


def versions(loaded: Loaded) -> dict[str, str]:
    assert loaded.checked is not None
    return {pack.id: pack.version for pack in loaded.checked.rules.packs}


def fingerprints(loaded: Loaded) -> dict[str, str]:
    """A short hash of every file that has a say in play."""
    found = {}
    for files in loaded.packs:
        for name in [*files.yaml, *files.rules]:
            text = files.sources.get(f"{files.name}/{name}", "")
            found[f"{files.name}/{name}"] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return dict(sorted(found.items()))


def read_save(path: Path) -> SaveFile | Diagnostic:
    """Read a save; a torn last line is reported and dropped, anything else that is wrong is one diagnostic."""
    shown = path.name
    try:
        size = path.stat().st_size
        raw = path.read_bytes() if size <= LARGEST else b""
    except OSError as error:
        return Diagnostic("RW602", f"the save cannot be read: {error.strerror or error}", None, "look at its name and its place")
    if size > LARGEST:
        return Diagnostic("RW602", "this file is too large to be a save", None, "look at its name and its place")
    whole, _, tail = raw.rpartition(b"\n")
    problems: list[Diagnostic] = []
    try:
        lines = whole.decode("utf-8").split("\n")
    except UnicodeDecodeError:
        return Diagnostic("RW602", "the save is not text", Span.point(shown, 1, 1), "use a copy from before it was damaged")
    if lines[0] != FIRST_LINE or len(lines) < 2:
        return Diagnostic(
            "RW602", "this is not a save, or its beginning is lost", Span.point(shown, 1, 1), f"it begins with `{FIRST_LINE}`"
        )
    header = _header(lines[1])
    if header is None:
        return Diagnostic(
            "RW602",
            "the second line does not say what is played",
            Span.point(shown, 2, 1),
            "use a copy from before it was damaged",
        )
    if tail:
        problems.append(
            Diagnostic(
                "RW601", "the last line is torn and was dropped", Span.point(shown, len(lines) + 1, 1), "make that choice again"
            )
        )
    records: list[Record] = []
    for number, line in enumerate(lines[2:], 3):
        record = _record(number, line)
        if record is None:
            return Diagnostic(
                "RW602", "this line is neither a choice nor an undo", Span.point(shown, number, 1), "a choice is `seat name key`"
            )
        records.append(record)
    settings = Settings(tuple(p["name"] for p in header["packs"]), header["players"], header["seed"], header["options"])
    return SaveFile(path, header, settings, tuple(records), bool(tail), tuple(problems))


def _header(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
        good = (
            isinstance(data["players"], int)
            and isinstance(data["seed"], int)
            and isinstance(data["options"], dict)
            and isinstance(data["files"], dict)
            and isinstance(data["versions"], dict)
            and data["packs"]
            and all(isinstance(pack["name"], str) for pack in data["packs"])
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return data if good else None


def _record(number: int, line: str) -> Record | None:
    if line == "undo":
        return Record(number, 0)
    parts = line.split(" ", 2)
    if len(parts) != 3 or not parts[0].isdigit() or not 0 < int(parts[0]) < 100:
        return None
    return Record(number, int(parts[0]), parts[1], parts[2])


def difference(save: SaveFile, loaded: Loaded) -> Diagnostic | None:
    """The first thing in which the rules at hand differ from those of the save."""
    for name, version in versions(loaded).items():
        old = save.header["versions"].get(name)
        if old is not None and old != version:
            return Diagnostic(
                "RW603",
                f"the save was made with {name} {old}, but this is {name} {version}",
                None,
                "replay it with --migrate to keep what still fits",
            )
    now = fingerprints(loaded)
    for file in sorted({*now, *save.header["files"]}):
        if now.get(file) != save.header["files"].get(file):
            return Diagnostic(
                "RW603",
                f"the save was made with another `{file}`",
                Span.point(file, 1, 1),
                "replay it with --migrate to keep what still fits",
            )
    return None


@dataclass(frozen=True)
class Replayed:
    """A game brought to where its save ends, or to where the rules no longer follow it."""

    loaded: Loaded
    game: Game
    kept: int
    diagnostics: tuple[Diagnostic, ...]


def replay(
    save: SaveFile, to: int | None = None, migrate: bool = False, packs: Sequence[str] | None = None
) -> Replayed | list[Diagnostic]:
    """Play a save again. With other rules it is refused, or followed with `migrate` as far as its choices exist."""
    problems = list(save.diagnostics)
    loaded = load(list(packs or save.settings.packs))
    if loaded.checked is None:
        return [*problems, *loaded.diagnostics]
    changed = difference(save, loaded)
    if changed is not None and not migrate:
        return [*problems, changed]
    try:
        game = new_game(loaded.checked, save.settings.players, save.settings.seed, _known_options(save, loaded, migrate))
    except GameError as error:
        return [*problems, error.diagnostic]
    kept = 0
    for record in save.records[:to]:
        wrong = _apply(game, record)
        if wrong is not None:
            at = Span.point(save.path.name, record.line, 1)
            hint = "play on from here" if migrate else "the save was edited, or is not of this game"
            problems.append(Diagnostic("RW604", wrong, at, hint))
            if not migrate:
                return problems
            break
        kept += 1
    return Replayed(loaded, game, kept, tuple(problems))


def _known_options(save: SaveFile, loaded: Loaded, migrate: bool) -> dict[str, Any]:
    assert loaded.checked is not None
    known = loaded.checked.rules.options
    return {name: value for name, value in save.settings.options.items() if not migrate or name in known}


def _apply(game: Game, record: Record) -> str | None:
    """Carry out one record; what stands against it, if anything."""
    if record.seat == 0:
        reason = game.why_no_undo()
        if reason is not None:
            return "this undo is not possible here"
        game.undo()
        return None
    decision = game.decision
    if decision is None:
        return "the game is over before this choice"
    if decision.player != record.seat or decision.site.label != record.label:
        return (
            f"player {decision.player} is asked for `{decision.site.label}` here, not player {record.seat} for `{record.label}`"
        )
    try:
        game.choose(record.key)
    except IllegalChoice:
        return f"`{record.key}` is not among the options for `{record.label}` here"
    except GameError as error:
        return error.diagnostic.message
    return None


def mend(save: SaveFile) -> None:
    """Cut a torn last line off, before a save is continued."""
    if save.torn:
        raw = save.path.read_bytes()
        with save.path.open("r+b") as file:
            file.truncate(raw.rfind(b"\n") + 1)

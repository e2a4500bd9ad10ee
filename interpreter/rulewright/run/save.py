"""Saved games as text that only grows, so that a kill at any moment loses at most the line being written.

    rulewright save 2
    5e0c1f0a9b7d {"packs": …, "players": 2, "seed": 7, "options": {…}}
    91d24ab0c3e8 1 tile c07
    0f6be1527a4c 1 spot 0,1@3
    c7788d03e1a5 undo

The second line says what is played: packs with versions and the content hash of each file. Then one line a choice: the
seat, the name of the choice and the key of the option; `undo` takes the latest one back. Each line begins with a checksum of
itself and of the one before it. So whatever is changed, lost or moved is known by its line, and what stands before it is whole.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.diagnostics import Diagnostic, English, Span, unusable

FIRST_LINE = b"rulewright save 2"
WITHOUT_CHECKSUMS = b"rulewright save 1"
LARGEST = 16 << 20
LARGEST_SEED = 1 << 64
MOST_SEATS = 99
SEAT = re.compile(r"[1-9][0-9]?")
ESCAPED = re.compile(r"\\(\\|[ntr]|x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8})")
COPY = English("use a copy from before it was damaged")
KEEP = English("everything before it is whole: `rulewright replay FILE --migrate --save NEW` keeps that")
OLD = English("`rulewright replay FILE --migrate --save NEW` writes it anew")
_FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


@dataclass(frozen=True)
class Settings:
    """What a game was started with."""

    packs: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: Mapping[str, str] = field(default_factory=dict)  # who sits where: a person or a bot, by the number of the seat


@dataclass(frozen=True)
class Record:
    """One line: a choice of a seat, or an undo (then seat is 0)."""

    line: int
    seat: int
    label: str = ""
    key: str = ""


@dataclass(frozen=True)
class SaveFile:
    """What was read of a save: all of it, or everything before what is damaged."""

    path: Path
    header: Mapping[str, Any]
    settings: Settings
    records: tuple[Record, ...]
    whole: int  # bytes up to the end of the last line that is whole
    checksum: str  # of that line
    torn: bool
    diagnostics: tuple[Diagnostic, ...]
    refused: Diagnostic | None = None  # why a game does not simply go on from here


# -- one line --
def checksum(before: str, text: bytes) -> str:
    """Twelve digits that depend on a line and on all lines before it."""
    return hashlib.sha256(before.encode() + b" " + text).hexdigest()[:12]


def written(record: Record) -> str:
    """A record as the text of a line; keys come from packs, so that whatever could end a line is escaped."""
    return f"{record.seat} {_escaped(record.label)} {_escaped(record.key)}" if record.seat else "undo"


def _escaped(text: str) -> str:
    return "".join(char if char.isprintable() and char != "\\" else _escape(char) for char in text)


def _escape(char: str) -> str:
    return char.encode("unicode_escape").decode()


def _unescaped(text: str) -> str:
    return ESCAPED.sub(lambda found: found[0].encode().decode("unicode_escape"), text)


def _record(number: int, line: str) -> Record | None:
    if line == "undo":
        return Record(number, 0)
    seat, _, rest = line.partition(" ")
    label, space, key = rest.partition(" ")
    if not (SEAT.fullmatch(seat) and label and space):
        return None
    try:
        return Record(number, int(seat), _unescaped(label), _unescaped(key))
    except ValueError:
        return None


# -- a file --
def read_save(path: Path) -> SaveFile | Diagnostic:
    """Read a save; a torn last line is reported and dropped. What is no save at all is one diagnostic."""
    raw = _bytes(path)
    if isinstance(raw, Diagnostic):
        return raw
    first, *lines = raw.split(b"\n")
    if first not in (FIRST_LINE, WITHOUT_CHECKSUMS) or len(lines) < 2:
        message = English("this is not a save, or its beginning is lost")
        return Diagnostic(
            "RW602", message, Span.point(path.name, 1, 1), English("it begins with `{decode}`", decode=FIRST_LINE.decode())
        )
    tail = lines.pop()
    texts, chain = (lines, "") if first == WITHOUT_CHECKSUMS else _unbroken(lines)
    header = _header(texts[0]) if texts else None
    if header is None:
        message = English("the second line does not say what is played")
        return Diagnostic("RW602", message, Span.point(path.name, 2, 1), COPY)
    records = tuple(_records(texts[1:]))
    kept = 1 + len(records)
    whole = len(first) + 1 + sum(len(line) + 1 for line in lines[:kept])
    problems: tuple[Diagnostic, ...] = ()
    refused: Diagnostic | None = None
    if kept < len(lines):
        message = (
            English("this line is not as it was written")
            if kept == len(texts)
            else English("this line is neither a choice nor an undo")
        )
        refused = Diagnostic("RW602", message, Span.point(path.name, kept + 2, 1), KEEP)
    elif first == WITHOUT_CHECKSUMS:
        refused = Diagnostic(
            "RW606", English("this save is of an earlier version, without checksums"), Span.point(path.name, 1, 1), OLD
        )
    if tail and kept == len(lines):
        at = Span.point(path.name, len(lines) + 2, 1)
        problems = (Diagnostic("RW601", English("the last line is torn and was dropped"), at, English("make that choice again")),)
    packs = tuple(p["name"] for p in header["packs"])
    settings = Settings(packs, header["players"], header["seed"], header["options"], header.get("seats", {}))
    return SaveFile(path, header, settings, records, whole, chain, bool(tail), problems, refused)


def _bytes(path: Path) -> bytes | Diagnostic:
    """The bytes of an ordinary file of bounded size; nothing is waited for, and no link is followed."""
    hint = English("look at its name and its place")
    try:
        handle = os.open(path, _FLAGS)
    except (OSError, ValueError) as error:
        reason = English("it is a link") if path.is_symlink() else unusable(error, English("its name is not valid"))
        return Diagnostic("RW602", English("the save cannot be read: {reason}", reason=reason), None, hint)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        return Diagnostic("RW602", English("the save cannot be read: it is not an ordinary file"), None, hint)
    with open(handle, "rb") as file:
        raw = file.read(LARGEST + 1)
    return raw if len(raw) <= LARGEST else Diagnostic("RW602", English("this file is too large to be a save"), None, hint)


def _unbroken(lines: list[bytes]) -> tuple[list[bytes], str]:
    """The texts of the lines up to the first whose checksum does not fit, and the checksum of the last of them."""
    chain = FIRST_LINE.decode()
    texts: list[bytes] = []
    for line in lines:
        said, _, text = line.partition(b" ")
        found = checksum(chain, text)
        if said != found.encode():
            break
        texts.append(text)
        chain = found
    return texts, chain


def _records(texts: Iterable[bytes]) -> Iterable[Record]:
    """Every choice and undo, up to the first line that is neither."""
    for number, text in enumerate(texts, 3):
        try:
            record = _record(number, text.decode("utf-8"))
        except UnicodeDecodeError:
            return
        if record is None:
            return
        yield record


def _header(line: bytes) -> dict[str, Any] | None:
    """What is played, if each part of it is what it must be."""
    try:
        data = json.loads(line)
        good = (
            _number(data["players"], MOST_SEATS + 1)
            and _number(data["seed"], LARGEST_SEED)
            and _texts(data["files"])
            and _texts(data["versions"])
            and isinstance(data["options"], dict)
            and all(isinstance(value, str | int) for value in data["options"].values())
            and _texts(data.get("seats", {}))
            and isinstance(data["packs"], list)
            and data["packs"]
            and all(isinstance(pack["name"], str) for pack in data["packs"])
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return data if good else None


def _number(value: Any, below: int) -> bool:
    return type(value) is int and 0 <= value < below


def _texts(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(text, str) for text in value.values())

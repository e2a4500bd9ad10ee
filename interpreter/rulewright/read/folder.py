"""Which files of a folder belong to a pack, found without ever leaving the folder."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Literal

from rulewright.diagnostics import Diagnostic, English, Span, unusable
from rulewright.read.limits import MAX_FOLDER_ENTRIES, MAX_PACK_FILES, MAX_RULES_BYTES

Kind = Literal["yaml", "rules", "text", "scenario"]


@dataclass(frozen=True, slots=True)
class Found:
    """A file to read: its name in the pack, what it is, and where it stands on this machine."""

    name: str
    kind: Kind
    path: Path


def kind_of(name: str) -> Kind | None:
    """What a file is by its place and ending, or None when a pack does not read it there."""
    path = PurePosixPath(name)
    folders = path.parts[:-1]
    if folders[:1] == ("scenarios",):
        return "scenario" if path.suffix == ".yaml" else None
    if path.suffix == ".ftl":
        return "text" if folders == ("text",) else None
    if len(folders) <= 1 and path.suffix in (".yaml", ".rules"):
        return "yaml" if path.suffix == ".yaml" else "rules"
    return None


def find_files(root: Path, pack: str) -> tuple[list[Found], list[Diagnostic]]:
    """The files of a pack sorted by name, so that the order is the same on all machines.

    A pack with too many files gives none of them: which ones came first would depend on the machine. A folder without a
    pack.yaml is not looked through at all: it may be as large as a disk.
    """
    if os.path.isdir(root) and not os.path.lexists(root / "pack.yaml"):
        return [], [_no_pack_yaml(root, pack)]
    found: list[Found] = []
    problems: list[Diagnostic] = []
    inside = os.path.realpath(root)
    for count, (name, entry) in enumerate(_walk(root, pack, problems)):
        if count >= MAX_FOLDER_ENTRIES or len(found) >= MAX_PACK_FILES:
            message = English(
                "a pack may have at most {max_pack_files} files ({max_folder_entries} of any kind)",
                max_pack_files=MAX_PACK_FILES,
                max_folder_entries=MAX_FOLDER_ENTRIES,
            )
            return [], [
                Diagnostic("RW106", message, None, English("join small files, and take out what is not part of the pack"))
            ]
        if entry.is_dir(follow_symlinks=False):
            continue
        kind = kind_of(name)
        problem = _refusal(name, entry, kind, inside, pack)
        if problem is not None:
            problems.append(problem)
        elif kind is not None:
            found.append(Found(name, kind, Path(entry.path)))
    found.sort(key=lambda file: (file.name, str(file.path)))
    return _without_doubles(found, pack, problems), problems


def rules_below(folder: Path) -> list[Path] | None:
    """Every rules file in a folder and below it, in order; None if there is too much to look through or to read."""
    entries = [entry for _, entry in islice(_walk(folder, "", []), MAX_FOLDER_ENTRIES + 1)]
    rules = [entry for entry in entries if entry.name.endswith(".rules")]
    large = sum(entry.stat(follow_symlinks=False).st_size for entry in rules if os.path.lexists(entry.path))
    return None if len(entries) > MAX_FOLDER_ENTRIES or large > MAX_RULES_BYTES else sorted(Path(entry.path) for entry in rules)


def _no_pack_yaml(root: Path, pack: str) -> Diagnostic:
    suggestion = English("every pack has a pack.yaml that gives its id and version")
    if os.path.lexists(root / "pack.yml"):
        suggestion = English("rename pack.yml to pack.yaml")
    return Diagnostic("RW108", English("there is no pack.yaml"), Span.point(f"{pack}/pack.yaml", 1, 1), suggestion)


def _walk(root: Path, pack: str, problems: list[Diagnostic]) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Every entry below the root that is not hidden, folders too; links are never entered."""
    folders = [("", str(root))]
    while folders:
        prefix, folder = folders.pop()
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    name = prefix + unicodedata.normalize("NFC", entry.name)
                    if entry.name.startswith("."):
                        continue
                    if entry.is_dir(follow_symlinks=False):
                        folders.append((name + "/", entry.path))
                    yield name, entry
        except OSError as error:
            reason = unusable(error, English("unknown reason"))
            place = Span.point(f"{pack}/{prefix}".rstrip("/"), 1, 1)
            hint = English("see that it is there and may be read")
            problems.append(Diagnostic("RW101", English("the folder cannot be read: {reason}", reason=reason), place, hint))


def _refusal(name: str, entry: os.DirEntry[str], kind: Kind | None, inside: str, pack: str) -> Diagnostic | None:
    """Why an entry is not read although its author may expect it to be."""
    place = Span.point(f"{pack}/{name}", 1, 1)
    ending = PurePosixPath(name).suffix
    if entry.is_symlink():
        if os.path.isdir(entry.path):
            return Diagnostic("RW105", English("a link to a folder is not followed"), place, English("copy the folder here"))
        if kind is not None and not _is_below(os.path.realpath(entry.path), inside):
            return Diagnostic("RW105", English("this link leads out of the pack"), place, English("copy the file here"))
    if kind is not None and not name.isprintable():
        return Diagnostic("RW111", English("the file's name has characters that cannot be shown"), place, English("rename it"))
    if ending != ".yaml" and ending.lower() in (".yml", ".yaml"):
        return Diagnostic(
            "RW109", English("a file that ends in {ending} is not read", ending=ending), place, English("use .yaml")
        )
    if kind is None and ending in (".yaml", ".rules", ".ftl"):
        return Diagnostic("RW110", English("a {ending} file is not read in this folder", ending=ending), place, _home(ending))
    return None


def _home(ending: str) -> English:
    if ending == ".ftl":
        return English("move it to the folder text")
    return English("move it to the pack's folder or to a folder directly below it")


def _is_below(path: str, folder: str) -> bool:
    try:
        return os.path.commonpath([path, folder]) == folder
    except ValueError:  # another drive
        return False


def _without_doubles(found: list[Found], pack: str, problems: list[Diagnostic]) -> list[Found]:
    """Names that differ only in case are one file on some machines, so a pack must not have both."""
    first: dict[str, Found] = {}
    for file in found:
        other = first.setdefault(file.name.casefold(), file)
        if other is not file:
            message = English(
                "`{name}` and `{other_name}` are the same name on some machines", name=file.name, other_name=other.name
            )
            place = Span.point(f"{pack}/{file.name}", 1, 1)
            problems.append(Diagnostic("RW107", message, place, English("rename one of them")))
    return list(first.values())

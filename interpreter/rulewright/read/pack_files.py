"""A pack's folder into texts and trees: all that the later stages ever see of it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from pathlib import Path

from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.read.files import read_bytes, read_text
from rulewright.read.folder import find_files, kind_of
from rulewright.read.limits import MAX_PACK_BYTES
from rulewright.read.nodes import Node
from rulewright.read.yaml_reader import read_yaml

SHORT, KEPT = 1000, 300  # characters of a table that is remembered, and how many are: less than a hundred megabytes


@dataclass(frozen=True)
class PackFiles:
    """What was read of a pack, in the order of the file names.

    `yaml`, `rules`, `texts` and `scenarios` have names relative to the pack, such as "text/en.ftl".
    `sources` has the names that spans use, which begin with the pack's name. It holds the text of every file
    that is text at all; a YAML file that cannot be understood is there and not in `yaml`. Scenarios are kept as
    texts: only whoever plays them reads them.
    """

    root: Path
    name: str
    yaml: Mapping[str, Node]
    rules: Mapping[str, str]
    texts: Mapping[str, str]
    scenarios: Mapping[str, str]
    sources: Mapping[str, str]
    diagnostics: tuple[Diagnostic, ...]


def read_pack(root: Path, taken: Collection[str] = ()) -> PackFiles:
    """Reads a pack's folder; whatever is wrong with it is in the result's diagnostics, never an exception.

    `taken` are the names of packs that are read together with it.
    """
    pack = _name(os.path.basename(os.path.abspath(root)), taken)
    found, problems = find_files(root, pack)
    trees: dict[str, Node] = {}
    texts: dict[str, dict[str, str]] = {"rules": {}, "text": {}, "scenario": {}}
    sources: dict[str, str] = {}
    size = 0
    for file in found:
        shown = f"{pack}/{file.name}"
        text, wrong = read_text(file.path, shown)
        problems += wrong
        if text is None:
            continue
        size += len(text.encode())
        if size > MAX_PACK_BYTES:
            message = English("a pack may have at most {number} MiB of text; the rest was not read", number=MAX_PACK_BYTES >> 20)
            hint = English("take out what is not part of the pack, or split it into two packs")
            problems.append(Diagnostic("RW106", message, Span.point(shown, 1, 1), hint))
            break
        sources[shown] = text
        if file.kind in texts:
            texts[file.kind][file.name] = text
            continue
        tree, wrong_in_it = (_remembered if len(text) <= SHORT else _table)(text, shown)
        problems += wrong_in_it
        if tree is not None:
            trees[file.name] = tree
    ordered = tuple(sorted(problems, key=lambda problem: problem.sort_key))
    return PackFiles(root, pack, trees, texts["rules"], texts["text"], texts["scenario"], sources, ordered)


def _name(folder: str, taken: Collection[str]) -> str:
    """What spans call a pack: like its folder. Of two folders of one name the second has a number behind it, or a file of one
    pack would be taken for that of the other.
    """
    if folder not in taken:
        return folder
    return next(name for number in count(2) if (name := f"{folder}~{number}") not in taken)


def _table(text: str, shown: str) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    tree, wrong = read_yaml(text, shown)
    return tree, tuple(wrong)


_remembered = lru_cache(KEPT)(_table)  # who changes one file of a pack and loads it again has not changed the others


def read_some(root: Path, names: Collection[str]) -> dict[str, str]:
    """The texts of a few files of a pack, as far as they are there and fit to be read."""
    found, _ = find_files(root, "")
    texts = {file.name: read_text(file.path, file.name)[0] for file in found if file.name in names}
    return {name: text for name, text in texts.items() if text is not None}


def read_pack_files(root: Path) -> list[tuple[str, bytes]] | None:
    """The bytes of every file that a pack reads; None if something is wrong with one of them or there is too much."""
    found, problems = find_files(root, "")
    read: list[tuple[str, bytes]] = []
    left = MAX_PACK_BYTES
    for file in found:
        data = read_bytes(file.path)
        left -= len(data or b"")
        if data is None or left < 0:
            return None
        read.append((file.name, data))
    return None if problems else read


def content_hash(files: PackFiles) -> str:
    """A SHA-256 of all that can change what a pack does or says; scenarios only test it and do not count.

    The same files give the same hash on all machines, wherever the pack lies and whatever its folder's name.
    """
    digest = hashlib.sha256()
    for shown, text in sorted(files.sources.items()):
        name = shown.removeprefix(files.name + "/")
        if kind_of(name) != "scenario":
            # Neither a name nor a text can hold NUL, so no two packs give the same bytes.
            digest.update(f"{name}\0{text}\0".encode())
    return digest.hexdigest()

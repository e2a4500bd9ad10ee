"""What packs were made for, written into them: marks of all that they change, as it reads now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import click

from rulewright.cli import phrases
from rulewright.cli.output import say
from rulewright.cli.writing import write_whole

if TYPE_CHECKING:
    from rulewright.pipeline import Loaded
    from rulewright.read import Plain

KEY = "made_for"


def accept(loaded: Loaded, named: Iterable[str]) -> None:
    """Write `made_for` anew into the packs that were named; what they lie over is somebody else's."""
    from rulewright.read import find_pack

    assert loaded.checked is not None
    folders = {find_pack(name) for name in named}
    for files in loaded.packs:
        said = _plain(files.sources.get(f"{files.name}/pack.yaml", ""))
        marks = loaded.checked.rules.marks.get(str(said.get("id"))) if isinstance(said, dict) else None
        if files.root not in folders or marks is None:
            continue
        path = files.root / "pack.yaml"
        text = marked(files.sources[f"{files.name}/pack.yaml"], marks)
        if text is None:
            raise click.ClickException(phrases.say("val-not-accepted", path=str(path)))
        write_whole(path, text)
        say(phrases.say("val-accepted", path=str(path), things=len(marks)), err=True)


def marked(text: str, marks: Mapping[str, str]) -> str | None:
    """A pack.yaml with these marks, in which all else stays as it is; None if it is not written line by line."""
    kept: list[str] = []
    inside = False
    for line in text.rstrip("\n").split("\n"):
        inside = line.startswith(f"{KEY}:") or (inside and line.startswith(" "))
        if not inside:
            kept.append(line)
    written = "\n".join([*kept, f"{KEY}:", *(f"  {name}: {mark}" for name, mark in marks.items())]) + "\n"
    before, after = _plain(text), _plain(written)
    meant = {**before, KEY: dict(marks)} if isinstance(before, dict) else None
    return written if meant is not None and after == meant else None


def _plain(text: str) -> Plain:
    from rulewright.read import plain, read_yaml

    tree, problems = read_yaml(text, "pack.yaml")
    return None if tree is None or problems else plain(tree)

"""Arguments that commands take. Each has a type with limits: whatever is typed is either a value or a sentence about it."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.guard import Problems

if TYPE_CHECKING:
    from rulewright.check import Checked
    from rulewright.pipeline import Loaded

CODE = re.compile(r"rw[0-9]{3}", re.IGNORECASE)
SPOKEN = re.compile(r"[a-z]{2,3}([-_][a-z]{2,4})?")
LONGEST = 4_096  # characters of any argument: no path is longer
MOST_SEATS = 12

SEED = click.IntRange(0, 2**63 - 1)
PLAYERS = click.IntRange(1, MOST_SEATS)
LINES = click.IntRange(0, 1_000_000_000)
DECISIONS = click.IntRange(1, 1_000_000_000)
MANY = click.IntRange(1, 10_000_000)
JOBS = click.IntRange(1, 256)
ENGINE = click.Choice(["auto", "native", "python"])


class Text(click.ParamType):  # type: ignore[type-arg]
    """Any text that is not too long to be meant and that a file system or a screen can take."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        text = str(value)
        if not text or len(text) > LONGEST or "\0" in text:
            self.fail("it is empty, too long, or has a character that cannot be meant", param, ctx)
        return text


class Pack(Text):
    """The name of a shipped pack, or a folder."""

    name = "pack"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from rulewright.diagnostics import did_you_mean
        from rulewright.read import available_packs, find_pack

        text = str(super().convert(value, param, ctx))
        if find_pack(text) is None:
            guess = did_you_mean(text, available_packs())
            hint = f"did you mean `{guess}`?" if guess else "`rulewright packs` lists those there are; a folder works too"
            self.fail(f"there is no pack called `{text}`; {hint}", param, ctx)
        return text


class Language(Text):
    """A language as packs name it, with or without a country."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(super().convert(value, param, ctx)).lower()
        if not SPOKEN.fullmatch(text):
            self.fail(f"`{text}` is no language: write two or three letters, as `cs`", param, ctx)
        return text


class Subject(Pack):
    """What can be explained: a pack, or the code of a diagnostic."""

    name = "pack or code"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        return text.upper() if CODE.fullmatch(text) else super().convert(value, param, ctx)


class Setting(Text):
    """`name=value`."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, sign, setting = str(super().convert(value, param, ctx)).partition("=")
        if not sign or not name.strip() or not setting.strip():
            self.fail(f"`{value}` is not of the form name=value", param, ctx)
        return name.strip(), setting.strip()


class Seat(Setting):
    """`2=greedy`, `all=random`: a seat, or nothing for all of them, and who takes it."""

    name = "seat=who"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        seat, who = super().convert(value, param, ctx)
        number = seat.lower().removeprefix("player").strip()
        if seat != "all" and not (number.isascii() and number.isdecimal() and len(number) < 3):
            self.fail(f"`{seat}` is no seat: write its number, or `all`", param, ctx)
        return "" if seat == "all" else number, who


class File(Text):
    """An ordinary file: one that is there, or one that may be made."""

    name = "file"

    def __init__(self, there: bool) -> None:
        self.there = there

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = Path(super().convert(value, param, ctx))
        try:
            found = os.stat(path)
        except (OSError, ValueError):
            if self.there:
                self.fail(f"there is no file `{path}`, or it may not be looked at", param, ctx)
            return path
        if not stat.S_ISREG(found.st_mode):
            self.fail(f"`{path}` is no ordinary file", param, ctx)
        return path


TEXT = Text()
PACK = Pack()
LANGUAGE = Language()
SUBJECT = Subject()
SETTING = Setting()
SEAT = Seat()
FILE = File(there=True)
NEW_FILE = File(there=False)


def load_game(names: Sequence[str]) -> tuple[Loaded, Checked]:
    """Load packs that must be without errors to go on."""
    from rulewright.diagnostics import errors
    from rulewright.pipeline import load

    loaded = load(list(names))
    if loaded.checked is None:
        raise Problems(errors(loaded.diagnostics), loaded.sources)
    return loaded, loaded.checked


def shipped() -> list[str]:
    from rulewright.read import available_packs

    return available_packs()

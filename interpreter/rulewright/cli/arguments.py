"""Arguments that several commands take: packs, options of a game, and how they become a checked game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.guard import Problems

if TYPE_CHECKING:
    from rulewright.check import Checked
    from rulewright.pipeline import Loaded

CODE = re.compile(r"rw[0-9]{3}", re.IGNORECASE)


class Pack(click.ParamType):  # type: ignore[type-arg]
    """The name of a shipped pack, or a folder."""

    name = "pack"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from rulewright.diagnostics import did_you_mean
        from rulewright.read import available_packs, find_pack

        text = str(value)
        if find_pack(text) is None:
            guess = did_you_mean(text, available_packs())
            hint = f"did you mean `{guess}`?" if guess else "`rulewright packs` lists those there are; a folder works too"
            self.fail(f"there is no pack called `{text}`; {hint}", param, ctx)
        return text


class Subject(Pack):
    """What can be explained: a pack, or the code of a diagnostic."""

    name = "pack or code"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        return text.upper() if CODE.fullmatch(text) else super().convert(value, param, ctx)


class Setting(click.ParamType):  # type: ignore[type-arg]
    """`name=value`."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, sign, setting = str(value).partition("=")
        if not sign or not name.strip() or not setting.strip():
            self.fail(f"`{value}` is not of the form name=value", param, ctx)
        return name.strip(), setting.strip()


PACK = Pack()
SUBJECT = Subject()
SETTING = Setting()


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

"""`rulewright packs`: what can be played here."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.arguments import shipped
from rulewright.cli.helping import Spoken
from rulewright.cli.output import FORMAT, bold, dim, red, said, say, say_json
from rulewright.diagnostics import either

if TYPE_CHECKING:
    from rulewright.pipeline import Loaded

MOST = 200  # packs of a folder that are listed


@click.command("packs", cls=Spoken)
@FORMAT
def command(format_: str) -> None:
    """List the packs there are.

    Those that come with rulewright, and those in this folder.

    Each with its version, how many play it, and its options with their defaults and what they mean.

    \b
      rulewright packs
      rulewright packs --format json
    """
    found = [_describe(name) for name in [*shipped(), *_here()]]
    if format_ == "json":
        say_json(found)
        return
    width = max((len(pack["id"]) for pack in found), default=0)
    for pack in found:
        if not pack["ok"]:
            say(f"{bold(pack['id'].ljust(width))}  {red(said('has errors'))}: rulewright check {pack['id']}")
            continue
        low, high = pack["players"]
        players = said("{low}-{high} players", low=low, high=high) if low != high else said("{low} players", low=low)
        over = said(", over {packs}", packs=", ".join(pack["extends"])) if pack["extends"] else ""
        say(f"{bold(pack['id'].ljust(width))}  {pack['version']}  {pack['name']}, {players}{over}")
        if pack["about"]:
            say(f"{'':{width}}    {pack['about']}")
        for option in pack["options"]:
            values = " | ".join(option["values"])
            say(f"{'':{width}}    --option {option['name']}={option['default']}" + dim(f"   {values}{_only(option)}"))
            if option["about"]:
                say(f"{'':{width}}      {dim(option['about'])}")


def _here() -> list[str]:
    """The folders below this one that are packs."""
    return sorted(f"./{path.parent.name}" for path in islice(Path(".").glob("*/pack.yaml"), MOST) if path.is_file())


def _only(option: dict[str, Any]) -> str:
    counts = option["players"]
    if not counts:
        return ""
    if counts == [1]:
        return said(" (with 1 player)")
    return said(" (with {numbers} players)", numbers=either([str(count) for count in counts]))


def _describe(name: str) -> dict[str, Any]:
    from rulewright.link import YES_NO
    from rulewright.pipeline import load

    loaded = load([name])
    if loaded.checked is None:
        return {"id": name, "ok": False}
    from rulewright.cli.words import spoken
    from rulewright.explain import Catalog, pack_words

    rules = loaded.checked.rules
    catalog = Catalog(rules.texts, spoken(loaded.checked))
    pack = next((pack for pack in rules.packs if pack.id == name), None) or _own(loaded)
    title, about = pack_words(pack, catalog)
    options = []
    for option in (option for option in rules.options.values() if not option.fixed):
        if option.type == YES_NO:
            values, default = ["yes", "no"], "yes" if option.default else "no"
        elif option.values:
            values, default = list(option.values), str(option.default)
        else:
            values, default = [said("{low} to {high}", low=option.low, high=option.high)], str(option.default)
        options.append({"name": option.name, "values": values, "default": default, "players": list(option.players)})
        options[-1]["about"] = catalog.format(option.name, "about") if catalog.has(option.name, "about") else ""
    return {
        "id": pack.id,
        "ok": True,
        "version": pack.version,
        "name": title,
        "about": about,
        "players": list(rules.base.players),
        "languages": list(pack.languages),
        "extends": list(pack.extends),
        "options": options,
    }


def _own(loaded: Loaded) -> Any:
    """What the pack that was named says of itself; what it lies over is loaded after it."""
    assert loaded.checked is not None
    folder = loaded.packs[0].name
    packs = loaded.checked.rules.packs
    return next((pack for pack in packs if pack.span.file.partition("/")[0] == folder), packs[0])

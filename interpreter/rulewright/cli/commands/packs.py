"""`rulewright packs`: what can be played here."""

from __future__ import annotations

from typing import Any

import click

from rulewright.cli.arguments import shipped
from rulewright.cli.output import FORMAT, bold, dim, red, say, say_json


@click.command("packs")
@FORMAT
def command(format_: str) -> None:
    """List the packs that come with rulewright.

    Each with its version, how many play it, and its options with their defaults.

    \b
      rulewright packs
      rulewright packs --format json
    """
    found = [_describe(name) for name in shipped()]
    if format_ == "json":
        say_json(found)
        return
    width = max((len(pack["id"]) for pack in found), default=0)
    for pack in found:
        if not pack["ok"]:
            say(f"{bold(pack['id'].ljust(width))}  {red('has errors')}: rulewright check {pack['id']}")
            continue
        low, high = pack["players"]
        players = f"{low}-{high} players" if low != high else f"{low} players"
        over = f", over {', '.join(pack['extends'])}" if pack["extends"] else ""
        say(f"{bold(pack['id'].ljust(width))}  {pack['version']}  {pack['name']}, {players}{over}")
        for option in pack["options"]:
            values = " | ".join(option["values"])
            say(f"{'':{width}}    --option {option['name']}={option['default']}" + dim(f"   {values}{_only(option)}"))


def _only(option: dict[str, Any]) -> str:
    counts = option["players"]
    return f" (with {' or '.join(map(str, counts))} {'player' if counts == [1] else 'players'})" if counts else ""


def _describe(name: str) -> dict[str, Any]:
    from rulewright.link import YES_NO
    from rulewright.pipeline import load

    loaded = load([name])
    if loaded.checked is None:
        return {"id": name, "ok": False}
    rules = loaded.checked.rules
    pack = next((pack for pack in rules.packs if pack.id == name), rules.base)
    options = []
    for option in (option for option in rules.options.values() if not option.fixed):
        if option.type == YES_NO:
            values, default = ["yes", "no"], "yes" if option.default else "no"
        elif option.values:
            values, default = list(option.values), str(option.default)
        else:
            values, default = [f"{option.low} to {option.high}"], str(option.default)
        options.append({"name": option.name, "values": values, "default": default, "players": list(option.players)})
    return {
        "id": pack.id,
        "ok": True,
        "version": pack.version,
        "name": pack.name,
        "players": list(rules.base.players),
        "languages": list(pack.languages),
        "extends": list(pack.extends),
        "options": options,
    }

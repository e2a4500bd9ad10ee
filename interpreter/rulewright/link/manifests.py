"""pack.yaml: what a pack is, what it is laid over, and the options it brings."""

from __future__ import annotations

from typing import Any

from rulewright.diagnostics import English, Span, suggest_or_list
from rulewright.link.bounds import option_misfits
from rulewright.link.members import belongs
from rulewright.link.nouns import Manifest, Option
from rulewright.link.ruleset import Ruleset
from rulewright.link.schemas import validate
from rulewright.link.tables import TableReader, cut, span_of
from rulewright.link.types import NUMBER, YES_NO, ConstantType, Type
from rulewright.parse import ast
from rulewright.read import Mapping, Node, Scalar, Sequence, plain, read_yaml


def read_manifest(reader: TableReader, node: Mapping) -> Manifest:
    """What a pack says of itself."""
    data: Any = plain(node)
    players = data.get("players", {})
    if players.get("min", 1) > players.get("max", 1):
        message = English("the fewest players are more than the most")
        reader.report("RW305", message, span_of(node, "players"), English("exchange `min` and `max`"))
    for key in ("extends", "knows", "languages"):
        _told_twice(reader, node.get(key))
    return Manifest(
        data["id"],
        data["version"],
        data.get("name", data["id"]),
        (players.get("min", 1), players.get("max", 1)),
        tuple(dict.fromkeys([*data.get("extends", ()), *([data["edition_of"]] if data.get("edition_of") else [])])),
        tuple(data.get("knows", ())),
        tuple(data.get("languages", ("en",))),
        node.span,
        ast.Ident(data["solo"], span_of(node, "solo")) if data.get("solo") else None,
        ast.Ident(data["edition_of"], span_of(node, "edition_of")) if data.get("edition_of") else None,
        _texts(node.get("needs")),
        _texts(node.get("made_for")),
        data.get("about", ""),
    )


def read_front(text: str, name: str) -> Manifest | None:
    """What a pack says of itself, without all else of it; None if its pack.yaml is wrong."""
    node, problems = read_yaml(text, f"{name}/pack.yaml")
    if problems or not isinstance(node, Mapping) or validate(node, "pack"):
        return None
    return read_manifest(TableReader(Ruleset(), []), node)


def _texts(node: Node | None) -> dict[str, tuple[str, Span]]:
    """A table of texts, each with its place."""
    entries = node.entries if isinstance(node, Mapping) else ()
    return {str(key.value): (str(value.value), value.span) for key, value in entries if isinstance(value, Scalar)}


def read_options(reader: TableReader, node: Mapping) -> None:
    """What may be chosen before a game."""
    options = node.get("options")
    if not isinstance(options, Mapping):
        return
    for key, entry in options.entries:
        data: Any = plain(entry)
        name = str(key.value)
        if not reader.declare(name, key.span, English("option")):
            continue
        values = tuple(map(str, data.get("values", ())))
        kind = data.get("type", "choice" if values else "yes_no")
        type_: Type = YES_NO if kind == "yes_no" else NUMBER if kind == "number" else ConstantType(name)
        default = data.get("default")
        if type_ is YES_NO:
            if default not in (True, False, "yes", "no"):
                hint = English("write yes or no")
                reader.report(
                    "RW303", English("the default of `{name}` is neither yes nor no", name=name), span_of(entry, "default"), hint
                )
            default = default in (True, "yes")
        elif kind == "choice" and str(default) not in values:
            written = English("write one of {values}", values=", ".join(values)) if values else English("add `values`")
            hint = suggest_or_list(str(default), values) or written
            reader.report(
                "RW303", English("the default of `{name}` is not one of its values", name=name), span_of(entry, "default"), hint
            )
        elif type_ is NUMBER and not belongs(reader.rules, default, NUMBER):
            reader.report(
                "RW303",
                English("the default of `{name}` is not a number", name=name),
                span_of(entry, "default"),
                English("write a whole number"),
            )
        elif type_ is NUMBER:
            for misfit in option_misfits(name, entry):
                reader.report("RW318", *misfit)
        _of_use(reader, entry, kind)
        reader.rules.options[name] = Option(
            name,
            type_,
            values,
            default,
            data.get("min", 0),
            data.get("max", 0),
            tuple(data.get("players", ())),
            key.span,
            bool(data.get("fixed", False)),
        )


def _of_use(reader: TableReader, entry: Node, kind: str) -> None:
    """Whether all that is written about an option means something, and it can be chosen in any game at all."""
    if not isinstance(entry, Mapping):
        return
    for key, needed in (("min", "number"), ("max", "number"), ("values", "choice")):
        if kind != needed and entry.get(key) is not None:
            message = English("`{key}` is for options of type `{needed}`", key=key, needed=needed)
            reader.report("RW305", message, span_of(entry, key), English("remove it, or write `type: {needed}`", needed=needed))
    for key in ("values", "players"):
        _told_twice(reader, entry.get(key))
    players = entry.get("players")
    fewest, most = reader.rules.base.players if reader.rules.packs else (1, 1)
    for count in players.items if isinstance(players, Sequence) and reader.rules.packs else ():
        if isinstance(count, Scalar) and not fewest <= int(str(count.value)) <= most:
            message = English("nobody plays this game with {count} players", count=str(count.value))
            hint = English("it is for {fewest} to {most} players", fewest=fewest, most=most)
            reader.report("RW305", message, count.span, hint)
    if isinstance(players, Sequence) and not players.items:
        hint = English("name numbers of players, or leave `players` out")
        reader.report("RW305", English("this option could never be chosen"), players.span, hint)


def _told_twice(reader: TableReader, node: Node | None) -> None:
    """What a list says a second time means nothing, and something else may have been meant."""
    seen: set[str] = set()
    for item in node.items if isinstance(node, Sequence) else ():
        if isinstance(item, Scalar):
            if str(item.value) in seen:
                message = English("`{item}` stands in this list twice", item=cut(str(item.value)))
                reader.report("RW305", message, item.span, English("remove one of them"))
            seen.add(str(item.value))

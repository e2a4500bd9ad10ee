"""What can be told of a game before it begins: its name, what it is about, and what players may agree on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.explain.catalog import Catalog
from rulewright.link import Manifest, Option, Ruleset


@dataclass(frozen=True)
class Variant:
    """An option in words: its values by key, or its lowest and highest number; `players` if it is not for all numbers of them."""

    name: str
    title: str
    about: str
    values: tuple[tuple[str, str], ...]
    low: int
    high: int
    default: str
    players: tuple[int, ...]


def pack_words(pack: Manifest, catalog: Catalog) -> tuple[str, str]:
    """A pack's name and what it is about: as its texts say (`pack-ID`, `.about`), else as pack.yaml does."""
    own = f"pack-{pack.id}"
    if not catalog.has(own):
        return pack.name, pack.about
    return catalog.format(own), catalog.format(own, "about") if catalog.has(own, "about") else pack.about


def variants(rules: Ruleset, catalog: Catalog) -> Iterator[Variant]:
    """All options that are still open, in the order they are declared in."""
    for option in rules.options.values():
        if option.fixed:
            continue
        about = catalog.format(option.name, "about") if catalog.has(option.name, "about") else ""
        yes_no = not option.values and option.low == option.high
        values: tuple[object, ...] = (True, False) if yes_no else option.values
        told = tuple((_key(value), value_words(option, value, catalog)) for value in values)
        title = catalog.format("tell-title", name=catalog.name(option.name))
        yield Variant(option.name, title, about, told, option.low, option.high, _key(option.default), option.players)


def value_words(option: Option, value: object, catalog: Catalog) -> str:
    """A value of an option."""
    if isinstance(value, bool):
        return catalog.format("say-yes" if value else "say-no")
    own = f"{option.name}-{value}"
    return catalog.name(own if catalog.has(own) else str(value))


def _key(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)

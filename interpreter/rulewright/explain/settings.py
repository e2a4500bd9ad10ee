"""For which options a sentence written by hand is true: those it was written for, and those it speaks of itself.

A rule may ask an option, by itself or through values that it looks up. Whoever writes its sentence by hand has the defaults in
mind. Where the players have settled on something else, the generated sentence is shown, unless the one by hand names the option.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulewright.check import Checked, OptionRef, ValueRef
from rulewright.diagnostics import GameError
from rulewright.explain.additions import folder_of
from rulewright.explain.catalog import Catalog
from rulewright.link import Option, Ruleset, settle
from rulewright.parse import ast


def in_use(rules: Ruleset, given: Mapping[str, object]) -> dict[str, object]:
    """The options given and the defaults of the others, for any number of players that these are for; else a GameError."""
    low, high = rules.base.players
    for players in range(low, high):
        try:
            return settle(rules, players, given)
        except GameError:
            continue
    return settle(rules, high, given)


def unspoken(text: str, nodes: tuple[ast.Node, ...], checked: Checked, catalog: Catalog) -> list[Option]:
    """The options that decide what a rule does and of which a sentence by hand does not speak."""
    said = text.casefold()
    asked = {option.name: option for option in _asked(nodes, checked, set())}
    spoken = {name for name in asked if any(word.casefold() in said for word in _words(name, catalog))}
    return [option for name, option in sorted(asked.items()) if name not in spoken]


def _words(option: str, catalog: Catalog) -> Iterator[str]:
    """How one speaks of an option: by its name, or as a condition."""
    yield catalog.name(option)
    yield from (catalog.format(option, each) for each in ("if", "if-not") if catalog.has(option, each))


def as_written(options: list[Option], in_use: Mapping[str, object], rules: Ruleset, later: frozenset[str]) -> bool:
    """Whether these options are as they were when the sentence was written: no pack over its own, in a later folder, set them."""
    patches = [patch for pack in rules.packs if folder_of(pack) in later for patch in rules.patches.get(pack.id, ())]
    changed = {patch.path[1] for patch in patches if _sets_option(patch.path)}
    return all(option.name not in changed and in_use.get(option.name, option.default) == option.default for option in options)


def _sets_option(path: tuple[str, ...]) -> bool:
    return len(path) > 1 and path[0] == "option"


def _asked(nodes: tuple[ast.Node, ...], checked: Checked, seen: set[str]) -> Iterator[Option]:
    for node in (part for each in nodes for part in ast.walk(each)):
        ref = checked.meaning.refs.get(node) if isinstance(node, ast.Expr) else None
        if isinstance(ref, OptionRef):
            yield ref.option
        elif isinstance(ref, ValueRef) and ref.value.name not in seen:
            seen.add(ref.value.name)
            yield from _asked((ref.value,), checked, seen)

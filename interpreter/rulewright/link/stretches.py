"""Where somebody may be asked while a stretch goes on in which something fits at any time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulewright.parse import ast

if TYPE_CHECKING:
    from rulewright.link.ruleset import Ruleset


def interruptible(rules: Ruleset) -> frozenset[ast.Node]:
    """All that is said in rules and flows which may be carried out within such a stretch, and on components.

    What is called is known by the names that occur. Components may be at work in any stretch, and so may all that they call.
    """
    triggers = (heard.sentence.trigger for heard in rules.triggers.any_time)
    stretches = {str(trigger.stretch) for trigger in triggers if isinstance(trigger, ast.AtAnyTime)}
    if not stretches:
        return frozenset()
    said: dict[str, list[ast.Node]] = {name: [flow] for name, flow in rules.flows.items()}
    for _, rule in rules.programs():
        said.setdefault(rule.name, []).append(rule)
    called = {node for nodes in said.values() for node in nodes}
    found = [sentence.node for sentence in rules.sentences() if sentence.node not in called]
    waiting, seen = [*stretches, *_named(found, said)], set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            found.extend(said.get(name, ()))
            waiting.extend(_named(said.get(name, ()), said))
    return frozenset(part for node in found for part in ast.walk(node))


def _named(nodes: Iterable[ast.Node], said: Iterable[str]) -> set[str]:
    """The rules and flows that are named somewhere in these."""
    names = (getattr(part, "name", None) for node in nodes for part in ast.walk(node))
    return {str(name) for name in names if name in said}

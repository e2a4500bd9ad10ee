"""In which chapter a rule stands, and how deep: what only the setup does, what happens in play, what comes at the end.

The game's own flow says so: what it does before its first loop sets the game up, what it does behind its last one ends it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright.check import Checked, FlowRef, RuleRef
from rulewright.parse import ast

SETUP, PLAY, END = "setup", "play", "end"
LOOPS = (ast.Turns, ast.Repeat)


@dataclass(frozen=True)
class Home:
    """Where something is told."""

    chapter: str
    depth: int = 0


def homes(checked: Checked) -> dict[str, Home]:
    """Every rule and flow that the game comes to, in the order it does; what happens in play is told there, not in the setup."""
    flow = checked.rules.flows.get("game")
    body = flow.body if flow is not None else ()
    loops = [at for at, statement in enumerate(body) if _loops(statement)]
    first, last = (loops[0], loops[-1] + 1) if loops else (0, len(body))
    play = dict(_reached(body[first:last], checked))
    setup = {name: depth for name, depth in _reached(body[:first], checked) if name not in play}
    end = {name: depth for name, depth in _reached(body[last:], checked) if name not in play and name not in setup}
    parts = ((SETUP, setup), (PLAY, play), (END, end))
    return {name: Home(chapter, depth) for chapter, names in parts for name, depth in names.items()}


def _loops(statement: ast.Stmt) -> bool:
    return any(isinstance(node, LOOPS) for node in ast.walk(statement))


def _reached(body: Iterable[ast.Node], checked: Checked) -> Iterator[tuple[str, int]]:
    """Rules and flows that something does, each followed by those that it does itself, with how far down they are."""
    seen: set[str] = set()

    def below(nodes: Iterable[ast.Node], depth: int) -> Iterator[tuple[str, int]]:
        for name in done_in(nodes, checked):
            if name not in seen:
                seen.add(name)
                yield name, depth
                yield from below(_declared(name, checked), depth + 1)

    yield from below(body, 0)


def done_in(nodes: Iterable[ast.Node], checked: Checked) -> list[str]:
    """The names of the rules and flows that sentences do."""
    refs = [checked.meaning.refs.get(part) for node in nodes for part in ast.walk(node)]
    names = [ref.rule.name if isinstance(ref, RuleRef) else ref.flow.name for ref in refs if isinstance(ref, RuleRef | FlowRef)]
    return list(dict.fromkeys(str(name) for name in names))


def _declared(name: str, checked: Checked) -> tuple[ast.Node, ...]:
    rules = checked.rules
    found = rules.rules.get(name) or rules.flows.get(name)
    return (found,) if found is not None else ()

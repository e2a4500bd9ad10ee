"""Which declarations and branches of the rules the scenarios have executed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.compile import Program
from rulewright.diagnostics import Span
from rulewright.parse import ast
from rulewright.run import Machine
from rulewright.scenario.report import Coverage


class Watcher:
    """Counts what is really carried out; while the engine only looks ahead it is paused."""

    def __init__(self) -> None:
        self.paused = False
        self.called: set[str] = set()
        self.branches: dict[tuple[str, Span], bool] = {}
        self.declarations: dict[str, Span] = {}
        self.inlined: dict[str, set[str]] = {}

    def machine(self, program: Program) -> Machine:
        """A machine whose branches and declarations report here."""
        keys = [(branch.owner, branch.span) for branch in program.branches]
        for key in keys:
            self.branches.setdefault(key, False)

        def cover(index: int) -> None:
            if not self.paused:
                self.branches[keys[index]] = True

        machine = Machine(program, cover)
        rules = program.checked.rules
        self.declarations |= {name: rule.span for name, rule in rules.rules.items()}
        for sort, home in (("value", rules.values), ("score", rules.scores)):
            for name, declaration in home.items():
                self.declarations[name] = declaration.span
                machine.names[f"{sort}_{name}"] = self.counted(name, machine.names[f"{sort}_{name}"])
        if rules.winner is not None:
            self.declarations["winner"] = rules.winner.span
            machine.standing = self.counted("winner", machine.standing)
        self.find_inlined(program)
        return machine

    def counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            if not self.paused:
                self.called.add(name)
            return function(*args)

        return call

    def find_inlined(self, program: Program) -> None:
        """Values that are the same for the whole game are written into the sentences that use them, and never called."""
        rules = program.checked.rules
        users = [*rules.values.values(), *rules.scores.values(), *rules.rules.values()]
        for name in rules.values:
            if program.source.count(f"value_{name}(") == 1:
                self.inlined[name] = {user.name for user in users if any(_mentions(node, name) for node in ast.walk(user))}

    def coverage(self, packs: tuple[str, ...]) -> Coverage:
        """What was executed of the sentences of some packs; nobody tests those of others for them."""
        called = self.called | {owner for (owner, _), hit in self.branches.items() if hit}
        for _ in self.inlined:
            called |= {name for name, users in self.inlined.items() if users & called}
        own = tuple(f"{pack}/" for pack in packs)
        declarations = {name: span for name, span in self.declarations.items() if span.file.startswith(own)}
        branches = {place: hit for place, hit in self.branches.items() if place[1].file.startswith(own)}
        return Coverage(declarations, frozenset(called), branches)


def _mentions(node: ast.Node, name: str) -> bool:
    return isinstance(node, ast.Name | ast.Call | ast.Attribute) and node.name == name


class Pause:
    """Stops counting inside."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher, self.before = watcher, False

    def __enter__(self) -> None:
        self.before, self.watcher.paused = self.watcher.paused, True

    def __exit__(self, *_: object) -> None:
        self.watcher.paused = self.before

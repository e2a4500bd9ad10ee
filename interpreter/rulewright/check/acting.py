"""Where nobody acts: what the flow does outside `turns` and `each player`, and whatever that leads to.

There nobody has anything of his own, so whoever gains, pays or looks at his own things there must be named. A rule may be
done both there and in somebody's turn; it must then be right for both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.check.meaning import Meaning
from rulewright.check.refs import (
    BoardRef,
    EffectRef,
    FlowRef,
    LocalRef,
    PointsRef,
    RuleRef,
    ScoreRef,
    ValueRef,
    VariableRef,
    ZoneRef,
)
from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.link import PLAYER, Heard, Ruleset
from rulewright.parse import ast

WHENS = ("before", "instead of", "after")
HINT = English("do it in `each player`, or say whose it is")


def find_nobodys(rules: Ruleset, meaning: Meaning, entry: str) -> list[Diagnostic]:
    """For each sentence of the flow where nobody acts, the first use of somebody's own things that it leads to."""
    search = _Search(rules, meaning)
    flows = [entry] if entry in rules.flows else []
    problems: list[Diagnostic] = []
    for name in flows:  # grows by the flows that these do
        for statement in rules.flows[name].body:
            nodes = list(_where_nobody_acts(statement))
            done = (meaning.refs.get(node) for node in nodes)
            flows += [ref.flow.name for ref in done if isinstance(ref, FlowRef) and ref.flow.name not in flows]
            problems += search.sentence(nodes)
    return list(dict.fromkeys(problems))


def _asking(node: ast.Node) -> Span | None:
    """Where a statement asks the player who acts."""
    match node:
        case ast.Choose(prefs=()) | ast.Window():
            return node.span
        case ast.May() | ast.Times(up_to=True) | ast.Alternatives(op="choose one" | "any order"):
            return node.span.head
    return None


def _where_nobody_acts(node: ast.Node) -> Iterator[ast.Node]:
    """Everything below a statement that is not done by one player after another."""
    yield node
    for child in ast.children(node):
        turn = isinstance(node, ast.EachPlayer | ast.Turns) and (child in node.body or child is getattr(node, "until", None))
        if not turn:
            yield from _where_nobody_acts(child)


@dataclass(frozen=True)
class _Search:
    rules: Ruleset
    meaning: Meaning
    values: dict[str, bool] = field(default_factory=dict)

    def sentence(self, nodes: list[ast.Node]) -> Iterator[Diagnostic]:
        """What is wrong in a sentence of the flow itself, or in the first place that it leads to."""
        seen: set[ast.Node] = set()
        waiting: list[tuple[list[ast.Node], Span | None]] = [(nodes, None)]
        while waiting:
            parts, done_at = waiting.pop(0)
            for node in parts:
                found = self.own(node)
                if found is not None:
                    span, wrong = found
                    notes = ((English("it is done here, outside of `turns` and `each player`"), done_at),) if done_at else ()
                    yield Diagnostic("RW416", English("nobody acts here, so {wrong}", wrong=wrong), span, HINT, notes)
                    return
                for body in self.leads_to(node):
                    if body[0] not in seen:
                        seen.add(body[0])
                        inside = [part for statement in body for part in _where_nobody_acts(statement)]
                        waiting.append((inside, done_at or node.span))

    def leads_to(self, node: ast.Node) -> Iterator[tuple[ast.Stmt, ...]]:
        """What is done along with a part of a sentence."""
        heard: list[Heard] = []
        match self.meaning.refs.get(node):
            case RuleRef(rule=rule):
                yield rule.body
                heard = [one for when in WHENS for one in self.rules.triggers.on_rule(rule.name, when)]
            case EffectRef(pieces=pieces, attribute=attribute):
                for item in self.rules.pieces[pieces].items:
                    printed = tuple(s for s in item.effects.get(attribute, ()) if isinstance(s, ast.Stmt))
                    if printed:
                        yield printed
            case VariableRef(variable=variable, whose=None):
                heard = self.rules.triggers.on_reach(variable.name)
        for one in heard:
            if one.owned.kind is None:  # what is printed on a component has an owner
                yield one.sentence.body

    # -- what is somebody's own --
    def own(self, node: ast.Node) -> tuple[Span, str] | None:
        """Where a part of a sentence means the player who acts, and what is wrong with that."""
        asking = _asking(node)
        if asking is not None:
            return asking, English("nobody can be asked")
        found = self.owned(node)
        return None if found is None else (found[0], English("{what} is nobody's", what=found[1]))

    def owned(self, node: ast.Node) -> tuple[Span, str] | None:
        """What of the player who acts a part of a sentence calls."""
        if isinstance(node, ast.Amount):
            return self._amount(node)
        if isinstance(node, ast.LoseAll) and node.who is None:
            return self._lost(node)
        match self.meaning.refs.get(node):
            case VariableRef(variable=noun, whose=None) | ZoneRef(zone=noun, whose=None) if PLAYER in noun.per:
                return node.span, f"`{noun.name}`"
            case BoardRef(board=board) if PLAYER in board.per:
                return node.span, f"`{board.name}`"
            case LocalRef(name="player" | "actor" as name):
                return node.span, f"`{name}`"
            case ScoreRef(score=score, whose=None):
                return node.span, f"`{score.name}`"
            case PointsRef(whose=None):
                return node.span, "`points`"
            case ValueRef(value=value, whose=None) if self.needs(value):
                return node.span, f"`{value.name}`"
        return None

    def _amount(self, node: ast.Amount) -> tuple[Span, str] | None:
        """Goods of the player who acts; those that somebody named gains have an owner."""
        if node.options or node in self.given:
            return None
        variable = self.rules.variables.get(node.what) if isinstance(node.what, str) else None
        if variable is not None and not variable.per:
            return None
        return node.span, f"`{node.what}`" if isinstance(node.what, str) else English("a mix")

    def _lost(self, node: ast.LoseAll) -> tuple[Span, str] | None:
        for name in node.names:
            variable = self.rules.variables.get(name)
            if variable is None or variable.per:
                return name.span, f"`{name}`"
        return None

    @cached_property
    def given(self) -> frozenset[ast.Node]:
        """Amounts that are gained or lost by somebody who is named."""
        parts = (part for sentence in self.rules.sentences() for part in sentence.parts)
        named = (part for part in parts if isinstance(part, ast.Gain | ast.Lose) and part.who is not None)
        return frozenset(one for part in named for amount in part.amounts for one in ast.walk(amount))

    def needs(self, value: ast.Value | ast.Banded) -> bool:
        """Whether a value asks for something of the player it is worked out for."""
        if value.name not in self.values:
            self.values[value.name] = False  # one that builds on itself asks for no more than that
            self.values[value.name] = any(self.own(part) is not None for part in ast.walk(value))
        return self.values[value.name]

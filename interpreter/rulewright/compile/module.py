"""A checked game, a number of players and options, to one Python module: readable, printable, mapped to the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.check.check import Checked
from rulewright.check.limits import room_to_recurse
from rulewright.check.unused import ENTRY
from rulewright.compile.expressions import Env
from rulewright.compile.flow import FlowLoops, FlowMachine, FlowWriter
from rulewright.compile.layout import Layout
from rulewright.compile.sites import Branch, Effect, Site
from rulewright.compile.source import Source
from rulewright.compile.writing import Mode, flat
from rulewright.diagnostics import Span
from rulewright.parse import ast
from rulewright.read.undisturbed import undisturbed


@dataclass(frozen=True)
class Program:
    """Everything the run stage needs: source text, constant tables, and maps back to the rules."""

    checked: Checked
    layout: Layout
    players: int
    options: Mapping[str, Any]
    source: str
    tables: Mapping[str, Any]
    spans: tuple[Span | None, ...]
    sites: tuple[Site, ...]
    effects: tuple[Effect, ...]
    branches: tuple[Branch, ...]
    declared: int
    flows: Mapping[str, tuple[int, int]]
    nobodys: frozenset[int]

SHORT = 60  # a fixed value is written where it is used; a long one, made of others, would double with every use


class Writer(FlowWriter):
    """Writes all of a game into one source; written again until no rule turns out less safe than assumed."""

    def __init__(self, checked: Checked, players: int, options: Mapping[str, Any], mode: Mode, unsafe: set[str]) -> None:
        super().__init__(checked, Layout(checked.rules, players, options), Source())
        self.base_mode = mode
        self.mode = mode
        self.unsafe = set(unsafe)
        self.sites = []
        self.effects = []
        self.branches = []
        self.flow_steps = {}
        self.rule_name = ""
        self.declared = len(self.layout.initial)
        self.prepare()

    def write(self) -> Program:
        for name, value in self.rules.values.items():
            self.value(name, value)
        for name, score in self.rules.scores.items():
            self.rule_name, self.out.span = name, score.span
            with self.out.block(f"def score_{name}(S, player):"):
                self.out.add(f"return {self.expr(score.body, Env())}")
        with self.out.block("def points(S, player):"):
            self.out.add("return " + (" + ".join(f"score_{name}(S, player)" for name in self.rules.scores) or "0"))
        for name, rule in self.rules.rules.items():
            self.rule(name, rule)
        for (name, seat), rule in self.rules.seat_rules.items():
            self.rule(name, rule, f"seat_{seat}__{name}")
        for heard in self.heard:
            self.listener(heard)
        for index, (_, _, mod, _) in enumerate(self.modifiers):
            if mod.op in ("add", "treat"):
                self.modifier(index)
        self.printed_effects()
        self.out.add("RULES = (" + "".join(f"rule_{name}, " for name in self.rules.rules) + ")")
        self.winner()
        self.rule_name = ENTRY
        flow = self.rules.flows[ENTRY]
        machine = FlowMachine(self)
        machine.compile(flow.body)
        self.random(flow)
        self.write_ears()
        return Program(
            self.checked, self.layout, self.layout.players, self.layout.options, self.out.text(), self.tables,
            tuple(self.out.spans), tuple(self.sites), tuple(self.effects), tuple(self.branches), self.declared,
            machine.places, frozenset(machine.nobodys),
        )

    def value(self, name: str, value: ast.Value | ast.Banded) -> None:
        self.rule_name, self.out.span = name, value.span
        params = [param for param, _ in self.meaning.params[value]]
        env = Env({param: self.local(param) for param in params})
        with self.out.block(f"def value_{name}(S, player{''.join(f', {self.local(p)}' for p in params)}):"):
            changes = self.modified(name, params)
            if isinstance(value, ast.Banded) and changes:
                for number, case in enumerate(value.cases):
                    test = " or ".join(self.band(band, self.local(params[0]), env) for band in case.bands)
                    with self.out.block(f"{'el' if number else ''}if {test}:"):
                        self.out.add(f"result = {self.expr(case.value, env)}")
                with self.out.block("else:"):
                    self.out.add("result = 0")
            if isinstance(value, ast.Value):
                text = self.expr(value.body, env)
                if changes:
                    self.out.add(f"result = {text}")
            if changes:
                for line in changes:
                    self.out.add(line)
                self.out.add("return result")
                return
            if isinstance(value, ast.Value):
                if not params and len(text) <= SHORT and not re.search(r"\b(S|player)\b", text):
                    self.fixed[name] = text
                self.out.add(f"return {text}")
                return
            for case in value.cases:
                test = " or ".join(self.band(band, self.local(params[0]), env) for band in case.bands)
                with self.out.block(f"if {test}:"):
                    self.out.add(f"return {self.expr(case.value, env)}")
            self.out.add("return 0")

    def rule(self, name: str, rule: ast.Rule, python: str = "") -> None:
        self.rule_name, self.out.span = name, rule.span
        params = [param for param, _ in self.meaning.params[rule]]
        if not python:
            framed = self.framed(name)
            python = f"plain_{name}" if framed else f"rule_{name}"
            if framed:
                self.frame(name, params)
        env = Env({param: self.local(param) for param in params})
        self.solid = set()
        with self.out.block(f"def {python}(S, C, player{''.join(f', {self.local(p)}' for p in params)}):"):
            self.body(rule.body, env, name in self.unsafe)

    def printed_effects(self) -> None:
        """Programs printed on pieces: one function for each attribute, chosen by the piece."""
        for kind in self.rules.pieces.values():
            for attribute in kind.attributes.values():
                if attribute.type.kind != "effect":
                    continue
                with self.out.block(f"def effect_{kind.name}__{attribute.name}(S, C, player, piece):"):
                    number = 0
                    for item in kind.items:
                        first, number = number + 1, number + item.copies
                        body = tuple(s for s in item.effects.get(attribute.name, ()) if isinstance(s, ast.Stmt))
                        if body:
                            self.rule_name = f"{kind.name}.{item.id}"
                            with self.out.block(f"if {first} <= piece <= {number}:"):
                                self.body(body, Env({"this": "piece"}), True)

    def winner(self) -> None:
        winner = self.rules.winner
        assert winner is not None
        self.rule_name, self.out.span = "winner", winner.span
        with self.out.block("def standing(S, player):"):
            parts = []
            for pref in winner.prefs:
                if pref.value is not None:
                    value = self.expr(pref.value, Env())
                    if pref.op == "first":
                        parts.append(f"-order_in({value}, player)")
                    elif pref.op == "least" and self.meaning.type(pref.value).kind != "number":
                        parts.append(f"reversed_order({value})")
                    else:
                        parts.append(f"-{value}" if pref.op == "least" else value)
            self.out.add(f"return ({''.join(part + ', ' for part in parts)})")

    def random(self, flow: ast.Flow) -> None:
        """Rules so simple that random play may draw their choices on the spot, and the loops that use them."""
        inline = {name for name, rule in self.rules.rules.items() if self.simple(rule)}
        heard = any(isinstance(node, ast.EndGame) for h in self.heard for node in ast.walk(h.sentence))
        seats = bool(self.rules.seat_rules)
        ending = {name for name, rule in self.rules.rules.items() if heard or seats or self.ends(rule, set())}
        self.mode = Mode(random=True)
        self.rule_name = ENTRY
        FlowLoops(self, inline, ending).compile(flow.body)
        self.mode = self.base_mode

    def simple(self, rule: ast.Rule) -> bool:
        """At most one plain choice, and nothing that can fail after the state has changed."""
        failure = self.checked.failure
        if self.heard or self.modifiers or self.rules.seat_rules or self.rules.bots or any(self.scoped.values()):
            return False
        changed = chosen = False
        for node in flat(rule.body):
            if isinstance(node, ast.Choose):
                if node.count is not None or node.prefs or chosen or changed:
                    return False
                chosen = True
            elif isinstance(node, ast.Let):
                if changed and failure.picks(node):
                    return False
            elif isinstance(node, ast.Require | ast.Pay) or not self.quiet(node):
                return False
            else:
                changed = True
        return True

    def ends(self, rule: ast.Rule, seen: set[str]) -> bool:
        """Whether a rule may end the game."""
        for node in ast.walk(rule):
            if isinstance(node, ast.EndGame):
                return True
            if isinstance(node, ast.Do):
                ref = self.meaning.refs[node.rule]
                if ref.kind == "effect":
                    return True
                if ref.kind == "rule" and ref.target.name not in seen:
                    seen.add(ref.target.name)
                    if self.ends(ref.target, seen):
                        return True
        return False


@undisturbed()
def compile_game(checked: Checked, players: int, options: Mapping[str, Any], mode: Mode | None = None) -> Program:
    """Write the module for a game with this many players and these options."""
    unsafe: set[str] = set()
    while True:
        with room_to_recurse():
            writer = Writer(checked, players, options, mode or Mode(), unsafe)
            program = writer.write()
        if writer.unsafe == unsafe:
            return program
        unsafe = writer.unsafe

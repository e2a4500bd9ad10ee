"""Conditions of a scenario: parsed, type-checked and compiled like any sentence of the rules, so that they cannot drift."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright.check import Checker, ConstantRef, FlowRef, LocalRef, NothingRef, RuleRef, Scope, YesNoRef
from rulewright.compile import compile_expression
from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.link import NUMBER, PLAYER, YES_NO, ListType, Type
from rulewright.parse import ast, parse_expression
from rulewright.read import Scalar
from rulewright.run import Fail, Machine, NotThere, TooLong, load_expression
from rulewright.scenario.words import Words, Wrong, wrong
from rulewright.state import State

PLAIN = (ast.Number, ast.SetOf)
SELF_EVIDENT = (ConstantRef, LocalRef, YesNoRef, NothingRef)  # names that need no explanation of what they are


@dataclass(frozen=True)
class Condition:
    """A sentence that is to hold, with the tree and the text it came from."""

    text: str
    span: Span
    node: ast.Expr


class Conditions:
    """Reads and tests conditions in one scenario; `player` stands for the seat that acts in it. Each is read and compiled once,
    with however many seeds it is played.
    """

    def __init__(self, machine: Machine, words: Words, player: int, problems: list[Diagnostic]) -> None:
        self.machine, self.words, self.player, self.problems = machine, words, player, problems
        self.checker = Checker(machine.program.checked.rules)
        self.checked = replace(machine.program.checked, meaning=self.checker.meaning)
        self.names = words.locals()
        self.scope = Scope(None, {"player": PLAYER, **{name: type_ for name, (_, type_) in self.names.items()}})
        self.known: dict[tuple[Span, str, Type], Condition] = {}
        self.compiled: dict[ast.Expr, Callable[[State], Any]] = {}

    # -- reading --
    def read(self, node: Scalar, wanted: Type = YES_NO) -> Condition | None:
        """A condition, or an expression of another type; None if it is reported."""
        place = (node.span, str(node.value), wanted)
        if place in self.known:
            return self.known[place]
        found = self.parse(node)
        if found is None:
            return None
        before = len(self.checker.problems)
        self.checker.wants(found.node, wanted, self.scope)
        wrong = self.checker.problems[before:]
        self.problems.extend(wrong)
        if wrong:
            return None
        self.known[place] = found
        return found

    def read_rule(self, node: Scalar) -> tuple[str, tuple[ast.Expr, ...]] | None:
        """A rule to be carried out, with its arguments."""
        found = self.parse(node)
        if found is None:
            return None
        before = len(self.checker.problems)
        self.checker.rule_or_flow_call(found.node, self.scope)
        wrong = self.checker.problems[before:]
        self.problems.extend(wrong)
        if wrong:
            return None
        match self.checker.meaning.refs.get(found.node):
            case RuleRef(rule=rule, given=given):
                return rule.name, given
            case FlowRef(flow=flow) if flow.name in self.machine.program.flows:
                return flow.name, ()
        message = English("`do` names a rule, with its arguments in brackets")
        self.problems.append(Diagnostic("RW702", message, node.span, English("write `do: rule(…)`")))
        return None

    def parse(self, node: Scalar) -> Condition | None:
        text = str(node.value)
        tree, problems = parse_expression(text, node.span.file, lambda line, column: node.locate(line - 1, column - 1))
        self.problems.extend(problems)
        return Condition(text, node.span, tree) if tree is not None else None

    # -- testing --
    def value(self, node: ast.Expr, state: State) -> Any:
        """The value of a checked expression in a state; what cannot be worked out is wrong with the scenario."""
        if node not in self.compiled:
            self.compiled[node] = self.compile(node)
        self.machine.budget.reset()
        try:
            return self.compiled[node](state)
        except Fail:
            raise wrong(
                "RW704",
                English("this cannot be worked out: there is nothing to pick from, or something is divided by 0"),
                node.span,
            ) from None
        except (TooLong, RecursionError, MemoryError):
            raise wrong("RW704", English("this cannot be worked out: it goes on for too long"), node.span) from None
        except NotThere:
            raise wrong("RW704", English("this cannot be worked out: it uses something that is not there"), node.span) from None

    def compile(self, node: ast.Expr) -> Callable[[State], Any]:
        """An expression as a function of the state, made once: it may be asked after every choice."""
        try:
            found = compile_expression(self.checked, self.machine.program.layout, node, self.names, self.player)
            code = load_expression(found.text, found.slots)
        except (SyntaxError, RecursionError, MemoryError):
            raise wrong("RW704", English("this cannot be worked out: it is nested too deeply"), node.span) from None
        names = {**self.machine.names, **found.tables}

        def value(state: State) -> Any:
            names["S"] = state
            return eval(code, names)

        return value

    def test(self, condition: Condition, state: State) -> Diagnostic | None:
        """None if the condition holds, else what was expected and what was found."""
        try:
            if self.value(condition.node, state):
                return None
            found = _in_a_row(list(dict.fromkeys(self.explain(condition.node, state))))
        except Wrong as error:
            found = error.diagnostic.message
        return Diagnostic(
            "RW704",
            English("expected: {text}", text=condition.text),
            condition.span,
            English("found: {what}", what=found),
        )

    def explain(self, node: ast.Expr, state: State) -> Iterator[str]:
        """The sides of a comparison with their values; of `and`, only the side that does not hold."""
        match node:
            case ast.Compare(left=left, right=right) | ast.Member(item=left, items=right):
                yield from self.side(left, state)
                yield from self.side(right, state)
            case ast.Both(op=op, left=left, right=right):
                for part in (left, right):
                    if op == "or" or not self.value(part, state):
                        yield from self.explain(part, state)
            case ast.Not(operand=operand):
                yield from self.explain(operand, state)
            case ast.Quantified(op="none", items=items):
                yield English("there is {what}", what=self.shown(items, state))
            case ast.Quantified(op=op, items=ast.Filtered(items=items)):
                among = self.shown(items, state)
                yield (
                    English("among {among} there is none", among=among)
                    if op == "any"
                    else English("not every one of {among} is so", among=among)
                )
            case _:
                yield from self.side(node, state)

    def side(self, node: ast.Expr, state: State) -> Iterator[str]:
        ref = self.checker.meaning.refs.get(node)
        if not isinstance(node, PLAIN) and not isinstance(ref, SELF_EVIDENT):
            yield English("{what} is {found}", what=self.source(node), found=self.shown(node, state))

    def shown(self, node: ast.Expr, state: State) -> str:
        type_ = self.checker.meaning.type(node)
        value = self.value(node, state)
        if isinstance(type_, ListType) and isinstance(type_.of, ListType):
            value, type_ = [len(part) for part in value], ListType(NUMBER)
        return self.words.shown(type_, value)

    def source(self, node: ast.Expr) -> str:
        """The words an expression was written with."""
        span = node.span
        lines = self.words.rules.sources.get(span.file, "").split("\n")
        if span.line != span.end_line or span.line > len(lines):
            return English("this")
        return lines[span.line - 1][span.column - 1 : span.end_column - 1].strip() or English("this")


def _in_a_row(parts: list[str]) -> str:
    """What was found, part by part; without a part, it is just not so."""
    told = parts[0] if parts else English("it is not so")
    for part in parts[1:]:
        told = English("{first}; {then}", first=told, then=part)
    return told

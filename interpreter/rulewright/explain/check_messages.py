"""Whether the messages of a pack ask only for what they are given: variables, functions, and what functions take.

A message that asks for anything else is shown to players as it is written, with its braces, and nobody is told.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic, did_you_mean
from rulewright.explain.addresses import addresses
from rulewright.explain.ftl_files import Written, place_of
from rulewright.explain.functions import MOST_DIGITS, TAKES
from rulewright.explain.layer import Layer
from rulewright.parse import ast
from rulewright.read import unshown

FORMS = frozenset({"form", "count", "case", "det", "whose", "gender", "mood", "you", "your", "yours", "who", "person"})
ROLES = frozenset({"noun", "piece", "value", "subject", "player", "by", "what", "keys", "rule", "id", "key", "second"})


def check_messages(checked: Checked, layer: Layer) -> Iterator[Diagnostic]:
    """Everything that messages of the packs ask for and are not given."""
    named = frozenset(_named(checked))
    for written in layer.written.values():
        looking = _Looking(written, FORMS | ROLES, named)
        looking.visit(written.entry)
        yield from looking.problems


def _named(checked: Checked) -> Iterator[str]:
    """What a message may be given under a name of the rules: parameters, what is printed on a piece or worked out for it."""
    rules = checked.rules
    yield from (str(name) for _, nodes in addresses(checked) for node in nodes for name in ast.idents(node))
    yield from rules.values
    yield from rules.zones
    for kind in rules.pieces.values():
        yield from kind.attributes


class _Looking(Visitor):
    """Goes through one message and collects what is wrong with it."""

    def __init__(self, written: Written, always: frozenset[str], named: frozenset[str]) -> None:
        self.written, self.always, self.named = written, always, named
        self.problems: list[Diagnostic] = []

    def report(self, node: ftl.SyntaxNode, message: str, hint: str) -> None:
        self.problems.append(Diagnostic("RW806", message, place_of(self.written, node), hint))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        name = node.id.name
        if name not in self.always | self.named:
            guess = did_you_mean(name, self.always) or did_you_mean(name, self.named)
            hint = f"did you mean `${guess}`?" if guess else "docs/texts.md tells what each text is given"
            self.report(node.id, f"`${name}` is not given to this text", hint)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        name = node.id.name
        if name not in TAKES:
            guess = did_you_mean(name, TAKES)
            self.report(
                node.id, f"there is no function `{name}`", f"did you mean `{guess}`?" if guess else f"known: {', '.join(TAKES)}"
            )
        for given in node.arguments.named:
            self._argument(name, given)
        self.generic_visit(node)

    def _argument(self, function: str, given: ftl.NamedArgument) -> None:
        name, known = given.name.name, TAKES.get(function)
        if known is not None and name not in known:
            guess = did_you_mean(name, known)
            hint = f"did you mean `{guess}`?" if guess else f"it takes: {', '.join(known) or 'no names'}"
            self.report(given.name, f"`{function}` takes no `{name}`", hint)
        elif isinstance(given.value, ftl.NumberLiteral) and name.endswith("Digits"):
            if not given.value.value.isdecimal() or int(given.value.value[:9]) > MOST_DIGITS:
                self.report(given.value, f"a number is shown with at most {MOST_DIGITS} digits", "use a smaller number")

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        bad = unshown(node.parse()["value"])
        if bad is not None:
            self.report(node, f"this escape stands for {bad}, which is not allowed", "delete it")

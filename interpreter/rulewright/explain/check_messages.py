"""Whether the messages of a pack ask only for what they are given: variables, functions, and what functions take.

A message that asks for anything else is shown to players as it is written, with its braces, and nobody is told.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as ftl

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic, English, did_you_mean
from rulewright.explain.addresses import addresses
from rulewright.explain.check_circles import circles
from rulewright.explain.check_traits import unknown_traits
from rulewright.explain.check_words import unknown_words
from rulewright.explain.ftl_files import Written, parts, place_of
from rulewright.explain.functions import COUNTS, TAKES
from rulewright.explain.layer import Layer
from rulewright.explain.literals import MOST_DIGITS, is_long, literal, no_character
from rulewright.parse import ast
from rulewright.read import unshown

FORMS = frozenset({"form", "count", "case", "det", "whose", "gender", "mood", "you", "your", "yours", "who", "person"})
ROLES = frozenset({"noun", "piece", "value", "subject", "player", "by", "what", "keys", "rule", "id", "key", "second"})


def check_messages(checked: Checked, layer: Layer) -> Iterator[Diagnostic]:
    """Everything that messages of the packs ask for and are not given."""
    named = frozenset(given_names(checked))
    yield from asked_in_vain(layer, named)
    yield from unknown_words(layer, named | frozenset(_things(checked)))
    yield from unknown_traits(layer, named | FORMS | ROLES)
    yield from circles(layer)


def asked_in_vain(layer: Layer, named: frozenset[str]) -> Iterator[Diagnostic]:
    """What messages ask for that they are given neither always nor under one of these names."""
    for written in layer.asking:
        looking = _Looking(written, FORMS | ROLES, named)
        for node in parts(written.entry):
            looking.at(node)
            yield from looking.problems
            looking.problems.clear()


def given_names(checked: Checked) -> Iterator[str]:
    """What a message may be given under a name of the rules: parameters, what is printed on a piece or worked out for it."""
    rules = checked.rules
    yield from (str(name) for _, nodes in addresses(checked) for node in nodes for name in ast.idents(node))
    yield from rules.values
    yield from rules.zones
    for kind in rules.pieces.values():
        yield from kind.attributes


def _things(checked: Checked) -> Iterator[str]:
    """What a message may choose by, besides forms of words: whatever a value can be."""
    yield from checked.rules.constants()
    for kind in checked.rules.pieces.values():
        yield kind.name
        yield from (item.id for item in kind.items)
    for option in checked.rules.options.values():
        yield from map(str, option.values)


class _Looking:
    """Looks at each part of one message and collects what is wrong with it."""

    def __init__(self, written: Written, always: frozenset[str], named: frozenset[str]) -> None:
        self.written, self.always, self.named = written, always, named
        self.problems: list[Diagnostic] = []

    def report(self, node: ftl.SyntaxNode, message: English, hint: English) -> None:
        self.problems.append(Diagnostic("RW806", message, place_of(self.written, node), hint))

    def at(self, node: ftl.SyntaxNode) -> None:
        if isinstance(node, ftl.VariableReference):
            self._variable(node)
        elif isinstance(node, ftl.FunctionReference):
            self._function(node)
        elif isinstance(node, ftl.StringLiteral):
            self._string(node)
        elif isinstance(node, ftl.NumberLiteral) and is_long(node):
            self._too_long(node)

    def _variable(self, node: ftl.VariableReference) -> None:
        name = node.id.name
        if name not in self.always and name not in self.named:
            guess = did_you_mean(name, self.always) or did_you_mean(name, self.named)
            hint = (
                English("did you mean `{guess}`?", guess=f"${guess}")
                if guess
                else English("docs/texts.md tells what each text is given")
            )
            self.report(node.id, English("`${name}` is not given to this text", name=name), hint)

    def _function(self, node: ftl.FunctionReference) -> None:
        name = node.id.name
        if name not in TAKES:
            guess = did_you_mean(name, TAKES)
            self.report(
                node.id,
                English("there is no function `{name}`", name=name),
                English("did you mean `{guess}`?", guess=guess) if guess else English("known: {takes}", takes=", ".join(TAKES)),
            )
        fewest, most = COUNTS.get(name, (0, len(node.arguments.positional)))
        if not fewest <= len(node.arguments.positional) <= most:
            message = (
                English("`{name}` is given too few values", name=name)
                if len(node.arguments.positional) < fewest
                else English("`{name}` is given too many values", name=name)
            )
            self.report(node.id, message, English("docs/texts.md tells what there is"))
        for given in node.arguments.named:
            self._argument(name, given)

    def _argument(self, function: str, given: ftl.NamedArgument) -> None:
        name, known = given.name.name, TAKES.get(function)
        if known is not None and name not in known:
            guess = did_you_mean(name, known)
            hint = (
                English("did you mean `{guess}`?", guess=guess)
                if guess
                else English("it takes: {what}", what=", ".join(known) or "no names")
            )
            self.report(given.name, English("`{function}` takes no `{name}`", function=function, name=name), hint)
        elif isinstance(given.value, ftl.NumberLiteral) and name.endswith("Digits"):
            if not given.value.value.isdecimal() or int(given.value.value[:9]) > MOST_DIGITS:
                self._too_long(given.value)

    def _too_long(self, node: ftl.NumberLiteral) -> None:
        message = English("a number is shown with at most {most_digits} digits", most_digits=MOST_DIGITS)
        self.report(node, message, English("use a smaller number"))

    def _string(self, node: ftl.StringLiteral) -> None:
        number = no_character(node)
        bad = English("a character that does not exist ({number})", number=number) if number else unshown(literal(node))
        if bad is not None:
            self.report(node, English("this escape stands for {bad}, which is not allowed", bad=bad), English("delete it"))

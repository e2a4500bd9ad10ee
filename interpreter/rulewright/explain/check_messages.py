"""Whether the messages of a pack ask only for what there is: variables, functions, other texts, and forms of words.

A message that asks for anything else is shown to players as it is written, with its braces, or without the form that was meant,
and nobody is told.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic, English, did_you_mean
from rulewright.explain.addresses import addresses
from rulewright.explain.ftl_files import Written, place_of
from rulewright.explain.functions import MOST_DIGITS, TAKES
from rulewright.explain.grammar import chosen_by, grammar
from rulewright.explain.layer import Layer
from rulewright.parse import ast
from rulewright.read import unshown

FORMS = frozenset({"form", "count", "case", "det", "whose", "gender", "mood", "you", "your", "yours", "who", "person"})
BENDING = ("FORM", "HEAD", "TAIL")  # functions that are given the words for a form
ROLES = frozenset({"noun", "piece", "value", "subject", "player", "by", "what", "keys", "rule", "id", "key", "second"})


def check_messages(checked: Checked, layer: Layer) -> Iterator[Diagnostic]:
    """Everything that messages of the packs ask for and are not given."""
    named = frozenset(_named(checked))
    words = grammar(layer) | named | frozenset(_things(checked))
    for written in layer.written.values():
        looking = _Looking(written, layer, FORMS | ROLES, named, words)
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


def _things(checked: Checked) -> Iterator[str]:
    """What a message may choose by, besides forms of words: whatever a value can be."""
    yield from checked.rules.constants()
    for kind in checked.rules.pieces.values():
        yield kind.name
        yield from (item.id for item in kind.items)
    for option in checked.rules.options.values():
        yield from map(str, option.values)


class _Looking(Visitor):
    """Goes through one message and collects what is wrong with it."""

    def __init__(
        self, written: Written, layer: Layer, always: frozenset[str], named: frozenset[str], words: frozenset[str]
    ) -> None:
        self.written, self.layer, self.always, self.named, self.words = written, layer, always, named, words
        self.problems: list[Diagnostic] = []

    def report(self, node: ftl.SyntaxNode, message: English, hint: English) -> None:
        self.problems.append(Diagnostic("RW806", message, place_of(self.written, node), hint))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        name = node.id.name
        if name not in self.always | self.named:
            guess = did_you_mean(name, self.always) or did_you_mean(name, self.named)
            hint = (
                English("did you mean `{guess}`?", guess=f"${guess}")
                if guess
                else English("docs/texts.md tells what each text is given")
            )
            self.report(node.id, English("`${name}` is not given to this text", name=name), hint)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        name = node.id.name
        if name not in TAKES:
            guess = did_you_mean(name, TAKES)
            self.report(
                node.id,
                English("there is no function `{name}`", name=name),
                English("did you mean `{guess}`?", guess=guess) if guess else English("known: {takes}", takes=", ".join(TAKES)),
            )
        for given in node.arguments.named:
            self._argument(name, given)
        if name in BENDING:
            asked = [*node.arguments.positional[1:], *(given.value for given in node.arguments.named)]
            for literal in (each for each in asked if isinstance(each, ftl.StringLiteral)):
                word = literal.parse()["value"]
                self._word(literal, word, self.words, English("there is no form `{word}`", word=word))
            for noun in (each for each in node.arguments.positional[:1] if isinstance(each, ftl.StringLiteral)):
                self._text(noun, noun.parse()["value"])
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self._text(node.id, node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self._text(node.id, f"-{node.id.name}")

    def _text(self, node: ftl.SyntaxNode, name: str) -> None:
        """Another text is asked for by its name; a noun has a hyphen before it."""
        known = {f"-{noun}" for noun in self.layer.nouns} if name.startswith("-") else set(self.layer.messages)
        if name not in known:
            guess = did_you_mean(name, known)
            hint = English("did you mean `{guess}`?", guess=guess) if guess else English("add it, or ask for another")
            self.report(node, English("there is no text `{name}`", name=name), hint)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        known = self.words | chosen_by(node.selector)
        for variant in node.variants:
            if isinstance(variant.key, ftl.Identifier):
                word = variant.key.name
                self._word(variant.key, word, known, English("`{word}` is never chosen", word=word))
        self.generic_visit(node)

    def _word(self, node: ftl.SyntaxNode, word: str, known: frozenset[str], message: English) -> None:
        if word and word not in known:
            guess = did_you_mean(word, known)
            hint = English("did you mean `{guess}`?", guess=guess) if guess else English("docs/texts.md tells what there is")
            self.report(node, message, hint)

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
                self.report(
                    given.value,
                    English("a number is shown with at most {most_digits} digits", most_digits=MOST_DIGITS),
                    English("use a smaller number"),
                )

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        bad = unshown(node.parse()["value"])
        if bad is not None:
            self.report(node, English("this escape stands for {bad}, which is not allowed", bad=bad), English("delete it"))

"""What one sentence names twice: its parameters, the ways of a choice, its parts, the answers of a bot.

Names of the game are claimed when they are entered; these belong to their sentence alone, and another sentence may have the same
ones. Of two options with one name, nobody could ever choose the second.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.diagnostics import Diagnostic, English
from rulewright.link.patching import Effect, inside, name_of
from rulewright.link.ruleset import Ruleset
from rulewright.parse import ast


def named_twice(rules: Ruleset) -> Iterator[Diagnostic]:
    """Looked for when all patches have been carried out, as they add to sentences of other packs."""
    order = {file: number for number, file in enumerate(rules.sources)}
    for sentence in rules.sentences():
        for node in sentence.parts:
            yield from _named_twice(node, order)
        if sentence.printed is None:
            yield from _parts(sentence.node, order)
    for printed in rules.printed():
        yield from _parts(Effect(printed.item.span, printed.body), order)


def _named_twice(node: ast.Node, order: dict[str, int]) -> Iterator[Diagnostic]:
    """Names that stand in a node itself."""
    match node:
        case ast.Value(params=params) | ast.Banded(params=params) | ast.Rule(params=params):
            yield from _parameters((param.name for param in params), order)
        case ast.OnEvent(params=params) | ast.InWindow(params=params):
            yield from _parameters(params, order)
        case ast.Alternatives(alternatives=alternatives):
            for first, second in _twice((way.name for way in alternatives), order):
                message = English("there are two alternatives called `{name}` here", name=second)
                yield _told(message, first, second, English("give one of them another name"))
        case ast.Bot(answers=answers):
            for first, second in _twice((answer.name for answer in answers), order):
                message = English("the choice `{name}` is answered twice", name=second)
                yield _told(message, first, second, English("remove one of them"))


def _parameters(names: Iterable[ast.Ident], order: dict[str, int]) -> Iterator[Diagnostic]:
    for first, second in _twice(names, order):
        message = English("two parameters are called `{name}`", name=second)
        yield _told(message, first, second, English("give one of them another name"))


def _parts(root: ast.Node, order: dict[str, int]) -> Iterator[Diagnostic]:
    """Parts that no address tells apart; `turn.sell.extra` and `turn.wait.extra` may stand in one rule."""
    named = [node.name for node in ast.walk(root) if isinstance(node, ast.Part)]
    if len(named) == len(set(named)):
        return
    for place in ast.walk(root):
        # A label is a name, but no place: what stands in a labelled choice belongs to what is around that.
        if place is root or (name_of(place) is not None and not isinstance(place, ast.Alternatives | ast.May)):
            for first, second in _twice((node.name for node in inside(place) if isinstance(node, ast.Part)), order):
                message = English("there are two parts called `{name}` here", name=second)
                yield _told(message, first, second, English("give one of them another name"))


def _twice(names: Iterable[ast.Ident], order: dict[str, int]) -> Iterator[tuple[ast.Ident, ast.Ident]]:
    """Names that stand there already, each behind the first one; what an upper pack adds comes second wherever it is added."""
    known: dict[str, ast.Ident] = {}
    for name in sorted(names, key=lambda name: (order.get(name.span.file, 0), name.span.line, name.span.column)):
        first = known.setdefault(name, name)
        if first is not name:
            yield first, name


def _told(message: English, first: ast.Ident, second: ast.Ident, hint: English) -> Diagnostic:
    return Diagnostic("RW301", message, second.span, hint, ((English("the first one stands here"), first.span),))

"""A table of effects is a rule that is written as a table: `do landing(mill)` does what stands under `mill`."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.diagnostics import Span
from rulewright.link.nouns import Word
from rulewright.link.types import ConstantType, NumberType, Type
from rulewright.parse import ast

Body = tuple[ast.Stmt, ...]
Path = tuple[tuple[Word, Span], ...]  # the keys that lead to an entry, and where they stand


def by_table(name: ast.Ident, keys: tuple[Type, ...], entries: Mapping[Path, Body]) -> ast.Rule:
    """The rule: for each key a `match`, one inside the other. What has no entry is nothing to do."""
    params: list[ast.Ident] = []
    for key in keys:
        word = key.name if isinstance(key, ConstantType) else "number"
        params.append(ast.Ident(word if word not in params else f"{word}_2", name.span))
    typed = tuple(
        ast.Param(name.span, param, ast.Ident(key.name or "number", name.span), None)
        for param, key in zip(params, keys, strict=True)
    )
    return ast.Rule(name.span, "rule", name, typed, None, _matched(params, entries, name.span))


def _matched(params: list[ast.Ident], entries: Mapping[Path, Body], span: Span) -> Body:
    first, *rest = params
    under: dict[Word, dict[Path, Body]] = {}
    places: dict[Word, Span] = {}
    for path, body in entries.items():
        word, at = path[0]
        places.setdefault(word, at)
        under.setdefault(word, {})[path[1:]] = body
    arms = tuple(
        ast.Arm(places[word], (_band(word, places[word]),), _matched(rest, inner, places[word]) if rest else inner[()])
        for word, inner in under.items()
    )
    return (ast.Match(span, ast.Name(span, first), arms),)


def _band(word: Word, span: Span) -> ast.Band:
    edge = ast.Number(span, word) if isinstance(word, int) else ast.Name(span, ast.Ident(word, span))
    return ast.Band(span, edge, None)


def can_be_told(key: Type) -> bool:
    """Whether a sentence has words for such a key."""
    return isinstance(key, NumberType | ConstantType)

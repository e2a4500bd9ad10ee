"""What a patch sets, as a node of a YAML tree that stands where the patch says it."""

from __future__ import annotations

from rulewright.diagnostics import English, Span
from rulewright.link.patching.patch import Misfit
from rulewright.parse import ast
from rulewright.read import Mapping, Node, Scalar, Sequence

WORDS: dict[str, bool] = {"yes": True, "no": False}


def scalar(value: str | int | bool, span: Span) -> Scalar:
    return Scalar(value, span, ((span.line, span.column),))


def as_node(value: ast.Expr) -> Node:
    """A number, a word or a list of them; tables hold nothing that must be worked out."""
    match value:
        case ast.Number(value=number):
            return scalar(number, value.span)
        case ast.Negative(operand=ast.Number(value=number)):
            return scalar(-number, value.span)
        case ast.Name(name=name):
            return scalar(WORDS.get(name, str(name)), value.span)
        case ast.SetOf(items=items):
            return Sequence(tuple(map(as_node, items)), value.span)
        case _:
            raise Misfit(English("a table holds no formula"), value.span, English("write a number, a word or a list of them"))


def with_entry(node: Node, keys: tuple[ast.Ident | str, ...], value: Node | None) -> Node:
    """The same tree with a value at a path of keys; with None, without what was there. Keys that are missing are added."""
    assert isinstance(node, Mapping), "whoever edits a tree has looked at it"
    key, *rest = keys
    entries = list(node.entries)
    here = next((place for place, (name, _) in enumerate(entries) if str(name.value) == key), None)
    if rest:
        assert here is not None
        entries[here] = (entries[here][0], with_entry(entries[here][1], tuple(rest), value))
    elif here is None:
        assert value is not None
        entries.append((_key(key, value.span), value))
    elif value is None:
        del entries[here]
    else:
        entries[here] = (entries[here][0], value)
    return Mapping(tuple(entries), node.span)


def _key(word: ast.Ident | str, span: Span) -> Scalar:
    at = word.span if isinstance(word, ast.Ident) else span
    return scalar(int(word) if word.isdigit() else str(word), at)

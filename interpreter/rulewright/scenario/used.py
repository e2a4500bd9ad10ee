"""What works once in a rule, a flow or the game and has been used: `once: {anna: [T10]}` in what is given."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.diagnostics import English, suggest_or_list
from rulewright.link import Owned
from rulewright.parse import ast
from rulewright.read import Node, Scalar
from rulewright.scenario.reader import items_of
from rulewright.scenario.words import Words, wrong
from rulewright.state import DoingAt, OnceAt, State

ONCE, DOING = "once", "doing"  # words of the language, so that no noun can be called so


def begin(words: Words, state: State, seat: int, node: Node, kept: frozenset[str]) -> None:
    """A seat is in the middle of rules or flows that something lasts for, or works once in."""
    stretches = words.program.layout.stretches
    for item in (node,) if isinstance(node, Scalar) else items_of(node):
        name = str(item.value) if isinstance(item, Scalar) else ""
        if name not in stretches or stretches[name].doing is None:
            known = [stretch for stretch, found in stretches.items() if found.doing is not None]
            hint = suggest_or_list(name, known) or English("leave it out")
            raise wrong("RW701", English("nothing lasts for `{name}`, and nothing works once in it", name=name), item.span, hint)
        _middle(words, state, seat, name)


def _middle(words: Words, state: State, seat: int, stretch: str) -> None:
    region = words.program.layout.regions.get(DoingAt(stretch))
    if region is not None:
        state[region.slot(seat)] = 1


def use_up(words: Words, state: State, seat: int, node: Node, kept: frozenset[str]) -> None:
    """Mark listeners as used by a seat. Only what works once per one of `kept` is still used when the scenario begins."""
    for item in (node,) if isinstance(node, Scalar) else items_of(node):
        if not isinstance(item, Scalar):
            raise wrong(
                "RW702",
                English("what has been used is named"),
                item.span,
                English("write the name of a piece, or words of the rules"),
            )
        text = " ".join(str(item.value).split())
        found = [(number, once) for number, once, names in _listeners(words) if any(_meant(text, name) for name in names)]
        if not found:
            known = [names[0] for _, _, names in _listeners(words)]
            raise wrong(
                "RW701", English("nothing that works once is called `{text}`", text=text), item.span, suggest_or_list(text, known)
            )
        for number, once in found:
            if once not in kept:
                hint = English("play a part of `{once}` with `do`", once=once)
                raise wrong(
                    "RW702",
                    English("`{once}` begins with this scenario, so nothing is used in it yet", once=once),
                    item.span,
                    hint,
                )
            state[words.program.layout.regions[OnceAt(number)].slot(seat)] = 1
            _middle(words, state, seat, once)


def _meant(text: str, name: str) -> bool:
    return name == text or name.startswith((f"{text} ", f"{text},", f"{text}:"))


def _listeners(words: Words) -> Iterator[tuple[int, str, list[str]]]:
    """Everything that works once: its number, once per what, and what it is called: its piece, or its words."""
    for number, owned in enumerate(words.rules.listeners):
        if isinstance(owned.sentence, ast.Listener) and owned.sentence.once_per is not None:
            yield number, str(owned.sentence.once_per), [*_piece(owned), _words(owned, words)]


def _piece(owned: Owned) -> list[str]:
    return [owned.item.id] if owned.item is not None else []


def _words(owned: Owned, words: Words) -> str:
    """The line that a listener begins with."""
    span = owned.sentence.span
    lines = words.rules.sources.get(span.file, "").split("\n")
    return " ".join(lines[span.line - 1][span.column - 1 :].split()) if span.line <= len(lines) else ""

"""Text and behaviour come from one source: whatever number is changed in an effect, its sentence changes in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.effort import tries
from tests.shipped_games import LARGE, rules

from rulewright.explain import Catalog, Sentences, addresses
from rulewright.parse import ast

MUCH = 77
SAID_BY_NAME = {"build_statue"}  # the price of the next one: what is built so far, and 1
PACKS = [
    pytest.param(pack, marks=[pytest.mark.slow] if pack in LARGE else [])
    for pack in ("tic-tac-toe", "connect-four", "akropolis", "cuzco", "tekhenu", "teotihuacan")
]


def numbers(node: ast.Node, catalog: Catalog) -> Iterator[ast.Number]:
    """Every number that is told: what is only kept count of (`.untold`) is not."""
    if isinstance(node, ast.Assign) and isinstance(node.target, ast.Name) and catalog.has(node.target.name, "untold"):
        return
    if isinstance(node, ast.Number):
        yield node
    for child in ast.children(node):
        yield from numbers(child, catalog)


@pytest.mark.parametrize("pack", PACKS)
def test_a_changed_number_changes_its_sentence(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules(pack)
    for language in game.rules.languages:
        catalog = Catalog(game.rules.texts, language)
        sentences = Sentences(game, catalog)
        places = [
            (nodes, number)
            for address, nodes in addresses(game)
            if address not in SAID_BY_NAME
            for node in nodes
            for number in numbers(node, catalog)
        ]
        same = []
        for nodes, number in places[:: tries(7, 1)]:
            before = sentences.generated(nodes)
            with monkeypatch.context() as patch:
                patch.setitem(number.__dict__, "value", number.value + MUCH)
                after = sentences.generated(nodes)
            if before == after:
                same.append(f"{language}: {number.span}: {before}")
        assert places and same == []

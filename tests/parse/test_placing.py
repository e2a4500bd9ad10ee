"""Branches of lark's tree begin and end where lark itself would say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from lark import Tree
from tests.shipped_games import RULES

from rulewright.parse.parser import declarations_of
from rulewright.parse.tables import _made, parser
from rulewright.read import grammar_text


def bounds(tree: Tree) -> Iterator[tuple[object, ...]]:
    for branch in tree.iter_subtrees_topdown():
        yield branch.data, *(getattr(branch.meta, name, None) for name in ("line", "column", "end_line", "end_column"))


@pytest.mark.slow  # lark makes its tables anew; quick tests look at the places of single words
def test_every_branch_of_every_shipped_rule_has_the_bounds_that_lark_gives_it() -> None:
    plain = _made(grammar_text("rules.lark"))
    texts = [text for path in RULES.rglob("*.rules") for _, text in declarations_of(path.read_text(encoding="utf-8"))]
    assert len(texts) > 500
    for text in texts:
        source = text.rstrip() + "\n"
        ours, lark = (each.parse(source, start="declaration") for each in (parser(), plain))
        assert list(bounds(ours)) == list(bounds(lark)), text

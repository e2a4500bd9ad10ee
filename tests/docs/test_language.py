"""Every example of the language reference is parsed, checked and played; and no construct is without an example.

In all other ways, also at random, they are played by tests/generated/test_written_packs.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.constructs import constructs_of_the_grammar, constructs_of_the_tree, used_constructs
from tests.docs.examples import PAGE, Block, Example, examples, loaded, problems
from tests.docs.playing import Play, facts_of

from rulewright.parse import reserved_words

ALL = list(examples())
GOOD = [e for e in ALL if e.good]
PLAYS = [(e, block) for e in ALL for block in e.plays]
BAD = [(e, block) for e in ALL for block in e.bad]


def _name(value: object) -> str:
    return str(value.line) if isinstance(value, Block) else str(value)


@pytest.mark.parametrize("example", GOOD, ids=_name)
def test_checks_without_a_complaint(example: Example, tmp_path: Path) -> None:
    facts = [fact for block in example.plays for fact in facts_of(block)]
    found = loaded(example, tmp_path, facts=facts)
    # A value that only a `then` of the example asks for is not reached by the game itself.
    mine = [d for d in found.diagnostics if not (d.span and d.span.file.endswith("missing.rules")) and d.code != "RW437"]
    assert not mine, problems(found)


def test_every_example_has_something_to_play() -> None:
    assert [example.title for example in GOOD if not (example.plays or example.bad)] == []


@pytest.mark.parametrize(("example", "block"), PLAYS, ids=_name)
def test_plays_as_written(example: Example, block: Block, tmp_path: Path) -> None:
    Play(example, block, tmp_path).assert_as_written()


@pytest.mark.parametrize(("example", "block"), BAD, ids=_name)
def test_is_refused_as_written(example: Example, block: Block, tmp_path: Path) -> None:
    found = loaded(example, tmp_path, extra=block)
    codes = {d.code for d in found.diagnostics if d.severity == "error"}
    assert codes == {block.code}, problems(found)


def test_every_reserved_word_is_listed() -> None:
    text = PAGE.read_text(encoding="utf-8").split("## Reserved words", 1)[1].split("\n## ", 1)[0]
    assert set(re.findall(r"`([a-z]+)`", text)) == set(reserved_words())


def test_every_rule_of_the_grammar_has_an_example() -> None:
    missing = constructs_of_the_grammar() - used_constructs(ALL)[0]
    assert not missing, sorted(missing)


def test_every_node_and_word_of_the_tree_has_an_example() -> None:
    missing = constructs_of_the_tree() - used_constructs(ALL)[1]
    assert not missing, sorted(missing)

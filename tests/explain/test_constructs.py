"""Every construct of the language in words; constructs.txt is the table, and UPDATE_GOLDEN=1 writes its right-hand sides anew."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.explain.fixture_game import RULES, TEXT, Make
from tests.inside import Checked

from rulewright.explain import addresses
from rulewright.narrate import Texts
from rulewright.parse import ast, parse_effect, parse_rules

TABLE = Path(__file__).parent / "constructs.txt"
HELPERS = "rule help_me:\n    gain 1 wood\nrule with_card(card):\n    gain power of card coin\n"
LOCALS = "".join(
    f"{name} = {name.replace('_', ' ')}\n"
    for name in (
        "help_me",
        "with_card",
        "kept",
        "cards_of_mine",
        "fare",
        "goal",
        "best_card",
        "n",
        "p",
        "big",
        "top",
        "sell",
        "buy",
        "repair",
        "powers",
        "middle",
        "same_colour",
        "colour",
        "worth_of",
        "wages",
        "trading",
        "spoken_of",
        "actions",
        "robot",
        "way",
        "table_of",
        "open_table",
        "doubled",
        "large",
        "others",
        "all_cards",
        "x",
        "z",
        "inner",
        "limits",
    )
)
Block = tuple[str, str, str]


def blocks() -> list[Block]:
    found = []
    for part in TABLE.read_text(encoding="utf-8").split("---- ")[1:]:
        kind, _, rest = part.partition("\n")
        source, _, said = rest.partition("\n=>\n")
        found.append((kind, source, said.strip("\n")))
    return found


def write(said: list[str]) -> None:
    head = TABLE.read_text(encoding="utf-8").partition("---- ")[0]
    parts = [f"---- {kind}\n{source}\n=>\n{text}\n\n" for (kind, source, _), text in zip(blocks(), said, strict=True)]
    TABLE.write_text(head + "".join(parts), encoding="utf-8")


def indented(source: str) -> str:
    return "".join(f"    {line}\n" for line in source.splitlines())


@pytest.fixture
def checked(make: Make) -> Checked:
    """The fixture game with every `rule` block of the table as a rule of its own."""
    rules = [f"rule r{i}:\n{indented(source)}" for i, (kind, source, _) in enumerate(blocks()) if kind == "rule"]
    return make(rules="\n".join([RULES, HELPERS, *rules]), text=TEXT + LOCALS)


def nodes(checked: Checked) -> Iterator[tuple[str, list[ast.Node]]]:
    """The tree of every block."""
    trees = dict(addresses(checked))
    for i, (kind, source, _) in enumerate(blocks()):
        if kind == "rule":
            yield f"r{i}", list(trees[f"r{i}"])
            continue
        sentences: list[ast.Node]
        if kind == "effect":
            printed, problems = parse_effect(source + "\n", "card", lambda line, column: (line, column))
            sentences = list(printed)
        else:
            declared, problems = parse_rules(source + "\n", "game.rules")
            sentences = list(declared)
        assert not problems, (source, problems)
        yield "", sentences


def test_every_construct_in_words(checked: Checked) -> None:
    texts = Texts(checked)
    said = ["\n".join(texts.sentences.statement(node) for node in found) for _, found in nodes(checked)]
    if os.environ.get("UPDATE_GOLDEN"):
        write(said)
    assert said == [text for _, _, text in blocks()]
    assert not texts.missing
    assert not any(sign in text for text in said for sign in ("say-", "()", "???", "{", "}"))


def test_the_table_has_every_kind_of_node(checked: Checked) -> None:
    seen = {type(part) for _, found in nodes(checked) for node in found for part in ast.walk(node)}
    seen |= {type(part) for _, found in addresses(checked) for node in found for part in ast.walk(node)}
    in_the_packs = {ast.Place, ast.Score, ast.Value, ast.Param}
    elsewhere = {*in_the_packs, ast.Node, ast.Expr, ast.Stmt, ast.Decl}
    every = {each for each in vars(ast).values() if isinstance(each, type) and issubclass(each, ast.Node)}
    assert {each.__name__ for each in every - seen - elsewhere} == set()

"""The thirty hard rules of docs/hard-rules.md are what is shipped, or parse and check against the noun tables of their game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from tests.hard_rules.games import BLOCK, PROPOSED, README, ROOT, SHIPPED, TEXT, blocks, build
from tests.small_packs import errors, pack, shown

from rulewright import load


@pytest.mark.parametrize("game", PROPOSED)
def test_every_proposed_rule_checks(game: str, tmp_path: Path) -> None:
    loaded = load([build(game, tmp_path)])
    assert not errors(loaded), shown(loaded)


@pytest.mark.parametrize("page", [TEXT, README], ids=["hard-rules", "readme"])
@pytest.mark.parametrize("game", SHIPPED)
def test_shipped_rules_are_quoted_word_for_word(game: str, page: str) -> None:
    """Every sentence is a whole sentence of the pack, line by line; only comments may differ."""
    shipped: set[str] = set()
    for path in (ROOT / "rules" / game).glob("*.rules"):
        shipped.update(_sentences(path.read_text(encoding="utf-8")))
    quoted = [sentence for _, text in blocks(game, "rules", page) for sentence in _sentences(text)]
    assert quoted
    assert [sentence for sentence in quoted if sentence not in shipped] == []


@pytest.mark.parametrize("page", [TEXT, README], ids=["hard-rules", "readme"])
@pytest.mark.parametrize("game", SHIPPED)
def test_shipped_cards_and_nouns_are_quoted_word_for_word(game: str, page: str) -> None:
    effects: dict[str, str] = {}
    lines: set[str] = set()
    for path in (ROOT / "rules" / game).glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        lines.update(line.strip() for line in text.splitlines())
        for name, row in (yaml.safe_load(text).get("items") or {}).items():
            if row and "effect" in row:
                effects[name] = row["effect"].strip()
    for name, text in blocks(game, "card", page):
        assert text.strip() == effects[name], name
    for _, text in blocks(game, "nouns", page):
        assert [line for line in text.splitlines() if line.strip() not in lines] == []


def test_a_variant_is_one_sentence_of_another_pack(tmp_path: Path) -> None:
    ((_, sentence),) = blocks("teotihuacan", "patch")
    variant = pack(tmp_path, sentence, name="dark", players=(2, 4), more="extends: [hard-teotihuacan]\n")
    loaded = load([build("teotihuacan", tmp_path), variant])
    assert not errors(loaded), shown(loaded)


def test_there_are_thirty() -> None:
    numbers = [int(n) for n in re.findall(r"^### (\d+)\. ", TEXT, re.M)]
    assert numbers == list(range(1, 31))


def test_every_rule_has_a_block_of_a_game_that_is_looked_at() -> None:
    for rule in re.split(r"^### ", TEXT, flags=re.M)[1:]:
        assert BLOCK.search(rule), rule.splitlines()[0]
    assert len(BLOCK.findall(TEXT)) * 2 == len(re.findall(r"^```", TEXT, re.M))
    assert {m[2] for m in BLOCK.finditer(TEXT)} == {*SHIPPED, *PROPOSED}


def test_the_readme_lists_every_pack() -> None:
    packs = {path.parent.name for path in (ROOT / "rules").glob("*/pack.yaml")}
    assert set(re.findall(r"^\| `([a-z-]+)` \| \d", README, re.M)) == packs


def _sentences(text: str) -> list[str]:
    """The sentences of a rules file, without comments and empty lines."""
    found: list[list[str]] = []
    for line in text.splitlines():
        line = re.sub(r"#.*", "", line).rstrip()
        if line.startswith(" "):
            found[-1].append(line)
        elif line:
            found.append([line])
    return ["\n".join(sentence) for sentence in found]

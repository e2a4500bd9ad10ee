"""The thirty hard rules of docs/hard-rules.md, and what the README quotes, are what is shipped."""

from __future__ import annotations

import re

import pytest
import yaml
from tests.hard_rules.games import BLOCK, QUOTED, README, ROOT, TEXT, blocks

EACH = [pytest.param(text, pack, id=f"{page}-{pack}") for page, text, pack in QUOTED]


@pytest.mark.parametrize(("page", "pack"), EACH)
def test_shipped_rules_are_quoted_word_for_word(page: str, pack: str) -> None:
    """Every sentence is a whole sentence of the pack, line by line; only comments may differ."""
    shipped: set[str] = set()
    for path in (ROOT / "rules" / pack).glob("*.rules"):
        shipped.update(_sentences(path.read_text(encoding="utf-8")))
    quoted = [sentence for kind in ("rules", "patch") for _, text in blocks(pack, kind, page) for sentence in _sentences(text)]
    assert quoted
    assert [sentence for sentence in quoted if sentence not in shipped] == []


@pytest.mark.parametrize(("page", "pack"), EACH)
def test_shipped_cards_and_nouns_are_quoted_word_for_word(page: str, pack: str) -> None:
    effects: dict[str, str] = {}
    lines: set[str] = set()
    for path in (ROOT / "rules" / pack).glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        lines.update(line.strip() for line in text.splitlines())
        for name, row in (yaml.safe_load(text).get("items") or {}).items():
            if row and "effect" in row:
                effects[name] = row["effect"].strip()
    for name, text in blocks(pack, "card", page):
        assert text.strip() == effects[name], name
    for _, text in blocks(pack, "nouns", page):
        assert [line for line in text.splitlines() if line.strip() not in lines] == []


def test_there_are_thirty() -> None:
    numbers = [int(n) for n in re.findall(r"^### (\d+)\. ", TEXT, re.M)]
    assert numbers == list(range(1, 31))


def test_every_rule_has_a_block_of_a_game_that_is_looked_at() -> None:
    for rule in re.split(r"^### ", TEXT, flags=re.M)[1:]:
        assert BLOCK.search(rule), rule.splitlines()[0]
    assert len(BLOCK.findall(TEXT)) * 2 == len(re.findall(r"^```", TEXT, re.M))
    assert {m[2] for m in BLOCK.finditer(TEXT)} == {pack for _, text, pack in QUOTED if text is TEXT}


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

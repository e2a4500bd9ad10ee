"""The thirty hard rules of docs/hard-rules.md parse and check, each against the noun tables of its game."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from rulewright.check.load import load
from rulewright.diagnostics import to_text

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
TEXT = (ROOT / "docs" / "hard-rules.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(rules|card|patch) ([a-z]+) ?(\w*)\n(.*?)^```", re.M | re.S)
CARDS = "pieces: card\nall: all_cards\nitems:\n"


def blocks(game: str, kind: str) -> list[tuple[str, str]]:
    return [(m[3], m[4]) for m in BLOCK.finditer(TEXT) if m[2] == game and m[1] == kind]


def build(game: str, folder: Path) -> Path:
    """A pack of the game's nouns and helpers and all blocks of the page."""
    pack = folder / f"hard-{game}"
    shutil.copytree(HERE / game, pack)
    (pack / "page.rules").write_text("\n\n".join(text for _, text in blocks(game, "rules")), encoding="utf-8")
    cards = blocks(game, "card")
    if cards:
        lines = [CARDS]
        for name, text in cards:
            lines.append(f"  {name}:\n    effect: |\n" + "".join(f"      {line}\n" for line in text.splitlines()))
        (pack / "cards.yaml").write_text("".join(lines), encoding="utf-8")
    return pack


@pytest.mark.parametrize("game", ["tekhenu", "teotihuacan", "cuzco"])
def test_every_hard_rule_checks(game: str, tmp_path: Path) -> None:
    loaded = load([build(game, tmp_path)])
    errors = [d for d in loaded.diagnostics if d.severity == "error"]
    assert not errors, to_text(errors, loaded.sources)


def test_the_rules_of_the_shipped_game_are_quoted_as_they_are(tmp_path: Path) -> None:
    """The page shows the shipped sentences; spacing and comments may differ."""
    shipped = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "rules" / "akropolis").glob("*.rules")))
    plain = _plain(shipped)
    quoted = blocks("akropolis", "rules")
    assert quoted
    for _, text in quoted:
        for sentence in re.split(r"\n\n", text.strip()):
            assert _plain(sentence) in plain, sentence


def test_a_variant_is_one_sentence_of_another_pack(tmp_path: Path) -> None:
    base = build("teotihuacan", tmp_path)
    variant = tmp_path / "dark"
    variant.mkdir()
    (variant / "pack.yaml").write_text("id: dark\nversion: 1.0.0\nplayers: {min: 2, max: 4}\nextends: [hard-teotihuacan]\n")
    (variant / "dark.rules").write_text(blocks("teotihuacan", "patch")[0][1])
    loaded = load([base, variant])
    errors = [d for d in loaded.diagnostics if d.severity == "error"]
    assert not errors, to_text(errors, loaded.sources)


def test_there_are_thirty() -> None:
    assert len(re.findall(r"^### \d+\. ", TEXT, re.M)) == 30


def _plain(text: str) -> str:
    return " ".join(re.sub(r"#.*", "", text).split())

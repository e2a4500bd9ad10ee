"""Packs of the first edition: the words that changed are exchanged where they stand, once, and nothing else is touched."""

from __future__ import annotations

from pathlib import Path

from tests.link.small import over, pack

from rulewright.link import upgraded
from rulewright.pipeline import load

NOUNS = "resources: {coin: {per: player}, wood: {per: player}}\nzones: {hand: {holds: card, per: player}}\n"
CARDS = """\
pieces: card
items:
  ant:  # played while somebody buys
    effect: |
      in buying:
          until end of action: waive coin   # all of it
  bee: {effect: "after you gain wood, once per turn: gain 1 coin"}
  cow: {effect: "after you gain wood, once per action: gain 1 coin"}
  dog: {effect: "while owned: waive coin for rent"}
"""
RULES = """\
flow game:
    turns until wood > 9: do normal_turn

rule normal_turn: do buy
action buy:   # the only one
    window buying
    do help
    pay 1 coin
rule help:
    until   end of action: waive wood
winner: most coin
"""
PATCHES = """\
# what the house changes
extend instead of help:   # nothing is waived
    gain 1 wood
replace winner with winner: least coin
"""


def texts_of(*packs: Path) -> tuple[dict[str, str], list[str]]:
    found = load(packs).packs
    texts, problems = upgraded(found, next(files for files in found if files.root == packs[-1]))
    return texts, [f"{problem.code} {problem.span and problem.span.line}" for problem in problems]


def test_words_are_exchanged_where_they_stand(tmp_path: Path) -> None:
    home = pack(tmp_path, RULES, NOUNS, CARDS)
    texts, problems = texts_of(home)
    assert texts == {
        "base/game.rules": RULES.replace("end of action", "end of buy"),
        "base/cards.yaml": CARDS.replace("end of action", "end of buy")
        .replace("once per turn", "once per normal_turn")
        .replace("while owned: ", ""),
    }
    assert problems == ["RW314 8"]  # in which action wood is gained, nobody knows


def test_what_was_rewritten_is_not_rewritten_again(tmp_path: Path) -> None:
    home = pack(tmp_path, RULES, NOUNS, CARDS)
    for name, text in texts_of(home)[0].items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert texts_of(home) == ({}, ["RW314 8"])


def test_patches_are_written_in_new_words_and_can_be_read(tmp_path: Path) -> None:
    home, top = pack(tmp_path, RULES, NOUNS, CARDS), over(tmp_path, "north", PATCHES)
    texts, _ = texts_of(home, top)
    new = "# what the house changes\nreplace help with:   # nothing is waived\n    gain 1 wood\nset winner to least coin\n"
    assert texts == {"north/game.rules": new}
    (top / "game.rules").write_text(new, encoding="utf-8")
    assert texts_of(home, top) == ({}, [])
    assert not [problem for problem in load([home, top]).diagnostics if problem.span and problem.span.file.startswith("north")]

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


WAYS = """\
flow game:
    turns until wood > 9:
        do normal_turn
        do other_turn
rule normal_turn: do buy
rule other_turn: do sell
action buy:
    window buying
    do help
action sell:
    do help
    do aid
rule help: do aid
rule aid: until end of action: waive wood
rule alone: until end of action: waive wood
before any player does buy, once per action: skip
instead of you do alone, once per action: skip
after any player does buy, once per action: skip
winner: most coin
"""


def test_a_word_is_exchanged_only_where_it_can_mean_one_thing(tmp_path: Path) -> None:
    """Aid is given while somebody buys or sells; alone nobody is; what comes after buying may belong to any action."""
    cards = "pieces: card\nitems:\n  ant: {effect: 'in buying: until end of action: waive coin'}\n"
    cards += "  bee: {effect: 'in nowhere: until end of action: waive coin'}\n"
    cards += "  cow: {effect: 'after you gain wood, once per turn: gain 1 coin'}\n"
    texts, problems = texts_of(pack(tmp_path, WAYS, NOUNS, cards))
    assert texts == {
        "base/game.rules": WAYS.replace("does buy, once per action: skip\ninstead", "does buy, once per buy: skip\ninstead"),
        "base/cards.yaml": cards.replace("buying: until end of action", "buying: until end of buy"),
    }
    assert sorted(problems) == sorted([f"RW314 {line}" for line in (14, 15, 17, 18)] + ["RW314 4", "RW314 5"])


def test_what_is_wrong_says_what_could_be_meant(tmp_path: Path) -> None:
    home = pack(tmp_path, WAYS, NOUNS, "pieces: card\nitems: {}\n")
    found = load([home]).packs
    _, problems = upgraded(found, found[0])
    hints = {problem.span.line: problem.suggestion for problem in problems if problem.span is not None}
    assert hints == {14: "write one of buy, sell", **dict.fromkeys((15, 17, 18), "write the rule or flow that is meant")}


def test_packs_below_are_left_as_they_are_and_known_names_mean_themselves(tmp_path: Path) -> None:
    below = pack(tmp_path, RULES, NOUNS, CARDS)
    said = "extend after help:\n    until end of action: waive coin\nafter you do buy, once per turn: skip\n"
    texts, _ = texts_of(below, over(tmp_path, "north", said))
    assert texts == {"north/game.rules": said.replace("end of action", "end of buy").replace("per turn", "per normal_turn")}
    named = RULES.replace("rule normal_turn", "rule turn").replace("do normal_turn", "do turn")
    kept = pack(tmp_path / "named", named + "after any player gains coin, once per turn: skip\n", NOUNS)
    assert set(texts_of(kept)[0]) == {"base/game.rules"} and "once per turn" in texts_of(kept)[0]["base/game.rules"]


def test_rules_that_do_each_other_belong_to_no_action(tmp_path: Path) -> None:
    circle = "rule ping: do pong\nrule pong:\n    do ping\n    until end of action: waive wood\n"
    home = pack(tmp_path, circle + RULES.replace("end of action", "end of buy"), NOUNS)
    assert texts_of(home) == ({}, ["RW314 4"])


def test_what_a_patch_says_is_known_by_the_rule_that_it_changes(tmp_path: Path) -> None:
    """It stands in the patched rule, too: it is rewritten there, and not called undecided as well."""
    home = pack(tmp_path, RULES, NOUNS, CARDS)
    patches = "extend after help:\n    until end of action: waive coin\n"
    texts, problems = texts_of(home, over(tmp_path, "house", patches))
    assert list(texts.values()) == [patches.replace("end of action", "end of buy")] and problems == []

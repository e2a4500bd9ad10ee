"""Which seats may come to do which rules: what only an automated player does, a person never does."""

from __future__ import annotations

from pathlib import Path

from tests.small_packs import checked

from rulewright.check.seats import who_does_what

RULES = """\
flow game: each player: do turn

winner: most coin
rule turn: do inner
rule turn for automa: do his
rule inner: do deeper
rule deeper: skip
rule his:
    each player: do shared
    do gift of first of row
rule shared: skip
rule printed: gain 1 coin
rule hearing: skip
rule alone: skip
"""
NOUNS = "resources: {coin: {per: player}}\nzones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}\n"
CARDS = """\
pieces: card
attributes: {gift: effect}
items:
  ant: {gift: do printed}
  bee: {gift: skip, effect: "after you do turn: do hearing"}
"""


def test_who_does_what(tmp_path: Path) -> None:
    found = checked(tmp_path, RULES, NOUNS, CARDS, more="solo: automa\n")
    done = who_does_what(found.rules, found.meaning)
    assert len(done) == len({*done})
    persons, bots = ({name for name, seat in done if seat == who} for who in ("", "automa"))
    assert persons == {"turn", "inner", "deeper", "shared", "hearing", "alone"}
    assert bots == {"turn", "his", "shared", "printed", "hearing", "alone"}

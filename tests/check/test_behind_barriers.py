"""What may fail behind a draw, a roll or another player's choice is told at its line: all ways to stand there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import loaded

NOUNS = """\
resources: {coin: {per: player}, wood: {per: player}}
variables: {die: {min: 1, max: 6}, told: {}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}, deck: {holds: card, seen_by: nobody}}
"""
CARDS = "pieces: card\nattributes: {worth: number}\nitems: {ant: {copies: 3, worth: 1}}\n"
# What may fail is marked; where nothing is, all is well.
LINES = (
    "pay 1 coin\nroll die",
    "roll die\n⟦pay 1 coin⟧",
    "roll die\ngain 1 coin",
    "draw 1 from deck to hand\n⟦pay 1 coin⟧",
    "draw 1 from row to hand\npay 1 coin",
    "roll die\nmay: pay 1 coin",
    "roll die\nif able: pay 1 coin",
    "roll die\nsurely: pay 1 coin",
    "roll die\n⟦require told > 1⟧",
    "roll die\n⟦set told to 6 div told⟧",
    "roll die\nset told to 6 div 2",
    "roll die\n⟦choose n from 1 .. told⟧",
    "roll die\nchoose n from 1 .. 3\n⟦pay n coin⟧",
    "choose n from 1 .. 3\nroll die\n⟦pay n coin⟧",
    "if told > 1: roll die\n⟦pay 1 coin⟧",
    "if told > 1: skip\nelse: roll die\n⟦pay 1 coin⟧",
    "roll die\nif told > 1: ⟦pay 1 coin⟧",
    "roll die\nif told > 1: skip\nelse: ⟦pay 1 coin⟧",
    "roll die\n⟦if 6 div told > 1: skip⟧",
    "may: roll die\n⟦pay 1 coin⟧",
    "may:\n    pay 1 coin\n    roll die\n    ⟦pay 2 coin⟧",
    "roll die\nmay:\n    pay 1 coin\n    gain 2 coin",
    "if able: roll die\n⟦pay 1 coin⟧",
    "if able: pay 1 coin\nelse: roll die\n⟦pay 1 coin⟧",
    "roll die\nif able: pay 1 coin\nelse: ⟦pay 2 coin⟧",
    "part inner: roll die\n⟦pay 1 coin⟧",
    "roll die; ⟦pay 1 coin⟧",
    "2 times: roll die\n⟦pay 1 coin⟧",
    "2 times:\n    ⟦pay 1 coin⟧\n    roll die",
    "2 times: pay 1 coin\nroll die",
    "roll die\n⟦(6 div told) times: gain 1 coin⟧",
    "for each n in 1 .. 2:\n    ⟦pay 1 coin⟧\n    roll die",
    "roll die\nfor each n in 1 .. 2: ⟦pay 1 coin⟧",
    "roll die\n⟦for each n in 1 .. 6 div told: gain 1 coin⟧",
    "repeat:\n    ⟦pay 1 coin⟧\n    roll die\nuntil told > 1",
    "⟦repeat: roll die\nuntil 6 div told > 1⟧",
    "repeat: roll die\nuntil told > 1\n⟦pay 1 coin⟧",
    "each player: gain 1 coin\npay 1 coin",
    "each player:\n    choose n from 1 .. 3\n    gain n coin\n⟦pay 1 coin⟧",
    "each player:\n    choose n from 1 .. 3\n    ⟦pay n coin⟧",
    "roll die\n⟦each player from first of (players where coin of it > 1): gain 1 coin⟧",
    "match told:\n    1: roll die\n    else: skip\n⟦pay 1 coin⟧",
    "roll die\nmatch told:\n    1: ⟦pay 1 coin⟧\n    else: skip",
    "roll die\n⟦match 6 div told:\n    1: gain 1 coin\n    else: skip⟧",
    "choose one:\n    here: roll die\n    there: skip\n⟦pay 1 coin⟧",
    "choose one:\n    here:\n        roll die\n        ⟦pay 1 coin⟧\n    there: skip",
    "roll die\nchoose one:\n    here: pay 1 coin\n    there: skip",
    "roll die\n⟦choose one:\n    here: pay 1 coin\n    there: pay 2 coin⟧",
    "first possible:\n    here: roll die\n    there: skip\n⟦pay 1 coin⟧",
    "do rolling\n⟦pay 1 coin⟧",
    "roll die\n⟦do paying⟧",
    "do paying\ndo rolling",
    "shuffle deck\n⟦pay 1 coin⟧",
    "next of player gains 1 coin\npay 1 coin",
    "next of player gains either 1 coin or 1 wood\n⟦pay 1 coin⟧",
    "next of player loses either 1 coin or 1 wood\n⟦pay 1 coin⟧",
    "gain either 1 coin or 1 wood\npay 1 coin",
    "⟦next of player gains either 6 div told coin or 1 wood⟧",
    "gain either 6 div told coin or 1 wood",
    "next of player gains 6 div told coin",
    "choose n from 1 .. 3 by random\n⟦pay 1 coin⟧",
    "choose n from 1 .. 3 by most n\npay 1 coin",
    "roll die\n⟦each player in [first of (players where coin of it > 1)]: gain 1 coin⟧",
    "each player in [first of (players where coin of it > 1)]: gain 1 coin",
    "each player from first of (players where coin of it > 1): gain 1 coin",
    "each player:\n    ⟦pay 1 coin⟧\n    roll die",
    "each player: roll die\n⟦pay 1 coin⟧",
    "roll die\neach player: ⟦pay 1 coin⟧",
    "each player: pay 1 coin",
    "roll die\n⟦up to 6 div told times: gain 1 coin⟧",
    "up to 6 div told times: gain 1 coin",
    "roll die\nup to 2 times: pay 1 coin",
    "up to 2 times:\n    roll die\n    ⟦pay 1 coin⟧",
    "up to 2 times:\n    pay 1 coin\n    roll die",
    "up to 2 times: roll die\n⟦pay 1 coin⟧",
    "up to 2 times: gain 1 coin\npay 1 coin",
    "6 div told times: gain 1 coin",
    "surely:\n    roll die\n    ⟦pay 1 coin⟧",
    "surely: roll die\n⟦pay 1 coin⟧",
    "surely: gain 1 coin\npay 1 coin",
    "roll die\nsurely: gain 1 coin\n⟦pay 1 coin⟧",
    "if able:\n    roll die\n    ⟦pay 1 coin⟧",
    "if able: pay 1 coin\nelse: gain 1 coin\npay 1 coin",
    "if able: gain 1 coin\nelse:\n    roll die\n    ⟦pay 1 coin⟧",
    "roll die\nif able: gain 1 coin\n⟦pay 1 coin⟧",
    "if 6 div told > 1: skip",
    "roll die\nif told > 1: gain 1 coin\n⟦pay 1 coin⟧",
    "may: gain 1 coin\npay 1 coin",
    "roll die\nmay: gain 1 coin\n⟦pay 1 coin⟧",
    "match 6 div told:\n    1: skip\n    else: skip",
    "match told:\n    1: skip\n    else: roll die\n⟦pay 1 coin⟧",
    "match told:\n    1: skip\n    else: skip\npay 1 coin",
    "roll die\nmatch told:\n    1: skip\n    else: skip\n⟦pay 1 coin⟧",
    "roll die\nmatch told:\n    1: skip\n    else: ⟦pay 1 coin⟧",
    "for each n in 1 .. 6 div told: gain 1 coin",
    "roll die\nfor each n in 1 .. 2: gain 1 coin\n⟦pay 1 coin⟧",
    "repeat: gain 1 coin\nuntil 6 div told > 1",
    "repeat: gain 1 coin\nuntil told > 1\npay 1 coin",
    "roll die\n⟦repeat: gain 1 coin\nuntil 6 div told > 1⟧",
    "roll die\npart inner: ⟦pay 1 coin⟧",
    "part inner: gain 1 coin\npay 1 coin",
    "gain 1 coin; pay 1 coin",
    "choose one:\n    here: gain 1 coin\n    there: skip\npay 1 coin",
    "choose one:\n    here: pay 1 coin\n    there: pay 2 coin",
    "roll die\nchoose one:\n    here: gain 1 coin\n    there: skip\n⟦pay 1 coin⟧",
    "roll die\n⟦first possible:\n    here: pay 1 coin\n    there: pay 2 coin⟧",
    "roll die\nfirst possible:\n    here: pay 1 coin\n    there: skip",
    "any order:\n    here:\n        roll die\n        ⟦pay 1 coin⟧\n    there: skip",
    "roll die\n⟦any order:\n    here: pay 1 coin\n    there: skip⟧",
    "roll die\nany order:\n    here: gain 1 coin\n    there: skip",
    "move first of deck to hand\n⟦pay 1 coin⟧",
    "move first of row to hand\npay 1 coin",
    "roll die\n⟦move first of row to hand⟧",
    "roll die\n⟦let c = first of row⟧",
    "roll die\nlet c = (first of row or nothing)",
    "roll die\n⟦choose c from row⟧",
    "roll die\nchoose up to 2 c from row",
    "roll die\nif any of row: choose c from row",
    "roll die\nif none of row: ⟦choose c from row⟧",
)


@pytest.mark.parametrize("group", range(6))
def test_what_may_fail_behind_a_barrier_is_told(tmp_path: Path, group: int) -> None:
    some = LINES[group::6]
    rules = "winner: most coin\nrule rolling: roll die\nrule paying: pay 1 coin\nrule rest: skip\n"
    wanted: set[tuple[int, str]] = set()
    for number, lines in enumerate(some):
        rules += f"rule r{number}:\n    "
        text = lines.replace("\n", "\n    ") + "\n"
        if "⟦" in text:
            before, _, after = text.partition("⟦")
            wanted.add((rules.count("\n") + before.count("\n") + 1, after.partition("⟧")[0].split("\n")[0].strip()))
        rules += text.replace("⟦", "").replace("⟧", "")
    steps = "".join(f"        do r{number} otherwise do rest\n" for number in range(len(some)))
    rules += f"flow game:\n    each player:\n{steps}"
    found = loaded(tmp_path, rules, NOUNS, CARDS)
    told: set[tuple[int, str]] = set()
    for problem in found.diagnostics:
        if problem.severity == "error":
            assert problem.code == "RW420" and problem.span is not None, problem
            line = rules.split("\n")[problem.span.line - 1]
            end = problem.span.end_column - 1 if problem.span.end_line == problem.span.line else len(line)
            told.add((problem.span.line, line[problem.span.column - 1 : end].strip()))
    assert (sorted(wanted - told), sorted(told - wanted)) == ([], [])

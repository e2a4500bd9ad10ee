"""What happens along with a statement: what those may do who hear it, and whether their order matters."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import checked, codes, loaded

from rulewright.check import Checked

NOUNS = """\
resources: {coin: {per: player}, wood: {per: player}}
tracks: {fame: {per: player, max: 20}}
variables: {told: {}, die: {min: 1, max: 6}, leader: {type: player}}
tables: {pay_out: {key: number, type: resource, values: {1: wood}}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
RULES = "flow game: each player: do turn\nwinner: most coin\nrule act(n): skip\nrule rest: skip\n"
MAY, PAY, ROLL, CALM = "may: gain 1 coin", "pay 1 coin", "roll die", "gain 1 coin"
# What cards have printed on them, what is done, and whether that may fail (f), stumble (s), ask (a) or cross a barrier (c).
HEARD: list[tuple[list[str], str, str]] = [
    ([f"after you gain wood: {MAY}"], "gain 1 wood", "a"),
    ([f"after you gain wood: {MAY}"], "gain 1 coin", ""),
    ([f"after you gain wood: {MAY}"], "let good = pay_out(1)\n    gain 1 good", "a"),
    ([f"after you gain coin: {MAY}"], "let good = pay_out(1)\n    gain 1 good", ""),
    ([f"after you gain wood: {MAY}"], "gain 1 coin, 1 wood", "a"),
    ([f"after you gain wood: {MAY}"], "next of player gains 1 wood", "ac"),
    ([f"after you gain wood: {MAY}"], "lose 1 wood", ""),
    ([f"after any player gains wood: {MAY}"], "gain 1 wood", "ac"),
    ([f"after another player gains wood: {MAY}"], "gain 1 wood", "ac"),
    ([f"after any player gains wood: {CALM}"], "gain 1 wood", ""),
    ([f"after any player gains wood: {CALM}"], "next of player gains 1 wood", ""),
    ([f"after you gain wood: {PAY}"], "gain 1 wood", "fs"),
    ([f"after you gain wood: {ROLL}"], "gain 1 wood", "c"),
    ([f"after you gain wood where 6 div told > 1: {CALM}"], "gain 1 wood", "fs"),
    ([f"after you gain wood where told > 1: {CALM}"], "gain 1 wood", ""),
    ([f"when wood reaches 3: {MAY}"], "gain 1 wood", "a"),
    ([f"when wood reaches 3: {MAY}"], "gain 1 coin", ""),
    ([f"when wood reaches 3: {MAY}"], "lose 1 wood", "a"),
    ([f"when wood reaches 3: {MAY}"], "lose all wood", "a"),
    ([f"when wood reaches 3: {MAY}"], "lose all coin", ""),
    ([f"when wood reaches 3: {MAY}"], "next of player loses all wood", "ac"),
    ([f"when wood reaches 3: {MAY}"], "let good = pay_out(1)\n    lose all good", "a"),
    ([f"when wood reaches 3: {MAY}"], "set wood to 3", "a"),
    ([f"when wood reaches 3: {MAY}"], "set wood of next of player to 3", "ac"),
    ([f"when fame reaches 3: {MAY}"], "advance fame", "a"),
    ([f"when fame reaches 3: {MAY}"], "advance fame of next of player", "ac"),
    ([f"when die reaches 3: {MAY}"], "roll die", "ac"),
    ([f"when wood reaches 6 div told: {CALM}"], "gain 1 wood", "fs"),
    ([f"when wood reaches told: {CALM}"], "gain 1 wood", ""),
    ([f"before you pay wood: {MAY}"], "pay 1 wood", "fsa"),
    ([f"after you pay wood: {ROLL}"], "pay 1 wood", "fsc"),
    ([f"after you move card: {MAY}"], "move all row to hand", "a"),
    ([f"after you move card: {MAY}"], "draw 1 from row to hand", ""),
    ([f"after you do dawn: {MAY}"], "event dawn", "a"),
    ([f"before you do act: {MAY}"], "do act(1)", "a"),
    ([f"instead of you do act: {MAY}"], "do act(1)", "a"),
    ([f"after you do act: {PAY}"], "do act(1)", "fs"),
    ([f"after any player does act: {MAY}"], "do act(1)", "ac"),
    ([f"in late(n): {CALM}"], "let n = 1\n    window late(n)", "a"),
    ([f"in late(n): {PAY}"], "let n = 1\n    window late(n)", "sa"),
    ([f"in late(n): {ROLL}"], "let n = 1\n    window late(n)", "ac"),
    ([f"in late(n): {CALM}", f"after you play card: {PAY}"], "let n = 1\n    window late(n)", "fsa"),
    ([f"in late(n): {CALM}", f"after you play card: {ROLL}"], "let n = 1\n    window late(n)", "ac"),
    ([f"after you play card: {PAY}"], "gain 1 coin", ""),
    ([f"after you gain wood: {CALM}", "after you gain wood: lose 1 coin"], "gain 1 wood", "a"),
    ([f"after you gain wood: {CALM}", f"after you gain wood: {CALM}"], "gain 1 wood", ""),
    ([f"after you gain wood: {CALM}", f"after you gain wood: {PAY}"], "gain 1 wood", "fsa"),
    ([f"after you gain wood: {CALM}", "after you gain coin: lose 1 coin"], "gain 1 wood", ""),
    ([f"at any time in turn: {CALM}"], "choose n from 1 .. 3", "a"),
    ([f"at any time in turn: {PAY}"], "choose n from 1 .. 3", "sa"),
    ([f"at any time in turn: {ROLL}"], "choose n from 1 .. 3", "a"),
    ([f"at any time in turn: {PAY}"], "gain 1 coin", ""),
    ([f"at any time in rest: {PAY}"], "choose n from 1 .. 3", "a"),
    ([f"at any time in turn: {CALM}", f"after you play card: {PAY}"], "choose n from 1 .. 3", "sa"),
    ([f"at any time in turn: {CALM}"], "if any of row: choose c from row", "fsa"),
    ([f"at any time in rest: {CALM}"], "if any of row: choose c from row", "a"),
]
# Two effects of two cards at one moment, and on account of what their order matters.
QUARRELS: dict[tuple[str, str], str] = {
    ("gain 1 coin", "gain 1 coin"): "",
    ("gain 1 coin", "gain 1 wood"): "",
    ("gain 1 coin", "lose 1 coin"): "coin",
    ("lose 1 coin", "gain 1 coin"): "coin",
    ("lose 1 coin", "lose 1 coin"): "coin",
    ("lose 1 coin", "lose 1 wood"): "",
    ("gain 1 coin", "gain coin wood"): "coin",
    ("gain coin wood", "gain 1 coin"): "coin",
    ("gain coin wood", "gain coin wood"): "",
    ("gain coin coin", "gain coin coin"): "coin",
    ("advance fame", "advance fame"): "fame",
    ("gain 1 fame", "gain 1 fame"): "fame",
    ("advance fame", "gain 1 coin"): "",
    ("set told to 1", "gain told coin"): "told",
    ("set told to 1", "set told to 2"): "told",
    ("set n to 2", "gain n coin"): "0",
    ("set n to 2", "gain 1 coin"): "",
    ("gain n coin", "gain n coin"): "",
    ("shuffle row", "gain (count of row) coin"): "card",
    ("shuffle row", "may: gain 1 coin"): "known",
    ("may: gain 1 coin", "shuffle row"): "known",
    ("may: gain 1 coin", "may: gain 1 coin"): "",
    ("shuffle row", "gain 1 coin"): "",
    ("end game", "gain 1 coin"): "coin",
}


def flags(rules: Checked, name: str) -> str:
    found = rules.behaviours.body(rules.rules.rules[name].body)
    said = {"f": found.fails, "s": found.stumbles, "a": found.asks, "c": found.crosses}
    return "".join(sign for sign, is_so in said.items() if is_so)


@pytest.mark.parametrize("number", range(len(HEARD)))
def test_what_those_may_do_who_hear_a_statement(tmp_path: Path, number: int) -> None:
    effects, line, wanted = HEARD[number]
    cards = "pieces: card\nitems:\n" + "".join(f'  c{at}: {{effect: "{effect}"}}\n' for at, effect in enumerate(effects))
    rules = RULES + ("" if "window" in line else "rule opens:\n    let n = 1\n    window late(n)\n") + f"rule turn:\n    {line}\n"
    assert flags(checked(tmp_path, rules, NOUNS, cards), "turn") == wanted


def test_on_account_of_what_an_order_matters(tmp_path: Path) -> None:
    rules, cards = RULES + "rule turn: skip\n", "pieces: card\nitems:\n"
    for number, pair in enumerate(QUARRELS):
        rules += f"rule r{number}(n): skip\n"
        for at, effect in enumerate(pair):
            cards += f'  c{number}_{at}: {{effect: "after you do r{number}(n): {effect}"}}\n'
    found = checked(tmp_path, rules, NOUNS, cards)
    told = {}
    for number, pair in enumerate(QUARRELS):
        row = found.rules.triggers.on_rule(f"r{number}", "after")
        asking = {heard.number for heard in row if found.behaviours.listener(heard.number).asks}
        telling = {heard.number for heard in row if found.behaviours.listener(heard.number).crosses}
        things = found.behaviours.footprints.quarrels(row, asking, telling)
        told[pair] = {name or sort for sort, name in things}
        assert found.behaviours.footprints.at_odds(row, asking, telling) == bool(things)
    assert told == {pair: {*words.split()} for pair, words in QUARRELS.items()}


@pytest.mark.parametrize(
    ("effects", "matters"),
    [
        (["after you do act: gain 1 coin", "after you do act: lose 1 coin"], True),
        (["after any player does act: gain 1 coin", "after you do act: lose 1 coin"], True),
        (["after you do act: gain 1 coin\\nafter you do act: lose 1 coin"], False),  # one card keeps its order
        (["after another player does act: gain 1 coin", "after you do act: lose 1 coin"], False),
    ],
)
def test_whose_order_matters(tmp_path: Path, effects: list[str], matters: bool) -> None:
    cards = "pieces: card\nitems:\n" + "".join(f'  c{at}: {{effect: "{effect}"}}\n' for at, effect in enumerate(effects))
    found = checked(tmp_path, RULES + "rule turn: do act(1)\n", NOUNS, cards)
    assert found.behaviours.footprints.at_odds(found.rules.triggers.on_rule("act", "after"), set(), set()) == matters


@pytest.mark.parametrize(
    ("gift", "wanted"),
    [
        ("after you do act: pay 1 coin", ""),
        ("while told > 1: substitute coin for wood", ""),
        ("pay 1 coin", "fs"),
        ("gain 1 coin", ""),
        ("gain 1 coin\\nafter you do act: pay 1 coin", ""),
        ("may: gain 1 coin\\nafter you do act: pay 1 coin", "a"),
    ],
)
def test_what_listens_is_not_done_with_what_is_printed_beside_it(tmp_path: Path, gift: str, wanted: str) -> None:
    cards = f'pieces: card\nattributes: {{gift: effect}}\nitems: {{ant: {{gift: "{gift}"}}, bee: {{gift: skip}}}}\n'
    rules = RULES + "rule turn: for each c in row: do gift of c\n"
    assert flags(checked(tmp_path, rules, NOUNS, cards), "turn") == wanted
    flow = RULES.replace("flow game: ", "flow game:\n    do turn\n    ").replace("do turn\nwinner", "do rest\nwinner")
    told = codes(loaded(tmp_path / "flow", flow + "rule turn: for each c in row: do gift of c\n", NOUNS, cards))
    assert ("RW416" in told) == gift.startswith(("pay", "gain", "may"))

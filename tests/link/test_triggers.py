"""Who listens to what, and what is declared by use: tables that are made once."""

from __future__ import annotations

from pathlib import Path

from tests.link.small import GAME, pack, rules_of

from rulewright.link.ruleset import Heard, Ruleset
from rulewright.link.stretches import interruptible
from rulewright.parse import ast

NOUNS = """\
resources: {coin: {per: player}, wood: {per: player}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}
"""
CARDS = """\
pieces: card
items:
  ant: {effect: "after you gain coin or wood: skip"}
  bee: {effect: "in taking(n): do discard(this)"}
  cow: {effect: "before another player does turn: skip"}
  doe: {effect: "add 1 to worth"}
"""
RULES = (
    GAME
    + """\
value worth = 1
action turn:
    let n = worth
    window taking(n)
    gain n coin, 1 wood
    pay 1 coin for wages
    any order as jobs:
        early: gain 1 wood
        late: lose 1 wood
    choose one:
        first_way: skip
        second_way: skip
    choose m from 1..3 as pick
    may: gain m coin
    up to 2 times: gain 1 wood
rule discard(card): move card to row
when coin reaches 5: skip
after any player pays coin for wages or coin for rent: skip
after any player does turn: skip
rule tithe: pay 1 coin for rent
"""
)


def game(folder: Path) -> Ruleset:
    return rules_of(pack(folder, RULES, NOUNS, CARDS))


def named(found: list[Heard]) -> list[str]:
    return [str(heard.owned.item.id if heard.owned.item else heard.number) for heard in found]


def test_listeners_are_found_by_what_they_listen_to(tmp_path: Path) -> None:
    rules = game(tmp_path)
    triggers = rules.triggers
    assert named(triggers.on_verb("gain", "coin")) == named(triggers.on_verb("gain", "wood")) == ["ant"]
    assert named(triggers.in_window("taking")) == ["bee"]
    assert named(triggers.on_rule("turn", "before")) == ["cow"]
    assert named(triggers.on_rule("turn", "after")) == ["2"]
    assert named(triggers.on_reach("coin")) == ["0"]
    assert not triggers.on_rule("turn", "instead of") and not triggers.on_verb("gain", "card")


def test_numbers_are_places_in_the_list_and_modifiers_have_none(tmp_path: Path) -> None:
    rules = game(tmp_path)
    assert all(rules.listeners[heard.number] is heard.owned for heard in rules.triggers.heard)
    silent = set(range(len(rules.listeners))) - {heard.number for heard in rules.triggers.heard}
    assert [owned.item.id for number, owned in enumerate(rules.listeners) if number in silent and owned.item] == ["doe"]


def test_a_noun_named_twice_is_heard_once(tmp_path: Path) -> None:
    assert named(game(tmp_path).triggers.on_verb("pay", "coin")) == ["1"]


def test_names_declared_by_use_know_their_places(tmp_path: Path) -> None:
    symbols = game(tmp_path).symbols
    assert set(symbols.windows) == {"taking"} and set(symbols.agendas) == {"jobs"}
    assert {name: [ident.span.line for ident in places] for name, places in symbols.purposes.items()} == {
        "wages": [11],
        "rent": [25],
    }
    assert symbols.choices == {"jobs", "one", "pick", "may", "more"}
    assert symbols.alternatives("one") == ("first_way", "second_way") and symbols.alternatives("pick") == ()


def test_only_what_is_wanted_again_and_again_is_asked_for(tmp_path: Path) -> None:
    for name, said, asked in (("fixed", "3 times: gain 1 coin", False), ("free", "up to 3 times: gain 1 coin", True)):
        rules = rules_of(pack(tmp_path / name, GAME + f"rule turn: {said}\n", NOUNS, "pieces: card\nitems: {ant: {}}\n"))
        assert ("more" in rules.symbols.labels) is asked and rules.symbols.choices == {"more"}


def test_what_may_be_interrupted_is_all_that_a_stretch_does_and_all_that_cards_do(tmp_path: Path) -> None:
    said = "rule turn:\n    do helping\n    do other\nrule helping: do inner\nrule inner: do innermost\nrule innermost: skip\n"
    said += "rule other: skip\nrule of_card: do by_card\nrule by_card: skip\nrule unused: skip\n"
    interrupting = "at any time in helping, as extra: gain 1 coin\n"
    cards = 'pieces: card\nitems: {ant: {effect: "after you gain coin: do of_card"}}\n'
    rules = rules_of(pack(tmp_path / "one", GAME + said + interrupting, NOUNS, cards))
    found = {node.name for node in interruptible(rules) if isinstance(node, ast.Rule)}
    assert found == {"helping", "inner", "innermost", "of_card", "by_card"}
    assert interruptible(rules_of(pack(tmp_path / "two", GAME + said, NOUNS, cards))) == frozenset()

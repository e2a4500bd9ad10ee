"""Patches, step by step: which of them hold, what an address leads to, and what stands there afterwards."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.link.in_memory import files, linked, problems_of, under

from rulewright.diagnostics import Span
from rulewright.link import Ruleset
from rulewright.parse import ast, print_declaration

AT = Span.point("base/game.rules", 1, 1)
NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}, wood: {per: player, start: 1}, reed: }
boards: {grid: {shape: square, width: 2, height: 2, cells: {mark: player}}}
tables:
  price: {key: colour, values: {red: 1, blue: 2}}
  toll: {key: [colour, number], values: {red: {1: 3, 2: 4}}}
  deeds: {key: colour, type: effect, values: {red: gain 1 coin, blue: gain 2 coin}}
  names: {key: colour, type: colour, values: {red: blue}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, gift: effect, boon: {type: effect}}
items: {ant: {worth: 1}, bee: , cow: {gift: gain 1 coin}}
"""
OPTIONS = "options: {fast: {default: no}, pace: {type: number, default: 1, min: 1, max: 3}}\n"
RULES = """\
flow game: do turn
action turn:
    choose one as way:
        sell:
            part pay_out: gain 1 coin
        wait: skip
    may as extra:
        part bonus: gain 2 coin
    match wood:
        1 .. 2: gain 3 coin
        .. 0: gain 4 coin
        else: gain 5 coin
rule rest: gain 6 coin
rule rest for automa: gain 7 coin
rule lonely:
    choose one:
        only: skip
value level(n: number):
    1: 10
    .. 5: 20
    else: 30
value flat = m + 3 with m = coin
score bonus_points = 4
bot automa:
    way: prefer sell
after any player does turn, as tax: lose 1 coin
while wood > 9, as thrift: add 1 to flat
winner: most coin
"""
TABLES = {"nouns.yaml": NOUNS, "cards.yaml": CARDS}


def base(rules: str = RULES) -> Any:
    return files(
        rules, "solo: automa\noptions: {fast: {default: no}, pace: {type: number, default: 1, min: 1, max: 3}}\n", tables=TABLES
    )


def above(text: str, name: str = "top", more: str = "") -> Any:
    return files(text + "\n", f"extends: [base]\n{more}", name=name)


def patched(*texts: str) -> Ruleset:
    return linked(base(), *(above(text, f"p{number}") for number, text in enumerate(texts)))


def said(rules: Ruleset, name: str) -> str:
    homes: Any = {**rules.rules, **rules.flows, **rules.values, **rules.scores, **rules.bots}
    return print_declaration(homes[name])


WHOLE = {part.split()[1].split("(")[0].strip(":"): part for part in re.split(r"\n(?=\S)", RULES.strip()) if " for " not in part}


# -- what is done to sentences --
@pytest.mark.parametrize(
    ("patch", "name", "old", "new"),
    [
        ("replace turn.pay_out with: skip", "turn", "part pay_out: gain 1 coin", "part pay_out: skip"),
        ("replace turn.sell.pay_out with: skip", "turn", "part pay_out: gain 1 coin", "part pay_out: skip"),
        ("replace turn.way.sell.pay_out with: skip", "turn", "part pay_out: gain 1 coin", "part pay_out: skip"),
        ("replace turn.wait with: gain 9 coin", "turn", "wait: skip", "wait: gain 9 coin"),
        ("remove turn.wait", "turn", "        wait: skip\n", ""),
        ("replace turn.extra with: gain 9 coin", "turn", "extra:\n        part bonus: gain 2 coin", "extra: gain 9 coin"),
        ("replace turn.bonus with: gain 9 coin", "turn", "gain 2 coin", "gain 9 coin"),
        ("replace turn.1 with: skip", "turn", "gain 3 coin", "skip"),
        ("replace turn.0 with: skip", "turn", "gain 4 coin", "skip"),
        ("replace turn.else with: skip", "turn", "gain 5 coin", "skip"),
        ("remove turn.0", "turn", "        .. 0: gain 4 coin\n", ""),
        ("extend turn.way with:\n    rob: skip", "turn", "        wait: skip\n", "        wait: skip\n        rob: skip\n"),
        ("extend lonely with:\n    rob: skip", "lonely", "only: skip", "only: skip\n        rob: skip"),
        ("extend before rest: skip", "rest", ": gain 6 coin", ":\n    skip\n    gain 6 coin"),
        ("extend after rest: skip", "rest", ": gain 6 coin", ":\n    gain 6 coin\n    skip"),
        ("replace rest with: gain 8 coin", "rest", "6", "8"),
        ("replace rest with rule rest: gain 8 coin", "rest", "6", "8"),
        ("set level.1 to 11", "level", "1: 10", "1: 11"),
        ("set level.5 to 11", "level", "20", "11"),
        ("set level.else to 11", "level", "30", "11"),
        ("remove level.5", "level", "    .. 5: 20\n", ""),
        ("set level to 2 * n", "level", ":\n    1: 10\n    .. 5: 20\n    else: 30", " = 2 * n"),
        ("set flat to 5", "flat", "m + 3 with m = coin", "5"),
        ("set bonus_points to coin", "bonus_points", "4", "coin"),
        ("set automa.way to prefer wait", "automa", "sell", "wait"),
        ("set automa.extra to never", "automa", "prefer sell", "prefer sell\n    extra: never"),
    ],
)  # fmt: skip
def test_a_patch_changes_what_it_names_and_nothing_else(patch: str, name: str, old: str, new: str) -> None:
    rules = patched(patch)
    assert old in WHOLE[name]
    assert said(rules, name) == WHOLE[name].replace(old, new)
    others = {"game", "turn", "rest", "lonely", "level", "flat", "bonus_points", "automa"} - {name}
    assert {other: said(rules, other) for other in others} == {other: WHOLE[other] for other in others}
    assert print_declaration(rules.seat_rules["rest", "automa"]) == "rule rest for automa: gain 7 coin"
    assert rules.places[name].file in ("base/game.rules", "p0/game.rules")


def test_what_is_taken_from_the_last_line_says_so() -> None:
    """A part stays, so that others may fill it; a rule without a line skips; a word that nobody names any more is free."""
    rules = patched("remove turn.bonus\nremove rest\nremove flat\nremove thrift\n")
    bonus = [part for part in ast.walk(rules.rules["turn"]) if isinstance(part, ast.Part) and part.name == "bonus"]
    assert [part.body for part in bonus] == [()]
    assert set(rules.rules) == {"turn", "lonely", "deeds"} and set(rules.values) == {"level"}
    assert not {"rest", "flat", "thrift"} & set(rules.places)
    emptied = linked(base(RULES.replace("rule rest: gain 6 coin", "rule rest:\n    may as odd: skip")), above("remove rest.odd"))
    assert said(emptied, "rest").split() == ["rule", "rest:", "skip"]


def test_listeners_and_the_winner_are_changed() -> None:
    rules = patched("replace tax with after any player does rest, as tax: skip\nset winner to least wood\n")
    owned = rules.named_listeners()["tax"]
    assert (owned.file, owned.item, owned.kind) == ("p0/game.rules", None, None)
    assert [str(name) for name in rules.named_listeners()] == ["tax", "thrift"]
    assert rules.winner is not None and print_declaration(rules.winner) == "winner: least wood"
    gone = patched("remove tax")
    assert list(gone.named_listeners()) == ["thrift"] and "tax" not in gone.places and "thrift" in gone.places


def test_effects_of_pieces_are_changed() -> None:
    rules = patched(
        "replace card.ant.effect with:\n    after you do turn: gain 1 coin\nextend after card.cow.gift: gain 5 coin\n"
        "replace card.bee.boon with: gain 4 coin\n"
    )
    ant, bee, cow = rules.pieces["card"].items
    assert isinstance(ant.effects["effect"][0], ast.Listener) and "gift" not in ant.effects
    assert [type(line) for line in cow.effects["gift"]] == [ast.Gain, ast.Gain] and len(bee.effects["boon"]) == 1
    assert [owned.item.id for owned in rules.listeners if owned.item is not None] == ["ant"]
    assert "gift" not in patched("remove card.cow.gift").pieces["card"].items[2].effects


# -- what is done to tables --
def test_tables_are_changed() -> None:
    rules = patched(
        "set price.red to -7\nremove price.blue\nset toll.red.3 to 5\nremove toll.red.1\nset names.red to red\n"
        "set reed.start to 2\n"
        "set card.bee.worth to 9\nremove card.ant\nset wood.start to 0\nremove grid.cells.mark\nset colour to [blue, red]\n"
        "set option.fast to yes\nset option.pace.max to 9\nset players.max to 3\n"
    )
    assert dict(rules.tables["price"].values) == {"red": -7} and dict(rules.tables["names"].values) == {"red": "red"}
    assert dict(rules.tables["toll"].values) == {("red", 2): 4, ("red", 3): 5}
    assert {item.id: dict(item.values) for item in rules.pieces["card"].items} == {"bee": {"worth": 9}, "cow": {}}
    assert (rules.variables["reed"].start, rules.variables["wood"].start) == (2, 0)
    assert dict(rules.boards["grid"].attributes) == {} and rules.enums["colour"].members == ("blue", "red")
    fast, pace = rules.options["fast"], rules.options["pace"]
    assert (fast.default, fast.fixed, pace.fixed, pace.high, rules.base.players) == (True, True, False, 9, (1, 3))
    deeds = patched("replace deeds.red with: gain 8 coin").rules["deeds"]
    assert print_declaration(deeds).count("gain 8 coin") == 1 and "gain 2 coin" in print_declaration(deeds)


@pytest.mark.parametrize(
    ("patch", "code", "carets", "hint"),
    [
        ("set price.green.deep to 3", "RW309", "green", "known here: red, blue"),
        ("set price.red.deep to 3", "RW309", "deep", "look up its name in the pack below"),
        ("set wood.strat to 2", "RW309", "strat", "did you mean `wood.start`?"),
        ("set card.ent.worth to 1", "RW309", "ent", "did you mean `card.ant.worth`?"),
        ("set card.ant.wroth to 1", "RW309", "wroth", "did you mean `card.ant.worth`?"),
        ("set option.fst to yes", "RW309", "fst", "did you mean `option.fast`?"),
        ("remove option", "RW309", "option", "known here: fast, pace"),
        ("remove colour.red.deep", "RW309", "deep", "look up its name in the pack below"),
        ("remove colour.green", "RW309", "green", "known here: red, blue"),
        ("remove turn.sel", "RW309", "sel", "did you mean `turn.sell`?"),
        ("remove turn.zzz", "RW309", "zzz", "known here: way, sell, wait, extra, bonus, 1, 0, else"),
        ("remove level.9", "RW309", "9", "known here: 1, 5, else"),
        ("remove rset", "RW309", "rset", "did you mean `rest`?"),
        ("remove ant", "RW309", "ant", "did you mean `card.ant`?"),
        ("set fast to yes", "RW309", "fast", "did you mean `option.fast`?"),
        ("remove zzz", "RW309", "zzz", "look up its name in the pack below"),
        ("remove pricee.red", "RW309", "pricee", "did you mean `price.red`?"),
        ("remove rest for automaa", "RW309", "automaa", "did you mean `automa`?"),
        ("remove turn for automa", "RW309", "automa", "write `rule turn for automa:` without a patch to give that seat one"),
        ("remove rset for automa", "RW309", "rset", "did you mean `rest for automa`?"),
        ("set card to 3", "RW312", "card", "name one, as in `card.ID`"),
        ("set card.ant.gift to 3", "RW312", "card.ant.gift", "write `replace card.ant.gift with:` and the lines"),
        ("set card.ant.boon to 3", "RW312", "card.ant.boon", "write `replace card.ant.boon with:` and the lines"),
        ("set price.red to 3 + coin", "RW312", "3 + coin", "write a number, a word or a list of them"),
        ("replace price.red with: skip", "RW312", "price.red", "write `set price.red to` and a value, or `remove price.red`"),
        ("replace names.red with: skip", "RW312", "names.red", "write `set names.red to` and a value, or `remove names.red`"),
        ("set wood to 3", "RW312", "wood", "write `set wood to` and a value, or `remove wood`"),
        ("set colour.red to 3", "RW312", "colour.red", "write `set colour.red to` and a value, or `remove colour.red`"),
        ("set wood.start to two", "RW442", "two", "write a whole number"),
        ("remove lonely.only", "RW312", "lonely.only", "remove what it stands in, or put something in its place first"),
        ("remove automa.way", "RW312", "automa.way", "write `remove automa`"),
        ("remove winner", "RW312", "winner", "write `set winner to` and who wins"),
        ("set turn.sell to 3", "RW312", "turn.sell", "write `replace turn.sell with:` and what is done below"),
        ("set rest to most coin", "RW312", "rest", "write `replace rest with:` and what is done below"),
        ("replace level with: skip", "RW312", "level", "write `set level to`"),
        ("replace thrift with: skip", "RW312", "thrift", "write `replace thrift with` and the whole sentence"),
        ("replace turn.way with: skip", "RW312", "turn.way", "write `extend turn.way with:` and further alternatives below"),
        ("replace rest with rule other: skip", "RW312", "rest", "call it `rest` too"),
        ("replace rest with flow rest: skip", "RW312", "rest", "call it `rest` too"),
        ("replace turn.sell with rule turn: skip", "RW312", "turn.sell", "write `replace turn.sell with:` and what"),
        ("extend rest with:\n    rob: skip", "RW312", "rest", "name a rule or a part with one `choose one`"),
        ("extend lonely with:\n    only: skip", "RW312", "only", "give it another name, or write `replace lonely.only"),
        ("extend lonely with:\n    a: skip\n    a: skip", "RW312", "a", "give it another name, or write `replace lonely.a"),
        ("replace rest with: after you do turn: skip", "RW312", "after you do turn: skip", "write it without a patch"),
    ],
)  # fmt: skip
def test_a_wrong_patch_is_told_at_its_word(patch: str, code: str, carets: str, hint: str) -> None:
    top = above(patch)
    [problem] = problems_of(base(), top)
    assert (problem.code, under(problem, top), str(problem.suggestion)[: len(hint)]) == (code, carets, hint)

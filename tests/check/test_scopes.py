"""Where a name is known: what a block binds stays inside it, and no branch learns from another."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import GAME, NOUNS, pack, under_carets
from tests.small_packs import loaded, problem_of

from rulewright.check.checking import Checking
from rulewright.check.expressions import infer
from rulewright.check.scope import Scope, acting
from rulewright.check.statements import body
from rulewright.link.ruleset import Ruleset
from rulewright.link.types import NUMBER, PLAYER, YES_NO, ListType
from rulewright.parse import ast, parse_expression, parse_rules


def expression(text: str) -> ast.Expr:
    node, problems = parse_expression(text, "f", lambda line, column: (line, column))
    assert node is not None, problems
    return node


def statements(text: str) -> tuple[ast.Stmt, ...]:
    [rule], problems = parse_rules(f"rule turn:\n    {text}\n", "f.rules")
    assert isinstance(rule, ast.Rule), problems
    return rule.body


def test_a_scope_is_never_changed() -> None:
    outer = acting(n=NUMBER)
    inner = outer.child(it=PLAYER).bind("m", YES_NO)
    assert outer.find("m") is None and outer.find("it") is None
    assert (inner.find("m"), inner.find("n"), inner.find("player")) == (YES_NO, NUMBER, PLAYER)
    assert inner.names() == {"m", "it", "n", "player"}


def test_a_name_bound_again_keeps_its_type_in_its_block() -> None:
    scope = Scope().bind("cards", ListType(NUMBER))
    assert scope.bind("cards", NUMBER).find("cards") == ListType(NUMBER)
    assert scope.child().bind("cards", NUMBER).find("cards") == NUMBER


def test_a_type_is_inferred_with_nothing_but_its_scope() -> None:
    checking = Checking.of(Ruleset())
    assert infer(expression("count of players where seat > n"), acting(n=NUMBER), checking) == NUMBER
    assert infer(expression("n in [1, 2]"), acting(n=NUMBER), checking) == YES_NO
    assert not checking.problems.found


def test_a_block_gives_the_names_behind_it() -> None:
    checking = Checking.of(Ruleset())
    behind = body(statements("let n = 1; let m = n + 1"), acting(), checking)
    assert behind.names() == {"player", "n", "m"} and not checking.problems.found


@pytest.mark.parametrize(
    "block",
    ["if coin > 2: let n = 1", "may: let n = 1", "2 times: let n = 1", "for each n in 1..3: gain n coin",
     "repeat:\n        let n = 1\n    until n > 0", "each player: let n = 1",
     "choose one:\n        early: let n = 1\n        late: skip", "match coin:\n        1: let n = 1\n        else: skip"],
)  # fmt: skip
def test_what_a_block_binds_stays_inside(tmp_path: Path, block: str) -> None:
    rules = f"{GAME}action turn:\n    {block}\n    gain n coin\n"
    assert [(code, text) for code, _, text in under_carets(pack(tmp_path, rules, NOUNS))] == [("RW401", "n")]


def test_a_trial_that_succeeds_has_bound_its_names(tmp_path: Path) -> None:
    rules = f"{GAME}action turn:\n    if able:\n        let n = 1\n        pay n coin\n    gain n coin\n"
    assert under_carets(pack(tmp_path, rules, NOUNS)) == []


def test_a_trial_in_vain_has_bound_nothing(tmp_path: Path) -> None:
    rules = f"{GAME}action turn:\n    if able:\n        let n = 1\n        pay n coin\n    else: gain n coin\n"
    assert [(code, text) for code, _, text in under_carets(pack(tmp_path, rules, NOUNS))] == [("RW401", "n")]


def test_a_step_of_a_flow_follows_the_rules_for_rules(tmp_path: Path) -> None:
    """Inside a step nothing belongs to the flow, and behind it everything does again."""
    flow = "flow game:\n    may:\n        turns: do turn\n    turns until coin > 1: do turn\n"
    rules = flow + "winner: most coin\naction turn: gain 1 coin\n"
    assert [(code, message) for code, message, _ in under_carets(pack(tmp_path, rules, NOUNS))] == [
        ("RW409", "`turns` belongs in a flow"),
    ]


def test_a_card_may_open_the_window_that_another_is_played_in(tmp_path: Path) -> None:
    cards = (
        "pieces: card\nattributes: {worth: number}\nitems:\n"
        '  ant: {effect: "in second(c): gain worth of c coin"}\n'
        '  bee: {effect: "in first_one(n): window second(this)"}\n'
    )
    rules = GAME + "action turn:\n    let n = 1\n    window first_one(n)\n    draw 1 from row to hand\n"
    nouns = NOUNS + "zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}\n"
    assert under_carets(pack(tmp_path, rules, nouns, cards)) == []


def test_a_name_that_needs_something_cannot_stand_alone(tmp_path: Path) -> None:
    found = loaded(tmp_path, "flow game:\n    each player: do act\nrule act:\n    if price > 1: gain 1 coin\n", PRICES)
    assert "`price` cannot stand alone here" in problem_of(found, "RW405").message


PRICES = "enums: {hue: [red, blue]}\nresources: {coin: {per: player}}\ntables: {price: {key: hue, values: {red: 1, blue: 2}}}\n"


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("when coin reaches 2 + worth of this: gain 1 coin", 1),
        ("when power of other reaches worth of this: gain 1 coin", 1),
        ("when power of this reaches worth of this: gain 1 coin", 0),
        ("when power of other reaches worth of other: gain 1 coin", 0),
        ("when coin reaches 3: gain worth of this coin", 0),
    ],
)
def test_what_is_waited_for_knows_the_piece_only_if_that_changes(tmp_path: Path, effect: str, told: int) -> None:
    nouns = "resources: {coin: {per: player}}\nzones: {row: {holds: card, start: all}, hand: {holds: card, per: player}}\n"
    cards = "pieces: card\nattributes: {worth: number, power: {type: number, varies: true}}\nitems:\n"
    cards += f'  ant: {{worth: 2, effect: "{effect}"}}\n'
    rules = "flow game:\n    each player:\n        gain 1 coin\n        set power of first of row to 2\n\nwinner: most coin\n"
    found = [problem for problem in loaded(tmp_path, rules, nouns, cards).diagnostics if problem.code == "RW401"]
    assert [problem.message for problem in found] == [
        "`this` is not known here: all who wait for it wait for the same number"
    ] * told
    assert all(problem.span is not None and problem.span.file.endswith("cards.yaml") for problem in found)

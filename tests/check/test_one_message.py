"""One misspelling is one message, and its carets stand under the misspelt word and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.link.small import over, pack, under_carets
from tests.small_packs import errors, loaded

from rulewright.parse import ast, parse_rules
from rulewright.parse.ast.tree import idents_in
from rulewright.pipeline import load

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}, wood: {per: player}, gold: {per: player, stands_for: [coin]}}
tracks: {light: {per: player, max: 20}}
variables: {leader: {type: player}, stock: {per: colour}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}, deck: {holds: card, seen_by: nobody}}
boards: {grid: {shape: square, width: 3, height: 3, cells: {mark: player}}}
tables: {price: {key: colour, values: {red: 1, blue: 2}}, pay_out: {key: number, type: resource, values: {1: coin}}}
"""
CARDS = """\
pieces: card
attributes: {worth: number, hue: colour, gift: effect, power: {type: number, varies: true}}
items:
  ant: {worth: 1, hue: red, gift: "gain worth of this coin"}
  bee: {worth: 2, hue: blue, effect: "in taking(c, n) where worth of c > 1: set n to n + 1; do discard(this)"}
  cow: {effect: "after you gain coin or wood, once per turn: add to jobs: do tithe"}
  doe: {effect: "add 1 to cost_of(red); substitute wood for coin; waive coin or wood for wages"}
  elk: {effect: "before you do act(c, m) where worth of c = m: until end of act: treat rank_of as 3"}
  fox: {effect: "after you pay coin for wages or wood for rent: gain 1 gold"}
  gnu: {effect: "after you place grid: advance light by 2"}
"""
RULES = """\
flow game:
    each player: do turn otherwise do pass_turn
    turns until coin > 3: do act(first of row, 2)

winner: most coin then least wood

value rank_of = 1
value cost_of(colour) = price(colour) + rank_of
value band(n: number):
    1 .. 2: stock(red)
    else: coin of leader
value together(a: list of card) = sum of worth for it in a
score rich = together(hand) + band(1)

action turn:
    let n = cost_of(red)
    choose c from row where hue = red and worth < n by most worth as pick
    window taking(c, n)
    pay 1 coin, 2 mix of [coin, wood] for wages
    gain n coin per hand, either 1 wood or 1 gold
    any order as jobs:
        early if coin > 2: move c to hand
        late: do gift of c
    choose one as way:
        near: set leader to player
        far: set stock(blue) to 2
    for each cell in grid where mark = nothing: set mark of cell to leader
    if able: pay 1 wood for rent
    each player from leader: gain 1 coin
    match hue of c:
        red: skip
        else: lose 1 wood
    let good = pay_out(1)
    gain 1 good
    let best_card = best x in row by most worth of x
    set power of best_card to 2

rule act(card, n): gain worth of card + n coin
rule pass_turn: shuffle deck
rule pass_turn for automa: skip
rule tithe: pay 1 coin
rule discard(card): move card to row
when power of w reaches 6: move w to row
when coin reaches band(2): gain 1 wood

bot automa:
    pick: most worth
    way: prefer near then random
"""
# What is declared or bound: another name there makes all its uses wrong, which are as many messages.
BINDING = {
    "Value.name", "Banded.name", "Score.name", "Flow.name", "Rule.name", "Param.name", "Bot.name", "Let.name", "Choose.name",
    "Choose.label", "Alternatives.label", "May.label", "ForEach.name", "Fold.name", "Best.name", "Alternative.name",
    "Window.name", "Pay.purpose", "Part.name", "OnEvent.params", "InWindow.params",
}  # fmt: skip
BY_NATURE = {"player", "it", "this", "w"}


def named(node: ast.Node) -> Iterator[tuple[str, ast.Ident]]:
    """Every name that stands for something declared elsewhere."""
    for part in ast.walk(node):
        for field in part.__match_args__:
            where = f"{type(part).__name__}.{field}"
            if where not in BINDING:
                yield from ((where, name) for name in idents_in(getattr(part, field)) if name not in BY_NATURE)


def misspelt(name: str) -> str:
    return f"{name}q" if len(name) < 4 else f"{name[:2]}q{name[2:]}"


def spoil(path: Path, name: ast.Ident) -> str:
    """Misspell a name where it stands; gives the text as it was."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    line, start, end = lines[name.span.line - 1], name.span.column - 1, name.span.end_column - 1
    assert line[start:end] == name
    lines[name.span.line - 1] = line[:start] + misspelt(name) + line[end:]
    path.write_text("\n".join(lines), encoding="utf-8")
    return text


@pytest.mark.slow
def test_every_name_of_a_game(tmp_path: Path) -> None:
    home = pack(tmp_path, RULES, NOUNS, CARDS, more="solo: automa\n")
    found = load([home])
    assert found.checked is not None and not found.diagnostics, found.diagnostics
    nodes: list[ast.Node] = [*parse_rules(RULES, "base/game.rules")[0]]
    nodes += [
        part
        for kind in found.checked.rules.pieces.values()
        for item in kind.items
        for program in item.effects.values()
        for part in program
    ]
    tried, wrong = set(), []
    for where, name in (use for node in nodes for use in named(node)):
        path = tmp_path / name.span.file
        text = spoil(path, name)
        told = under_carets(home)
        path.write_text(text, encoding="utf-8")
        tried.add(where)
        if len(told) != 1 or told[0][2] != misspelt(name):
            wrong.append((where, name, told))
    assert not wrong, wrong
    assert {
        "Name.name", "Attribute.name", "Call.name", "Amount.what", "Param.type", "Param.of", "OnEvent.name", "OnEvent.also",
        "OnEvent.purposes", "InWindow.name", "Listener.once_per", "Mod.names", "Mod.targets", "Lasting.stretch",
        "AddToAgenda.agenda", "Answer.name", "Rule.seat",
    } <= tried  # fmt: skip


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("type: player", "plaeyr"), ("{per: colour}", "colur"), ("holds: card, per", "crad"), ("per: player}, deck", "plyer"),
        ("mark: player", "plaeyr"), ("key: colour", "colur"), ("type: resource", "resurce"), ("stands_for: [coin]", "cion"),
        ("{red: 1", "rad"), ("{1: coin}", "cion"),
    ],
)  # fmt: skip
def test_every_name_of_a_table(tmp_path: Path, right: str, wrong: str) -> None:
    """A table that names what is not there is told; the sentences that use the table are not to blame."""
    meant = {
        "plaeyr": "player",
        "colur": "colour",
        "crad": "card",
        "plyer": "player",
        "resurce": "resource",
        "cion": "coin",
        "rad": "red",
    }[wrong]
    assert NOUNS.count(right) == 1
    nouns = NOUNS.replace(right, right.replace(meant, wrong))
    [(_, message, _)] = under_carets(pack(tmp_path, RULES, nouns, CARDS, more="solo: automa\n"))
    assert wrong in message


def test_a_further_table_of_no_kind(tmp_path: Path) -> None:
    """The rules that only its pieces use are not in vain."""
    more = 'more: crd\nitems:\n  hen: {gift: "do surprise"}\n'
    rules = RULES + "rule surprise: gain 1 coin\n"
    home = pack(tmp_path, rules, NOUNS, CARDS, more="solo: automa\n", files={"more.yaml": more})
    assert under_carets(home) == [("RW304", "there is no kind of piece called `crd`", "crd")]


def test_a_seat_that_nobody_takes(tmp_path: Path) -> None:
    told = under_carets(pack(tmp_path, RULES.replace("automa", "bob"), NOUNS, CARDS, more="solo: automa\n"))
    assert [text for _, _, text in told] == ["automa"]


def test_too_many_names_behind_an_event(tmp_path: Path) -> None:
    rules = RULES + "after any player gains coin(n, much, more_of_it): gain much wood\n"
    told = under_carets(pack(tmp_path, rules, NOUNS, CARDS, more="solo: automa\n"))
    assert told == [("RW405", "there are only 1 values here, not 3", "much")]


def test_an_address_of_a_patch(tmp_path: Path) -> None:
    home = pack(tmp_path, RULES, NOUNS, CARDS, more="solo: automa\n")
    top = over(tmp_path, "top", "set card.ant.wroth to 3\nset price.rad to 2\nremove card.atn\n")
    assert [text for _, _, text in under_carets(home, top)] == ["wroth", "rad", "atn"]


@pytest.mark.parametrize("test", ["good of first of row = 3", "3 = good of first of row", "good of first of row != 3"])
def test_a_good_that_is_compared_with_a_number_is_told_once(tmp_path: Path, test: str) -> None:
    nouns = "resources: {coin: {per: player}}\nzones: {row: {holds: card, start: all}}\n"
    cards = "pieces: card\nattributes: {good: resource}\nitems:\n  ant: {good: coin}\n"
    rules = f"flow game:\n    each player: do turn\n\nrule turn: if {test}: gain 1 coin\nwinner: most coin\n"
    assert errors(loaded(tmp_path, rules, nouns, cards)) == ["RW402"]

"""How a name is used rightly: what is proposed where it stands wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import errors, loaded, place, problem_of

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}}
variables: {told: {}, owed: {per: [colour, player]}, stock: {per: colour}, leader: {type: player}}
zones: {row: {holds: card, start: all}, hand: {holds: card, per: player}, pile: {holds: card, per: colour}}
boards: {grid: {shape: square, width: 2, height: 2, cells: {heat: number}}, ring: {shape: ring, width: 3, per: player}}
tables: {price: {key: number, values: {1: 3}}, both: {key: [colour, number], values: {red: {1: 3}}}}
"""
CARDS = "pieces: card\nattributes: {worth: number, gift: effect}\nitems: {ant: {worth: 1, gift: skip}}\n"
RULES = """\
flow game: each player: do turn
winner: most coin
value doubled(n) = 2 * n
value of_two(colour, p: player) = 3
value plain = 3
score rich = coin
rule act: skip
rule turn:
    choose k from cards
    choose c from grid
    LINE
"""
# What is wrong, its code, what is said, and what is proposed.
SAID = [
    ("gain count of row coin", "RW401", "a zone of card has no `count`", "write `(count of …)`, in brackets"),
    ("gain kinds of row coin", "RW401", "a zone of card has no `kinds`", "write `(kinds of …)`, in brackets"),
    ("let n = pile", "RW405", "`pile` cannot stand alone here", "there is one `pile` per colour"),
    ("let n = stock", "RW405", "`stock` cannot stand alone here", "there is one `stock` per colour"),
    ("let n = owed", "RW405", "`owed` cannot stand alone here", "there is one `owed` per colour and player"),
    ("let n = row of leader", "RW405", "`row` cannot be applied to a player", "it is just `row`"),
    ("let n = hand of red", "RW405", "`hand` cannot be applied to a colour", "there is one `hand` per player"),
    ("let n = grid of red", "RW405", "`grid` cannot be applied to a colour", "it is just `grid`"),
    ("let n = ring of red", "RW405", "`ring` cannot be applied to a colour", "there is one `ring` per player"),
    ("let n = price", "RW405", "`price` cannot stand alone here", "it is `price(…)` with a number"),
    ("let n = both(red)", "RW405", "`both` cannot be applied to a colour", "it is `both(…)` with a colour and a number"),
    (
        "let n = both(1, red)",
        "RW405",
        "`both` cannot be applied to a number and a colour",
        "it is `both(…)` with a colour and a number",
    ),
    ("let n = doubled", "RW405", "`doubled` cannot stand alone here", "it is `doubled(n: number)`"),
    ("let n = of_two(red)", "RW405", "`of_two` cannot be applied to a colour", "it is `of_two(colour: colour, p: player)`"),
    ("let n = plain(3)", "RW405", "`plain` cannot be applied to a number", "it is just `plain`"),
    ("let n = red of leader", "RW405", "`red` cannot be applied to a player", "it is just `red`"),
    ("let n = rich of red", "RW405", "`rich` cannot be applied to a colour", "it is just `rich`"),
    ("let n = act", "RW404", "`act` is a rule, not a value", "write `do act`"),
    ("let n = game", "RW404", "`game` is a rule, not a value", "write `do game`"),
    ("let n = worht of k", "RW401", "a card has no `worht`", "did you mean `worth`?"),
    ("let n = qqqqqq of k", "RW401", "a card has no `qqqqqq`", "a card has gift, position, worth"),
    ("let n = qqqqqq of leader", "RW401", "a player has no `qqqqqq`", "a player has next, previous, seat"),
    ("let n = qqqqqq of told", "RW401", "a number has no `qqqqqq`", None),
    ("let n = tolld of leader", "RW401", "a player has no `tolld`", "did you mean `told`?"),
    ("let n = qqqqqq(1, 2)", "RW401", "there is nothing called `qqqqqq`", "declare it, or look at its spelling"),
    ("let n = leadre", "RW401", "there is nothing called `leadre`", "did you mean `leader`?"),
    ("let n = colou", "RW401", "there is nothing called `colou`", "did you mean `colour`?"),
    ("let much = 3\n    let n = muhc", "RW401", "there is nothing called `muhc`", "did you mean `much`?"),
    ("let n = count of (row where worht > 1)", "RW401", "there is nothing called `worht`", "did you mean `worth`?"),
    ("let n = count of (grid where haet > 1)", "RW401", "there is nothing called `haet`", "did you mean `heat`?"),
    ("do actt", "RW401", "there is no rule called `actt`", "did you mean `act`?"),
    ("do qqqqqq", "RW401", "there is no rule called `qqqqqq`", None),
    ("do gitf of k", "RW401", "there is no rule called `gitf`", "did you mean `gift`?"),
    ("do worth of k", "RW401", "there is no rule called `worth`", None),
    ("do act(3)", "RW405", "`act` takes 0 values, not 1", "write `act()`"),
    ("gain 1 cion", "RW401", "there is no resource or track called `cion`", "did you mean `coin`?"),
    (
        "let n = sum of told",
        "RW406",
        "this is one number, but several things are needed here",
        "a number is no list: write `1..n`",
    ),
    ("let n = count of leader", "RW406", "this is one player, but several things are needed here", None),
    ("let n = place_in(told, 1)", "RW406", "this is one number, but a list is needed here", None),
    ("let n = item_at(leader, 1)", "RW406", "this is one player, but a list is needed here", None),
]


@pytest.mark.parametrize("number", range(len(SAID)))
def test_what_is_proposed_for_a_name_that_stands_wrongly(tmp_path: Path, number: int) -> None:
    line, code, message, hint = SAID[number]
    found = loaded(tmp_path, RULES.replace("LINE", line), NOUNS, CARDS)
    assert errors(found) == [code]
    problem = problem_of(found, code)
    assert place(problem) == ("pack/game.rules", 11 + line.count("\n"))
    assert (str(problem.message), problem.suggestion and str(problem.suggestion)) == (message, hint)


# -- seats --
SEATED = "flow game: each player: do turn\nwinner: most coin\nrule turn: gain 1 coin\n"


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("", ["there is no bot called `drone`"]),
        ("bot drone:\n    way: random\nrule asks:\n    choose one as way:\n        here: skip\n        there: skip\n", []),
        ("rule turn for drone: gain 2 coin\n", []),
        ("rule turn for droen: gain 2 coin\n", ["there is no bot called `drone`", "there is no bot called `droen`"]),
        ("rule turn_on for drone: skip\nrule turn for drone: skip\n", ["there is no rule called `turn_on`"]),
    ],
)
def test_the_seat_of_a_solo_game_does_something(tmp_path: Path, rules: str, told: list[str]) -> None:
    found = loaded(tmp_path, SEATED + rules, "resources: {coin: {per: player}}\n", more="solo: drone\n")
    said = [str(problem.message) for problem in found.diagnostics if problem.severity == "error"]
    assert sorted(said) == sorted(told)


# -- what is imagined --
@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("gain 1 coin", False),
        ("pay 1 coin", False),
        ("choose n from 1 .. 3", True),
        ("roll die", True),
        ("may: gain 1 coin", True),
        ("choose c from cards by random", True),
        ("choose c from cards by most worth", False),
    ],
)
def test_nobody_can_say_what_holds_after_a_question_or_a_draw(tmp_path: Path, rule: str, told: bool) -> None:
    rules = RULES.replace("LINE", "let n = (coin after doing imagined)\n    do second") + f"rule imagined: {rule}\n"
    rules += "rule second: let n = (coin after doing act)\n"
    found = loaded(tmp_path, rules, NOUNS.replace("{told: {}", "{told: {}, die: {min: 1, max: 6}"), CARDS)
    assert errors(found) == (["RW413"] if told else [])
    assert not told or str(problem_of(found, "RW413").message).startswith("`imagined` asks or draws")

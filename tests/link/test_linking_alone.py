"""Packs linked without folders: each sentence under its name, what components say, and what is told of what does not fit."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from tests.link.in_memory import Heard, files, linked, picture, problems_of, told, tree, under

from rulewright.diagnostics import Span
from rulewright.link import components as component_tables
from rulewright.link import link
from rulewright.link.maps import read_legend, read_picture
from rulewright.parse import ast

NOUNS = "enums: {ground: [sand, rock], colour: [red, blue]}\nresources: {coin: {per: player}}\nzones: {row: {holds: card}}\n"
CARDS = """\
pieces: card
attributes: {worth: number, gift: effect, power: {type: number, varies: true, min: 1, max: 5}}
items:
  ant: {worth: 1, effect: "after you gain coin: skip", gift: "gain 1 coin\\ngain 2 coin"}
  bee: {copies: 3, power: 5, effect: "add 1 to price", source: box}
"""
RULES = """\
value price = 1
value level(n: number):
    1: 2
    else: 3
score bonus = 4
flow game: do turn
action turn: gain 1 coin
rule rest: skip
rule rest for automa: skip
bot automa:
    n: random
after any player does turn, as tax: skip
after any player does rest: skip
while coin > 1, as thrift: add 1 to price
winner: most coin
"""
TABLES = {"nouns.yaml": NOUNS, "cards.yaml": CARDS}


def game(rules: str = RULES, **tables: str) -> Any:
    named = {f"{name}.yaml": text for name, text in tables.items()}
    return files(rules, "solo: automa\n", tables={**TABLES, **named})


def test_each_sentence_stands_under_its_name() -> None:
    rules = linked(game())
    homes: Any = (rules.values, rules.scores, rules.flows, rules.rules, rules.seat_rules, rules.bots)
    assert [list(home) for home in homes] == [
        *(["price", "level"], ["bonus"], ["game"], ["turn", "rest"], [("rest", "automa")], ["automa"])
    ]
    assert [(owned.kind, owned.item and owned.item.id, owned.file) for owned in rules.listeners] == [
        *[(None, None, "base/game.rules")] * 3,
        ("card", "ant", "base/cards.yaml"),
        ("card", "bee", "base/cards.yaml"),
    ]
    assert list(rules.named_listeners()) == ["tax", "thrift"] and rules.seats() == {"automa"} and not rules.faulty
    assert [sentence.address for sentence in rules.sentences()] == [
        *("price", "level", "bonus", "game", "turn", "rest", "rest for automa", "automa", "winner"),
        *("tax", "listener 1", "thrift", "card.ant", "card.bee", "card.ant", "card.ant"),
    ]
    assert [(one.kind, one.item.id, one.attribute, len(one.body)) for one in rules.printed()] == [("card", "ant", "gift", 2)]
    assert [one.printed for one in rules.sentences() if one.printed] == [("card", "gift")] * 2
    assert [one.owned is not None for one in rules.sentences()].count(True) == 5


def test_rules_and_tables_are_known_by_their_packs() -> None:
    above = files(name="top", more="extends: [base]\nlanguages: [hu, en]\n")
    rules = linked(game(), above)
    assert [pack.id for pack in rules.packs] == ["base", "top"] and rules.languages == ("en", "hu")
    assert {"base/game.rules", "base/nouns.yaml", "top/pack.yaml"} <= set(rules.sources)
    assert rules.digest != linked(game()).digest == linked(game()).digest


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("value turn = 2\n", "`turn` is declared twice"),
        ("score price = 2\n", "`price` is declared twice"),
        ("flow bonus: skip\n", "`bonus` is declared twice"),
        ("rule coin: skip\n", "`coin` is declared twice"),
        ("bot game:\n    n: random\n", "`game` is declared twice"),
        ("rule rest for automa: skip\n", "`rest for automa` is declared twice"),
        ("winner: most coin\n", "the winner is declared twice"),
        ("after any player does rest, as rest: skip\n", "`rest` is declared twice"),
    ],
)
def test_what_is_declared_twice_is_told_with_the_first(more: str, said: str) -> None:
    [problem] = problems_of(game(RULES + more))
    assert (problem.code, str(problem.message)) == ("RW301", said) and len(problem.notes) == 1
    assert problem.span is not None and problem.span.line == 16


def test_what_cannot_be_read_is_known_to_be_missing() -> None:
    rules, problems = link([game(RULES + "rule broken: gain gain\nwinner: most most\nrule fine: skip\n")])
    assert rules.faulty and rules.broken == {"broken", "winner"} and "fine" in rules.rules and len(problems) == 2
    rules, _ = link([game(RULES.replace("winner: most coin\n", "") + "rule broken: gain gain\n")])
    assert rules.broken == {"broken"} and rules.winner is None


def test_too_many_sentences_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve are said here."""
    monkeypatch.setattr(import_module("rulewright.link.link"), "MAX_DECLARATIONS", 12)
    assert len(linked(game()).rules) == 2
    rules, problems = link([game(RULES + "rule more_of_it: skip\n")])
    assert [(problem.code, problem.span and problem.span.line) for problem in problems] == [("RW209", 16)]
    assert rules.rules == {} and rules.winner is None


def test_too_many_problems_are_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("rulewright.link.link"), "MAX_GAME_PROBLEMS", 2)
    wrong = "rule a: gain gain\nrule b: gain gain\n"
    assert [problem.code for problem in problems_of(game(RULES + wrong))] == ["RW203"] * 2
    problems = problems_of(game(RULES + wrong + "rule c: gain gain\n"))
    assert [problem.code for problem in problems] == ["RW203"] * 3 + ["RW436"]
    assert str(problems[-1].message) == "there are more than 3 problems; the rest is not shown"
    assert problems[-1].span == problems[-2].span


# -- pieces --
def test_rows_become_pieces() -> None:
    kind = linked(game("", more="more: card\nsource: bag\nitems: {cow: {worth: 9}, doe: {source: hat}}\n")).pieces["card"]
    assert [(item.id, dict(item.values), item.copies, item.source) for item in kind.items] == [
        ("ant", {"worth": 1}, 1, ""),
        ("bee", {"power": 5}, 3, "box"),
        ("cow", {"worth": 9}, 1, "bag"),
        ("doe", {}, 1, "hat"),
    ]
    assert [sorted(item.effects) for item in kind.items] == [["effect", "gift"], ["effect"], [], []]
    ant = kind.items[0]
    assert (ant.spans["worth"].line, ant.span.line, ant.span.column) == (4, 4, 3) and kind.rows["bee"] is kind.items[1]
    assert [(name, one.varies, one.bounds) for name, one in kind.attributes.items()] == [
        ("worth", False, (None, None)),
        ("gift", False, (None, None)),
        ("power", True, (1, 5)),
    ]


@pytest.mark.parametrize(
    ("rows", "code", "said", "carets"),
    [
        ("cow: {power: 6}", "RW318", "`power` begins at 6, but is never above 5", "6"),
        ("cow: {power: 0}", "RW318", "`power` begins at 0, but is never below 1", "0"),
        ("cow: {worth: x}", "RW305", "`x` is no number, as `worth` must be", "x"),
        ("cow: {wroth: 1}", "RW304", "a card has no attribute called `wroth`", "wroth"),
        ("cow: {shape: one}", "RW305", "there is no shape called `one`", "one"),
        ("cow: {same_as: dog}", "RW304", "there is no card called `dog` above this one", "dog"),
        ("no: {}", "RW302", "no card can be called `no`", "no"),
        ("a.b: {}", "RW302", "no card can be called `a.b`", "a.b"),
        ("ant: {worth: 2}", "RW301", "there are two cards called `ant`", "ant"),
        ("cow: {effect: gain gain}", "RW2", "", None),
    ],
)
def test_a_wrong_row_is_told_and_the_next_is_read(rows: str, code: str, said: str, carets: str | None) -> None:
    home = game("", more=f"more: card\nitems:\n  {rows}\n  next: {{worth: 7}}\n")
    rules, [problem] = link([home])
    assert problem.code.startswith(code) and str(problem.message).startswith(said)
    assert carets is None or under(problem, home) == carets
    kept = {item.id: dict(item.values) for item in rules.pieces["card"].items}
    assert kept["next"] == {"worth": 7} and len(kept) == (3 if code in ("RW302", "RW301") else 4)
    assert kept["ant"] == {"worth": 1} and (kept.get("cow", {}) in ({}, {"power": 6}, {"power": 0}))


def test_a_kind_whose_name_is_taken_has_no_pieces() -> None:
    for text, said in (("pieces: red\nitems: {c: {}}\n", "red"), ("pieces: stone\nall: colour\nitems: {c: {}}\n", "colour")):
        rules, problems = link([game("", other=text)])
        assert told(problems) == [("RW301", f"`{said}` is declared twice")] and set(rules.pieces) == {"card"}
    named = linked(game("", other="places: site\nall: land\nitems: {hill: {}}\n", third="pieces: stone\nitems: {s: {}}\n")).pieces
    assert {name: (kind.all_name, kind.places) for name, kind in named.items()} == {
        "card": ("cards", False),
        "site": ("land", True),
        "stone": ("stones", False),
    }


BARE = "pieces: slab\nfaces: show\nattributes: {show: list of ground, n: number}\n"
SLAB = BARE + "shapes: {one: [[0, 0]], two: [[0, 0], [1, 0]]}\n"
LAND = "boards: {land: {shape: square, tiles: slab}}\n"


@pytest.mark.parametrize(
    ("slabs", "said"),
    [
        (SLAB + "items: {a: {show: [sand]}, b: {shape: two, show: [sand, rock]}}\n", []),
        (SLAB + "items: {a: {show: [sand, rock]}, b: {show: []}}\n", ["`a` has 2 faces, but its", "`b` has 0 faces, but its"]),
        (SLAB + "items: {a: {shape: two, show: [sand]}}\n", ["`a` has 1 faces, but its shape has 2 cells"]),
        (SLAB.replace("faces: show\n", "") + "items: {}\n", ["`slab` covers `land`, but `faces` names no list"]),
        (SLAB.replace("faces: show", "faces: n") + "items: {}\n", ["`slab` covers `land`, but `faces` names no list"]),
        (SLAB.replace("of ground", "of player") + "items: {}\n", ["`slab` covers `land`, but `faces` names no list"]),
        (SLAB.replace("of ground", "of number") + "items: {a: {show: [4]}}\n", []),
        (BARE + "items: {a: {show: [sand]}}\n", ["`slab` covers `land`, but has no"]),
    ],
)  # fmt: skip
def test_what_covers_a_board_has_shapes_and_faces(slabs: str, said: list[str]) -> None:
    problems = problems_of(game("", land=LAND, slabs=slabs))
    assert [str(problem.message)[: len(part)] for problem, part in zip(problems, said, strict=True)] == said


def test_effects_that_are_the_same_entry_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = 'more: card\neach: {gift: "gain 1 coin"}\nitems: {cow: {}, doe: {}, elk: {gift: 3}}\n'
    cow, doe, elk = linked(game("", more=rows)).pieces["card"].items[2:]
    assert cow.effects["gift"] is doe.effects["gift"] and elk.effects["gift"] == ()
    monkeypatch.setattr(component_tables, "MAX_EFFECTS", 3)
    many = "more: card\nitems: {cow: {gift: skip}, doe: {gift: skip}, elk: {gift: skip}}\n"
    rules, problems = link([game("", more=many)])
    assert [(problem.code, problem.span and problem.span.line) for problem in problems] == [("RW209", 2)]
    assert [len(item.effects.get("gift", ())) for item in rules.pieces["card"].items] == [2, 0, 0, 0, 0]


# -- maps --
def test_pictures_are_read_sign_by_sign() -> None:
    found, heard = picture("square", ". ab/ .c")
    assert (found.places, heard.told) == (((0, 0), (1, 0), (0, 1)), [])
    assert found.signs == ("a", "b", "c") and [(span.line, span.column) for span in found.spans] == [(2, 5), (2, 6), (3, 5)]
    heard = Heard()
    for shape, text in (("ring", "map: o"), ("square", "map: 3"), ("square", "map: [o]")):
        node = tree(text + "\n").get("map")
        assert node is not None and read_picture(shape, node, heard).places == ()
    assert [(code, message) for code, message, _ in heard.told] == [
        ("RW443", "a ring has no map"),
        ("RW443", "a map is a picture of several lines"),
        ("RW443", "a map is a picture of several lines"),
    ]


def test_legends_say_what_signs_mean() -> None:
    rules = linked(game(""))
    found, _ = picture("square", "abax")

    def read(legend: str) -> tuple[Any, list[tuple[str, str, tuple[int, int]]]]:
        heard = Heard()
        return read_legend(rules, found, tree(f"legend: {legend}\n").get("legend"), Span.point("f", 9, 9), heard), heard.told

    assert read("{a: rock, b: sand, x: rock}") == ((("rock", "sand", "rock", "rock"), "ground"), [])
    assert read("[a]") == (((), ""), [("RW443", "a map needs a `legend`", (9, 9))])
    meaning, said = read("{a: rock, b: red}")
    assert meaning == (("rock", "", "rock", ""), "ground")
    assert [(message.partition(",")[0], at) for _, message, at in said] == [
        ("`red` is not a ground", (1, 22)),
        ("the legend has no `x`", (2, 6)),
    ]
    _, said = read("{aa: rock, '.': rock, a: [1], b: rock, x: rock}")
    assert [message.partition(",")[0] for _, message, _ in said] == [
        *("`aa` is no sign for a cell", "`.` is no sign for a cell", "`` is not a ground")
    ]
    (printed, enumeration), said = read("{a: zzz, b: red, x: sand}")
    assert (printed, enumeration) == (("", "red", "", "sand"), "")
    assert [message.partition(",")[0] for _, message, _ in said] == ["`zzz` is not a constant"]
    assert read("{}")[0] == (("", "", "", ""), "")


# -- boards --
@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("{shape: square, width: 2, height: 2, cells: {mark: player, dim: {type: number, shown: no}, lit: {type: yes_no}}}", []),
        ("{shape: ring, width: 3}", []),
        ("{shape: ring}", ["`width` is missing in boards.b"]),
        ("{shape: hex}", ["`width` is missing in boards.b", "`height` is missing in boards.b"]),
        ("{shape: square, map: oo, legend: {o: sand}, cells: {mark: player}}", []),
        (
            "{shape: square, map: oo, legend: {o: sand}, width: 2, cell_names: a1}",
            ["`width` means", "`cell_names` means"],
        ),
        ("{shape: square, width: 1, height: 1, legend: {o: sand}}", ["`legend` means nothing without a map"]),
        ("{shape: square, width: 1, height: 1, per: colour}", ["a board can only be per player"]),
        ("{shape: square, width: 1, height: 1, tiles: crad}", ["there is no kind of piece called `crad`"]),
        ("{shape: square, width: 1, height: 1, cells: {if_: list of player}}", ["what changes cannot be a list of player here"]),
    ],
)
def test_boards_are_read(entry: str, said: list[str]) -> None:
    rules, problems = link([game("", land=f"boards: {{b: {entry}}}\n")])
    assert [str(problem.message)[: len(part)] for problem, part in zip(problems, said, strict=True)] == said
    board = rules.boards["b"]
    assert board.per == ()
    if "dim" in entry:
        assert [(name, str(type_)) for name, type_ in board.attributes.items()] == [
            *(("mark", "player"), ("dim", "number"), ("lit", "yes or no"))
        ]
        assert board.unshown == {"dim"}
    if "map" in entry:
        assert (board.places, board.printed, board.legend, board.width, board.height) == (
            *(((0, 0), (1, 0)), ("sand", "sand"), "ground", 2, 1),
        )


# -- tables of effects --
def test_a_table_of_effects_is_a_rule() -> None:
    table = "tables: {deed: {key: [colour, number], type: effect, values: {red: {1: gain 1 coin, 2: 5}, blue: {3: skip}}}}\n"
    rules = linked(game("", deeds=table))
    assert "deed" in rules.rules and "deed" not in rules.tables
    assert [type(node) for node in ast.walk(rules.rules["deed"])].count(ast.Skip) == 2
    for wrong, said in (
        ("{key: cell of b, type: effect, values: {}}", ["effects cannot be looked up by a cell of b"]),
        ("{key: colr, type: effect, values: {}}", ["there is no type called `colr`"]),
        ("{key: colour, type: effect, values: {rad: skip}}", ["`rad` is no colour, as a key of `deed` must be"]),
        ('{key: colour, type: effect, values: {red: "after you gain coin: skip"}}', ["what a table says is done when it is"]),
    ):
        board = "boards: {b: {shape: ring, width: 3}}\n"
        rules, problems = link([game("", deeds=f"{board}tables: {{deed: {wrong}}}\n")])
        assert [str(problem.message)[: len(part)] for problem, part in zip(problems, said, strict=True)] == said
        assert ("deed" in rules.broken) is ("deed" not in rules.rules) is (wrong.startswith(("{key: cell", "{key: colr")))


# -- questions --
def test_what_fits_one_question_has_one_name() -> None:
    asking = (
        RULES.replace("gain 1 coin\n", "window buying\n") + "in buying, as {name}: skip\nat any time in turn, as {other}: skip\n"
    )
    cards = "pieces: stone\nitems: {gem: {effect: 'in buying: skip'}, ore: {effect: 'at any time in turn: skip'}}\n"
    tiles = "pieces: tile\nitems: {gem: {effect: 'at any time in turn: skip'}, jet: {effect: 'in buying: skip'}}\n"

    def said(name: str, other: str) -> list[str]:
        problems = problems_of(game(asking.format(name=name, other=other), stones=cards, tiles=tiles))
        assert {problem.code for problem in problems} <= {"RW301"} and all(len(problem.notes) == 1 for problem in problems)
        return [str(problem.message) for problem in problems]

    assert said("help", "aid") == []
    assert said("gem", "aid") == ["`gem` fits the same question as another `gem`"]
    assert said("jet", "ore") == [f"`{name}` fits the same question as another `{name}`" for name in ("jet", "ore")]

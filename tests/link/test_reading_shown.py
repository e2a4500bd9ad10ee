"""What table.yaml and invariants.yaml say, as values, each name at its place; and what is told of what they cannot say."""

from __future__ import annotations

import pytest
from tests.link.in_memory import files, linked, problems_of, told, under

from rulewright.link import Display, link, tables
from rulewright.parse import ast

NOUNS = """\
enums: {colour: [red, blue]}
resources: {coin: {per: player}, gem: {per: player}}
zones: {row: {holds: card}}
boards: {grid: {shape: square, width: 2, height: 2, cells: {mark: player}}, land: {shape: square, tiles: slab}}
"""
CARDS = "pieces: card\nattributes: {worth: number, hue: colour, up: yes_no}\nitems: {ant: {worth: 1}, bee: {worth: 2}}\n"
SITES = "places: site\nitems: {hill: {}}\n"
SLABS = "pieces: slab\nfaces: face\nshapes: {a: [[0, 0]]}\nattributes: {face: list of colour}\nitems: {s: {face: [red]}}\n"
TABLES = {"nouns.yaml": NOUNS, "cards.yaml": CARDS, "sites.yaml": SITES, "slabs.yaml": SLABS}
SHOWN = """\
regions:
  open: {shows: [coin, row], values: {wealth: coin + 1, all_told: 3}}
  far: {shows: [grid, site]}
unseen: [gem]
beside: {colour: {next_one: it}, player: {owned: coin, more_owned: 2}, grid: {marked: 1}}
order: {card: worth, colour: 3}
looks:
  coin: {colour: gold, symbol: c}
  card: {coloured_by: hue, number: worth, in_row: up, where: worth > 1}
  ant: {shape: round}
  red: {colour: red}
  mark: {symbol: m}
  site: {colour: grey}
"""


def display(text: str, *above: str) -> Display:
    packs = [files(tables={**TABLES, "table.yaml": text})]
    packs += [files(name=f"p{n}", more="extends: [base]\n", tables={"table.yaml": one}) for n, one in enumerate(above)]
    return linked(*packs).display


def test_everything_that_is_said_of_the_table() -> None:
    found = display(SHOWN)
    assert {name: (region.shows, [told.name for told in region.values]) for name, region in found.regions.items()} == {
        "open": (("coin", "row"), ["wealth", "all_told"]),
        "far": (("grid", "site"), []),
    }
    assert list(found.unseen) == ["gem"]
    assert {name: [told.name for told in all_told] for name, all_told in found.beside.items()} == {
        "colour": ["next_one"],
        "player": ["owned", "more_owned"],
        "grid": ["marked"],
    }
    assert list(found.order) == ["card", "colour"] and isinstance(found.order["card"].value, ast.Name)
    assert list(found.looks) == ["coin", "card", "ant", "red", "mark", "site"]
    coin, card = found.looks["coin"], found.looks["card"]
    assert (coin.colour, coin.symbol, coin.shape, coin.coloured_by) == ("gold", "c", "", "")
    assert (card.coloured_by, card.number, card.in_row, card.edges, card.turned, card.touches) == (
        "hue",
        "worth",
        "up",
        "",
        "",
        "",
    )
    assert list(found.where) == ["card"] and found.looks["ant"].shape == "round"


def test_all_names_and_all_values_of_the_table() -> None:
    found = display(SHOWN)
    assert list(found.names()) == ["open", "far", "wealth", "all_told", "next_one", "owned", "more_owned", "marked"]
    assert [(beside, told.name) for beside, told in found.values()] == [
        ("", "wealth"),
        ("", "all_told"),
        ("colour", "next_one"),
        ("player", "owned"),
        ("player", "more_owned"),
        ("grid", "marked"),
        ("card", "where"),
        ("card", "card"),
        ("colour", "colour"),
    ]


def test_a_pack_above_adds_to_the_table() -> None:
    found = display(
        "regions: {open: {shows: [coin]}}\nbeside: {colour: {one_told: 1}}\n", "beside: {colour: {two_told: 2}}\nunseen: [gem]\n"
    )
    assert [told.name for told in found.beside["colour"]] == ["one_told", "two_told"] and set(found.regions) == {"open"}


TWICE, NONE = "RW315", "RW304"


@pytest.mark.parametrize(
    ("text", "code", "carets"),
    [
        ("regions: {a: {shows: [coin]}, b: {shows: [⟦coin⟧]}}", TWICE, "`coin` has two places on the table"),
        ("regions: {a: {shows: [coin, ⟦coin⟧]}}", TWICE, "`coin` has two places on the table"),
        ("unseen: [gem, ⟦gem⟧]", TWICE, "`gem` has two places on the table"),
        ("unseen: [⟦card⟧]", NONE, "there is no noun that could be shown called `card`"),
        ("regions: {a: {shows: [⟦ant⟧]}}", NONE, "there is no noun that could be shown called `ant`"),
        ("beside: {⟦land⟧: {a: 1}}", NONE, "there is no enumeration, kind of piece or board called `land`"),
        ("beside: {⟦coin⟧: {a: 1}}", NONE, "there is no enumeration, kind of piece or board called `coin`"),
        ("order: {⟦grid⟧: 1}", NONE, "there is no enumeration or kind of piece called `grid`"),
        ("looks: {⟦row⟧: {colour: red}}", NONE, "there is no counter, constant, piece or kind of piece called `row`"),
        ("looks: {card: {number: ⟦hue⟧}}", NONE, "there is no attribute of `card` that could be used so called `hue`"),
        ("looks: {coin: {number: ⟦worth⟧}}", NONE, "there is no attribute of `coin` that could be used so called `worth`"),
        ("looks: {card: {coloured_by: ⟦up⟧, number: worth}}", NONE, "there is no attribute of `card` that could be used so"),
        ("looks: {⟦red⟧: {where: worth > 1}}", NONE, "there is no kind of piece called `red`"),
        ("regions: {a: {values: {b: 1 ⟦+⟧}}}", "RW2", ""),
    ],
)
def test_what_cannot_be_shown_is_told_at_its_word(text: str, code: str, carets: str) -> None:
    plain = text.replace("⟦", "").replace("⟧", "") + "\n"
    home = files(tables={**TABLES, "table.yaml": plain})
    rules, [problem] = link([home])
    shown = rules.display
    assert not shown.looks and not shown.order and not shown.beside and not shown.where
    assert problem.code.startswith(code) and str(problem.message).startswith(carets)
    if code != "RW2":
        assert under(problem, home) == text[text.index("⟦") + 1 : text.index("⟧")]
        assert problem.span is not None and problem.span.column == text.index("⟦") + 1


def test_what_is_wrong_below_its_name_is_told_where_it_stands() -> None:
    """Behind the last character of the sentence."""
    home = files(tables={**TABLES, "table.yaml": "regions:\n  a:\n    values:\n      b: |\n        1 +\n"})
    [problem] = problems_of(home)
    assert problem.span is not None and (problem.span.line, problem.span.column) == (5, 12)


def test_a_second_pack_gives_nothing_another_place() -> None:
    below = files(tables={**TABLES, "table.yaml": SHOWN})
    text = (
        "regions: {open: {shows: [gem]}, more: {shows: [row]}}\nunseen: [coin]\norder: {card: 1}\nlooks: {ant: {colour: red}}\n"
    )
    above = files(name="top", more="extends: [base]\n", tables={"table.yaml": text})
    problems = problems_of(below, above)
    assert [(problem.code, under(problem, above)) for problem in problems] == [
        *(("RW315", "open"), ("RW315", "row"), ("RW315", "coin"), ("RW315", "card"), ("RW315", "ant"))
    ]
    places = [(span.file, span.line) for problem in problems for _, span in problem.notes]
    assert places == [("base/table.yaml", line) for line in (2, 2, 2, 6, 10)]


# -- invariants.yaml --
def promising(text: str, more: str = "") -> list[tuple[str, str]]:
    home = {**TABLES, "invariants.yaml": text, **({"more.yaml": more} if more else {})}
    return told(problems_of(files(tables=home)))


def test_a_promise_is_kept_under_its_name() -> None:
    always = "always: {rich: coin > 0, poor: coin < 9}\n"
    below = files(tables={**TABLES, "invariants.yaml": always})
    above = files(name="top", more="extends: [base]\n", tables={"invariants.yaml": "always: {rich: coin > 1, other: gem > 1}\n"})
    assert list(linked(below).invariants) == ["rich", "poor"]
    [problem] = problems_of(below, above)
    assert (problem.code, under(problem, above)) == ("RW301", "rich")
    assert [span.file for _, span in problem.notes] == ["base/invariants.yaml"]


def test_promises_count_among_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_SAID", 10)
    home = files(tables={**TABLES, "invariants.yaml": "always: {rich: coin > 0, poor: coin < 9}\n"})
    assert [problem.code for problem in problems_of(home)] == ["RW209"]
    shown = files(tables={**TABLES, "table.yaml": "regions: {a: {values: {rich: coin + 1, poor: coin + 2}}}\n"})
    assert [problem.code for problem in problems_of(shown)] == ["RW209"]


def test_rows_are_as_a_promise_asks() -> None:
    asked = "rows: {card: {properties: {worth: {minimum: 2}}}}\n"
    assert promising(asked) == [("RW442", "`ant`: worth must be at least 2")]
    assert promising(asked, "more: card\nitems: {cow: {worth: 0}, doe: {worth: 3}}\n") == [
        ("RW442", "`ant`: worth must be at least 2"),
        ("RW442", "`cow`: worth must be at least 2"),
    ]
    assert promising(asked.replace("2", "9")) == [("RW442", "no `card` is as this asks for: `ant`: worth must be at least 9")]
    two = "rows: {card: {properties: {worth: {minimum: 9, multipleOf: 4}}}}\n"
    assert [text for _, text in promising(two)] == ["no `card` is as this asks for: `ant`: worth must be at least 9"]
    assert promising("rows: {site: {required: [source]}}\n") == [("RW440", "`hill`: `source` is missing in this row")]
    assert promising("rows: {site: {required: [worth]}}\n") == [("RW304", "a site has no attribute called `worth`")]
    assert promising("rows: {crad: {}, card: {properties: {worth: {maximum: 1}}}}\n") == [
        ("RW304", "there is no kind of piece called `crad`"),
        ("RW442", "`bee`: worth must be at most 1"),
    ]
    assert promising("rows: {card: {properties: {worth: {minimum: 1}}}}\n") == []

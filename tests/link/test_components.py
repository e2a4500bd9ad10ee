"""Component tables that share, repeat and continue each other, also across packs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import Item
from tests.small_packs import checked_of, errors, pack

from rulewright import Loaded, load

NOUNS = "resources: {coin: {per: player}}\nzones: {row: {holds: card, start: all}}\n"
CARDS = "pieces: card\nattributes: {worth: number, rare: yes_no, gift: effect}\n"
RULES = """\
flow game:
    each player: do turn

action turn:
    choose card from row where worth > 0 or rare
    do gift of card

winner: most coin
"""


def loaded(folder: Path, over: str = "", **tables: str) -> Loaded:
    """The game with more tables, and a pack over it if it has a table of its own."""
    files = {f"{name}.yaml": text for name, text in tables.items()}
    packs = [pack(folder, RULES, NOUNS, CARDS, name="base", files=files)]
    if over:
        packs.append(pack(folder, name="top", more="extends: [base]\n", files={"more.yaml": over}))
    return load(packs)


def items(found: Loaded) -> dict[str, Item]:
    return {item.id: item for item in checked_of(found).rules.pieces["card"].items}


def test_a_row_says_otherwise_than_its_table(tmp_path: Path) -> None:
    table = 'more: card\neach: {worth: 2, gift: "gain worth of this coin"}\nitems:\n  ant:\n  bee: {worth: 5}\n'
    found = items(loaded(tmp_path, a=table))
    assert [found[name].values["worth"] for name in ("ant", "bee")] == [2, 5]
    assert found["ant"].effects["gift"] and found["bee"].effects["gift"]


def test_a_row_like_another_has_copies_of_its_own(tmp_path: Path) -> None:
    rows = "  ant: {worth: 2, rare: yes, copies: 3}\n  bee: {same_as: ant, worth: 4}\n  cow: {same_as: bee}\n"
    found = items(loaded(tmp_path, a=f"more: card\nitems:\n{rows}"))
    assert found["cow"].values["worth"] == 4 and found["cow"].values["rare"] == found["ant"].values["rare"]
    assert [found[name].copies for name in ("ant", "bee", "cow")] == [3, 1, 1]


def test_a_pack_adds_pieces_like_those_of_the_game_it_extends(tmp_path: Path) -> None:
    first = "more: card\nitems:\n  ant: {worth: 2}\n"
    found = items(loaded(tmp_path, over="more: card\nsource: published\nitems:\n  bee: {same_as: ant, rare: yes}\n", a=first))
    assert list(found) == ["ant", "bee"]
    assert found["bee"].values["worth"] == 2 and found["bee"].source == "published"


def test_names_of_pieces_are_unique_over_all_tables(tmp_path: Path) -> None:
    table = "more: card\nitems:\n  ant: {worth: 2}\n"
    assert errors(loaded(tmp_path, a=table, b=table)) == ["RW301"]
    assert errors(loaded(tmp_path, over=table, a=table, b="{}")) == ["RW301"]


def test_what_a_further_table_cannot_say(tmp_path: Path) -> None:
    below = "more: card\nitems:\n  bee: {same_as: ant}\n  ant: {worth: 2}\n"
    assert errors(loaded(tmp_path, a=below)) == ["RW304"]
    assert errors(loaded(tmp_path, a="more: cart\nitems:\n  ant:\n")) == ["RW304"]
    assert errors(loaded(tmp_path, a="more: card\neach: {wroth: 2}\nitems:\n  ant:\n")) == ["RW304"]
    assert errors(loaded(tmp_path, a="more: card\nattributes: {size: number}\nitems:\n  ant:\n"))[0].startswith("RW4")
    assert errors(loaded(tmp_path, a="more: card\n"))[0].startswith("RW4")


def test_too_many_effects_are_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of as many as may be nothing is said; of those beyond, at the first."""
    monkeypatch.setattr("rulewright.link.components.MAX_EFFECTS", 3)
    table = "more: card\nitems:\n" + "".join(f'  c{number}: {{gift: "gain {number} coin"}}\n' for number in range(1, 7))
    problems = [problem for problem in loaded(tmp_path / "six", a=table).diagnostics if problem.code == "RW209"]
    assert [problem.span.line for problem in problems if problem.span] == [6]
    three = "".join(table.splitlines(keepends=True)[:5])
    assert errors(loaded(tmp_path / "three", a=three)) == []

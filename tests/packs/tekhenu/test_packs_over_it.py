"""Packs that are laid over Tekhenu: they change one number, add one card, and never silently undo one another."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.shipped_games import rules
from tests.small_packs import checked_of, pack, problem_of

from rulewright import load, new_game
from rulewright.diagnostics import Diagnostic


def over(folder: Path, name: str, sentences: str = "", cards: str = "", more: str = "") -> Path:
    """A pack over Tekhenu."""
    return pack(folder, sentences, cards=cards, name=name, more="extends: [tekhenu]\n" + more)


def places(problem: Diagnostic) -> set[str]:
    """All files that a problem names."""
    return {str(span and span.file) for span in (problem.span, *(span for _, span in problem.notes))}


def blessing(name: str) -> str:
    return f'more: card\neach: {{type: blessing}}\nitems:\n  {name}: {{effect: "in producing: gain 9 gold"}}\n'


@pytest.mark.slow
def test_the_easier_start_changes_one_number_and_adds_one_blessing() -> None:
    plain, easy = rules("tekhenu"), checked_of(load(["tekhenu", "tekhenu-easy-start"]))
    assert {name for name, v in easy.rules.variables.items() if v.start != plain.rules.variables[name].start} == {"gold"}
    cards = {item.id for item in easy.rules.pieces["card"].items} - {item.id for item in plain.rules.pieces["card"].items}
    assert cards == {"B25"}
    assert new_game(easy, 2, 1).view()["variables"]["gold"] == {"player 1": 2, "player 2": 2}


@pytest.mark.slow
def test_two_packs_that_set_the_same_number_are_refused_at_both_places(tmp_path: Path) -> None:
    rich = over(tmp_path, "rich", "set gold.start to 5\n")
    loaded = load(["tekhenu", "tekhenu-easy-start", rich])
    assert loaded.checked is None
    found = problem_of(loaded, "RW308")
    assert places(found) == {"tekhenu-easy-start/easy.rules", "rich/game.rules"}
    assert "gold.start" in found.message and "rich" in found.message and "tekhenu-easy-start" in found.message


@pytest.mark.slow
def test_two_packs_that_add_the_same_card_are_refused_at_both_places(tmp_path: Path) -> None:
    more = over(tmp_path, "more", cards=blessing("B25"))
    loaded = load(["tekhenu", "tekhenu-easy-start", more])
    assert loaded.checked is None
    assert places(problem_of(loaded, "RW301")) == {"tekhenu-easy-start/blessings.yaml", "more/cards.yaml"}


@pytest.mark.slow
def test_packs_that_touch_different_things_stack_in_any_order(tmp_path: Path) -> None:
    kind = over(tmp_path, "kind", "set scribe.start to 3\n", cards=blessing("B26"))
    one, other = load(["tekhenu", "tekhenu-easy-start", kind]), load([kind, "tekhenu-easy-start", "tekhenu"])
    games = [new_game(checked_of(loaded), 2, 3) for loaded in (one, other)]
    assert games[0].digest() == games[1].digest()
    assert games[0].view()["variables"]["scribe"] == {"player 1": 3, "player 2": 3}
    assert {"B25", "B26"} <= {item.id for item in checked_of(one).rules.pieces["card"].items}


@pytest.mark.slow
def test_a_pack_that_knows_the_other_takes_precedence(tmp_path: Path) -> None:
    rich = over(tmp_path, "rich", "set gold.start to 5\n", more="knows: [tekhenu-easy-start]\n")
    assert checked_of(load(["tekhenu", "tekhenu-easy-start", rich])).rules.variables["gold"].start == 5

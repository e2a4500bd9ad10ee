"""Packs that are laid over Tekhenu: they change one number, add one card, and never silently undo one another."""

from __future__ import annotations

from pathlib import Path

from rulewright.check.load import load
from rulewright.run.game import new_game

PACK = "id: {name}\nversion: 1.0.0\nplayers: {{min: 1, max: 4}}\nextends: [tekhenu]\n"


def over(folder: Path, name: str, **files: str) -> str:
    """A pack in a folder of its own."""
    home = folder / name
    home.mkdir()
    (home / "pack.yaml").write_text(PACK.format(name=name), encoding="utf-8")
    for file, text in files.items():
        (home / file.replace("_", ".")).write_text(text, encoding="utf-8")
    return str(home)


def blessing(name: str) -> str:
    return f'more: card\neach: {{type: blessing}}\nitems:\n  {name}: {{effect: "in producing: gain 9 gold; do discard(this)"}}\n'


def test_the_easier_start_changes_one_number_and_adds_one_blessing() -> None:
    plain, easy = load(["tekhenu"]).checked, load(["tekhenu", "tekhenu-easy-start"]).checked
    assert plain is not None and easy is not None
    assert {name for name, v in easy.rules.variables.items() if v.start != plain.rules.variables[name].start} == {"gold"}
    cards = {item.id for item in easy.rules.pieces["card"].items} - {item.id for item in plain.rules.pieces["card"].items}
    assert cards == {"B25"}
    assert new_game(easy, 2, 1).view()["variables"]["gold"] == {"player 1": 2, "player 2": 2}


def test_two_packs_that_set_the_same_number_are_refused_at_both_places(tmp_path: Path) -> None:
    rich = over(tmp_path, "rich", house_rules="set gold.start to 5\n")
    loaded = load(["tekhenu", "tekhenu-easy-start", rich])
    assert loaded.checked is None
    found = next(d for d in loaded.diagnostics if d.code == "RW308")
    places = {str(found.span and found.span.file), *(str(span and span.file) for _, span in found.notes)}
    assert places == {"tekhenu-easy-start/easy.rules", "rich/house.rules"}
    assert "gold.start" in found.message and "rich" in found.message and "tekhenu-easy-start" in found.message


def test_two_packs_that_add_the_same_card_are_refused_at_both_places(tmp_path: Path) -> None:
    more = over(tmp_path, "more", cards_yaml=blessing("B25"))
    loaded = load(["tekhenu", "tekhenu-easy-start", more])
    assert loaded.checked is None
    found = next(d for d in loaded.diagnostics if d.code == "RW301")
    places = {str(found.span and found.span.file), *(str(span and span.file) for _, span in found.notes)}
    assert places == {"tekhenu-easy-start/blessings.yaml", "more/cards.yaml"}


def test_packs_that_touch_different_things_stack_in_any_order(tmp_path: Path) -> None:
    kind = over(tmp_path, "kind", house_rules="set scribe.start to 3\n", cards_yaml=blessing("B26"))
    one, other = load(["tekhenu", "tekhenu-easy-start", kind]), load([kind, "tekhenu-easy-start", "tekhenu"])
    assert one.checked is not None and other.checked is not None
    games = [new_game(loaded.checked, 2, 3) for loaded in (one, other) if loaded.checked is not None]
    assert games[0].digest() == games[1].digest()
    assert games[0].view()["variables"]["scribe"] == {"player 1": 3, "player 2": 3}
    assert {"B25", "B26"} <= {item.id for item in one.checked.rules.pieces["card"].items}


def test_a_pack_that_knows_the_other_takes_precedence(tmp_path: Path) -> None:
    rich = over(tmp_path, "rich", house_rules="set gold.start to 5\n")
    (tmp_path / "rich" / "pack.yaml").write_text(PACK.format(name="rich") + "knows: [tekhenu-easy-start]\n", encoding="utf-8")
    loaded = load(["tekhenu", "tekhenu-easy-start", rich])
    assert loaded.checked is not None
    assert loaded.checked.rules.variables["gold"].start == 5

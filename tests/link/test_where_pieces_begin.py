"""A piece begins in one place: whatever would put it in two is told at the word that does so."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.link.small import GAME, over, pack, problems_of, rules_of, under_carets

CARDS = "pieces: card\nitems: {ant: {}, bee: {}}\n"
COIN = "resources: {coin: {per: player}}\nenums: {hue: [red, blue], sole: [only]}\n"
DEAL = f"{GAME}rule turn:\n    draw 1 from deck to pile\n"
DECK = "deck: {holds: card, start: all}"
TWICE = ("RW319", "every `card` begins in `deck`, and cannot begin in `pile` too", "all")


def zones(*lines: str) -> str:
    return COIN + "zones:\n" + "".join(f"  {line}\n" for line in lines)


def base(folder: Path, *lines: str, players: tuple[int, int] = (1, 3), more: str = "") -> Path:
    return pack(folder, DEAL, zones(*lines), CARDS, players=players, more=more)


def errors_in(*packs: Path) -> list[tuple[str, str, str]]:
    return [each for each in under_carets(*packs) if each[0] != "RW430"]


def test_two_zones_of_a_kind_cannot_both_hold_all_of_it_at_the_beginning(tmp_path: Path) -> None:
    home = base(tmp_path, DECK, "pile: {holds: card, start: all}", "rest: {start: all, holds: card}")
    assert errors_in(home) == [TWICE, ("RW319", "every `card` begins in `deck`, and cannot begin in `rest` too", "all")]
    problem = next(each for each in problems_of(home) if each.code == "RW319")
    assert problem.suggestion == "write `start: empty`, and move them here by a rule"
    [(said, span)] = problem.notes
    assert said == "they begin in `deck` here" and (span.file, span.line, span.column) == ("base/nouns.yaml", 4, 30)


def test_each_kind_begins_in_a_zone_of_its_own(tmp_path: Path) -> None:
    slabs = "pieces: slab\nitems: {big: {}}\n"
    lines = zones(DECK, "pile: {holds: card, start: empty}", "quarry: {holds: slab, start: all}")
    assert errors_in(pack(tmp_path, DEAL, lines, CARDS, files={"slabs.yaml": slabs})) == []


@pytest.mark.parametrize("first", [DECK, "deck: {holds: card}"])
def test_a_pack_over_another_is_told_of_the_second_one(tmp_path: Path, first: str) -> None:
    """Whether it brings a zone, or changes one that stands before that in which they begin."""
    below = base(tmp_path, first, "pile: {holds: card}" if first == DECK else "pile: {holds: card, start: all}")
    house = over(tmp_path, "house", "set pile.start to all\n" if first == DECK else "set deck.start to all\n")
    known, new = ("deck", "pile") if first == DECK else ("pile", "deck")
    [problem] = [each for each in problems_of(below, house) if each.severity == "error"]
    assert problem.message == f"every `card` begins in `{known}`, and cannot begin in `{new}` too"
    assert problem.span is not None and (problem.span.file, problem.span.column) == ("house/game.rules", 19)


def test_a_zone_that_a_pack_over_another_adds(tmp_path: Path) -> None:
    below = base(tmp_path, DECK, "pile: {holds: card}")
    house = over(tmp_path, "house", "")
    (house / "more.yaml").write_text("zones: {crate: {holds: card, start: all}}\n")
    assert errors_in(below, house) == [("RW319", "every `card` begins in `deck`, and cannot begin in `crate` too", "all")]
    (house / "game.rules").write_text("set deck.start to empty\n")
    assert errors_in(below, house) == []


@pytest.mark.parametrize(
    ("per", "each"), [("player", "player"), ("hue", "hue"), ("[sole, hue]", "hue"), ("card", "card"), ("[player, hue]", "player")]
)
def test_nothing_begins_in_a_zone_of_which_there_are_several(tmp_path: Path, per: str, each: str) -> None:
    home = base(tmp_path, f"pile: {{holds: card, per: {per}, start: all}}", "deck: {holds: card}")
    wanted = f"there is one `pile` for each {each}, and no `card` can begin in all of them"
    assert [found for found in errors_in(home) if found[0] == "RW319"] == [("RW319", wanted, "all")]


def test_where_there_can_be_only_one_all_may_begin_in_it(tmp_path: Path) -> None:
    """One player alone has one hand; against an automated seat there are two."""
    for per in ("sole", "player", "[player, sole]"):
        deck = f"deck: {{holds: card, per: {per}, start: all}}"
        assert "RW319" not in {each[0] for each in errors_in(base(tmp_path / per, deck, "pile: {holds: card}", players=(1, 1)))}
    hand = "deck: {holds: card, per: player, start: all}"
    automated = base(tmp_path / "solo", hand, "pile: {holds: card}", players=(1, 1), more="solo: rival\n")
    assert "RW319" in {each[0] for each in errors_in(automated)}


def test_what_is_wrong_in_another_way_is_told_once(tmp_path: Path) -> None:
    for number, wrong in enumerate(("per: hew, holds: card", "holds: crad")):
        home = base(tmp_path / str(number), DECK, f"pile: {{{wrong}, start: all}}")
        assert {each[0] for each in errors_in(home)} & {"RW304", "RW319"} == {"RW304"}


def test_all_may_begin_in_one_zone(tmp_path: Path) -> None:
    rules = rules_of(base(tmp_path, DECK, "pile: {holds: card, per: player}"))
    assert [zone.start for zone in rules.zones.values()] == ["all", "empty"]

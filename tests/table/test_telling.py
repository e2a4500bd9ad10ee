"""What table.yaml asks for is worked out for a seat, typed like any sentence, and never from what the seat cannot see."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.inside import redeal
from tests.shipped_games import start
from tests.small_packs import choose_at_random, errors, game_of, loaded, manifest, place, problem_of, write

from rulewright import Game, load
from rulewright.narrate import Texts
from rulewright.table import Counters, Shown, Teller, Zone, origins, score_lines, show

NOUNS = """
enums: {hue: [red, blue]}
resources: {reed: {per: player}}
variables: {season: {type: hue}}
zones:
  deck: {holds: shell, seen_by: nobody, start: all}
  hand: {holds: shell, per: player, seen_by: owner}
  beach: {holds: shell, per: hue}
"""
SHELLS = """
pieces: shell
attributes: {worth: number, hue: hue}
items:
  s1: {worth: 1, hue: red}
  s2: {worth: 2, hue: blue}
  s3: {worth: 3, hue: red}
  s4: {worth: 4, hue: blue}
  s5: {worth: 5, hue: red}
  s6: {worth: 6, hue: blue}
"""
RULES = """
flow game:
    do deal
    each player: do turn
rule deal: each player: draw 2 from deck to hand
action turn:
    choose shell from hand
    move shell to beach(hue of shell)
    gain worth of shell reed
value held = sum of worth for it in hand
winner: most reed
"""
TABLE = """
regions:
  shore:
    shows: [beach]
    values: {in_deck: size of deck, mine: held}
unseen: [season]
beside:
  hue: {there: count of beach(it)}
  shell: {twice: 2 * worth of it, rare: worth of it > 3}
  player: {all_held: held}
looks:
  shell: {coloured_by: hue, number: worth}
  red: {colour: pink}
"""


def a_game(tmp_path: Path, table: str = TABLE) -> Game:
    return game_of(tmp_path, RULES, NOUNS, SHELLS, seats=2, files={"table.yaml": table})


def seen(game: Game, seat: int) -> Shown:
    texts = Texts(game.program.checked)
    return show(game, texts, seat, Teller(game))


def counted(shown: Shown) -> dict[str, str]:
    parts = [part for region in shown.regions for part in region.parts if isinstance(part, Counters)]
    return {counter.title: counter.value for part in parts for counter in part.counters if not part.seat}


def zone(shown: Shown, noun: str, seat: int = 0) -> Zone:
    parts = [part for region in shown.regions for part in region.parts if isinstance(part, Zone)]
    return next(part for part in parts if (part.noun, part.seat) == (noun, seat))


def test_values_are_worked_out_for_who_looks_and_beside_each_thing(tmp_path: Path) -> None:
    game = a_game(tmp_path)
    hands = game.view()["zones"]["hand"]
    mine = sum(int(shell[1]) for shell in hands["player 2"])
    assert counted(seen(game, 2)) == {"in deck": "2", "mine": str(mine)}
    game.choose(hands["player 1"][0])
    shore = zone(seen(game, 2), "beach")
    assert [place.ref for place in shore.places] == ["hue:red", "hue:blue"]
    (laid,) = [(place, thing) for place in shore.places for thing in place.things]
    worth = int(hands["player 1"][0][1])
    assert laid[0].notes[0].text == "1"
    assert (laid[1].notes[0].name, laid[1].notes[0].text, laid[1].number) == ("twice", str(2 * worth), str(worth))
    assert [note.text for note in laid[1].notes[1:]] == (["rare"] if worth > 3 else [])
    assert laid[1].face.colour == ("pink" if worth % 2 else "amber")


def test_what_hangs_on_hidden_things_is_not_told(tmp_path: Path) -> None:
    game = a_game(tmp_path)
    me, other = seen(game, 1).players
    assert [note.name for note in me.notes] == ["all held"]
    assert other.notes == ()  # the other's hand is hidden, and its worth with it
    assert zone(seen(game, 1), "hand", 2).places[0].hidden == 2
    assert "season" not in str(seen(game, 1)), "bookkeeping is not shown"


def test_a_noun_that_stands_nowhere_comes_last(tmp_path: Path) -> None:
    regions = seen(a_game(tmp_path), 1).regions
    assert [region.name for region in regions] == ["shore", "rest"]
    nouns = [part.noun for part in regions[-1].parts if isinstance(part, Zone)]
    assert nouns == ["deck", "hand", "hand"]


@pytest.mark.parametrize(
    ("pack", "players", "choices"),
    [("akropolis", 2, 20), *(pytest.param(pack, 2, 30, marks=pytest.mark.slow) for pack in ("tekhenu", "cuzco"))],
)
def test_what_is_hidden_makes_no_difference_to_what_is_shown(pack: str, players: int, choices: int) -> None:
    game = start(pack, players, 5)
    choose_at_random(game, 5, choices)
    before = seen(game, 1)
    redeal(game, 1, 99)
    assert seen(game, 1) == before


def test_mistakes_in_table_yaml_are_told_at_their_word(tmp_path: Path) -> None:
    wrong = "regions:\n  shore:\n    shows: [beech]\n    values: {mine: heldd}\nlooks:\n  shell: {coloured_by: worth}\n"
    found = loaded(tmp_path, RULES, NOUNS, SHELLS, files={"table.yaml": wrong})
    assert errors(found) == ["RW304", "RW401", "RW304"]
    assert place(problem_of(found, "RW401")) == ("pack/table.yaml", 4)
    peeking = "beside:\n  player: {first_card: worth of first of deck}\n"
    assert "RW414" in errors(loaded(tmp_path, RULES, NOUNS, SHELLS, name="peek", files={"table.yaml": peeking}))
    unknown = "regions: {shore: {show: [beach]}}\n"
    assert errors(loaded(tmp_path, RULES, NOUNS, SHELLS, name="schema", files={"table.yaml": unknown})) == ["RW441"]


def test_a_pack_over_it_changes_the_table(tmp_path: Path) -> None:
    a_game(tmp_path)
    over = write(
        tmp_path / "over",
        {
            "pack.yaml": manifest("over", more="extends: [pack]\n"),
            "over.rules": "set table.looks.red.colour to green\nset table.unseen to []\n",
            "table.yaml": "regions: {weather: {shows: [season]}}\n",
        },
    )
    found = load([tmp_path / "pack", over])
    assert found.checked is not None, found.diagnostics
    display = found.checked.rules.display
    assert display.looks["red"].colour == "green"
    assert list(display.regions) == ["shore", "weather"]


def test_points_are_told_by_the_rule_that_gave_them(tmp_path: Path) -> None:
    rules = RULES.replace("    gain worth of shell reed", "    gain 2 reed\n    do pay_toll").replace(
        "winner: most reed", "rule pay_toll: lose 1 reed\nscore worth_of_reed = 3 * reed\nwinner: most reed"
    )
    game = game_of(tmp_path, rules, NOUNS.replace("{per: player}", "{per: player, start: 4}"), SHELLS, seats=2)
    texts = Texts(game.program.checked)
    choose_at_random(game, 3, 2)
    assert game.decision is None
    (sheet,) = score_lines(game, texts)
    assert (sheet.title, sheet.rule, sheet.numbers) == ("worth of reed", "worth_of_reed", (15, 15))
    (origin,) = origins(game, texts)
    assert origin.title == "reed"
    assert {line.rule: line.numbers for line in origin.lines} == {"start": (4, 4), "turn": (2, 2), "pay_toll": (-1, -1)}

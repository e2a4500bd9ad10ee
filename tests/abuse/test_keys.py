"""Two options of one question never have one key, whatever things are called: saves and scripts know options by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import pack

from rulewright import GameError, load, new_game

TAKEN = ["enough", "nothing", "yes", "no", "now", "added", "player", "all", "undo", "e1"]
FLOW = "flow game:\n    each player: do turn\nwinner: most fish\n"
FISH = "resources: {fish: {per: player}}\n"
CARDS = "pieces: card\nitems:\n  ant: {effect: 'in hunting: gain 1 fish'}\n  {name}: {effect: 'in hunting: gain 1 fish'}\n"
TILES = "pieces: tile\nitems:\n  {name}: {effect: 'in hunting: gain 2 fish'}\n"
HANDS = FISH + "zones: {hand: {holds: card, per: player, start: all}, pile: {holds: tile, per: player, start: all}}\n"
ANY_TIME = "pieces: card\nitems:\n  {name}: {effect: 'at any time in turn: gain 1 fish'}\n"

PACKS = {
    "constants": (
        FLOW + "action turn:\n    choose up to 2 picks from [red, {name}, blue]\n    gain size of picks fish\n",
        FISH + "enums: {colour: [red, {name}, blue]}\n",
        {},
    ),
    "resources": (
        FLOW + "action turn:\n    choose up to 1 picks from [fish, {name}]\n    gain size of picks fish\n",
        "resources: {fish: {per: player}, {name}: {per: player}}\n",
        {},
    ),
    "zones": (
        FLOW + "action turn:\n    choose up to 1 picks from [hand, {name}]\n    gain size of picks fish\n",
        FISH + "zones: {hand: {holds: card, per: player}, {name}: {holds: card, per: player}}\n",
        {"cards.yaml": "pieces: card\nitems: {ant: {}}\n"},
    ),
    "pieces": (
        FLOW + "action turn:\n    choose up to 2 picks from hand\n    gain size of picks fish\n",
        HANDS.replace("per: player, start: all}, pile: {holds: tile, per: player, start: all}", "start: all}"),
        {"cards.yaml": CARDS.replace("in hunting: ", "")},
    ),
    "alternatives": (
        FLOW + "action turn:\n    choose one:\n        {name}: gain 1 fish\n        other: gain 2 fish\n",
        FISH,
        {},
    ),
    "cards of two kinds in one window": (
        FLOW + "action turn:\n    choose n from 1..2\n    window hunting\n    gain n fish\n",
        HANDS,
        {"cards.yaml": CARDS.replace("{name}", "bee"), "tiles.yaml": TILES},
    ),
    "what fits at any time": (
        FLOW + "action turn:\n    choose pick from [red, {name}]\n    gain 1 fish\n",
        FISH + "enums: {colour: [red, {name}]}\nzones: {hand: {holds: card, start: all}}\n",
        {"cards.yaml": ANY_TIME},
    ),
}


@pytest.mark.parametrize("sort", PACKS)
def test_no_name_gives_two_options_one_key(tmp_path: Path, sort: str) -> None:
    played = 0
    for name in [*TAKEN, "ant", "other", "plain"]:
        rules, nouns, files = PACKS[sort]
        named = {file: text.replace("{name}", name) for file, text in files.items()}
        home = pack(tmp_path / name, rules.replace("{name}", name), nouns.replace("{name}", name), players=(1, 1), files=named)
        loaded = load([home])
        if loaded.checked is None:
            assert all(problem.span is not None for problem in loaded.diagnostics)
            continue
        played += 1
        try:
            game = new_game(loaded.checked, 1, 1)
            while game.decision is not None:
                keys = [option.key for option in game.decision.options]
                assert len(set(keys)) == len(keys) > 1, (name, keys)
                game.choose(keys[0])
        except GameError as error:
            assert error.diagnostic.code.startswith("RW5")
    assert played, "an ordinary name must be played, or nothing is tried here"


def test_cards_that_could_not_be_told_apart_are_named(tmp_path: Path) -> None:
    rules, nouns, files = PACKS["cards of two kinds in one window"]
    named = {file: text.replace("{name}", "ant") for file, text in files.items()}
    home = pack(tmp_path, rules, nouns, players=(1, 1), files=named)
    [problem] = load([home]).diagnostics
    assert problem.code == "RW301" and problem.message == "`ant` fits the same question as another `ant`"
    assert problem.span is not None and problem.span.file == "pack/tiles.yaml"


def test_the_answer_of_whoever_takes_no_more_is_no_name(tmp_path: Path) -> None:
    for nouns in (
        "enums: {size: [large, enough]}",
        "variables: {enough: {type: number, per: player}}",
        "enums: {enough: [a, b]}",
    ):
        home = pack(tmp_path / str(len(nouns)), FLOW + "action turn:\n    gain 1 fish\n", f"{FISH}{nouns}\n")
        found = [problem for problem in load([home]).diagnostics if "enough" in problem.message]
        assert [problem.code for problem in found] == ["RW302"], nouns

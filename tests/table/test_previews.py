"""What a preview promises is what happens, as the log of the game tells it: over random games of small and large packs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.shipped_games import start
from tests.small_packs import game_of

from rulewright import Game
from rulewright.narrate import Texts
from rulewright.run import Entry
from rulewright.state import as_data
from rulewright.table import Outlook, changed

GAMES = [("akropolis", 2), ("cuzco", 2), ("tekhenu", 2), ("teotihuacan", 2)]


def happened(before: Game, after: Game) -> list[Entry]:
    """What the log tells of the step that the latest choice has finished, from its beginning."""
    past, link, steps = before.reached.moment.past, after.reached.moment.past, []
    while link is not past:
        assert link.before is not None
        steps, link = [link.entries, *steps], link.before
    return list(steps[0])


def by_the_log(game: Game, entries: list[Entry], player: int, noun: str, value: int) -> int:
    """What a counter has come to from a value, by the log alone."""
    shared = not game.program.checked.rules.variables[noun].per
    for entry in entries:
        effect = entry.effect
        if effect is None or effect.noun != noun or not (shared or entry.player == player) or not isinstance(entry.amount, int):
            continue
        value = changed(game.program.checked.rules.variables[noun], value, effect.verb, entry.amount)
    return value


def compared(game: Game, seed: int, choices: int) -> int:
    """Play on at random, and compare what is promised of the option that is taken; gives how often something was."""
    rnd, texts, promised = random.Random(seed), Texts(game.program.checked), 0
    for _ in range(choices):
        decision = game.decision
        if decision is None:
            break
        option, outlook, before = rnd.choice(decision.options), Outlook(game), game.clone()
        certain, said = outlook.after(option), outlook.changes(option, texts)
        steps = outlook.steps(option)
        game.take(option)
        if certain is None:
            assert said == ""
            continue
        promised += any(steps.values())
        if game.reached.moment.past is before.reached.moment.past:  # still in the same step: all of it can be seen
            assert certain == game.view(decision.player), option.key
            continue
        entries = happened(before, game)
        began, values = as_data(game.program.layout, before.state)["variables"], before.view()["variables"]
        for noun, step in steps.items():
            key = "all" if not game.program.checked.rules.variables[noun].per else f"player {decision.player}"
            came_to = by_the_log(game, entries, decision.player, noun, began[noun][key])
            assert values[noun][key] + step == came_to, (noun, option.key, said)
    return promised


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_a_preview_is_what_happens(pack: str, players: int) -> None:
    assert compared(start(pack, players, 11), 11, 80) > 5


NOUNS = """
resources: {berry: {per: player, start: 5}, jar: {per: player}}
zones: {stall: {holds: basket, start: all}, own: {holds: basket, per: player}}
"""
BASKETS = "pieces: basket\nattributes: {price: number}\nitems: {reed: {price: 1}, flax: {price: 4}, birch: {price: 9}}\n"
RULES = """
flow game: each player: do turn
action turn:
    choose many from 1..3
    gain many jar
    choose basket from stall where price <= many + 1
    pay price of basket berry
    move basket to own
    choose again from 1..2
    gain again jar
winner: most jar
"""


def test_a_question_with_one_legal_answer_hides_nothing(tmp_path: Path) -> None:
    game = game_of(tmp_path, RULES, NOUNS, BASKETS)
    assert game.decision is not None
    outlook = Outlook(game)
    told = {option.key: {noun: step for noun, step in outlook.steps(option).items() if step} for option in game.decision.options}
    assert told["1"] == {"jar": 1, "berry": -1}, "only one basket is cheap enough, and nobody is asked for it"
    assert told["3"] == {"jar": 3}, "with two to choose from, the price is not known yet"
    assert compared(game, 1, 20) > 0

"""Where a scenario begins: at the first choice of the game, or behind the part of it that `setup` names, played at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rulewright.compile import OPENING
from rulewright.diagnostics import English, suggest_or_list
from rulewright.read import Scalar
from rulewright.run import Game
from rulewright.scenario.chance import ENDLESS, choose_at_random, never
from rulewright.scenario.reader import Scenario
from rulewright.scenario.rehearsal import begin_again, go_on_behind, in_hand
from rulewright.scenario.words import wrong
from rulewright.state import FLOW

EVERYTHING = ("yes", True)


def play_setup(scenario: Scenario, game: Game, rnd: Random) -> None:
    """Bring a game to the first choice behind its setup; without `setup`, it stays at the first choice of all."""
    node = scenario.scalar("setup")
    if node is None or node.value in ("no", False):
        return
    name, rules = str(node.value), game.program.checked.rules.rules
    flows = [flow for flow in game.program.flows if flow != OPENING]
    if node.value in EVERYTHING:
        _opening(game, rnd, node)
    elif name in flows:
        _flow(game, rnd, node, name)
    elif name in rules:
        _rule(game, rnd, node, name)
    else:
        raise wrong(
            "RW701",
            English("there is no flow or rule called `{name}` in the game", name=name),
            node.span,
            suggest_or_list(name, [*flows, *rules]),
        )
    if game.decision is None:
        raise never(English("a choice behind the setup"), English("and the game is over"), node.span)


def _opening(game: Game, rnd: Random, node: Scalar) -> None:
    """All that stands before the first `turns` or `repeat` of the flow."""
    if OPENING not in game.program.flows:
        message = English("this game has no `turns` and no `repeat`, so nothing says where its setup ends")
        raise wrong("RW702", message, node.span, English("name a flow or a rule: `setup: …`"))
    _, end = game.program.flows[OPENING]
    _play(game, rnd, node, lambda: game.state[FLOW] - 1 < end)


def _flow(game: Game, rnd: Random, node: Scalar, name: str) -> None:
    """From the very beginning, as a flow in which nobody chooses is over before the first choice."""
    begin_again(game, game.program.flows[name][1])
    _play(game, rnd, node, lambda: True)
    if not game.over:
        go_on_behind(game)


def _rule(game: Game, rnd: Random, node: Scalar, name: str) -> None:
    """To the rule, however often it comes in a row, and to the first choice behind it."""
    _play(game, rnd, node, lambda: not in_hand(game, name))
    _play(game, rnd, node, lambda: in_hand(game, name))


def _play(game: Game, rnd: Random, node: Scalar, going: Callable[[], bool]) -> None:
    made = 0
    while game.decision is not None and going():
        if made == ENDLESS:
            raise never(
                English("the end of {what}", what=node.value),
                English("after {endless} random choices", endless=ENDLESS),
                node.span,
            )
        choose_at_random(game, rnd)
        made += 1

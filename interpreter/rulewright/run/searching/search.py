"""Many games from here to the end, each with what is hidden dealt anew; the answer that was tried most is given.

What a seat cannot see is exchanged at random before each game, and all chance behind the question is drawn anew, so the search
knows no more than its player. Answers are tried in the order in which they look good at once, as greedy sees them; games decide
the rest. In these games, behind the tree, each step is tried a few times at random and the best try for whoever does it is taken:
where good play is rare, random play tells nothing.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from math import exp
from time import monotonic
from typing import Any

from rulewright.run.answering import Step
from rulewright.run.drawing import Walk
from rulewright.run.dreaming import imagined
from rulewright.run.failing import GAME, WORK, Fail
from rulewright.run.game import Game
from rulewright.run.searching.seeking import First, Seeker, Trail
from rulewright.run.searching.tree import Node
from rulewright.run.thinking import search_natively
from rulewright.state import OVER, State, seeded

DEALS = 12  # ways in which what is hidden is dealt before they come around again
LOOKS = 3  # tries for a first impression of an answer behind which the step asks again
FAILURES = 200  # ways of the step in hand that may lead nowhere in one game
WAYS = 8  # tries for a step behind the tree, of which the best is taken: random play alone tells little where good play is rare
AT_MOST = 150  # answers of which a first impression is made
EFFORT = re.compile(r"(\d{1,9})|(\d{1,5}(?:\.\d{1,3})?)s")


@dataclass(frozen=True)
class Effort:
    """What an answer may cost: so many games, or so many seconds. Only the first gives the same answer on any machine."""

    games: int | None = 60
    seconds: float | None = None

    def __str__(self) -> str:
        return f"{self.games}" if self.games is not None else f"{self.seconds:g}s"


def read_effort(text: str) -> Effort | None:
    """`500` are games, `0.5s` are seconds; None for anything else."""
    found = EFFORT.fullmatch(text)
    if found is None or not float(text.rstrip("s")):
        return None
    return Effort(int(found[1])) if found[1] else Effort(None, float(found[2]))


class SearchPolicy:
    """A bot that searches before each answer."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self.seed, self.effort = seed, effort

    def choose(self, game: Game) -> str:
        return ranked(game, self.effort, self.seed * 1_000_003 + game.choices)[0][0]


def ranked(game: Game, effort: Effort, seed: int) -> list[tuple[str, int, float]]:
    """The options of the pending decision, best first: key, games played with it, what is to be expected from 0 to 1.

    Rules that stop a game that is only imagined stop the search, too, with a GameError at their line.
    """
    decision = game.decision
    assert decision is not None, "nobody is asked"
    found = _natively(game, effort, seed)
    if found is not None:
        return _best_first([(option.key, *told) for option, told in zip(decision.options, found, strict=True)])
    search: _Search = game.driver.told(_Search, game, random.Random(seed).random)
    end = monotonic() + effort.seconds if effort.seconds is not None else None
    done = 0
    while end is not None or done < (effort.games or 1):
        game.driver.told(search.play, done)
        done += 1
        if end is not None and monotonic() >= end:
            break
    nodes = [(option.key, search.root.below.get(option.value, Node())) for option in decision.options]
    return _best_first([(key, node.visits, node.value) for key, node in nodes])


def _best_first(told: list[tuple[str, int, float]]) -> list[tuple[str, int, float]]:
    return sorted(told, key=lambda one: (-one[1], -one[2]))


def _natively(game: Game, effort: Effort, seed: int) -> list[tuple[int, float]] | None:
    """The same search by the native engine: of each option how often it was tried, and what is to be expected."""
    search = search_natively(game, seed, DEALS)
    if search is None:
        return None
    if effort.seconds is None:
        return search.found() if search.go_on(effort.games or 1) else None
    start, games, done = monotonic(), 1, 0
    while True:
        if not search.go_on(games):
            return None
        done += games
        spent = monotonic() - start
        if spent >= effort.seconds:
            return search.found()
        games = max(1, min(done, int(done * (effort.seconds - spent) / spent / 2)))


class _Search:
    """The games of one decision."""

    def __init__(self, game: Game, rnd: Any) -> None:
        self.game, self.machine, self.rnd = game, game.machine, rnd
        decision, moment = game.decision, game.reached.moment
        assert decision is not None and moment.step is not None
        self.decision, self.moment, self.step = decision, moment, moment.step
        self.root = Node()
        self.values = [option.value for option in decision.options]
        self.wide = 1.0  # how far apart results are
        self.now = self._margins(game.working)[decision.player - 1]
        self._impress(self.root, list(moment.answers), self.values, decision.player)

    def play(self, number: int) -> None:
        """One game to its end, and what it teaches."""
        value = self.root.pick(self.values, self.rnd())
        child = self.root.child(value, self.decision.player)
        deal = child.visits % DEALS + 1
        state = self.game.redealt(self.decision.player, deal)[:]
        trail = Trail(child if child.visits else None, [child])
        chance = seeded(int(self.rnd() * 2**53))
        first = First([*self.moment.answers, value], chance, self._impress)
        if not self._to_the_end(state, trail, first):
            self.root.dead.add(value)
            child.visits += 1
            return
        rewards = self._rewards(state)
        self.root.visits += 1
        for node in trail.visited:
            node.visits += 1
            node.reward += rewards[node.player - 1]

    def _to_the_end(self, state: State, trail: Trail, first: First) -> bool:
        machine = self.machine
        machine.budget.reset(GAME)
        step, args, _ = self.step
        seeker = Seeker(trail, self.rnd, machine.budget, machine.finishable, first)
        if not seeker.run_first(state, step, args, FAILURES):
            return False
        usual = machine.walker
        try:
            while not state[OVER]:
                due = machine.flow(state)
                if due is None:
                    break
                if trail.node is None:
                    self._played_well(state, *due)
                else:
                    machine.walker = lambda *given: Seeker(trail, *given)
                    machine.walk(state, self.rnd, *due)
        except Fail:
            return False
        finally:
            machine.walker = usual
        return True

    def _played_well(self, state: State, step: Step, args: tuple[Any, ...], other: Any) -> None:
        """A step behind the tree: the best of a few ways for whoever does it, as one sees at its end. Only one is charged."""
        machine, budget = self.machine, self.machine.budget
        walks: list[Walk] = []

        def walker(*given: Any) -> Walk:
            walks.append(Walk(*given))
            return walks[-1]

        machine.walker = walker
        before = state[:]
        machine.walk(state, self.rnd, step, args, other)
        if not walks[-1].path:
            return  # nobody was asked
        left, best, most = (budget.left, budget.later), state[:], self._margins(state)[args[0] - 1]
        for _ in range(1, WAYS):
            state[:] = before
            machine.walk(state, self.rnd, step, args, other)
            budget.left, budget.later = left
            margin = self._margins(state)[args[0] - 1]
            if margin > most:
                best, most = state[:], margin
        state[:] = best

    # -- how good it is --
    def _impress(self, node: Node, answers: list[Any], candidates: list[Any], player: int) -> None:
        """How good each answer looks at the end of the step, as far as one can see; that is the order in which they are tried.
        All of them together get as much work as a decision; the rest are tried without a first impression.
        """
        step, args, _ = self.step
        looks = 1 if len(candidates) > 40 else LOOKS
        found: list[tuple[float, Any]] = []
        work = WORK
        for answer in candidates[:AT_MOST]:
            if work < 0:
                break
            best: float | None = None
            for look in range(looks):
                budget, mixed = self.machine.budget, self.game.redealt(self.decision.player, look + 1)
                budget.reset()
                state = imagined(mixed, step, args, [*answers, answer], player, self.rnd, budget.spend)
                if state is not None:
                    margin = self._margins(state)[player - 1]
                    best = margin if best is None else max(best, margin)
                work -= WORK - budget.left
            if best is not None:
                found.append((best, answer))
        found.sort(key=lambda pair: -pair[0])
        node.order = [answer for _, answer in found]
        if found:
            self.wide = max(self.wide, (found[0][0] - found[-1][0]) / 2)
        middle = found[len(found) // 2][0] if found else 0.0
        for margin, answer in found:
            node.child(answer, player).impression = _squashed((margin - middle) / (2 * self.wide))

    def _margins(self, state: State) -> list[float]:
        """How far each player is ahead of the best of the others."""
        results = [float(self.machine.standing(state, seat)[0]) for seat in range(1, self.game.players + 1)]
        others = [max((r for s, r in enumerate(results) if s != seat), default=0.0) for seat in range(len(results))]
        return [own - other for own, other in zip(results, others, strict=True)]

    def _rewards(self, state: State) -> list[float]:
        """Half for winning, half for how clearly: a lead in points tells more than a bare win."""
        seats = range(1, self.game.players + 1)
        standings = [self.machine.standing(state, seat) for seat in seats]
        best = max(standings)
        margins = self._margins(state)
        self.wide += 0.05 * (max(map(abs, margins)) - self.wide)
        won = [1 / standings.count(best) if standing == best else 0.0 for standing in standings]
        return [0.3 * win + 0.7 * _squashed(margin / max(1.0, self.wide)) for win, margin in zip(won, margins, strict=True)]


def _squashed(number: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, number))))

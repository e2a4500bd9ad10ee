"""Random play that follows a tree as far as it has grown, and goes on at random from there to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from rulewright.run.answering import KNOWN, Able, Lister, Parts, Sampler, Step, Usable, by_part
from rulewright.run.drawing import FORCED, TRIED, Attempt, ByLists, Possible, Walk
from rulewright.run.failing import Budget, Fail
from rulewright.run.searching.tree import Node
from rulewright.state import RANDOM, State

Impress = Callable[[Node, list[Any], list[Any], int], None]  # a node, the answers to it, its candidates, the player


@dataclass
class Trail:
    """One game of a search: where in the tree it is (nowhere any more behind a new leaf), and the nodes it came by."""

    node: Node | None
    visited: list[Node] = field(default_factory=list)


class Seeker(Walk):
    """One step of such a game. In the step that the search begins in, the answers given so far come first."""

    def __init__(
        self,
        trail: Trail,
        rnd: Callable[[], float],
        budget: Budget | None = None,
        possible: Possible | None = None,
        first: First | None = None,
    ) -> None:
        super().__init__(rnd, budget, possible)
        self.trail, self.begun = trail, trail.node
        self.node = trail.node
        self.first = first
        self.given = len(first.answers) if first is not None else 0
        self.ways: dict[int, tuple[Any, Node | None]] = {}
        if first is not None:
            self.path = [([answer], answer) for answer in first.answers]
            self.floor = self.given

    def run(self, state: State, step: Step, args: tuple[Any, ...]) -> bool:
        def again(state: State, walk: Walk, *args: Any) -> None:
            self.node = self.begun
            step(state, walk, *args)

        try:
            done = super().run(state, again, args)
        except ByLists:
            self.trail.node = None
            raise
        if done:  # else something else is done instead, and the tree has not been followed
            self.finish()
        return done

    def run_first(self, state: State, step: Step, args: tuple[Any, ...], most: int) -> bool:
        """The step in hand: what was answered stays, and all chance behind it is new, for nobody can know it."""
        assert self.first is not None
        self.first.state = state
        before = state[:]
        self.me = args[0]
        for _ in range(most):
            self.at, self.known, self.quiet, self.last, self.node, self.windows = 0, 0, 0, args[0], self.begun, 0
            self.owed.clear()
            if not self.given:
                self.first.renew()
            try:
                step(state, self, *args)
            except Fail:
                state[:] = before
                if not self.take_back():
                    return False
                continue
            self.finish()
            return True
        return False

    def finish(self) -> None:
        nodes = [self.ways[at][1] for at in range(len(self.path)) if at in self.ways and self.ways[at][0] == self.path[at][1]]
        self.trail.visited += [node for node in nodes if node is not None]
        self.trail.node = self.node

    def take_back(self) -> bool:
        """What leads nowhere before anything new is known leads nowhere however hidden things lie."""
        at = len(self.path) - 1
        if self.first is not None and not self.known and at >= self.given and at in self.first.before:
            self.first.before[at].dead.add(self.path[at][1])
        return super().take_back()

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = options if isinstance(options, list) else list(options)
        if len(found) == 1:
            return found[0]
        at = self.at
        if at < len(self.path):
            self.asks(player)
            self.at = at + 1
            value = self.path[at][1]
            if at == self.given - 1 and self.first is not None:
                self.first.renew()
            if at >= self.given:
                known, node = self.ways.get(at, (None, None))
                self.node = node if known == value else None
            return value
        here = self.node
        if here is None or not found:
            return super().choose(site, player, found)
        self.asks(player)
        self.at = at + 1
        if self.first is not None and not self.known:
            self.first.before[at] = here
            if here.order is None:
                self.first.impress(here, self.answered(), found, player)
        taken = here.pick(found, self.rnd())
        node = here.child(taken, player)
        self.path.append((list(found), taken))
        self.ways[at] = (taken, node)
        self.node = node if node.visits else None
        if not node.visits:
            self.trail.visited.append(node)
            self.ways[at] = (taken, None)
        return taken

    def answered(self) -> list[Any]:
        """The answers so far, as whoever is asked in order would give them."""
        return [
            answer for found, answer in self.path if found is not TRIED and found is not FORCED and found.__class__ is not Attempt
        ]

    def answer(self, site: int, player: int, options: Iterable[Any], key: Callable[[Any], Any], at_random: bool) -> Any:
        """What an automated seat does is no choice of the tree."""
        node = self.node
        taken = super().answer(site, player, options, key, at_random)
        self.node = node
        return taken

    def in_parts(self) -> bool:
        return self.first is not None and (self.at < self.given or self.node is not None)

    def choose_parts(self, site: int, player: int, options: Iterable[Any], parts: Parts) -> Any:
        left = list(options)
        for part, of in parts:
            if not self.in_parts():
                break
            found = by_part(left, of)
            left = found[self.choose(part, player, list(found))]
        return self.choose(site, player, left)

    def choose_sampled(self, site: int, player: int, options: Lister, sample: Sampler, parts: Parts = ()) -> Any:
        if self.at < self.given or self.node is not None:
            return self.choose_parts(site, player, options(), parts)
        return super().choose_sampled(site, player, options, sample)

    def choose_tested(self, site: int, player: int, options: list[Any], test: Callable[[Any], bool]) -> Any:
        if self.at < self.given or (self.node is not None and self.at >= len(self.path)):
            return self.choose(site, player, [option for option in options if test(option)])
        return super().choose_tested(site, player, options, test)

    def trying(self, state: State, able: Able, step: Step, player: int, *args: Any) -> int:
        """What was given was given where it was known what can be done."""
        if self.at < self.given:
            return KNOWN if able(state, step, player, *args) else 0
        return super().trying(state, able, step, player, *args)

    def beside(self, S: State, site: int, player: int, options: Lister, now: Usable, calm: bool) -> Any:
        found = list(options())
        given = len(found) > 1 and self.at < self.given
        return self.choose(site, player, [*found, *now.usable(S, player, calm)] if given else found)

    def choose_or_use(self, site: int, player: int, options: list[Any], others: Lister) -> Any:
        return self.choose(site, player, [*options, *others()] if self.at < self.given else options)


@dataclass
class First:
    """The step that a search begins in: its answers so far, and the chance that lies behind them."""

    answers: list[Any]
    chance: int
    impress: Impress
    state: State = field(default_factory=list)
    before: dict[int, Node] = field(default_factory=dict)

    def renew(self) -> None:
        self.state[RANDOM] = self.chance

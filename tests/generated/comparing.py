"""One game in many ways: by the reference interpreter, by `Game` with and without each shortcut, bare, and at random.

All ways are given the same choices and must offer the same options, reach the same states, and stop for the same reasons.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tests.reference_interpreter import Patience, ReferenceGame, Stopped

from rulewright import Game, GameError
from rulewright.check.check import Checked
from rulewright.compile import Mode, Program
from rulewright.compile.compiling import IMPROVEMENTS, improved, lowered, written_down
from rulewright.compile.ir import ops
from rulewright.compile.ir.node import walk
from rulewright.compile.ir.program import Draft
from rulewright.link.options import settle
from rulewright.run.machine import Machine
from rulewright.state import FLOW, FlowAt, Layout, State

SMALL = Patience(600, 20_000)  # what a generated pack may cost between two decisions
KINDS = {"RW501": "too long", "RW504": "too long", "RW502": "dead end", "RW505": "something missing", "RW510": "broken promise"}
Asked = tuple[int, int, list[Any]]  # the place in the rules, the player, and the options


class Difference(AssertionError):
    """Two ways to play one game do not agree."""


@dataclass
class Setup:
    """A game that is compared: its rules, for a number of players with settled options."""

    checked: Checked
    players: int
    options: dict[str, Any]
    _drafts: dict[Mode, Draft] = field(default_factory=dict)
    _programs: dict[Mode, Program] = field(default_factory=dict)

    def program(self, mode: Mode) -> Program:
        if mode not in self._programs:
            self._programs[mode] = written_down(self._draft(mode))
        return self._programs[mode]

    def _draft(self, mode: Mode) -> Draft:
        if mode not in self._drafts:
            self._drafts[mode] = improved(self._lowered, mode)
        return self._drafts[mode]

    @cached_property
    def _lowered(self) -> Draft:
        return lowered(self.checked, self.players, self.options)

    def machine(self, without: frozenset[str] = frozenset(), trace: bool = True) -> Machine:
        return Machine(self.program(Mode(trace=trace, without=without)))

    @cached_property
    def draft(self) -> Draft:
        """The plain program, without any shortcut."""
        return self._draft(Mode(trace=True, without=frozenset(IMPROVEMENTS)))

    @cached_property
    def drawn(self) -> frozenset[str]:
        """The steps that random play carries out without a chooser."""
        return frozenset(self._draft(Mode()).drawn)


def new_setup(checked: Checked, players: int) -> Setup:
    return Setup(checked, players, settle(checked.rules, players, {}))


class Way:
    """One way to play: what is asked, what stopped it, and where everything lies."""

    name: str
    stopped: str | None = None
    ahead = False  # whether it stopped while options were only tried
    late = False

    def asked(self) -> Asked | None:
        raise NotImplementedError

    def answer(self, place: int) -> None:
        raise NotImplementedError

    @property
    def state(self) -> State:
        raise NotImplementedError


class Slow(Way):
    """The reference interpreter."""

    def __init__(self, draft: Draft, seed: int, patience: Patience) -> None:
        self.name = "reference"
        self.game: ReferenceGame | None = None
        try:
            self.game = ReferenceGame(draft, seed, patience)
            self.late = self.game.late
        except Stopped as stopped:
            self._stop(stopped)

    def _stop(self, stopped: Stopped) -> None:
        self.stopped, self.ahead, self.late = stopped.kind, stopped.ahead, stopped.late or self.late

    def asked(self) -> Asked | None:
        found = self.game.decision if self.game is not None else None
        return None if found is None else (found.site, found.player, found.options)

    def answer(self, place: int) -> None:
        assert self.game is not None and self.game.decision is not None
        try:
            self.game.answer(self.game.decision.options[place])
        except Stopped as stopped:
            self._stop(stopped)
        self.late = self.late or self.game.late

    @property
    def state(self) -> State:
        assert self.game is not None
        return self.game.working


class Fast(Way):
    """A `Game` on a machine."""

    def __init__(self, name: str, machine: Machine, seed: int) -> None:
        self.name, self.machine = name, machine
        self.game: Game | None = None
        try:
            self.game = Game(machine, seed)
        except GameError as error:
            self._stop(error)

    def _stop(self, error: GameError) -> None:
        self.stopped = KINDS.get(error.diagnostic.code, error.diagnostic.code)

    def asked(self) -> Asked | None:
        found = self.game.decision if self.game is not None else None
        return None if found is None else (found.site.index, found.player, [option.value for option in found.options])

    def answer(self, place: int) -> None:
        assert self.game is not None and self.game.decision is not None
        try:
            self.game.take(self.game.decision.options[place])
        except GameError as error:
            self._stop(error)

    @property
    def state(self) -> State:
        assert self.game is not None
        return self.game.working


@dataclass
class Played:
    """What came of a comparison, for whoever counts."""

    decisions: int = 0
    stopped: str | None = None
    over: bool = False
    random_games: int = 0


def compare(
    setup: Setup, seed: int, most: int = 40, each: Sequence[str] = tuple(IMPROVEMENTS), patience: Patience | None = SMALL
) -> Played:
    """Play one game in all ways, with the same choices drawn at random; `each` are the shortcuts left out alone.

    Without patience there is none for the reference interpreter, of which large games would need much, nor for a way that runs
    out of its budget because it has no shortcuts.
    """
    layout = setup.draft.layout
    played = Played()
    ways: list[Way] = [] if patience is None else [Slow(setup.draft, seed, patience)]
    if ways and ways[0].stopped == "too long":
        return Played(stopped="gave up")
    ways.append(Fast("game", setup.machine(), seed))
    if each:
        ways.append(Fast("game without any shortcut", setup.machine(frozenset(IMPROVEMENTS)), seed))
        ways += [Fast(f"game without {name}", setup.machine(frozenset({name})), seed) for name in each]
    ways.append(Fast("bare game", setup.machine(trace=False), seed))
    rnd = random.Random(seed)
    trail: list[str] = []
    while _go_on(ways, trail, played) and played.decisions < most:
        _same_state(ways, layout, trail)
        found = ways[0].asked()
        assert found is not None
        place = rnd.randrange(len(found[2]))
        trail.append(f"site {found[0]} player {found[1]}: {found[2][place]} of {found[2]}")
        for way in ways:
            way.answer(place)
            if way.stopped == "too long" and patience is not None:
                break
        played.decisions += 1
        if patience is None:
            ways = [ways[0], *(way for way in ways[1:] if way.stopped != "too long")]
    if played.stopped is None:
        _same_state(ways, layout, trail)
        _same_end(ways, setup, trail)
        played.over = ways[0].asked() is None
    return played


def _go_on(ways: Sequence[Way], trail: list[str], played: Played) -> bool:
    """Whether all ways ask the same, and none has stopped."""
    first = ways[0]
    if first.late:
        raise Difference(_told(trail, "a dead end behind a choice or a barrier, which the checker should have refused"))
    if any(way.stopped for way in ways):
        if first.stopped == "too long" and all(way.stopped in (None, "too long") for way in ways):
            played.stopped = "gave up"
            return False
        played.stopped = first.stopped or next(way.stopped for way in ways if way.stopped)
        _same_stop(ways, trail)
        return False
    asked = first.asked()
    for way in ways[1:]:
        if way.asked() != asked:
            raise Difference(_told(trail, f"{first.name} asks {asked}, {way.name} asks {way.asked()}"))
    return asked is not None


def _same_stop(ways: Sequence[Way], trail: list[str]) -> None:
    """All stop for the same reason; but what only shows while options are tried need not show where none have to be."""
    first = ways[0]
    for way in ways[1:]:
        if way.stopped != first.stopped and not (way.stopped is None and _tried_less(way, ways)):
            raise Difference(_told(trail, f"{first.name} stopped: {first.stopped}; {way.name}: {way.stopped}"))


def _tried_less(way: Way, ways: Sequence[Way]) -> bool:
    """A way that knows of some choices that nothing behind them can fail neither tries their options nor looks past them."""
    return isinstance(way, Fast) and way.asked() is not None and any(way.machine.safe) and ways[0].ahead


def _same_state(ways: Sequence[Way], layout: Layout, trail: list[str]) -> None:
    """Slot by slot, up to those in which the flow keeps its place."""
    first = ways[0]
    for way in ways[1:]:
        for slot in compared_slots(layout):
            if way.state[slot] != first.state[slot]:
                shown = f"slot {slot} ({slot_name(layout, slot)})"
                raise Difference(_told(trail, f"{shown}: {first.name} {first.state[slot]}, {way.name} {way.state[slot]}"))


def compared_slots(layout: Layout) -> list[int]:
    flow = {slot for address, region in layout.regions.items() if isinstance(address, FlowAt) for slot in region.slots}
    return [slot for slot in range(len(layout.initial)) if slot != FLOW and slot not in flow]


def slot_name(layout: Layout, slot: int) -> str:
    return next((str(address) for address, region in layout.regions.items() if slot in region.slots), "no noun's")


def _same_end(ways: Sequence[Way], setup: Setup, trail: list[str]) -> None:
    """The order of the players and their points; between games that are over, also the digest.

    Before, it tells where in the flow a game stands, and a shorter flow has other places.
    """
    slow = [way.game for way in ways if isinstance(way, Slow) and way.game is not None]
    games = [way.game for way in ways if isinstance(way, Fast) and way.game is not None]
    if games[0].over and len({game.digest() for game in games}) > 1:
        raise Difference(_told(trail, "the digests differ"))
    for seat in range(1, games[0].players + 1):
        for game in slow:
            try:
                theirs, ours = games[0].standing(seat), game.standing(seat)
            except GameError:
                continue  # the order itself fails
            if theirs != ours:
                raise Difference(_told(trail, f"the standing of player {seat}: {ours}, {theirs}"))


def _told(trail: list[str], what: str) -> str:
    return "\n".join([*trail, what])


# -- random play --
def answers_at_random(draft: Draft) -> bool:
    """Whether an automated seat draws among equals: then random play and a game draw differently."""
    parts = (node for function in draft.functions.values() for node in walk(function))
    return any(isinstance(node, ops.Answer) and node.at_random for node in parts)

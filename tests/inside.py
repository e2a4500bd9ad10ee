"""The one module of the tests that knows how the engine works inside: whatever is renamed there is renamed here.

Everything else goes through the public names, or through the front door of the room that it tests.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from rulewright import load
from rulewright.check.check import Checked
from rulewright.compile import Mode, Program, compile_game
from rulewright.link.nouns import Item
from rulewright.link.options import settle
from rulewright.link.ruleset import Ruleset
from rulewright.run import Fail, Finished, Game, Machine, Moment, TellingPlayouts, TooLong, drawing, looking
from rulewright.run.drawing import Walk
from rulewright.run.failing import GAME, WORK
from rulewright.run.loading import BUILTINS, METHODS, Forbidden, load_code
from rulewright.state import RANDOM, Region, State, as_data, canonical, seeded
from rulewright.state import redeal as dealt_again
from rulewright.state.encoding import spot_at
from rulewright.state.geometry import beside_footprints, footprints_of

__all__ = [
    "BUILTINS",
    "GAME",
    "METHODS",
    "WORK",
    "Checked",
    "Fail",
    "Forbidden",
    "Item",
    "Machine",
    "Program",
    "Ruleset",
    "State",
    "TellingPlayouts",
    "TooLong",
    "Walk",
    "beside_footprints",
    "footprints_of",
    "spot_at",
]

Options = Mapping[str, Any]
MODES = {"plain": Mode(), "traced": Mode(trace=True), "covered": Mode(cover=True)}
ENDLESS = (TooLong, RecursionError)  # how random play says that a game goes on and on


# -- compiling --
KEPT = 12
_programs: dict[tuple[Any, ...], tuple[Checked, Program]] = {}  # with the rules, so that no others get their number


def compiled(checked: Checked, players: int, options: Options | None = None, mode: str = "plain") -> Program:
    """A program is a value, and many tests in a row ask for the same one: the latest are kept."""
    settled = settle(checked.rules, players, options or {})
    key = (id(checked), players, tuple(settled.items()), mode)
    found = _programs.pop(key, None) or (checked, compile_game(checked, players, settled, MODES[mode]))
    _programs[key] = found
    if len(_programs) > KEPT:
        del _programs[next(iter(_programs))]
    return found[1]


def source_of(checked: Checked, players: int, options: Options | None = None, mode: str = "plain") -> str:
    """The generated module."""
    return compiled(checked, players, options, mode).source


def loaded_code(source: str) -> Any:
    """What becomes of generated code when it is loaded, or would become of a stranger's."""
    program = compiled_nothing()
    return load_code(replace(program, source=source, spans=()))


@cache
def compiled_nothing() -> Program:
    """A program of which only the source will be another."""
    return compiled(checked_of_shipped("tic-tac-toe"), 2)


def checked_of_shipped(pack: str) -> Checked:
    found = load([pack]).checked
    assert found is not None
    return found


def machine_of(checked: Checked, players: int, options: Options | None = None, mode: str = "plain") -> Machine:
    return Machine(compiled(checked, players, options, mode))


def game_on(machine: Machine, seed: int) -> Game:
    """A game on a machine that other games share, so that its rules are compiled once."""
    return Game(machine, seed)


@contextmanager
def always_scarce(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """However much work is left, what is not clear at once is given up."""
    with monkeypatch.context() as patched:
        for room in (looking, drawing):
            patched.setattr(room, "SCARCE", 2 * WORK)
        yield


def offered_with_all_work(game: Game) -> set[str] | None:
    """The keys that would be offered where a game stands if work were never scarce; None if another question is asked then."""
    assert game.decision is not None
    moment = game.reached.moment
    found = game.driver.go_on(moment)
    if found.decision is None or found.moment.answers != moment.answers or found.moment.state != moment.state:
        return None
    return {option.key for option in found.decision.options}


# -- random play in the compiled loops --
def playout(machine: Machine, seed: int, rnd: Callable[[], float] | None = None) -> State:
    """Play one game from its start to its end; gives the last state."""
    state = list(machine.initial)
    state[RANDOM] = seeded(seed)
    machine.playout(state, rnd or random.Random(seed).random)
    return state


def shown_state(finished: Finished) -> str:
    """The whole state at the end of a random game, slot by slot."""
    return repr(finished.state)


def is_over(state: State) -> bool:
    return state[1] == 1


def standings(machine: Machine, state: State) -> list[tuple[Any, ...]]:
    """What decides who wins, for each player."""
    return [machine.standing(state, player) for player in range(1, machine.program.players + 1)]


def random_step(game: Game, rule: str, player: int, rnd: Callable[[], float]) -> list[Any]:
    """What the fast loops choose when a player carries out a rule from where the game stands; the game stays as it is."""
    machine = game.machine
    machine.budget.reset()
    walk = Walk(rnd, machine.budget)
    assert walk.run(game.state[:], machine.names[f"rule_{rule}"], (player,))
    return [chosen for _, chosen in walk.path]


class Watched(Machine):
    """Random play that shows the whole state after each step."""

    def __init__(self, program: Program, look: Callable[[State], None]) -> None:
        super().__init__(program)
        self.look = look
        self.steps = 0

    def walk(self, state: State, rnd: Any, step: Any, args: Any, other: Any) -> None:
        super().walk(state, rnd, step, args, other)
        self.steps += 1
        self.look(state)

    def luck(self, state: State, luck: Any, step: Any, args: Any) -> None:
        super().luck(state, luck, step, args)
        self.steps += 1
        self.look(state)


def scores(machine: Machine, game: Game, names: Iterable[str], player: int) -> list[int]:
    """Some scores of a game under the rules of another machine, whose states are alike; the total comes last."""
    machine.budget.reset()
    found = [machine.names[f"score_{name}"](game.working, player) for name in names]
    return [*found, machine.points(game.working, player)]


# -- what a game is made of --
def spent(game: Game) -> int:
    """The work since the latest choice."""
    return WORK - game.machine.budget.left


def rules_of(game: Game) -> Ruleset:
    return game.program.checked.rules


def program_of(game: Game) -> Program:
    return game.program


def piece_ids(game: Game) -> Mapping[str, list[str]]:
    """The ids of all pieces by their kind."""
    return game.program.layout.piece_ids


def value(game: Game, name: str, player: int) -> Any:
    """A `value` of the rules for a player."""
    return game.value(name, player)


# -- states --
def snapshot(game: Game) -> tuple[State, State]:
    """The very lists that a game keeps: the state at the beginning of the step, and the one being worked on."""
    return game.state, game.working


def text_of(game: Game, seat: int | None = None, state: State | None = None) -> str:
    """The state in its canonical form, as a seat may see it."""
    return canonical(game.program.layout, game.working if state is None else state, seat)


def view_of(game: Game, state: State, seat: int | None = None) -> dict[str, Any]:
    return as_data(game.program.layout, state, seat)


def redealt(game: Game, seat: int, seed: int) -> State:
    """The state with everything that a seat cannot see dealt again."""
    return dealt_again(game.program.layout, game.working, seat, seed)


def redeal(game: Game, seat: int, seed: int) -> None:
    """Deal again, in the game itself, what a seat cannot see."""
    moment = game.reached.moment
    start = dealt_again(game.program.layout, game.state, seat, seed, game.working)
    game.reached = replace(game.reached, moment=replace(moment, state=start), working=redealt(game, seat, seed))


def go_on_from(game: Game, state: State) -> None:
    """Let a game go on from another state, wherever that is in the flow."""
    game.begin(Moment(state))


class Kept:
    """Where things stand in the states of a game."""

    def __init__(self, program: Program) -> None:
        self.layout = program.layout

    def variable(self, name: str) -> slice:
        """One value for each player, each place, or whatever the variable is per."""
        return _slice(self.layout.variable(name))

    def zone(self, name: str) -> slice:
        return _slice(self.layout.zone(name))

    def attribute(self, kind: str, name: str) -> slice:
        """One value for each piece of a kind; the attribute must vary."""
        return _slice(self.layout.attribute(kind, name))

    def pieces(self, kind: str) -> int:
        """How many pieces of a kind there are."""
        return len(self.layout.piece_ids[kind])


def _slice(region: Region) -> slice:
    return slice(region.slots.start, region.slots.stop)


def hidden_otherwise(game: Game, seed: int) -> Game:
    """The same game as far as the player who is asked can know; what is hidden lies otherwise, and chance to come is another."""
    assert game.decision is not None
    moment, other = game.reached.moment, game.clone()
    state = dealt_again(game.program.layout, moment.state, game.decision.player, seed + 1_000, game.working)
    if not moment.answers:
        state[RANDOM] = seeded(seed + 77)
    other.begin(replace(moment, state=state))
    return other

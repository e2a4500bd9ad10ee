"""A game played for a scenario: it can stop behind one step, and it tells which choices made themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rulewright.compile import Program, Site
from rulewright.diagnostics import English
from rulewright.link import PlayerType
from rulewright.run import Driver, Entry, Game, Machine, Moment, option_key
from rulewright.scenario.watcher import Pause, Watcher
from rulewright.state import FLOW, RANDOM, State, key_of, seeded


def rehearse(machine: Machine, seed: int, watcher: Watcher) -> Game:
    """A game that has come to its first decision. No part of the flow is fenced off from what an earlier one did.

    What is only tried in it is not counted as done.
    """
    machine.fences.clear()

    def aside() -> Pause:
        return Pause(watcher)

    return Game(machine, seed, Driver(machine, aside=aside))


def play_on(game: Game, state: State) -> None:
    """Let the flow go on from a state."""
    game.begin(Moment(state))


def play_alone(game: Game, state: State, name: str, args: tuple[Any, ...]) -> None:
    """One rule, or one flow from its beginning to its end."""
    if name in game.program.flows:
        state[FLOW], end = game.program.flows[name]
        game.machine.fences.add(end)
        game.begin(Moment(state))
        return
    assert isinstance(game.driver, Driver), "scenarios are played in Python"
    game.driver = replace(game.driver, alone=True)
    game.begin(Moment(state, (game.machine.names[f"rule_{name}"], args, None)))


# -- the setup --
def begin_again(game: Game, fence: int) -> None:
    """From the start of the game, with the same chance; the flow stops at a fence."""
    state = list(game.machine.initial)
    state[RANDOM] = seeded(game.seed)
    game.machine.fences.add(fence)
    game.begin(Moment(state))


def go_on_behind(game: Game) -> None:
    """From a fence to the next decision."""
    game.machine.fences.clear()
    game.begin(Moment(game.state))


def in_hand(game: Game, rule: str) -> bool:
    """Whether the step that the game waits in is this rule."""
    due = game.reached.moment.step
    return due is not None and due[0] is game.machine.names[f"rule_{rule}"]


# -- whose turn it is --
def asked_again(game: Game) -> State:
    """A copy of the state from which the flow would ask the pending decision again."""
    copy = game.state[:]
    if game.reached.moment.step is not None and copy[FLOW]:
        copy[FLOW] -= 1
    return copy


def seat_to_act(game: Game, state: State, seat: int) -> State | None:
    """A state in which the step that the game waits in is this seat's; None if it is nobody's in turn."""
    due = game.reached.moment.step
    if due is None:
        return None
    if due[1][0] == seat:
        return state
    slot = game.program.whose.get(state[FLOW])
    return None if slot is None else [*state[:slot], seat, *state[slot + 1 :]]


# -- choices that made themselves --
@dataclass(frozen=True)
class Forced:
    """A choice that nobody was asked for, as it had one option only."""

    site: Site
    key: str

    @property
    def label(self) -> str:
        return self.site.label


def forced(game: Game) -> tuple[Forced, ...]:
    """The choices that made themselves since the latest answer, in the order they came."""
    sites, layout = game.program.sites, game.program.layout
    return tuple(Forced(sites[site], option_key(layout, sites[site], value)) for site, _, value in game.reached.made)


# -- what happened --
def story(game: Game, names: Mapping[int, str]) -> list[str]:
    """The log in words."""
    return [_sentence(game.program, entry, names) for entry in game.log]


def _sentence(program: Program, entry: Entry, names: Mapping[int, str]) -> str:
    who = names.get(entry.player, English("the game"))
    if entry.site is not None:
        return English("{who} chose {label}: {key}", who=who, label=entry.site.label, key=entry.key)
    effect = entry.effect
    assert effect is not None
    amount = _amount(program, effect.verb, effect.noun, entry.amount, names)
    what = f"{effect.verb}{amount} {effect.noun}  ({effect.span.file}:{effect.span.line})"
    return English("{who}: {what}", who=who, what=what)


def _amount(program: Program, verb: str, noun: str, amount: Any, names: Mapping[int, str]) -> str:
    """How much, which piece, or what something was set to; nothing if the entry does not say."""
    rules = program.checked.rules
    if verb in ("place", "move"):
        ids = program.layout.piece_ids[rules.boards[noun].tiles if verb == "place" else rules.zones[noun].holds]
        return f" {ids[amount - 1]}" if isinstance(amount, int) and 0 < amount <= len(ids) else ""
    if verb == "set" and noun in rules.variables:
        type_ = rules.variables[noun].type
        player = isinstance(type_, PlayerType)
        return f" {names.get(amount, 'nothing') if player else key_of(program.layout, type_, amount)}"
    return "" if amount is None else f" {amount}"

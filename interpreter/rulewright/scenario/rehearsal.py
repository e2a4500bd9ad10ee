"""A game played for a scenario: it can stop behind one step, and it tells which choices made themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from typing import Any

from rulewright.compile import Program, Site
from rulewright.link import PlayerType
from rulewright.run import Driver, Entry, Fail, Game, Machine, Moment, Pending, Script, option_key
from rulewright.scenario.watcher import Pause, Watcher
from rulewright.state import FLOW, State, key_of


@dataclass(frozen=True)
class Rehearsal:
    """A game, and what is entered while something is only tried in it, so that nobody counts it as done."""

    game: Game
    aside: Callable[[], AbstractContextManager[object]]


def rehearse(machine: Machine, seed: int, watcher: Watcher) -> Rehearsal:
    """A game that has come to its first decision. No part of the flow is fenced off from what an earlier one did."""
    machine.fences.clear()

    def aside() -> Pause:
        return Pause(watcher)

    return Rehearsal(Game(machine, seed, Driver(machine, aside=aside)), aside)


def play_on(rehearsal: Rehearsal, state: State) -> None:
    """Let the flow go on from a state."""
    rehearsal.game.begin(Moment(state))


def play_alone(rehearsal: Rehearsal, state: State, name: str, args: tuple[Any, ...]) -> None:
    """One rule, or one flow from its beginning to its end."""
    game = rehearsal.game
    if name in game.program.flows:
        state[FLOW], end = game.program.flows[name]
        game.machine.fences.add(end)
        game.begin(Moment(state))
        return
    game.driver = replace(game.driver, alone=True)
    game.begin(Moment(state, (game.machine.names[f"rule_{name}"], args, None)))


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
def forced(rehearsal: Rehearsal) -> list[tuple[Site, int, str]]:
    """The choices that made themselves since the latest answer: where, who, and the key."""
    game = rehearsal.game
    given = [(entry.site, entry.player, entry.key) for entry in game.reached.made if entry.site is not None]
    moment = game.reached.moment
    if moment.step is None:
        return given
    step, args, _ = moment.step
    script = _Forced(list(moment.answers), args[0])
    with rehearsal.aside(), suppress(Fail, Pending):
        step(moment.state[:], script, *args)
    sites, layout = game.program.sites, game.program.layout
    return given + [(sites[site], player, option_key(layout, sites[site], value)) for site, player, value in script.made]


class _Forced(Script):
    """Writes down the choices behind the last answer that have one candidate only."""

    def __init__(self, answers: list[Any], me: int) -> None:
        super().__init__(answers, me)
        self.made: list[tuple[int, int, Any]] = []

    def choose(self, site: int, player: int, options: Iterable[Any]) -> Any:
        found = list(options)
        if len(found) == 1 and self.at == len(self.answers):
            self.made.append((site, player, found[0]))
        return super().choose(site, player, found)


# -- what happened --
def story(game: Game, names: Mapping[int, str]) -> list[str]:
    """The log in words."""
    return [_sentence(game.program, entry, names) for entry in game.log]


def _sentence(program: Program, entry: Entry, names: Mapping[int, str]) -> str:
    who = names.get(entry.player, "the game")
    if entry.site is not None:
        return f"{who} chose {entry.site.label}: {entry.key}"
    effect = entry.effect
    assert effect is not None
    amount = _amount(program, effect.verb, effect.noun, entry.amount, names)
    return f"{who}: {effect.verb}{amount} {effect.noun}  ({effect.span.file}:{effect.span.line})"


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

"""The same games by both engines, decision by decision: who is asked, every candidate, which are legal, and the states."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.native.comparing import QUICK, Different, table_for

from rulewright.check import Checked
from rulewright.compile import Unrendered
from rulewright.diagnostics import GameError
from rulewright.native import Found, Table
from rulewright.run import Driver, Game, new_game
from rulewright.run.natively import NativeDriver
from rulewright.state import State

LONGEST = 3_000  # decisions of a game that is compared


@dataclass
class Decided:
    games: int = 0
    decisions: int = 0
    stopped: int = 0  # games that Python cannot go on with either
    left: int = 0  # decisions that Python can find
    missing: str = ""


def compare_decisions(
    checked: Checked, players: int, options: dict[str, Any], seeds: Iterable[int], flags: tuple[str, ...] = QUICK
) -> Decided:
    """Play and compare; raises Different."""
    found = Decided()
    try:
        table = table_for(checked, players, options, flags)
    except Unrendered as missing:
        found.missing = missing.construct
        return found
    try:
        first = new_game(checked, players, 0, options)
    except GameError:
        found.stopped += 1
        return found
    for seed in seeds:
        _compare(Game(first.machine, seed), table, seed, found)
        found.games += 1
    return found


def _compare(game: Game, table: Table, seed: int, found: Decided) -> None:
    rnd = random.Random(seed)
    native = table.decide(table.initial(seed))
    for number in range(LONGEST):
        anew = native is None
        if native is None:
            found.left += 1
            native = table.decide(_position(game, table))
        if native is not None:
            _alike(game, table, native, f"seed {seed}, decision {number}", anew)
        decision = game.decision
        if decision is None:
            return
        found.decisions += 1
        option = decision.drawn(rnd.random())
        begun = native
        try:
            game.take(option)
        except GameError:
            if begun is not None and table.decide(begun.position, _row(begun, option.value)) is not None:
                raise Different(f"seed {seed}, decision {number}: Python stops, the native engine does not") from None
            found.stopped += 1
            return
        native = None if begun is None else table.decide(begun.position, _row(begun, option.value))


def _row(found: Found, value: Any) -> bytes:
    return next(one.row for one in found.candidates if one.value == value)


def _position(game: Game, table: Table) -> bytes:
    """Where Python is, written down anew."""
    assert isinstance(game.driver, Driver)
    return NativeDriver(game.driver, table).position(game.reached.moment)


def _alike(game: Game, table: Table, native: Found, where: str, anew: bool) -> None:
    """Who begins `anew` at a decision does not know what became known before it."""
    decision = game.decision
    if decision is None:
        if native.candidates:
            raise Different(f"{where}: the game is over, but not natively")
    else:
        if (native.site, native.player) != (decision.site.index, decision.player):
            raise Different(f"{where}: asked are {decision.site.index, decision.player} and {native.site, native.player}")
        one = [(option.value, option in decision.options) for option in decision.candidates]
        two = [(candidate.value, candidate.legal) for candidate in native.candidates]
        if one != two:
            raise Different(f"{where}: {decision.site.label} offers {one[:9]} and {two[:9]}")
        weights = {c.value: c.weight for c in native.candidates if c.weight}
        if weights != decision.weights:
            raise Different(f"{where}: weights {decision.weights} and {weights}")
        if native.revealed != game.reached.revealed and not (anew and game.reached.revealed):
            raise Different(f"{where}: something became known, or not")
    if native.position != _position(game, table):
        raise Different(f"{where}: the positions differ")
    working = table.working(native.position)
    if working is None or _plain(working) != _plain(game.working):
        raise Different(f"{where}: the states differ")


def _plain(state: State) -> list[Any]:
    """Lists of the flow may be lists, ranges or tuples in Python."""
    return [tuple(held) if isinstance(held, list | range) else held for held in state]

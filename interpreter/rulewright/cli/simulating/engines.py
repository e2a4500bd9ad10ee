"""Who plays random games: decided and told before they begin, and built if that is worth it."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulewright.cli import phrases
from rulewright.cli.guard import Problems
from rulewright.cli.output import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulewright.check import Checked
    from rulewright.run import Engine, Playouts
    from rulewright.simulate import Plan

WORTH_IT = 5_000  # games for which somebody who did not ask for it waits for a build


def with_engine(plan: Plan, checked: Checked, wanted: str) -> Plan:
    """The plan with the engine that will play it. Bots who are asked one by one are played in Python."""
    if not plan.at_random:
        if wanted == "native":
            say(phrases.say("native-bots"), err=True)
        return plan
    if wanted == "python":
        return plan
    engine: Engine = "native" if wanted == "native" else "auto" if plan.games >= WORTH_IT else "kept"
    found = playouts(checked, plan.players, dict(plan.options), engine)
    if engine == "auto" and found.why:
        say(phrases.say("native-not", why=found.why), err=True)
    return replace(plan, engine="kept" if found.engine == "native" else "python")


def playouts(checked: Checked, players: int, options: Mapping[str, Any], engine: Engine) -> Playouts:
    """Random games by an engine; a build is told before it begins and when it is done."""
    from rulewright.run import GameError, Playouts

    began: list[float] = []

    def compiling() -> None:
        began.append(time.perf_counter())
        say(phrases.say("native-compiling", game=checked.rules.base.id), err=True)

    try:
        found = Playouts(checked, players, options, engine=engine, compiling=compiling)
    except GameError as error:
        raise Problems([error.diagnostic], checked.rules.sources) from None
    if began:
        say(phrases.say("native-built", seconds=f"{time.perf_counter() - began[0]:.1f}"), err=True)
    return found

"""Who can play a seat, by name: `random`, `greedy`, `mcts:500`, `mcts:1s`, or a class of your own, `my_bot.py:Mine`."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from rulewright.diagnostics import Diagnostic, GameError
from rulewright.run.game import Game
from rulewright.run.policies import POLICIES, Policy
from rulewright.run.searching import Effort, SearchPolicy, read_effort

SEARCH = "mcts"
BOTS = (*POLICIES, SEARCH, f"{SEARCH}:500", f"{SEARCH}:1s", "my_bot.py:Mine")  # what one may write, by example
Reason = Literal["unknown", "effort", "file", "class"]


class NoSuchBot(ValueError):
    """A name that nobody answers to; `detail` says more where a file is at fault."""

    def __init__(self, who: str, reason: Reason, detail: str = "") -> None:
        super().__init__(who)
        self.who, self.reason, self.detail = who, reason, detail


def make_policy(who: str, seed: int) -> Policy:
    """A bot by its name; one that is not there is a NoSuchBot."""
    if who in POLICIES:
        return POLICIES[who](seed)
    name, _, rest = who.rpartition(":")
    if who == SEARCH:
        return SearchPolicy(seed, Effort())
    if name == SEARCH:
        effort = read_effort(rest)
        if effort is None:
            raise NoSuchBot(who, "effort")
        return SearchPolicy(seed, effort)
    if name.endswith(".py"):
        return OwnBot(who, _class(who, Path(name), rest)(seed))
    raise NoSuchBot(who, "unknown")


class OwnBot:
    """A bot of somebody's own. Whatever it does wrong is said as a sentence, and stops the game at the question it was asked."""

    def __init__(self, who: str, bot: Any) -> None:
        self.who, self.bot = who, bot

    def choose(self, game: Game) -> str:
        decision = game.decision
        assert decision is not None
        try:
            key = self.bot.choose(game.clone())
        except Exception as error:
            raise self._stopped(game, f"`{self.who}` was asked and raised {type(error).__name__}: {error}") from error
        if not isinstance(key, str) or all(option.key != key for option in decision.options):
            shown = repr(key)[:60]
            raise self._stopped(game, f"`{self.who}` answered {shown}, which is not the key of an option")
        return key

    def _stopped(self, game: Game, message: str) -> GameError:
        decision = game.decision
        hint = "let `choose(game)` return the key of one of `game.decision.options`"
        return GameError(Diagnostic("RW509", message, decision.site.span if decision is not None else None, hint))


def _class(who: str, path: Path, name: str) -> Callable[[int], Any]:
    """A class of a Python file that the person at the keyboard names; no pack can name one."""
    if not path.is_file():
        raise NoSuchBot(who, "file", "there is no such file")
    spec = importlib.util.spec_from_file_location(f"own_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise NoSuchBot(who, "file", "it cannot be read")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NoSuchBot(who, "file", f"{type(error).__name__}: {error}") from error
    found = getattr(module, name, None)
    if not callable(found):
        raise NoSuchBot(who, "class", name)
    maker: Callable[[int], Any] = found
    return maker

"""The play blocks of a page: what is chosen, and what must hold then."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tests.docs.examples import Block, Example, loaded
from tests.inside import value
from tests.small_packs import checked_of

from rulewright import Game, GameError, IllegalChoice, new_game


@dataclass(frozen=True)
class Step:
    """One line of a play block: `head: rest`."""

    head: str
    rest: str
    line: int


SETTINGS = ("players", "seed", "options")


def steps_of(block: Block) -> list[Step]:
    found = []
    for number, text in enumerate(block.text.split("\n"), block.line):
        text = re.sub(r"\s+#.*|^#.*", "", text).strip()
        if text:
            head, colon, rest = text.partition(":")
            assert colon, f"line {number}: no colon in `{text}`"
            found.append(Step(head.strip(), rest.strip(), number))
    return found


def facts_of(block: Block) -> list[str]:
    return [step.rest for step in steps_of(block) if step.head.split()[0] == "then"]


def options_of(settings: dict[str, str]) -> dict[str, str]:
    return dict(part.split("=") for part in settings.get("options", "").split(", ") if part)


class Play:
    """Plays a play block and asserts what it says."""

    def __init__(self, example: Example, block: Block, folder: Path) -> None:
        self.steps = steps_of(block)
        found = loaded(example, folder, facts=facts_of(block))
        settings = {step.head: step.rest for step in self.steps if step.head in SETTINGS}
        self.fact = 0
        self.game: Game | None = None
        self.stopped: GameError | None = None
        try:
            players, seed = int(settings.get("players", 1)), int(settings.get("seed", 0))
            self.game = new_game(checked_of(found), players, seed, options_of(settings))
        except GameError as error:
            self.stopped = error

    def assert_as_written(self) -> None:
        for step in self.steps:
            if step.head in SETTINGS:
                continue
            if self.stopped is not None and step.head != "stuck":
                raise AssertionError(f"line {step.line}: the rules stopped: {self.stopped.diagnostic}")
            self.step(step)
        assert self.stopped is None, f"the rules stopped: {self.stopped and self.stopped.diagnostic}"

    def step(self, step: Step) -> None:
        where = f"line {step.line}: "
        if step.head == "stuck":
            assert self.stopped is not None, where + "the rules did not stop"
            assert self.stopped.diagnostic.code == step.rest
            self.stopped = None
            return
        game = self.game
        assert game is not None
        decision = game.decision
        shown = "the game is over"
        if decision is not None:
            shown = f"player {decision.player} is asked for {decision.site.label}: {[o.key for o in decision.options]}"
        match step.head.split():
            case ["offered"]:
                assert decision is not None, where + "nobody is asked"
                assert sorted(o.key for o in decision.options) == sorted(_keys(step.rest)), where + shown
            case ["asked"]:
                player, label = step.rest.split()
                assert decision is not None and (str(decision.player), decision.site.label) == (player, label), where + shown
            case ["refused"]:
                try:
                    game.choose(step.rest)
                except IllegalChoice as refusal:
                    assert refusal.known, where + f"`{step.rest}` is not even a candidate; {shown}"
                else:
                    raise AssertionError(where + f"`{step.rest}` was accepted")
            case ["then", *who]:
                player = int(who[0]) if who else 1
                holds = value(game, f"fact_{self.fact}", player)
                self.fact += 1
                assert holds in (True, False), where + f"`{step.rest}` is no condition"
                assert holds, where + f"`{step.rest}` does not hold; {shown}"
            case ["over"]:
                assert (decision is None) == (step.rest == "yes"), where + shown
            case ["winners"]:
                assert [str(seat) for seat in game.winners()] == _keys(step.rest), where + str(game.winners())
            case ["undo"]:
                reason = game.why_no_undo()
                assert (reason or "yes") == step.rest, where + str(reason)
                if reason is None:
                    game.undo()
            case [player, label]:
                assert decision is not None, where + "nobody is asked"
                assert (str(decision.player), decision.site.label) == (player, label), where + shown
                try:
                    game.choose(step.rest)
                except IllegalChoice:
                    raise AssertionError(where + f"`{step.rest}` is not offered; {shown}") from None
                except GameError as error:
                    self.stopped = error
            case _:
                raise AssertionError(where + f"`{step.head}` has no meaning in a play block")


def _keys(text: str) -> list[str]:
    return [key.strip() for key in text.split("|")] if "|" in text else [key.strip() for key in text.split(", ")]

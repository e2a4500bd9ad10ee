"""Where points came from: the score sheet, and for every counter that scores or decides what each rule gave to whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.link import PLAYER, Variable
from rulewright.narrate import Texts
from rulewright.parse import ast
from rulewright.run import Game


@dataclass(frozen=True)
class Line:
    """What one score or one rule gave, a number for each player; `rule` is its address."""

    title: str
    rule: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Origin:
    """Everything that was gained and lost of one counter, a line for each rule."""

    title: str
    lines: tuple[Line, ...]


def score_lines(game: Game, texts: Texts) -> tuple[Line, ...]:
    """The score sheet: a line for each score of the rules."""
    sheets = [game.scores(seat) for seat in range(1, game.players + 1)]
    return tuple(Line(texts.name(name, 2), name, tuple(sheet[name] for sheet in sheets)) for name in sheets[0])


def origins(game: Game, texts: Texts) -> tuple[Origin, ...]:
    """A table for each counter that scores or decides; one that a single rule gives tells nothing."""
    found = []
    for noun in _counting(game):
        rows = _by_rule(game, noun)
        if len(rows) > 1:
            seats = range(1, game.players + 1)
            lines = [Line(texts.cause(rule), rule, tuple(of.get(seat, 0) for seat in seats)) for rule, of in rows.items()]
            begun = _at_first(game, noun)
            if any(begun):
                lines.insert(0, Line(texts.catalog.format("tell-start"), "start", begun))
            found.append(Origin(texts.name(noun, 2), tuple(lines)))
    return tuple(found)


def _at_first(game: Game, noun: str) -> tuple[int, ...]:
    """What every player had before anything was done."""
    region = game.program.layout.variable(noun)
    return tuple(int(game.machine.initial[region.slot(seat)]) for seat in range(1, game.players + 1))


def _by_rule(game: Game, noun: str) -> Mapping[str, Mapping[int, int]]:
    """What each rule has changed in all, by seat: of what is to be lost, only what there was."""
    variable = game.program.checked.rules.variables[noun]
    has = dict(enumerate(_at_first(game, noun), 1))
    told: dict[str, dict[int, int]] = {}
    for entry in game.log:
        effect = entry.effect
        if effect is None or effect.noun != noun or not isinstance(entry.amount, int) or entry.player not in has:
            continue
        before, of = has[entry.player], told.setdefault(effect.rule, {})
        has[entry.player] = changed(variable, before, effect.verb, entry.amount)
        of[entry.player] = of.get(entry.player, 0) + has[entry.player] - before
    return {rule: of for rule, of in told.items() if any(of.values())}


def changed(variable: Variable, value: int, verb: str, amount: int) -> int:
    """A counter behind what the log tells of it: gaining ends at its `max`, losing at its `min`; what advances is where it is."""
    match verb:
        case "gain":
            return value + amount if variable.high is None else max(value, min(value + amount, variable.high))
        case "pay" | "lose":
            return min(value, max(value - amount, variable.low))
        case _:
            return amount


def _counting(game: Game) -> list[str]:
    """The counters of players that the scores and the winner speak of."""
    rules = game.program.checked.rules
    own = {name for name, variable in rules.variables.items() if variable.per == (PLAYER,) and variable.sort != "variable"}
    said = [*(score.body for score in rules.scores.values()), *([rules.winner] if rules.winner is not None else [])]
    named = [str(node.name) for whole in said for node in ast.walk(whole) if isinstance(node, ast.Name)]
    return list(dict.fromkeys(name for name in named if name in own))

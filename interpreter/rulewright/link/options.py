"""The options of a game, settled: what a table chose, what it left at its default, and what does not fit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rulewright.diagnostics import Diagnostic, English, GameError, either, suggest_or_list
from rulewright.link.nouns import Option
from rulewright.link.ruleset import Ruleset
from rulewright.link.types import YesNoType

NUMBER = re.compile(r"-?[0-9]{1,15}")


def is_settled_otherwise(option: Option, value: Any) -> bool:
    """Whether a pack over the game has fixed an option at something else."""
    return option.fixed and _as_written(value) != _as_written(option.default)


def _settled_already(option: Option, value: Any) -> bool:
    """An option that a pack has fixed may still be named, as long as it is what it is."""
    if is_settled_otherwise(option, value):
        shown = _as_written(option.default)
        message = English("`{name}` is settled: a pack over this game has set it to {shown}", name=option.name, shown=shown)
        raise GameError(
            Diagnostic("RW503", message, option.span, English("leave the option out, or set it to {shown}", shown=shown))
        )
    return option.fixed


def _as_written(value: Any) -> str:
    return {"true": "yes", "false": "no"}.get(str(value).lower(), str(value).lower())


def settle(rules: Ruleset, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with a value of its type, for a number of players the game is for; what does not fit is a GameError."""
    low, high = rules.base.players
    if not low <= players <= high:
        message = (
            English(
                "{name} is for {low} to {high} players, not {players}", name=rules.base.name, low=low, high=high, players=players
            )
            if low != high
            else English("{name} is for {low} players", name=rules.base.name, low=low)
        )
        raise GameError(Diagnostic("RW503", message, rules.base.span, English("choose another number of players")))
    for name in given:
        if name not in rules.options:
            hint = suggest_or_list(name, list(rules.options), 1000)
            raise GameError(Diagnostic("RW503", English("there is no option called `{name}`", name=name), rules.base.span, hint))
    settled: dict[str, Any] = {}
    given = {name: value for name, value in given.items() if not _settled_already(rules.options[name], value)}
    for name, option in rules.options.items():
        value = given.get(name, option.default)
        if option.values:
            if str(value) not in option.values:
                raise GameError(
                    Diagnostic(
                        "RW503",
                        English("`{value}` is no value of `{name}`", value=value, name=name),
                        option.span,
                        English("write one of {values}", values=", ".join(option.values)),
                    )
                )
            value = str(value)
        elif isinstance(option.type, YesNoType):
            if str(value).lower() not in ("yes", "no", "true", "false"):
                raise GameError(
                    Diagnostic(
                        "RW503",
                        English("`{name}` is yes or no, not `{value}`", name=name, value=value),
                        option.span,
                        English("write yes or no"),
                    )
                )
            value = str(value).lower() in ("yes", "true")
        else:
            text = str(value)
            if not NUMBER.fullmatch(text) or not (option.low <= int(text) <= option.high or option.low == option.high):
                raise GameError(
                    Diagnostic(
                        "RW503",
                        English(
                            "`{name}` is a number from {low} to {high}, not `{value}`",
                            name=name,
                            low=option.low,
                            high=option.high,
                            value=value,
                        ),
                        option.span,
                    )
                )
            value = int(text)
        if option.players and players not in option.players and value != option.default:
            shown = either([str(number) for number in option.players])
            raise GameError(
                Diagnostic(
                    "RW503",
                    English("`{name}` is for {shown} players", name=name, shown=shown),
                    option.span,
                    English("leave the option at its default"),
                )
            )
        settled[name] = value
    return settled

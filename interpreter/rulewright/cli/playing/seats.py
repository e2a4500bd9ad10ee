"""Who sits where: `1=human`, `2=greedy`, `all=random` (a seat without a number is all of them)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, assert_never

import click

from rulewright.cli import phrases

if TYPE_CHECKING:
    from rulewright.run import Policy

HUMAN = "human"
PLAIN = re.compile(r"[a-z]+(:[0-9.]+[a-z]*)?")


def seating(given: Sequence[tuple[str, str]], players: int, auto: bool, kept: Mapping[str, str]) -> dict[int, str]:
    """Who sits where. Unless said otherwise it is as in the save, or the first seat is a person and bots are random."""
    names = dict.fromkeys(range(1, players + 1), "random")
    if not auto:
        names[1] = HUMAN
        names.update({int(seat): who for seat, who in kept.items() if seat.isdecimal() and int(seat) in names})
    said = {number: who for seat, who in given for number in _numbers(seat, players)}
    for number, who in {**names, **said}.items():
        if number not in said and not PLAIN.fullmatch(who):  # a save may come from anywhere, and starts no program
            raise click.BadParameter(phrases.say("seat-again", seat=number, who=who), param_hint="--seat")
        _check(who, auto)
    return {**names, **said}


def seats(names: Mapping[int, str], seed: int) -> dict[int, Policy | None]:
    """A policy for each seat; None is a person."""
    from rulewright.run import make_policy

    return {seat: None if who == HUMAN else make_policy(who, seed * 100 + seat) for seat, who in names.items()}


def bots(given: Sequence[tuple[str, str]], players: int) -> tuple[str, ...]:
    """Who takes each seat where nobody is a person: random unless said otherwise."""
    names = dict.fromkeys(range(1, players + 1), "random")
    for seat, who in given:
        _check(who, True)
        for number in _numbers(seat, players):
            names[number] = who
    return tuple(names.values())


def people(table: Mapping[int, Policy | None]) -> list[int]:
    return [seat for seat, policy in table.items() if policy is None]


def _numbers(seat: str, players: int) -> list[int]:
    if not seat:
        return list(range(1, players + 1))
    if not 1 <= int(seat) <= players:
        raise click.BadParameter(phrases.say("no-seat", seat=seat, players=players), param_hint="--seat")
    return [int(seat)]


def _check(who: str, auto: bool) -> None:
    from rulewright.run import BOTS, NoSuchBot, make_policy

    if who == HUMAN and not auto:
        return
    try:
        make_policy(who, 0)
    except NoSuchBot as wrong:
        known = ", ".join(BOTS if auto else (HUMAN, *BOTS))
        match wrong.reason:
            case "unknown":
                said = phrases.say("no-such-player", who=who, known=known)
            case "effort":
                said = phrases.say("no-such-effort", who=who)
            case "file":
                said = phrases.say("no-such-bot-file", who=who, detail=wrong.detail)
            case "class":
                said = phrases.say("no-such-bot", who=who, name=wrong.detail)
            case _:
                assert_never(wrong.reason)
        raise click.BadParameter(said, param_hint="--seat") from None

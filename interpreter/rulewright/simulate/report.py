"""What games tell, as figures: by seat, by score, by rule, by component, and what nobody ever took."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rulewright.link import ConstantType
from rulewright.run import possible_keys
from rulewright.simulate.figures import Estimate, difference, mean_of, share_of
from rulewright.simulate.looking import WIN, Look, countable
from rulewright.simulate.playing import room_for
from rulewright.simulate.results import Results
from rulewright.simulate.tally import Sums, Tally

BARS = 24
ENOUGH = 5  # an option that would be taken so often by chance, and never was, is dead


@dataclass(frozen=True)
class Seat:
    seat: int
    who: str
    wins: Estimate
    result: Estimate
    deviation: float
    least: int
    most: int

    def as_json(self) -> dict[str, Any]:
        own = {"seat": self.seat, "who": self.who, "deviation": round(self.deviation, 4), "least": self.least, "most": self.most}
        return {**own, "wins": self.wins.as_json(), "result": self.result.as_json()}


@dataclass(frozen=True)
class Source:
    """What a rule gave of a counter, to one player in one game."""

    noun: str
    rule: str
    amount: Estimate

    def as_json(self) -> dict[str, Any]:
        return {"noun": self.noun, "rule": self.rule, "amount": self.amount.as_json()}


@dataclass(frozen=True)
class Component:
    """An item: how many seats had it in the end, how often it was chosen in a game, and how much better its owners did."""

    kind: str
    item: str
    owners: Estimate
    chosen: float
    worth: Estimate
    wins: Estimate

    def as_json(self) -> dict[str, Any]:
        own = {"kind": self.kind, "item": self.item, "chosen": round(self.chosen, 4)}
        return {**own, "owners": self.owners.as_json(), "worth": self.worth.as_json(), "wins": self.wins.as_json()}


@dataclass(frozen=True)
class Dead:
    """An option that nobody took in all games looked at; `offered` is how often it could have been, where that is known."""

    rule: str
    label: str
    key: str
    offered: int | None

    def as_json(self) -> dict[str, Any]:
        return {"rule": self.rule, "label": self.label, "key": self.key, "offered": self.offered}


@dataclass(frozen=True)
class Report:
    """Figures of one plan as far as it has been played."""

    packs: tuple[str, ...]
    players: int
    wanted: int
    games: int
    closely: int
    seats: tuple[Seat, ...]
    ties: Estimate
    margin: Estimate
    length: Estimate
    first_seat: Estimate  # how much more often than its share the first seat wins
    bars: tuple[tuple[int, int, int], ...]  # results from, to, how many
    scores: tuple[tuple[str, Estimate], ...]
    sources: tuple[Source, ...]
    components: tuple[Component, ...]
    dead: tuple[Dead, ...]
    chosen: tuple[tuple[str, str, str, float], ...]  # rule, label, key, times a game
    stopped: tuple[tuple[str, str, str, int], ...]
    options: dict[str, str] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {
            "packs": list(self.packs),
            "players": self.players,
            "options": self.options,
            "wanted": self.wanted,
            "games": self.games,
            "closely": self.closely,
            "seats": [seat.as_json() for seat in self.seats],
            "ties": self.ties.as_json(),
            "margin": self.margin.as_json(),
            "length": self.length.as_json(),
            "first_seat": self.first_seat.as_json(),
            "results": [{"from": low, "to": high, "seats": count} for low, high, count in self.bars],
            "scores": [{"name": name, "points": points.as_json()} for name, points in self.scores],
            "sources": [source.as_json() for source in self.sources],
            "components": [one.as_json() for one in self.components],
            "dead": [one.as_json() for one in self.dead],
            "chosen": [{"rule": r, "label": lb, "key": k, "per_game": round(n, 4)} for r, lb, k, n in self.chosen],
            "stopped": [{"code": c, "message": m, "place": p, "games": n} for c, m, p, n in self.stopped],
        }


def reported(results: Results) -> Report:
    room = room_for(results.plan)
    plan, look, tally, finished = results.plan, room.look, results.tally, results.finished
    rows = {seat: [game.results[seat - 1] for game in finished] for seat in range(1, look.program.players + 1)}
    wins = {seat: [WIN // len(game.winners) for game in finished if seat in game.winners] for seat in rows}
    seats = tuple(
        Seat(
            seat,
            look.layout.seats[seat] or plan.seats[seat - 1],
            share_of(sum(wins[seat]) / WIN, len(finished)),
            mean_of(_sums(row)),
            _sums(row).variance ** 0.5,
            min(row, default=0),
            max(row, default=0),
        )
        for seat, row in rows.items()
    )
    count = tally["game",].count
    return Report(
        tuple(pack.id for pack in room.checked.rules.packs),
        plan.players,
        plan.games,
        results.count,
        count,
        seats,
        share_of(sum(len(game.winners) > 1 for game in finished), len(finished)),
        mean_of(_sums([_margin(game.results) for game in finished if len(game.results) > 1])),
        mean_of(tally["length",]),
        _advantage(seats),
        tuple(_bars([number for row in rows.values() for number in row])),
        tuple((name, mean_of(tally["score", name])) for name in room.checked.rules.scores),
        tuple(_sources(tally)),
        tuple(_components(tally, look, count)),
        tuple(_dead(tally, look, count)),
        tuple((*key, sums.total / count) for key, sums in _triples(tally, "chosen")),
        tuple((*reason, times) for reason, times in results.stopped.items()),
        dict(plan.options),
    )


def _sums(row: list[int]) -> Sums:
    return Sums(len(row), sum(row), sum(number * number for number in row))


def _margin(results: tuple[int, ...]) -> int:
    *_, second, best = sorted(results)
    return best - second


def _advantage(seats: tuple[Seat, ...]) -> Estimate:
    fair, wins = 1 / len(seats), seats[0].wins
    return Estimate(wins.mean - fair, wins.low - fair, wins.high - fair, wins.count)


def _bars(numbers: list[int]) -> Iterator[tuple[int, int, int]]:
    if not numbers:
        return
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // BARS))
    counts: dict[int, int] = {}
    for number in numbers:
        counts[(number - low) // width] = counts.get((number - low) // width, 0) + 1
    for place in range((high - low) // width + 1):
        yield low + place * width, low + (place + 1) * width - 1, counts.get(place, 0)


def _sources(tally: Tally) -> list[Source]:
    seats = tally["seat",].count
    found = [Source(key[0], key[1], mean_of(sums.among(seats))) for key, sums in tally.below("source")]
    return sorted(found, key=lambda source: (source.noun, -source.amount.mean, source.rule))


def _components(tally: Tally, look: Look, count: int) -> Iterator[Component]:
    """Every item of every kind that players can own; whoever has several copies is one owner."""
    seats, all_seats = tally["seat",].count, tally["seat",]
    chosen: dict[str, int] = {}
    for key, sums in tally.below("chosen"):
        chosen[key[2]] = chosen.get(key[2], 0) + sums.total
    kinds = {key[0] for key, _ in tally.below("gained")}
    for kind in (kind for kind in look.layout.rules.pieces.values() if kind.name in kinds):
        for item in kind.items:
            owners = tally["owner", kind.name, item.id]
            worth = difference(all_seats.less(owners), owners)
            won = tally["owner win", kind.name, item.id].total / WIN
            times = chosen.get(item.id, 0) / count if count else 0.0
            yield Component(kind.name, item.id, share_of(owners.count, seats), times, worth, share_of(won, owners.count))


def _dead(tally: Tally, look: Look, count: int) -> Iterator[Dead]:
    """Ways of a choice and things of its kind that nobody took, although somebody was asked there."""
    if not count:
        return
    taken: dict[tuple[str, str], dict[str, int]] = {}
    for (rule, label, key), sums in _triples(tally, "chosen"):
        taken.setdefault((rule, label), {})[key] = sums.total
    offered = {name: sums.count for name, sums in _triples(tally, "offered")}
    asked = set(taken)
    for site in look.program.sites:
        here = (site.rule, site.label)
        if here not in asked or not countable(site) or not (site.kind == "one" or isinstance(site.type, ConstantType)):
            continue
        asked.discard(here)
        possible = (possible_keys(look.layout, site) or set()) - {"enough"}
        if sum(taken[here].values()) < ENOUGH * len(possible):
            continue
        for key in sorted(possible - set(taken[here])):
            yield Dead(*here, key, offered.get((*here, key), 0) if offered else None)
    owned = {key: sums.total for key, sums in tally.below("gained")}
    kinds = {kind for kind, _ in owned}
    everything = {key for names in taken.values() for key in names}
    for kind in (kind for kind in look.layout.rules.pieces.values() if kind.name in kinds):
        if sum(copies for (of, _), copies in owned.items() if of == kind.name) < ENOUGH * len(kind.items):
            continue
        for item in kind.items:
            if (kind.name, item.id) not in owned and item.id not in everything:
                yield Dead(kind.name, "", item.id, None)


def _triples(tally: Tally, word: str) -> Iterator[tuple[tuple[str, str, str], Sums]]:
    for key, sums in tally.below(word):
        rule, label, name = key
        yield (rule, label, name), sums

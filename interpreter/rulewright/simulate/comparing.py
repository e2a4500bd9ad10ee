"""Two rules played by the same bots: what differs, and whether chance alone could have done it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.simulate.figures import Estimate, difference
from rulewright.simulate.looking import WIN
from rulewright.simulate.results import Results
from rulewright.simulate.tally import Sums


@dataclass(frozen=True)
class Difference:
    """A figure of both, and how much more it is in the second."""

    what: tuple[str, ...]
    before: float
    after: float
    change: Estimate

    def as_json(self) -> dict[str, Any]:
        before, after = round(self.before, 4), round(self.after, 4)
        return {"what": list(self.what), "before": before, "after": after, "change": self.change.as_json()}


def compared(first: Results, second: Results) -> list[Difference]:
    """Results, wins and the margin of all games; length, scores and sources of those looked at closely."""
    rows: list[tuple[tuple[str, ...], Sums, Sums, int]] = []
    one, two = _all_games(first), _all_games(second)
    rows += [(key, one.get(key, Sums()), two.get(key, Sums()), WIN if key[0] == "win" else 1) for key in {**one, **two}]
    before, after = first.tally, second.tally
    rows.append((("length",), before["length",], after["length",], 1))
    for word, seats in (("score", False), ("source", True)):
        keys = sorted({key for key, _ in before.below(word)} | {key for key, _ in after.below(word)})
        for key in keys:
            a, b = before[word, *key], after[word, *key]
            if seats:
                a, b = a.among(before["seat",].count), b.among(after["seat",].count)
            rows.append(((word, *key), a, b, 1))
    return [Difference(key, a.mean / scale, b.mean / scale, difference(a, b, scale)) for key, a, b, scale in rows]


def _all_games(results: Results) -> dict[tuple[str, ...], Sums]:
    found: dict[tuple[str, ...], list[int]] = {}
    for game in results.finished:
        for seat, result in enumerate(game.results, 1):
            found.setdefault(("result", str(seat)), []).append(result)
            found.setdefault(("win", str(seat)), []).append(WIN // len(game.winners) if seat in game.winners else 0)
        if len(game.results) > 1:
            *_, second, best = sorted(game.results)
            found.setdefault(("margin",), []).append(best - second)
    return {key: Sums(len(row), sum(row), sum(n * n for n in row)) for key, row in sorted(found.items())}

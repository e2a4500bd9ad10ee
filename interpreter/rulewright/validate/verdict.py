"""The verdict: each finding is fine, to be looked at, or in the way; the worst of them decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from rulewright.diagnostics import Diagnostic, has_errors
from rulewright.scenario import Both
from rulewright.scenario import Report as Scenarios
from rulewright.simulate import Difference
from rulewright.validate.promises import Broken
from rulewright.validate.trying import Tried

Weight = Literal["fine", "look", "stop"]
ORDER: tuple[Weight, ...] = ("fine", "look", "stop")
UNWILLING = "RW508"  # bots that are asked and never choose what would end a game; rules that cannot end have other codes
ADVANTAGE = 0.1  # of the first seat, as a share of wins: so much more than without the pack is to be looked at
LONGER = 0.25  # of decisions in a game


@dataclass(frozen=True)
class Finding:
    """`what` names a sentence of the report; `values` is what it is told with."""

    what: str
    weight: Weight
    values: dict[str, str | int] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {"what": self.what, "weight": self.weight, **self.values}


@dataclass(frozen=True)
class Verdict:
    findings: tuple[Finding, ...]

    @property
    def weight(self) -> Weight:
        return max((finding.weight for finding in self.findings), key=ORDER.index, default="fine")

    def as_json(self) -> dict[str, Any]:
        return {"verdict": self.weight, "findings": [finding.as_json() for finding in self.findings]}


def judged(
    diagnostics: Sequence[Diagnostic],
    changes: int = 0,
    both: Both | None = None,
    own: Scenarios | None = None,
    tried: Sequence[Tried] = (),
    differences: Sequence[Difference] = (),
    promised: int = 0,
    broken_promises: Sequence[Broken] = (),
) -> Verdict:
    """All that was found out, in the order in which a reader wants to know it."""
    errors = sum(has_errors([problem]) for problem in diagnostics)
    if errors:
        return Verdict((Finding("errors", "stop", {"errors": errors}),))
    found = [Finding("checked", "look" if diagnostics else "fine", {"warnings": len(diagnostics)})]
    found.append(Finding("changes", "fine" if changes else "look", {"changes": changes}))
    if both is not None:
        broken = sum(any(_stopped(text) for text in one.after) for one in both.different)
        found.append(Finding("base-scenarios", "fine", {"played": both.played, "different": len(both.different)}))
        if broken:
            found.append(Finding("base-broken", "look", {"broken": broken}))
    if own is not None:
        found += _own(own)
    if tried:
        unwilling = sum(times for one in tried for code, *_, times in one.stopped if code == UNWILLING)
        stopped = sum(times for one in tried for *_, times in one.stopped) - unwilling
        games = sum(one.games for one in tried)
        settings = len({one.setting for one in tried})
        weight: Weight = "stop" if stopped else "fine"
        found.append(
            Finding(
                "games",
                weight,
                {"games": games - unwilling, "settings": settings, "stopped": stopped},
            )
        )
        if unwilling:
            found.append(Finding("games-unwilling", "look", {"games": unwilling}))
    if promised > len(broken_promises):
        found.append(Finding("promises", "fine", {"promised": promised - len(broken_promises)}))
    for one in broken_promises:
        where: dict[str, str | int] = {"place": one.place, "seed": one.seed, "decisions": one.decisions}
        found.append(Finding("promise-broken", "stop", {"name": one.name.replace("_", " "), **where}))
    found += _play(differences)
    return Verdict(tuple(found))


def _stopped(text: str) -> bool:
    return "does not exist" in text or "there is nothing called" in text


def _own(own: Scenarios) -> list[Finding]:
    failed = len(own.failed)
    if not own.results:
        return [Finding("own-none", "look")]
    found = [Finding("own-scenarios", "stop" if failed else "fine", {"played": len(own.results), "failed": failed})]
    if own.coverage is not None:
        missing = len(own.coverage.untouched) + len(own.coverage.never_run)
        total = len(own.coverage.declarations) + len(own.coverage.branches)
        if total:
            found.append(Finding("own-coverage", "look" if missing else "fine", {"total": total, "missing": missing}))
    return found


def _play(differences: Sequence[Difference]) -> list[Finding]:
    """What is certain, and large enough to be felt at a table."""
    found = []
    for one in differences:
        match one.what:
            case ("win", "1") if one.change.certain:
                points = f"{100 * one.change.mean:+.1f}"
                weight: Weight = "look" if abs(one.change.mean) > ADVANTAGE else "fine"
                found.append(Finding("play-first-seat", weight, {"points": points}))
            case ("length",) if one.change.certain and one.before:
                share = one.change.mean / one.before
                weight = "look" if abs(share) > LONGER else "fine"
                found.append(Finding("play-length", weight, {"share": f"{100 * share:+.0f}"}))
            case ("result", "1") if one.change.certain:
                found.append(Finding("play-result", "fine", {"points": f"{one.change.mean:+.1f}"}))
    if differences and not found:
        found.append(Finding("play-same", "fine"))
    return found

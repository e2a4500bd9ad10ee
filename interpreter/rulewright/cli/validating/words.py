"""Findings and the verdict in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.reporting.sections import Row, Section

if TYPE_CHECKING:
    from rulewright.validate import Finding, Tried, Verdict

MARKS = {"fine": "good", "look": "", "stop": "bad"}


def told_verdict(packs: str, verdict: Verdict) -> Section:
    rows = tuple(Row((_sign(finding.weight), in_words(finding)), mark=MARKS[finding.weight]) for finding in verdict.findings)
    return Section(phrases.say("val-verdict", packs=packs, verdict=verdict.weight), (), (), rows, 2)


def told_games(tried: list[Tried]) -> Section:
    rows = tuple(
        Row((code, message, place, _setting(one), str(times)), mark="bad")
        for one in tried
        for code, message, place, times in one.stopped
    )
    return Section(phrases.say("val-stopped"), (), (), rows, 4)


def _setting(one: Tried) -> str:
    options = ", ".join(f"{name}={value}" for name, value in one.setting.options)
    return phrases.say("val-setting", players=one.setting.players, who=one.who, options=options or "–")


def _sign(weight: str) -> str:
    return {"fine": "+", "look": "?", "stop": "!"}[weight]


def in_words(finding: Finding) -> str:
    v = finding.values
    match finding.what:
        case "errors":
            return phrases.say("val-errors", errors=v["errors"])
        case "checked":
            return phrases.say("val-checked", warnings=v["warnings"])
        case "changes":
            return phrases.say("val-changes", changes=v["changes"])
        case "base-scenarios":
            return phrases.say("val-base-scenarios", played=v["played"], different=v["different"])
        case "base-broken":
            return phrases.say("val-base-broken", broken=v["broken"])
        case "own-none":
            return phrases.say("val-own-none")
        case "own-scenarios":
            return phrases.say("val-own-scenarios", played=v["played"], failed=v["failed"])
        case "own-coverage":
            return phrases.say("val-own-coverage", total=v["total"], missing=v["missing"])
        case "games":
            return phrases.say("val-games", games=v["games"], settings=v["settings"], stopped=v["stopped"])
        case "games-unwilling":
            return phrases.say("val-games-unwilling", games=v["games"])
        case "play-first-seat":
            return phrases.say("val-play-first-seat", points=v["points"])
        case "play-length":
            return phrases.say("val-play-length", share=v["share"])
        case "play-result":
            return phrases.say("val-play-result", points=v["points"])
        case "play-same":
            return phrases.say("val-play-same")
    raise ValueError(finding.what)

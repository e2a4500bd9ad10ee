"""Who won, and the score sheets."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.explain import listed
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.records import Ending


def result(ending: Ending | None, narrator: Narrator) -> list[str]:
    """The result in a line, and the score sheet of every player if the game has one."""
    format = narrator.catalog.format
    if ending is None:
        return [format("tell-unfinished")]
    winners, scored = ending.winners, bool(narrator.checked.rules.scores)
    points = sum(ending.sheets[winners[0]].values())
    who = listed([narrator.player(seat) for seat in winners], narrator.catalog)
    if len(winners) == 1:
        line = format("tell-winner-points" if scored else "tell-winner", who=who, points=points)
    elif len(winners) == len(ending.sheets) and not scored:
        line = format("tell-draw")
    else:
        line = format("tell-shared-points" if scored else "tell-shared", who=who, points=points)
    return [line, *(_sheet(seat, sheet, narrator) for seat, sheet in ending.sheets.items() if scored)]


def _sheet(seat: int, sheet: Mapping[str, int], narrator: Narrator) -> str:
    catalog = narrator.catalog
    first, *rest = [catalog.format("tell-score", name=catalog.name(name), points=points) for name, points in sheet.items()]
    scores = first
    for part in rest:
        scores = catalog.format("say-list-and-next", list=scores, item=part)
    return catalog.format("tell-sheet", who=narrator.player(seat), scores=scores, points=sum(sheet.values()))

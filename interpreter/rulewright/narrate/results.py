"""Who won, and the score sheets."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.explain import Phrase, joined
from rulewright.narrate.narrator import Narrator
from rulewright.narrate.records import Ending


def result(ending: Ending | None, narrator: Narrator) -> list[Phrase]:
    """The result in a line, and the score sheet of every player if the game has one."""
    say = narrator.say
    if ending is None:
        return [say("tell-unfinished")]
    winners, scored = ending.winners, bool(narrator.checked.rules.scores)
    points = sum(ending.sheets[winners[0]].values())
    who = joined([narrator.player(seat) for seat in winners], narrator.catalog)
    if len(winners) == 1:
        line = say("tell-winner-points", who=who, points=points) if scored else say("tell-winner", who=who)
    elif len(winners) == len(ending.sheets) and not scored:
        line = say("tell-draw")
    else:
        line = say("tell-shared-points", who=who, points=points) if scored else say("tell-shared", who=who)
    return [line, *(_sheet(seat, sheet, narrator) for seat, sheet in ending.sheets.items() if scored)]


def _sheet(seat: int, sheet: Mapping[str, int], narrator: Narrator) -> Phrase:
    scores = [narrator.say("tell-score", name=narrator.noun(name), points=points) for name, points in sheet.items()]
    told = joined(scores, narrator.catalog, "row")
    return narrator.say("tell-sheet", who=narrator.player(seat), scores=told, points=sum(sheet.values()))

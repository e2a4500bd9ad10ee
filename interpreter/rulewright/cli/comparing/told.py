"""Differences as sections: short ones in one table, rules side by side with their sentences, scenarios that end otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.reporting.sections import Row, Section

if TYPE_CHECKING:
    from rulewright.difference import Told
    from rulewright.scenario import Both


def told_changes(before: str, after: str, found: Sequence[Told]) -> list[Section]:
    summary = phrases.say("diff-count", changes=len(found)) if found else phrases.say("diff-none")
    sections = [Section(phrases.say("diff-title", before=before, after=after), (summary,))]
    short = [one for one in found if one.change.short and not one.before and not one.after]
    if short:
        head = (phrases.say("diff-address"), before, after, phrases.say("diff-name"))
        cells = [(one.change.address, _or_none(one.change.before), _or_none(one.change.after), one.name) for one in short]
        rows = tuple(map(Row, cells))
        sections.append(Section(phrases.say("diff-entries"), (), head, rows, 4))
    for one in found:
        if one in short:
            continue
        rows = (Row((_or_none(one.change.before), _or_none(one.change.after))),)
        if one.before or one.after:
            rows = (*rows, Row((one.before, one.after), mark="good"))
        sections.append(Section(_title(one), (), (before, after), rows, 2))
    return sections


def told_behaviour(before: str, after: str, pack: str, both: Both | None) -> Section:
    title = phrases.say("diff-behaviour", pack=pack)
    if both is None:
        return Section(title, (phrases.say("diff-not-played"),))
    lines = [phrases.say("diff-played", played=both.played, different=len(both.different))]
    if both.left_out:
        lines.append(phrases.say("diff-left-out", left=both.left_out))
    rows = tuple(Row((f"{one.name}\n{one.place}", _ending(one.before), _ending(one.after))) for one in both.different)
    return Section(title, tuple(lines), ("", before, after) if rows else (), rows, 3)


def _title(one: Told) -> str:
    return phrases.say("diff-named", address=one.change.address, name=one.name) if one.name else one.change.address


def _or_none(text: str | None) -> str:
    return text if text is not None else phrases.say("diff-is-missing")


def _ending(problems: tuple[str, ...]) -> str:
    return "\n".join(problems) or phrases.say("diff-holds")

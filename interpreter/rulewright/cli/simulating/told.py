"""The figures of a simulation as sections."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.reporting.sections import Bar, Row, Section, bar_of, number, percent, percent_within, signed, within

if TYPE_CHECKING:
    from rulewright.simulate import Difference, Report

MOST = 40  # rows of a table that one reads; JSON and the page have all
Name = Callable[[str], str]


def told(report: Report, name: Name, whole: bool = False) -> list[Section]:
    """A report in words; `whole` leaves out no row."""
    found = [_overview(report), _seats(report), _results(report)]
    most = 1_000_000 if whole else MOST
    if report.scores:
        found.append(_scores(report, name))
    if report.sources:
        found.append(_sources(report, name, most))
    if report.components:
        found.append(_components(report, name, most))
    if report.dead:
        found.append(_dead(report, most))
    if report.stopped:
        found.append(_stopped(report))
    return found


def _overview(report: Report) -> Section:
    title = phrases.say("sim-title", packs=" + ".join(report.packs), players=report.players, games=report.games)
    lines = []
    if report.games < report.wanted:
        lines.append(phrases.say("sim-part", games=report.games, wanted=report.wanted))
    lines.append(phrases.say("sim-closely", closely=report.closely))
    lines.append(phrases.say("sim-bounds"))
    lines.append(phrases.say("sim-length", mean=number(report.length.mean), bounds=within(report.length)))
    if len(report.seats) > 1:
        lines.append(phrases.say("sim-margin", mean=number(report.margin.mean), bounds=within(report.margin)))
        lines.append(phrases.say("sim-ties", share=percent(report.ties.mean)))
        first = report.first_seat
        much = f"{100 * first.mean:+.1f}"
        bounds = f"{100 * first.low:+.1f} … {100 * first.high:+.1f}"
        lines.append(phrases.say("sim-first-seat", much=much, bounds=bounds, certain="yes" if first.certain else "no"))
    return Section(title, tuple(lines))


def _seats(report: Report) -> Section:
    head = ("sim-seat", "sim-who", "sim-wins", "sim-bounds-head", "sim-result", "sim-bounds-head", "sim-spread", "sim-range")
    rows = tuple(
        Row(
            (
                str(seat.seat),
                seat.who,
                percent(seat.wins.mean),
                percent_within(seat.wins),
                number(seat.result.mean),
                within(seat.result),
                number(seat.deviation),
                f"{seat.least} … {seat.most}",
            ),
            Bar(seat.wins.mean, seat.wins.low, seat.wins.high),
        )
        for seat in report.seats
    )
    return Section(phrases.say("sim-seats"), (), tuple(_heads()[key] for key in head), rows, 2)


def _heads() -> dict[str, str]:
    """The heads of columns, each said once."""
    return {
        "sim-seat": phrases.say("sim-seat"),
        "sim-who": phrases.say("sim-who"),
        "sim-wins": phrases.say("sim-wins"),
        "sim-bounds-head": phrases.say("sim-bounds-head"),
        "sim-result": phrases.say("sim-result"),
        "sim-spread": phrases.say("sim-spread"),
        "sim-range": phrases.say("sim-range"),
    }


def _results(report: Report) -> Section:
    largest = max((count for _, _, count in report.bars), default=0)
    rows = tuple(
        Row((str(low) if low == high else f"{low} … {high}", str(count)), Bar(count / largest, 0, 0))
        for low, high, count in report.bars
    )
    return Section(phrases.say("sim-results"), (), (), rows)


def _scores(report: Report, name: Name) -> Section:
    largest = max(points.mean for _, points in report.scores)
    head = (phrases.say("sim-score"), phrases.say("sim-points"), phrases.say("sim-bounds-head"))
    rows = tuple(
        Row((name(score), number(points.mean), within(points)), bar_of(points, largest)) for score, points in report.scores
    )
    return Section(phrases.say("sim-scores"), (), head, rows)


def _sources(report: Report, name: Name, most: int) -> Section:
    largest = max(source.amount.mean for source in report.sources)
    shown = sorted(report.sources, key=lambda source: -abs(source.amount.mean))[:most]
    head = (phrases.say("sim-rule"), phrases.say("sim-counter"), phrases.say("sim-points"), phrases.say("sim-bounds-head"))
    rows = tuple(
        Row((one.rule, name(one.noun), signed(one.amount.mean), within(one.amount)), bar_of(one.amount, largest))
        for one in report.sources
        if one in shown
    )
    left = len(report.sources) - len(shown)
    lines = (phrases.say("sim-more", more=left),) if left else ()
    return Section(phrases.say("sim-sources"), lines, head, rows, 2)


def _components(report: Report, name: Name, most: int) -> Section:
    head = (
        phrases.say("sim-kind"),
        phrases.say("sim-item"),
        phrases.say("sim-owners"),
        phrases.say("sim-chosen"),
        phrases.say("sim-worth"),
        phrases.say("sim-bounds-head"),
        phrases.say("sim-owner-wins"),
    )
    ranked = sorted(report.components, key=lambda one: (not one.worth.certain, -abs(one.worth.mean)))
    shown = ranked[:most]
    rows = tuple(
        Row(
            (
                name(one.kind),
                one.item,
                percent(one.owners.mean),
                number(one.chosen),
                signed(one.worth.mean) if one.worth.count > 1 else "–",
                within(one.worth),
                percent(one.wins.mean) if one.wins.count else "–",
            ),
            mark="" if not one.worth.certain else "good" if one.worth.mean > 0 else "bad",
        )
        for one in report.components
        if one in shown
    )
    left = len(report.components) - len(shown)
    lines = [phrases.say("sim-worth-means")]
    if left:
        lines.append(phrases.say("sim-more", more=left))
    return Section(phrases.say("sim-components"), tuple(lines), head, rows, 2)


def _dead(report: Report, most: int) -> Section:
    lines = [phrases.say("sim-dead-means")]
    if len(report.dead) > most:
        lines.append(phrases.say("sim-more", more=len(report.dead) - most))
    rows = tuple(Row((one.rule, one.label, one.key)) for one in report.dead[:most])
    return Section(phrases.say("sim-dead"), tuple(lines), (), rows, 3)


def _stopped(report: Report) -> Section:
    rows = tuple(Row((code, message, place, str(times)), mark="bad") for code, message, place, times in report.stopped)
    return Section(phrases.say("sim-stopped"), (), (), rows, 3)


def told_difference(
    before: str, after: str, found: list[Difference], name: Name, whole: bool = False, title: str = ""
) -> Section:
    """What one set of rules does otherwise than another: what is certain first, and plainly."""
    head = (
        phrases.say("sim-figure"),
        phrases.say("sim-before"),
        phrases.say("sim-after"),
        phrases.say("sim-change"),
        phrases.say("sim-bounds-head"),
    )
    shown = [one for one in found if whole or one.change.certain or one.what[0] in ("result", "win", "length", "margin")]
    rows = tuple(
        Row(
            (_figure(one.what, name), number(one.before), number(one.after), signed(one.change.mean), within(one.change)),
            mark="good" if one.change.certain else "",
        )
        for one in shown
    )
    title = title or phrases.say("sim-difference", before=before, after=after)
    return Section(title, (phrases.say("sim-difference-means"),), head, rows)


def _figure(what: tuple[str, ...], name: Name) -> str:
    match what:
        case ("result", seat):
            return phrases.say("sim-figure-result", seat=seat)
        case ("win", seat):
            return phrases.say("sim-figure-win", seat=seat)
        case ("length",):
            return phrases.say("sim-figure-length")
        case ("margin",):
            return phrases.say("sim-figure-margin")
        case ("score", score):
            return phrases.say("sim-figure-score", score=name(score))
        case (_, noun, rule):
            return phrases.say("sim-figure-source", noun=name(noun), rule=rule)
    return " ".join(what)

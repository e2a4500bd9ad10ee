"""What happened, line by line, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compile.sites import Effect, Site
from rulewright.explain.phrases import PLURAL, fixed
from rulewright.link.types import PLAYER, PieceType

if TYPE_CHECKING:
    from rulewright.explain.texts import Texts
    from rulewright.run.game import Entry, Game

COUNTED = ("pay", "gain", "lose")


def entry(texts: Texts, game: Game, entry: Entry, hidden: bool = False) -> str:
    """A choice or a change in words, with the rule and the line that caused it; a change of nothing is not worth a line.

    A hidden move is told without its piece: not everybody may know which one it was.
    """
    say = texts.catalog.format
    who = texts.player(entry.player) if entry.player else say("tell-the-game")
    if entry.site is not None:
        return _choice(texts, game, entry.site, who, entry.key)
    assert entry.effect is not None
    effect = entry.effect
    text = _hidden_move(texts, effect, who) if hidden else _change(texts, game, effect, who, entry)
    if not text:
        return ""
    kind, _, id = effect.rule.partition(".")
    rule = texts.name(effect.rule) if texts.catalog.has(effect.rule) else effect.rule
    if kind in texts.checked.rules.pieces:
        rule = texts.piece(texts.checked.rules.pieces[kind], id)
    place = f"{effect.span.file.split('/', 1)[-1]}:{effect.span.line}"
    return say("log-source", text=say("log-line", text=text), rule=rule, place=place)


def _choice(texts: Texts, game: Game, site: Site, who: str, key: str) -> str:
    if site.kind in ("may", "more"):
        body = texts.asked_to(site)
        return texts.catalog.format("log-may" if body else "log-may-other", who=who, answer=key, body=body or "")
    if site.kind == "window" and key == "enough":
        return ""
    message = {"pay": "log-paid", "window": "log-played"}.get(site.kind, "log-choice")
    return texts.catalog.format(message, who=who, what=texts.answer(game, site, key))


def _change(texts: Texts, game: Game, effect: Effect, who: str, entry: Entry) -> str:
    rules, amount, say = texts.checked.rules, entry.amount, texts.catalog.format
    if effect.verb in COUNTED:
        return say(f"log-{effect.verb}", who=who, amount=texts.amount(amount, effect.noun)) if amount else ""
    if effect.verb == "roll":
        return say("log-roll", who=who, noun=texts.name(effect.noun), number=amount)
    if effect.verb == "advance" and PLAYER in rules.variables[effect.noun].per:
        return say("log-advance", who=who, noun=texts.name(effect.noun), number=amount)
    if effect.verb == "advance":
        return say("log-set", noun=texts.name(effect.noun), value=amount)
    if effect.verb == "set" and effect.noun in rules.variables:
        variable = rules.variables[effect.noun]
        value = texts.value(game.program, variable.type, amount)
        own = PLAYER in variable.per
        return say("log-set-own" if own else "log-set", who=who, noun=texts.name(effect.noun), value=value)
    if effect.verb == "mark":
        kind, _, attribute = effect.noun.partition(".")
        piece, value = amount
        noun = rules.pieces[kind]
        shown = texts.value(game.program, noun.attributes[attribute].type, value)
        what = texts.value(game.program, PieceType(kind), piece)
        return say("log-mark", noun=texts.name(attribute), piece=what, value=shown)
    if effect.verb in ("move", "draw") and effect.noun in rules.zones:
        return _handled(texts, game, effect, who, amount)
    if effect.verb == "place" and effect.noun in rules.boards:
        what = texts.value(game.program, PieceType(rules.boards[effect.noun].tiles), amount)
        return say("log-place", who=who, what=what, to=_where(texts, effect.noun, "in", "board"))
    return say("log-other", who=who, verb=effect.verb, noun=texts.name(effect.noun))


def _handled(texts: Texts, game: Game, effect: Effect, who: str, amount: int) -> str:
    say = texts.catalog.format
    kind = texts.checked.rules.zones[effect.noun].holds
    to = _where(texts, effect.noun, "to", "zone")
    if effect.verb == "draw":
        message = "log-draw-own" if PLAYER in texts.checked.rules.zones[effect.noun].per else "log-draw"
        return say(message, who=who, amount=texts.amount(amount, kind), to=to, count=amount) if amount > 0 else ""
    if not amount:
        return say("log-move-many", who=who, what=texts.name(kind, PLURAL), to=to)
    return say("log-move", who=who, what=texts.value(game.program, PieceType(kind), amount), to=to)


def _hidden_move(texts: Texts, effect: Effect, who: str) -> str:
    kind = texts.checked.rules.zones[effect.noun].holds
    return texts.catalog.format("log-move", who=who, what=texts.amount(1, kind), to=_where(texts, effect.noun, "to", "zone"))


def _where(texts: Texts, noun: str, way: str, kind: str) -> str:
    """Where something goes, in the noun's own words if it has any."""
    rules, say = texts.checked.rules, texts.catalog.format
    per = rules.boards[noun].per if kind == "board" else rules.zones[noun].per
    whole = say("log-noun-own" if PLAYER in per else "log-noun", noun=texts.name(noun))
    if texts.catalog.has(noun, way):
        return say(noun, way, noun=fixed(whole), count=1, case="", det="the")
    return say(f"say-{way}-{kind}", place=whole)


def result(texts: Texts, game: Game) -> list[str]:
    say = texts.catalog.format
    if game.decision is not None:
        return [say("tell-unfinished")]
    winners = game.winners()
    sheets = {seat: game.scores(seat) for seat in range(1, game.players + 1)}
    scored = bool(texts.checked.rules.scores)
    points = sum(sheets[winners[0]].values())
    who = texts.listed([texts.player(seat) for seat in winners])
    if len(winners) == 1:
        lines = [say("tell-winner-points" if scored else "tell-winner", who=who, points=points)]
    elif len(winners) == game.players and not scored:
        lines = [say("tell-draw")]
    else:
        lines = [say("tell-shared-points" if scored else "tell-shared", who=who, points=points)]
    return [*lines, *(_sheet(texts, seat, sheet) for seat, sheet in sheets.items())] if scored else lines


def _sheet(texts: Texts, seat: int, sheet: dict[str, int]) -> str:
    say = texts.catalog.format
    parts = [say("tell-score", name=texts.name(name), points=points) for name, points in sheet.items()]
    whole = parts[0]
    for part in parts[1:]:
        whole = say("say-list-and-next", list=whole, item=part)
    return say("tell-sheet", who=texts.player(seat), scores=whole, points=sum(sheet.values()))

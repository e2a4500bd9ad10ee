"""What a pack says of itself that nobody would look at: who plays is said by the game below, and versions only of packs it rests on."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.diagnostics import Diagnostic, English, Span, suggest_or_list
from rulewright.link.nouns import Manifest
from rulewright.read import Mapping


def of_no_use(front: Mapping, manifest: Manifest, below: list[Manifest]) -> Iterator[Diagnostic]:
    """Entries of a pack.yaml that mean nothing; `below` are the packs that it lies over."""
    games = [pack for pack in below if not pack.extends]
    if (players := front.get("players")) is not None and any(game.players != manifest.players for game in games):
        hint = English("a pack over another changes them by `set players.max to …`")
        yield Diagnostic("RW305", English("`{key}` is only looked at in the game below", key="players"), players.span, hint)
    if manifest.solo is not None and any(game.solo != manifest.solo for game in games):
        hint = English("remove it, or write it there")
        yield Diagnostic("RW305", English("`{key}` is only looked at in the game below", key="solo"), manifest.solo.span, hint)
    known = {*manifest.extends, *(pack.id for pack in below), *manifest.knows}
    for name, (_, span) in manifest.needs.items():
        if name not in known:
            yield _needed(name, span, known)


def _needed(name: str, span: Span, known: set[str]) -> Diagnostic:
    hint = suggest_or_list(name, sorted(known)) or English("remove it, or let the pack extend `{name}`", name=name)
    return Diagnostic("RW305", English("this pack neither extends nor knows `{name}`", name=name), span, hint)

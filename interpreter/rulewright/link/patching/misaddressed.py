"""A patch that finds nothing to change: which word of its address is wrong, and what could stand there."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.diagnostics import Diagnostic, English, Span, did_you_mean, suggest
from rulewright.link.patching.patch import Missing, Patch, shown
from rulewright.link.ruleset import Ruleset

LOOK_UP = English("look up its name in the pack below")
MOST = 12  # names that one reads in a row


def told(missing: Missing, patches: Iterable[Patch]) -> Diagnostic:
    """The word that leads nowhere, with the address that is there instead, or all that could stand there."""
    patch, depth, known = missing.patch, missing.depth, missing.known
    word = patch.path[depth]
    guess = did_you_mean(word, known)
    if guess is not None:
        hint = English("did you mean `{guess}`?", guess=shown((*patch.path[:depth], guess, *patch.path[depth + 1 :]), patch.seat))
    else:
        hint = English("known here: {known}", known=", ".join(known)) if 0 < len(known) <= MOST else LOOK_UP
    return Diagnostic("RW309", _no(patch), word.span, hint, _taken_away(patch, patches))


def unknown_name(rules: Ruleset, patch: Patch, patches: Iterable[Patch]) -> Diagnostic:
    """The first word of an address is no name that anything declares."""
    name, seat = patch.path[0], patch.seat
    rest = patch.path[1:]
    if name in rules.options:
        hint: English | None = English("did you mean `{guess}`?", guess=shown(("option", *patch.path)))
    else:
        kinds = [kind for kind, pieces in rules.pieces.items() if any(item.id == name for item in pieces.items)]
        sentences = [*rules.values, *rules.scores, *rules.rules, *rules.flows, *rules.bots, *rules.named_listeners()]
        nouns = [*rules.variables, *rules.zones, *rules.boards, *rules.tables, *rules.pieces, *rules.enums]
        guess = did_you_mean(name, sentences if not rest else [*sentences, *nouns])
        guess = guess or did_you_mean(name, nouns)
        if kinds:
            hint = English("did you mean `{guess}`?", guess=shown((kinds[0], *patch.path)))
        else:
            hint = English("did you mean `{guess}`?", guess=shown((guess, *rest), seat)) if guess else None
    return Diagnostic("RW309", _no(patch), name.span, hint or LOOK_UP, _taken_away(patch, patches))


def unknown_seat(rules: Ruleset, patch: Patch, seat: str, patches: Iterable[Patch]) -> Diagnostic:
    """A rule without a version of its own for a seat."""
    name = patch.path[0]
    assert patch.seat is not None
    versions = [other for rule, other in rules.seat_rules if rule == name]
    hint = suggest(seat, versions) or English(
        "write `rule {name} for {seat}:` without a patch to give that seat one", name=name, seat=seat
    )
    return Diagnostic("RW309", _no(patch), patch.seat.span, hint, _taken_away(patch, patches))


def _no(patch: Patch) -> English:
    return English("there is no `{what}` to change", what=shown(patch.path, patch.seat))


def _taken_away(patch: Patch, patches: Iterable[Patch]) -> tuple[tuple[English, Span], ...]:
    """Who else changes what this one is in: then it may be gone because of that."""
    seat, path = patch.address
    return tuple(
        (English("`{pack}` changes `{what}` here", pack=other.pack.id, what=shown(other.path, other.seat)), other.span)
        for other in patches
        if other is not patch and not other.adds and other.address[0] == seat and path[: len(other.path)] == other.address[1]
    )

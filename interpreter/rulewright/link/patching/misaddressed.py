"""A patch that finds nothing to change: which word of its address is wrong, and what could stand there."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.diagnostics import Diagnostic, Span, did_you_mean, suggest
from rulewright.link.patching.patch import Missing, Patch, shown
from rulewright.link.ruleset import Ruleset

LOOK_UP = "look up its name in the pack below"
MOST = 12  # names that one reads in a row


def told(missing: Missing, patches: Iterable[Patch]) -> Diagnostic:
    """The word that leads nowhere, with the address that is there instead, or all that could stand there."""
    patch, depth, known = missing.patch, missing.depth, missing.known
    word = patch.path[depth]
    guess = did_you_mean(word, known)
    if guess is not None:
        hint = f"did you mean `{shown((*patch.path[:depth], guess, *patch.path[depth + 1 :]), patch.seat)}`?"
    else:
        hint = f"known here: {', '.join(known)}" if 0 < len(known) <= MOST else LOOK_UP
    return Diagnostic("RW309", _no(patch), word.span, hint, _taken_away(patch, patches))


def unknown_name(rules: Ruleset, patch: Patch, patches: Iterable[Patch]) -> Diagnostic:
    """The first word of an address is no name that anything declares."""
    name, seat = patch.path[0], patch.seat
    rest = patch.path[1:]
    if name in rules.options:
        hint: str | None = f"did you mean `{shown(('option', *patch.path))}`?"
    else:
        kinds = [kind for kind, pieces in rules.pieces.items() if any(item.id == name for item in pieces.items)]
        sentences = [*rules.values, *rules.scores, *rules.rules, *rules.flows, *rules.bots, *rules.named_listeners()]
        nouns = [*rules.variables, *rules.zones, *rules.boards, *rules.tables, *rules.pieces, *rules.enums]
        guess = did_you_mean(name, sentences if not rest else [*sentences, *nouns])
        guess = guess or did_you_mean(name, nouns)
        if kinds:
            hint = f"did you mean `{shown((kinds[0], *patch.path))}`?"
        else:
            hint = f"did you mean `{shown((guess, *rest), seat)}`?" if guess else None
    return Diagnostic("RW309", _no(patch), name.span, hint or LOOK_UP, _taken_away(patch, patches))


def unknown_seat(rules: Ruleset, patch: Patch, seat: str, patches: Iterable[Patch]) -> Diagnostic:
    """A rule without a version of its own for a seat."""
    name = patch.path[0]
    assert patch.seat is not None
    versions = [other for rule, other in rules.seat_rules if rule == name]
    hint = suggest(seat, versions) or f"write `rule {name} for {seat}:` without a patch to give that seat one"
    return Diagnostic("RW309", _no(patch), patch.seat.span, hint, _taken_away(patch, patches))


def _no(patch: Patch) -> str:
    return f"there is no `{shown(patch.path, patch.seat)}` to change"


def _taken_away(patch: Patch, patches: Iterable[Patch]) -> tuple[tuple[str, Span], ...]:
    """Who else changes what this one is in: then it may be gone because of that."""
    seat, path = patch.address
    return tuple(
        (f"`{other.pack.id}` changes `{shown(other.path, other.seat)}` here", other.span)
        for other in patches
        if other is not patch and not other.adds and other.address[0] == seat and path[: len(other.path)] == other.address[1]
    )

"""A save played again: with the rules it was made with, or with others as far as they follow it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulewright.diagnostics import Diagnostic, English, GameError, Span
from rulewright.link import Ruleset, settle
from rulewright.pipeline import Loaded, load
from rulewright.run.game import Game, IllegalChoice, new_game
from rulewright.run.natively import Engine
from rulewright.run.save import Record, SaveFile, Settings


def versions(loaded: Loaded) -> dict[str, str]:
    assert loaded.checked is not None
    return {pack.id: pack.version for pack in loaded.checked.rules.packs}


def fingerprints(loaded: Loaded) -> dict[str, str]:
    """A short hash of every file that has a say in play."""
    found = {}
    for files in loaded.packs:
        for name in [*files.yaml, *files.rules]:
            text = files.sources.get(f"{files.name}/{name}", "")
            found[f"{files.name}/{name}"] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return dict(sorted(found.items()))


def difference(save: SaveFile, loaded: Loaded) -> Diagnostic | None:
    """The first thing in which the rules at hand differ from those of the save."""
    for name, version in versions(loaded).items():
        old = save.header["versions"].get(name)
        if old is not None and old != version:
            return Diagnostic(
                "RW603",
                English("the save was made with {name} {old}, but this is {name} {version}", name=name, old=old, version=version),
                None,
                English("replay it with --migrate to keep what still fits"),
            )
    now = fingerprints(loaded)
    for file in sorted({*now, *save.header["files"]}):
        if now.get(file) != save.header["files"].get(file):
            return Diagnostic(
                "RW603",
                English("the save was made with another `{file}`", file=file),
                Span.point(file, 1, 1),
                English("replay it with --migrate to keep what still fits"),
            )
    return None


@dataclass(frozen=True)
class Replayed:
    """A game brought to where its save ends, or to where the rules no longer follow it."""

    loaded: Loaded
    game: Game
    settings: Settings  # with the options that were kept
    kept: int
    diagnostics: tuple[Diagnostic, ...]


def replay(
    save: SaveFile,
    to: int | None = None,
    migrate: bool = False,
    packs: Sequence[str] | None = None,
    engine: Engine = "python",
) -> Replayed | list[Diagnostic]:
    """Play a save again. Damaged or with other rules it is refused, or followed with `migrate` as far as it goes."""
    problems = list(save.diagnostics)
    if save.refused is not None and not migrate:
        return [*problems, save.refused]
    loaded = load(list(packs or save.settings.packs))
    if loaded.checked is None:
        return [*problems, *loaded.diagnostics]
    changed = difference(save, loaded)
    if changed is not None and not migrate:
        return [*problems, changed]
    try:
        settings, left_out = _followed(save, loaded.checked.rules) if migrate else (save.settings, [])
        game = new_game(loaded.checked, settings.players, settings.seed, settings.options, engine)
    except GameError as error:
        return [*problems, error.diagnostic]
    problems += left_out
    kept = 0
    for record in save.records[:to]:
        wrong = _apply(game, record)
        if wrong is not None:
            at = Span.point(save.path.name, record.line, 1)
            hint = English("play on from here") if migrate else English("the save was edited, or is not of this game")
            problems.append(Diagnostic("RW604", wrong, at, hint))
            if not migrate:
                return problems
            break
        kept += 1
    if save.refused is not None and save.refused.code == "RW602":
        problems.append(save.refused)
    return Replayed(loaded, game, settings, kept, tuple(problems))


def _followed(save: SaveFile, rules: Ruleset) -> tuple[Settings, list[Diagnostic]]:
    """The settings of a save as far as other rules have them, and what became of the rest."""
    settings = save.settings
    settle(rules, settings.players, {})
    options, problems = {}, []
    for name, value in settings.options.items():
        try:
            settle(rules, settings.players, {name: value})
        except GameError as error:
            message = English("{why}, so it is left out", why=error.diagnostic.message)
            problems.append(Diagnostic("RW604", message, Span.point(save.path.name, 1, 1), English("play on from here")))
        else:
            options[name] = value
    return replace(settings, options=options), problems


def _apply(game: Game, record: Record) -> English | None:
    """Carry out one record; what stands against it, if anything."""
    if record.seat == 0:
        reason = game.why_no_undo()
        if reason is not None:
            return English("this undo is not possible here")
        game.undo()
        return None
    decision = game.decision
    if decision is None:
        return English("the game is over before this choice")
    if decision.player != record.seat or decision.site.label != record.label:
        return English(
            "player {player} is asked for `{label}` here, not player {seat} for `{record_label}`",
            player=decision.player,
            label=decision.site.label,
            seat=record.seat,
            record_label=record.label,
        )
    try:
        game.choose(record.key)
    except IllegalChoice:
        return English("`{key}` is not among the options for `{label}` here", key=record.key, label=record.label)
    except GameError as error:
        return error.diagnostic.message
    return None

"""How a game at the terminal begins: anew, or where a save ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli import phrases
from rulewright.cli.arguments import load_game
from rulewright.cli.guard import Problems
from rulewright.cli.output import in_words, say
from rulewright.cli.playing.places import places_of
from rulewright.process import loaded_for_good

if TYPE_CHECKING:
    from rulewright.pipeline import Loaded
    from rulewright.run import Engine, Game, Save, Settings


@dataclass(frozen=True)
class Wanted:
    """What the command line says about a game; None where it says nothing."""

    packs: tuple[str, ...]
    players: int | None
    seed: int | None
    options: Mapping[str, str]
    engine: Engine = "python"


@dataclass(frozen=True)
class Opened:
    loaded: Loaded
    game: Game
    save: Save | None
    settings: Settings

    @property
    def pack_ids(self) -> list[str]:
        return [pack.id for pack in self.game.program.checked.rules.packs]


def start(wanted: Wanted) -> Opened:
    """A new game, not yet saved anywhere."""
    from rulewright.cli.simulating.engines import telling_of_builds
    from rulewright.run import GameError, Settings, new_game

    loaded, checked = load_game(wanted.packs)
    players = wanted.players if wanted.players is not None else checked.rules.base.players[0]
    settings = Settings(tuple(map(_findable, wanted.packs)), players, wanted.seed or 0, wanted.options)
    try:
        with telling_of_builds(checked) as compiling:
            game = new_game(checked, players, settings.seed, wanted.options, wanted.engine, compiling)
    except GameError as error:
        raise Problems([error.diagnostic], loaded.sources) from None
    loaded_for_good()
    return Opened(loaded, game, None, settings)


def kept(opened: Opened, path: Path) -> Opened:
    """Begin a save; the last step before playing, so that a wrong command line leaves no file behind."""
    from rulewright.run import Save

    return replace(opened, save=Save.create(path, opened.loaded, opened.settings))


def resume(path: Path, wanted: Wanted) -> Opened:
    """Go on with a save; what the command line says about the game must not contradict it."""
    from rulewright.diagnostics import Diagnostic
    from rulewright.run import GameError, Save, read_save, replay

    found = read_save(path)
    if isinstance(found, Diagnostic):
        raise Problems([found], places_of(path))
    _agree(path, wanted, found.settings)
    result = replay(found, engine=wanted.engine)
    if isinstance(result, list):
        raise Problems(result, places_of(path, found.settings.packs))
    try:
        save = Save.go_on(found)
    except GameError as error:
        raise Problems([error.diagnostic], places_of(path, loaded=result.loaded)) from None
    for problem in result.diagnostics:
        say(f"{path}: {in_words(problem.message)}", err=True)
    say(phrases.say("going-on", path=str(path), lines=result.kept), err=True)
    loaded_for_good()
    return Opened(result.loaded, result.game, save, found.settings)


def _agree(path: Path, wanted: Wanted, settings: Settings) -> None:
    from rulewright.read import find_pack

    if wanted.packs and {find_pack(name) for name in wanted.packs} != {find_pack(name) for name in settings.packs}:
        played = " + ".join(Path(name).name for name in settings.packs)
        raise click.UsageError(phrases.say("other-game", path=str(path), packs=played))
    other = (
        wanted.players not in (None, settings.players)
        or wanted.seed not in (None, settings.seed)
        or (wanted.options and dict(wanted.options) != dict(settings.options))
    )
    if other:
        raise click.UsageError(phrases.say("other-settings", path=str(path)))


def _findable(name: str) -> str:
    """A folder is remembered by its whole path, for a save may be continued from elsewhere."""
    return str(Path(name).resolve()) if Path(name).is_dir() else name

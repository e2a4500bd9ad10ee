"""`rulewright play`: a game at the terminal, against bots or people, or bots alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli.arguments import PACK, SETTING, load_game
from rulewright.cli.guard import Problems
from rulewright.cli.output import FORMAT, dim, say, say_json

if TYPE_CHECKING:
    from rulewright.check.load import Loaded
    from rulewright.run.game import Game
    from rulewright.run.save import Save, Settings


@click.command("play")
@click.argument("pack", type=PACK, required=False)
@click.option("--players", type=int, help="How many play; the fewest possible unless given.")
@click.option("--seed", type=click.IntRange(0), help="Decides all chance; the same seed and choices give the same game.")
@click.option("--option", "options", type=SETTING, multiple=True, help="A variant of the pack; may be given again.")
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--seat", "seating", type=SETTING, multiple=True, help="Who sits where: human, random or greedy. May be given again.")
@click.option("--save", "save_path", type=click.Path(dir_okay=False, path_type=Path), help="Keep the game in this file; if it exists, go on with it.")
@click.option("--auto", is_flag=True, help="Bots take every seat; only the result is shown.")
@FORMAT
def command(
    pack: str | None, players: int | None, seed: int | None, options: tuple[tuple[str, str], ...], more: tuple[str, ...],
    seating: tuple[tuple[str, str], ...], save_path: Path | None, auto: bool, format_: str,
) -> None:
    """Play a game here.

    You take the first seat and bots the others. Type the number of an option, its name or the beginning of it;
    `help` explains the rest.

    \b
      rulewright play my-game
      rulewright play my-game --players 3 --seat 2=greedy --seat 3=human
      rulewright play my-game --option short=yes --with my-house-rule
      rulewright play my-game --save evening.save       (again later: goes on)
      rulewright play my-game --auto --seed 1 --format json
    """
    from rulewright.cli.playing.seats import seats

    resumed = save_path is not None and save_path.exists()
    if pack is None and not resumed:
        raise click.UsageError("which PACK? `rulewright packs` lists them")
    if format_ == "json" and not auto:
        raise click.UsageError("--format json goes with --auto")
    if resumed:
        assert save_path is not None
        loaded, game, save, settings = _resume(save_path, pack, more, players, seed, options)
    else:
        assert pack is not None
        loaded, game, save, settings = _start([pack, *more], players, _seed(seed, auto), dict(options), save_path)
    table = seats(seating, game.players, auto, settings.seed)
    if auto:
        _auto(loaded, game, save, settings, table, format_)
        return
    from rulewright.cli.playing.session import Session

    Session(loaded, game, table, save, settings).run()


def _seed(seed: int | None, auto: bool) -> int:
    """A seed nobody gave: the same for bots, so that examples can be repeated; another each time for people."""
    if seed is not None:
        return seed
    if auto:
        return 0
    import random

    return random.SystemRandom().randrange(1, 1_000_000)


def _start(
    packs: list[str], players: int | None, seed: int, options: dict[str, str], save_path: Path | None
) -> tuple[Loaded, Game, Save | None, Settings]:
    from rulewright.run.game import GameError, new_game
    from rulewright.run.save import Save, Settings

    loaded, checked = load_game(packs)
    count = players if players is not None else checked.rules.base.players[0]
    try:
        game = new_game(checked, count, seed, options)
    except GameError as error:
        raise Problems([error.diagnostic], loaded.sources) from None
    named = tuple(str(Path(name).resolve()) if Path(name).is_dir() else name for name in packs)
    settings = Settings(named, count, seed, options)
    save = Save.create(save_path, loaded, settings) if save_path is not None else None
    return loaded, game, save, settings


def _resume(
    path: Path, pack: str | None, more: tuple[str, ...], players: int | None, seed: int | None, options: tuple[tuple[str, str], ...]
) -> tuple[Loaded, Game, Save | None, Settings]:
    """Go on with a save; what the command line says about the game must not contradict it."""
    from rulewright.check.load import find_pack
    from rulewright.diagnostics import Diagnostic
    from rulewright.run.save import Save, mend, read_save, replay

    found = read_save(path)
    if isinstance(found, Diagnostic):
        raise Problems([found])
    settings = found.settings
    said = [name for name in (pack, *more) if name is not None]
    if said and {find_pack(name) for name in said} != {find_pack(name) for name in settings.packs}:
        raise click.UsageError(f"{path} is a game of {' + '.join(map(_short, settings.packs))}; name another file, or leave the pack out")
    if players not in (None, settings.players) or seed not in (None, settings.seed) or (options and dict(options) != dict(settings.options)):
        raise click.UsageError(f"{path} was begun with other settings; leave --players, --seed and --option out to go on with it")
    result = replay(found)
    if isinstance(result, list):
        raise Problems(result)
    mend(found)
    for problem in result.diagnostics:
        click.echo(f"{path}: {problem.message}", err=True)
    click.echo(dim(f"Going on after {result.kept} lines of {path}."), err=True)
    return result.loaded, result.game, Save(path), settings


def _short(name: str) -> str:
    return Path(name).name


def _auto(loaded: Loaded, game: Game, save: Save | None, settings: Settings, table: object, format_: str) -> None:
    from rulewright.cli.playing.result import result_data, result_text
    from rulewright.cli.words import texts_for
    from rulewright.run.game import GameError

    assert isinstance(table, dict) and loaded.checked is not None
    try:
        while game.decision is not None:
            decision = game.decision
            key = table[decision.player].choose(game)
            game.choose(key)
            if save is not None:
                save.add(decision.player, decision.site.label, key)
    except GameError as error:
        raise Problems([error.diagnostic], loaded.sources) from None
    packs = [pack.id for pack in loaded.checked.rules.packs]
    if format_ == "json":
        say_json(result_data(game, packs, settings.seed))
    else:
        say(result_text(game, texts_for(loaded.checked), packs, settings.seed))

"""`rulewright play`: a game at the terminal, against bots or people, or bots alone."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli.arguments import DECISIONS, NEW_FILE, PACK, PLAYERS, SEAT, SEED, SETTING
from rulewright.cli.guard import Problems
from rulewright.cli.output import FORMAT, say, say_json

if TYPE_CHECKING:
    from rulewright.cli.playing.opening import Opened
    from rulewright.run import Decision, Policy


@click.command("play")
@click.argument("pack", type=PACK, required=False)
@click.option("--players", type=PLAYERS, help="How many play; the fewest possible unless given.")
@click.option("--seed", type=SEED, help="Decides all chance; the same seed and choices give the same game.")
@click.option("--option", "options", type=SETTING, multiple=True, help="A variant of the pack; may be given again.")
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option(
    "--seat",
    "given_seats",
    type=SEAT,
    multiple=True,
    help="Who sits where: human, random, greedy, mcts:1s, FILE.py:CLASS.",
)
@click.option("--save", "save_path", type=NEW_FILE, help="Keep the game in this file; if it exists, go on with it.")
@click.option("--auto", is_flag=True, help="Bots take every seat; only the result is shown.")
@click.option(
    "--decisions", type=DECISIONS, default=10_000, metavar="N", help="With --auto: give up after so many.", show_default=True
)
@click.option("--board", is_flag=True, help="With --auto: show the boards at the end, too.")
@FORMAT
def command(
    pack: str | None,
    players: int | None,
    seed: int | None,
    options: tuple[tuple[str, str], ...],
    more: tuple[str, ...],
    given_seats: tuple[tuple[str, str], ...],
    save_path: Path | None,
    auto: bool,
    decisions: int,
    board: bool,
    format_: str,
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
    from rulewright.cli.playing.opening import Wanted, kept, resume, start
    from rulewright.cli.playing.seats import seating, seats

    goes_on = save_path is not None and save_path.exists()
    if pack is None and not goes_on:
        raise click.UsageError("which PACK? `rulewright packs` lists them")
    if format_ == "json" and not auto:
        raise click.UsageError("--format json goes with --auto")
    named = (pack, *more) if pack is not None else more
    if save_path is not None and goes_on:
        opened = resume(save_path, Wanted(named, players, seed, dict(options)))
    else:
        opened = start(Wanted(named, players, _seed(seed, auto), dict(options)))
    names = seating(given_seats, opened.game.players, auto, opened.settings.seats)
    opened = replace(opened, settings=replace(opened.settings, seats={str(seat): who for seat, who in names.items()}))
    table = seats(names, opened.settings.seed)
    if save_path is not None and not goes_on:
        opened = kept(opened, save_path)
    with opened.save or nullcontext():
        if auto:
            _auto(opened, table, decisions)
            _tell(opened, board, format_)
            return
        from rulewright.cli.playing.session import Session

        Session(opened, table).run()


def _seed(seed: int | None, auto: bool) -> int:
    """A seed nobody gave: the same for bots, so that examples can be repeated; another each time for people."""
    if seed is not None or auto:
        return seed or 0
    import random

    return random.SystemRandom().randrange(1, 1_000_000)


def _auto(opened: Opened, table: dict[int, Policy | None], most: int) -> None:
    """Bots play to the end, or to where there seems to be none."""
    from rulewright.run import GameError, play_out

    def keep(decision: Decision, key: str) -> None:
        if opened.save is not None:
            opened.save.add(decision.player, decision.site.label, key)

    try:
        play_out(opened.game, {seat: policy for seat, policy in table.items() if policy is not None}, most, keep)
    except GameError as error:
        raise Problems([error.diagnostic], opened.loaded.sources) from None


def _tell(opened: Opened, board: bool, format_: str) -> None:
    """How a game has ended."""
    from rulewright.cli.playing.result import result_data, result_text
    from rulewright.cli.words import texts_for

    game = opened.game
    if format_ == "json":
        say_json(result_data(game, opened.pack_ids, opened.settings.seed))
        return
    words = texts_for(game)
    if board:
        from rulewright.cli.playing.screen import Screen
        from rulewright.table import Board, Teller

        screen = Screen(game, words, 1, Teller(game))
        for part in (part for region in screen.shown.regions for part in region.parts):
            if isinstance(part, Board):
                for line in [*screen.board(part).lines, ""]:
                    say(line)
    say(result_text(game, words, opened.pack_ids, opened.settings.seed))

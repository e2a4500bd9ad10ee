"""`rulewright serve`: games in a browser, for one person or several."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import click

from rulewright.cli import phrases
from rulewright.cli.arguments import NEW_FILE, PACK, PLAYERS, SEAT, SEED, SETTING, TEXT, shipped
from rulewright.cli.helping import Spoken
from rulewright.cli.output import bold, say

PORT = click.IntRange(1, 65_535)


@click.command("serve", cls=Spoken)
@click.argument("pack", type=PACK, required=False)
@click.option("--players", type=PLAYERS, help="How many play; the fewest possible unless given.")
@click.option("--seed", type=SEED, help="Decides all chance; the same seed and choices give the same game.")
@click.option("--option", "options", type=SETTING, multiple=True, help="A variant of the pack; may be given again.")
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--seat", "seats", type=SEAT, multiple=True, help="Who sits where: human, random or greedy; may be repeated.")
@click.option("--save", "path", type=NEW_FILE, help="Keep all games in this file; if it exists, go on with them.")
@click.option(
    "--host",
    type=TEXT,
    default="127.0.0.1",
    metavar="ADDRESS",
    help="Where to listen; only this machine unless given.",
    show_default=True,
)
@click.option("--port", type=PORT, default=8477, help="The port to listen on.", show_default=True)
def command(
    pack: str | None,
    players: int | None,
    seed: int | None,
    options: tuple[tuple[str, str], ...],
    more: tuple[str, ...],
    seats: tuple[tuple[str, str], ...],
    path: Path | None,
    host: str,
    port: int,
) -> None:
    """Play in a browser.

    Prints a link for each person, or a link to begin games with. Whoever has the link of a seat plays it; bots take
    the seats you give them. Needs the extra `web`: pip install "rulewright[web]".

    \b
      rulewright serve                               (a lobby with all games)
      rulewright serve my-game                       (you against a bot)
      rulewright serve my-game --players 3 --seat 3=greedy --save evening.db
      rulewright serve my-game --host 0.0.0.0        (for everybody in your network)
    """
    try:
        from rulewright.serve import Lobby, Refused, Store, Wish, listen, make_app
    except ImportError:
        raise click.UsageError(phrases.say("needs-web")) from None
    packs: dict[str, tuple[str, ...]] = {name: (name,) for name in shipped()}
    if pack is not None:
        packs[Path(pack).name] = (pack, *more)
    wish = Wish((pack, *more), players, seed, dict(options), _seated(seats, players, pack, more)) if pack is not None else None
    try:
        lobby = Lobby(Store(path), packs)
    except (sqlite3.Error, Refused) as error:
        raise click.UsageError(phrases.say("no-store", path=str(path), reason=str(error))) from None
    try:
        begun = lobby.begin(wish) if wish is not None else {}
    except Refused as refused:
        raise click.UsageError(str(refused)) from None
    shown = "127.0.0.1" if host == "0.0.0.0" else host
    say(phrases.say("lobby-link", link=bold(f"http://{shown}:{port}/l/{lobby.key}")))
    for seat, token in begun.items():
        say(phrases.say("seat-link", seat=seat, link=bold(f"http://{shown}:{port}/s/{token}")))
    say(phrases.say("serving"))
    hosts = ("*",) if host == "0.0.0.0" else (host, "localhost", "127.0.0.1")
    listen(make_app(lobby, hosts), host, port)


def _seated(given: tuple[tuple[str, str], ...], players: int | None, pack: str, more: tuple[str, ...]) -> dict[int, str]:
    """Who sits where: the first seat is a person's, and a greedy bot takes each that nobody is named for."""
    from rulewright.cli.arguments import load_game
    from rulewright.serve import WHO as known

    _, checked = load_game((pack, *more))
    many = players if players is not None else checked.rules.base.players[0]
    if not given:
        return dict.fromkeys(range(2, many + 1), "greedy")
    found: dict[int, str] = {}
    for seat, who in given:
        if who not in known:
            raise click.BadParameter(phrases.say("no-such-player", who=who, known=", ".join(known)), param_hint="--seat")
        if seat and not 1 <= int(seat) <= many:
            raise click.BadParameter(phrases.say("no-seat", seat=seat, players=many), param_hint="--seat")
        for number in [int(seat)] if seat else range(1, many + 1):
            found[number] = who
    return found

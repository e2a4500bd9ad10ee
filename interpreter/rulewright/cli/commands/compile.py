"""`rulewright compile`: the Python that a game becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from rulewright.cli import phrases
from rulewright.cli.arguments import PACK, PLAYERS, SETTING, load_game
from rulewright.cli.helping import Spoken
from rulewright.cli.output import coloured, counted, said, say

if TYPE_CHECKING:
    from rulewright.check import Checked


@click.command("compile", cls=Spoken)
@click.argument("pack", type=PACK)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--players", type=PLAYERS, help="How many play; the fewest possible unless given.")
@click.option("--option", "options", type=SETTING, multiple=True, help="A variant, such as name=value; may be given again.")
@click.option("--show", is_flag=True, help="Print the whole source, not only its size.")
@click.option("--native", is_flag=True, help="Build it with the machine's C compiler, and keep it for random games.")
@click.option("--traced", is_flag=True, help="As `play` runs it, with notes for the log.")
@click.option("--lines", is_flag=True, help="With --show: write the rule's file and line beside each line.")
def command(
    pack: str,
    more: tuple[str, ...],
    players: int | None,
    options: tuple[tuple[str, str], ...],
    show: bool,
    native: bool,
    traced: bool,
    lines: bool,
) -> None:
    """Compile a game to Python and show what came out.

    It is the very source that runs: that of random games, or with --traced that of a game somebody plays. With --native it is
    built with the machine's C compiler, once, and random games are played by what was built from then on; --show prints the C.

    \b
      rulewright compile my-game --native --players 3
      rulewright compile my-game --show
      rulewright compile my-game --show --players 3 --lines
      rulewright compile my-game --show --traced
    """
    from rulewright.compile import Mode, compile_game
    from rulewright.link import settle

    _, checked = load_game([pack, *more])
    count = players if players is not None else checked.rules.base.players[0]
    if native:
        _natively(checked, count, dict(options), show)
        return
    program = compile_game(checked, count, settle(checked.rules, count, dict(options)), Mode(trace=traced))
    if not show:
        say(
            said(
                "{game} for {players}: {lines} lines of Python, {slots} slots of state, {sites} places where somebody chooses",
                game=checked.rules.base.id,
                players=counted(count, "player"),
                lines=program.source.count("\n"),
                slots=len(program.layout.initial),
                sites=len(program.sites),
            )
        )
        return
    source = program.source
    if lines:
        places = [f"{span.file.partition('/')[2]}:{span.line}" if span else "" for span in program.spans]
        written = source.splitlines()
        width = min(100, max(map(len, written), default=0))
        both = zip(written, places, strict=False)
        source = "".join(f"{text:<{width}}  # {place}\n" if place else f"{text}\n" for text, place in both)
    if not coloured():
        say(source, nl=False)
        return
    from rich.console import Console
    from rich.syntax import Syntax

    console = Console(soft_wrap=True, force_terminal=True, color_system="standard")
    with console.capture() as painted:
        console.print(Syntax(source, "python", background_color="default", word_wrap=False))
    say(painted.get(), nl=False)


def _natively(checked: Checked, players: int, options: dict[str, str], show: bool) -> None:
    """Build a game with the machine's C compiler, or print what would be built."""
    from rulewright.cli.simulating.engines import playouts
    from rulewright.compile import Unrendered, compile_native
    from rulewright.diagnostics import worded
    from rulewright.link import settle

    if not show:
        playouts(checked, players, options, "native")
        say(phrases.say("native-ready", game=checked.rules.base.id, players=players))
        return
    try:
        say(compile_native(checked, players, settle(checked.rules, players, options)).source, nl=False)
    except Unrendered as missing:
        raise click.ClickException(phrases.say("native-not", why=worded(missing.construct, phrases.spoken_language()))) from None

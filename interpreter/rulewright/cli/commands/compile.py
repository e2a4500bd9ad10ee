"""`rulewright compile`: the Python that a game becomes."""

from __future__ import annotations

import click

from rulewright.cli.arguments import PACK, PLAYERS, SETTING, load_game
from rulewright.cli.output import coloured, counted, say


@click.command("compile")
@click.argument("pack", type=PACK)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--players", type=PLAYERS, help="How many play; the fewest possible unless given.")
@click.option("--option", "options", type=SETTING, multiple=True, help="A variant, such as name=value; may be given again.")
@click.option("--show", is_flag=True, help="Print the whole source, not only its size.")
@click.option("--traced", is_flag=True, help="As `play` runs it, with notes for the log.")
@click.option("--lines", is_flag=True, help="With --show: write the rule's file and line beside each line.")
def command(
    pack: str,
    more: tuple[str, ...],
    players: int | None,
    options: tuple[tuple[str, str], ...],
    show: bool,
    traced: bool,
    lines: bool,
) -> None:
    """Compile a game to Python and show what came out.

    It is the very source that runs: that of random games, or with --traced that of a game somebody plays.

    \b
      rulewright compile my-game --show
      rulewright compile my-game --show --players 3 --lines
      rulewright compile my-game --show --traced
    """
    from rulewright.compile import Mode, compile_game
    from rulewright.link import settle

    _, checked = load_game([pack, *more])
    count = players if players is not None else checked.rules.base.players[0]
    program = compile_game(checked, count, settle(checked.rules, count, dict(options)), Mode(trace=traced))
    if not show:
        say(
            f"{checked.rules.base.id} for {counted(count, 'player')}: {program.source.count(chr(10))} lines of Python, "
            f"{len(program.layout.initial)} slots of state, {len(program.sites)} places where somebody chooses"
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

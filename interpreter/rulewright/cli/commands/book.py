"""`rulewright book`: the rulebook of a pack as it stands, with everything that is laid over it."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.cli import phrases
from rulewright.cli.arguments import LANGUAGE, NEW_FILE, PACK, SETTING, load_game
from rulewright.cli.output import say
from rulewright.cli.words import wanted_language


@click.command("book")
@click.argument("pack", type=PACK)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--option", "options", type=SETTING, multiple=True, help="A variant of the pack; may be given again.")
@click.option("--lang", "language", type=LANGUAGE, help="The language, such as en; without it, that of your terminal.")
@click.option("--format", "format_", type=click.Choice(["html", "md"]), default="html", help="A page, or Markdown.")
@click.option("-o", "--output", "output", type=NEW_FILE, required=True, metavar="FILE", help="The file to write.")
def command(
    pack: str, more: tuple[str, ...], options: tuple[tuple[str, str], ...], language: str | None, format_: str, output: Path
) -> None:
    """Write the rulebook of a pack, as one page or as Markdown.

    The page has pictures, every card, worked examples and a search, and needs nothing else. House rules that are laid
    over the game are marked in it.

    \b
      rulewright book my-game -o my-game.html
      rulewright book my-game --with my-house-rules -o our-game.html
      rulewright book my-game --format md -o my-game.md
    """
    from rulewright.book import make_book, to_html, to_markdown

    loaded, checked = load_game([pack, *more])
    spoken = checked.rules.languages or ("en",)
    if language is not None and language not in spoken:
        raise click.UsageError(phrases.say("not-spoken", language=language, spoken=", ".join(spoken)))
    wanted = wanted_language()
    chosen = language or next((each for each in spoken if wanted.startswith(each)), spoken[0])
    book = make_book(loaded, checked, chosen, dict(options))
    text = to_html(book) if format_ == "html" else to_markdown(book)
    output.write_text(text, encoding="utf-8", newline="\n")
    say(phrases.say("book-written", path=str(output), kilobytes=(len(text.encode()) + 1023) // 1024))

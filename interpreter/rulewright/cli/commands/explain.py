"""`rulewright explain`: what the rules of a pack do, in sentences made from the rules themselves."""

from __future__ import annotations

import click

from rulewright.cli.arguments import CODE, PACK, SETTING, SUBJECT, TEXT, load_game
from rulewright.cli.helping import Spoken
from rulewright.cli.output import FORMAT, bold, in_words, said, say, say_json
from rulewright.cli.words import spoken


@click.command("explain", cls=Spoken)
@click.argument("pack", type=SUBJECT, metavar="PACK|CODE")
@click.argument("id_", type=TEXT, metavar="[ID]", required=False)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--option", "options", type=SETTING, multiple=True, help="A variant of the pack; may be given again.")
@click.option("--all", "whole", is_flag=True, help="Of a pack over another: the whole game, not only what the pack changes.")
@FORMAT
def command(
    pack: str, id_: str | None, more: tuple[str, ...], options: tuple[tuple[str, str], ...], whole: bool, format_: str
) -> None:
    """Say in words what rules and cards do, or what a diagnostic means.

    Of a pack over another it says what that pack changes.

    \b
      rulewright explain my-game
      rulewright explain my-game turn
      rulewright explain RW401
    """
    if CODE.fullmatch(pack):
        from rulewright.cli.manual import section

        if id_ is not None:
            raise click.UsageError(said("a code is explained by itself: leave `{name}` out", name=id_))
        text = section(pack)
        if format_ == "json":
            say_json({"code": pack, "text": text})
        else:
            say(text)
        return
    from rulewright.diagnostics import English, did_you_mean
    from rulewright.explain import Catalog, addresses, explain, meant, pack_words

    _, checked = load_game([pack, *more])
    found = [each for name in meant(checked, id_) for each in explain(checked, name, spoken(checked), dict(options))]
    shortened = id_ is None and not whole and len(checked.rules.packs) > 1
    if shortened:
        found = [each for each in found if each.change]
    if id_ is not None and not found:
        known = [name for name, _ in addresses(checked)]
        guess = did_you_mean(id_, [*known, *(name.partition(".")[2] for name in known)])
        wrong = English("there is nothing called `{name}`", name=id_)
        raise click.UsageError(said("{wrong}; did you mean `{guess}`?", wrong=wrong, guess=guess) if guess else in_words(wrong))
    if format_ == "json":
        say_json([{"part": each.part, "id": each.id, "title": each.title, "text": each.text} for each in found])
        return
    part = ""
    for each in found:
        if each.part != part:
            part = each.part
            say(f"{bold(part)}\n")
        indented = "\n".join(f"  {line}".rstrip() for line in each.text.splitlines())
        say(f"{bold(each.title)} [{each.id}]\n{indented}\n")
    if shortened:
        say(
            said(
                "All else is as in {game}; --all shows the whole game.",
                game=pack_words(checked.rules.base, Catalog(checked.rules.texts, spoken(checked)))[0],
            )
        )

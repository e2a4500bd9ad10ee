"""`rulewright explain`: what the rules of a pack do, in sentences made from the rules themselves."""

from __future__ import annotations

import click

from rulewright.cli.arguments import PACK, load_game
from rulewright.cli.output import FORMAT, bold, say, say_json


@click.command("explain")
@click.argument("pack", type=PACK)
@click.argument("id_", metavar="[ID]", required=False)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@FORMAT
def command(pack: str, id_: str | None, more: tuple[str, ...], format_: str) -> None:
    """Say in words what a rule, a card or a whole pack does.

    \b
      rulewright explain my-game
      rulewright explain my-game turn
    """
    from rulewright.diagnostics import did_you_mean
    from rulewright.explain import explain

    _, checked = load_game([pack, *more])
    found = explain(checked, id_)
    if id_ is not None and not found:
        guess = did_you_mean(id_, [name for name, _ in explain(checked, None)])
        raise click.UsageError(f"there is nothing called `{id_}`" + (f"; did you mean `{guess}`?" if guess else ""))
    if format_ == "json":
        say_json([{"id": name, "text": text} for name, text in found])
        return
    for name, text in found:
        indented = "\n".join(f"  {line}".rstrip() for line in text.splitlines())
        say(f"{bold(name)}\n{indented}\n")

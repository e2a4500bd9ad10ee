"""`rulewright explain`: what the rules of a pack do, in sentences made from the rules themselves."""

from __future__ import annotations

import click

from rulewright.cli.arguments import CODE, PACK, SUBJECT, load_game
from rulewright.cli.output import FORMAT, bold, say, say_json


@click.command("explain")
@click.argument("pack", type=SUBJECT, metavar="PACK|CODE")
@click.argument("id_", metavar="[ID]", required=False)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@FORMAT
def command(pack: str, id_: str | None, more: tuple[str, ...], format_: str) -> None:
    """Say in words what rules and cards do, or what a diagnostic means.

    \b
      rulewright explain my-game
      rulewright explain my-game turn
      rulewright explain RW401
    """
    if CODE.fullmatch(pack):
        from rulewright.cli.manual import section

        text = section(pack)
        if format_ == "json":
            say_json({"code": pack, "text": text})
        else:
            say(text)
        return
    from rulewright.diagnostics import did_you_mean
    from rulewright.explain import explain, meant

    _, checked = load_game([pack, *more])
    found = [each for name in meant(checked, id_) for each in explain(checked, name)]
    if id_ is not None and not found:
        known = [name for name, _ in explain(checked, None)]
        guess = did_you_mean(id_, [*known, *(name.partition(".")[2] for name in known)])
        raise click.UsageError(f"there is nothing called `{id_}`" + (f"; did you mean `{guess}`?" if guess else ""))
    if format_ == "json":
        say_json([{"id": name, "text": text} for name, text in found])
        return
    for name, text in found:
        indented = "\n".join(f"  {line}".rstrip() for line in text.splitlines())
        say(f"{bold(name)}\n{indented}\n")

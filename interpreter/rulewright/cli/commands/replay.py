"""`rulewright replay`: a saved game played again, to any point, also under changed rules."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.cli.arguments import FILE, LINES, NEW_FILE
from rulewright.cli.guard import Problems
from rulewright.cli.helping import Spoken
from rulewright.cli.output import FORMAT, dim, in_words, said, say, say_json


@click.command("replay", cls=Spoken)
@click.argument("file", type=FILE)
@click.option("--to", type=LINES, metavar="N", help="Stop after N lines of the save.")
@click.option("--migrate", is_flag=True, help="Follow a save of other rules as far as its choices still exist.")
@click.option("--save", "new_path", type=NEW_FILE, help="Write what was kept to a new save.")
@FORMAT
@click.pass_context
def command(ctx: click.Context, file: Path, to: int | None, migrate: bool, new_path: Path | None, format_: str) -> None:
    """Play a saved game again and show where it ends.

    \b
      rulewright replay evening.save
      rulewright replay evening.save --to 12
      rulewright replay evening.save --migrate --save evening-2.save
    """
    from rulewright.cli.playing.places import places_of
    from rulewright.cli.playing.result import result_data, result_text
    from rulewright.cli.playing.screen import Screen
    from rulewright.cli.words import texts_for
    from rulewright.diagnostics import Diagnostic, has_errors, opened_by
    from rulewright.run import Save, read_save, replay
    from rulewright.table import Teller

    found = read_save(file)
    if isinstance(found, Diagnostic):
        raise Problems([found], places_of(file))
    result = replay(found, to, migrate)
    if isinstance(result, list):
        raise Problems(result, places_of(file, found.settings.packs))
    game, checked, places = result.game, result.loaded.checked, places_of(file, loaded=result.loaded)
    assert checked is not None
    if new_path is not None:
        Save.create(new_path, result.loaded, result.settings, found.records[: result.kept]).close()
    packs = [pack.id for pack in checked.rules.packs]
    broke = has_errors(result.diagnostics)
    if format_ == "json":
        from rulewright.diagnostics import to_json

        told = {"lines": len(found.records), "kept": result.kept, "diagnostics": to_json(result.diagnostics, places)}
        say_json({**told, **result_data(game, packs, result.settings.seed)})
        ctx.exit(1 if broke else 0)
    words = texts_for(game)
    for entry in game.log:
        if entry.effect is None or entry.amount not in (0, None):
            text = words.entry(game, entry)
            say(f"  {text}" if text else "", nl=bool(text))
    for problem in result.diagnostics:
        message = in_words(problem.message)
        at = problem.span
        say(f"{opened_by(places, at.file)}:{at.line}:{at.column}: {message}" if at else message, err=True)
    say(dim(said("{kept} of {all} lines followed", kept=result.kept, all=len(found.records))))
    if game.over:
        say(result_text(game, words, packs, result.settings.seed))
    elif game.decision is not None:
        # No seat asked to see this, so only what everybody sees is shown: the view of nobody in particular.
        screen = Screen(game, words, -1, Teller(game))
        for line in screen.whole(True):
            say(line)
        say(words.prompt(game, game.decision))
    ctx.exit(1 if broke else 0)

"""`rulewright texts`: how far a language is, what is missing, what is wrong, and how printed texts differ."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli import phrases
from rulewright.cli.arguments import FILE, PACK, load_game
from rulewright.cli.helping import Spoken
from rulewright.cli.output import bold, dim, say, say_diagnostics
from rulewright.cli.words import asked_language, spoken

if TYPE_CHECKING:
    from rulewright.check import Checked
    from rulewright.explain import Lack

ACTIONS = ("status", "missing", "check", "extract", "compare")


@click.command("texts", cls=Spoken)
@click.argument("action", type=click.Choice(ACTIONS))
@click.argument("pack", type=PACK)
@click.argument("file", type=FILE, required=False)
@click.option("--with", "more", type=PACK, multiple=True, metavar="PACK", help="A pack to lay over it; may be given again.")
@click.option("--agreed", type=FILE, help="With compare: differences that are agreed, with reasons.")
def command(action: str, pack: str, file: Path | None, more: tuple[str, ...], agreed: Path | None) -> None:
    """Help whoever translates a pack into the language of --lang.

    \b
      rulewright texts status my-game               how much of each language there is
      rulewright texts missing my-game --lang hu    what is missing; what unlocks most sentences comes first
      rulewright texts check my-game --lang hu      what is wrong
      rulewright texts extract my-game --lang hu    a file to fill in, with everything that is missing
      rulewright texts compare my-game FILE         printed texts beside those made from the rules
    """
    loaded, checked = load_game([pack, *more])
    language = asked_language() or spoken(checked)
    match action:
        case "status":
            _status(checked)
        case "missing":
            _missing(checked, language)
        case "check":
            from rulewright.explain import check_texts

            found = check_texts(checked, language)
            say_diagnostics(found, loaded.sources)
            if not found:
                say(phrases.say("texts-fine", language=language))
        case "extract":
            from rulewright.explain import skeleton

            say(skeleton(checked, language), nl=False)
        case _:
            if file is None:
                raise click.UsageError(phrases.say("texts-which-file"))
            _compare(checked, language, file, agreed)


def _status(checked: Checked) -> None:
    from rulewright.explain import survey

    for language in checked.rules.languages:
        found = survey(checked, language)
        whole, all_of_them = found.sentences
        say(bold(language) + "  " + phrases.say("texts-sentences", there=whole, needed=all_of_them))
        say("    " + phrases.say("texts-texts", there=found.texts[0], needed=found.texts[1]))
        say("    " + phrases.say("texts-wordings", there=found.wordings[0], needed=found.wordings[1]))
        say("    " + phrases.say("texts-forms", missing=sum(lack.sort == "form" for lack in found.lacks)))


def _missing(checked: Checked, language: str) -> None:
    from rulewright.explain import survey

    lacks = survey(checked, language).lacks
    for lack in lacks:
        say(_told(lack))
    if not lacks:
        say(phrases.say("texts-nothing-missing", language=language))


def _told(lack: Lack) -> str:
    addresses = sorted(lack.sentences - {"names"})
    line = f"{bold(lack.name)}  {lack.line}" if lack.sort != "text" else bold(lack.line)
    return line + ("  " + dim(phrases.say("texts-asked-by", count=len(addresses), address=addresses[0])) if addresses else "")


def _compare(checked: Checked, language: str, file: Path, agreed: Path | None) -> None:
    """Printed texts by the ids of their pieces, as `id: text`, or `id: {text: …}`; `agreed` has reasons by id."""
    from rulewright.explain import compare_printed

    found, idle = compare_printed(checked, language, _data(file), _data(agreed) if agreed is not None else None)
    for each in found:
        say(f"{bold(each.address)}  {each.problem}\n    {each.printed}\n    {dim(each.made)}")
    for one in idle:
        told = phrases.say("texts-agreed-idle") if one.agreed else phrases.say("texts-idle")
        say(f"{bold(one.id)} {told}" + (" " + phrases.say("texts-guess", guess=one.guess) if one.guess else ""))
    say(phrases.say("texts-compared", count=len({each.address for each in found})))
    if found:
        raise click.exceptions.Exit(1)


def _data(file: Path) -> object:
    """What a YAML file holds; one that cannot be read ends the command."""
    from rulewright.read import plain, read_text, read_yaml

    text, problems = read_text(file, str(file))
    tree, wrong = read_yaml(text, str(file)) if text is not None else (None, [])
    if problems or wrong or tree is None:
        say_diagnostics([*problems, *wrong], {})
        raise click.exceptions.Exit(1)
    return plain(tree)

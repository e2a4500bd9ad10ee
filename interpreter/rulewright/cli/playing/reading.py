"""Reading in the middle of a game: what a card says, what a thing is, what a rule asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.cli import phrases
from rulewright.cli.output import bold
from rulewright.cli.playing.columns import folded, joined, width

if TYPE_CHECKING:
    from rulewright.cli.words import Words
    from rulewright.run import Game
    from rulewright.table import Shown, Thing

MOST = 12


def things_on(shown: Shown) -> list[Thing]:
    """Every piece that can be seen, in the order of the table."""
    from rulewright.table import Board, Zone

    found: list[Thing] = []
    for part in (part for region in shown.regions for part in region.parts):
        if isinstance(part, Zone):
            found += [thing for place in part.places for thing in place.things]
        elif isinstance(part, Board):
            found += [thing for cell in part.cells for thing in cell.things]
    return found


def card_lines(game: Game, words: Words, shown: Shown, name: str) -> list[str]:
    """A thing by its id, its name or a part of it: as it is now if it is on the table, and with all that it says."""
    wanted = name.lower()
    seen = {thing.ref: thing for thing in things_on(shown)}
    known: dict[str, tuple[str, str]] = {}
    for kind in game.program.checked.rules.pieces.values():
        for item in kind.items:
            known.setdefault(f"{kind.name}.{item.id}", (kind.name, item.id))
    exact = [(kind, id) for kind, id in known.values() if id.lower() == wanted]
    titles = {pair: words.piece(game.program.checked.rules.pieces[pair[0]], pair[1]) for pair in known.values()}
    found = exact or [pair for pair, title in titles.items() if title.lower() == wanted]
    found = found or [pair for pair, title in titles.items() if wanted in title.lower()]
    if not found and len(wanted) > 2:
        now = [thing for thing in seen.values() if wanted in thing.title.lower()]
        found = [(thing.ref.partition(":")[0], thing.card.partition(".")[2]) for thing in now]
    lines: list[str] = []
    for kind_name, id in list(dict.fromkeys(found))[:MOST]:
        now_there = next((thing for thing in seen.values() if thing.card == f"{kind_name}.{id}"), None)
        title = now_there.title if now_there is not None else titles[kind_name, id]
        lines += folded(f"{bold(title)}", width(), "  ")
        text = words.text_on(kind_name, id)
        lines += folded("\n".join(f"  {line}" for line in text.split("\n")), width(), "  ") if text else []
        notes = [f"{note.name} {note.text}".strip() for note in now_there.notes] if now_there is not None else []
        lines += [f"  {', '.join(notes)}"] if notes else []
    if len(found) > MOST:
        lines.append(phrases.say("and-more", more=len(found) - MOST))
    return lines


def rule_lines(game: Game, words: Words, name: str) -> list[str]:
    """A rule by its id or its title, or those in whose title a word stands; without a name, what there is."""
    from rulewright.explain import explain

    checked = game.program.checked
    known = {id: words.name(id) for id in [*checked.rules.flows, *checked.rules.rules, *checked.rules.scores]}
    if not name:
        rules = [title if title == id.replace("_", " ") else f"{title} ({id})" for id, title in known.items()]
        return [phrases.say("rules-known"), *(f"  {line}" for line in joined(rules, width() - 2))]
    wanted = name.lower()
    found = [id for id, title in known.items() if wanted in (id.lower(), title.lower())]
    found = found or [id for id, title in known.items() if wanted in title.lower()]
    found = found or [name]
    lines: list[str] = []
    for id in found[:MOST]:
        for section in explain(checked, id, words.language, game.program.layout.options):
            lines += [bold(section.title), *folded("\n".join(f"  {line}" for line in section.text.split("\n")), width(), "  ")]
    return lines or [phrases.say("no-rule", name=name)]

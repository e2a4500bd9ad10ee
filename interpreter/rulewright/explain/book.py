"""A whole game in words, section by section, with headings; or one thing of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from rulewright.check import Checked
from rulewright.diagnostics import Span
from rulewright.explain.addresses import Sayable, address_of, addresses
from rulewright.explain.catalog import ENGLISH, Catalog
from rulewright.explain.offered import pack_words, value_words
from rulewright.explain.outline import PLAY, PRINTED, SEAT, Section, outline
from rulewright.explain.pieces import item_of, piece_name, printed_on
from rulewright.explain.sentences import Sentences
from rulewright.explain.settings import in_use
from rulewright.explain.statements.blocks import Told, laid_out
from rulewright.explain.statements.steps import does_nothing
from rulewright.explain.wording import listed
from rulewright.link import Option, Table
from rulewright.parse import ast

Patch = ast.Patching
Paragraph = tuple[Told, ...]
OPTIONS, CHANGES = "options", "changes"


@dataclass(frozen=True)
class Explained:
    """One section: the part of the book it stands in, its id, its heading and its paragraphs."""

    part: str
    id: str
    title: str
    paragraphs: tuple[tuple[Told, ...], ...]
    sort: str = ""  # of the part: play, seat, printed, options, changes
    span: Span | None = None  # where it is declared

    @property
    def text(self) -> str:
        return "\n".join(line for paragraph in self.paragraphs for line in laid_out(paragraph))

    @property
    def change(self) -> bool:
        """Whether this is what a pack does to another one."""
        return self.sort == CHANGES


def explain(
    checked: Checked, id: str | None = None, language: str = ENGLISH, options: Mapping[str, object] | None = None
) -> list[Explained]:
    """Everything in the order it is played, or one id and what is below it (`card` gives every card's effect); [] if unknown.

    The options are those in use, and the defaults of the others; what they switch off is not told.
    """
    catalog = Catalog(checked.rules.texts, language)
    settled = in_use(checked.rules, options or {})
    sentences = Sentences(checked, catalog, settled)
    if id is None:
        titles = _titles(checked, catalog)
        whole = [_beginning(sentences)]
        for section in outline(sentences.speaking):
            if section.seat and section.seat not in {each.id for each in whole}:
                whole.append(_left_out(section.seat, sentences))
            whole.append(_section(section, sentences, titles))
        return [*_changes(sentences, titles), *(each for each in whole if each.text), *_options(sentences, settled)]
    names = _titles(checked, catalog)
    seats = {section.address: section.seat for section in outline(sentences.speaking)}
    return [
        Explained(
            "", address, names[address], (_with_print(address, nodes, sentences, seats.get(address, "")),), "", nodes[0].span
        )
        for address, nodes in addresses(checked)
        if address == id or address.startswith((f"{id}.", f"{id} for "))
    ]


def _beginning(sentences: Sentences) -> Explained:
    """What every player has before anything is done."""
    catalog = sentences.catalog
    title = catalog.format("tell-title", name=catalog.format("tell-start"))
    return Explained(catalog.format("tell-part-play"), "start", title, (tuple(sentences.beginnings()),), PLAY)


def _section(section: Section, sentences: Sentences, titles: Mapping[str, str]) -> Explained:
    paragraphs = [_with_print(section.address, section.nodes, sentences, section.seat)]
    paragraphs += [tuple(sentences.table(each) if isinstance(each, Table) else sentences.told(*each)) for each in section.below]
    catalog = sentences.catalog
    args = {"name": catalog.name(section.seat or section.address)} if section.part == SEAT else {}
    if section.part == PRINTED:
        args = {"name": catalog.name(section.address.partition(".")[0], "plural")}
    part = catalog.format(f"tell-part-{section.part}", **args)
    told = tuple(paragraph for paragraph in paragraphs if paragraph)
    return Explained(part, section.address, titles[section.address], told, section.part, section.nodes[0].span)


def _left_out(seat: str, sentences: Sentences) -> Explained:
    """What an automated player does not do of all that the others do."""
    catalog, rules = sentences.catalog, sentences.checked.rules
    names = [catalog.name(name) for (name, of), rule in rules.seat_rules.items() if of == seat and does_nothing(rule)]
    who = catalog.name(seat)
    told = (Told(catalog.format("tell-left-out", who=who, rules=listed(names, catalog))),) if names else ()
    title = catalog.format("tell-title", name=who)
    return Explained(catalog.format("tell-part-seat", name=who), seat, title, (told,), SEAT)


def _with_print(address: str, nodes: tuple[Sayable, ...], sentences: Sentences, seat: str) -> Paragraph:
    """A text, and before it what else is printed on the piece it stands on."""
    told = tuple(sentences.told(address, nodes, seat))
    kind, _, rest = address.partition(".")
    pieces = sentences.checked.rules.pieces.get(kind)
    item = item_of(pieces, rest.partition(".")[0]) if pieces is not None else None
    before = printed_on(pieces, item, sentences.catalog) if pieces is not None and item is not None else ""
    if not before or not told:
        return told
    return (replace(told[0], text=sentences.catalog.format("tell-printed", before=before, text=told[0].text)), *told[1:])


# ---- what packs over the game change ----
def _changes(sentences: Sentences, titles: Mapping[str, str]) -> Iterator[Explained]:
    """What each pack over the base does to it, and what it adds."""
    rules, catalog = sentences.checked.rules, sentences.catalog
    for pack in rules.packs[1:]:
        part = catalog.format("tell-part-changes", name=pack_words(pack, catalog)[0])
        for patch in rules.patches.get(pack.id, ()):
            told = tuple(sentences.made((patch,)))
            yield Explained(part, ".".join(patch.path), catalog.format("tell-title-change"), (told,), CHANGES, patch.span)
        folder = pack.span.file.partition("/")[0]
        for address, nodes in addresses(sentences.checked):
            if nodes[0].span.file.partition("/")[0] == folder and not _patched(address, rules.patches.get(pack.id, ())):
                told = tuple(sentences.told(address, nodes))
                yield Explained(part, address, titles[address], (told,), CHANGES, nodes[0].span)


def _patched(address: str, patches: Iterable[Patch]) -> bool:
    return address in {".".join(patch.path) for patch in patches}


# ---- headings ----
def _titles(checked: Checked, catalog: Catalog) -> dict[str, str]:
    """What everything is called: rules by their name, what is printed by the piece it stands on."""
    rules = checked.rules
    titles = {address: catalog.name(address.partition(" for ")[0]) for address, _ in addresses(checked)}
    for kind in rules.pieces.values():
        for item in kind.items:
            piece = piece_name(kind, item.id, catalog)
            for field in item.effects:
                with_field = catalog.format("tell-title-of", piece=piece, effect=catalog.name(field))
                titles[address_of(kind, item.id, field)] = with_field if len(item.effects) > 1 else piece
    return {address: catalog.format("tell-title", name=name) for address, name in titles.items()}


# ---- options ----
def _options(sentences: Sentences, settled: Mapping[str, object]) -> Iterator[Explained]:
    """What the players may agree on before a game, and what holds if they do not."""
    catalog = sentences.catalog
    part = catalog.format("tell-part-options")
    for name, option in sentences.checked.rules.options.items():
        if option.fixed:
            continue
        title = catalog.format("tell-title", name=catalog.name(name))
        about = catalog.format(name, "about") if catalog.has(name, "about") else ""
        text = catalog.format(
            "tell-option", about=about, values=_values(option, catalog), now=value_words(option, settled[name], catalog)
        )
        yield Explained(part, name, title, ((Told(text, span=option.span),),), OPTIONS, option.span)


def _values(option: Option, catalog: Catalog) -> str:
    if option.values:
        return listed([value_words(option, value, catalog) for value in option.values], catalog, "or")
    if option.low != option.high:
        return catalog.format("say-band", low=option.low, high=option.high)
    return catalog.format("tell-yes-or-no")

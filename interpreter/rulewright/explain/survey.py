"""What a language has of all that a game asks of it: nouns, forms, wordings and whole sentences, and what is missing for them.

Everything that can be said of a game is said once, and the catalogue notes what it did not find, and for which sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.check import Checked
from rulewright.explain.addresses import addresses
from rulewright.explain.catalog import FOR_ALL, Catalog
from rulewright.explain.layer import ENGINE_PREFIXES, ENGLISH
from rulewright.explain.outline import outline
from rulewright.explain.phrases import PLURAL, Form
from rulewright.explain.pieces import piece_name
from rulewright.explain.sentences import Sentences
from rulewright.explain.wording import message
from rulewright.link import PLAYER

NOT_WORDS = frozenset({*FOR_ALL, "omits", "gender", "det"})
NAMES = "names"  # what asks where no sentence does
# What one language says before a noun another may say right behind it.
OTHER_SIDE = {
    "adjective": "behind",
    "not-adjective": "behind-not",
    "adjective-some": "behind-some",
    "adjective-none": "behind-none",
}
OTHER_SIDE |= {behind: before for before, behind in OTHER_SIDE.items()}


@dataclass(frozen=True)
class Lack:
    """Something that is missing: a text by its name, a form of a noun, or a wording; and the sentences that want it."""

    sort: str  # text, form or wording
    name: str
    key: str
    sentences: frozenset[str]

    @property
    def line(self) -> str:
        """The line to add, or the beginning of it."""
        return f"{self.name} = …" if self.sort == "text" else f".{self.key} = …"


@dataclass(frozen=True)
class Survey:
    """How much of a language there is: each pair is what is there, and what is needed."""

    texts: tuple[int, int]
    wordings: tuple[int, int]
    sentences: tuple[int, int]
    lacks: tuple[Lack, ...]  # what most sentences wait for comes first


def survey(checked: Checked, language: str) -> Survey:
    """Everything of a game, asked of one language."""
    sentences = Sentences(checked, Catalog(checked.rules.texts, language))
    notes = sentences.catalog.notes
    needed = ask_for_everything(checked, sentences)
    texts = [Lack("text", name, "", frozenset(asked)) for name, asked in notes.missing.items()]
    forms = [Lack("form", f"-{noun}", key, frozenset(asked)) for (noun, key), asked in notes.forms.items()]
    wordings = list(missing_wordings(sentences.catalog))
    broken = {address for lack in (*texts, *forms) for address in lack.sentences}
    told = [address for address, _ in addresses(checked)]
    english = sum(1 for _ in _wordings(sentences.catalog))
    return Survey(
        (len(needed - set(notes.missing)), len(needed)),
        (english - len(wordings), english),
        (sum(address not in broken for address in told), len(told)),
        tuple(sorted([*texts, *forms, *wordings], key=lambda lack: (-len(lack.sentences), lack.name, lack.key))),
    )


# ---- asking ----
def ask_for_everything(checked: Checked, sentences: Sentences) -> set[str]:
    """Names that are always shown, and whatever the sentences, pieces and lines of the log ask for."""
    rules, catalog = checked.rules, sentences.catalog
    catalog.notes.asking = NAMES
    homes = (rules.variables, rules.zones, rules.boards, rules.pieces, rules.options, rules.scores, rules.constants())
    needed = {name for home in homes for name in home}
    for option in rules.options.values():
        own = {value: f"{option.name}-{value}" for value in option.values}
        needed = {own[name] if name in own and catalog.has(own[name]) else name for name in needed}
    for name in sorted(needed | set(map(str, rules.display.names()))):
        catalog.name(name)
    for kind in rules.pieces.values():
        for item in kind.items:
            piece_name(kind, item.id, catalog)
    _log(checked, catalog)
    for address, nodes in addresses(checked):
        catalog.notes.asking = address
        sentences.generated(nodes)
    catalog.notes.asking = NAMES
    for section in outline(sentences.speaking):
        if "." not in section.address:  # what is printed on a piece is called by the piece
            catalog.name(section.address.partition(" for ")[0])
    sentences.beginnings()
    for table in rules.tables.values():
        if not catalog.has(table.name, "known"):
            sentences.table(table)
    return {name for name in catalog.asked if not name.startswith(ENGINE_PREFIXES)}


def _log(checked: Checked, catalog: Catalog) -> None:
    """What the log says of goods and zones in every game."""
    rules = checked.rules
    for variable in (each for each in rules.variables.values() if each.sort == "resource"):
        for number in (1, 2, 5):
            noun = message(catalog, variable.name, "", Form(count=number, det="bare"))
            str(message(catalog, "log-gain", "", who="", amount=message(catalog, "log-amount", "", number=number, noun=noun)))
    for zone in rules.zones.values():
        own = "log-noun-own" if PLAYER in zone.per else "log-noun"
        if not catalog.has(zone.name, "to"):
            place = message(catalog, own, "", noun=message(catalog, zone.name, "", Form(count=1, det="bare")))
            str(message(catalog, "say-to-zone", "", place=place))
        catalog.name(zone.holds, PLURAL)


# ---- wordings ----
def _wordings(catalog: Catalog) -> Iterator[tuple[str, str]]:
    """What English has words of its own for, in the packs."""
    english = catalog.layers[-1]
    for name, written in english.written.items():
        for attribute in written.entry.attributes if not name.startswith("-") else ():
            if attribute.id.name not in NOT_WORDS:
                yield name, attribute.id.name


def missing_wordings(catalog: Catalog) -> Iterator[Lack]:
    """Wordings that English has and the language has not."""
    if catalog.language == ENGLISH:
        return
    for name, attribute in _wordings(catalog):
        if not any(catalog.first.has(name, each) for each in (attribute, OTHER_SIDE.get(attribute, attribute))):
            yield Lack("wording", name, attribute, frozenset())

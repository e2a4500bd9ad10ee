"""Messages as phrases: one message, several pieces as a list, and a noun with all that hangs on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rulewright.explain.catalog import Catalog
from rulewright.explain.phrases import SINGULAR, Count, Form, Phrase, Traits, as_clauses, finished, fixed

Arg = Phrase | str | int


def message(
    catalog: Catalog,
    name: str,
    attribute: str,
    default: Form = SINGULAR,
    agree: Mapping[str, Phrase] | None = None,
    /,
    **args: Arg,
) -> Phrase:
    """A message as a phrase. Arguments under `agree` take the case and number of the whole."""

    def make(form: Form) -> str:
        same = Form(form.case, form.count, whose=form.whose, mood=form.mood)
        agreeing = {key: phrase.like(same) for key, phrase in (agree or {}).items()}
        return catalog.part(name, attribute, form, {**agreeing, **args})

    traits = catalog.traits(name, attribute)
    if not traits.gender and agree:
        traits = replace(traits, gender=next(iter(agree.values())).traits.gender)
    return Phrase(make, default, traits)


def numeral(number: int, catalog: Catalog) -> Phrase:
    """A plain number, which a message can tell from a noun."""
    return Phrase(lambda form: catalog.number(number, form), Form(), Traits(number=number))


# ---- lists ----
def joined(parts: Sequence[Phrase], catalog: Catalog, word: str = "and") -> Phrase:
    """`a, b and c`; the word is one of and, or, either, then, do, row, and and-clause, or-clause (each has a verb of its own)."""
    if not parts:
        return message(catalog, "say-nothing", "")
    if len(parts) == 1:
        return parts[0]

    def make(form: Form) -> str:
        texts = [part.form(form) for part in parts]
        whole = texts[0]
        for text in texts[1:-1]:
            whole = catalog.part(f"say-list-{word}-next", "", Form(), {"list": whole, "item": text})
        return catalog.part(f"say-list-{word}-last", "", Form(), {"list": whole, "item": texts[-1]})

    return Phrase(make, Form(), Traits(gender=parts[0].traits.gender, det=parts[0].det))


def listed(texts: Sequence[str], catalog: Catalog, word: str = "and") -> str:
    """The same for texts that are worded already; nothing gives an empty text."""
    return str(joined([fixed(text) for text in texts], catalog, word)) if texts else ""


# ---- nouns ----
@dataclass(frozen=True)
class Noun:
    """A noun and what hangs on it: `the empty cells of your field whose level is 2`."""

    head: Phrase
    owner: Phrase | None = None  # a pronoun: it can stand before the noun as `its` or `your`
    of: Phrase | None = None  # what it belongs to: `of the spot`
    place: Phrase | None = None  # `on your field`
    way: str = ""  # whether the place is where it is (`in`) or where it comes from (`from`)
    adjectives: tuple[Phrase, ...] = ()
    clauses: Phrase | None = None  # `whose level is 2`
    det: str = "the"
    count: Count = 1
    named: bool = False  # whether the head is the name by which the rest of the sentence knows it


def noun_phrase(noun: Noun, catalog: Catalog) -> Phrase:
    """A noun as a phrase, which a message may ask for with another article or in another number."""
    gender = noun.head.traits.gender
    whose = noun.owner.traits.whose if noun.owner is not None else "its" if noun.of is not None else ""

    def make(form: Form) -> str:
        det, place = form.det, noun.place
        form = catalog.governed(form)
        if noun.owner is not None and det == "the":
            det = "own"
        elif noun.owner is not None:
            place = message(catalog, "say-of-owner", "", place=place if place is not None else "", owner=noun.owner)
        agreeing = Form(form.case, form.count, gender=gender)
        clauses = finished(noun.clauses.form(Form(count=form.count, gender=gender))) if noun.clauses is not None else ""
        asked = form._replace(det=det, whose=form.whose or whose, gender=gender)
        shown: dict[str, Arg] = {
            "adjective": " ".join(adjective.form(agreeing) for adjective in noun.adjectives),
            "head": noun.head.like(Form(form.case, form.count, whose=asked.whose)),
            "of": _whole(noun.of),
            "belongs": "yes" if noun.of is not None else "no",
            "place": _whole(place),
            "way": noun.way,
            "clauses": as_clauses(catalog.part("say-noun-clauses", "", asked, {"clauses": clauses})) if clauses else "",
            "described": "yes" if clauses else "no",
        }
        body = catalog.part("say-noun-body", "", asked, shown)
        owner = noun.owner.form(Form(case="possessive")) if noun.owner is not None else ""
        return catalog.part("say-noun", "", asked, {**shown, "body": body, "owner": owner})

    return Phrase(make, Form(count=noun.count, det=noun.det), Traits(noun.head.traits.id, gender, belongs=noun.of is not None))


def _whole(phrase: Phrase | None) -> Arg:
    """A phrase whose own clauses stay with it."""
    return Phrase(lambda form: finished(phrase.form(form)), phrase.default, phrase.traits) if phrase is not None else ""

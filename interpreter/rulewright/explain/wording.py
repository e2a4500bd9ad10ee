"""Messages as phrases: one message, several pieces as a list, and a noun with all that hangs on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulewright.explain.catalog import Catalog
from rulewright.explain.phrases import SINGULAR, Count, Form, Phrase, fixed

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
        same = Form(form.case, form.count)
        agreeing = {key: phrase.form(same) for key, phrase in (agree or {}).items()}
        return catalog.format(name, attribute, case=form.case, count=form.count, det=form.det, **agreeing, **args)

    return Phrase(make, default)


# ---- lists ----
def joined(parts: Sequence[Phrase], catalog: Catalog, word: str = "and") -> Phrase:
    """`a, b and c`; the word is one of and, or, then, do."""
    if not parts:
        return message(catalog, "say-nothing", "")

    def make(form: Form) -> str:
        texts = [part.form(form) for part in parts]
        whole = texts[0]
        for text in texts[1:-1]:
            whole = catalog.format(f"say-list-{word}-next", list=whole, item=text)
        return catalog.format(f"say-list-{word}-last", list=whole, item=texts[-1]) if len(texts) > 1 else whole

    return Phrase(make, parts[0].default if len(parts) == 1 else Form())


def listed(texts: Sequence[str], catalog: Catalog, word: str = "and") -> str:
    """The same for texts that are worded already; nothing gives an empty text."""
    return str(joined([fixed(text) for text in texts], catalog, word)) if texts else ""


# ---- nouns ----
@dataclass(frozen=True)
class Noun:
    """A noun and what hangs on it: `the empty cells of your field whose level is 2`."""

    head: Phrase
    owner: Phrase | None = None  # a pronoun: it can stand before the noun as `its` or `your`
    place: Phrase | None = None  # `of the spot`, `on your field`
    adjectives: tuple[Phrase, ...] = ()
    clauses: Phrase | None = None  # `whose level is 2`
    det: str = "the"
    count: Count = 1
    named: bool = False  # whether the head is the name by which the rest of the sentence knows it


def noun_phrase(noun: Noun, catalog: Catalog) -> Phrase:
    """A noun as a phrase, which a message may ask for with another article or in another number."""

    def make(form: Form) -> str:
        det, place = form.det, noun.place
        same = Form(form.case, form.count)
        if noun.owner is not None and det == "the":
            det = "own"
        elif noun.owner is not None:
            place = message(catalog, "say-of-owner", "", place=place if place is not None else "", owner=noun.owner)
        body = catalog.format(
            "say-noun-body",
            case=form.case,
            count=form.count,
            adjective=" ".join(adjective.form(same) for adjective in noun.adjectives),
            head=noun.head.form(same),
            place=str(place) if place is not None else "",
            clauses=noun.clauses.form(same) if noun.clauses is not None else "",
        )
        owner = noun.owner.form(Form(case="possessive")) if noun.owner is not None else ""
        return catalog.format("say-noun", case=form.case, count=form.count, det=det, body=body, owner=owner)

    return Phrase(make, Form(count=noun.count, det=noun.det))

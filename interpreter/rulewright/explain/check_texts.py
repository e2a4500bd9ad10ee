"""Whether the texts of a game are all there in a language, are for something, and say what the rules do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from fluent.syntax import ast as ftl

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic, English, Span, both, did_you_mean
from rulewright.explain.addresses import addresses, declared_name, override_id
from rulewright.explain.asked import UNLABELLED, labels, ways
from rulewright.explain.by_hand import compare_by_hand
from rulewright.explain.catalog import ENGINE_PREFIXES, ENGLISH, Catalog
from rulewright.explain.check_given import shown_in_vain
from rulewright.explain.check_messages import check_messages
from rulewright.explain.layer import TRAITS, Layer, engine_entries
from rulewright.explain.sentences import Sentences
from rulewright.explain.survey import NAMES, ask_for_everything, missing_wordings
from rulewright.limits import MAX_FILE_PROBLEMS
from rulewright.parse import ast
from rulewright.process import undisturbed

_ASKED = {"case": English("case"), "mood": English("mood")}  # what a text may be deaf to
SHOWN = 120  # characters of a sentence in a hint
_PLACES = ("in", "from", "to", "holder")
_CHANGES = ("set", "clear", "zero", "advance", "add")
_TESTS = ("is", "is-not", "if", "if-not")
_BESIDE_A_NOUN = (
    "which",
    "which-not",
    "which-less",
    "which-atmost",
    "which-more",
    "which-atleast",
    "some",
    "none",
    "adjective",
    "not-adjective",
    "adjective-some",
    "adjective-none",
    "behind",
    "behind-not",
    "behind-some",
    "behind-none",
)
_DEEDS = ("do", "event", "when")
_ONE_OF_MANY = ("each", "per", "amount", "piece")
_IN_THE_BOOK = ("known", "own", "untold", "omits", "about", "pronoun", "printed", "table", "row")
ATTRIBUTES = frozenset((*_IN_THE_BOOK, *_PLACES, *_CHANGES, *_TESTS, *_BESIDE_A_NOUN, *_DEEDS, *_ONE_OF_MANY))


@undisturbed()
def check_texts(checked: Checked, language: str = ENGLISH) -> list[Diagnostic]:
    """Every problem of the texts in one language."""
    catalog = Catalog(checked.rules.texts, language)
    sentences = Sentences(checked, catalog)
    problems = [*_missing(checked, sentences), *_unused(catalog), *compare_by_hand(checked, sentences)]
    written = (check_messages(checked, catalog.first), shown_in_vain(checked, catalog.first))
    for found in (catalog.first.problems, _unknown(checked, catalog), *written):
        problems += _told(found)
    return sorted(problems, key=lambda problem: problem.sort_key)


def _told(found: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """The first problems of a sort: to find all of them, and what was meant by each, takes long, and nobody reads so many."""
    for number, problem in enumerate(found):
        if number == MAX_FILE_PROBLEMS:
            message = English("there are more than {count} problems; the rest is not shown", count=MAX_FILE_PROBLEMS)
            yield Diagnostic("RW436", message, problem.span, English("mend these first"))
            return
        yield problem


def coverage(checked: Checked, language: str) -> tuple[int, int]:
    """How many of the texts a game needs there are in a language, and how many it needs."""
    sentences = Sentences(checked, Catalog(checked.rules.texts, language))
    needed = ask_for_everything(checked, sentences)
    return len(needed - sentences.catalog.missing), len(needed)


# ---- missing ----
def _missing(checked: Checked, sentences: Sentences) -> Iterator[Diagnostic]:
    rules, language, notes = checked.rules, sentences.catalog.language, sentences.catalog.notes
    needed = ask_for_everything(checked, sentences)
    home = rules.base.span
    places = {**{str(name): name.span for name in rules.display.names()}, **rules.places}
    for name in sorted(needed & set(notes.missing)):
        if name not in places and "-" not in name:
            continue  # a name bound inside a sentence reads well enough as it is written
        hint = English("add `{name} = …` to text/{language}.ftl", name=name, language=language)
        yield Diagnostic(
            "RW801", English("`{name}` has no text in `{language}`", name=name, language=language), places.get(name, home), hint
        )
    engine = set(engine_entries()) - set(engine_entries(language))
    if engine:
        of = {"language": language, "count": len(engine), "total": len(engine_entries())}
        message = (
            English("some of the engine's own words are missing in `{language}`: {count} of {total}", **of)
            if len(engine) < len(engine_entries())
            else English("all of the engine's own words are missing in `{language}`: {count} of {total}", **of)
        )
        yield Diagnostic("RW801", message, home, English("they are shown in English"))
    yield from _missing_forms(checked, sentences)


def _missing_forms(checked: Checked, sentences: Sentences) -> Iterator[Diagnostic]:
    """Forms that nouns do not have, words that do not look at what they are asked for, and wordings that English has."""
    catalog, home = sentences.catalog, checked.rules.base.span
    language, notes, places = catalog.language, catalog.notes, catalog.first.places
    for (noun, form), asked in sorted(notes.forms.items()):
        hint = English(
            "add `.{form} = …` below `-{noun}` in text/{language}.ftl; {wanted_by}",
            form=form,
            noun=noun,
            language=language,
            wanted_by=_wanted_by(asked, sentences),
        )
        yield Diagnostic(
            "RW807",
            English("`-{noun}` has no form `{form}` in `{language}`", noun=noun, form=form, language=language),
            places.get(f"-{noun}", home),
            hint,
        )
    for name, attribute, form in sorted(notes.deaf):
        if name in places:
            whole = English("`.{attribute}` of `{name}`", attribute=attribute, name=name) if attribute else f"`{name}`"
            hint = English(
                "put `$form` or `${form}` to use, or write `.omits = {form}` below `{name}`; {wanted_by}",
                form=form,
                name=name,
                wanted_by=_wanted_by(notes.deaf[name, attribute, form], sentences),
            )
            yield Diagnostic(
                "RW808",
                English("{whole} does not look at the {form} that it is asked for", whole=whole, form=_ASKED[form]),
                places[name],
                hint,
            )
    english = catalog.layers[-1].places
    for lack in missing_wordings(catalog):
        hint = English("add `.{key} = …` below `{name}` in text/{language}.ftl", key=lack.key, name=lack.name, language=language)
        message = English(
            "`{name}` has `.{key}` in English, and not in `{language}`", name=lack.name, key=lack.key, language=language
        )
        yield Diagnostic("RW809", message, english.get(lack.name, home), hint)


def _wanted_by(asked: set[str], sentences: Sentences) -> English:
    """The sentence that asks, as far as it can be said."""
    address = min(asked - {NAMES}, default="")
    if not address:
        return English("the log asks for it")
    return English("`{address}` asks for it: {sentence}", address=address, sentence=sentences.preview(address)[:SHOWN])


# ---- unknown ----
def _unknown(checked: Checked, catalog: Catalog) -> Iterator[Diagnostic]:
    known = set(_known(checked))
    layer = catalog.first
    for name, span in layer.places.items():
        called = name.removeprefix("-")
        if called.startswith(ENGINE_PREFIXES):
            yield Diagnostic(
                "RW802",
                English("`{name}` is the engine's and cannot be changed by a pack", name=name),
                span,
                English("name the noun instead"),
            )
        elif called not in known and (called == name or called not in layer.nouns_in_messages):
            guess = did_you_mean(called, known)
            hint = English("did you mean `{guess}`?", guess=guess) if guess else English("remove it, or name something with it")
            yield Diagnostic("RW802", English("nothing in the rules is called `{called}`", called=called), span, hint)
        else:
            written = layer.written[name].entry  # whoever else names the same
            known_here = ATTRIBUTES if called == name else {*_forms(layer, called), *TRAITS, *layer.endings.names()}
            yield from _unknown_attributes(name, span, written.attributes, known_here)


def _forms(layer: Layer, noun: str) -> set[str]:
    """The forms of a noun that its language has."""
    return {form for form in layer.given(noun) if layer.endings.knows(form)}


def _unknown_attributes(
    name: str, span: Span, attributes: Iterable[ftl.Attribute], known: Collection[str]
) -> Iterator[Diagnostic]:
    """What stands below a name and is never asked for: a wording of a message, a form of a noun."""
    for attribute in (each.id.name for each in attributes):
        if attribute not in known:
            guess = did_you_mean(attribute, known)
            hint = (
                English("did you mean `{guess}`?", guess=f".{guess}")
                if guess
                else English("known: {known}", known=", ".join(sorted(known)))
            )
            yield Diagnostic(
                "RW802", English("`.{attribute}` of `{name}` is never shown", attribute=attribute, name=name), span, hint
            )


def _known(checked: Checked) -> Iterator[str]:
    """Every id that can have a text."""
    rules = checked.rules
    yield from rules.places
    yield from (f"pack-{pack.id}" for pack in rules.packs)
    yield from rules.constants()
    yield from map(str, rules.display.names())
    yield from engine_entries()
    yield from (f"choice-{name}" for name in ("mix", *rules.variables))  # `gain either`
    for board in rules.boards.values():
        yield from board.attributes
    for kind in rules.pieces.values():
        yield from kind.attributes
        yield from (f"{kind.name}-{item.id}" for item in kind.items)
    for name, enums in rules.constants().items():
        yield from (f"{enum.name}-{name}" for enum in enums)
    for option in rules.options.values():
        yield from (f"{option.name}-{value}" for value in option.values)
    for address, nodes in addresses(checked):
        yield override_id(address)
        owner = declared_name(nodes[0])
        for node in nodes:
            yield from _named(node, owner)


def _named(node: ast.Node, owner: str) -> Iterator[str]:
    """What may have a text within a declaration: its names, its questions, and the ways to answer them."""
    own = ("", f"{owner}-") if owner else ("",)
    for name in ast.idents(node):
        yield from (f"{scope}{name}" for scope in own)
    for label in (*labels(node), *UNLABELLED):
        yield from (f"prompt-{scope}{label}" for scope in own)
    yield from (f"choice-{name}" for name in ways(node))


# ---- unused ----
def _unused(catalog: Catalog) -> Iterator[Diagnostic]:
    for (name, attribute), left_out in sorted(catalog.ignored.items()):
        span = catalog.first.places.get(name)
        if span is not None:
            shown = both([f"`${arg}`" for arg in sorted(left_out)])
            yield Diagnostic(
                "RW805",
                English(
                    "`.{attribute}` of `{name}` does not show {shown}, so it is not used",
                    attribute=attribute,
                    name=name,
                    shown=shown,
                ),
                span,
                English("show {shown} in it, or remove it", shown=shown),
            )

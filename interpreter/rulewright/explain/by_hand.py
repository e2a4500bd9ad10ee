"""Sentences written by hand, compared with the generated ones: both must say the same numbers, nouns, and may or must.

A noun that seems to be missing may stand there in a form that it does not give. Then the noun is told about, once (RW807).
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic, English, Span
from rulewright.explain.addresses import addresses, override_id
from rulewright.explain.catalog import Catalog
from rulewright.explain.compared import Comparison, Difference
from rulewright.explain.sentences import Sentences
from rulewright.explain.settings import unspoken
from rulewright.explain.unformed import Unformed, unformed

_SAY_THE_SAME = English("say what the rule does, or remove the sentence")


def compare_by_hand(checked: Checked, sentences: Sentences) -> Iterator[Diagnostic]:
    """RW804 for every sentence by hand that says something else than its rule, RW807 for a noun whose form is not known."""
    catalog = sentences.catalog
    told = {noun for noun, _ in catalog.notes.forms}
    comparison: Comparison | None = None
    for address, nodes in addresses(checked):
        name = override_id(address)
        span = catalog.first.places.get(name)
        if span is None or sentences.changed_since(name, nodes):
            continue
        comparison = comparison or Comparison(checked, catalog)
        text = catalog.format(name)
        settled = {option.name: option.default for option in unspoken(text, nodes, checked, catalog)}
        made = Sentences(checked, catalog, settled) if settled else sentences
        with catalog.previewing():  # what the language cannot say wholly is not compared in English
            differences = list(comparison.differences(text, made.generated(nodes)))
        missing = [each.thing for each in differences if each.what == "noun" and each.missing]
        bent = {noun: found for noun in missing if (found := unformed(noun, text, catalog)) is not None or noun in told}
        inside = {noun for found in bent.values() if found is not None for noun in comparison.nouns.in_text(found.phrase)}
        for each in differences:
            if each.what != "noun" or each.thing not in (bent if each.missing else inside):
                yield Diagnostic("RW804", _told(address, each), span, _SAY_THE_SAME)
        for noun, found in bent.items():
            if found is not None and noun not in told:
                told.add(noun)
                yield _no_such_form(found, address, catalog, span)


def _no_such_form(found: Unformed, address: str, catalog: Catalog, span: Span) -> Diagnostic:
    said = {"noun": found.noun, "phrase": found.phrase, "address": address}
    hint = English(
        "add `.{form} = {phrase}` below `-{noun}` in text/{language}.ftl, or whichever form it is: {forms}",
        form=found.forms[0],
        forms=", ".join(found.forms),
        language=catalog.language,
        **said,
    )
    message = English("`-{noun}` has no form “{phrase}”, in which `{address}` speaks of it by hand", **said)
    return Diagnostic("RW807", message, catalog.first.places.get(f"-{found.noun}", span), hint)


def _told(address: str, found: Difference) -> English:
    if found.what == "may":
        if found.missing:
            return English("this sentence is an order, but by `{address}` one may", address=address)
        return English("this sentence says that one may, but `{address}` is an order", address=address)
    thing = English("the number {number}", number=found.thing) if found.what == "number" else f"`{found.thing}`"
    if found.missing:
        return English("`{address}` is about {thing}, but this sentence does not say so", address=address, thing=thing)
    return English("this sentence says {thing}, but `{address}` is not about it", thing=thing, address=address)

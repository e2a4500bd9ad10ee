"""Sentences written by hand, compared with the generated ones: both must say the same numbers, nouns, and may or must."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic, English
from rulewright.explain.addresses import addresses, override_id
from rulewright.explain.compared import Comparison, Difference
from rulewright.explain.sentences import Sentences
from rulewright.explain.settings import unspoken

_SAY_THE_SAME = English("say what the rule does, or remove the sentence")


def compare_by_hand(checked: Checked, sentences: Sentences) -> Iterator[Diagnostic]:
    """RW804 for every sentence by hand that says something else than its rule."""
    catalog = sentences.catalog
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
        for each in comparison.differences(text, made.generated(nodes)):
            yield Diagnostic("RW804", _told(address, each), span, _SAY_THE_SAME)


def _told(address: str, found: Difference) -> English:
    if found.what == "may":
        if found.missing:
            return English("this sentence is an order, but by `{address}` one may", address=address)
        return English("this sentence says that one may, but `{address}` is an order", address=address)
    thing = English("the number {number}", number=found.thing) if found.what == "number" else f"`{found.thing}`"
    if found.missing:
        return English("`{address}` is about {thing}, but this sentence does not say so", address=address, thing=thing)
    return English("this sentence says {thing}, but `{address}` is not about it", thing=thing, address=address)

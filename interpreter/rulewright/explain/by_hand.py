"""Sentences written by hand, compared with the generated ones: both must say the same numbers, nouns, and may or must."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.check import Checked
from rulewright.diagnostics import Diagnostic
from rulewright.explain.addresses import addresses, override_id
from rulewright.explain.compared import Comparison, Difference
from rulewright.explain.sentences import Sentences

_SAY_THE_SAME = "say what the rule does, or remove the sentence"
_MAY = ("says that one may, but `{0}` is an order", "is an order, but by `{0}` one may")


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
        for each in comparison.differences(catalog.format(name), sentences.generated(nodes)):
            yield Diagnostic("RW804", _told(address, each), span, _SAY_THE_SAME)


def _told(address: str, found: Difference) -> str:
    if found.what == "may":
        return f"this sentence {_MAY[found.missing].format(address)}"
    thing = f"the number {found.thing}" if found.what == "number" else f"`{found.thing}`"
    if found.missing:
        return f"`{address}` is about {thing}, but this sentence does not say so"
    return f"this sentence says {thing}, but `{address}` is not about it"

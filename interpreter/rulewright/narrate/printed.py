"""What is printed on a piece, in sentences: for whoever reads a card."""

from __future__ import annotations

from rulewright.explain import address_of, item_of, printed_on, sayable
from rulewright.narrate.narrator import Narrator


def text_on(kind: str, id: str, narrator: Narrator) -> str:
    """Everything a piece says: what stands on it, and what each of its effects does. Empty if it says nothing."""
    pieces, catalog = narrator.checked.rules.pieces[kind], narrator.catalog
    item = item_of(pieces, id)
    if item is None:
        return ""
    printed = [(field, nodes) for field, nodes in item.effects.items() if nodes]
    said = [printed_on(pieces, item, catalog)]
    for field, nodes in printed:
        text = narrator.sentences.printed(address_of(pieces, item.id, field), sayable(nodes))
        named = len(printed) > 1 and text
        said.append(catalog.format("tell-title-of", piece=catalog.name(field), effect=text) if named else text)
    return "\n".join(part for part in said if part)

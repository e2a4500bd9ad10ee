"""Tables in words: `The price of a card: 1 for 1, 3 for 2, 6 for 3.`

A table is data that nobody can guess, so a whole text tells it once, below the first sentence that looks something up in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.explain.kinds import type_word
from rulewright.explain.phrases import Phrase, fixed
from rulewright.explain.speaking import Speaking
from rulewright.explain.statements.blocks import Told, heading, point, sentence
from rulewright.explain.wording import Arg, Noun, numeral
from rulewright.link import ConstantType, Table, YesNoType

Row = tuple[object, object]  # a key and what is found by it


def table(node: Table, speaking: Speaking) -> list[Told]:
    """In one sentence; a table with two keys has a point for each of the first."""
    what = _title(node, speaking)
    if len(node.keys) == 1:
        rows = _rows(node, node.values.items(), 0, speaking)
        return [sentence(speaking.say("say-table", what=what, rows=rows), speaking)]
    points = []
    for first in dict.fromkeys(key[0] for key in node.values if isinstance(key, tuple)):
        below = [(key[1], value) for key, value in node.values.items() if isinstance(key, tuple) and key[0] == first]
        points.append(point(_key(node, 0, first, speaking), _rows(node, below, 1, speaking), speaking))
    return [heading(what, points, speaking)]


def changed_row(node: Table, keys: tuple[str, ...], value: Phrase, speaking: Speaking) -> Phrase:
    """What is found by some keys from now on: `“the price of a card”: now 3 for 1`."""
    *first, last = [_key(node, at, int(key) if key.isdigit() else key, speaking) for at, key in enumerate(keys)]
    what, row = _title(node, speaking), _row(node, value, last, speaking)
    if not first:
        return speaking.say("say-set-row", what=what, row=row)
    return speaking.say("say-set-row-of", what=what, first=first[0], row=row)


def _title(node: Table, speaking: Speaking) -> Phrase:
    """What the table is of: in words of its own (`.table`), or as it is called where something is looked up in it."""
    if speaking.catalog.has(node.name, "table"):
        return speaking.message(node.name, "table")
    keys: dict[str, Arg] = {
        name: speaking.noun(Noun(speaking.word(type_word(key)))) for name, key in zip(("key", "second"), node.keys, strict=False)
    }
    return speaking.noun(Noun(speaking.message(node.name, "", **keys)))


def _rows(node: Table, rows: Iterable[Row], at: int, speaking: Speaking) -> Phrase:
    """`3 for 1 and 2, 4 for 5`: what is found by several keys is told once; of what is only ever yes, the keys tell all."""
    keys: dict[object, list[Phrase]] = {}
    for key, value in rows:
        keys.setdefault(value, []).append(_key(node, at, key, speaking))
    if set(keys) == {"yes"} and isinstance(node.type, YesNoType):
        return speaking.joined(keys["yes"])
    said = [_row(node, _word(value, speaking), speaking.joined(given), speaking) for value, given in keys.items()]
    return speaking.joined(said, "row")


def _row(node: Table, value: Phrase, keys: Phrase, speaking: Speaking) -> Phrase:
    """`3 for 1 and 2`, or in words of its own (`.row = { $value } coins for house { $keys }`)."""
    return speaking.special(node.name, "row", value=value, keys=keys) or speaking.say("say-table-row", value=value, keys=keys)


def _key(node: Table, at: int, key: object, speaking: Speaking) -> Phrase:
    own = f"{node.keys[at].name}-{key}" if isinstance(node.keys[at], ConstantType) else ""
    return speaking.word(own) if own and speaking.catalog.has(own) else _word(key, speaking)


def _word(value: object, speaking: Speaking) -> Phrase:
    """A number as it is, yes or no, or the word for a constant, a place or goods."""
    if isinstance(value, bool):
        return speaking.say("say-yes" if value else "say-no")
    if isinstance(value, int):
        return numeral(value, speaking.catalog)
    return speaking.word(str(value)) if speaking.catalog.has(str(value)) else fixed(str(value))

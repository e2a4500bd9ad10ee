"""Texts from strangers, and every place of a pack's tables in which one may stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import NOUNS, loaded

from rulewright import Loaded

# Each of these would run, rename, end a string or a line, or look like something else.
HOSTILE = [
    "__import__('os').system('true')",
    "x): pass\nimport os\ndef y(S",
    'x"""\nimport os\n"""',
    "a'b",
    'a"b',
    "a\nb",
    "a;b",
    "a b",
    "a-b",
    "a.b",
    "a\\",
    "{x}",
    "${x}",
    "%s",
    "__class__",
    "__builtins__",
    "_private",
    "a__b",
    "сoin",  # the first letter is Cyrillic
    "ｃｏｉｎ",
    "coin\u200b",
    "coın",
    "café",
    "9lives",
    "",
    " ",
    "x" * 900,
]
# All of them one by one; three are enough for whoever waits.
EACH_HOSTILE = [
    pytest.param(text, id=ascii(text)[:20], marks=pytest.mark.slow if number > 2 else ()) for number, text in enumerate(HOSTILE)
]
KEYWORDS = [
    "class",
    "def",
    "lambda",
    "None",
    "True",
    "import",
    "exec",
    "eval",
    "print",
    "self",
    "globals",
    "range",
    "len",
    "type",
    "S",
    "C",
    "rnd",
    "points2",
    "element",
    "python",
    "type_",
    "this",
    "owner",
    "PLAYERS",
    "Fail",
    "LOOPS",
    "counted",
    "spend",
    "held",
    "able2",
    "flow2",
]
PLACES = {
    "enum": "enums:\n  {0}: [aa, bb]\n",
    "constant": "enums:\n  colour: [aa, {0}]\n",
    "resource": "resources:\n  {0}: {{per: player}}\n",
    "track": "tracks:\n  {0}: {{per: player, max: 5}}\n",
    "variable": "variables:\n  {0}: {{}}\n",
    "zone": "zones:\n  {0}: {{holds: card}}\n",
    "board": "boards:\n  {0}: {{shape: square, width: 3, height: 3, cells: {{mark: player}}}}\n",
    "cell": "boards:\n  grid: {{shape: square, width: 3, height: 3, cells: {{{0}: player}}}}\n",
    "table": "tables:\n  {0}: {{key: number, values: {{1: 2}}}}\n",
    "holds": "zones:\n  hand: {{holds: {0}}}\n",
    "per": "variables:\n  thing: {{per: {0}}}\n",
    "type": "variables:\n  thing: {{type: {0}}}\n",
    "start": "variables:\n  thing: {{start: {0}}}\n",
    "stands for": "resources:\n  gold: {{per: player, stands_for: [{0}]}}\n",
    "tiles": "boards:\n  land: {{shape: hex, tiles: {0}}}\n",
    "table key": "enums:\n  colour: [aa, bb]\ntables:\n  prices: {{key: colour, values: {{{0}: 2}}}}\n",
    "table value": "enums:\n  colour: [aa, bb]\ntables:\n  prices: {{key: number, type: colour, values: {{1: {0}}}}}\n",
}
CARDS = {
    "kind": "pieces: {0}\nitems:\n  a: {{}}\n",
    "all": "pieces: card\nall: {0}\nitems:\n  a: {{}}\n",
    "attribute": "pieces: card\nattributes:\n  {0}: number\nitems:\n  a: {{}}\n",
    "effect attribute": "pieces: card\nattributes:\n  {0}: effect\nitems:\n  a: {{}}\n",
    "faces": "pieces: card\nfaces: {0}\nshapes:\n  i: [[0, 0]]\nattributes:\n  {0}: list of number\nitems:\n  a: {{{0}: [1]}}\n",
    "shape": "pieces: card\nshapes:\n  {0}: [[0, 0]]\nitems:\n  a: {{shape: {0}}}\n",
    "item": "pieces: card\nattributes:\n  cost: number\nitems:\n  {0}: {{cost: 2}}\n",
    "item value": "pieces: card\nattributes:\n  cost: number\nitems:\n  a: {{cost: {0}}}\n",
    "item field": "pieces: card\nattributes:\n  cost: number\nitems:\n  a: {{{0}: 1}}\n",
    "item effect": "pieces: card\nattributes:\n  use: effect\nitems:\n  a: {{use: {0}}}\n",
    "source": "pieces: card\nsource: {0}\nitems:\n  a: {{}}\n",
    "note": "pieces: card\nnote: {0}\nitems:\n  a: {{note: {0}}}\n",
}
MANIFEST = {
    "option": "options:\n  {0}: {{type: yes_no, default: no}}\n",
    "option value": "options:\n  mood: {{type: choice, values: [aa, {0}], default: {0}}}\n",
    "option number": "options:\n  mood: {{type: number, min: 0, max: 9, default: {0}}}\n",
    "pack name": "name: {0}\n",
    "base": "extends: [{0}]\n",
    "known": "knows: [{0}]\n",
    "language": "languages: [{0}]\n",
    "solo": "solo: {0}\n",
}
SENTENCES = """flow game:
    turns:
        do turn
winner: most coin
rule turn:
    choose amount from 1..3
    gain amount coin
    set round to round + 1
    if round > 3: end game
"""
CARD = "pieces: card\nattributes:\n  cost: number\nitems:\n  a: {cost: 1}\n"


def quoted(name: str) -> str:
    """A name as a YAML text, whatever it holds."""
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def merged(first: str, second: str) -> str:
    """Two noun files in one; a section that both have is continued."""
    sections: dict[str, str] = {}
    name = ""
    for line in (first + second).splitlines(keepends=True):
        if not line.startswith(" "):
            name = line
            sections.setdefault(name, "")
        else:
            sections[name] += line
    return "".join(head + body for head, body in sections.items())


def build(tmp_path: Path, where: str, text: str) -> Loaded:
    """The game with a text in one place of its tables."""
    if where in PLACES:
        return loaded(tmp_path, SENTENCES, merged(NOUNS, PLACES[where].format(text)), CARD)
    if where in CARDS:
        return loaded(tmp_path, SENTENCES, NOUNS, CARDS[where].format(text))
    return loaded(tmp_path, SENTENCES, NOUNS, CARD, more=MANIFEST[where].format(text))

"""Packs spoilt at random, one to four places at a time."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

NUMBERS = re.compile(r"\b[0-9]+\b")
WORDS = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|[0-9]+|\S")
SNIPPETS = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    "-",
    "#",
    "'",
    '"',
    "%",
    "..",
    "&a",
    "*a",
    "!!x",
    "\t",
    "é",
    "\x00",
    "0",
    "999999999",
    "not ",
    " of ",
    " where ",
    " and ",
    " or ",
    " = ",
    "first of ",
    "nothing",
    "player",
    "it",
    "\n",
    "\n    ",
    "\n        ",
    "if able:",
    "may:",
    "repeat:",
    "until no",
    "each player: ",
    "for each x in 1..9: ",
    "choose x from players",
    "end game",
    "require no",
    "do turn",
    "pay 1 ",
    "gain 1 ",
    "draw 2 from ",
    "shuffle ",
    "let x = ",
    "set x to ",
    "able(turn)",
]


def spoil(text: str, rnd: random.Random) -> str:
    """One change: a word taken, doubled, exchanged or put in; a line moved, cut or indented; a letter changed."""
    if not text:
        return rnd.choice(SNIPPETS)
    words = list(WORDS.finditer(text))
    lines = text.split("\n")
    at = rnd.randrange(len(text))
    one, other = (rnd.choice(words), rnd.choice(words)) if words else (None, None)

    def swap_lines() -> str:
        i, j = rnd.randrange(len(lines)), rnd.randrange(len(lines))
        lines[i], lines[j] = lines[j], lines[i]
        return "\n".join(lines)

    def indent() -> str:
        i = rnd.randrange(len(lines))
        lines[i] = rnd.choice(["    " + lines[i], lines[i][4:], lines[i].lstrip(), lines[i] + lines[i - 1]])
        return "\n".join(lines)

    def drop_line() -> str:
        del lines[rnd.randrange(len(lines))]
        return "\n".join(lines)

    changes: list[Callable[[], str]] = [
        lambda: text[:at] + rnd.choice(SNIPPETS) + text[at:],
        lambda: text[:at] + text[at + 1 + rnd.randrange(8) :],
        lambda: text[:at] + chr(rnd.choice([rnd.randrange(32, 127), rnd.randrange(0x110000 - 1) % 0xD7FF])) + text[at + 1 :],
        swap_lines,
        indent,
        drop_line,
        lambda: text[:at],
    ]
    if one is not None and other is not None:
        a, b = one, other
        changes += 3 * [
            lambda: text[: a.start()] + b.group() + text[a.end() :],
            lambda: text[: a.start()] + text[a.end() :],
            lambda: text[: a.start()] + rnd.choice(SNIPPETS) + text[a.end() :],
            lambda: text[: a.end()] + " " + b.group() + text[a.end() :],
        ]
    return rnd.choice(changes)()


def renumber(text: str, rnd: random.Random) -> str:
    """Another number in place of one; mostly that can still be played."""
    numbers = list(NUMBERS.finditer(text))
    if not numbers:
        return text
    one = rnd.choice(numbers)
    return text[: one.start()] + str(rnd.randrange(8)) + text[one.end() :]


def spoilt(originals: dict[Path, str], rnd: random.Random) -> set[Path]:
    """Change one to four places in files that are good otherwise; gives the files that differ now."""
    texts = dict(originals)
    change = rnd.choice([spoil, spoil, spoil, renumber])
    for _ in range(rnd.choice([1, 1, 1, 2, 4])):
        path = rnd.choice(list(originals))
        texts[path] = change(texts[path], rnd)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return {path for path, text in texts.items() if text != originals[path]}

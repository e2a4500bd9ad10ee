"""Ways to break one line of a pack: a number one off, another word of its kind, a comparison turned round, a line left out."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.pipeline import Loaded

UNSEEN = re.compile(
    r"\s*(#|id:|players:|version:|name:|about:|languages:|solo:|pieces:|places:|more:|all:|note:|extends:|source:|$)"
)
BESIDE = re.compile(
    r",? *source: \w+|seen_by: \w+(, )?|, shown: \w+|#.*$"
)  # for readers and pictures; who may look is asked by tests
OF_OPTIONS = re.compile(r"(min|max): -?\d+|players: \[.*?\]")  # what may be chosen at all is asked by tests, too
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|\d+|!=|<=|>=|[=<>+*-]")
STATEMENT = re.compile(
    r"\s+(pay|gain|lose|advance|set|move|place|draw|shuffle|roll|require|do|window|add|until|end|event|surely)\b"
)
OTHER_WORDS = {
    "and": "or", "or": "and", "first": "last", "last": "first", "before": "after", "after": "before", "most": "least",
    "least": "most", "next": "previous", "previous": "next", "any": "none", "none": "any", "every": "any", "yes": "no",
    "no": "yes", "highest": "lowest", "lowest": "highest", "min": "max", "max": "min", "gain": "lose", "lose": "gain",
    "=": "!=", "!=": "=", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "*": "+", "div": "mod", "mod": "div",
    "not": "", "north": "south", "east": "west", "row": "column", "you": "another player", "another": "any",
    "sunny": "dark", "true": "false", "owner": "nobody", "up": None,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One line of a file, broken in one way."""

    path: str  # below the folder of packs
    line: int
    before: str
    after: str
    how: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} ({self.how})\n    - {self.before.strip()}\n    + {self.after.strip() or '(nothing)'}"


def mutants_of(path: str, text: str, others: dict[str, str]) -> Iterator[Mutant]:
    """Every way to break each line of a file. `others` gives another word for a constant or a resource."""
    for number, line in enumerate(text.splitlines(), 1):
        if UNSEEN.match(line):
            continue
        seen = BESIDE.sub(blank, line)
        if path.endswith("/pack.yaml"):
            seen = OF_OPTIONS.sub(blank, seen)
        for after, how in _broken(seen, line, others, path.endswith(".rules")):
            yield Mutant(path, number, line, after, how)


def blank(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _broken(seen: str, line: str, others: dict[str, str], sentences: bool) -> Iterator[tuple[str, str]]:
    for found in WORD.finditer(seen):
        word, (start, end) = found[0], found.span()
        key = seen[end : end + 1] == ":" and not sentences

        def put(text: str, start: int = start, end: int = end) -> str:
            return line[:start] + text + line[end:]

        if word.isdigit() and seen[start - 1 : start] != "_":
            yield put(str(int(word) + 1)), "one more"
            if int(word) > 0:
                yield put(str(int(word) - 1)), "one less"
        elif key:
            continue
        elif word == "-" and seen[end : end + 1] == " ":
            yield put("+"), "minus to plus"
        elif word == "up" and seen[end : end + 3] == " to":
            limit = re.compile(r" up to [a-z_0-9]+$").search(seen.rstrip())
            if limit is not None:
                yield line[: limit.start()] + line[limit.end() :], "no limit"
        elif word in others:
            yield put(others[word]), "another word of its kind"
        elif (other := OTHER_WORDS.get(word)) is not None:
            yield put(other), f"`{word}` to `{other}`"
    entries = list(re.finditer(r"(?<=[{ ])\w+: [\w-]+(, |(?=}))", seen)) if not sentences else []
    for entry in entries:
        if entry[0].startswith(("type:", "source:")):
            continue
        yield line[: entry.start()] + line[entry.end() :], "an entry left out"
    if STATEMENT.match(seen) and not seen.rstrip().endswith(":"):
        indent = line[: len(line) - len(line.lstrip())]
        yield f"{indent}skip", "a line left out"
    elif re.match(r"\s+(and|or|then|where) ", seen):
        yield "", "a condition left out"
    for found in re.finditer(r"(?<=: )(?!skip)[a-z]+ [^:]*$", seen) if sentences else ():
        yield f"{line[: found.start()]}skip", "what is behind the colon left out"


def other_words(loaded: Loaded) -> dict[str, str]:
    """For each constant another one of its enumeration, for each resource another one."""
    assert loaded.checked is not None
    rules = loaded.checked.rules
    rows = [list(enum.members) for enum in rules.enums.values()]
    rows.append(list(rules.counters()))
    return {word: row[(place + 1) % len(row)] for row in rows if len(row) > 1 for place, word in enumerate(row)}


def drawn(found: list[Mutant], seed: int) -> Iterator[Mutant]:
    """Each line is equally likely, however many ways there are to break it."""
    rnd = random.Random(seed)
    ways: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in found:
        ways.setdefault((mutant.path, mutant.line), []).append(mutant)
    for row in ways.values():
        rnd.shuffle(row)
    while ways:
        places = sorted(ways)
        rnd.shuffle(places)
        for place in places:
            yield ways[place].pop()
            if not ways[place]:
                del ways[place]

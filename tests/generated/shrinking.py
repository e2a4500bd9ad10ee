"""A pack made smaller, line by line, as long as something still holds of it; for whoever has to read what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.generated.packs import Pack

Holds = Callable[[Pack], bool]


def shrunk(pack: Pack, holds: Holds) -> Pack:
    """Leave out sentences, lines with all that is indented under them, and the heads of blocks, until nothing more can go."""
    smaller = True
    while smaller:
        smaller = False
        for name in ("game.rules", "cards.yaml", "nouns.yaml"):
            if name in pack.files:
                found = _file_shrunk(pack, name, holds)
                smaller = smaller or found != pack
                pack = found
    return pack


def _file_shrunk(pack: Pack, name: str, holds: Holds) -> Pack:
    place = 0
    while place < len(pack.files[name].split("\n")):
        for lines in _without(pack.files[name].split("\n"), place):
            candidate = Pack({**pack.files, name: "\n".join(lines)})
            if holds(candidate):
                pack = candidate
                break
        else:
            place += 1
    return pack


def _without(lines: list[str], place: int) -> Iterator[list[str]]:
    """The text without a line and its block; with a plain block instead; without the head of the block."""
    line = lines[place]
    end = place + 1
    while end < len(lines) and lines[end].strip() and _depth(lines[end]) > _depth(line):
        end += 1
    yield lines[:place] + lines[end:]
    if line.strip() and line.strip() != "skip" and not line.strip().startswith("skip"):
        yield [*lines[:place], " " * _depth(line) + "skip", *lines[end:]]
    if end > place + 1:
        inner = _depth(lines[place + 1]) - _depth(line)
        yield lines[:place] + [text[inner:] for text in lines[place + 1 : end]] + lines[end:]
    for text in _shorter(line):
        yield [*lines[:place], text, *lines[place + 1 :]]


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _shorter(line: str) -> Iterator[str]:
    """The line with a part in brackets replaced by something plain."""
    for start, sign in enumerate(line):
        if sign != "(":
            continue
        depth, end = 0, start
        for end in range(start, len(line)):
            depth += {"(": 1, ")": -1}.get(line[end], 0)
            if not depth:
                break
        for plain in ("1", "player", "nothing"):
            yield line[:start] + plain + line[end + 1 :]

"""Spoilt packs, spoilt saves, odd arguments, lines and requests: each gives a diagnostic or works, and never a bug or a hang.

python tools/fuzz.py --minutes 10 [--seed 0] [--only saves]
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hostile import expect, run
from odd_packs import packs
from odd_requests import requests
from odd_words import WORDS, arguments, lines
from odd_words import spoilt as misspelt
from tests.save_lines import lines_of, write_lines

from rulewright import Game, Loaded, Save, Settings, load, new_game, read_save, replay
from rulewright.diagnostics import Diagnostic

SPOILT_COPIES = 30  # of one save
AT_MOST = 8  # seconds of the processor for one input; a large pack has the time that it takes unspoilt, and more


# -- saves --
@cache
def small() -> tuple[Loaded, Game]:
    loaded = load(["tic-tac-toe"])
    assert loaded.checked is not None
    return loaded, new_game(loaded.checked, 2, 1)


def saves(seed: int) -> Iterator[str]:
    """Bytes that are changed are noticed; lines of a forger, with checksums that fit, are looked up like any other."""
    rnd = random.Random(f"save {seed}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.save"
        game, digests = small()[1].clone(), [small()[1].digest()]
        with Save.create(path, small()[0], Settings(("tic-tac-toe",), 2, 1)) as save:
            for _ in range(rnd.randrange(1, 6)):
                assert game.decision is not None
                decision, key = game.decision, rnd.choice(game.decision.options).key
                game.choose(key)
                save.add(decision.player, decision.site.label, key)
                digests.append(game.digest())
        whole, lines = path.read_bytes(), lines_of(path)
        for _ in range(SPOILT_COPIES):
            yield _followed(path, whole, lines, digests, rnd)


def _followed(path: Path, whole: bytes, lines: list[str], digests: list[str], rnd: random.Random) -> str:
    if forged := rnd.random() < 0.5:
        at = rnd.randrange(len(lines))
        other = rnd.choice(["undo", rnd.choice(WORDS), misspelt(lines[at], rnd), f"{rnd.randrange(5)} cell {rnd.choice(WORDS)}"])
        written = [*lines[:at], other, *lines[at + 1 :]]
        write_lines(path, [line.replace("\n", " ").encode("utf-8", "replace").decode() for line in written])
    else:
        at = rnd.randrange(len(whole))
        other_byte = bytes([rnd.randrange(256)])
        path.write_bytes(
            rnd.choice([whole[:at], whole[:at] + other_byte + whole[at + 1 :], whole[:at] + whole[at + rnd.randrange(9) :]])
        )
    before = path.read_bytes()
    read = read_save(path)
    if isinstance(read, Diagnostic):
        return read.code
    found = replay(read)
    expect(path.read_bytes() == before, "reading changed the save")
    if isinstance(found, list):
        return found[-1].code
    expect(forged or found.game.digest() in digests, "a damaged save was followed to another game")
    return "followed"


TRIES = {"packs": packs, "saves": saves, "arguments": arguments, "lines": lines, "requests": requests}


if __name__ == "__main__":
    sys.exit(run("fuzz", TRIES, each=AT_MOST))

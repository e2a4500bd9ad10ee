"""Spoilt packs: small ones of every construct very often, large ones seldom, and each as far as what was spoilt reaches.

A rule is checked and played; a text is also checked and said; a table is shown; an invariant is asked; a scenario is run. A pack
lies in a folder of its own that is used again, and only what was spoilt is written anew.
"""

from __future__ import annotations

import atexit
import os
import random
import shutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hostile import MUCH_TOO_LONG, ROOT, allow, expect
from tests.abuse.spoiling import renumber, spoil
from tests.generated.packs import from_seed

from rulewright import Game, GameError, Loaded, load, new_game
from rulewright.check import Checked
from rulewright.diagnostics import to_json, to_text
from rulewright.explain import check_texts
from rulewright.narrate import Texts
from rulewright.scenario import run_scenarios
from rulewright.table import Teller, offers, show
from rulewright.validate import broken_promises, settings_of

MANY = 20  # packs of one seed
RULES = ROOT / "rules"
SMALL = [RULES / "tic-tac-toe", RULES / "connect-four"]
MIDDLE = [ROOT / "tests" / "abuse" / "workshop", RULES / "akropolis", RULES / "akropolis-courtyards", RULES / "cuzco-short"]
LARGE = [RULES / "cuzco", RULES / "tekhenu", RULES / "teotihuacan", RULES / "tekhenu-gifts", RULES / "teotihuacan-hu"]
LONGER = 1.5  # times as long as itself unspoilt, and two seconds, may a large pack take
CHOICES = 12  # of a game that can still be played
FORMAT = {
    ".ftl": [
        *[
            "{ $x }",
            "{ $count ->",
            "[one] a",
            "*[other] b",
            "}",
            "-term = x\n",
            "{ -term }",
            ".few = x",
            "\n    .of = y",
            "{ x.y }",
        ],
        *[
            '{ "\\u202e" }',
            "{ NUMBER($count, minimumFractionDigits: 99999999) }",
            "{ DATETIME(1) }",
            "{ turn }",
            "{ { { ",
            "\u2068",
        ],
    ],
    ".yaml": [
        *["{}", "[]", "null", "true", "1.5", "~", "? ", "|", ">", "1_000", "0x1f", "-1", "'", "{a: {a: {a: 1}}}", "---", "..."],
        *["!!python/object:os.system", "<<: ", "[[[[", "yes: no", "12e99999", ".inf", "'\\0'", '"\\u202e"', "\u2028"],
    ],
}


@dataclass
class Copy:
    """A good pack in a folder where it may be spoilt."""

    folder: Path
    good: dict[Path, bytes]


def packs(seed: int) -> Iterator[str]:
    rnd = random.Random(f"pack {seed}")
    for _ in range(MANY):
        source = _drawn(rnd)
        copy = _copy(source)
        if source in LARGE:
            allow(LONGER * _unspoilt(copy.folder) + 2)
        yield _spoilt(copy, rnd)


@cache
def _unspoilt(folder: Path) -> float:
    """Seconds of the processor for a large pack as it is, with all that is ever tried: a spoilt one takes no less."""
    allow(MUCH_TOO_LONG)
    start = time.process_time()
    _tried(folder, {".ftl", "table.yaml", "invariants.yaml"}, random.Random(0))
    return time.process_time() - start


def _drawn(rnd: random.Random) -> Path | int:
    """A folder, or the number of a pack that nobody wrote."""
    place = rnd.random()
    if place < 0.004:
        return rnd.choice(LARGE)
    if place < 0.05:
        return rnd.choice(MIDDLE)
    if place < 0.10:
        return rnd.randrange(200)
    return rnd.choice(SMALL) if place < 0.3 else rnd.choice(_fixtures())


@cache
def _fixtures() -> list[Path]:
    """One small pack for each thing that can be wrong, without the mistake."""
    found = sorted(path.parent for path in (ROOT / "tests" / "diagnostics" / "fixtures").glob("*/good/pack.yaml"))
    assert len(found) > 50
    return found


@cache
def _workplace() -> Path:
    """In memory where the system can, and gone at the end."""
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(prefix="odd-packs-", dir=memory if memory.is_dir() and os.access(memory, os.W_OK) else None))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


_copies: dict[Path | int, Copy] = {}


def _copy(source: Path | int) -> Copy:
    if source not in _copies:
        root = _workplace() / f"{len(_copies)}" / "pack"
        if isinstance(source, int):
            from_seed(source).load(root)
        else:
            seldom = source not in SMALL and source not in _fixtures()
            shutil.copytree(source, root, ignore=shutil.ignore_patterns("scenarios") if seldom else None)
        _copies[source] = Copy(root, {path: path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()})
    return _copies[source]


def _spoilt(copy: Copy, rnd: random.Random) -> str:
    changed = _spoil(copy, rnd)
    for path, data in changed.items():
        path.write_bytes(data)
    try:
        reached = {"scenario" if path.parent.name == "scenarios" else path.suffix for path in changed}
        return _tried(copy.folder, reached | {path.name for path in changed}, rnd)
    finally:
        for path in changed:
            path.write_bytes(copy.good[path])


def _spoil(copy: Copy, rnd: random.Random) -> dict[Path, bytes]:
    """One to four places in files that are good otherwise, as a slip of the hand, of the format or of a disk would."""
    texts = dict(copy.good)
    numbers = rnd.random() < 0.25
    for _ in range(rnd.choice([1, 1, 1, 2, 4])):
        path = rnd.choice(list(texts))
        at = rnd.randrange(len(texts[path]) + 1)
        if rnd.random() < 0.1:
            texts[path] = texts[path][:at] + rnd.randbytes(rnd.randrange(4)) + texts[path][at + rnd.randrange(4) :]
        elif path.suffix in FORMAT and rnd.random() < 0.25:
            texts[path] = texts[path][:at] + rnd.choice(FORMAT[path.suffix]).encode() + texts[path][at + rnd.randrange(4) :]
        else:
            change = renumber if numbers else spoil
            texts[path] = change(texts[path].decode("utf-8", "replace"), rnd).encode("utf-8", "replace")
    return {path: data for path, data in texts.items() if data != copy.good[path]}


def _tried(folder: Path, spoilt: set[str], rnd: random.Random) -> str:
    """As far as it reaches; nothing but what a pack may do wrong may come of it."""
    found = load([folder])
    _told(found)
    if found.checked is None:
        return "refused"
    every = rnd.random() < 0.04
    if every or ".ftl" in spoilt:
        for language in found.checked.rules.languages:
            to_text(check_texts(found.checked, language), found.sources)
    if every or "scenario" in spoilt:
        run_scenarios(found)
    try:
        game = new_game(found.checked, found.checked.rules.base.players[0], rnd.randrange(1000))
        said = _said(found.checked, game, rnd) if every or spoilt & {".ftl", "table.yaml"} else None
        if "invariants.yaml" in spoilt:
            broken_promises(found.checked, settings_of(found.checked.rules)[:1], 1)
        return said or _played(game, rnd)
    except GameError as error:
        expect(error.diagnostic.code.startswith("RW5"), f"{error.diagnostic.code} in play: {error.diagnostic.message}")
        return error.diagnostic.code


def _told(found: Loaded) -> None:
    to_text(found.diagnostics, found.sources)
    to_json(found.diagnostics)
    bugs = [problem for problem in found.diagnostics if problem.code.startswith("RW9")]
    expect(not bugs, f"a bug of the engine while checking: {bugs[:1]}")


def _played(game: Game, rnd: random.Random) -> str:
    for _ in range(CHOICES):
        if game.decision is None:
            return "over"
        game.choose(rnd.choice(game.decision.options).key)
    return "played"


def _said(checked: Checked, game: Game, rnd: random.Random) -> str:
    """A short game, with everything that is shown and said on the way."""
    texts, teller = Texts(checked, rnd.choice(list(checked.rules.languages))), Teller(game)
    texts.seated(game.program.layout.seats)
    for _ in range(3):
        for seat in range(1, game.players + 1):
            show(game, texts, seat, teller)
        if game.decision is None:
            texts.result(game)
            return "over"
        texts.prompt(game, game.decision)
        offers(game, texts, game.decision)
        game.choose(rnd.choice(game.decision.options).key)
    for entry in game.log:
        texts.news(game, entry)
    return "said"

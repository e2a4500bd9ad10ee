"""Shipped packs, spoilt at random: loading never raises, and what still loads is played without anything but a GameError.

The same seeds on every machine, so that a failure can be repeated: the name of the test says which one it was.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.abuse.helpers import play

from rulewright.check.load import load
from rulewright.compile import compile_game
from rulewright.diagnostics import to_json, to_text
from rulewright.read.resources import rules_folder
from rulewright.run.chance import seeded
from rulewright.run.failing import Fail, GameError, TooLong
from rulewright.run.game import settle
from rulewright.run.machine import Machine

PACKS = {name: rules_folder() / name for name in ("tic-tac-toe", "connect-four", "akropolis")}
PACKS["workshop"] = Path(__file__).parent / "workshop"  # most of the language in one game
ROUNDS = 25
SEEDS = range(6)
WORDS = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|[0-9]+|\S")
SNIPPETS = [
    "(",
    ")",
    "[",
    "]",
    ":",
    ",",
    "-",
    "not ",
    " of ",
    " where ",
    "\n",
    "\n    ",
    "\n        ",
    "#",
    "'",
    '"',
    "0",
    "999999999",
    "nothing",
    "player",
    "it",
    "{",
    "}",
    "&a",
    "*a",
    "!!x",
    "\t",
    "é",
    "\x00",
    "%",
    "..",
    " and ",
    " or ",
    " = ",
    "first of ",
    "if able:",
    "may:",
    "repeat:",
    "until no",
    "each player: ",
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
    "for each x in 1..9: ",
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


def spoilt(folder: Path, originals: dict[Path, str], rnd: random.Random) -> None:
    """Change one to four places in the pack's rules and tables."""
    for path, text in originals.items():
        path.write_text(text, encoding="utf-8")
    for _ in range(rnd.choice([1, 1, 1, 2, 4])):
        path = rnd.choice(list(originals))
        path.write_text(spoil(path.read_text(encoding="utf-8"), rnd), encoding="utf-8")


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_spoilt_was_good(pack: str) -> None:
    result = load([PACKS[pack]])
    assert result.diagnostics == ()
    assert play(result, 400).over


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("pack", PACKS)
def test_spoilt_packs(tmp_path: Path, pack: str, seed: int) -> None:
    rnd = random.Random(f"{pack} {seed}")
    folder = tmp_path / pack
    shutil.copytree(PACKS[pack], folder, ignore=shutil.ignore_patterns("scenarios", "text"))
    originals = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*")) if path.is_file()}
    for _ in range(ROUNDS):
        spoilt(folder, originals, rnd)
        result = load([folder])
        to_text(result.diagnostics, result.sources)
        to_json(result.diagnostics)
        assert all(problem.message for problem in result.diagnostics)
        if result.checked is None:
            assert result.diagnostics
            continue
        players = result.checked.rules.base.players[0]
        try:
            play(result, 12, seed)
            machine = Machine(compile_game(result.checked, players, settle(result.checked, players, {})))
            state = list(machine.initial)
            state[0] = seeded(seed)
            machine.playout(state, random.Random(seed).random)
        except (GameError, Fail, TooLong, RecursionError):
            continue

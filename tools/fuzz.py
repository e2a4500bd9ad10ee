"""Spoilt packs, spoilt saves, odd arguments and odd lines: each gives a diagnostic or works, and never a bug or a hang.

python tools/fuzz.py --minutes 10 [--seed 0] [--only saves]
"""

from __future__ import annotations

import os
import random
import re
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path

from hostile import ROOT, expect, run
from tests.abuse.spoiling import spoilt
from tests.save_lines import lines_of, write_lines

from rulewright import Game, GameError, Save, Settings, load, new_game, read_save, replay
from rulewright.diagnostics import Diagnostic, to_json, to_text

PACKS = [ROOT / "rules" / name for name in ("tic-tac-toe", "connect-four", "akropolis")] + [ROOT / "tests" / "abuse" / "workshop"]
BUG = re.compile(r"bug in rulewright|Traceback|RW9\d\d")
WORDS = ["", "-", "--", "²", "１", "-1", "9" * 26, "a" * 300, "\x00", "\x1b[2J", "é", "/dev/null", "%s", "{}", "yes", "nothing"]


# -- packs --
def packs(seed: int) -> str:
    rnd = random.Random(f"pack {seed}")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "pack"
        shutil.copytree(rnd.choice(PACKS), root, ignore=shutil.ignore_patterns("scenarios"))
        originals = {path: path.read_text(encoding="utf-8") for path in sorted(root.rglob("*")) if path.is_file()}
        spoilt(originals, rnd)
        found = load([root])
        to_text(found.diagnostics, found.sources)
        to_json(found.diagnostics)
        expect(not any(problem.code.startswith("RW9") for problem in found.diagnostics), "a bug of the engine while checking")
        if found.checked is None:
            return "refused"
        try:
            game = new_game(found.checked, found.checked.rules.base.players[0], seed)
            for _ in range(12):
                if game.decision is None:
                    return "over"
                game.choose(rnd.choice(game.decision.options).key)
        except GameError as error:
            expect(error.diagnostic.code.startswith("RW5"), f"{error.diagnostic.code} in play: {error.diagnostic.message}")
            return error.diagnostic.code
        return "played"


# -- saves --
@cache
def small() -> Game:
    checked = load(["tic-tac-toe"]).checked
    assert checked is not None
    return new_game(checked, 2, 1)


def saves(seed: int) -> str:
    """Bytes that are changed are noticed; lines of a forger, with checksums that fit, are looked up like any other."""
    rnd = random.Random(f"save {seed}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.save"
        game, digests = small().clone(), [small().digest()]
        with Save.create(path, load(["tic-tac-toe"]), Settings(("tic-tac-toe",), 2, 1)) as save:
            for _ in range(rnd.randrange(1, 6)):
                assert game.decision is not None
                decision, key = game.decision, rnd.choice(game.decision.options).key
                game.choose(key)
                save.add(decision.player, decision.site.label, key)
                digests.append(game.digest())
        if forged := rnd.random() < 0.5:
            lines = lines_of(path)
            at = rnd.randrange(len(lines))
            lines[at] = rnd.choice(
                ["undo", rnd.choice(WORDS), _spoilt(lines[at], rnd), f"{rnd.randrange(5)} cell {rnd.choice(WORDS)}"]
            )
            write_lines(path, [line.replace("\n", " ") for line in lines])
        else:
            whole = path.read_bytes()
            at = rnd.randrange(len(whole))
            cut = rnd.choice(
                [
                    whole[:at],
                    whole[:at] + bytes([rnd.randrange(256)]) + whole[at + 1 :],
                    whole[:at] + whole[at + rnd.randrange(9) :],
                ]
            )
            path.write_bytes(cut)
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


def _spoilt(text: str, rnd: random.Random) -> str:
    at = rnd.randrange(len(text) + 1)
    return text[:at] + rnd.choice(WORDS) + text[at + rnd.randrange(4) :]


# -- arguments and typed lines --
COMMANDS = [
    "check tic-tac-toe",
    "test tic-tac-toe",
    "explain tic-tac-toe",
    "packs",
    "compile tic-tac-toe",
    "play --auto",
    "replay",
    "",
]
OPTIONS = ["--players", "--seed", "--option", "--with", "--seat", "--save", "--format", "--to", "--only", "--help", "--board"]


def arguments(seed: int) -> str:
    from click.testing import CliRunner

    from rulewright.cli.main import cli

    rnd = random.Random(f"arguments {seed}")
    words = [
        *(word for word in WORDS if "\x00" not in word),
        "tic-tac-toe",
        "connect-four",
        "1=random",
        "2=greedy",
        "²=random",
        "json",
        "text",
        "x=y",
        "first=yes",
    ]
    args = rnd.choice(COMMANDS).split()
    for _ in range(rnd.randrange(4)):
        args += [rnd.choice(OPTIONS), rnd.choice(words)] if rnd.random() < 0.6 else [rnd.choice(words)]
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # what is written by chance is written there
        try:
            return _ran(CliRunner().invoke(cli, args, input=""), args)
        finally:
            os.chdir(here)


def lines(seed: int) -> str:
    from click.testing import CliRunner

    from rulewright.cli.main import cli

    rnd = random.Random(f"line {seed}")
    known = ["a1", "b2", "c3", "undo", "help", "why a1", "why", "log", "board", "1", "2", "options", "save", "rules", "?"]
    typed = [
        rnd.choice([rnd.choice(known), rnd.choice(WORDS), _spoilt(rnd.choice(known), rnd)]) for _ in range(rnd.randrange(12))
    ]
    args = ["play", "tic-tac-toe", "--seat", "2=human"]
    return _ran(CliRunner().invoke(cli, args, input="\n".join([*typed, "quit", ""])), [*args, *typed])


def _ran(result: object, args: list[str]) -> str:
    code, output = result.exit_code, result.output  # type: ignore[attr-defined]
    expect(BUG.search(output) is None, f"{args}: {output[-300:]}")
    expect(code in (0, 1, 2, 130), f"{args}: exit code {code}")
    return f"exit {code}"


if __name__ == "__main__":
    sys.exit(run("fuzz", {"packs": packs, "saves": saves, "arguments": arguments, "lines": lines}))

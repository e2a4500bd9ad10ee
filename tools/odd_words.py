"""Odd arguments and odd typed lines: each works or gets a sentence, and never a traceback, a hang or a control character."""

from __future__ import annotations

import os
import random
import re
import tempfile
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
from hostile import ROOT, expect

BUG = re.compile(r"bug in rulewright|Traceback|RW9\d\d")
WORDS = [
    *["", "-", "--", "²", "１", "-1", "0", "1e9", "9" * 26, "a" * 300, "a" * 5000, "\x1b[2J", "\u202egnp.exe", "é", "\udcff"],
    *["/dev/null", "/dev/full", "/dev/zero", ".", "..", "/", "~", "nowhere/at/all", "%s", "{}", "{0}", "$(id)", "yes", "nothing"],
]
PACKS = ["tic-tac-toe", "connect-four"]
COMMANDS = [
    *["check tic-tac-toe", "explain tic-tac-toe", "explain RW401", "compile tic-tac-toe", "fmt tic-tac-toe --check"],
    *["play tic-tac-toe --auto", "play tic-tac-toe", "replay", "replay a.save", "new thing", "texts status tic-tac-toe"],
    *["texts compare tic-tac-toe", "texts missing tic-tac-toe", "texts extract tic-tac-toe", "texts check tic-tac-toe"],
    *["serve tic-tac-toe", "diff tic-tac-toe --no-scenarios", "book tic-tac-toe -o b.html", "compile tic-tac-toe --native"],
    *["simulate tic-tac-toe --games 2 --jobs 1 --engine python", "test tic-tac-toe --name draw", ""],
    "validate tic-tac-toe --games 1 --greedy 0 --compare 0 --jobs 1",
]
WRITES = {"--accept"}  # into packs; here those that ship
OTHERS = ["--nonsense", "--help", "--version", "-o", "-", "---", "--players=", "--seed=1=2"]
VALUES = [
    *PACKS,
    "1=random",
    "2=greedy",
    "²=random",
    "9=human",
    "all=nobody",
    "json",
    "text",
    "x=y",
    "first=yes",
    "hu",
    "3",
    "a.save",
    "1=mcts:1",
    "1=mcts:0.001s",
    "1=a.py:Bot",
    "tcp://127.0.0.1:1",
    "a.parquet",
    "native",
    "github",
]
TYPED = [
    "a1",
    "b2",
    "c3",
    "undo",
    "help",
    "why a1",
    "why",
    "log",
    "board",
    "1",
    "2",
    "options",
    "save",
    "rules",
    "?",
    "hint",
    "look a1",
]


LINES = [["tic-tac-toe"], ["tic-tac-toe"], ["connect-four"], ["akropolis"], [str(ROOT / "tests" / "abuse" / "workshop")]]
MANY = 8  # command lines of one seed
SESSIONS = 3  # at the terminal, of one seed


def arguments(seed: int) -> Iterator[str]:
    rnd = random.Random(f"arguments {seed}")
    for _ in range(MANY):
        args = rnd.choice(COMMANDS).split()
        for _ in range(rnd.randrange(4)):
            word = rnd.choice([*WORDS, *VALUES])
            args += [rnd.choice(_options()), word] if rnd.random() < 0.7 else [word]
        if args[:1] == ["check"] and not any(pack in args for pack in PACKS):
            args.append("tic-tac-toe")  # to check all there is takes seconds
        yield _ran(args, "")


@cache
def _options() -> list[str]:
    """Every option of every command there is."""
    from rulewright.cli.main import cli

    commands = [cli.get_command(click.Context(cli), name) for name in cli.list_commands(click.Context(cli))]
    found = {word for command in commands if command is not None for param in command.params for word in param.opts}
    return [*sorted(word for word in found if word.startswith("-") and word not in WRITES), *OTHERS]


def lines(seed: int) -> Iterator[str]:
    """Sessions at the terminal; each line is an input."""
    rnd = random.Random(f"line {seed}")
    for _ in range(SESSIONS):
        pack = rnd.choice(LINES)
        typed = [
            rnd.choice([rnd.choice(TYPED), rnd.choice(WORDS), spoilt(rnd.choice(TYPED), rnd)])
            for _ in range(rnd.randrange(1, 40))
        ]
        typed = [line.replace("\n", " ").encode("utf-8", "replace").decode() for line in typed]
        outcome = _ran(["play", *pack, "--seat", "2=human"], "\n".join([*typed, "quit", ""]))
        yield from [outcome] * len(typed)


def spoilt(text: str, rnd: random.Random) -> str:
    at = rnd.randrange(len(text) + 1)
    return text[:at] + rnd.choice(WORDS) + text[at + rnd.randrange(4) :]


def _ran(args: list[str], typed: str) -> str:
    from click.testing import CliRunner

    from rulewright.cli.main import cli
    from rulewright.cli.playing.hint import hint

    hint.__defaults__ = (0.01,)  # seconds: a hint may be asked for by many a slip
    os.environ["RULEWRIGHT_CC"] = ""  # what is built is tried elsewhere
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder, _nobody_served():
        Path(folder, "here").mkdir()
        os.chdir(Path(folder, "here"))  # what is written by chance is written there, and `..` is nobody else's
        try:
            result = CliRunner().invoke(cli, args, input=typed)
        finally:
            os.chdir(here)
    expect(BUG.search(result.output) is None, f"{args}: {result.output[-300:]}")
    expect(result.exception is None or isinstance(result.exception, SystemExit), f"{args}: {result.exception!r}")
    expect(result.exit_code in (0, 1, 2, 130), f"{args}: exit code {result.exit_code}")
    raw = {c for c in result.output if c not in "\n\t\u200e\u200f" and unicodedata.category(c) in ("Cc", "Cf")}
    expect(not raw, f"{args}: raw {raw}")
    return f"exit {result.exit_code}"


class _nobody_served:
    """`serve` comes to the point where it would listen, and ends there."""

    def __enter__(self) -> None:
        import uvicorn

        self.run, uvicorn.run = uvicorn.run, lambda *_, **__: None

    def __exit__(self, *_: object) -> None:
        import uvicorn

        uvicorn.run = self.run

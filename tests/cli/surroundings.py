"""Commands in odd surroundings, each in a copy of one process: streams that are closed, full or narrow, no home, no room.

A copy takes the place of a program that is started so: its streams are made as Python makes them at its start, and it ends as a
program does, with all that is still to be written. That takes a twentieth of the time.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

COPIES = """
import gc, io, json, os, resource, signal, sys, tempfile
cases = json.loads(sys.argv[1])
folder = os.getcwd()
import uvicorn
uvicorn.run = lambda *_, **__: None
from rulewright.cli import main
def warmed(lines):
    streams = sys.stdin, sys.stdout, sys.stderr
    with tempfile.TemporaryDirectory() as aside:
        os.chdir(aside)
        for line in lines:
            sys.argv, sys.stdin, sys.stdout, sys.stderr = ["rulewright", *line], io.StringIO(), io.StringIO(), io.StringIO()
            try:
                main()
            except SystemExit:
                pass
    os.chdir(folder)
    sys.stdin, sys.stdout, sys.stderr = streams
warmed(sorted({tuple(case["args"]) for case in cases}))
gc.collect()
gc.freeze()
def opened(number, how, mode, encoding, errors):
    given = {"null": os.devnull, "full": "/dev/full", "zero": "/dev/zero"}.get(how, how)
    if how == "closed":
        os.close(number)
        return None
    if how == "gone":
        reading, end = os.pipe()
        os.close(reading)
    else:
        end = os.open(given, os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(end, number)
    if end != number:
        os.close(end)
    return io.TextIOWrapper(open(number, mode + "b", closefd=False), encoding, errors, line_buffering=number == 2)
told = []
for at, case in enumerate(cases):
    child = os.fork()
    if child == 0:
        signal.alarm(100)
        out, err = os.path.join(folder, f"{at}.out"), os.path.join(folder, f"{at}.err")
        os.makedirs(os.path.join(folder, f"{at}"), exist_ok=True)
        os.chdir(os.path.join(folder, f"{at}"))
        os.environ.update({name: value for name, value in case["environment"].items() if value})
        for name in (name for name, value in case["environment"].items() if not value):
            os.environ.pop(name, None)
        sys.__stdin__ = sys.stdin = opened(0, case["streams"][0] or "null", "r", case["encoding"], "strict")
        sys.__stdout__ = sys.stdout = opened(1, case["streams"][1] or out, "w", case["encoding"], "strict")
        sys.__stderr__ = sys.stderr = opened(2, case["streams"][2] or err, "w", case["encoding"], "backslashreplace")
        if case["full"]:
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        sys.argv = ["rulewright", *case["args"]]
        main()
        os._exit(99)
    told.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
print(json.dumps(told))
"""


@dataclass(frozen=True)
class Case:
    """A command line and what is odd about where it runs; a stream that is not named is an ordinary file."""

    args: Sequence[str]
    streams: tuple[str, str, str] = ("", "", "")
    encoding: str = "utf-8"
    environment: Mapping[str, str] = field(default_factory=dict)
    full: bool = False  # no file can grow


@dataclass(frozen=True)
class Ended:
    code: int
    said: str
    complained: str


def carried_out(cases: Sequence[Case], folder: Path) -> list[Ended]:
    """How each ended, and what it left in the streams that were ordinary files."""
    folder.mkdir(exist_ok=True)
    line = [sys.executable, "-c", COPIES, json.dumps([asdict(case) for case in cases])]
    done = subprocess.run(line, capture_output=True, text=True, cwd=folder, timeout=500)
    assert done.returncode == 0, done.stderr
    codes = json.loads(done.stdout.splitlines()[-1])
    return [Ended(code, _left(folder / f"{at}.out"), _left(folder / f"{at}.err")) for at, code in enumerate(codes)]


def _left(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""

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
def opened(number, how, pipe, encoding, errors):
    if how == "closed":
        os.close(number)
        return None
    if how == "gone":
        reading, end = os.pipe()
        os.close(reading)
    elif how:
        end = os.open("/dev/" + how, os.O_RDWR)
    else:
        end = pipe
    os.dup2(end, number)
    raw = open(number, "wb" if number else "rb", 0 if number == 2 else -1, closefd=False)
    return io.TextIOWrapper(raw, encoding, errors, write_through=number == 2)
def become(case, at, out, err):
    signal.alarm(100)
    os.mkdir(os.path.join(folder, f"{at}"))
    os.chdir(os.path.join(folder, f"{at}"))
    for name, value in case["environment"].items():
        os.environ[name] = value
        if not value:
            del os.environ[name]
    sys.__stdin__ = sys.stdin = opened(0, case["streams"][0] or "null", 0, case["encoding"], "strict")
    sys.__stdout__ = sys.stdout = opened(1, case["streams"][1], out, case["encoding"], "strict")
    sys.__stderr__ = sys.stderr = opened(2, case["streams"][2], err, case["encoding"], "backslashreplace")
    if case["full"]:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    sys.argv = ["rulewright", *case["args"]]
def read(end):
    with open(end, "rb") as said:
        return said.read().decode("utf-8", "replace")
told = []
for at, case in enumerate(cases):
    (out, into_out), (err, into_err) = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        os.close(out)
        os.close(err)
        become(case, at, into_out, into_err)
        os.close(into_out)
        os.close(into_err)
        main()
        os._exit(99)
    os.close(into_out)
    os.close(into_err)
    said = read(out), read(err)
    told.append([os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), *said])
print(json.dumps(told))
"""


@dataclass(frozen=True)
class Case:
    """A command line and what is odd about where it runs; a stream that is not named is read by somebody."""

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
    """How each ended, and what it said to whoever reads it; each has a folder of its own, called by its number."""
    folder.mkdir(exist_ok=True)
    line = [sys.executable, "-c", COPIES, json.dumps([asdict(case) for case in cases])]
    done = subprocess.run(line, capture_output=True, text=True, cwd=folder, timeout=500)
    assert done.returncode == 0, done.stderr
    return [Ended(*said) for said in json.loads(done.stdout.splitlines()[-1])]

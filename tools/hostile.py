"""What the hostile tools have in common: a clock, seeds, limits, findings, and one line of JSON at the end.

Seeds are tried in copies of a process that has loaded everything. A copy that is ended by the system (a crash, a hang that no
Python can interrupt, memory without end) is a finding like any other, and the next copy goes on with the next seed. One that is
ended for its time on the processor tries its seed once more: a machine that was stopped for a while counts that as work of
whoever was running. What really hangs does so again.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import select
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
for place in (str(ROOT), str(ROOT / "interpreter")):
    if place not in sys.path:
        sys.path.insert(0, place)
MOST_FINDINGS = 20
TOO_LONG = 20  # seconds of the processor for one input, unless a tool knows better
MUCH_TOO_LONG = 40  # for all of a seed, when not even that could be told
WAITS = 900  # seconds of the clock without a word, and without any work: it waits for something that does not come
TOO_LARGE = 1_500_000  # kilobytes of the whole process
ROOM = 3_000_000_000  # bytes that may be asked for beyond what is there at the start
BATCH = 400  # seeds of one copy, unless a tool has much to keep
Try = Callable[[int], Iterable[str]]  # tries what a seed stands for and says what came of each input; what it raises is a finding
Measured = Callable[[], Mapping[str, Any]]  # what else was measured; of several copies, the largest


class Hangs(BaseException):
    """It takes too long. Not an Exception, so that nothing under test takes it for one of its own."""


@dataclass
class Sum:
    """What all copies have told so far."""

    seed: int
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[dict[str, object]] = field(default_factory=list)
    measured: dict[str, Any] = field(default_factory=dict)
    again: list[int] = field(default_factory=list)  # seeds that were tried once more
    slowest: dict[str, tuple[float, int]] = field(default_factory=dict)  # seconds of the processor for one input, and its seed


def run(
    name: str,
    tries: Mapping[str, Try],
    given: list[str] | None = None,
    more: Measured | None = None,
    batch: int = BATCH,
    room: int = ROOM,
    each: float | None = None,
) -> int:
    """Try one seed after another until the time is over, each kind in turn; the exit code is 1 if anything was found."""
    parser = argparse.ArgumentParser(description=f"Try {', '.join(tries)} for as long as you like.")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long; the seed under way is finished")
    parser.add_argument("--count", type=int, default=0, help="how many seeds; 0 for as many as there is time for")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the same seed tries the same")
    parser.add_argument("--only", choices=sorted(tries), action="append", help="this kind only; may be given again")
    wanted = parser.parse_args(given)
    chosen = {kind: attempt for kind, attempt in tries.items() if not wanted.only or kind in wanted.only}
    start, found = time.monotonic(), Sum(wanted.seed)
    last = wanted.seed + wanted.count if wanted.count else sys.maxsize
    until = start + 60 * wanted.minutes
    while len(found.findings) < MOST_FINDINGS and found.seed < last and time.monotonic() < until:
        _copied(found, min(last, found.seed + batch), until, chosen, more, room, each or TOO_LONG)
    said = {
        "tool": name,
        "seeds": [wanted.seed, found.seed],
        "seconds": round(time.monotonic() - start),
        "processor": round(sum(os.times()[:4])),
        "inputs": sum(found.counts[kind] for kind in chosen),
        "tried": dict(sorted(found.counts.items())),
        "slowest": dict(sorted(found.slowest.items())),
        "tried again": found.again,
    }
    if more is not None:
        said["measured"] = found.measured
    print(json.dumps({**said, "findings": found.findings}), flush=True)
    return 1 if found.findings else 0


# -- a copy --
def _copied(found: Sum, last: int, until: float, tries: Mapping[str, Try], more: Measured | None, room: int, each: float) -> None:
    """Seeds in a copy of this process; what it says is added up, and how it ends, too."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            with os.fdopen(writing, "w", encoding="utf-8") as out:
                _limit(room)
                seeds = range(found.seed, last)
                _tries(seeds, until, tries, more, each, lambda said: print(json.dumps(said), file=out, flush=True))
        finally:
            os._exit(0)
    os.close(writing)
    trying: dict[str, object] | None = None
    with os.fdopen(reading, "rb", buffering=0) as told:
        for line in _lines(told.fileno(), child):
            said = json.loads(line)
            trying = said.get("trying", trying)
            found.seed = said.get("seed", found.seed)
            found.counts.update(said.get("counts", {}))
            found.findings += said.get("findings", [])
            for key, value in said.get("measured", {}).items():
                found.measured[key] = max(found.measured.get(key, value), value)
            for kind, slow in said.get("slowest", {}).items():
                found.slowest[kind] = max(found.slowest.get(kind, (0, 0)), tuple(slow))
            if "counts" in said or "findings" in said:
                trying = None
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code == -signal.SIGXCPU and found.seed not in found.again:
        found.again.append(found.seed)
    elif trying is not None or code != 0:
        found.findings.append({**(trying or {}), "error": f"the process was ended: {code}"})
        found.seed += 1


def _lines(told: int, child: int) -> Iterator[bytes]:
    """What a copy says, line by line, until it ends or has been silent for too long; on a busy machine that may be long."""
    rest, worked = b"", 0
    while True:
        if not select.select([told], [], [], WAITS)[0]:
            before, worked = worked, _worked(child)
            if worked <= before:
                os.kill(child, signal.SIGKILL)
        data = os.read(told, 1 << 16)
        if not data:
            return
        *whole, rest = (rest + data).split(b"\n")
        yield from whole


def _worked(child: int) -> int:
    """What a process and all that it has started have used of the processor, as far as the system tells; never less than 1."""
    used, above = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended just now
        number = int(path.parent.name)
        above[number], used[number] = int(words[1]), sum(map(int, words[11:15]))
    below = {child}
    while more := {number for number, parent in above.items() if parent in below} - below:
        below |= more
    return 1 + sum(used.get(number, 0) for number in below)


def _limit(room: int) -> None:
    """What may be asked for; what is really used is looked at after each seed."""
    size = (
        int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize() if Path("/proc/self/statm").exists() else 0
    )
    resource.setrlimit(resource.RLIMIT_AS, (size + room, size + room))


def _tries(
    seeds: range,
    until: float,
    tries: Mapping[str, Try],
    more: Measured | None,
    each: float,
    say: Callable[[dict[str, Any]], None],
) -> None:
    """Here, within limits; each input is told before and after."""
    many = 0
    for seed in seeds:
        if time.monotonic() > until or many >= MOST_FINDINGS:
            break
        for kind, attempt in tries.items():
            say({"trying": {"kind": kind, "seed": seed}})
            told = _tried(kind, attempt, seed, each)
            many += len(told.get("findings", []))
            say(told)
        if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > TOO_LARGE:
            say(
                {
                    "findings": [{"kind": "memory", "seed": seed, "error": "the process has grown beyond any need"}],
                    "seed": seed + 1,
                }
            )
            break
        say({"seed": seed + 1})
    if more is not None:
        say({"measured": dict(more())})


def _tried(kind: str, attempt: Try, seed: int, each: float) -> dict[str, Any]:
    counts: Counter[str] = Counter()
    slowest, began = 0.0, time.process_time()
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + MUCH_TOO_LONG, most))
    allow(each)
    try:
        for outcome in attempt(seed):
            counts[kind] += 1
            counts[f"{kind}: {outcome}"] += 1
            slowest, began = max(slowest, time.process_time() - began), time.process_time()
            allow(each)
    except (Exception, Hangs) as error:
        signal.setitimer(signal.ITIMER_PROF, 0)
        where = traceback.extract_tb(error.__traceback__)[-1]
        finding = {"kind": kind, "seed": seed, "error": f"{type(error).__name__}: {error}"[:500], "at": str(where)}
        return {"counts": counts, "findings": [finding]}
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return {"counts": counts, "slowest": {kind: (round(slowest, 1), seed)}}


def allow(seconds: float) -> None:
    """So long may the input take that comes next; asked where something good of that size takes long, too."""
    signal.signal(signal.SIGPROF, lambda *_: _hangs(seconds))
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _hangs(each: float) -> None:
    raise Hangs(f"more than {each} seconds of the processor")


def expect(holds: bool, what: str) -> None:
    """A finding unless it holds."""
    if not holds:
        raise AssertionError(what)

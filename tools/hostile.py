"""What the hostile tools have in common: a clock, seeds, limits, findings, and one line of JSON at the end."""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
for place in (str(ROOT), str(ROOT / "interpreter")):
    if place not in sys.path:
        sys.path.insert(0, place)
MOST_FINDINGS = 20
TOO_LONG = 20  # seconds of the processor for what one seed stands for
TOO_LARGE = 1_500_000  # kilobytes of the whole process
Try = Callable[[int], Iterable[str]]  # tries what a seed stands for and says what came of each input; what it raises is a finding


class Hangs(BaseException):
    """It takes too long. Not an Exception, so that nothing under test takes it for one of its own."""


def run(name: str, tries: Mapping[str, Try], given: list[str] | None = None, more: Callable[[], object] | None = None) -> int:
    """Try one seed after another until the time is over, each kind in turn; the exit code is 1 if anything was found.

    `more` is asked at the end for what else was measured.
    """
    parser = argparse.ArgumentParser(description=f"Try {', '.join(tries)} for as long as you like.")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long; the seed under way is finished")
    parser.add_argument("--count", type=int, default=0, help="how many seeds; 0 for as many as there is time for")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the same seed tries the same")
    parser.add_argument("--only", choices=sorted(tries), action="append", help="this kind only; may be given again")
    wanted = parser.parse_args(given)
    chosen = {kind: attempt for kind, attempt in tries.items() if not wanted.only or kind in wanted.only}
    start, seed = time.monotonic(), wanted.seed
    counts: Counter[str] = Counter()
    findings: list[dict[str, object]] = []
    signal.signal(signal.SIGPROF, _hangs)
    while len(findings) < MOST_FINDINGS:
        if wanted.count and seed >= wanted.seed + wanted.count:
            break
        if time.monotonic() - start > 60 * wanted.minutes:
            break
        for kind, attempt in chosen.items():
            signal.setitimer(signal.ITIMER_PROF, TOO_LONG)
            try:
                for outcome in attempt(seed):
                    counts[kind] += 1
                    counts[f"{kind}: {outcome}"] += 1
            except (Exception, Hangs) as error:
                where = traceback.extract_tb(error.__traceback__)[-1]
                findings.append({"kind": kind, "seed": seed, "error": f"{type(error).__name__}: {error}"[:500], "at": str(where)})
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
        if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > TOO_LARGE:
            findings.append({"kind": "memory", "seed": seed, "error": "the process has grown beyond any need"})
            break
        seed += 1
    said = {
        "tool": name,
        "seeds": [wanted.seed, seed],
        "seconds": round(time.monotonic() - start),
        "processor": round(sum(os.times()[:4])),
        "tried": dict(sorted(counts.items())),
    }
    if more is not None:
        said["measured"] = more()
    print(json.dumps({**said, "findings": findings}), flush=True)
    return 1 if findings else 0


def _hangs(_signal: int, _frame: FrameType | None) -> None:
    raise Hangs(f"more than {TOO_LONG} seconds of the processor")


def program(*args: str) -> list[str]:
    """A command line of ours."""
    return [sys.executable, "-m", "rulewright", *args]


def surroundings(folder: Path) -> dict[str, str]:
    """An environment in which nothing of the user's is touched."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "HOME": str(folder), "RULEWRIGHT_CACHE": str(folder / "cache")}


def expect(holds: bool, what: str) -> None:
    """A finding unless it holds."""
    if not holds:
        raise AssertionError(what)

"""What the hostile tools have in common: a clock, seeds, findings, and one line of JSON at the end."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
for place in (str(ROOT), str(ROOT / "interpreter")):
    if place not in sys.path:
        sys.path.insert(0, place)
MOST_FINDINGS = 20
Try = Callable[[int], str]  # tries what a seed stands for and says what came of it; whatever it raises is a finding


def run(name: str, tries: dict[str, Try], given: list[str] | None = None) -> int:
    """Try one seed after another until the time is over, each kind in turn; the exit code is 1 if anything was found."""
    parser = argparse.ArgumentParser(description=f"Try {', '.join(tries)} for as long as you like.")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long; the seed under way is finished")
    parser.add_argument("--count", type=int, default=0, help="how many of each kind; 0 for as many as there is time for")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the same seed tries the same")
    parser.add_argument("--only", choices=sorted(tries), help="one kind alone")
    wanted = parser.parse_args(given)
    chosen = {wanted.only: tries[wanted.only]} if wanted.only else tries
    start, seed = time.monotonic(), wanted.seed
    counts: Counter[str] = Counter()
    findings: list[dict[str, object]] = []
    while len(findings) < MOST_FINDINGS:
        if wanted.count and seed >= wanted.seed + wanted.count:
            break
        if time.monotonic() - start > 60 * wanted.minutes:
            break
        for kind, attempt in chosen.items():
            counts[kind] += 1
            try:
                counts[f"{kind}: {attempt(seed)}"] += 1
            except Exception as error:
                where = traceback.extract_tb(error.__traceback__)[-1]
                findings.append({"kind": kind, "seed": seed, "error": f"{type(error).__name__}: {error}"[:500], "at": str(where)})
        seed += 1
    said = {
        "tool": name,
        "seeds": [wanted.seed, seed],
        "seconds": round(time.monotonic() - start),
        "tried": dict(sorted(counts.items())),
    }
    print(json.dumps({**said, "findings": findings}), flush=True)
    return 1 if findings else 0


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

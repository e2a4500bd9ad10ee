"""Many packs that nobody wrote, played by the engine in all its ways and by the reference interpreter.

    python tools/generated_packs.py 100000 [--seed 1000]

Stops at the first difference, prints the number and the pack it comes from, and ends with exit code 1. `make test` tries the
first thousand.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "interpreter")]

from tests.generated.packs import from_seed  # noqa: E402
from tests.generated.trying import Difference, tried  # noqa: E402

OFTEN = 500  # packs between two lines of progress


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare all ways to play generated packs.")
    parser.add_argument("count", type=int, help="how many packs")
    parser.add_argument("--seed", type=int, default=1_000, help="the number of the first one")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    for done, seed in enumerate(range(given.seed, given.seed + given.count), 1):
        try:
            found = tried(seed)
        except Difference as difference:
            print(f"pack {seed}: {difference}\n{from_seed(seed)}")
            return 1
        counts["refused" if found is None else found.stopped or "played to the end"] += 1
        if done % OFTEN == 0:
            print(f"{done}: {dict(counts)}", flush=True)
    print(f"{given.count} packs, no difference: {dict(counts)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

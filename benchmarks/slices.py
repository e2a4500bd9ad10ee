"""Short slices of work by the clock, taken in turns: in this process, or by the engine of another checkout in its own.

A checkout is asked through its own `benchmarks/playouts.py`, which knows how its engine is called; of that file only
`playing(pack, players)` and `exact_lists(pack, players, games)` are used, and they must stay what they are.
"""

from __future__ import annotations

import importlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

SLICE = 0.2
Play = Callable[[], object]


def rate(play: Play, seconds: float) -> float:
    """How often something can be done in a second."""
    done = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        for _ in range(1 if done == 0 else max(1, int(done / max(took, 1e-9) * SLICE / 20))):
            play()
            done += 1
    return done / took


def slices(seconds: float) -> range:
    """As many rounds of two slices as fit, and three at least."""
    return range(max(3, int(seconds / 2 / SLICE)))


class Checkout:
    """The engine of a checkout of this project, in a process of its own."""

    def __init__(self, root: Path) -> None:
        own = root / ".venv" / "bin" / "python"
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [str(own) if own.exists() else sys.executable, str(Path(__file__).resolve()), str(root.resolve())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**environment, "PYTHONHASHSEED": "0"},
        )

    def __enter__(self) -> Checkout:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def games(self, pack: str, players: int, seconds: float) -> float:
        """Random games a second."""
        return self._ask("games", pack, players, seconds)

    def exact_list(self, pack: str, players: int, games: int) -> float:
        """Mean time of an exact list of legal options, in microseconds."""
        return self._ask("exact_list", pack, players, games)

    def _ask(self, *question: Any) -> float:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the engine beside this one stopped with {self.process.wait()} when asked for {question}")
        return float(line)


def beside(new: Checkout, old: Checkout, pack: str, players: int, seconds: float) -> dict[str, float]:
    """Both engines in turns: games a second and the time of an exact list, new by old as the median over the rounds."""
    for engine in (new, old):
        engine.games(pack, players, 0)  # compiled, and played once
    pairs = [(new.games(pack, players, SLICE), old.games(pack, players, SLICE)) for _ in slices(seconds)]
    lists = [(new.exact_list(pack, players, 1), old.exact_list(pack, players, 1)) for _ in range(3)]
    return {
        "games": round(statistics.median(a / b for a, b in pairs), 3),
        "new_games_per_s": round(statistics.median(a for a, _ in pairs), 1),
        "old_games_per_s": round(statistics.median(b for _, b in pairs), 1),
        "exact_list_time": round(statistics.median(a / b for a, b in lists), 3),
        "new_exact_list_us": round(statistics.median(a for a, _ in lists), 1),
        "old_exact_list_us": round(statistics.median(b for _, b in lists), 1),
    }


def serve(root: str) -> None:
    """Answer for the checkout at a folder, question by question, until nobody asks any more."""
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever an engine prints is no answer
    sys.path.insert(0, root)
    engine = importlib.import_module("benchmarks.playouts")
    known: dict[tuple[str, int], Play] = {}
    for line in sys.stdin:
        what, pack, players, amount = json.loads(line)
        if what == "exact_list":
            found = engine.exact_lists(pack, players, amount)
        else:
            if (pack, players) not in known:
                known[pack, players] = engine.playing(pack, players)[0]
                known[pack, players]()
            found = rate(known[pack, players], amount) if amount else 0
        print(found, file=answers, flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])

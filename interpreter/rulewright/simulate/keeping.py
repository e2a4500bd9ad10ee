"""Games kept in a file as they come, a line for each part, so that a simulation can be ended and gone on with."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TextIO

from rulewright.diagnostics import Diagnostic, GameError
from rulewright.simulate.plan import Plan
from rulewright.simulate.results import Batch

FORMAT = "rulewright simulation 1"


@dataclass(frozen=True)
class Kept:
    batches: tuple[Batch, ...]
    whole: int  # bytes of the file that can be read; behind them a line is torn


def kept_in(path: Path, plan: Plan) -> Kept:
    """What a file has of a plan. A file of something else is never touched: it is a GameError."""
    if not path.exists() or not path.stat().st_size:
        return Kept((), 0)
    data = path.read_bytes()
    head, *lines = data.split(b"\n")
    try:
        found = json.loads(head)
        same = found == {"format": FORMAT, "plan": json.loads(json.dumps(plan.as_json()))}
    except (ValueError, RecursionError):
        found, same = None, False
    if not same:
        ours = isinstance(found, dict) and found.get("format") == FORMAT
        message = "holds games of another plan: other rules, players, options, seats or number" if ours else "holds no simulation"
        raise GameError(Diagnostic("RW603", f"`{path}` {message}", None, "name another file, or repeat what it was begun with"))
    batches: list[Batch] = []
    whole = len(head) + 1
    for line in lines:
        try:
            batches.append(Batch.from_json(json.loads(line)))
        except (ValueError, KeyError, TypeError, RecursionError):
            break
        whole += len(line) + 1
    return Kept(tuple(batches), whole)


class Keeper:
    """A file that takes parts as they come."""

    def __init__(self, path: Path, plan: Plan, kept: Kept) -> None:
        self._file: TextIO
        if kept.whole:
            with path.open("r+b") as file:
                file.truncate(kept.whole)
            self._file = path.open("a", encoding="ascii")
        else:
            self._file = path.open("w", encoding="ascii")
            self._write({"format": FORMAT, "plan": plan.as_json()})

    def add(self, batch: Batch) -> None:
        self._write(batch.as_json())

    def _write(self, data: object) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")) + "\n")
        self._file.flush()

    def __enter__(self) -> Keeper:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self._file.close()

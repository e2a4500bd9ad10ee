"""Games kept in a file as they come, a line for each part, so that a simulation can be ended and gone on with.

Every line carries a checksum over itself and all before it. What stands behind a damaged line is played again, which gives the
same games.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from rulewright.diagnostics import Diagnostic, English, GameError
from rulewright.run import Held, Lock, checksum
from rulewright.simulate.plan import Plan
from rulewright.simulate.results import Batch

FORMAT = "rulewright simulation 2"
LARGEST = 512 * 1024 * 1024  # bytes; ten million games take less
_FLAGS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)


@dataclass(frozen=True)
class Kept:
    batches: tuple[Batch, ...]
    whole: int  # bytes of the file that can be read; behind them a line is torn or damaged
    chain: str = ""  # the checksum of the last of them
    size: int = 0  # bytes of the whole file


def kept_in(path: Path, plan: Plan) -> Kept:
    """What a file has of a plan. A file of something else is never touched: it is a GameError."""
    if not path.exists() or not path.stat().st_size:
        return Kept((), 0)
    data = _read(path)
    head, *lines = data.split(b"\n")
    try:
        found = json.loads(head)
        same = found == {"format": FORMAT, "plan": json.loads(json.dumps(plan.as_json()))}
    except (ValueError, RecursionError):
        found, same = None, False
    if not same:
        ours = isinstance(found, dict) and found.get("format") == FORMAT
        message = (
            English("`{path}` holds games of another plan: other rules, players, options, seats or number", path=path)
            if ours
            else English("`{path}` holds no simulation", path=path)
        )
        raise GameError(
            Diagnostic(
                "RW603",
                message,
                None,
                English("name another file, or repeat what it was begun with"),
            )
        )
    batches: list[Batch] = []
    whole, chain = len(head) + 1, checksum(FORMAT, head)
    for line in lines:
        sum_, _, text = line.partition(b" ")
        if checksum(chain, text).encode() != sum_:
            break
        try:
            batches.append(Batch.from_json(json.loads(text)))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            break
        whole, chain = whole + len(line) + 1, sum_.decode()
    return Kept(tuple(batches), whole, chain, len(data))


def _read(path: Path) -> bytes:
    with open(os.open(path, os.O_RDONLY | _FLAGS), "rb") as file:
        found = file.read(LARGEST + 1)
    if len(found) > LARGEST:
        message = English("`{path}` is larger than {number} MiB", path=path, number=LARGEST // 1024 // 1024)
        raise GameError(Diagnostic("RW603", message, None, English("name another file, or simulate in parts")))
    return found


class Keeper:
    """A file that takes parts as they come; one program at a time has it."""

    def __init__(self, path: Path, plan: Plan, kept: Kept) -> None:
        try:
            self._lock = Lock(path)
        except Held as held:
            message = English("`{path}` is in use by {held}", path=path, held=held.args[0])
            raise GameError(Diagnostic("RW605", message, None, English("end that program first, or name another file"))) from None
        self._file = open(os.open(path, os.O_RDWR | os.O_CREAT | _FLAGS, 0o666), "r+b")  # noqa: SIM115
        if os.fstat(self._file.fileno()).st_size != kept.size:
            self.__exit__(None, None, None)
            message = English("another program has changed `{path}`", path=path)
            raise GameError(Diagnostic("RW605", message, None, English("nothing was written; begin again"))) from None
        self._file.truncate(kept.whole)
        self._file.seek(kept.whole)
        self._chain = kept.chain
        if not kept.whole:
            head = json.dumps({"format": FORMAT, "plan": plan.as_json()}, separators=(",", ":")).encode()
            self._chain = checksum(FORMAT, head)
            self._write(head)

    def add(self, batch: Batch) -> None:
        text = json.dumps(batch.as_json(), separators=(",", ":")).encode()
        self._chain = checksum(self._chain, text)
        self._write(b"%s %s" % (self._chain.encode(), text))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def __enter__(self) -> Keeper:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self._file.close()
        self._lock.release()

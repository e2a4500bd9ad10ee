"""Quick tests run in copies of one process, each copy with another version of one module of the engine."""

from __future__ import annotations

import cProfile
import gc
import json
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import inf
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

from rulewright.parse import parse_rules

MEMORY = 3 << 30  # bytes for a copy
PATIENCE = 10, 20  # seconds of processor time for each test, and for each second that it takes as a rule
BESIDES = ("tests/structure", "tests/packaging")  # they look at how the code is written, not at what it does
FORGETFUL = (
    "rulewright.parse.parser",
    "rulewright.read.pack_files",
    *(f"rulewright.{room}." for room in ("link", "check", "state", "compile", "run")),
)
Place = str  # a file of the engine and the line where a function begins


@dataclass(frozen=True)
class Outcome:
    """What noticed a change, if anything did, of how many tests that could, and in how many seconds of processor time."""

    by: str
    tests: int
    seconds: float


@dataclass
class Trials:
    """All tests, and what is known of them: the seconds that each takes, and the functions it calls."""

    root: Path
    session: pytest.Session
    rooms: list[str]
    seconds: dict[str, float] = field(default_factory=dict)
    calls: dict[Place, list[str]] = field(default_factory=dict)

    def noticed(self, path: Path, line: int, source: str, seconds: float = inf) -> Outcome:
        """Which test notices another version of a module, of those that call the function at the line that differs; as many of
        them, the cheapest first, as take so many seconds together.
        """
        old, new = (self.root / path).read_text(encoding="utf-8"), str(self.root / path)
        items = {item.nodeid: item for item in self.session.items}
        names = items.keys() & self.calls.get(f"{path}:{_function_at(compile(old, new, 'exec'), line)}", [])
        wanted = sorted(names, key=lambda name: (self.seconds[name], name))
        together = accumulate(self.seconds[name] for name in wanted)
        wanted = [name for name, spent in zip(wanted, together, strict=True) if spent <= seconds]

        def child(report: Any) -> None:
            _put_in(compile(source, new, "exec"), str(path))
            for item, after in _with_next([items[name] for name in wanted]):
                _say(report, f"out of time in {item.nodeid}")
                if not _passes(item, after, PATIENCE[0] + PATIENCE[1] * self.seconds[item.nodeid]):
                    _say(report, item.nodeid)
                    return
            _say(report, "")

        began = _spent()
        return Outcome(str(_in_a_copy(child)), len(wanted), _spent() - began)

    def learn(self) -> None:
        """Run what is not known yet as it is, in a copy, and write down what each test calls."""
        unknown = [item for item in self.session.items if item.nodeid not in self.seconds]

        def child(report: Any) -> None:
            found: dict[str, tuple[bool, float, list[Place]]] = {}
            memories = list(_memories())
            for item, after in _with_next(unknown):
                for memory in memories:  # what an earlier test has asked for is called by this one, too
                    memory.cache_clear()
                watch, began = cProfile.Profile(builtins=False), _spent()
                watch.enable()
                fine = _passes(item, after)
                watch.disable()
                fine = fine or _passes(item, after)  # one that watches calls itself cannot be watched
                codes = {entry.code for entry in watch.getstats() if isinstance(entry.code, CodeType)}
                found[item.nodeid] = fine, _spent() - began, sorted({place for code in codes if (place := self._place(code))})
            json.dump(found, report)

        found = _in_a_copy(child)
        failed = [name for name, (fine, _, _) in found.items() if not fine]
        if failed:
            raise SystemExit(f"the tests do not pass as they are: {failed[0]}")
        self.seconds |= {name: seconds for name, (_, seconds, _) in found.items()}
        for name, (_, _, places) in found.items():
            for place in places:
                self.calls.setdefault(place, []).append(name)

    def _place(self, code: CodeType) -> Place | None:
        path = code.co_filename.removeprefix(f"{self.root}/")
        return f"{path}:{code.co_firstlineno}" if path.startswith(tuple(self.rooms)) else None


def run(root: Path, tests: list[str], rooms: list[str], known: Path | None, use: Callable[[Trials], None]) -> bool:
    """Collect quick tests, learn what they call, and hand them over."""
    settings.register_profile("copies", database=None, derandomize=True)
    settings.load_profile("copies")
    os.environ.pop("RULEWRIGHT_CACHE", None)  # the tests make one of their own, so that no other sees what a broken engine keeps
    os.chdir(root)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    done: list[bool] = []

    class Plugin:
        @pytest.hookimpl(tryfirst=True)
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            gc.unfreeze()
            parse_rules("rule one: skip", "one.rules")  # the grammar is read once for all
            trials = Trials(root, session, rooms)
            if known is not None and known.exists():
                trials.seconds, trials.calls = json.loads(known.read_text())
            trials.learn()
            print(f"{len(trials.seconds)} tests take {sum(trials.seconds.values()):.0f} seconds", flush=True)
            if known is not None:
                known.write_text(json.dumps([trials.seconds, trials.calls]))
            use(trials)
            done.append(True)
            return True

    arguments = ["-q", "-s", "-n", "0", "-p", "no:cacheprovider", "-m", "not slow", *(f"--ignore={each}" for each in BESIDES)]
    pytest.main([*arguments, *tests], plugins=[Plugin()])
    return bool(done)


def _with_next(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=False)


def _passes(item: pytest.Item, after: pytest.Item | None, patience: float = 0) -> bool:
    """Whether a test passes; a process that runs out of patience is ended by the system."""
    signal.setitimer(signal.ITIMER_PROF, patience)
    fine = not any(report.failed for report in runtestprotocol(item, nextitem=after, log=False))
    signal.setitimer(signal.ITIMER_PROF, 0)
    return fine


def _say(report: Any, said: str) -> None:
    """Say this instead of what was said before."""
    report.seek(0)
    report.truncate()
    report.write(json.dumps(said))
    report.flush()


def _in_a_copy(work: Callable[[Any], None]) -> Any:
    """What a copy of this process writes down; it sees everything that is here, and changes nothing of it."""
    with tempfile.TemporaryFile("w+") as report:
        sys.stdout.flush()
        if (child := os.fork()) == 0:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            try:
                work(report)
            except BaseException:
                report.write(traceback.format_exc())
            report.flush()
            os._exit(0)
        try:
            os.waitpid(child, 0)
        except BaseException:  # whoever ends this process ends its copy, too
            os.killpg(child, signal.SIGKILL)
            raise
        report.seek(0)
        told = report.read()
        try:
            return json.loads(told)
        except ValueError:
            raise SystemExit(f"a copy of this process ended with: {told}") from None


def _spent() -> float:
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


# -- another version of a module --
def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)


def _function_at(module: CodeType, line: int) -> int:
    """Where the innermost function with a name begins that has a line."""
    around = [code for code in _codes(module) if line in {number for *_, number in code.co_lines()}]
    named = [code for code in around if not code.co_name.startswith("<")] or around
    return max((code.co_firstlineno for code in named), default=0)


def _put_in(module: CodeType, path: str) -> None:
    """Give every function of a module the code that it has in another version of it; forget what they remember, and what
    earlier copies have written down of the packs that they checked.
    """
    for memory in _memories():
        memory.cache_clear()
    for kept in Path(os.environ["RULEWRIGHT_CACHE"]).glob("check-*"):
        kept.unlink()
    codes = {(code.co_qualname, code.co_firstlineno): code for code in _codes(module)}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.endswith(path):
            code = codes.get((thing.__code__.co_qualname, thing.__code__.co_firstlineno))
            if code is not None and code != thing.__code__ and code.co_freevars == thing.__code__.co_freevars:
                thing.__code__ = code


def _memories() -> Iterator[Any]:
    """Functions of the engine that remember what they have found."""
    for thing in gc.get_objects():
        if hasattr(type(thing), "cache_clear") and str(getattr(thing, "__module__", "")).startswith(FORGETFUL):
            yield thing

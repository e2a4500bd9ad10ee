"""Every test is quick unless it is marked slow; each core starts with slow ones, the longest first, so that none waits for them
in the end.

The thousands of small files that tests write stand in memory where the system has a folder for that: on a disk it takes longer to
write and remove them than to play what they say. What the engine remembers between runs is kept apart from that of whoever runs
the tests, unless they name a folder for it. What
Python makes of modules, where it may not write beside them, is kept in the environment: each core of each run, and every program
that a test starts, would do it again, and for all tests that takes longer than to find them.
"""

from __future__ import annotations

import gc
import itertools
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

gc.disable()  # while tests are found: what is made then is there to stay
IN_MEMORY = "/dev/shm"
ROOM = 2 * 1024**3  # bytes: what all tests write is a tenth of it


_NUMBERS = itertools.count(1)


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new folder, named after its test and numbered. The one that comes with pytest looks through those of all other tests for
    the next number, and for thousands of small tests that adds up."""
    name = re.sub(r"\W", "_", request.node.name)[:30]
    folder = tmp_path_factory.getbasetemp() / f"{name}-{next(_NUMBERS)}"
    folder.mkdir(mode=0o700)
    return folder


def pytest_configure(config: pytest.Config) -> None:
    """What is set here is handed on to the workers of a run, and to the programs that tests start."""
    if "TMPDIR" not in os.environ and _is_roomy(IN_MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = IN_MEMORY
    if "RULEWRIGHT_CACHE" not in os.environ:
        os.environ["RULEWRIGHT_CACHE"] = _own_folder(config)
    if sys.dont_write_bytecode and sys.pycache_prefix is None:
        ours = sys.prefix != sys.base_prefix and os.access(sys.prefix, os.W_OK)
        kept = os.path.join(sys.prefix, "pycache") if ours else _own_folder(config)
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = kept
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        sys.dont_write_bytecode = False


def _is_roomy(folder: str) -> bool:
    """Whether files may be written there, also programs to be run, and enough of them."""
    if not os.access(folder, os.W_OK | os.X_OK):
        return False
    system = os.statvfs(folder)
    return not system.f_flag & os.ST_NOEXEC and system.f_bavail * system.f_frsize > ROOM


def _own_folder(config: pytest.Config) -> str:
    folder = tempfile.mkdtemp(prefix="rulewright-tests-")
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    return folder


def pytest_collection_finish() -> None:
    """Modules and tests are there to stay: nobody need look through them for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(1_000_000, 20, 20)


def pytest_sessionfinish() -> None:
    """Nor in the end, when all is thrown away at once."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Each core tells of each test whether it passed, once. That it begins, is set up, torn down and over are four more messages;
    to write and read them takes longer than a small test."""
    if "PYTEST_XDIST_WORKER" not in os.environ or item.config.getoption("durations") or item.config.getoption("verbose") > 0:
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    cores = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    seconds = {item: _seconds(item) for item in items}
    quick = [item for item in items if seconds[item] is None]
    slow = [item for item in items if seconds[item] == 0]
    longest = sorted((item for item in items if seconds[item]), key=lambda item: seconds[item] or 0, reverse=True)
    for item in quick:
        item.add_marker("quick")
    dealt = [longest[core::cores] for core in range(cores)]
    items[:] = [
        item
        for core in range(cores)
        for some in (dealt[core], *(_part(all_, core, cores) for all_ in (slow, quick)))
        for item in some
    ]


def _seconds(item: pytest.Item) -> int | None:
    """How long a slow test takes about, if it says so (`slow(40)`), and otherwise 0; None for a quick one."""
    marker = item.get_closest_marker("slow")
    return None if marker is None else marker.args[0] if marker.args else 0


def _part(items: list[pytest.Item], core: int, cores: int) -> list[pytest.Item]:
    """What one of the cores begins with: neighbours, which share what they have loaded; who is ready takes over from others."""
    return items[len(items) * core // cores : len(items) * (core + 1) // cores]

"""All cores at work on one plan. Who plays which game decides nothing: each has its own seed, and sums are whole numbers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import TypeVar

from rulewright.process import loaded_for_good
from rulewright.simulate.elsewhere import shared_with
from rulewright.simulate.plan import Plan
from rulewright.simulate.playing import batches, room_for
from rulewright.simulate.results import Batch, Results

Item = TypeVar("Item")
Made = TypeVar("Made")
AHEAD = 3  # parts that wait for each process, so that none is idle


class Stopped(Exception):
    """A process of ours was ended from outside; what had come until then is kept."""


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(results: Results, jobs: int, come: Callable[[Batch], None] | None = None, on: str = "") -> None:
    """Play what is still to be played, and add it to the results as it comes. An interruption leaves what is there.

    `on` is the address of a cluster that plays instead of the cores of this machine.
    """
    plan = results.plan
    todo = results.left
    if on:
        found = shared_with(on, plan, todo)
    elif jobs == 1 or len(todo) < 2:
        found = batches(plan, todo)
    else:
        found = _shared(plan, todo, min(jobs, len(todo)))
    for batch in found:
        results.add(batch)
        if come is not None:
            come(batch)


def _shared(plan: Plan, todo: list[range], jobs: int) -> Iterator[Batch]:
    room_for(plan)  # made before anybody forks
    pool = ProcessPoolExecutor(jobs, _way(), initializer=_begin, initargs=(plan,))
    waiting: set[Future[Batch]] = set()
    left = iter(todo)
    try:
        while True:
            while len(waiting) < jobs * AHEAD and (seeds := next(left, None)) is not None:
                waiting.add(pool.submit(_one, plan, seeds))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise Stopped from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        if waiting:
            for process in multiprocessing.active_children():
                process.terminate()


def side_by_side(work: Callable[[Item], Made], items: Iterable[Item], jobs: int) -> Iterator[Made]:
    """What is made of each item, in their order, by so many processes; whoever leaves before the end waits for nobody."""
    todo = list(items)
    if jobs == 1 or len(todo) < 2:
        yield from map(work, todo)
        return
    pool, left = ProcessPoolExecutor(min(jobs, len(todo)), _way(), initializer=_let_be), len(todo)
    try:
        for made in pool.map(work, todo):
            left -= 1
            yield made
    except BrokenProcessPool:
        raise Stopped from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        if left:
            for process in multiprocessing.active_children():
                process.terminate()


def _way() -> BaseContext:
    """Where it is safe, processes begin with the room that is made already; elsewhere each makes its own."""
    return multiprocessing.get_context("fork" if sys.platform == "linux" else None)


def _let_be() -> None:
    """An interruption is for the one who started us, who ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _begin(plan: Plan) -> None:
    _let_be()
    room_for(plan)
    loaded_for_good()


def _one(plan: Plan, seeds: range) -> Batch:
    return room_for(plan).batch(seeds)

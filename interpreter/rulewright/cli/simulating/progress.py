"""How far a simulation is, how fast it goes and how long it will take; on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rulewright.cli.output import on_terminal

Advance = Callable[[int], None]


@contextmanager
def progress(title: str, done: int, total: int) -> Iterator[Advance]:
    if not on_terminal(sys.stderr):
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(title, total=total, completed=done)
        yield lambda games: bars.advance(task, games)

"""Games on other machines: the parts of a plan as tasks of a Dask cluster. Needs the extra `cluster`.

A task is a plan and a range of seeds, nothing else; so whoever plays it gives the same batch, and one whose worker has died
is simply played again. Workers need this package and the packs of the plan; packs that say something else there are refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.simulate.plan import Plan
from rulewright.simulate.playing import room_for
from rulewright.simulate.results import Batch

TRIES = 3  # for a part whose worker has died
REACHED_IN = 15  # seconds


class Unreachable(Exception):
    """There is no cluster at the address, and why; without a reason there is no library to speak with one."""


def shared_with(address: str, plan: Plan, todo: list[range]) -> Iterator[Batch]:
    """Parts as they come from the workers of a cluster; what is still waiting is given up when nobody wants more."""
    client = _client(address)
    try:
        from distributed import as_completed

        waiting = [client.submit(_one, plan, seeds, retries=TRIES) for seeds in todo]
        for future in as_completed(waiting, loop=client.loop):
            batch: Batch = future.result()
            future.release()
            yield batch
    finally:
        client.close()


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise Unreachable from None
    try:
        return Client(address, timeout=REACHED_IN, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Unreachable(str(error)) from None


def _one(plan: Plan, seeds: range) -> Batch:
    return room_for(plan).batch(seeds)

"""A simulation on a Dask cluster of two workers on this machine: the same games as here, also when a worker is killed on the way.

    python tools/cluster.py akropolis --games 400

Needs the extra `cluster`, which no test needs. Ends with one line of JSON; exit code 1 if a game differs.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time

from distributed import LocalCluster

from rulewright.pipeline import load
from rulewright.simulate import Batch, Plan, Results, planned, simulate


def played(plan: Plan, on: str = "", come: object = None) -> tuple[Results, float]:
    results, begun = Results(plan), time.monotonic()
    simulate(results, 1, come if callable(come) else None, on)
    return results, time.monotonic() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pack")
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    checked = load([args.pack]).checked
    assert checked is not None
    plan = planned((args.pack,), checked, 2, {}, ("random", "random"), args.games)
    here, alone = played(plan)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        there, together = played(plan, cluster.scheduler_address)
        victims = [worker.pid for worker in cluster.workers.values()][:1]

        def kill(_: Batch) -> None:
            while victims:
                os.kill(victims.pop(), signal.SIGKILL)

        killed, _ = played(plan, cluster.scheduler_address, kill)
    same = all(one.games == here.games and one.tally.as_json() == here.tally.as_json() for one in (there, killed))
    times = {"here_s": round(alone, 1), "cluster_s": round(together, 1)}
    print(json.dumps({"pack": args.pack, "games": len(killed.games), "same": same, **times}))
    sys.exit(0 if same else 1)


if __name__ == "__main__":
    main()

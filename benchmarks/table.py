"""Ten games at once on one core: how long an answer of the server takes.

    python benchmarks/table.py [--games 10] [--think 1] [--seconds 60] [--packs akropolis tekhenu …]

Starts the server as people start it, held to one core, begins the games in its lobby (a person and a bot each), and plays each by
a client of its own over HTTP and WebSocket: a random option, then a pause as people make. Of every answer three things are told:

- by the clock, from sending a choice to having read what changed. It grows with everything else that a machine is busy with;
- by the server's own processor time that passed meanwhile, whoever it worked for. On a core of its own this is how long it takes;
- how many bytes came back.

Bots that think do so in another process, on the same core; their time is not the server's. Needs Linux.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import re
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PACKS = ("akropolis", "tekhenu", "teotihuacan", "cuzco", "connect-four")
PORT = random.randrange(9600, 9900)
HERE = f"127.0.0.1:{PORT}"


@dataclass
class Answers:
    """What clients have measured, in milliseconds and bytes."""

    clock: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)
    size: list[int] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def worked_by(process: int) -> float:
    """The processor time of another process, all its threads together: the clock that Linux keeps for it."""
    return time.clock_gettime((~process << 3) | 2)


class Client:
    """A person at a table: answers, waits, and sees what the others do."""

    def __init__(self, server: int, path: str, seed: int, think: float, end: float) -> None:
        self.server, self.path, self.think, self.end = server, path, think, end
        self.random = random.Random(seed)
        self.answers, self.first, self.others = Answers(), Answers(), Answers()
        self.line = http.client.HTTPConnection(HERE)
        self.view: dict[str, Any] = {}

    def asked(self, kind: Answers, method: str, path: str, body: dict[str, Any] | None = None) -> None:
        began, worked = time.perf_counter(), worked_by(self.server)
        sent = json.dumps(body) if body is not None else None
        try:
            self.line.request(method, f"{self.path}/{path}", sent, {"origin": f"http://{HERE}"})
            answer = self.line.getresponse()
        except ConnectionError:  # the server has closed a line on which nothing was said for a while
            self.line.close()
            self.asked(kind, method, path, body)
            return
        data = answer.read()
        kind.clock.append(1000 * (time.perf_counter() - began))
        kind.worked.append(1000 * (worked_by(self.server) - worked))
        kind.size.append(len(data))
        if answer.status != 200:
            kind.wrong.append(f"{answer.status} {data[:100]!r}")
        self.view = followed(self.view, json.loads(data))

    def play(self) -> None:
        with connect(f"ws://{HERE}{self.path}/live", origin=f"http://{HERE}") as live:  # type: ignore[arg-type]
            self.asked(self.first, "GET", "view")
            self.asked(self.first, "GET", "cards")
            self.asked(self.first, "GET", "view")
            while time.monotonic() < self.end and not self.view["over"]:
                if self.view["options"]:
                    self.pause()
                    key = self.random.choice(self.view["options"])["key"]
                    self.asked(self.answers, "POST", "choose", {"key": key, "version": self.view["version"]})
                elif self.view["may_end"]:
                    self.pause()
                    self.asked(self.answers, "POST", "end", {"version": self.view["version"]})
                else:
                    self.wait(live)

    def pause(self) -> None:
        time.sleep(self.random.uniform(0.5, 1.5) * self.think)

    def wait(self, live: Any) -> None:
        try:
            while json.loads(live.recv(timeout=5))["version"] == self.view["version"]:
                pass
        except (TimeoutError, ConnectionClosed):
            pass
        self.asked(self.others, "GET", f"view?have={self.view['version']}")


def followed(view: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """What a client knows after an answer: all of it, or what it knew with the changes."""
    if "table" in found:
        return found
    if "changes" not in found:
        return view
    for path, *what in found["changes"]:
        place: Any = view
        for step in path[:-1]:
            place = place[step]
        if not what:
            del place[path[-1]]
        elif len(what) == 1:
            place[path[-1]] = what[0]
        else:
            place[path[-1]][what[0] : what[0] + what[1]] = what[2]
    return view


def serve() -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "rulewright", "serve", "--port", str(PORT)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.sched_setaffinity(0, {0}))
    assert server.stdout is not None
    for line in server.stdout:
        lobby = re.search(r"http://\S+(/l/[\w-]+)", line)
        if lobby:
            time.sleep(3)
            return server, lobby[1]
    raise SystemExit("the server has not started")


def begun(lobby: str, pack: str, bot: str) -> str:
    line = http.client.HTTPConnection(HERE)
    wish = {"pack": pack, "players": 2, "seats": {"1": "human", "2": bot}}
    line.request("POST", f"{lobby}/games", json.dumps(wish), {"origin": f"http://{HERE}"})
    return str(json.loads(line.getresponse().read())["seats"]["1"])


def told(kind: Answers) -> dict[str, Any]:
    return {
        "answers": len(kind.clock),
        "clock_ms": _spread(kind.clock),
        "server_ms": _spread(kind.worked),
        "bytes": _spread([float(size) for size in kind.size]),
        "wrong": kind.wrong[:3],
    }


def _spread(values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [0.0]
    return {
        "p50": round(ordered[len(ordered) // 2], 1),
        "p95": round(ordered[int(0.95 * len(ordered))], 1),
        "max": round(ordered[-1], 1),
    }


def together(kinds: list[Answers]) -> Answers:
    return Answers(
        [one for kind in kinds for one in kind.clock],
        [one for kind in kinds for one in kind.worked],
        [one for kind in kinds for one in kind.size],
        [one for kind in kinds for one in kind.wrong],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--think", type=float, default=1.0, help="seconds between what a person sees and what they choose")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--packs", nargs="+", default=PACKS)
    parser.add_argument("--bots", nargs="+", default=("greedy", "random"))
    given = parser.parse_args()
    server, lobby = serve()
    try:
        packs = [given.packs[number % len(given.packs)] for number in range(given.games)]
        seats = [
            begun(lobby, pack, given.bots[number // len(given.packs) % len(given.bots)]) for number, pack in enumerate(packs)
        ]
        before, end = worked_by(server.pid), time.monotonic() + given.seconds
        clients = [Client(server.pid, seat, number, given.think, end) for number, seat in enumerate(seats)]
        threads = [threading.Thread(target=client.play) for client in clients]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        spent = worked_by(server.pid) - before
    finally:
        server.terminate()
    answers = together([client.answers for client in clients])
    said = {
        "games": given.games,
        "think_s": given.think,
        "answers": told(answers),
        "first": told(together([client.first for client in clients])),
        "others": told(together([client.others for client in clients])),
        "server_ms_an_answer": round(1000 * spent / max(1, len(answers.clock)), 1),
    }
    for name in dict.fromkeys(packs):
        mine = [client.answers for client, pack in zip(clients, packs, strict=True) if pack == name]
        said[name] = {part: told(together(mine))[part] for part in ("answers", "server_ms")}
    print(json.dumps(said, indent=1))


if __name__ == "__main__":
    main()

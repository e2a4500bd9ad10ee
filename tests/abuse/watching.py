"""Commands carried out in a process of their own that tells what they read, write and start.

Python tells of every file it opens, every folder it lists and every program it starts (`sys.addaudithook`). A hook cannot be
taken away again, so the commands run in another process, one after another, and what each does is told apart.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.shipped_games import RULES

from rulewright import load

LISTENING = """
import io, json, os, sys
seen = {}
STARTS = {"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork", "os.forkpty", "socket.connect",
          "socket.bind", "ctypes.dlopen", "pty.spawn", "webbrowser.open", "urllib.Request"}
CHANGES = {"os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod", "os.truncate", "os.utime"}
def path(given, below=-1):
    home = os.readlink(f"/proc/self/fd/{below}") if isinstance(below, int) and below >= 0 else os.getcwd()
    return os.path.realpath(os.path.join(home, os.fsdecode(given)))
def hook(event, args):
    if not seen:
        return
    if event == "open" and isinstance(args[0], (str, bytes, os.PathLike)):
        writes = isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
        seen["written" if writes else "read"].append(path(args[0]))
    elif event in ("os.listdir", "os.scandir") and args[0] is not None and not isinstance(args[0], int):
        seen["read"].append(path(args[0]))
    elif event == "sqlite3.connect" and args[0] != ":memory:":
        seen["written"].append(path(args[0]))
    elif event in CHANGES:
        numbers = [arg for arg in args if isinstance(arg, int)]
        named = [arg for arg in args if isinstance(arg, (str, bytes, os.PathLike))]
        seen["written"] += [path(arg, numbers[-1] if numbers and event != "os.truncate" else -1) for arg in named]
    elif event in STARTS:
        seen["started"].append([event, *map(str, args[1] if event == "subprocess.Popen" else args)])
sys.addaudithook(hook)
from rulewright.cli import main
def visited(app, **_):
    from starlette.testclient import TestClient
    here = {"origin": "http://127.0.0.1"}
    with TestClient(app, base_url=here["origin"]) as client:
        lobby = "/l/" + app.state.lobby.key
        seats = client.post(lobby + "/games", json={"pack": "stranger"}, headers=here).json()["seats"]
        for seat in seats.values():
            for place in ("", "/view", "/look?key=a1", "/hint", "/words", "/cards", "/book", "/places"):
                client.get(seat + place)
            client.post(seat + "/choose", json={"version": 0, "key": "a1"}, headers=here)
        print(len(seats), client.get(lobby).status_code, client.get("/page/../../app.py").status_code)
def arena(pack):
    from rulewright import load, new_game
    from rulewright.arena import Eye
    found = load([pack]).checked
    if found is not None:
        game = new_game(found, 2, 1)
        print(Eye(game.program.layout, 1).see(game))
import uvicorn
uvicorn.run = visited
report_to, commands = sys.argv[1], json.loads(sys.argv[2])
told = {}
for name, args in commands.items():
    seen = {"read": [], "written": [], "started": []}
    sys.argv, sys.stdin, sys.stdout = ["rulewright", *args], io.StringIO("a1\\nquit\\n"), io.StringIO()
    code = 0
    try:
        arena(args[1]) if args[0] == "arena" else main()
    except SystemExit as end:
        code = end.code
    told[name], seen = {**seen, "code": code, "said": sys.stdout.getvalue()[-500:]}, {}
with open(report_to, "w") as report:
    json.dump(told, report)
"""


@dataclass(frozen=True)
class Done:
    """What a command did."""

    read: Sequence[str]
    written: Sequence[str]
    started: Sequence[Sequence[str]]
    code: int | None
    said: str


def watched(commands: Mapping[str, Sequence[str]], folder: Path, within: Path, **environment: str) -> dict[str, Done]:
    """What each command does, carried out in `within`; `folder` is its home, its cache and where reports go."""
    folder.mkdir(exist_ok=True)
    keep_grammar(folder / "cache")
    report = folder / "report.json"
    around = {**os.environ, "RULEWRIGHT_CACHE": str(folder / "cache"), "HOME": str(folder), "TMPDIR": str(folder)}
    ran = subprocess.run(
        [sys.executable, "-c", LISTENING, str(report), json.dumps(commands)],
        env={**around, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        timeout=300,
        cwd=within,
    )
    assert report.exists(), ran.stderr
    return {name: Done(**said) for name, said in json.loads(report.read_text()).items()}


def keep_grammar(cache: Path) -> None:
    """A cache of its own that knows the grammar, which every command would have to work out again."""
    assert load(["tic-tac-toe"]).ok
    cache.mkdir(exist_ok=True, mode=0o700)
    for path in Path(os.environ["RULEWRIGHT_CACHE"]).glob("grammar-*"):
        shutil.copy(path, cache)


def outside(paths: Sequence[str], *allowed: Path) -> set[str]:
    homes = [str(path) for path in allowed] + [str(path.resolve()) for path in allowed]
    return {path for path in paths if not any(path == home or path.startswith(home + os.sep) for home in homes)}


def ours() -> list[Path]:
    """The project's data, Python and what is installed for it, and what every program looks at."""
    data = [
        RULES.parent / part for part in ("rules", "schemas", "grammar", "interpreter", "pyproject.toml", "docs/diagnostics.md")
    ]
    installed = [sys.prefix, sys.base_prefix, *filter(None, [sys.pycache_prefix]), *filter(os.path.isabs, sys.path)]
    every = ["/usr/share", "/usr/lib", "/etc/localtime", "/etc/mime.types", "/dev", "/proc/self"]
    return [*data, *(Path(place) for place in [*installed, *every] if place != str(RULES.parent))]

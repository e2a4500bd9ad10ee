"""A stranger's pack, opened by every command: nothing outside itself, the project's data and Python is read, nothing is started.

Python tells of every file it opens, every folder it lists and every program it starts (`sys.addaudithook`). A hook cannot be
taken away again, so each command runs in a process of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.shipped_games import RULES

from rulewright import load
from rulewright.cli.main import cli
from rulewright.cli.writing import write_whole

WATCHED = """
import json, os, sys
seen = {"read": [], "written": [], "started": []}
STARTS = {"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork", "os.forkpty", "socket.connect",
          "socket.bind", "ctypes.dlopen", "pty.spawn", "webbrowser.open", "urllib.Request"}
CHANGES = {"os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod", "os.truncate", "os.utime"}
def hook(event, args):
    if event == "open" and isinstance(args[0], (str, bytes, os.PathLike)):
        writes = isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
        seen["written" if writes else "read"].append(os.path.realpath(os.fsdecode(args[0])))
    elif event in ("os.listdir", "os.scandir") and args[0] is not None and not isinstance(args[0], int):
        seen["read"].append(os.path.realpath(os.fsdecode(args[0])))
    elif event in CHANGES:
        seen["written"] += [os.path.realpath(os.fsdecode(arg)) for arg in args if isinstance(arg, (str, bytes, os.PathLike))]
    elif event in STARTS:
        seen["started"].append(event)
sys.addaudithook(hook)
from rulewright.cli import main
try:
    report_to, sys.argv = sys.argv[1], ["rulewright", *sys.argv[2:]]
    main()
except SystemExit as end:
    seen["code"] = end.code
with open(report_to, "w") as report:
    json.dump(seen, report)
"""
COMMANDS = {
    "check": ["check", "PACK"],
    "check again": ["check", "PACK", "--format", "json"],
    "test": ["test", "PACK", "--coverage"],
    "explain": ["explain", "PACK"],
    "packs": ["packs"],
    "compile": ["compile", "PACK", "--show"],
    "fmt": ["fmt", "PACK"],
    "fmt --check": ["fmt", "PACK", "--check"],
    "play": ["play", "PACK", "--auto"],
    "play --save": ["play", "PACK", "--auto", "--save", "SAVE"],
    "play at the terminal": ["play", "PACK", "--seat", "2=human"],
    "replay": ["replay", "KEPT"],
    "book": ["book", "PACK", "-o", "PAGE"],
    "texts": ["texts", "status", "PACK"],
    "diff": ["diff", "tic-tac-toe", "PACK", "--no-scenarios", "--html", "PAGE"],
    "simulate": ["simulate", "PACK", "--games", "5", "--jobs", "1", "--engine", "python", "--save", "SAVE", "--csv", "PAGE"],
}


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """A pack that plays, and points out of its folder wherever something can point."""
    root = tmp_path / "home" / "stranger"
    shutil.copytree(RULES / "tic-tac-toe", root)
    (root / "pack.yaml").write_text((root / "pack.yaml").read_text().replace("id: tic-tac-toe", "id: stranger"))
    return root


def laid_out(root: Path) -> Path:
    """The same with links out of it, and something to read behind them."""
    secrets = root.parent.parent / "secrets"
    secrets.mkdir()
    (secrets / "game.rules").write_text("rule   spaced:   skip\n")
    (secrets / "nouns.yaml").write_text("resources: {secret: {}}\n")
    (root / "link.rules").symlink_to(secrets / "game.rules")
    (root / "link.yaml").symlink_to("../../secrets/nouns.yaml")
    (root / "folder").symlink_to(secrets)
    (root / "text" / "de.ftl").symlink_to(secrets / "nouns.yaml")
    (root / "scenarios" / "more.yaml").symlink_to(secrets / "nouns.yaml")
    os.mkfifo(root / "pipe.yaml")
    return secrets


def keep_grammar(cache: Path) -> None:
    """A cache of its own that knows the grammar, which every command would have to work out again."""
    assert load(["tic-tac-toe"]).ok
    cache.mkdir(exist_ok=True, mode=0o700)
    for path in Path(os.environ["RULEWRIGHT_CACHE"]).glob("grammar-*"):
        shutil.copy(path, cache)


def watched(name: str, root: Path, folder: Path) -> dict[str, list[str]]:
    """What a command reads, writes and starts."""
    folder.mkdir(exist_ok=True)
    keep_grammar(folder / "cache")
    known = {"PACK": str(root), "SAVE": str(folder / "new.save"), "PAGE": str(folder / "page"), "KEPT": str(folder / "kept.save")}
    args = [known.get(word, word) for word in COMMANDS[name]]
    report = folder / "report.json"
    environment = {**os.environ, "RULEWRIGHT_CACHE": str(folder / "cache"), "HOME": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", WATCHED, str(report), *args]
    ran = subprocess.run(
        command, env=environment, input="a1\nquit\n", capture_output=True, text=True, timeout=120, cwd=root.parent
    )
    assert report.exists(), ran.stderr
    found: dict[str, list[str]] = json.loads(report.read_text())
    return found


def outside(paths: list[str], *allowed: Path) -> set[str]:
    homes = [str(path) for path in allowed] + [str(path.resolve()) for path in allowed]
    return {path for path in paths if not any(path == home or path.startswith(home + os.sep) for home in homes)}


def python() -> list[Path]:
    """Where Python and what is installed for it lie, and what every program looks at."""
    places = [
        sys.prefix,
        sys.base_prefix,
        *filter(None, [sys.pycache_prefix]),
        *filter(os.path.isabs, sys.path),
        "/usr/share",
        "/usr/lib",
        "/etc/localtime",
        "/dev",
        "/proc/self",
    ]
    return [Path(place) for place in places if place != str(RULES.parent)]


@pytest.mark.parametrize(
    ("name", "linked"),
    [
        pytest.param(name, linked, id=f"{name}-{'with links' if linked else 'plain'}", marks=() if each else pytest.mark.slow)
        for name in COMMANDS
        for linked in (False, True)
        for each in [name == "check" and linked]
    ],
)
def test_a_strangers_pack_reads_and_starts_nothing_else(name: str, linked: bool, stranger: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    if name == "replay":
        watched("play --save", stranger, folder)
        (folder / "new.save").rename(folder / "kept.save")
    secrets = laid_out(stranger) if linked else tmp_path / "secrets"
    before = {path: path.read_bytes() for path in secrets.rglob("*")}
    project = RULES.parent
    seen = watched(name, stranger, folder)
    data = [project / part for part in ("rules", "schemas", "grammar", "interpreter", "pyproject.toml")]
    allowed = [stranger, folder, *data, *python()]
    assert seen["started"] == []
    assert outside(seen["read"], *allowed) - {str(stranger.parent)} == set()
    assert outside(seen["written"], *([stranger, folder] if name == "fmt" else [folder]), Path("/dev/null")) == set()
    assert {path: path.read_bytes() for path in secrets.rglob("*")} == before


@pytest.mark.parametrize("there", [True, False], ids=["a file behind it", "nothing behind it"])
def test_no_page_is_written_through_a_link(there: bool, stranger: Path, tmp_path: Path) -> None:
    """A stranger's pack may hold a link where somebody likes to put a page."""
    secret = tmp_path / "secret"
    if there:
        secret.write_text("mine")
    (stranger / "page.html").symlink_to(secret)
    found = CliRunner().invoke(cli, ["book", str(stranger), "-o", str(stranger / "page.html")])
    assert found.exit_code == 2 and "is a link" in found.output
    assert secret.exists() == there and (not there or secret.read_text() == "mine")


def test_what_is_written_is_written_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk leaves the old file as it was, and nothing beside it."""
    path = tmp_path / "page.html"
    path.write_text("before")
    path.chmod(0o640)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.replace", full)
        with pytest.raises(OSError, match=r"page\.html"):
            write_whole(path, "after")
    assert path.read_text() == "before" and [each.name for each in tmp_path.iterdir()] == ["page.html"]
    write_whole(path, "after")
    assert path.read_text() == "after" and path.stat().st_mode & 0o777 == 0o640


def test_fmt_does_not_write_through_a_link(stranger: Path, tmp_path: Path) -> None:
    """Neither one that lies in a pack nor one that is named."""
    secrets = laid_out(stranger)
    command = [sys.executable, "-m", "rulewright", "fmt"]
    for named in (stranger, stranger / "link.rules"):
        found = subprocess.run([*command, str(named)], capture_output=True, text=True, check=False)
        assert found.returncode == 1
        assert "RW105" in found.stdout + found.stderr
        assert (secrets / "game.rules").read_text() == "rule   spaced:   skip\n"
        assert (stranger / "link.rules").is_symlink()

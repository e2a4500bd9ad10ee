"""A stranger's pack, opened by every command: nothing but itself, the project's data and Python is read, nothing is started."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.abuse.watching import Done, ours, outside, watched
from tests.shipped_games import RULES

from rulewright.cli.main import COMMANDS, cli
from rulewright.cli.writing import write_whole

FEW = ["--games", "2", "--jobs", "1"]
LINES = {
    "check": ["check", "PACK"],
    "check again": ["check", "PACK", "--format", "json"],
    "test": ["test", "PACK", "--coverage"],
    "explain": ["explain", "PACK"],
    "explain a code": ["explain", "RW401"],
    "packs": ["packs", "--format", "json"],
    "compile": ["compile", "PACK", "--show"],
    "compile --traced": ["compile", "PACK", "--traced", "--lines"],
    "compile --native": ["compile", "PACK", "--native"],
    "compile --native --show": ["compile", "PACK", "--native", "--show"],
    "fmt": ["fmt", "PACK"],
    "fmt --check": ["fmt", "PACK", "--check"],
    "play": ["play", "PACK", "--auto"],
    "play --save": ["play", "PACK", "--auto", "--save", "SAVE"],
    "play at the terminal": ["play", "PACK", "--seat", "2=human"],
    "play against a search": ["play", "PACK", "--auto", "--seat", "2=mcts:5", "--engine", "auto"],
    "replay": ["replay", "SAVE"],
    "replay to": ["replay", "SAVE", "--to", "2", "--save", "COPY"],
    "replay --migrate": ["replay", "SAVE", "--migrate"],
    "book": ["book", "PACK", "-o", "PAGE"],
    "book in Markdown": ["book", "PACK", "--format", "md", "-o", "PAGE"],
    "texts status": ["texts", "status", "PACK"],
    "texts missing": ["texts", "missing", "PACK", "--lang", "hu"],
    "texts check": ["texts", "check", "PACK", "--lang", "de"],
    "texts extract": ["texts", "extract", "PACK", "--lang", "hu"],
    "texts compare": ["texts", "compare", "PACK", "PRINTED"],
    "diff": ["diff", "tic-tac-toe", "PACK", "--no-scenarios", "--html", "PAGE"],
    "diff in play": ["diff", "PACK", "--with", "OVER", "--format", "json"],
    "simulate": ["simulate", "PACK", *FEW, "--engine", "python", "--save", "GAMES", "--csv", "TABLE", "--html", "PAGE"],
    "simulate and compare": ["simulate", "PACK", *FEW, "--with", "OVER", "--compare", "--closely", "1"],
    "validate": ["validate", "PACK", *FEW, "--compare", "2", "--html", "PAGE"],
    "validate with": ["validate", "PACK", "--with", "OVER", *FEW, "--compare", "2", "--format", "github"],
    "validate --accept": ["validate", "PACK", "--with", "OVER", "--accept", *FEW, "--compare", "0"],
    "serve": ["serve", "PACK", "--save", "STORE"],
    "new": ["new", "fresh-game", "--folder", "NEW"],
    "arena": ["arena", "PACK"],
}
NO_PACK = {"packs", "new", "explain a code"}  # they do not open it
FINE = {"check": 0, "compile": 0, "play --save": 0, "replay": 0, "serve": 0, "validate": 0, "simulate": 0, "book": 0, "new": 0}
WRITES = {"fmt": "PACK", "validate --accept": "OVER"}  # what may be changed but for what is named to be written


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """A pack that plays."""
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


def everything(root: Path, folder: Path, left_out: set[str]) -> tuple[dict[str, Path], dict[str, Done]]:
    """Every command with a stranger's pack and another one over it, beside a compiler that only says what it was asked."""
    over = root.parent / "over"
    over.mkdir()
    (over / "pack.yaml").write_text("id: over\nversion: 1.0.0\nextends: [stranger]\n")
    folder.mkdir()
    (folder / "printed.yaml").write_text("turn: Mark a cell.\n")
    compiler = folder / "cc"
    compiler.write_text(
        '#!/bin/sh\nfor last; do case $last in *.c) cp "$last" "$0.source";; esac; done\necho error: no; exit 1\n'
    )
    compiler.chmod(0o755)
    written = ("SAVE", "COPY", "PAGE", "GAMES", "TABLE", "STORE", "NEW")
    known = {"PACK": root, "OVER": over, "PRINTED": folder / "printed.yaml", **{word: folder / word.lower() for word in written}}
    lines = {name: [str(known.get(word, word)) for word in line] for name, line in LINES.items() if name not in left_out}
    return known, watched(lines, folder, root.parent, RULEWRIGHT_CC=str(compiler))


def test_every_command_is_watched() -> None:
    assert {line[0] for line in LINES.values()} == {*COMMANDS, "arena"}


@pytest.mark.slow
@pytest.mark.parametrize("linked", [False, True], ids=["plain", "with links"])
def test_a_strangers_pack_reads_and_starts_nothing_else(linked: bool, stranger: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    secrets = laid_out(stranger) if linked else tmp_path / "secrets"
    before = {path: path.read_bytes() for path in secrets.rglob("*")}
    known, done = everything(stranger, folder, NO_PACK if linked else set())
    for name, found in done.items():
        own = [known["PACK"], known["OVER"], folder]
        changed = [known[WRITES[name]]] if name in WRITES else []
        assert outside(found.read, *own, *ours()) - {str(stranger.parent)} == set(), name
        assert outside(found.written, folder, *changed, Path("/dev/null")) == set(), name
        assert "RW9" not in found.said, name
        if name != "compile --native":
            assert found.started == [], name
    assert {path: path.read_bytes() for path in secrets.rglob("*")} == before
    if not linked:
        assert {name: done[name].said for name, code in FINE.items() if done[name].code != code} == {}
        _built_nothing_but_what_we_wrote(done["compile --native"], stranger, folder)


def _built_nothing_but_what_we_wrote(found: Done, pack: Path, folder: Path) -> None:
    """The compiler is started once, with a file in a fresh folder of ours that names nothing of the pack."""
    [[event, command, *given]] = found.started
    assert (event, command) == ("subprocess.Popen", str(folder / "cc"))
    named = [Path(word) for word in given if os.path.isabs(word)]
    assert outside([str(path) for path in named], folder, RULES.parent / "interpreter" / "rulewright" / "native") == set()
    [source] = [path for path in named if path.suffix == ".c"]
    assert source.parent.parent == folder and not source.parent.exists()
    written = (folder / "cc.source").read_text()
    assert written.isascii() and not any(word in written for word in ("stranger", "tic-tac-toe", str(pack), str(folder)))


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
    for named in (stranger, stranger / "link.rules"):
        found = CliRunner().invoke(cli, ["fmt", str(named)])
        assert found.exit_code == 1
        assert "RW105" in found.output
        assert (secrets / "game.rules").read_text() == "rule   spaced:   skip\n"
        assert (stranger / "link.rules").is_symlink()

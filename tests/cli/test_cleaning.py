"""Nothing that comes from a pack, a save or a file name can move the cursor, hide a line or turn one round on a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.starting import hot_seat

from rulewright.cli.main import COMMANDS
from rulewright.cli.output import cleaned

CLI = Path(__file__).parents[2] / "interpreter" / "rulewright" / "cli"
EVIL = "\x07\x1b[2J\x1b]0;mine\x07\x7f\x9b31m\u202egnp\u2066x\u2069\u200f\u2028"
BAD = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
STYLE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture
def evil(pack: str) -> str:
    """A pack whose texts, escapes and folder are as hostile as files can be."""
    folder = Path(pack)
    text = folder / "text" / "en.ftl"
    escaped = "".join(f"\\u{ord(char):04X}" for char in EVIL)
    text.write_text(
        text.read_text().replace("pick berries", f'pick {{ "{escaped}" }} berries').replace("make jam", "make \u200fjam")
    )
    home = folder.with_name(f"my{EVIL.replace('/', '')}game")
    folder.rename(home)
    return str(home)


def clean(text: str, colours: bool = False) -> bool:
    return not BAD.search(STYLE.sub("", text) if colours else text)


@pytest.mark.parametrize("colours", [False, True])
def test_whatever_a_pack_says_is_shown_clean_by_every_command(run, evil, tmp_path, monkeypatch, colours):
    if colours:
        monkeypatch.delenv("NO_COLOR")
        monkeypatch.setenv("FORCE_COLOR", "1")
    save = tmp_path / f"{EVIL.replace('/', '')}.save"
    lines = {
        "check": [], "test": ["--verbose", "--coverage"], "explain": [], "compile": ["--show", "--lines"], "fmt": ["--check"],
        "play": ["--seed", "1", "--save", str(save)],
    }  # fmt: skip
    typed = f"why\nlog\nstate\nhelp\n{EVIL}\nwhy {EVIL}\n1\n1\nlog\nquit\n"
    for name, more in lines.items():
        assert name in COMMANDS
        assert clean(run(name, evil, *more, text=typed).output, colours)
    assert clean(run("replay", str(save)).output, colours)
    assert clean(run("play", "--save", str(save), text="quit\n").output, colours)
    assert clean(run("play", evil, "--auto", "--board").output, colours)
    rules = Path(evil, "game.rules")
    rules.write_text(rules.read_text() + "\nvalue a = bery  # \u200f\n")
    for name, more in lines.items():
        assert clean(run(name, evil, *more, text=typed).output, colours)


def test_json_is_clean_and_says_the_same(run, evil):
    for args in (["check"], ["test"], ["explain"], ["play", "--auto"]):
        said = run(args[0], evil, *args[1:], "--format", "json").stdout
        assert clean(said)
        assert said.isascii() and json.loads(said)


def test_arguments_are_shown_clean_too(run):
    for name in COMMANDS:
        for args in ([name, EVIL.strip()], [name, "x", f"--{EVIL}"]):
            assert clean(run(*args).output)
    assert clean(run(EVIL).output)


def test_our_own_colours_stay_and_others_do_not():
    assert cleaned("\x1b[1;31mred\x1b[0m", colours=True) == "\x1b[1;31mred\x1b[0m"
    assert cleaned("\x1b[1;31mred\x1b[0m") == "\\x1b[1;31mred\\x1b[0m"
    assert cleaned("a\x1b[2Jb\x1b]8;;x\x07c\r", colours=True) == "a\\x1b[2Jb\\x1b]8;;x\\x07c\\x0d"
    assert cleaned("two\nlines, é, 漢字, ─") == "two\nlines, é, 漢字, ─"


def test_there_is_one_door_to_the_screen():
    for path in CLI.rglob("*.py"):
        if path.name != "output.py":
            found = re.findall(r"click\.echo\([^)]|click\.secho|(?<![\w.])print\(|sys\.std(?:out|err)\.write", path.read_text())
            assert not found, path


ODD_LINES = (
    "", " ", "²", "٣", "-1", "0", "99999999999999999999999999", "1" * 5000, "/", "//", "/quit now", "why", "why ", "why ²",
    "why 1",
    "a1 b1",
    "undo undo", "\x00", "\x1b[A", "\u202e", "é", "漢字", "state 1", "log all", "back", "help me", "?", "1@1", "0,0@9", "-0,-0",
    "1e3",
    "%s",
    "{x}", "`", "nothing", "enough", "added 1", "player 1", "yes", "no", "\udcff", "a" * 10_000,
)  # fmt: skip


@pytest.mark.parametrize(
    "pack_name", ["tic-tac-toe", *(pytest.param(large, marks=pytest.mark.slow) for large in ("akropolis", "tekhenu"))]
)
def test_whatever_is_typed_is_answered_by_a_sentence(run, pack_name):
    args = hot_seat() if pack_name == "tic-tac-toe" else ("play", pack_name, "--seed", "3", "--seat", "2=human")
    typed = "".join(f"{line}\n" for line in ODD_LINES)
    result = run(*args, text=f"{typed}1\n{typed}1\n{typed}".replace("\udcff", "?"))
    assert result.exit_code == 0 and "[RW901]" not in result.output
    assert clean(result.output)

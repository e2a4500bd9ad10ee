"""Every argument of every command has a type with limits, and whatever is typed for it is answered by a sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from rulewright.cli.arguments import Text
from rulewright.cli.main import COMMANDS, cli

LIMITED = (Text, click.Choice, click.types.BoolParamType)
ODD = (
    "", " ", "-1", "0", "²", "٣", "1e9", "9" * 26, "9" * 5000, "x" * 5000, "a=b", "²=random", "1=", "=1", "all=all", "1=random",
    "a\nb", "\x1b[2J", "\u202egnp", "..", "/", "/dev/null", "/dev/zero", "/dev/full", "~", "$HOME", "*", "%s", "{}", "\udcff",
    "None", "RW000", "rw401", "tic-tac-toe", "no-such", "pack.yaml",
)  # fmt: skip


def parameters() -> Iterator[tuple[str, click.Parameter]]:
    context = click.Context(cli)
    for name in COMMANDS:
        command = cli.get_command(context, name)
        assert command is not None
        yield from ((name, parameter) for parameter in command.params)


def test_every_argument_has_a_type_with_limits():
    for name, parameter in parameters():
        if isinstance(parameter.type, click.IntRange):
            assert parameter.type.min is not None and parameter.type.max is not None, (name, parameter.name)
        else:
            assert isinstance(parameter.type, LIMITED), (name, parameter.name)


FEW = {  # games are few and short
    "play": ("--auto", "--decisions=20"),
    "simulate": ("--games=2",),
    "validate": ("--games=1", "--greedy=0", "--compare=0"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "option"), [(name, p.opts[0]) for name, p in parameters() if isinstance(p, click.Option)])
def test_whatever_is_given_for_an_option_is_answered_by_a_sentence(run, pack, tmp_path, monkeypatch, name, option):
    monkeypatch.chdir(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    flag = next(p for n, p in parameters() if n == name and option in p.opts).is_flag  # type: ignore[attr-defined]
    for odd in ("",) if flag else (*ODD, str(tmp_path), str(tmp_path / "pipe"), str(tmp_path / "new")):
        first = ["lively"] if name == "new" else [pack]
        given = [option] if flag else [f"{option}={odd}"]
        more = [one for one in FEW.get(name, ()) if option not in one.split("=")]
        assert answered(run(name, *first, *given, *more), (name, *given))


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_whatever_is_given_as_an_argument_is_answered_by_a_sentence(run, tmp_path, monkeypatch, name):
    here = tmp_path / "here"  # `..` is a folder of this test, too
    here.mkdir()
    monkeypatch.chdir(here)
    os.mkfifo(here / "pipe")
    for odd in (*ODD, str(here), "pipe"):
        if name == "play" and odd == "tic-tac-toe":
            continue
        assert answered(run(name, "--", odd), (name, odd))


def answered(result: click.testing.Result, what: object) -> bool:
    """That a command has ended with a code and, if anything was wrong, with words."""
    assert result.exit_code in (0, 1, 2), what
    assert "[RW901]" not in result.output and "Traceback" not in result.output, (what, result.output)
    assert result.exception is None or isinstance(result.exception, SystemExit), what
    assert result.exit_code == 0 or result.output.strip(), what
    return not set(result.output) & set("\x1b\u202e")


def test_no_command_looks_through_a_folder_that_is_no_pack(run, monkeypatch):
    looked: list[str] = []
    scan, walk = os.scandir, Path.rglob
    monkeypatch.setattr(os, "scandir", lambda path=".": looked.append(str(path)) or scan(path))
    monkeypatch.setattr(Path, "rglob", lambda self, pattern: looked.append(str(self)) or walk(self, pattern))
    for name in ("check", "test", "explain", "compile", "play"):
        assert run(name, "/").exit_code == 1
    assert "/" not in looked
    assert "too much below `/`" in run("fmt", "/").output


def test_a_folder_with_more_rules_than_any_game_has_is_not_formatted(run, tmp_path):
    """Each file may be read, but all of them would keep the formatter busy for an hour."""
    for number in range(12):
        (tmp_path / f"{number}.rules").write_text("# nothing but words\n" * 2_400)
    refused = run("fmt", str(tmp_path))
    assert refused.exit_code == 2 and "there is too much below" in refused.output
    (tmp_path / "0.rules").unlink(), (tmp_path / "1.rules").unlink()
    assert run("fmt", str(tmp_path)).exit_code == 0


def test_a_game_without_an_end_is_given_up(run, pack):
    rules = Path(pack, "game.rules")
    rules.write_text(rules.read_text().replace("if jar >= goal: end game", "if jar >= 10000000: end game"))
    given_up = run("play", pack, "--auto", "--decisions", "50")
    assert given_up.exit_code == 1 and "error[RW508]: the game has not ended after 50 decisions" in given_up.output
    assert run("play", "tic-tac-toe", "--auto", "--decisions", "9").exit_code == 0

"""Help teaches, starts quickly, and wrong command lines are answered with a hint."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

from rulewright.cli.main import COMMANDS


def test_help_names_every_command_with_an_example(run):
    result = run("--help")
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in result.output
    assert "rulewright new my-game" in result.output


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_shows_how_it_is_used(run, name):
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"rulewright {name}" in result.output.partition("Options:")[0].partition("\n\n")[2]


def test_no_command_is_cut_short_in_the_overview(run):
    assert "..." not in run("--help").output.partition("Commands:")[2]


def test_help_imports_nothing_heavy():
    code = (
        "import sys; sys.argv = ['rulewright', '--help']\n"
        "from rulewright.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([m for m in ('lark', 'yaml', 'rich', 'fluent', 'jsonschema', 'rulewright.check') if m in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip().splitlines()[-1] == "[]"


def test_help_is_quick():
    """Measured in processor time, for other tests may run beside this one."""

    def once() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-c", "import sys; sys.argv[1:] = ['--help']; from rulewright.cli import main; main()"],
            capture_output=True,
            check=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert any(once() < 0.35 for _ in range(5))


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["chekc"], "did you mean `check`?"),
        (["check", "no-such-pack"], "there is no pack called `no-such-pack`"),
        (["check", "conect-four"], "did you mean `connect-four`?"),
        (["play"], "which PACK?"),
        (["play", "tic-tac-toe", "--format", "json"], "--auto"),
        (["play", "tic-tac-toe", "--option", "nonsense"], "name=value"),
        (["play", "tic-tac-toe", "--seat", "7=human"], "there is no seat `7`"),
        (["play", "tic-tac-toe", "--seat", "1=wizard"], "`wizard` cannot take a seat"),
        (["play", "tic-tac-toe", "--players", "5"], "is for 2 players"),
        (["play", "tic-tac-toe", "--option", "x=1"], "there is no option called `x`"),
        (["replay", "no-such-file"], "there is no file `no-such-file`"),
        (["fmt", "no-such-file"], "neither a file, a folder nor"),
        (["new", "Bad Name"], "small letters"),
    ],
)
def test_wrong_usage_is_two_and_says_what_to_do(run, args, hint):
    result = run(*args)
    assert result.exit_code == 2
    assert hint in result.output

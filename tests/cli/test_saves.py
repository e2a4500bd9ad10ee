"""Saves at the terminal: going on, replaying under other rules, and surviving anything."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path

import click
import pytest
from tests.cli.starting import command, hot_seat
from tests.save_lines import lines_of

from rulewright.cli.playing.seats import seating


def test_save_and_resume(run, tmp_path):
    save = tmp_path / "game.save"
    first = run(*hot_seat("--save", str(save)), text="a1\nb1\nundo\nc1\nquit\n")
    assert "Saved" in first.output
    assert lines_of(save)[1:] == ["1 cell a1", "2 cell b1", "undo", "2 cell c1"]
    second = run("play", "--save", str(save), "--seat", "2=human", text="a2\nc2\na3\n")
    assert second.exit_code == 0
    assert "Going on with" in second.output
    assert "Player 1 wins" in second.output
    replayed = run("replay", str(save), "--format", "json")
    data = json.loads(replayed.stdout)
    assert data["kept"] == data["lines"] == 7
    assert data["winners"] == [1]


def test_resume_refuses_another_game(run, tmp_path):
    save = str(tmp_path / "game.save")
    run(*hot_seat("--save", save), text="a1\nquit\n")
    assert run("play", "connect-four", "--save", save).exit_code == 2
    assert run("play", "--save", save, "--seed", "99").exit_code == 2


def test_a_wrong_command_line_leaves_no_save_behind(run, tmp_path):
    save = tmp_path / "game.save"
    assert run("play", "tic-tac-toe", "--save", str(save), "--seat", "1=nobody").exit_code == 2
    assert not save.exists()


def test_a_damaged_save_is_a_diagnostic(run, tmp_path):
    save = tmp_path / "game.save"
    save.write_text("something else\n")
    for args in (("play", "--save", str(save)), ("replay", str(save))):
        result = run(*args)
        assert result.exit_code == 1
        assert "RW602" in result.output


PLAYED = ["1 work pick", "2 work cook", "1 work cook", "1 work pick", "2 work cook"]


@pytest.fixture
def evening(run, tmp_path, pack):
    """The save of a game that two people have begun."""
    save = tmp_path / "evening.save"
    typed = "".join(f"{line.split()[-1]}\n" for line in PLAYED)
    run("play", pack, "--seed", "2", "--seat", "2=human", "--save", str(save), text=typed + "quit\n")
    assert lines_of(save)[1:] == PLAYED
    return save


def test_replay_to_a_line(run, evening):
    early = run("replay", str(evening), "--to", "2")
    assert early.exit_code == 0
    assert "2 of 5 lines followed" in early.output
    assert "Player 2 gains 1 jar (turn, game.rules:13)" in early.output
    assert "Player 1 gains 1 jar (turn, game.rules:13)" not in early.output
    assert "Player 1 gains 1 jar (turn, game.rules:13)" in run("replay", str(evening), "--to", "3").output


@pytest.mark.parametrize(
    ("old", "new", "said", "kept"),
    [
        ("pay 3", "pay seat of player + 2", "evening.save:4:1: player 1 is asked for `work` here, not player 2 for `work`", 1),
        ("as work", "as labour", "evening.save:3:1: player 1 is asked for `labour` here, not player 1 for `work`", 0),
        ("        cook:", "        brew:", "evening.save:4:1: `cook` is not among the options for `work` here", 1),
        ("jar >= goal", "jar >= 1", "evening.save:5:1: the game is over before this choice", 2),
    ],
    ids=["somebody else is asked", "something else is asked", "the option is gone", "the game is over"],
)
def test_replay_under_changed_rules(run, tmp_path, pack, evening, old, new, said, kept):
    """It is refused; or followed on demand as far as the choices exist, and what is kept is a save of the new rules."""
    rules = Path(pack, "game.rules")
    assert rules.read_text().count(old) == 1
    rules.write_text(rules.read_text().replace(old, new))
    refused = run("replay", str(evening))
    assert refused.exit_code == 1
    assert "error[RW603]: the save was made with another `my-game/game.rules`" in refused.output
    again = tmp_path / "new.save"
    migrated = run("replay", str(evening), "--migrate", "--save", str(again))
    assert migrated.exit_code == 1
    assert said in migrated.output
    assert f"{kept} of 5 lines followed" in migrated.output
    assert lines_of(again)[1:] == PLAYED[:kept]
    assert run("replay", str(again)).exit_code == 0


def test_options_that_do_not_fit_any_more_are_left_out(run, tmp_path, pack):
    """What is told, and what is kept can be played on."""
    save, again, manifest = tmp_path / "evening.save", tmp_path / "new.save", Path(pack, "pack.yaml")
    run("play", pack, "--seed", "2", "--seat", "2=human", "--option", "short=yes", "--save", str(save), text="pick\nquit\n")
    there = manifest.read_text()
    for changed, why in (
        (there.replace("  short:", "  brief:"), "there is no option called `short`"),
        (
            there.replace("short: {type: yes_no, default: no}", "short: {type: number, min: 2, max: 4, default: 2}"),
            "`short` is a number from 2 to 4, not `yes`",
        ),
    ):
        manifest.write_text(changed)
        rules = Path(pack, "game.rules")
        rules.write_text(rules.read_text().replace("(2 if short else 4)", "4"))
        migrated = run("replay", str(save), "--migrate", "--save", str(again))
        assert f"evening.save:1:1: {why}, so it is left out" in migrated.output
        assert "1 of 1 lines followed" in migrated.output
        assert run("replay", str(again)).exit_code == 0
        again.unlink()


@pytest.mark.slow
def test_resume_after_a_kill(run, tmp_path):
    save = tmp_path / "game.save"
    args = command("play", "tic-tac-toe", "--seat", "2=human", "--save", str(save))
    playing = subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    assert playing.stdin is not None
    playing.stdin.write("a1\nb1\n")
    playing.stdin.flush()
    deadline = time.monotonic() + 60
    while not (save.exists() and save.read_text().count("\n") == 4):
        assert time.monotonic() < deadline, "the choices never reached the disk"
        time.sleep(0.05)
    playing.send_signal(signal.SIGKILL)
    playing.wait()
    playing.stdin.close()
    with save.open("a") as file:
        file.write("1 cell a")  # a line torn by the kill
    result = run("play", "--save", str(save), "--seat", "2=human", text="a2\nb2\na3\n")
    assert "torn" in result.output
    assert "Player 1 wins" in result.output


@pytest.mark.parametrize("who", ["bot.py:Mine", "/home/bot.py:Mine", "..\\bot.py:Mine"])
def test_a_save_starts_no_program(who: str) -> None:
    """A save may come from anywhere; a bot of one's own must be named again."""
    with pytest.raises(click.BadParameter):
        seating([], 2, False, {"2": who})

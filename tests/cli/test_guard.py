"""Nothing ends in a traceback: rules at a dead end, our own bugs, a reader that goes away, an impatient user."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.cli.starting import command

from rulewright.cli.commands import packs


def explode(error):
    def raising():
        raise error

    return raising


def test_a_bug_is_one_friendly_sentence(run, monkeypatch):
    monkeypatch.setattr(packs, "shipped", explode(RuntimeError("oh dear")))
    result = run("packs")
    assert result.exit_code == 1
    assert "error[RW901]: rulewright has made a mistake; the rules are not to blame (RuntimeError: oh dear)" in result.output
    assert "it happened in " in result.output and "(cli/commands/packs.py:" in result.output
    assert "Traceback" not in result.output


def test_the_details_of_a_bug_are_shown_on_demand(run, monkeypatch, capfd):
    monkeypatch.setattr(packs, "shipped", explode(RuntimeError("oh dear")))
    monkeypatch.setenv("RULEWRIGHT_DEBUG", "1")
    result = run("packs")
    assert result.exit_code == 1
    assert "Traceback" in result.output + capfd.readouterr().err


def test_interruption_is_quiet(run, monkeypatch):
    monkeypatch.setattr(packs, "shipped", explode(KeyboardInterrupt()))
    result = run("packs")
    assert result.exit_code == 130
    assert result.output.strip() == ""


def test_a_file_that_cannot_be_written_is_named(run, tmp_path):
    result = run("play", "tic-tac-toe", "--auto", "--save", str(tmp_path / "no" / "folder" / "x.save"))
    assert result.exit_code == 1
    assert "x.save: no such file or directory" in result.output


def test_rules_at_a_dead_end_are_a_diagnostic(run, pack):
    rules = Path(pack, "game.rules")
    rules.write_text(rules.read_text().replace("gain 2 berry", "pay 50 berry"))
    result = run("play", pack, "--auto")
    assert result.exit_code == 1
    assert "RW502" in result.output
    assert "game.rules:" in result.output


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_error():
    wordy = subprocess.Popen(command("compile", "akropolis", "--show"), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert wordy.stdout is not None and wordy.stderr is not None
    wordy.stdout.close()
    errors = wordy.stderr.read()
    wordy.stderr.close()
    assert wordy.wait(60) == 0
    assert errors == b""

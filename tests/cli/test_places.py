"""Places are told from where the user stands, as text and as JSON, so that people, editors and build servers can open them."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from rulewright.cli.main import COMMANDS
from rulewright.diagnostics import from_here

ARROW = re.compile(r"--> (.+):(\d+):(\d+)$", re.M)
STANDING = (".", "..", "my-game", "my-game/scenarios", "/")


def files_in(data: object) -> list[str]:
    """Every file that JSON names, at any depth."""
    if isinstance(data, list):
        return [file for item in data for file in files_in(item)]
    if not isinstance(data, dict):
        return []
    own = [data["file"]] if isinstance(data.get("file"), str) else []
    return own + [file for value in data.values() for file in files_in(value)]


@pytest.mark.parametrize("standing", STANDING)
def test_every_place_can_be_opened_from_anywhere(run, broken, tmp_path, monkeypatch, standing):
    monkeypatch.chdir(tmp_path / standing)
    here = os.path.relpath(broken)
    told: set[str] = set()
    for args in (["check"], ["test"], ["explain"], ["play"], ["compile"]):
        assert args[0] in COMMANDS
        result = run(*args, here)
        assert result.exit_code == 1
        told |= {f"{file}:{line}" for file, line, _ in ARROW.findall(result.output)}
    for args in (["check"], ["test"]):
        found = files_in(json.loads(run(*args, here, "--format", "json").stdout))
        assert found
        told |= {f"{file}:1" for file in found}
    assert len(told) > 1
    for place in told:
        file, _, line = place.rpartition(":")
        assert Path(file).is_file(), place
        assert Path(file).read_text().count("\n") >= int(line) - 1


def test_scenarios_and_formatted_files_too(run, pack, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path / "my-game" / "text")
    scenarios, rules = Path(pack, "scenarios", "game.yaml"), Path(pack, "game.rules")
    scenarios.write_text(scenarios.read_text().replace("  seats: [", "  always: [1 = 2]\n  seats: ["))
    tested = run("test", "..", "--coverage", "--format", "json")
    found = files_in(json.loads(tested.stdout))
    assert set(found) >= {"../scenarios/game.yaml"} and all(Path(file).is_file() for file in found)
    rules.write_text(rules.read_text().replace("gain 2 berry", "gain   2 berry"))
    assert "formatted ../game.rules" in run("fmt", "..").output


def test_what_is_kept_of_a_check_is_told_from_where_one_stands_now(run, broken, tmp_path, monkeypatch):
    for standing, shown in ((".", "my-game/game.rules:10"), ("my-game", "game.rules:10"), (".", "my-game/game.rules:10")):
        monkeypatch.chdir(tmp_path / standing)
        assert f"--> {shown}:" in run("check", broken).output


def test_a_path_is_relative_unless_the_whole_is_shorter(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert from_here(tmp_path / "a" / "b.yaml") == "a/b.yaml"
    assert from_here(tmp_path.parent / "b.yaml") == "../b.yaml"
    assert from_here(Path("/x")) == "/x"


DAMAGE = {
    "no save": (lambda lines: ["id: tt", *lines[1:]], "evening.save", 1, ("replay", "play --save")),
    "nothing of what is played": (lambda lines: [lines[0], lines[2]], "evening.save", 2, ("replay", "play --save")),
    "a choice as nobody wrote it": (lambda lines: [*lines[:2], lines[2] + "x"], "evening.save", 3, ("replay", "play --save")),
    "the same, followed": (lambda lines: [*lines[:2], lines[2] + "x"], "evening.save", 3, ("replay --migrate",)),
    "other rules": (None, "my-game/game.rules", 1, ("replay", "play --save")),
    "rules with mistakes": (None, "my-game/nouns.yaml", None, ("replay --migrate",)),
}


@pytest.mark.parametrize("standing", STANDING)
@pytest.mark.parametrize("case", DAMAGE)
def test_a_save_and_its_packs_are_told_where_they_lie(run, pack, tmp_path, monkeypatch, standing, case):
    damage, file, line, commands = DAMAGE[case]
    save = tmp_path / "evening.save"
    assert run("play", pack, "--seed", "2", "--seat", "2=human", "--save", str(save), text="pick\nquit\n").exit_code == 0
    if damage is not None:
        save.write_text("\n".join(damage(save.read_text().splitlines())) + "\n")
    else:
        changed = Path(pack, Path(file).name)
        changed.write_text(changed.read_text() + ("  stone: {per: plaier}\n" if line is None else "# changed\n"))
    monkeypatch.chdir(tmp_path / standing)
    for command in commands:
        result = run(*command.split(), os.path.relpath(save))
        told = [(place, int(row)) for place, row in re.findall(r"^(?: *--> )?(\S+):(\d+):\d+(?:$|: )", result.output, re.M)]
        assert told and all(Path(place).resolve() == tmp_path / file for place, _ in told), result.output
        assert line is None or told[0][1] == line


def test_a_save_that_is_followed_names_its_place_as_json_too(run, pack, tmp_path, monkeypatch):
    save = tmp_path / "evening.save"
    run("play", pack, "--seed", "2", "--seat", "2=human", "--save", str(save), text="pick\nquit\n")
    with save.open("a") as file:
        file.write("torn")
    monkeypatch.chdir(pack)
    assert files_in(json.loads(run("replay", "../evening.save", "--format", "json").stdout)) == ["../evening.save"]

"""`rulewright diff` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


@pytest.fixture
def house(pack, tmp_path) -> str:
    folder = tmp_path / "sweet"
    folder.mkdir()
    (folder / "pack.yaml").write_text("id: sweet\nversion: 1.0.0\nextends: [my-game]\n")
    (folder / "house.rules").write_text("set berry.start to 9\nset goal to 3\n")
    return str(folder)


def test_what_a_house_rule_changes(run, pack, house, tmp_path):
    page = tmp_path / "page.html"
    result = run("diff", pack, "--with", house, "--html", str(page))
    assert result.exit_code == 0, result.output
    assert "What changes from my-game to my-game + sweet" in result.output
    assert "berry.start  3        9" in result.output
    assert "value goal = 3" in result.output
    assert "4 were played in both, and all end alike." in result.output
    assert "berry.start" in page.read_text()


def test_the_same_as_json(run, pack, house):
    data = json.loads(run("diff", pack, "--with", house, "--format", "json").output)
    first = data["changes"][0]
    assert (first["address"], first["before"], first["after"]) == ("berry.start", "3", "9")
    assert data["scenarios"] == {"played": 4, "left_out": 0, "different": []}


def test_one_pack_against_another(run, pack, house, tmp_path):
    other = tmp_path / "sour"
    other.mkdir()
    (other / "pack.yaml").write_text("id: sour\nversion: 1.0.0\nextends: [my-game]\n")
    (other / "house.rules").write_text("set berry.start to 1\nset goal to 3\n")
    args = ("diff", pack, "--with", house, "--against", str(other), "--format", "json", "--no-scenarios")
    data = json.loads(run(*args).output)
    assert [(one["address"], one["before"], one["after"]) for one in data["changes"]] == [("berry.start", "9", "1")]
    assert data["scenarios"] is None


def test_two_versions_of_one_pack(run, pack, tmp_path):
    new = tmp_path / "new"
    for path in Path(pack).rglob("*"):
        if path.is_file():
            target = new / path.relative_to(pack)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(
                path.read_text().replace("version: 0.1.0", "version: 0.2.0").replace("gain 2 berry", "gain 3 berry")
            )
    result = run("diff", pack, str(new))
    assert "What changes from my-game 0.1.0 to my-game 0.2.0" in result.output
    assert "and 2 end otherwise" in result.output


def test_something_must_be_compared(run, pack):
    assert run("diff", pack).exit_code == 2

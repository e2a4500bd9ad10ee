"""`rulewright validate`: one answer, and the reasons for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from rulewright.cli.validating.accepting import marked

QUICK = ("--games", "2", "--greedy", "0", "--compare", "40", "--jobs", "1")
SCENARIO = """
- scenario: One begins with nine berries
  seats: [anna, ben]
  then: [berry of anna = 9]
"""


def house(tmp_path: Path, rules: str, manifest: str = "", scenarios: str = "") -> str:
    folder = tmp_path / "house"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"id: house\nversion: 1.0.0\nextends: [my-game]\n{manifest}")
    (folder / "house.rules").write_text(rules)
    if scenarios:
        (folder / "scenarios" / "all.yaml").write_text(scenarios)
    return str(folder)


def verdict(run, pack, over, *args):
    result = run("validate", pack, "--with", over, *QUICK, "--format", "json", *args)
    assert result.exit_code in (0, 1), result.output
    data = json.loads(result.stdout)
    return data, {finding["what"]: finding["weight"] for finding in data["findings"]}, result.exit_code


@pytest.mark.slow
def test_a_house_rule_one_can_play_with(run, pack, tmp_path):
    data, found, code = verdict(run, pack, house(tmp_path, "set berry.start to 9\n", scenarios=SCENARIO))
    assert (data["verdict"] in ("fine", "look"), code) == (True, 0)
    assert found["own-scenarios"] == found["games"] == found["base-scenarios"] == "fine"
    assert [(one["address"], one["after"]) for one in data["changes"]] == [("berry.start", "9")]
    assert {(one["players"], one["who"], *one["options"]) for one in data["games"]} == {
        *((players, "random") for players in (2, 3, 4)),
        (2, "random", "short"),
    }


@pytest.mark.slow
def test_one_without_scenarios_is_to_be_looked_at(run, pack, tmp_path):
    data, found, code = verdict(run, pack, house(tmp_path, "set berry.start to 9\n"))
    assert (data["verdict"], found["own-none"], code) == ("look", "look", 0)
    result = run("validate", pack, "--with", str(tmp_path / "house"), *QUICK)
    assert "you can play with this; look at what has a question mark first" in result.output


@pytest.mark.slow
def test_one_that_makes_a_game_endless_is_refused(run, pack, tmp_path):
    over = house(tmp_path, "replace turn with:\n    choose n from 1..2\n    gain n berry\n")
    data, found, code = verdict(run, pack, over)
    assert (data["verdict"], found["games"], code) == ("stop", "stop", 1)
    assert {one["code"] for game in data["games"] for one in game["stopped"]} <= {"RW501", "RW508"}
    assert any(game["stopped"] for game in data["games"])


@pytest.mark.slow
def test_bots_that_never_end_a_game_are_no_fault_of_the_rules(run, pack, tmp_path):
    """Greedy bots pick berries for ever: they gain more at once than by cooking."""
    _, found, code = verdict(run, pack, house(tmp_path, "set players.max to 2\n"), "--greedy", "1")
    assert (found["games"], found["games-unwilling"], code) == ("fine", "look", 0)


def test_one_that_removes_what_is_needed_is_refused(run, pack, tmp_path):
    data, found, code = verdict(run, pack, house(tmp_path, "remove berry\n"))
    assert (data["verdict"], list(found), code) == ("stop", ["errors"], 1)
    assert {problem["code"] for problem in data["diagnostics"]} >= {"RW401"}


@pytest.mark.parametrize(
    ("manifest", "code"),
    [
        ("needs: {my-game: ^2.0}\n", "RW316"),
        ("knows: [nobody]\nextends: [not-there]\n", "RW307"),
        ("extends: [house]\n", "RW311"),
    ],
)
def test_packs_that_do_not_fit_together_are_refused(run, pack, tmp_path, manifest, code):
    over = house(tmp_path, "set berry.start to 9\n")
    text = f"id: house\nversion: 1.0.0\n{manifest}"
    Path(over, "pack.yaml").write_text(text if "extends" in manifest else text + "extends: [my-game]\n")
    data, _, exit_code = verdict(run, pack, over)
    assert (data["verdict"], exit_code) == ("stop", 1)
    assert code in {problem["code"] for problem in data["diagnostics"]}


@pytest.mark.slow
def test_what_it_was_made_for_is_written_and_noticed(run, pack, tmp_path):
    over = house(tmp_path, "set berry.start to 9\n", "# a remark\n")
    verdict(run, pack, over, "--accept")
    text = Path(over, "pack.yaml").read_text()
    assert "# a remark\n" in text
    assert "made_for:\n  berry: " in text
    nouns = Path(pack, "nouns.yaml")
    nouns.write_text(nouns.read_text().replace("start: 3", "start: 4"))
    data, found, _ = verdict(run, pack, over)
    assert "RW317" in {problem["code"] for problem in data["diagnostics"]}
    assert found["checked"] == "look"
    verdict(run, pack, over, "--accept")
    assert "RW317" not in {problem["code"] for problem in verdict(run, pack, over)[0]["diagnostics"]}
    assert Path(over, "pack.yaml").read_text().count("made_for") == 1


HEAD = "id: house\nversion: 1.0.0\nextends: [my-game]\n"
MARKS = {"berry": "abcdefghij", "card.T1": "klmnopqrst"}


@pytest.mark.parametrize(
    "text",
    [
        HEAD,
        HEAD.rstrip("\n"),
        "# made_for:\n" + HEAD + "# the end\n\n\n",
        HEAD + "made_for: {berry: aaaaaaaaaa}\n",
        "made_for:\n  berry: aaaaaaaaaa\n\n" + HEAD,
        HEAD + "about: |\n  made_for: what\n\n  it is\n",
    ],
)
def test_marks_are_written_and_all_else_stays(text: str) -> None:
    written = marked(text, MARKS)
    assert written is not None and marked(written, MARKS) == written
    said = yaml.safe_load(written)
    assert said.pop("made_for") == MARKS
    before = yaml.safe_load(text)
    before.pop("made_for", None)
    assert said == before


@pytest.mark.parametrize(
    "text",
    [
        "{id: house, version: 1.0.0, extends: [my-game]}\n",
        HEAD + '"made_for": {berry: aaaaaaaaaa}\n',
        HEAD + "? made_for\n: {berry: aaaaaaaaaa}\n",
        HEAD + "made_for:\n# a remark\n  berry: aaaaaaaaaa\n",
        HEAD + "made_for: {\nberry: aaaaaaaaaa\n}\n",
        HEAD + "about: 'a\n\nmade_for: b'\n",
        HEAD + "...\n",
        "- id\n",
        "",
    ],
)
def test_marks_are_not_written_where_they_would_spoil_the_file(text: str) -> None:
    assert marked(text, MARKS) is None


def test_only_packs_that_were_named_are_marked(run, pack, tmp_path):
    """What a pack lies over is not told to be changed, and a file that cannot be marked stays as it is."""
    below = Path(house(tmp_path, "set berry.start to 9\n"))
    over = tmp_path / "over"
    over.mkdir()
    (over / "over.rules").write_text("set berry.start to 8\n")
    (over / "pack.yaml").write_text("{id: over, version: 1.0.0, extends: [house]}\n")
    manifests = [path / "pack.yaml" for path in (Path(pack), below, over)]
    before = [path.read_bytes() for path in manifests]
    refused = run("validate", pack, "--with", str(over), "--accept", *QUICK)
    assert refused.exit_code == 1 and "stays as it is" in refused.output
    assert [path.read_bytes() for path in manifests] == before
    manifests[2].write_text("id: over\nversion: 1.0.0\nextends: [house]\n")
    assert "made for one thing" in run("validate", pack, "--with", str(over), "--accept", *QUICK).output
    assert [path.read_bytes() for path in manifests][:2] == before[:2]
    assert "made_for:\n  berry: " in manifests[2].read_text()


def test_annotations_for_github(run, pack, tmp_path):
    over = house(tmp_path, "set bery.start to 9\n")
    result = run("validate", pack, "--with", over, *QUICK, "--format", "github")
    assert result.exit_code == 1
    first = result.output.splitlines()[0]
    assert first.startswith("::error file=")
    assert "house.rules,line=1,col=5,title=RW309::" in first
    assert "%0A" in first


def test_a_house_rule_is_begun_with_new_over(run, pack, tmp_path):
    folder = tmp_path / "mine"
    result = run("new", "mine", "--over", pack, "--folder", str(folder))
    assert result.exit_code == 0, result.output
    assert "needs: {my-game: ^0.1.0}" in (folder / "pack.yaml").read_text()
    rules = (folder / "house.rules").read_text()
    assert "# set berry.start to 4\n" in rules
    (folder / "house.rules").write_text(rules.replace("# set berry", "set berry"))
    assert run("check", str(folder)).exit_code == 0
    assert "berry.start" in run("diff", pack, "--with", str(folder), "--no-scenarios").output


def test_packs_of_the_folder_are_listed_with_what_options_mean(run, pack, tmp_path, monkeypatch):
    words = Path(pack, "text", "en.ftl")
    words.write_text(words.read_text().replace("short = short game", "short = short game\n    .about = Two jars are enough."))
    house(tmp_path, "set berry.start to 9\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("rulewright.cli.commands.packs.shipped", lambda: ["tic-tac-toe"])
    found = {one["id"]: one for one in json.loads(run("packs", "--format", "json").output)}
    assert set(found) == {"tic-tac-toe", "my-game", "house"}
    assert found["house"]["extends"] == ["my-game"]
    assert found["my-game"]["options"][0]["about"] == "Two jars are enough."
    assert "Two jars are enough." in run("packs").output

"""Every command that does not play: what it prints, its JSON, its exit code."""

from __future__ import annotations

import inspect
import json
from pathlib import Path

import pytest
from tests.shipped_games import EACH_PACK, PACKS

from rulewright.cli.arguments import shipped
from rulewright.diagnostics import CODES, from_here


@pytest.mark.parametrize("pack", EACH_PACK)
def test_check_of_everything_that_ships(run, pack):
    result = run("check", pack)
    assert result.exit_code == 0, result.output
    assert result.output.startswith(f"{pack} ") and ": fine (" in result.output


def test_check_without_a_name_checks_all_that_ship(run, monkeypatch):
    assert shipped() == PACKS
    monkeypatch.setattr("rulewright.cli.commands.check.shipped", lambda: ["connect-four", "tic-tac-toe"])
    told = run("check").output.splitlines()
    assert [line.partition(": fine (")[0] for line in told] == ["connect-four 1.0.0", "tic-tac-toe 1.0.0"]


def test_check_shows_all_mistakes_in_one_run(run, broken):
    result = run("check", broken)
    assert result.exit_code == 1
    assert "did you mean `berry`?" in result.output
    assert "did you mean `player`?" in result.output
    assert "game.rules:10:" in result.output


def test_check_as_json(run, broken):
    result = run("check", broken, "tic-tac-toe", "--format", "json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert data["ok"] is False
    first, second = data["packs"]
    assert (first["ok"], second["ok"]) == (False, True)
    assert {"code", "severity", "message", "file", "line", "column", "suggestion"} <= set(first["diagnostics"][0])
    assert second["counts"]["rules"] == 1


@pytest.mark.slow
def test_packs_lists_versions_players_and_options(run, monkeypatch):
    data = json.loads(run("packs", "--format", "json").stdout)
    assert {pack["id"] for pack in data} >= {"akropolis", "connect-four", "tic-tac-toe"}
    assert all(pack["ok"] and pack["players"][0] >= 1 for pack in data)
    monkeypatch.setattr("rulewright.cli.commands.packs.shipped", lambda: ["tic-tac-toe", "akropolis"])
    result = run("packs")
    assert result.exit_code == 0
    assert "2-4 players" in result.output
    assert "--option long_game=no" in result.output


def test_compile_shows_python_that_is_python(run):
    result = run("compile", "connect-four", "--show")
    assert result.exit_code == 0
    compile(result.stdout, "shown", "exec")
    assert "def rule_turn(" in result.stdout
    with_places = run("compile", "connect-four", "--show", "--lines").stdout
    compile(with_places, "shown", "exec")
    assert "# game.rules:" in with_places


def test_compile_in_colours(run, monkeypatch):
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in run("compile", "tic-tac-toe", "--show").stdout


def test_test_counts_at_the_end(run, pack):
    result = run("test", pack)
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-1] == "4 passed, 0 failed"


def test_test_tells_failures(run, pack):
    scenarios = Path(pack, "scenarios", "game.yaml")
    scenarios.write_text(scenarios.read_text().replace("berry of anna = 5", "berry of anna = 6"))
    result = run("test", pack)
    assert result.exit_code == 1
    assert "Picking brings two berries" in result.output
    assert result.stdout.splitlines()[-1] == "3 passed, 1 failed"


def test_test_lists_failures_again_at_the_end(run, pack):
    scenarios = Path(pack, "scenarios", "game.yaml")
    text = scenarios.read_text()
    names = [line.removeprefix("- scenario: ") for line in text.splitlines() if line.startswith("- scenario: ")]
    scenarios.write_text(text.replace("  seats: [", "  always: [1 = 2]\n  seats: ["))
    lines = run("test", pack).stdout.splitlines()
    at = lines.index("these failed:")
    assert [line.partition(f"  ({from_here(Path(pack))}/")[0].strip() for line in lines[at + 1 : -1]] == names
    assert lines[-1] == "0 passed, 4 failed"


def test_test_of_some_scenarios(run, pack):
    assert run("test", pack, "--name", "picking brings").stdout.splitlines()[-1] == "1 passed, 0 failed"
    assert run("test", pack, "--file", "gam?").stdout.splitlines()[-1] == "4 passed, 0 failed"
    none = run("test", pack, "--file", "market")
    assert none.exit_code == 1
    assert none.stdout.splitlines()[-2:] == ["no scenario fits", "0 passed, 0 failed"]


def test_test_under_another_pack_tells_what_ends_differently(run, pack, tmp_path):
    over = tmp_path / "generous"
    over.mkdir()
    (over / "pack.yaml").write_text("id: generous\nversion: 1.0.0\nplayers: {min: 2, max: 4}\nextends: [my-game]\n")
    (over / "more.rules").write_text("set goal to 5\n")
    result = run("test", pack, "--with", str(over))
    assert result.exit_code == 1
    assert "my-game 0.1.0 with generous: FAILED" in result.stdout
    assert "1 of 4 end differently with generous" in result.stdout
    assert "FAIL The last jar ends the game" in result.stdout
    (over / "more.rules").write_text("set berry.start to 4\n")
    assert "my-game 0.1.0 with generous: fine (4 scenarios)" in run("test", pack, "--with", str(over)).stdout


def test_test_shows_how_far_it_is_on_a_terminal_only(run, pack, monkeypatch):
    assert "\r" not in run("test", pack).stdout
    monkeypatch.setattr("rulewright.cli.commands.test.on_terminal", lambda _: True)
    shown = run("test", pack).stdout
    assert "  4 of 4  my-game/scenarios/game.yaml\r\x1b[K" in shown
    assert shown.splitlines()[-1] == "4 passed, 0 failed"
    assert "\r" not in run("test", pack, "--format", "json").stdout


def test_test_as_json_lists_covered_rules(run):
    data = json.loads(run("test", "tic-tac-toe", "--coverage", "--format", "json").stdout)
    assert data["ok"] is True and data["failed"] == 0 and data["passed"] > 0
    assert data["covered"]
    assert data["packs"][0]["coverage"]["branches"]["total"] > 0


def test_test_of_a_broken_pack(run, broken):
    result = run("test", broken)
    assert result.exit_code == 1
    assert "nothing was tested" in result.output


TOP_ROW = "The top row is the last row in the frame."


def test_explain_one_and_all(run):
    everything = run("explain", "connect-four")
    assert everything.exit_code == 0
    part, *sections = everything.stdout.strip().split("\n\n")
    listed = {name: inspect.cleandoc(text) for name, _, text in (section.partition("\n") for section in sections)}
    assert part == "How the game is played"
    assert list(listed) == ["Game [game]", "Turn [turn]", "Winner [winner]"]
    assert listed["Turn [turn]"].endswith(f"\n{TOP_ROW}")
    one = run("explain", "connect-four", "top_row")
    assert one.exit_code == 0
    assert one.stdout.split("\n") == ["Top row [top_row]", f"  {TOP_ROW}", "", ""]
    data = json.loads(run("explain", "connect-four", "--format", "json").stdout)
    assert {f"{entry['title']} [{entry['id']}]": entry["text"] for entry in data} == listed


@pytest.mark.slow
def test_explain_a_pack_over_another_tells_what_it_changes(run):
    changes = run("explain", "tekhenu-easy-start").stdout
    assert "“gold: starting value” is now 2." in changes
    assert "Blessing B25" in changes
    assert "Blessing B24" not in changes
    assert len(changes.splitlines()) < 12


def test_explain_a_pack_over_another_and_all_below_it(run):
    changes = run("explain", "akropolis-courtyards").stdout
    whole = run("explain", "akropolis-courtyards", "--all").stdout
    assert whole.startswith(changes[:40])
    assert "Turn" in whole and "Turn" not in changes


def test_explain_with_an_option(run):
    assert "times 2" not in run("explain", "akropolis").stdout
    assert "times 2" in run("explain", "akropolis", "--option", "advanced_houses=yes").stdout
    wrong = run("explain", "akropolis", "--option", "advanced_horses=yes")
    assert wrong.exit_code == 2
    assert "RW503" in wrong.output


def test_explain_what_is_not_there(run):
    wrong = run("explain", "connect-four", "tunr")
    assert wrong.exit_code == 2
    assert "there is nothing called `tunr`; did you mean `turn`?" in wrong.output


def test_new_makes_a_pack_that_checks_tests_plays_and_is_formatted(run, pack):
    assert run("check", pack).exit_code == 0
    assert run("test", pack).exit_code == 0
    assert run("fmt", pack, "--check").exit_code == 0
    played = run("play", pack, "--auto", "--players", "4", "--option", "short=yes")
    assert played.exit_code == 0, played.output


def test_new_never_overwrites(run, pack):
    before = Path(pack, "pack.yaml").read_text()
    result = run("new", "other", "--folder", pack)
    assert result.exit_code == 2
    assert "nothing was changed" in result.output
    assert Path(pack, "pack.yaml").read_text() == before


def test_fmt_checks_with_a_diff_and_then_formats(run, pack):
    rules = Path(pack, "game.rules")
    good = rules.read_text()
    rules.write_text(good.replace("gain 2 berry", "gain   2   berry"))
    shown = run("fmt", pack, "--check")
    assert shown.exit_code == 1
    assert "-            gain   2   berry" in shown.output
    assert "gain   2   berry" in rules.read_text()
    assert run("fmt", str(rules)).exit_code == 0
    assert rules.read_text() == good
    assert "nothing to change" in run("fmt", pack, "--check").output


NO_RULES = {"notes.md": "# A heading  \n\n\n\n# Another\n", "pack.yaml": "id: pack\n", "rules": ""}


@pytest.mark.parametrize(("name", "text"), NO_RULES.items())
def test_fmt_leaves_alone_what_is_no_rules_file(run, tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text)
    result = run("fmt", str(path))
    assert result.exit_code == 2
    assert "no rules file" in result.output
    assert path.read_text() == text


def test_fmt_leaves_a_broken_file_alone(run, pack):
    rules = Path(pack, "game.rules")
    rules.write_text(rules.read_text() + "\nrule broken\n")
    before = rules.read_text()
    result = run("fmt", pack)
    assert result.exit_code == 1
    assert "RW2" in result.output
    assert rules.read_text() == before


@pytest.mark.slow
def test_explain_says_what_every_code_means(run):
    for code, entry in CODES.items():
        for written in (code, code.lower()):
            result = run("explain", written)
            assert result.exit_code == 0
            assert result.stdout.startswith(f"{code}: {entry.title}\n")
            assert f"[{code}]: " in result.stdout and "```" not in result.stdout and "\n#" not in result.stdout
    assert json.loads(run("explain", "RW401", "--format", "json").stdout)["code"] == "RW401"
    beside = run("explain", "RW401", "turn")
    assert beside.exit_code == 2 and "leave `turn` out" in beside.output
    wrong = run("explain", "RW499")
    assert wrong.exit_code == 2 and "there is no code `RW499`; did you mean `RW4" in wrong.output


@pytest.mark.slow
def test_explain_finds_a_piece_without_its_kind(run):
    assert run("explain", "tekhenu", "B15").stdout == run("explain", "tekhenu", "card.B15").stdout != ""
    wrong = run("explain", "tekhenu", "BB15")
    assert wrong.exit_code == 2 and "did you mean `B15`?" in wrong.output

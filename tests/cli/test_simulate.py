"""`rulewright simulate` on the command line: words, JSON, a table, a page, and an end at any time."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from rulewright.cli.guard import INTERRUPTED
from rulewright.cli.simulating import running


def test_figures_in_words(run, pack):
    result = run("simulate", pack, "--games", "60", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "my-game, 2 players: 60 games" in result.output
    assert re.search(r"^  1 +random +\d+\.\d %", result.output, re.M)
    assert "jars" in result.output
    assert "█" in result.output


def test_json_and_table_and_page_tell_the_same(run, pack, tmp_path):
    table, page = tmp_path / "games.csv", tmp_path / "page.html"
    args = ("--games", "60", "--jobs", "1", "--format", "json", "--csv", str(table), "--html", str(page))
    data = json.loads(run("simulate", pack, *args).output)
    rows = list(csv.DictReader(table.open()))
    assert len(rows) == data["games"] == 60
    mean = sum(int(row["result_1"]) for row in rows) / 60
    assert data["seats"][0]["result"]["mean"] == pytest.approx(mean, abs=1e-4)
    text = page.read_text()
    assert "<svg" in text
    assert "http" not in text
    assert "<script" not in text


def test_a_page_shows_a_strangers_names_and_never_reads_them(run, pack, tmp_path):
    words = Path(pack, "text", "en.ftl")
    words.write_text(words.read_text().replace("jars = jars", "jars = <script>alert(1)</script>"))
    page = tmp_path / "page.html"
    assert run("simulate", pack, "--games", "5", "--jobs", "1", "--html", str(page)).exit_code == 0
    assert "&lt;script&gt;" in page.read_text()
    assert "<script" not in page.read_text()


@pytest.mark.slow
def test_what_a_house_rule_changes(run, pack, tmp_path):
    house = tmp_path / "sweet"
    house.mkdir()
    (house / "pack.yaml").write_text("id: sweet\nversion: 1.0.0\nextends: [my-game]\n")
    (house / "house.rules").write_text("set berry.start to 9\n")
    args = ("--with", str(house), "--compare", "--games", "200", "--jobs", "1")
    data = json.loads(run("simulate", pack, *args, "--format", "json").output)
    changes = {tuple(one["what"]): one["change"] for one in data["changes"]}
    assert changes["length",]["high"] < 0  # whoever has berries need not pick them
    assert "What changes from my-game to my-game + sweet" in run("simulate", pack, *args).output
    assert run("simulate", pack, "--compare").exit_code == 2


def test_an_interruption_gives_what_is_there(run, pack, monkeypatch, tmp_path):
    whole = running.progress

    def impatient(title, done, total):
        class Bars:
            def __enter__(self):
                self.left = 10
                return self.advance

            def advance(self, games):
                self.left -= games
                if self.left <= 0:
                    raise KeyboardInterrupt

            def __exit__(self, *_):
                return False

        return Bars()

    kept = tmp_path / "kept"
    args = ("simulate", pack, "--games", "60", "--jobs", "1", "--save", str(kept), "--format", "json")
    monkeypatch.setattr(running, "progress", impatient)
    result = run(*args)
    assert result.exit_code == INTERRUPTED
    assert '"games": 10' in result.output
    monkeypatch.setattr(running, "progress", whole)
    result = run(*args)
    assert result.exit_code == 0
    assert '"games": 60' in result.output
    assert run(*args[:3], "61", *args[4:]).exit_code == 1


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["--games", "0"], "0 is not in the range"),
        (["--players", "9"], "is for 2 to 4 players"),
        (["--seat", "1=human"], "`human` cannot take a seat"),
        (["--seat", "3=random"], "there is no seat `3`"),
        (["--option", "long=yes"], "there is no option called `long`"),
    ],
)
def test_what_does_not_fit_is_said(run, pack, args, hint):
    result = run("simulate", pack, *args)
    assert result.exit_code == 2
    assert hint in " ".join(result.output.split())


def test_a_parquet_file_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    """Whoever makes it writes to memory; a disk without room leaves the old file as it was."""
    import sys
    from types import ModuleType, SimpleNamespace

    from rulewright.cli.simulating.tables import write_parquet

    fake, parquet = ModuleType("pyarrow"), ModuleType("pyarrow.parquet")
    fake.table, fake.parquet = dict, parquet
    parquet.write_table = lambda table, to: to.write(repr(table).encode())
    monkeypatch.setitem(sys.modules, "pyarrow", fake)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", parquet)
    path = tmp_path / "games.parquet"
    path.write_bytes(b"before")
    results = SimpleNamespace(games=[SimpleNamespace(seed=7, results=(3, 4), winners=(2,), stopped=None)])

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.replace", full)
        with pytest.raises(OSError, match=r"games\.parquet"):
            write_parquet(path, results)
    assert path.read_bytes() == b"before" and [one.name for one in tmp_path.iterdir()] == ["games.parquet"]
    write_parquet(path, results)
    assert b"'seed': [7]" in path.read_bytes() and b"'winners': ['2']" in path.read_bytes()

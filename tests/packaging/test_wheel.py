"""The wheel works on its own: grammar, schemas, rules and texts travel inside it, and nothing is read from the repository."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", str(ROOT), "--no-deps", "--no-build-isolation", "--quiet", "-w", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(unpacked: Path, folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(unpacked), "RULEWRIGHT_CACHE": str(folder / "cache"), "PYTHONSAFEPATH": "1"}
    return subprocess.run(
        [sys.executable, "-m", "rulewright", *args], cwd=folder, env=environment, capture_output=True, text=True
    )


def test_the_wheel_holds_all_data(unpacked: Path) -> None:
    data = unpacked / "rulewright" / "data"
    assert (data / "grammar" / "rules.lark").is_file()
    assert {path.name for path in (data / "schemas").iterdir()} == {path.name for path in (ROOT / "schemas").iterdir()}
    assert (data / "docs" / "diagnostics.md").read_text() == (ROOT / "docs" / "diagnostics.md").read_text()
    for pack in (ROOT / "rules").iterdir():
        assert (data / "rules" / pack.name / "pack.yaml").is_file()
    assert (unpacked / "rulewright" / "explain" / "text" / "en.ftl").is_file()
    assert (unpacked / "rulewright" / "cli" / "text" / "en.ftl").is_file()
    assert (unpacked / "rulewright" / "serve" / "text" / "en.ftl").is_file()
    assert (unpacked / "rulewright" / "serve" / "page" / "table.js").is_file()
    assert (unpacked / "rulewright" / "py.typed").is_file()
    assert [path.name for path in unpacked.glob("*.dist-info/licenses/*")] == ["LICENSE"]


def test_the_wheel_checks_tests_and_plays_outside_the_repository(unpacked: Path, tmp_path: Path) -> None:
    place = run(unpacked, tmp_path, "packs")
    assert "akropolis" in place.stdout, place.stderr
    assert run(unpacked, tmp_path, "check").returncode == 0
    assert run(unpacked, tmp_path, "explain", "RW401").stdout.startswith("RW401: a name is not known")
    played = run(unpacked, tmp_path, "play", "tic-tac-toe", "--auto", "--seed", "4", "--format", "json")
    assert played.returncode == 0
    assert '"winner' in played.stdout
    assert run(unpacked, tmp_path, "test", "tic-tac-toe").returncode == 0

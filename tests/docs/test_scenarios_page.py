"""Every scenario of docs/scenarios.md is played against a shipped pack, and every key a scenario may have is shown there."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml
from tests.scenario.packs import run
from tests.shipped_games import LARGE

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8").partition("-->")[2]
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```", re.M | re.S)


@dataclass(frozen=True)
class Example:
    """Scenarios with the checklist before them and the printed text behind them, if there is any."""

    pack: str
    fails: bool
    text: str
    checklist: str = ""
    printed: str = ""
    coverage: bool = False

    def __str__(self) -> str:
        return self.text.partition("- scenario: ")[2].partition("\n")[0]


def examples() -> list[Example]:
    found: list[Example] = []
    checklist = ""
    for language, info, text in FENCE.findall(PAGE):
        words = info.split()
        if language == "text":
            last = found.pop()
            found.append(Example(last.pack, last.fails, last.text, last.checklist, text, words == ["coverage"]))
            continue
        assert language == "yaml" and words, f"an example without a pack: {text}"
        assert set(words[1:]) <= {"fails", "checklist"}, words
        if "checklist" in words:
            checklist = text
            continue
        found.append(Example(words[0], "fails" in words, text, checklist))
        checklist = ""
    return found


EACH = [pytest.param(each, marks=pytest.mark.slow if each.pack in LARGE else (), id=str(each)) for each in examples()]


@pytest.mark.parametrize("example", EACH)
def test_the_example_does_as_the_page_says(example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # places are told from where one stands
    report = run(example.pack, tmp_path, example.text, example.checklist, coverage=example.coverage)
    text = report.as_text()
    assert report.results
    assert all(result.ok != example.fails for result in report.results), text
    assert example.fails or not report.problems, text
    assert example.printed.strip() in text, text
    if example.checklist:
        assert report.uncovered == []


def test_every_key_is_explained_and_shown() -> None:
    keys = set(json.loads((ROOT / "schemas" / "scenario.json").read_text(encoding="utf-8"))["properties"])
    used = {key for example in examples() if not example.fails for scenario in yaml.safe_load(example.text) for key in scenario}
    assert used == {*keys, "givens"}
    assert all(f"`{key}`" in PAGE for key in keys)

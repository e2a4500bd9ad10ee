"""Diagnostics in other languages: the table is what the code says, and no sentence is half in one language."""

from __future__ import annotations

import importlib.util
import pickle
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rulewright.diagnostics import Diagnostic, English, Span, both, either, to_json, to_text, worded, wording

TOOL = Path(__file__).parents[2] / "tools" / "said.py"
LANGUAGES = ("hu", "cs")
HUNGARIAN = """
there-is-no-what-called-name = nincs `{ $name }` nevű { $what }
rule = szabály
did-you-mean-guess = erre gondoltál: `{ $guess }`?
error = hiba
count-errors = { $count } hiba
others-or-last = { $others } vagy { $last }
"""


@pytest.fixture
def hungarian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xh.ftl").write_text(HUNGARIAN, encoding="utf-8")
    monkeypatch.setattr(wording, "TEXT", tmp_path)
    wording._sources.cache_clear()
    wording._bundle.cache_clear()


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def table(text: str) -> dict[str, set[str]]:
    """The ids of a table, with the values that each shows; what is not Fluent is told."""
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


@cache
def read(language: str) -> dict[str, set[str]]:
    return table((wording.TEXT / f"{language}.ftl").read_text(encoding="utf-8"))


@pytest.mark.slow
def test_the_english_table_is_what_the_code_says() -> None:
    spec = importlib.util.spec_from_file_location("said", TOOL)
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (wording.TEXT / "en.ftl").read_text(encoding="utf-8") == tool.written(), "run tools/said.py"


def test_what_is_said_remembers_how_it_was_made() -> None:
    text = English("there is no {what} called `{name}`", what=English("rule"), name="x")
    assert text == "there is no rule called `x`" and text.values == {"what": "rule", "name": "x"}
    again = pickle.loads(pickle.dumps(text))
    assert again == text and again.template == text.template and isinstance(again.values["what"], English)
    assert English("write `{a: b}`") == "write `{a: b}`", "braces are only names where there are values"


def test_a_sentence_is_worded_with_all_that_it_names(hungarian: None) -> None:
    text = English("there is no {what} called `{name}`", what=English("rule"), name="rule")
    assert worded(text, "xh") == "nincs `rule` nevű szabály"
    assert worded(text, "en") == "there is no rule called `rule`"
    assert worded("a name", "xh") == "a name"


def test_a_sentence_of_which_anything_lacks_words_is_wholly_english(hungarian: None) -> None:
    text = English("there is no {what} called `{name}`", what=English("window"), name="x")
    assert worded(text, "xh") == "there is no window called `x`"
    assert worded(English("this is no rule"), "xh") == "this is no rule"
    assert worded(either([English("rule"), English("window")]), "xh") == "rule or window"
    assert worded(either(["`a`", "`b`", English("rule")]), "xh") == "`a`, `b` vagy szabály"
    assert both(["a"]) == "a"


def test_a_report_is_in_the_language_and_json_is_not(hungarian: None) -> None:
    said = English("there is no {what} called `{name}`", what=English("rule"), name="x")
    problem = Diagnostic("RW401", said, Span("a", 1, 1, 1, 2), English("did you mean `{guess}`?", guess="y"))
    shown = to_text([problem, problem], {}, language="xh")
    assert shown.count("hiba[RW401]: nincs `x` nevű szabály\n") == 2
    assert "= erre gondoltál: `y`?" in shown and shown.endswith("\n2 hiba\n")
    assert to_json([problem])[0]["message"] == "there is no rule called `x`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_shows_what_english_shows(language: str) -> None:
    english, own = read("en"), read(language)
    assert sorted(set(own) - set(english)) == [], "these are said no more"
    assert {id: english[id] ^ shown for id, shown in own.items() if english[id] != shown} == {}
    assert sorted(set(english) - set(own)) == [], "these are said in English: see tools/said.py --missing"

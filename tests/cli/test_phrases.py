"""What the terminal game says: every sentence is in the file of a language, and another language is only another file."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rulewright.cli import phrases

CLI = Path(phrases.__file__).parent
GERMAN = """
taken-back = Zurückgenommen.
goodbye = Bis zum nächsten Mal.
going-on = { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}
total = { $unknown }
"""


def said() -> dict[str, set[frozenset[str]]]:
    """The ids in the code, with the names of the values each is given."""
    found: dict[str, set[frozenset[str]]] = {}
    for path in CLI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "phrases.say":
                assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}: the id must be written out"
                found.setdefault(node.args[0].value, set()).add(frozenset(word.arg or "**" for word in node.keywords))
    return found


class Values(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def written(path: Path) -> dict[str, frozenset[str]]:
    """The ids in a file, with the names of the values each shows."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            values = Values()
            values.visit(entry)
            found[entry.id.name] = frozenset(values.found)
    return found


@pytest.fixture
def german(run, tmp_path, monkeypatch):
    (tmp_path / "en.ftl").write_text((CLI / "text" / "en.ftl").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.setattr(phrases, "TEXT", tmp_path)
    monkeypatch.delenv("LC_ALL", raising=False)


def test_every_id_in_the_code_is_in_the_file_and_the_other_way_round():
    assert said().keys() == written(CLI / "text" / "en.ftl").keys()


def test_every_message_is_given_the_values_it_shows():
    file = written(CLI / "text" / "en.ftl")
    assert {name: {values} for name, values in file.items()} == said()


def test_translations_say_nothing_that_english_does_not():
    english = written(CLI / "text" / "en.ftl")
    for path in (CLI / "text").glob("*.ftl"):
        for name, values in written(path).items():
            assert name in english and values <= english[name], f"{path.name}: {name}"


def test_numbers_select_plurals_and_have_no_commas(run):
    one = phrases.say("played", packs="chess", players=1, seed=123456, decisions=1)
    assert one == "chess with 1 player, seed 123456: 1 decision"
    assert phrases.say("played", packs="chess", players=2, seed=0, decisions=1234).endswith("2 players, seed 0: 1234 decisions")


@pytest.mark.parametrize(("variable", "value"), [("RULEWRIGHT_LANGUAGE", "de"), ("LC_ALL", "de_AT.UTF-8"), ("LANG", "de_DE")])
def test_another_language_needs_only_a_file(run, german, monkeypatch, variable, value):
    monkeypatch.setenv(variable, value)
    assert phrases.say("going-on", path="x", lines=1) == "eine Zeile"
    assert phrases.say("going-on", path="x", lines=2) == "2 Zeilen"
    result = run("play", "tic-tac-toe", "--seed", "1", "--seat", "2=human", text="a1\nundo\nzebra\nquit\n")
    assert "Zurückgenommen." in result.output and "Bis zum nächsten Mal." in result.output
    assert "I do not understand `zebra`." in result.output, "what is not translated is said in English"
    assert phrases.say("total") == "total", "so is what cannot be worded"


@pytest.mark.parametrize("value", ["C", "POSIX", "fr_FR.UTF-8", "../de"])
def test_a_language_without_a_file_is_english(german, monkeypatch, value):
    monkeypatch.setenv("RULEWRIGHT_LANGUAGE", value)
    assert phrases.say("taken-back") == "Taken back."


@pytest.mark.parametrize(
    ("value", "line", "language"), [("C.UTF-8", (), "en"), ("hu_HU.UTF-8", (), "hu"), ("C.UTF-8", ("--lang", "cs_CZ"), "cs")]
)
def test_a_locale_that_is_no_language_is_none_to_translate_into(run, monkeypatch, value, line, language):
    """`C.UTF-8` is what many machines say; it is not a language of two letters."""
    monkeypatch.setenv("LANG", value)
    monkeypatch.delenv("LC_ALL", raising=False)
    result = run("texts", "check", "tic-tac-toe", *line)
    assert f"`{language}`" in result.output and "RW8" not in result.output

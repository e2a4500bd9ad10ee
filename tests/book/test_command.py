"""The command: it writes a file, in either form, and says so; what cannot be is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.book.games import orchard

from rulewright.cli.main import cli


def run(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["book", *args])
    return result.exit_code, result.output


def test_it_writes_a_page_or_markdown(tmp_path: Path) -> None:
    orchard(tmp_path)
    code, said = run(str(tmp_path / "orchard"), "-o", str(tmp_path / "a.html"))
    assert code == 0 and "a.html is written" in said
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert run(str(tmp_path / "orchard"), "--format", "md", "-o", str(tmp_path / "a.md"))[0] == 0
    assert (tmp_path / "a.md").read_text(encoding="utf-8").startswith("# Orchard\n")


def test_a_language_that_the_pack_does_not_speak_is_refused(tmp_path: Path) -> None:
    orchard(tmp_path)
    code, said = run(str(tmp_path / "orchard"), "--lang", "xx", "-o", str(tmp_path / "a.html"))
    assert code == 2 and "does not speak `xx`" in said
    assert not (tmp_path / "a.html").exists()


@pytest.mark.slow
def test_options_that_are_given_are_in_use(tmp_path: Path) -> None:
    code, said = run("akropolis", "--option", "advanced_gardens=yes", "--format", "md", "-o", str(tmp_path / "a.md"))
    assert code == 0, said
    assert (
        "yes unless you agree on something else"
        in (tmp_path / "a.md").read_text(encoding="utf-8").partition("Advanced gardens")[2]
    )


def test_a_broken_pack_has_no_book_but_its_problems(tmp_path: Path) -> None:
    orchard(tmp_path, game_rules="flow game: do nonsense\n")
    code, said = run(str(tmp_path / "orchard"), "-o", str(tmp_path / "a.html"))
    assert code == 1 and "RW401" in said
    assert not (tmp_path / "a.html").exists()

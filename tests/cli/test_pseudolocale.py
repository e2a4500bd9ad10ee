"""Every command in a made-up language in which every text has accents: a plain word is in no table, so nobody could translate it.

What is named stays as it is written: rules, files, commands and their options, codes, and what is quoted from a pack.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from tests.cli.conftest import Run
from tests.diagnostics.finding import everything
from tests.explain.test_pseudolocale import PSEUDO, accented

from rulewright.book import words as book_words
from rulewright.cli import phrases
from rulewright.cli.helping import words_for_click
from rulewright.cli.main import cli
from rulewright.diagnostics import wording
from rulewright.explain import layer

ROOMS = ((phrases, "TEXT"), (wording, "TEXT"), (book_words, "TEXT"), (layer, "_TEXT"))
CACHED = (phrases._bundle, wording._bundle, wording._sources, book_words._bundle, layer._engine)
QUOTED = re.compile(
    r"`[^`]*`"  # names
    r"|^ *\d* \|.*$|^ *--> .*$"  # lines of a pack
    r"|(?<!\w)--?[a-z][\w-]*(?:[= ][A-Z=|]+)?"  # options of the command line
    r"|\[[^\]\n]*\|[^\]\n]*\]"  # what can be chosen there
    r"|^  -h, --help .*$"  # made when the command was first used, in whatever language
    r"|\b[A-Z]{2,}\b|\bRW\d+\b"
    r"|rulewright(?: [^\s,.;)]+)*"  # commands
    r"|\S*[/_.:=]\w\S*",  # paths, ids, places
    re.M,
)
WORD = re.compile(r"(?<![\w.&-])[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*(?![\w.])")


def plain_words(text: str, known: frozenset[str]) -> list[str]:
    return [word for word in WORD.findall(QUOTED.sub(" ", text)) if len(word) > 1 and word not in known]


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The language in every room that has texts."""
    with pytest.MonkeyPatch.context() as patched:
        for module, name in ROOMS:
            folder: Path = getattr(module, name)
            copy = tmp_path_factory.mktemp("text")
            for path in folder.iterdir():
                (copy / path.name).write_bytes(path.read_bytes())
            (copy / f"{PSEUDO}.ftl").write_text(accented((folder / "en.ftl").read_text(encoding="utf-8")), encoding="utf-8")
            patched.setattr(module, name, copy)
        for cached in CACHED:
            cached.cache_clear()
        yield
    for cached in CACHED:
        cached.cache_clear()


@pytest.fixture
def folder(pack: str, spoken: None) -> str:
    """A fresh pack that speaks the language, too."""
    manifest, text = Path(pack, "pack.yaml"), Path(pack, "text", "en.ftl")
    manifest.write_text(re.sub(r"languages: \[en\]", f"languages: [en, {PSEUDO}]", manifest.read_text()))
    text.with_name(f"{PSEUDO}.ftl").write_text(accented(text.read_text()), encoding="utf-8")
    return pack


# Of the pack, of bots, of settings.
NAMES = frozenset({"My", "my", "game", "turn", "jars", "leftovers", "random", "auto", "en", PSEUDO})
QUOTING = {"RW803"}  # what a parser says of Fluent
FIXTURES = Path(__file__).parents[1] / "diagnostics" / "fixtures"
COMMANDS = sorted(cli.list_commands(click.Context(cli)))
PLAYED = "help\nrules\nrules turn\ntable\nstate\nlog\n1\nwhy\nwhy zebra\nundo\nzebra\n2\n1\nlog\ncard x\nquit\n"


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        (("check", "PACK"), ""),
        (("fmt", "--check", "PACK"), ""),
        (("test", "PACK"), ""),
        (("texts", "status", "PACK"), ""),
        (("texts", "missing", "PACK"), ""),
        (("simulate", "PACK", "--games", "2", "--engine", "python"), ""),
        (("play", "PACK", "--seed", "1"), PLAYED),
        (("play", "PACK", "--option", "short=maybe"), ""),
        (("play", "PACK", "--players", "9"), ""),
        (("play",), ""),
        (("check", "nowhere"), ""),
        (("book", "PACK", "-o", "nowhere/book.html"), ""),
        (("--help",), ""),
        *((((command, "--help"), "")) for command in COMMANDS),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_no_plain_word_is_said_by_a_command(line: tuple[str, ...], typed: str, run: Run, folder: str) -> None:
    words_for_click()
    result = run(*(folder if word == "PACK" else word for word in line), "--lang", PSEUDO, text=typed)
    assert result.output
    assert plain_words(result.output.replace(folder, " "), NAMES | frozenset(COMMANDS)) == [], result.output


@pytest.mark.parametrize("code", sorted(path.name for path in FIXTURES.iterdir() if (path / "bad" / "pack.yaml").is_file()))
def test_no_plain_word_is_in_a_diagnostic(code: str, spoken: None) -> None:
    found = everything(FIXTURES / code / "bad")
    written = {word for text in found.sources.values() for word in WORD.findall(text)}
    names = frozenset({*written, *(f"{word}s" for word in written), "Kapsz"})  # and a word of a sentence that is translated
    assert found.diagnostics
    for each in (each for each in found.diagnostics if each.code not in QUOTING):
        for text in (each.message, each.suggestion or "", *(note[0] for note in each.notes)):
            assert plain_words(wording.worded(text, PSEUDO), names) == [], text

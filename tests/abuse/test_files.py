"""Folders and files made to hurt: each gives a diagnostic, and nothing outside the pack is read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.abuse.helpers import FLOW, NOUNS, PACK, codes, found, loaded, play, quickly, write_pack

from rulewright.check.load import load
from rulewright.parse.parser import _parser
from rulewright.read.resources import MOST_REMEMBERED, cached

GOOD = (
    FLOW
    + "rule turn:\n    choose amount from 1..3\n    gain amount coin\n    set round to round + 1\n    if round > 5: end game\n"
)
BOMB = "a: &a [x, x]\n" + "".join(f"{chr(98 + i)}: &{chr(98 + i)} [{', '.join([f'*{chr(97 + i)}'] * 9)}]\n" for i in range(20))
MIB = 1 << 20


def test_the_pack_that_the_others_spoil_is_good(tmp_path: Path) -> None:
    assert loaded(tmp_path / "abuse", GOOD).diagnostics == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (BOMB, "RW131"),
        ("resources: {coin: {note: " + "x" * 10 * MIB + "}}", "RW102"),
        ("resources: " + "{a: " * 10_000, "RW138"),
        ("resources: " + "[" * 10_000, "RW138"),
        ("resources:\n" + "".join(" " * i + "a:\n" for i in range(1, 1_400)), "RW138"),
        ("- " * 10_000, "RW138"),
        ("resources: !!python/object/apply:os.system ['true']\n", "RW130"),
    ],
    ids=["alias bomb", "ten megabytes", "deep braces", "deep brackets", "deep indentation", "deep list", "a tag that calls"],
)
def test_yaml(tmp_path: Path, text: str, code: str) -> None:
    with quickly():
        result = loaded(tmp_path / "abuse", GOOD, text)
    assert found(result, code).span is not None
    assert not result.ok


def test_ten_megabytes_of_rules(tmp_path: Path) -> None:
    with quickly():
        assert "RW102" in codes(loaded(tmp_path / "abuse", GOOD + "# " + "x" * 10 * MIB))


@pytest.mark.parametrize("name", ["pack.yaml", "nouns.yaml", "game.rules", "text/en.ftl", "scenarios/one.yaml"])
def test_not_text(tmp_path: Path, name: str) -> None:
    root = write_pack(tmp_path / "abuse", GOOD)
    (root / name).parent.mkdir(exist_ok=True)
    for data, code in ((b"\xff\xfe\x00x", "RW103"), (b"a\x00b", "RW104"), (b"caf\xe9 \x80", "RW103")):
        (root / name).write_bytes(data)
        problem = found(load([root]), code)
        assert problem.span is not None
        assert problem.span.file == f"abuse/{name}"


# -- paths --
@pytest.mark.parametrize(
    "base", ["../other", "..", "/", "./other", "other/", "~", "a\\b", "a/../other", "Other", "\ue000", "a b", ""]
)
def test_what_a_pack_extends_is_never_a_path(tmp_path: Path, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is there, and even the working directory; only its id would do."""
    write_pack(tmp_path / "other", GOOD, pack=PACK.format(id="other"))
    monkeypatch.chdir(tmp_path)
    result = loaded(tmp_path / "abuse", "", "", PACK.format(id="abuse") + f"extends: [{base!r}]\n")
    assert [files.name for files in result.packs] == ["abuse"]
    assert not result.ok


def test_what_a_pack_extends_is_found_beside_it(tmp_path: Path) -> None:
    write_pack(tmp_path / "other", GOOD, pack=PACK.format(id="other"))
    result = loaded(tmp_path / "abuse", "", "", PACK.format(id="abuse") + "extends: [other]\n")
    assert {files.name for files in result.packs} == {"abuse", "other"}


def test_links_out_of_the_pack(tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text("resources: {secret: {}}\n", encoding="utf-8")
    root = write_pack(tmp_path / "abuse", GOOD)
    (root / "link.yaml").symlink_to(secret)
    (root / "dangling.yaml").symlink_to(tmp_path / "nothing")
    (root / "deep").symlink_to(tmp_path, target_is_directory=True)
    (root / "round.yaml").symlink_to(root / "round.yaml")
    result = load([root])
    assert "RW105" in codes(result)
    assert not any("secret" in text for text in result.sources.values())


def test_a_pipe_does_not_wait(tmp_path: Path) -> None:
    root = write_pack(tmp_path / "abuse", GOOD)
    os.mkfifo(root / "pipe.yaml")
    with quickly():
        assert "RW101" in codes(load([root]))


# -- packs --
def test_ten_thousand_files(tmp_path: Path) -> None:
    root = write_pack(tmp_path / "abuse", GOOD)
    for number in range(10_000):
        (root / f"f{number}.yaml").touch()
    with quickly():
        assert "RW106" in codes(load([root]))


@pytest.mark.parametrize("name", ["no-such-pack", "\x00", "a" * 5_000, "", "🎲", "tic-tac-toe/../tic-tac-toe/pack.yaml"])
def test_not_a_pack(name: str) -> None:
    assert codes(load([name])) == {"RW310"}


def test_not_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "abuse"
    path.write_text(GOOD, encoding="utf-8")
    assert "RW310" in codes(load([path]))
    assert codes(load([write_pack(tmp_path / "good", GOOD) / "game.rules"])) == {"RW310"}


def test_an_empty_folder(tmp_path: Path) -> None:
    assert "RW108" in codes(load([tmp_path]))


def test_two_packs_with_one_id(tmp_path: Path) -> None:
    result = load([write_pack(tmp_path / "one", GOOD), write_pack(tmp_path / "two", GOOD)])
    problem = found(result, "RW306")
    assert problem.span is not None
    assert problem.notes
    assert not result.ok


@pytest.mark.parametrize("size", [1, 2, 3, 40])
def test_packs_in_a_circle(tmp_path: Path, size: int) -> None:
    for number in range(size):
        text = PACK.format(id=f"p{number}") + f"extends: [p{(number + 1) % size}]\n"
        write_pack(tmp_path / f"p{number}", GOOD if number == 0 else "", NOUNS if number == 0 else "", text)
    with quickly():
        result = load([tmp_path / "p0"])
    assert found(result, "RW311").span is not None
    assert len(result.packs) == size


def test_a_thousand_bases(tmp_path: Path) -> None:
    bases = ", ".join(f"p{number}" for number in range(1_000))
    with quickly():
        result = loaded(tmp_path / "abuse", GOOD, pack=PACK.format(id="abuse") + f"extends: [{bases}]\n")
    assert "RW307" in codes(result)


@pytest.mark.parametrize("damage", [b"", b"\x00", b"\xff" * 100, b"c__main__\nfoo\n."])
def test_a_damaged_cache_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    """What is remembered between runs may be cut off or overwritten; nobody notices."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    for _ in range(2):
        _parser.cache_clear()
        result = loaded(tmp_path / "abuse", GOOD)
        assert result.ok
        play(result, 3)
        for path in (tmp_path / "cache").iterdir():
            path.write_bytes(damage)
    _parser.cache_clear()


def test_the_cache_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    for number in range(3 * MOST_REMEMBERED):
        cached("abuse", str(number), lambda: b"x")
    assert len(list((tmp_path / "cache").iterdir())) <= MOST_REMEMBERED + 1

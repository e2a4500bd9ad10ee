"""Folders and files made to hurt: each gives a diagnostic, and nothing outside the pack is read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.abuse.helpers import GOOD, loaded, quickly, write_pack
from tests.small_packs import codes, problem_of

from rulewright import load

BOMB = "a: &a [x, x]\n" + "".join(f"{chr(98 + i)}: &{chr(98 + i)} [{', '.join([f'*{chr(97 + i)}'] * 9)}]\n" for i in range(20))
MIB = 1 << 20


def test_the_pack_that_the_others_spoil_is_good(tmp_path: Path) -> None:
    assert loaded(tmp_path, GOOD).diagnostics == ()


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
        result = loaded(tmp_path, GOOD, text)
    assert problem_of(result, code).span is not None
    assert not result.ok


def test_ten_megabytes_of_rules(tmp_path: Path) -> None:
    with quickly():
        assert "RW102" in codes(loaded(tmp_path, GOOD + "# " + "x" * 10 * MIB))


@pytest.mark.parametrize("name", ["pack.yaml", "nouns.yaml", "game.rules", "text/en.ftl", "scenarios/one.yaml"])
def test_not_text(tmp_path: Path, name: str) -> None:
    root = write_pack(tmp_path, GOOD)
    (root / name).parent.mkdir(exist_ok=True)
    for data, code in ((b"\xff\xfe\x00x", "RW103"), (b"a\x00b", "RW104"), (b"caf\xe9 \x80", "RW103")):
        (root / name).write_bytes(data)
        problem = problem_of(load([root]), code)
        assert problem.span is not None
        assert problem.span.file == f"abuse/{name}"


# -- paths --
@pytest.mark.parametrize(
    "base", ["../other", "..", "/", "./other", "other/", "~", "a\\b", "a/../other", "Other", "\ue000", "a b", ""]
)
def test_what_a_pack_extends_is_never_a_path(tmp_path: Path, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is there, and even the working directory; only its id would do."""
    write_pack(tmp_path, GOOD, name="other")
    monkeypatch.chdir(tmp_path)
    result = loaded(tmp_path, "", "", more=f"extends: [{base!r}]\n")
    assert [files.name for files in result.packs] == ["abuse"]
    assert not result.ok


def test_what_a_pack_extends_is_found_beside_it(tmp_path: Path) -> None:
    write_pack(tmp_path, GOOD, name="other")
    result = loaded(tmp_path, "", "", more="extends: [other]\n")
    assert {files.name for files in result.packs} == {"abuse", "other"}


def test_links_out_of_the_pack(tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text("resources: {secret: {}}\n", encoding="utf-8")
    root = write_pack(tmp_path, GOOD)
    (root / "link.yaml").symlink_to(secret)
    (root / "dangling.yaml").symlink_to(tmp_path / "nothing")
    (root / "deep").symlink_to(tmp_path, target_is_directory=True)
    (root / "round.yaml").symlink_to(root / "round.yaml")
    result = load([root])
    assert "RW105" in codes(result)
    assert not any("secret" in text for text in result.sources.values())


def test_a_pipe_does_not_wait(tmp_path: Path) -> None:
    root = write_pack(tmp_path, GOOD)
    os.mkfifo(root / "pipe.yaml")
    with quickly():
        assert "RW101" in codes(load([root]))

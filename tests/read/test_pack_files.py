"""A pack's folder: what is read, in which order, and that nothing outside it ever is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.read.folders import GOOD, pack

from rulewright.diagnostics import has_errors
from rulewright.read import PackFiles, plain, read_pack
from rulewright.read.limits import MAX_PACK_FILES


def codes(files: PackFiles) -> list[str]:
    return [problem.code for problem in files.diagnostics]


def places(files: PackFiles) -> list[str]:
    return [str(problem.span) for problem in files.diagnostics]


def test_a_good_pack(tmp_path: Path) -> None:
    files = read_pack(pack(tmp_path, GOOD))
    assert files.diagnostics == ()
    assert files.name == "demo"
    assert list(files.yaml) == ["pack.yaml", "parts/tokens.yaml"]
    assert files.rules == {"parts/extra.rules": "gain 1\n", "turn.rules": "pay 2 pebbles\n"}
    assert files.texts == {"text/en.ftl": "name = Demo\n"}
    assert list(files.scenarios) == ["scenarios/deep/er/two.yaml", "scenarios/one.yaml"]
    assert plain(files.yaml["pack.yaml"]) == {"id": "demo"}
    assert files.yaml["pack.yaml"].span.file == "demo/pack.yaml"
    assert files.sources["demo/parts/tokens.yaml"] == "kind: token\n"
    assert len(files.sources) == 7


def test_broken_yaml_keeps_its_source_for_the_picture(tmp_path: Path) -> None:
    broken = {"b.yaml": "a: 'x", "a.yaml": "a: 1\na: 2\n"}
    files = read_pack(pack(tmp_path, {"pack.yaml": "id: demo\n", **broken}))
    assert codes(files) == ["RW135", "RW122"]
    assert places(files) == ["demo/a.yaml:2:1", "demo/b.yaml:1:4"]
    assert list(files.yaml) == ["a.yaml", "pack.yaml"]
    assert files.sources["demo/b.yaml"] == "a: 'x"


def test_pack_yaml_is_needed(tmp_path: Path) -> None:
    files = read_pack(pack(tmp_path, {"other.yaml": "a: 1\n", "pack.yml": "id: demo\n"}))
    assert codes(files) == ["RW108"]
    assert files.diagnostics[0].suggestion == "rename pack.yml to pack.yaml"


def test_a_folder_that_is_no_pack_is_not_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "scandir", None)
    assert codes(read_pack(pack(tmp_path, {"other.yaml": "a: 1\n"}))) == ["RW108"]


def test_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert codes(read_pack(tmp_path / "missing")) == ["RW101"]
    assert codes(read_pack(tmp_path / "file")) == ["RW101"]


def test_an_empty_folder(tmp_path: Path) -> None:
    assert codes(read_pack(pack(tmp_path, {}))) == ["RW108"]


def test_files_in_unread_places_are_warned_of(tmp_path: Path) -> None:
    lost = {"en.ftl": "", "a/b/c.yaml": "", "text/more/hu.ftl": "", "scenarios/x.rules": "", "X.YAML": ""}
    files = read_pack(pack(tmp_path, {"pack.yaml": "id: demo\n", **lost}))
    assert places(files) == [f"demo/{name}:1:1" for name in sorted(lost)]
    assert codes(files) == ["RW109", "RW110", "RW110", "RW110", "RW110"]
    assert not has_errors(files.diagnostics)
    assert list(files.sources) == ["demo/pack.yaml"]


def test_names_that_differ_in_case_only(tmp_path: Path) -> None:
    root = pack(tmp_path, {"pack.yaml": "id: demo\n", "Turn.rules": "a\n", "turn.rules": "b\n"})
    files = read_pack(root)
    assert codes(files) == ["RW107"]
    assert files.rules == {"Turn.rules": "a\n"}


def test_links_that_leave_the_pack_are_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.yaml").write_text("secret: 1\n")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "x.yaml").write_text("secret: 2\n")
    (tmp_path / "demolition.yaml").write_text("secret: 3\n")
    root = pack(tmp_path, {"pack.yaml": "id: demo\n", "real.rules": "gain 1\n"})
    (root / "a.yaml").symlink_to("../secret.yaml")
    (root / "b.yaml").symlink_to(tmp_path / "demolition.yaml")
    (root / "c").symlink_to("../outside")
    (root / "d.rules").symlink_to("real.rules")
    (root / "e.yaml").symlink_to("e.yaml")
    (root / "scenarios").symlink_to(".")
    files = read_pack(root)
    assert list(zip(codes(files), places(files), strict=True)) == [
        ("RW105", "demo/a.yaml:1:1"),
        ("RW105", "demo/b.yaml:1:1"),
        ("RW105", "demo/c:1:1"),
        ("RW101", "demo/e.yaml:1:1"),
        ("RW105", "demo/scenarios:1:1"),
    ]
    assert files.rules == {"d.rules": "gain 1\n", "real.rules": "gain 1\n"}
    assert not any("secret" in text for text in files.sources.values())


def test_the_root_may_itself_be_a_link_or_have_dots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = pack(tmp_path, GOOD)
    (tmp_path / "alias").symlink_to(root)
    assert read_pack(tmp_path / "alias").name == "alias"
    assert read_pack(tmp_path / "alias").diagnostics == ()
    monkeypatch.chdir(root)
    assert read_pack(Path()).name == "demo"
    assert read_pack(Path("..") / "demo" / "parts" / "..").name == "demo"


def test_a_pipe_in_a_pack(tmp_path: Path) -> None:
    root = pack(tmp_path, {"pack.yaml": "id: demo\n"})
    os.mkfifo(root / "x.yaml")
    (root / "folder.yaml").mkdir()
    assert codes(read_pack(root)) == ["RW101"]


def test_names_that_cannot_be_shown(tmp_path: Path) -> None:
    root = pack(tmp_path, {"pack.yaml": "id: demo\n", "a\x1b[2J.yaml": "a: 1\n"})
    files = read_pack(root)
    assert codes(files) == ["RW111"]
    assert list(files.yaml) == ["pack.yaml"]


def test_too_many_files(tmp_path: Path) -> None:
    names = [f"scenarios/{index:04}.yaml" for index in range(MAX_PACK_FILES - 1)]
    root = pack(tmp_path, {"pack.yaml": "id: demo\n", **dict.fromkeys(names, "a: 1\n")})
    assert read_pack(root).diagnostics == ()
    (root / "one-more.yaml").write_text("a: 1\n")
    files = read_pack(root)
    assert codes(files) == ["RW106"]
    assert not files.sources


def test_too_much_text(tmp_path: Path) -> None:
    large = {f"x{index}.rules": b"x" * (1 << 20) for index in range(9)}
    files = read_pack(pack(tmp_path, {"pack.yaml": b"id: demo\n", **large}))
    assert codes(files) == ["RW106"]
    assert places(files) == ["demo/x7.rules:1:1"]
    assert len(files.rules) == 7

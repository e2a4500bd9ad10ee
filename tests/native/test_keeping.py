"""What is kept between runs can only be what we built: nothing planted is ever loaded."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulewright.native.keeping import folder, keep, kept

NAME = "a" * 64


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    found = folder()
    assert found is not None
    return found


def test_what_was_kept_is_found_again(place: Path) -> None:
    keep(place, NAME, b"library")
    assert kept(place, NAME) == b"library"
    assert kept(place, "b" * 64) is None
    assert place.stat().st_mode & 0o777 == 0o700
    assert all(path.stat().st_mode & 0o077 == 0 for path in place.iterdir())


def test_a_library_is_bound_to_its_name_its_bytes_and_the_key(place: Path) -> None:
    keep(place, NAME, b"library")
    path = place / f"{NAME}.library"
    whole = path.read_bytes()
    (place / f"{'b' * 64}.library").write_bytes(whole)
    assert kept(place, "b" * 64) is None
    turned = [whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :] for at in (0, 31, 32, len(whole) - 1)]
    for spoilt in (b"", whole[:-1], whole + b"x", b"library", *turned):
        path.write_bytes(spoilt)
        path.chmod(0o600)
        assert kept(place, NAME) is None
    path.write_bytes(whole)
    (place / "key").write_bytes(b"k" * 32)
    assert kept(place, NAME) is None
    (place / "key").unlink()
    assert kept(place, NAME) is None


def test_links_and_files_that_others_may_write_do_not_count(place: Path, tmp_path: Path) -> None:
    keep(place, NAME, b"library")
    path = place / f"{NAME}.library"
    path.chmod(0o620)
    assert kept(place, NAME) is None
    path.chmod(0o600)
    os.link(path, tmp_path / "second name")
    assert kept(place, NAME) is None
    (tmp_path / "second name").unlink()
    path.rename(tmp_path / "elsewhere")
    path.symlink_to(tmp_path / "elsewhere")
    assert kept(place, NAME) is None
    keep(place, NAME, b"other")
    assert kept(place, NAME) == b"other" and not path.is_symlink()


@pytest.mark.parametrize("planted", ["folder", "pipe"])
@pytest.mark.parametrize("name", [f"{NAME}.library", "key"])
def test_what_is_no_file_does_not_count(place: Path, planted: str, name: str) -> None:
    keep(place, NAME, b"library")
    (place / name).unlink()
    (place / name).mkdir() if planted == "folder" else os.mkfifo(place / name)
    assert kept(place, NAME) is None
    keep(place, NAME, b"other")
    assert kept(place, NAME) == (None if planted == "folder" else b"other")  # a folder stays where it is


@pytest.mark.parametrize("mode", [0o755, 0o770, 0o701, 0o720])
def test_a_folder_that_others_may_enter_is_not_used(place: Path, mode: int) -> None:
    place.chmod(mode)
    assert folder() is None
    place.chmod(0o700)
    assert folder() == place


def test_a_folder_behind_a_link_is_not_used(place: Path, tmp_path: Path) -> None:
    place.rename(tmp_path / "elsewhere")
    place.symlink_to(tmp_path / "elsewhere")
    assert folder() is None


def test_only_so_many_are_kept(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.native.keeping.MOST_KEPT", 3)
    for number in range(6):
        keep(place, f"{number:064}", b"library")
        os.utime(place / f"{number:064}.library", (number, number))
    assert sorted(path.stem for path in place.glob("*.library")) == [f"{number:064}" for number in (3, 4, 5)]

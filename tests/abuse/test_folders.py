"""Folders that are no packs, packs in circles, and more of everything than anybody needs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.abuse.helpers import GOOD, NOUNS, loaded, quickly, write_pack
from tests.small_packs import codes, manifest, pack, problem_of

from rulewright import load
from rulewright.diagnostics import opened_by


@pytest.mark.slow
def test_ten_thousand_files(tmp_path: Path) -> None:
    root = write_pack(tmp_path, GOOD)
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
    problem = problem_of(result, "RW306")
    assert problem.span is not None
    assert problem.notes
    assert not result.ok


def test_packs_in_folders_of_one_name(tmp_path: Path) -> None:
    game = pack(tmp_path / "a", "value more = 1\n" + GOOD, NOUNS, name="same", files={"pack.yaml": manifest("game")})
    over = pack(
        tmp_path / "b", "set more to fewer\n", name="same", files={"pack.yaml": manifest("over", more="extends: [game]\n")}
    )
    for order in ([game, over], [over, game]):
        found = load(order)
        problem = problem_of(found, "RW401")
        assert problem.span is not None
        assert found.sources[problem.span.file].startswith("set more")
        assert Path(opened_by(found.sources, problem.span.file)).resolve() == over / "game.rules"
        assert len(found.sources) == sum(len(files.sources) for files in found.packs)
    (over / "game.rules").write_text("set more to 7\n", encoding="utf-8")
    assert load([game, over]).ok


@pytest.mark.parametrize("size", [1, 2, 3, 40])
def test_packs_in_a_circle(tmp_path: Path, size: int) -> None:
    write_pack(tmp_path, GOOD, name="p0", more=f"extends: [p{1 % size}]\n")
    for number in range(1, size):
        write_pack(tmp_path, "", "", name=f"p{number}", more=f"extends: [p{(number + 1) % size}]\n")
    with quickly():
        result = load([tmp_path / "p0"])
    assert problem_of(result, "RW311").span is not None
    assert len(result.packs) == size


@pytest.mark.parametrize("own", [True, False], ids=["called like the base", "called otherwise"])
@pytest.mark.parametrize("plant", ["a pipe", "a link to a pipe", "a device", "a folder", "a link out", "a circle"])
def test_what_lies_beside_a_pack_is_not_waited_for(tmp_path: Path, plant: str, own: bool) -> None:
    """The base of a pack is looked for beside it, where anything may lie."""
    neighbour = tmp_path / "packs" / ("base" if own else "other") / "pack.yaml"
    neighbour.parent.mkdir(parents=True)
    outside = tmp_path / "outside"
    match plant:
        case "a pipe":
            os.mkfifo(neighbour)
        case "a link to a pipe":
            os.mkfifo(outside)
            neighbour.symlink_to(outside)
        case "a device":
            neighbour.symlink_to("/dev/zero")
        case "a folder":
            neighbour.mkdir()
        case "a link out":
            outside.write_text("id: base\nversion: 1.0.0\n", encoding="utf-8")
            neighbour.symlink_to(outside)
        case _:
            neighbour.symlink_to(neighbour)
    with quickly():
        found = load([write_pack(tmp_path / "packs", "", "", name="over", more="extends: [base]\n")])
    assert not found.ok and {"RW307", "RW101", "RW105"} & codes(found)


@pytest.mark.slow
def test_a_thousand_bases(tmp_path: Path) -> None:
    bases = ", ".join(f"p{number}" for number in range(1_000))
    with quickly():
        result = loaded(tmp_path, GOOD, more=f"extends: [{bases}]\n")
    assert "RW307" in codes(result)

"""Packs made to hurt: the native engine stops in them and harms nothing, and what is said of them is what Python says."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.abuse.helpers import loaded
from tests.abuse.test_endless import LIGHT, RUNAWAYS
from tests.abuse.test_numbers import SWELLING
from tests.native.comparing import SMALL
from tests.native.kept import built_once
from tests.small_packs import checked_of

from rulewright.diagnostics import Diagnostic, GameError
from rulewright.native import compiler, find_compiler, making
from rulewright.run import Engine, Playouts, new_game

HOSTILE = RUNAWAYS | SWELLING
QUICK = {"a rule that does itself", "a loop without end", "a choice of a million", "squared"}
EACH = [
    *(pytest.param(name, SMALL, marks=() if name in QUICK else pytest.mark.slow) for name in HOSTILE),
    *(pytest.param(name, "", marks=pytest.mark.slow) for name in sorted(QUICK)),
]


def build_at_once(monkeypatch: pytest.MonkeyPatch, cache: Path, named: str = SMALL) -> None:
    """With a cache of its own and without delay: by a small compiler, where one is wanted and there, else by the usual one."""
    if named and find_compiler() is not None and find_compiler(named) is not None:
        monkeypatch.setenv("RULEWRIGHT_CC", named)
    monkeypatch.setattr(compiler, "FLAGS", tuple("-O0" if flag == "-O2" else flag for flag in compiler.FLAGS))
    monkeypatch.setattr(making, "built", built_once)
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(cache))


def asked(folder: Path, name: str, engine: Engine) -> Diagnostic:
    with pytest.raises(GameError) as stopped:
        new_game(checked_of(loaded(folder, HOSTILE[name])), 2, 1, engine=engine)
    return stopped.value.diagnostic


@pytest.mark.parametrize(("name", "named"), EACH)
def test_what_is_said_of_a_hostile_pack_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, named: str
) -> None:
    build_at_once(monkeypatch, tmp_path / "cache", named)
    native: Engine = "auto" if find_compiler() is None else "native"
    told = asked(tmp_path / "pack", name, "python")
    assert told.code in ("RW501", "RW504") and told.span is not None
    assert asked(tmp_path / "pack", name, native) == told


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow) for name in sorted(LIGHT)])
def test_random_games_of_a_hostile_pack_end_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    build_at_once(monkeypatch, tmp_path / "cache")
    checked, told = checked_of(loaded(tmp_path / "pack", HOSTILE[name])), []
    for engine in ("python", "auto"):
        with pytest.raises(GameError) as stopped:
            Playouts(checked, 2, engine=engine).play(1)  # type: ignore[arg-type]
        told.append(stopped.value.diagnostic)
    assert told[0] == told[1]

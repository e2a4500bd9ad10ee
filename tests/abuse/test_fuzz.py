"""Packs spoilt at random: what is wrong is said at its place, and what still loads is played, or stops at its line.

The same seeds on every machine, so that a failure can be repeated: the name of the test says which one it was.
"""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from tests.abuse.spoiling import spoilt
from tests.inside import ENDLESS, Fail, game_on, is_over, machine_of, playout
from tests.shipped_games import RULES
from tests.small_packs import checked_of, choose_at_random, play, shown

from rulewright import GameError, Loaded, load
from rulewright.diagnostics import to_json

pytestmark = pytest.mark.slow

PACKS = {name: RULES / name for name in ("tic-tac-toe", "connect-four", "akropolis")}
PACKS["workshop"] = Path(__file__).parent / "workshop"  # most of the language in one game
EACH = [pytest.param(name, marks=pytest.mark.slow if name in ("akropolis", "workshop") else ()) for name in PACKS]
ROUNDS = 25
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 5))]
AFAR = {"RW401", "RW431", "RW432"}  # what one file lacks is missed in another


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_spoilt_was_good(pack: str) -> None:
    result = load([PACKS[pack]])
    assert result.diagnostics == ()
    assert play(result, 400).over


def assert_told(folder: Path, changed: set[str], result: Loaded) -> None:
    """Every problem has a place in the pack and can be shown; an error stands where something was changed."""
    errors = [problem for problem in result.diagnostics if problem.severity == "error"]
    assert bool(errors) == (not result.ok)
    text, data = shown(result), to_json(result.diagnostics)
    assert len(data) == len(result.diagnostics)
    for problem in result.diagnostics:
        assert problem.message and f"[{problem.code}]: " in text
        assert problem.span is not None, problem
        lines = (folder.parent / problem.span.file).read_bytes().count(b"\n") + 1
        assert 1 <= problem.span.line <= lines, problem
    spans = [span for problem in result.diagnostics for span in (problem.span, *(span for _, span in problem.notes))]
    places = {span.file for span in spans if span is not None}
    assert not errors or places & changed or {problem.code for problem in errors} <= AFAR, text


def outcomes(result: Loaded, seed: int) -> list[str]:
    """The ends of two short games by the same rules, or the lines at which these stop them; `play` compiles them for itself."""
    found: list[str] = []
    try:
        game = play(result, 12, seed)
        found.append(game.digest())
        again = game_on(game.machine, seed)
        choose_at_random(again, seed, 12)
        found.append(again.digest())
    except GameError as error:
        assert error.diagnostic.code.startswith("RW5") and error.diagnostic.span is not None, error.diagnostic
        found.append(f"{error.diagnostic.code} {error.diagnostic.span}")
    return found


def plays_on_its_own(result: Loaded, seed: int) -> bool:
    """Whether random play ends; dead ends and endless rules are told by exceptions of their own."""
    checked = checked_of(result)
    try:
        return is_over(playout(machine_of(checked, checked.rules.base.players[0]), seed))
    except (Fail, *ENDLESS):
        return True


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("pack", EACH)
def test_spoilt_packs(tmp_path: Path, pack: str, seed: int) -> None:
    rnd = random.Random(f"{pack} {seed}")
    folder = tmp_path / pack
    shutil.copytree(PACKS[pack], folder, ignore=shutil.ignore_patterns("scenarios", "text"))
    originals = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*")) if path.is_file()}
    refused = 0
    for _ in range(ROUNDS):
        changed = {path.relative_to(tmp_path).as_posix() for path in spoilt(originals, rnd)}
        result = load([folder])
        assert_told(folder, changed, result)
        assert load([folder]).diagnostics == result.diagnostics
        if not result.ok:
            refused += 1
            continue
        first, *again = outcomes(result, seed)
        if first.startswith("RW5"):
            assert outcomes(result, seed) == [first]
        else:
            assert again == [first]
            assert plays_on_its_own(result, seed)
    assert 0 < refused < ROUNDS, "some packs must be refused and some played, or nothing is tried here"

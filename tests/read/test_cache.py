"""What is remembered between runs may be damaged or grow old; nobody notices."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.small_packs import choose_at_random, game_of

from rulewright.parse.parser import _parser
from rulewright.read.resources import MOST_REMEMBERED, cached

RULES = "flow game:\n    each player: do turn\n\naction turn:\n    choose n from 1..3\n    gain n coin\n\nwinner: most coin\n"
NOUNS = "resources: {coin: {per: player}}\n"


def played(folder: Path) -> str:
    """The end of a game for which everything is read anew."""
    _parser.cache_clear()
    game = game_of(folder, RULES, NOUNS, seats=2)
    assert len(choose_at_random(game, 3)) == 2
    return game.digest()


DAMAGE = {"empty": b"", "short": b"\x00", "long": b"\xff" * 100, "pickle": b"c__main__\nfoo\n."}
EACH = [pytest.param(data, id=name, marks=() if name == "pickle" else pytest.mark.slow) for name, data in DAMAGE.items()]


@pytest.mark.parametrize("damage", EACH)
def test_a_damaged_cache_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    """Whatever was cut off or overwritten is made again; the game is the same."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(folder))
    before = played(tmp_path)
    remembered = list(folder.iterdir())
    assert {path.name.partition("-")[0] for path in remembered} == {"grammar", "code"}
    for path in remembered:
        path.write_bytes(damage)
    assert played(tmp_path) == before
    _parser.cache_clear()


def test_the_cache_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    for number in range(3 * MOST_REMEMBERED):
        cached("abuse", str(number), lambda: b"x")
    assert len(list((tmp_path / "cache").iterdir())) <= MOST_REMEMBERED + 1

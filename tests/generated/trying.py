"""One generated pack, tried in every way: what the test of a thousand and the command for more have in common."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.generated.comparing import Difference, Played, Setup, compare, new_setup
from tests.generated.packs import Pack, from_seed
from tests.generated.replaying import compare_random_play

from rulewright.compile import IMPROVEMENTS


def tried(seed: int) -> Played | None:
    """What came of the pack that a number stands for; None if the checker refuses it.

    Every fourth pack is also played without any improvement, and without one of them alone, another one each time.
    """
    pack = from_seed(seed)
    with tempfile.TemporaryDirectory() as folder:
        return played(pack, seed, Path(folder))


def played(pack: Pack, seed: int, folder: Path) -> Played | None:
    setup = set_up(pack, seed, folder)
    return None if setup is None else compared(setup, seed)


def set_up(pack: Pack, seed: int, folder: Path) -> Setup | None:
    """A pack for one of the numbers of players it is made for; None if the checker refuses it."""
    checked = pack.load(folder / "pack").checked
    if checked is None:
        return None
    low, high = checked.rules.base.players
    return new_setup(checked, low + seed % (high - low + 1))


def compared(setup: Setup, seed: int) -> Played:
    names = tuple(IMPROVEMENTS)
    found = compare(setup, seed, each=() if seed % 4 else (names[seed // 4 % len(names)],))
    if found.stopped is None:
        compare_random_play(setup, seed, found)
    return found


__all__ = ["Difference", "compared", "played", "set_up", "tried"]

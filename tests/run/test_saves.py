"""Saves: a kill at any moment loses at most the line being written."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.shipped_games import GAMES, start

from rulewright import Save, Settings, load, read_save, replay

GAME = st.sampled_from(GAMES)
SEED = st.integers(0, 2**40)


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(GAME, SEED, st.integers(0, 60))
def test_a_killed_save_loses_at_most_its_last_line(which: tuple[str, int], seed: int, cut: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.save"
        pack, players = which
        game = start(pack, players, seed)
        save = Save.create(path, load([pack]), Settings((pack,), players, seed, {}))
        rnd, digests = random.Random(seed), [game.digest()]
        for _ in range(6):
            if game.decision is None:
                break
            decision, key = game.decision, rnd.choice(game.decision.options).key
            game.choose(key)
            save.add(decision.player, decision.site.label, key)
            digests.append(game.digest())
        whole = path.read_bytes()
        head = whole.index(b"\n", whole.index(b"\n") + 1) + 1
        path.write_bytes(whole[: max(head, len(whole) - cut)])
        read = read_save(path)
        assert hasattr(read, "records"), read
        again = replay(read)
        assert hasattr(again, "game"), again
        assert again.game.digest() == digests[len(read.records)]
        assert read.torn == (not path.read_bytes().endswith(b"\n"))

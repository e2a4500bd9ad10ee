"""Programs killed at random moments while they play and save: whatever was confirmed is there, and the save opens.

    python tools/kill.py --minutes 10 [--seed 0]

A child plays a game and says each choice as soon as `Save.add` has returned. It is killed (signal 9) at a random moment, while it
makes the save, between choices or in the middle of one. Another goes on with the same save, and is killed too. A child is a copy
of this process that has loaded everything, so that what is hit is the play and not the start; `serve` keeps its games in another
way, and is killed in the same one.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from hostile import expect, run

from rulewright import Save, Settings, load, new_game, read_save, replay
from rulewright.diagnostics import Diagnostic
from rulewright.pipeline import Loaded
from rulewright.run import Game
from rulewright.serve.lobby import Lobby, Wish
from rulewright.serve.store import Store

PACK = "connect-four"
LIVES = 3
LEFT = {"game.save", "game.save.lock", ".game.save.new"}
Say = Callable[[str], None]


@cache
def known() -> tuple[Loaded, Game]:
    loaded = load([PACK])
    assert loaded.checked is not None
    return loaded, new_game(loaded.checked, 2, 1)


# -- a save --
def _plays_and_saves(path: Path, seed: int, say: Say) -> None:
    loaded, first = known()
    say("starts")
    if path.exists():
        read = read_save(path)
        assert not isinstance(read, Diagnostic)
        found = replay(read)
        assert not isinstance(found, list)
        game, save = found.game, Save.go_on(read)
        assert not isinstance(save, Diagnostic)
    else:
        game = first.clone()
        save = Save.create(path, loaded, Settings((PACK,), 2, 1))
        say("begun")
    rnd = random.Random(seed)
    while game.decision is not None:
        decision, key = game.decision, rnd.choice(game.decision.options).key
        game.choose(key)
        save.add(decision.player, decision.site.label, key)
        say(key)


def saves(seed: int) -> Iterator[str]:
    rnd = random.Random(f"kill {seed}")
    known()
    confirmed: list[str] = []
    begun = False
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.save"
        for life in range(LIVES):
            said = _killed(lambda say, life=life: _plays_and_saves(path, seed + life, say), rnd)  # type: ignore[misc]
            begun = begun or "begun" in said
            confirmed += [word for word in said if word not in ("starts", "begun")]
            yield "killed"
            if not path.exists():
                expect(not begun, "a save that was confirmed is gone")
                continue
            read = read_save(path)
            expect(not isinstance(read, Diagnostic), f"the save does not open: {read}")
            assert not isinstance(read, Diagnostic)
            expect(read.refused is None, f"refused: {read.refused}")
            confirmed = _kept(confirmed, [record.key for record in read.records])
            expect(not isinstance(replay(read), list), "the save cannot be followed")
        left = {file.name for file in Path(folder).iterdir()} - LEFT
        expect(not left, f"left behind: {left}")


# -- a server's games --
def _serves(path: Path, seed: int, say: Say) -> None:
    lobby = Lobby(Store(path), {PACK: (PACK,)})
    say("starts")
    known_tokens = path.with_suffix(".tokens")
    if not known_tokens.exists():
        tokens = lobby.begin(Wish((PACK,), 2, 1))
        whole = path.with_suffix(".whole")
        whole.write_text("\n".join(tokens[seat] for seat in (1, 2)))
        whole.replace(known_tokens)  # who is killed while it is written has not been told of the game
        say("begun")
    rooms = [lobby.enter(token) for token in known_tokens.read_text().split("\n")]
    rnd = random.Random(seed)
    assert rooms[0] is not None
    room = rooms[0][0]
    while room.game.decision is not None:
        decision = room.game.decision
        key = rnd.choice(decision.options).key
        room.choose(decision.player, key, room.version)
        say(key)


def served(seed: int) -> Iterator[str]:
    rnd = random.Random(f"served {seed}")
    known()
    confirmed: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games"
        for life in range(LIVES):
            said = _killed(lambda say, life=life: _serves(path, seed + life, say), rnd)  # type: ignore[misc]
            confirmed += [word for word in said if word not in ("starts", "begun")]
            yield "killed"
            if not path.with_suffix(".tokens").exists():
                continue
            store = Store(path)
            token = path.with_suffix(".tokens").read_text().split("\n")[0]
            found = store.game_of(token)
            expect(found is not None, "a game that was confirmed is gone")
            assert found is not None
            confirmed = _kept(confirmed, [key for _, _, key in store.read(found[0]).choices])
            store.close()


# -- both --
def _kept(confirmed: list[str], keys: list[str]) -> list[str]:
    """What is there: all that was confirmed, and at most one choice that nobody was told of any more."""
    expect(keys[: len(confirmed)] == confirmed, f"confirmed {confirmed}, kept {keys}")
    expect(len(keys) <= len(confirmed) + 1, f"confirmed {confirmed}, kept {keys}")
    return keys


def _killed(life: Callable[[Say], None], rnd: random.Random) -> list[str]:
    """What a child said before it was killed; its last word may be cut, as a pipe is."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        ended = 1
        try:
            life(lambda word: os.write(writing, f"{word}\n".encode()) and None)  # type: ignore[func-returns-value]
            ended = 0
        except BaseException as error:
            os.write(writing, f"Error {error!r}\n".encode())
        finally:
            os._exit(ended)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as said:
        first = said.readline()  # it has started; what comes now is a matter of milliseconds
        time.sleep(rnd.random() ** 2 * 0.04)
        os.kill(child, signal.SIGKILL)
        rest = said.read()
    os.waitpid(child, 0)
    expect("Error" not in first + rest, (first + rest)[-400:])
    return [word for word in (first + rest).split("\n")[:-1] if word]


if __name__ == "__main__":
    sys.exit(run("kill", {"saves": saves, "served": served}))

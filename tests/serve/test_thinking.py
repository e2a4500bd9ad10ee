"""Nobody waits for a bot of another game, nor for anybody who only begins one."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.serve.test_serve import NOUNS, RULES, SHELLS, Table
from tests.small_packs import pack

from rulewright.serve import Lobby, Store, Wish
from rulewright.serve.thinking import Thinker, Thought

SOON = 20.0  # seconds; whoever waits for somebody else waits for ever


@pytest.fixture
def folder(tmp_path: Path) -> str:
    return str(pack(tmp_path, RULES, NOUNS, SHELLS, name="cove", players=(2, 3)))


class Slow(Thinker):
    """Thinks until somebody lets it go on."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.go_on = threading.Event(), threading.Event()

    def answer(self, thought: Thought) -> str | None:
        if thought.who:
            self.asked.set()
            self.go_on.wait(SOON)
        return None


def room_with_bot(folder: str, thinker: Thinker) -> Any:
    lobby = Lobby(Store(None), {})
    lobby.thinker = thinker
    tokens = lobby.begin(Wish((folder,), 2, 7, {}, {2: "greedy"}))
    room = lobby.enter(tokens[1])[0]  # type: ignore[index]
    for _ in range(2):
        room.choose(1, room.game.decision.options[0].key, room.version)
    room.end_turn(1, room.version)
    return room


def test_while_a_bot_thinks_its_table_can_be_seen(folder: str) -> None:
    slow = Slow()
    room = room_with_bot(folder, slow)
    bot = threading.Thread(target=room.bot_moves)
    bot.start()
    assert slow.asked.wait(SOON)
    seen = threading.Thread(target=room.news, args=(1,))
    seen.start()
    seen.join(SOON / 2)
    assert not seen.is_alive() and bot.is_alive()
    slow.go_on.set()
    bot.join()
    assert room.game.log[-1].player == 2 or room.game.decision.player == 2
    assert len(room.chosen) == 3


def test_what_was_taken_back_meanwhile_is_not_answered(folder: str) -> None:
    slow = Slow()
    room = room_with_bot(folder, slow)
    bot = threading.Thread(target=room.bot_moves)
    bot.start()
    assert slow.asked.wait(SOON)
    room.undo(1, room.version)
    slow.go_on.set()
    bot.join()
    assert len(room.chosen) == room.game.choices == 1 and room.game.decision.player == 1


def test_who_plays_does_not_wait_for_who_loads_a_game(folder: str) -> None:
    table = Table((folder,))
    table.view(1)
    with table.lobby._lock, table.lobby.library._reading, table.lobby.library._printing:
        room, seat = table.lobby.enter(table.tokens[1])  # type: ignore[misc]
        seen = threading.Thread(target=room.news, args=(seat, "en", None))
        seen.start()
        seen.join(SOON)
        assert not seen.is_alive()


def test_a_quick_bot_does_not_wait_for_bots_of_other_tables(folder: str) -> None:
    table, busy = Table((folder,), bots={2: "random"}), threading.Event()
    app: Any = table.client.app
    with table.client:
        app.state.thinking.submit(busy.wait, SOON)  # somebody else's bot reads its rules
        try:
            table.choose(1)
            table.choose(1)
            table.post(1, "end", version=table.view(1)["version"])
            end = time.monotonic() + SOON / 2
            while table.view(1)["asked"] != 1 and time.monotonic() < end:
                time.sleep(0.02)
            assert table.view(1)["asked"] == 1, "the bot has not moved"
        finally:
            busy.set()


@pytest.mark.slow
def test_bots_think_in_a_process_that_may_be_killed(folder: str) -> None:
    thinker = Thinker()
    room = room_with_bot(folder, thinker)
    room.get_ready()
    assert room.bot_moves() and room.bot_thinks()
    assert thinker._process is not None
    first = thinker._process[0]
    here = room_with_bot(folder, Slow())
    here.thinker.go_on.set()
    here.bot_moves()
    assert room.chosen == here.chosen, "the process answers as the bot itself would"
    first.kill()
    first.join()
    assert room.bot_moves(), "without the process the server thinks itself"
    assert room.game.decision.player == 1
    assert room.hint(1)["key"] in [option.key for option in room.game.decision.options]
    assert thinker._process is not None and thinker._process[0] is not first
    thinker.close()
    assert thinker.answer(room._thought("greedy", 1)) is None

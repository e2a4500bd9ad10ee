"""Very many connections to a server: so many are kept, the silent are given up, and who asks properly is answered afterwards."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from tests import small_packs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rulewright.serve import Lobby, Store, Wish, connections, make_app

MOST, MANY = 12, 60
RULES = """
flow game:
    each player: do turn
action turn:
    choose n from 1..3
    gain n reed
winner: most reed
"""
ASKED = b"GET /words HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, str]]:
    """A server as `serve` starts it, but for narrower limits: its port, and a link of a seat."""
    monkeypatch.setattr(connections, "MOST_CONNECTED", MOST)
    monkeypatch.setattr(connections, "PATIENCE", 0.4)
    pack = str(small_packs.pack(tmp_path, RULES, "resources: {reed: {per: player}}", name="cove", players=(2, 2)))
    lobby = Lobby(Store(None), {"cove": (pack,)})
    token = lobby.begin(Wish((pack,), 2))[1]
    ear = socket.socket()
    ear.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(make_app(lobby), log_level="critical", **connections.LIMITS))
    running = threading.Thread(target=server.run, kwargs={"sockets": [ear]})
    running.start()
    while not server.started:
        time.sleep(0.01)
    yield ear.getsockname()[1], token
    server.should_exit = True
    running.join()
    ear.close()
    lobby.thinker.close()


def called(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=20)


def is_open(line: socket.socket) -> bool:
    """Whether the other side still holds it."""
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def answer(line: socket.socket, said: bytes) -> bytes:
    line.settimeout(20)
    with contextlib.suppress(OSError):
        line.sendall(said)
    found = b""
    with contextlib.suppress(OSError):
        while part := line.recv(4096):
            found += part
    return found


def until(holds: object, seconds: float = 20) -> bool:
    assert callable(holds)
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.02)
    return bool(holds())


@pytest.mark.slow
def test_only_so_many_are_kept_and_the_silent_are_given_up(served: tuple[int, str]) -> None:
    port, _ = served
    lines = [called(port) for _ in range(MANY)]
    assert until(lambda: sum(map(is_open, lines)) <= MOST)
    assert until(lambda: not any(map(is_open, lines))), "nobody may be silent for ever"
    assert answer(called(port), ASKED).startswith(b"HTTP/1.1 200")
    for line in lines:
        line.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "said",
    [b"GET /words HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ", b"GET /", b"POST /words HTTP/1.1\r\nhost: 127.0.0.1\r\nx", b""],
    ids=["a head", "an address", "a name", "nothing"],
)
def test_a_head_that_does_not_end_is_refused(served: tuple[int, str], said: bytes) -> None:
    port, _ = served
    found = answer(called(port), said + b"x" * (connections.LONGEST_HEAD + 10))
    assert found.startswith(b"HTTP/1.1 400") or found == b""
    assert answer(called(port), ASKED).startswith(b"HTTP/1.1 200")


@pytest.mark.slow
def test_a_request_that_is_never_finished_is_given_up(served: tuple[int, str]) -> None:
    """The first of a connection, a later one, and a body that stops in the middle."""
    port, token = served
    whole = ASKED.replace(b"connection: close\r\n", b"")
    origin = b"host: 127.0.0.1\r\norigin: http://127.0.0.1\r\ncontent-length: 99\r\n\r\n{"
    for begun in (b"GET /words HTT", whole + b"GET /wor", f"POST /s/{token}/choose HTTP/1.1\r\n".encode() + origin):
        line = called(port)
        answer(line, begun)  # returns when the other side has given it up
        assert not is_open(line)


@pytest.mark.slow
def test_a_page_that_waits_for_news_may_wait_and_says_little(served: tuple[int, str]) -> None:
    port, token = served
    here = f"127.0.0.1:{port}"
    with connect(f"ws://{here}/s/{token}/live", origin=f"http://{here}") as line:  # type: ignore[arg-type]
        line.recv(timeout=20)
        time.sleep(1.5)
        line.ping().wait(20)
        line.send("x" * (connections.LONGEST_WORD + 1))
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=20)

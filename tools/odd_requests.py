"""Odd requests to a server with two games: none brings it down, changes a game or tells a seat what another one holds."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from hostile import expect
from tests import small_packs

from rulewright.serve import Lobby, Store, Wish, make_app, room

HERE = "127.0.0.1"
FINE = (200, 206, 304, 307, 400, 404, 405, 409, 416, 1000, 4403, 4404)
MANY = 60  # requests of one seed
SECRETS = [f"secret{n:02}" for n in range(1, 25)]
NOUNS = """
resources: {reed: {per: player}}
zones:
  deck: {holds: shell, seen_by: nobody, start: all}
  hand: {holds: shell, per: player, seen_by: owner}
  beach: {holds: shell}
"""
SHELLS = "pieces: shell\nitems:\n" + "".join(f"  {name}: {{}}\n" for name in SECRETS)
RULES = """
flow game:
    do deal
    for each n in 1..3:
        each player: do turn
rule deal:
    shuffle deck
    each player: draw 6 from deck to hand
action turn:
    choose shell from hand
    move shell to beach
    gain 1 reed
winner: most reed
"""
ODD = [
    *["", "null", "[]", "{", '"x"', "[" * 9_000, '{"a":' * 1_500, "9" * 9_000, "\x00", "\xff", "NaN", "{}" * 4_000, "x" * 20_000],
    *['{"version": 1e999}', '{"version": true}', '{"version": "0"}', '{"version": 0}', '{"version": -1, "key": null}'],
    *[
        '{"version": 0, "key": "\\ud800"}',
        '{"version": 0, "key": {}}',
        '{"version": 0, "key": ["a"]}',
        '{"version": 1' + "0" * 400 + "}",
    ],
    *['{"pack": "cove"}', '{"pack": "../cove"}', '{"pack": ["cove"]}', '{"pack": "cove", "players": 99}', '{"pack": "bad"}'],
    '{"pack": "cove", "seats": {"' + "1" * 5_000 + '": "human"}}',
    '{"pack": "cove", "seats": {"1": ["human"], "²": "random", "-1": "greedy", "7": "greedy"}}',
    '{"pack": "cove", "players": 2, "seats": {"1": "random", "2": "random"}}',
    '{"pack": "cove", "with": ["bad"], "options": {"no": "yes"}}',
    '{"pack": "cove", "with": ["../../rules/cove", "cove", "cove"]}',
    '{"pack": "cove", "with": {"a": 1}, "options": []}',
    '{"pack": "cove", "options": {"\\ud800": "\\udfff"}}',
    '{"pack": "cove", "options": {"' + "x" * 3_000 + '": "\\u202e"}}',
]
OPEN = ("/cards", "/book", "/places")  # every player may read what is printed on all pieces
ODD_PATHS = ["", "nothing", "../../etc/passwd"]
QUERIES = [
    "",
    "lang=xx",
    "lang=%C3%A9%C3%A9",
    "lang=..",
    "key=a",
    "key=%ff%00",
    "name=turn",
    "name=no.such",
    "name=card.x",
    "name=" + "a" * 3_000,
    "have=0",
    "have=" + "9" * 17,
    "have=%D9%A3%C2%B2",
    "pack=cove",
    "pack=../bad&with=cove&with=bad&lang=hu",
]
ELSEWHERE = [
    "/",
    "/words",
    "/page/../app.py",
    "/page/%2e%2e/app.py",
    "/page/..%2fapp.py",
    "/page//etc/passwd",
    "/page/table.js",
    "/s/",
    "/l/x",
]


@cache
def paths() -> list[str]:
    """What stands behind a link, of all that the server answers to; and what does not."""
    known = {
        route.path.rsplit("/", 1)[1] for route in make_app(Lobby(Store(None), {})).routes if "{" in getattr(route, "path", "")
    }
    return [*sorted(word for word in known if "{" not in word), *ODD_PATHS]


@cache
def served() -> tuple[Any, Lobby, dict[int, str], dict[int, str]]:
    room.THINKING = 0.01  # of a hint, which anybody may ask for as often as he likes
    folder = tempfile.mkdtemp()
    pack = str(small_packs.pack(Path(folder), RULES, NOUNS, SHELLS, name="cove", players=(2, 3)))
    lobby = Lobby(Store(None), {"cove": (pack,), "bad": ("no-such-pack",)})
    mine, theirs = lobby.begin(Wish((pack,), 3, 7)), lobby.begin(Wish((pack,), 2, 8))
    return make_app(lobby), lobby, mine, theirs


def requests(seed: int) -> Iterator[str]:
    """A visitor who has the link of seat 1 of one game, and nothing else."""
    rnd = random.Random(f"requests {seed}")
    if seed % 10 == 0:
        served.cache_clear()  # new games
    app, lobby, mine, theirs = served()
    here, other = lobby.enter(mine[1]), lobby.enter(theirs[1])
    assert here is not None and other is not None
    _others_choose(here[0])
    may_see = {*here[0].game.view(1)["zones"]["hand"]["player 1"]}
    before = other[0].game.digest(), other[0].version, here[0].game.log_for(2)[:3]
    for _ in range(MANY):
        method, path, query, headers, body = _made(rnd, mine[1], lobby.key, here[0].version)
        status, answer = asyncio.run(_asked(app, method, path, query, headers, body))
        expect(status in FINE, f"{method} {path} {query}: {status}")
        text = answer.decode("utf-8", "replace")
        if not path.endswith(OPEN):
            told = {name for name in SECRETS if name in text}
            expect(told <= may_see | {*here[0].game.view(1)["zones"]["beach"]["all"]}, f"{method} {path}: {told}")
        expect(not any(token in text for token in (mine[2], mine[3], *theirs.values())), f"{path} tells a link")
        yield str(status)
    expect(before[:2] == (other[0].game.digest(), other[0].version), "a game of others has changed")


def _others_choose(table: room.Room) -> None:
    """So that seat 1 is asked again; behind the end there are still views to be had."""
    while (decision := table.game.decision) is not None and decision.player != 1:
        table.choose(decision.player, decision.options[0].key, table.version)


def _made(rnd: random.Random, token: str, key: str, version: int) -> tuple[str, str, str, list[tuple[bytes, bytes]], bytes]:
    secret = rnd.choice([token, token, token, token.swapcase(), token[:-1], "", "%00", "é" * 9, "' or 1=1 --", "x" * 3_000])
    path = rnd.choice(
        [
            f"/s/{secret}/{rnd.choice(paths())}",
            f"/s/{secret}",
            f"/l/{rnd.choice([key, secret])}/{rnd.choice(paths())}",
            rnd.choice(ELSEWHERE),
        ]
    )
    if rnd.random() < 0.4:  # nearly as it should be
        headers = [(b"host", HERE.encode()), (b"origin", f"http://{HERE}".encode())]
        answer = {"version": version + rnd.choice([0, 0, 0, 1, -1]), "key": rnd.choice(SECRETS)}
        path = f"/s/{token}/{rnd.choice(paths())}"
        return rnd.choice(["GET", "POST", "LIVE"]), path, f"key={rnd.choice(SECRETS)}", headers, json.dumps(answer).encode()
    host = rnd.choice([HERE, HERE, HERE, HERE, "evil.example", "", "127.0.0.1:1:2", "[::1"])
    origin = rnd.choice([f"http://{HERE}", f"http://{HERE}", f"http://{HERE}", "http://evil.example", "null", "http://[::1", ""])
    headers = [
        (b"host", host.encode()),
        (b"origin", origin.encode()),
        (b"accept-language", rnd.choice([b"hu", b"\xff\xfe", b"*", b""])),
    ]
    headers += [(b"range", rnd.choice([b"bytes=0-", b"bytes=9999999-", b"bytes=-1", b"x"]))] if rnd.random() < 0.1 else []
    return (
        rnd.choice(["GET", "GET", "POST", "POST", "PUT", "LIVE", "HEAD"]),
        path,
        rnd.choice(QUERIES),
        headers,
        rnd.choice(ODD).encode(),
    )


async def _asked(
    app: Any, method: str, path: str, query: str, headers: list[tuple[bytes, bytes]], body: bytes
) -> tuple[int, bytes]:
    """One request, as a server hands it on; a body comes in pieces. `LIVE` is a socket that says something and goes away."""
    live = method == "LIVE"
    scope = {
        "type": "websocket" if live else "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "ws" if live else "http",
        "path": path,
        "raw_path": quote(path).encode(),
        "query_string": query.encode(),
        "headers": headers,
        "server": (HERE, 80),
        "client": (HERE, 9),
        "root_path": "",
        "subprotocols": [],
    }
    pieces = [body[at : at + 4_000] for at in range(0, len(body) or 1, 4_000)]
    incoming: list[dict[str, Any]] = [
        {"type": "http.request", "body": piece, "more_body": number < len(pieces) - 1} for number, piece in enumerate(pieces)
    ]
    if live:
        said = {"type": "websocket.receive", "text": body.decode("utf-8", "replace")}
        incoming = [{"type": "websocket.connect"}, said, {"type": "websocket.disconnect", "code": 1000}]
    status, parts = 1000 if live else 0, []

    async def receive() -> dict[str, Any]:
        if not incoming:
            await asyncio.sleep(0.01)
            return {"type": "websocket.disconnect" if live else "http.disconnect", "code": 1000}
        return incoming.pop(0)

    async def send(message: dict[str, Any]) -> None:
        nonlocal status
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            status = message["status"]
        elif message["type"] == "websocket.close":
            status = message.get("code", 1000)
        parts.append(message.get("body") or json.dumps(message.get("text", "")).encode())

    await app(scope, receive, send)
    await asyncio.sleep(0)
    return status, b"".join(parts)

"""The web server: pages, one stream of views a seat, and answers. Whoever has the link of a seat is that seat."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.diagnostics import worded
from rulewright.run import GameError
from rulewright.serve.library import Refused
from rulewright.serve.lobby import PLAYERS, Lobby, Wish
from rulewright.serve.room import Room, Stale
from rulewright.serve.sending import encoded
from rulewright.serve.words import words

PAGE = Path(__file__).parent / "page"
LARGEST = 10_000  # bytes of anything that is sent to us
BESIDE = "frame-ancestors 'self'"  # a rulebook forbids itself all the rest
MOST_SEATS = 12
MOST_DIGITS = 18  # of a version
HEADERS = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cache-control": b"no-store",
}


def make_app(lobby: Lobby, hosts: tuple[str, ...] = ("127.0.0.1", "localhost")) -> Starlette:
    """The server as an ASGI application; `hosts` are the names it answers to."""
    routes = [
        Route("/l/{key}", _lobby_page),
        Route("/l/{key}/packs", _packs),
        Route("/l/{key}/inside", _inside),
        Route("/l/{key}/games", _begin, methods=["POST"]),
        Route("/s/{token}", _table),
        Route("/s/{token}/view", _view),
        Route("/s/{token}/look", _look),
        Route("/s/{token}/hint", _hint),
        Route("/s/{token}/words", _words_of_game),
        Route("/s/{token}/cards", _cards),
        Route("/s/{token}/book", _book),
        Route("/s/{token}/places", _places),
        Route("/s/{token}/choose", _choose, methods=["POST"]),
        Route("/s/{token}/undo", _undo, methods=["POST"]),
        Route("/s/{token}/end", _end, methods=["POST"]),
        WebSocketRoute("/s/{token}/live", _live),
        Route("/words", _words),
        Mount("/page", StaticFiles(directory=PAGE)),
    ]
    guards = [Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)), Middleware(_Headers)]
    app = Starlette(routes=routes, middleware=guards, lifespan=_lasting)
    app.state.lobby = lobby
    app.state.busy = {}
    app.state.thinking = ThreadPoolExecutor(1, "thinking")  # never those that answer
    return app


@asynccontextmanager
async def _lasting(app: Starlette) -> AsyncIterator[None]:
    """From the start of a server to its end, which does not wait for bots."""
    yield
    app.state.lobby.thinker.close()


class _Headers:
    """Every answer says what a browser may do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = dict(message.get("headers", []))
                message["headers"] = [*given.items(), *((name, said) for name, said in HEADERS.items() if name not in given)]
            await send(message)

        await self.app(scope, receive, with_headers)


# -- who is it --
class _Nobody(Exception):
    pass


async def _entered(connection: HTTPConnection) -> tuple[Room, int]:
    lobby: Lobby = connection.app.state.lobby
    found = await run_in_threadpool(lobby.enter, connection.path_params["token"])
    if found is None:
        raise _Nobody
    return found


def _from_here(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks: browsers say where a request comes from."""
    host = connection.headers.get("host", "")
    return connection.headers.get("origin") in (f"http://{host}", f"https://{host}")


def _language(connection: HTTPConnection) -> str:
    given = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    return given[:2].lower()


def _json(data: Any, status: int = 200) -> Response:
    return Response(encoded(data), status, media_type="application/json")


def _no(status: int, why: str = "") -> Response:
    return _json({"error": why}, status)


def _why(refused: Refused, request: Request) -> str:
    """Why something is refused, in the language of who asks."""
    return worded(refused.args[0], _language(request)) if refused.args else ""


# -- pages --
async def _lobby_page(request: Request) -> Response:
    return FileResponse(PAGE / "lobby.html") if _may_begin(request) else _no(404)


async def _table(request: Request) -> Response:
    try:
        await _entered(request)
    except _Nobody:
        return _no(404)
    except Refused as refused:
        return _no(409, _why(refused, request))
    return FileResponse(PAGE / "table.html")


async def _words(request: Request) -> Response:
    return _json(words(_language(request)))


async def _words_of_game(request: Request) -> Response:
    """The words of the page in the language that the game is told in, so that a page speaks one language."""
    return await _for_seat(request, lambda room, _: words(room.shelf.spoken(_language(request))))


# -- the lobby --
def _may_begin(request: Request) -> bool:
    lobby: Lobby = request.app.state.lobby
    return secrets.compare_digest(str(request.path_params["key"]).encode("utf-8", "replace"), lobby.key.encode())


async def _packs(request: Request) -> Response:
    if not _may_begin(request):
        return _no(404)
    lobby: Lobby = request.app.state.lobby
    boxes = await run_in_threadpool(lobby.offering.boxes, _language(request))
    return _json({"packs": [box for box in boxes if not box.over], "who": PLAYERS})


async def _inside(request: Request) -> Response:
    """What can be agreed on for a game with some packs over it, and which others there are; or what is wrong with them."""
    if not _may_begin(request):
        return _no(404)
    offering, language = request.app.state.lobby.offering, _language(request)
    key, more = request.query_params.get("pack", ""), request.query_params.getlist("with")
    try:
        packs = offering.chosen(key, more)
    except Refused:
        return _no(400)
    inside = await run_in_threadpool(offering.inside, packs, language)
    return _json(
        {"players": inside.players, "variants": inside.variants, "wrong": inside.wrong, "over": offering.over(key, language)}
    )


async def _begin(request: Request) -> Response:
    if not _may_begin(request):
        return _no(404)
    data = await _posted(request)
    lobby: Lobby = request.app.state.lobby
    wish = await run_in_threadpool(_wished, lobby, data) if data is not None else None
    if wish is None:
        return _no(400)
    try:
        tokens = await run_in_threadpool(lobby.begin, wish, _language(request))
    except Refused as refused:
        return _no(409, _why(refused, request))
    return _json({"seats": {str(seat): f"/s/{token}" for seat, token in tokens.items()}})


def _wished(lobby: Lobby, data: dict[str, Any]) -> Wish | None:
    """The game that a page asks for; None if it asks for what no page of ours can."""
    pack, more, players = data.get("pack"), data.get("with", []), data.get("players")
    seats, options = data.get("seats", {}), data.get("options", {})
    if not isinstance(pack, str) or not isinstance(more, list) or not all(isinstance(name, str) for name in more):
        return None
    if not (players is None or (type(players) is int and 1 <= players <= MOST_SEATS)) or not isinstance(seats, dict):
        return None
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        return None
    named = {seat: seats[str(seat)] for seat in range(1, MOST_SEATS + 1) if seats.get(str(seat)) in PLAYERS}
    try:
        return Wish(lobby.offering.chosen(pack, more), players, None, options, named)
    except Refused:
        return None


# -- a seat --
async def _view(request: Request) -> Response:
    """What a seat sees; what has changed, for a page that says which version it shows."""
    given = request.query_params.get("have", "")
    have = int(given) if given.isdecimal() and len(given) < MOST_DIGITS else None
    return await _for_seat(request, lambda room, seat: room.news(seat, _language(request), have))


async def _look(request: Request) -> Response:
    key = request.query_params.get("key", "")
    return await _for_seat(request, lambda room, seat: room.look(seat, key, _language(request)))


async def _hint(request: Request) -> Response:
    """A bot's answer; it waits for its turn among the bots, and nobody waits for it."""
    try:
        room, seat = await _entered(request)
        found = await asyncio.get_running_loop().run_in_executor(request.app.state.thinking, room.hint, seat)
    except _Nobody:
        return _no(404)
    except Refused as refused:
        return _no(409, _why(refused, request))
    return _json(found)


async def _cards(request: Request) -> Response:
    return await _for_seat(request, lambda room, _: room.shelf.cards(_language(request)))


async def _places(request: Request) -> Response:
    return await _for_seat(request, lambda room, _: room.shelf.book(_language(request)).places)


async def _book(request: Request) -> Response:
    """The rulebook of this very game: its packs, its options, the language of the page."""
    try:
        room, _ = await _entered(request)
    except _Nobody:
        return _no(404)
    except Refused as refused:
        return _no(409, _why(refused, request))
    found = await run_in_threadpool(room.shelf.book, _language(request))
    return Response(found.page, media_type="text/html", headers={"content-security-policy": BESIDE})


async def _choose(request: Request) -> Response:
    return await _answered(request, lambda room, seat, data: room.choose(seat, str(data.get("key")), data["version"]))


async def _undo(request: Request) -> Response:
    return await _answered(request, lambda room, seat, data: room.undo(seat, data["version"]))


async def _end(request: Request) -> Response:
    return await _answered(request, lambda room, seat, data: room.end_turn(seat, data["version"]))


async def _for_seat(request: Request, ask: Callable[[Room, int], Any]) -> Response:
    try:
        room, seat = await _entered(request)
        found = await run_in_threadpool(ask, room, seat)
    except _Nobody:
        return _no(404)
    except Refused as refused:
        return _no(409, _why(refused, request))
    _let_bots_move(request.app, room)
    return _json(found)


async def _answered(request: Request, do: Callable[[Room, int, dict[str, Any]], None]) -> Response:
    data = await _posted(request)
    if data is None or type(data.get("version")) is not int:
        return _no(400)
    try:
        room, seat = await _entered(request)
        await run_in_threadpool(do, room, seat, data)
    except _Nobody:
        return _no(404)
    except Stale:
        return _json(await run_in_threadpool(room.news, seat, _language(request), data["version"]), 409)
    except Refused as refused:
        return _no(409, _why(refused, request))
    except GameError as stopped:
        return _no(409, stopped.diagnostic.message)
    found = await run_in_threadpool(room.news, seat, _language(request), data["version"])
    _let_bots_move(request.app, room)
    return _json(found)


async def _posted(request: Request) -> dict[str, Any] | None:
    """What a page of ours has sent; None if it is too much, no JSON, or from elsewhere."""
    if not _from_here(request):
        return None
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            return None
    try:
        data = json.loads(body or b"{}")
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


# -- bots and watchers --
def _let_bots_move(app: Any, room: Room) -> None:
    """Bots think behind the answer, one choice after another, so that nobody waits for them with a page that hangs."""
    if room.id in app.state.busy:
        return

    async def moves() -> None:
        try:
            if room.must_get_ready():  # or else it would wait for bots of other tables
                await loop.run_in_executor(app.state.thinking, room.get_ready)
            moved = True
            while moved:
                pool = app.state.thinking if room.bot_thinks() else None
                moved = await loop.run_in_executor(pool, room.bot_moves)
        except (GameError, Refused):
            pass  # the rules have stopped the game, or it cannot be kept; whoever asks next is told why
        finally:
            del app.state.busy[room.id]

    loop = asyncio.get_running_loop()
    app.state.busy[room.id] = loop.create_task(moves())


async def _live(socket: WebSocket) -> None:
    """Tells a page that there is something new; the page asks for it, so that two tabs see the same."""
    if not _from_here(socket):
        await socket.close(4403)
        return
    try:
        room, _ = await _entered(socket)
    except (_Nobody, Refused):
        await socket.close(4404)
        return
    await socket.accept()
    loop, news = asyncio.get_running_loop(), asyncio.Event()

    def tell() -> None:
        loop.call_soon_threadsafe(news.set)

    room.watchers.add(tell)
    heard = loop.create_task(_until_gone(socket))
    try:
        await socket.send_json({"version": room.version})
        while not heard.done():
            waiting = loop.create_task(news.wait())
            await asyncio.wait({waiting, heard}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if news.is_set():
                news.clear()
                await socket.send_json({"version": room.version})
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        room.watchers.discard(tell)
        heard.cancel()


async def _until_gone(socket: WebSocket) -> None:
    """A page has nothing to say here; when it is gone, so are we."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return

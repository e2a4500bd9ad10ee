"""The web server: pages, one stream of views a seat, and answers. Whoever has the link of a seat is that seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

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

from rulewright.run import GameError
from rulewright.serve.lobby import PLAYERS, Lobby, Refused, Wish
from rulewright.serve.reading import cards, rule
from rulewright.serve.room import Room, Stale
from rulewright.serve.sending import encoded
from rulewright.serve.words import words

PAGE = Path(__file__).parent / "page"
LARGEST = 10_000  # bytes of anything that is sent to us
HEADERS = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cache-control": b"no-store",
}


def make_app(lobby: Lobby, hosts: tuple[str, ...] = ("127.0.0.1", "localhost")) -> Starlette:
    """The server as an ASGI application; `hosts` are the names it answers to."""
    routes = [
        Route("/l/{key}", _lobby_page),
        Route("/l/{key}/packs", _packs),
        Route("/l/{key}/games", _begin, methods=["POST"]),
        Route("/s/{token}", _table),
        Route("/s/{token}/view", _view),
        Route("/s/{token}/look", _look),
        Route("/s/{token}/hint", _hint),
        Route("/s/{token}/cards", _cards),
        Route("/s/{token}/rule", _rule),
        Route("/s/{token}/choose", _choose, methods=["POST"]),
        Route("/s/{token}/undo", _undo, methods=["POST"]),
        Route("/s/{token}/end", _end, methods=["POST"]),
        WebSocketRoute("/s/{token}/live", _live),
        Route("/words", _words),
        Mount("/page", StaticFiles(directory=PAGE)),
    ]
    guards = [Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)), Middleware(_Headers)]
    app = Starlette(routes=routes, middleware=guards)
    app.state.lobby = lobby
    app.state.busy = set()
    return app


class _Headers:
    """Every answer says what a browser may do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS.items()]
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
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc == connection.headers.get("host")


def _language(connection: HTTPConnection) -> str:
    given = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    return given[:2].lower()


def _json(data: Any, status: int = 200) -> Response:
    return Response(encoded(data), status, media_type="application/json")


def _no(status: int, why: str = "") -> Response:
    return _json({"error": why}, status)


# -- pages --
async def _lobby_page(request: Request) -> Response:
    return FileResponse(PAGE / "lobby.html") if _may_begin(request) else _no(404)


async def _table(request: Request) -> Response:
    try:
        await _entered(request)
    except _Nobody:
        return _no(404)
    except Refused as refused:
        return _no(409, str(refused))
    return FileResponse(PAGE / "table.html")


async def _words(request: Request) -> Response:
    return _json(words(_language(request)))


# -- the lobby --
def _may_begin(request: Request) -> bool:
    lobby: Lobby = request.app.state.lobby
    return bool(request.path_params["key"] == lobby.key)


async def _packs(request: Request) -> Response:
    if not _may_begin(request):
        return _no(404)
    lobby: Lobby = request.app.state.lobby
    return _json({"packs": sorted(lobby.packs), "who": PLAYERS})


async def _begin(request: Request) -> Response:
    if not _may_begin(request):
        return _no(404)
    data = await _posted(request)
    lobby: Lobby = request.app.state.lobby
    if data is None or not isinstance(data.get("pack"), str) or data["pack"] not in lobby.packs:
        return _no(400)
    players, seats = data.get("players"), data.get("seats", {})
    if not (players is None or (type(players) is int and 1 <= players <= 12)) or not isinstance(seats, dict):
        return _no(400)
    named = {int(seat): who for seat, who in seats.items() if str(seat).isdecimal() and who in PLAYERS}
    try:
        tokens = await run_in_threadpool(lobby.begin, Wish(lobby.packs[data["pack"]], players, None, {}, named))
    except Refused as refused:
        return _no(409, str(refused))
    return _json({"seats": {str(seat): f"/s/{token}" for seat, token in tokens.items()}})


# -- a seat --
async def _view(request: Request) -> Response:
    return await _for_seat(request, lambda room, seat: room.view(seat, _language(request)))


async def _look(request: Request) -> Response:
    key = request.query_params.get("key", "")
    return await _for_seat(request, lambda room, seat: room.look(seat, key, _language(request)))


async def _hint(request: Request) -> Response:
    return await _for_seat(request, lambda room, seat: room.hint(seat))


async def _cards(request: Request) -> Response:
    return await _for_seat(request, lambda room, _: cards(room.texts(_language(request)), room.lock))


async def _rule(request: Request) -> Response:
    name = request.query_params.get("name", "")
    return await _for_seat(request, lambda room, _: rule(room.texts(_language(request)), name, room.lock))


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
        return _no(409, str(refused))
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
        return _json(await run_in_threadpool(room.view, seat, _language(request)), 409)
    except Refused as refused:
        return _no(409, str(refused))
    except GameError as stopped:
        return _no(409, stopped.diagnostic.message)
    found = await run_in_threadpool(room.view, seat, _language(request))
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
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


# -- bots and watchers --
def _let_bots_move(app: Any, room: Room) -> None:
    """Bots think behind the answer, one choice after another, so that nobody waits for them with a page that hangs."""
    if room.id in app.state.busy:
        return
    app.state.busy.add(room.id)

    async def moves() -> None:
        try:
            while await run_in_threadpool(room.bot_moves):
                pass
        except GameError:
            pass  # the rules have stopped the game; whoever asks next is told why
        finally:
            app.state.busy.discard(room.id)

    task = asyncio.get_running_loop().create_task(moves())
    app.state.task = task


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

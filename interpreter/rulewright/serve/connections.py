"""Who may be connected, and for how long: so many at once, nobody for ever, and nothing large that nobody asked for.

Every connection costs memory, whether it says something or not. Beyond the limit it is given up at once; one that neither
completes a request nor is a page that waits for news is given up soon. Requests are read by h11, which refuses a head that does
not end; what a page says on its socket is short, and little of it waits.
"""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST_CONNECTED = 500
PATIENCE = 60  # seconds in which a connection must have begun another request
LONGEST_HEAD = 16_384  # bytes
LONGEST_WORD = 1_024  # bytes that a page says on its socket
WAITING_WORDS = 4


class Limited(H11Protocol):
    """A connection that is counted, and looked at from time to time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.latest: object = self.cycle
        self.look = self.loop.call_later(PATIENCE, self.still_there)
        if len(self.connections) > MOST_CONNECTED:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.look.cancel()
        super().connection_lost(exc)

    def still_there(self) -> None:
        """Give it up if it has begun nothing since the last look; a socket for news is somebody else's by then."""
        if self.transport.get_protocol() is not self:
            return
        if self.cycle is self.latest:
            self.transport.abort()
            return
        self.latest = self.cycle
        self.look = self.loop.call_later(PATIENCE, self.still_there)


LIMITS: dict[str, Any] = {
    "http": Limited,
    "h11_max_incomplete_event_size": LONGEST_HEAD,
    "ws_max_size": LONGEST_WORD,
    "ws_max_queue": WAITING_WORDS,
    "ws_per_message_deflate": False,
}


def listen(app: Any, host: str, port: int) -> None:
    """Serve until it is ended. What strangers send in vain is not written down: they would decide how much that is."""
    uvicorn.run(app, host=host, port=port, log_level="error", **LIMITS)

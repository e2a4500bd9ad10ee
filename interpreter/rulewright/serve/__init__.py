"""Games in a browser: rooms with a link for each seat, kept in a file. Needs the extra `web`."""

from rulewright.serve.app import make_app
from rulewright.serve.connections import listen
from rulewright.serve.library import Refused
from rulewright.serve.lobby import PLAYERS as WHO
from rulewright.serve.lobby import Lobby, Wish
from rulewright.serve.store import Store

__all__ = ["WHO", "Lobby", "Refused", "Store", "Wish", "listen", "make_app"]

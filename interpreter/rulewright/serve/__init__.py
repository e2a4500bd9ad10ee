"""Games in a browser: rooms with a link for each seat, kept in a file. Needs the extra `web`."""

from rulewright.serve.app import make_app
from rulewright.serve.lobby import Lobby, Refused, Wish
from rulewright.serve.store import Store

__all__ = ["Lobby", "Refused", "Store", "Wish", "make_app"]

"""What is shown of a game to one seat, as plain data: the same for the terminal and the browser."""

from rulewright.table.boards import cell_ref
from rulewright.table.offers import Offer, laid, offers, picked
from rulewright.table.outlook import Outlook
from rulewright.table.points import Line, Origin, changed, origins, score_lines
from rulewright.table.records import Board, Cell, Counter, Counters, Face, Note, Place, Player, Region, Shown, Thing, Zone
from rulewright.table.showing import show
from rulewright.table.telling import Teller

__all__ = [
    "Board",
    "Cell",
    "Counter",
    "Counters",
    "Face",
    "Line",
    "Note",
    "Offer",
    "Origin",
    "Outlook",
    "Place",
    "Player",
    "Region",
    "Shown",
    "Teller",
    "Thing",
    "Zone",
    "cell_ref",
    "changed",
    "laid",
    "offers",
    "origins",
    "picked",
    "score_lines",
    "show",
]

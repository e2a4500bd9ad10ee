"""The options of a decision, each with the things on the table it is about, so that they can be lit and touched."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compile import Site
from rulewright.draw import place_of
from rulewright.link import PLAYER, CellType, ConstantType, PieceType, PlayerType, ResourceType, SpotType
from rulewright.narrate import Texts
from rulewright.run import Decision, Game, Option
from rulewright.table.boards import cell_ref
from rulewright.table.looks import face_of
from rulewright.table.outlook import Outlook
from rulewright.table.records import Covered

MOST_LOOKS = 30
NOW = "now "


@dataclass(frozen=True)
class Offer:
    """One option: its key, its words, what it is about, and what it does at once. A cell may not be on the board yet."""

    key: str
    text: str
    ref: str = ""
    changes: str = ""
    board: str = ""
    seat: int = 0
    x: int = 0
    y: int = 0


def offers(game: Game, texts: Texts, decision: Decision) -> list[Offer]:
    """All options in the order of the rules, with true previews where there are not too many."""
    outlook = Outlook(game)
    looks = len(decision.options) <= MOST_LOOKS
    found = []
    for option in decision.options:
        changes = outlook.changes(option, texts) if looks else ""
        found.append(_offer(game, decision.site, decision.player, option.key, texts.option(game, decision, option), changes))
    return found


def picked(game: Game, seat: int) -> list[str]:
    """What this seat has chosen already in the middle of what it does: things that the next questions are about."""
    asked = [entry for entry in game.reached.moment.asked if entry.player == seat and entry.site is not None]
    refs = [_offer(game, entry.site, seat, entry.key, "", "").ref for entry in asked if entry.site is not None]
    return [ref for ref in refs if ref]


def _offer(game: Game, site: Site, player: int, key: str, text: str, changes: str) -> Offer:
    type_, rules = site.type, game.program.checked.rules
    if key.startswith(NOW) or site.kind in ("window", "effects"):
        return Offer(key, text, _piece(game, key.rpartition(" ")[2]), changes)
    if site.kind != "choose":
        return Offer(key, text, "", changes)
    match type_:
        case PieceType(name=kind):
            return Offer(key, text, f"{kind}:{key}", changes)
        case ConstantType(name=enum):
            return Offer(key, text, f"{enum}:{key}", changes)
        case PlayerType() if key.startswith("player "):
            return Offer(key, text, f"player:{key.removeprefix('player ')}", changes)
        case ResourceType():
            return Offer(key, text, f"counter:{key}/{player}", changes)
        case CellType(name=name) | SpotType(name=name):
            board, cell = rules.boards[name], key.partition("@")[0]
            if "," not in cell and cell not in board.numbers:
                return Offer(key, text, "", changes)
            seat = player if PLAYER in board.per else 0
            x, y = place_of(board, cell)
            return Offer(key, text, cell_ref(name, seat, cell), changes, name, seat, x, y)
    return Offer(key, text, "", changes)


def _piece(game: Game, id: str) -> str:
    """The piece with an id, of whichever kind."""
    kinds = game.program.layout.piece_ids
    return next((f"{kind}:{id}" for kind, ids in kinds.items() if id in ids), "")


def laid(game: Game, texts: Texts, option: Option) -> tuple[str, int, tuple[Covered, ...]] | None:
    """How a board would look where an option changes it: its name, whose it is, and the cells; None if nobody can say."""
    decision = game.decision
    if decision is None or not isinstance(decision.site.type, SpotType):
        return None
    name, rules = decision.site.type.name, game.program.checked.rules
    board = rules.boards[name]
    seat = decision.player if PLAYER in board.per else 0
    key = f"player {seat}" if seat else "all"
    found = Outlook(game).board(option, name, key)
    if found is None:
        return None
    cells, fresh = found
    covered = [(place_of(board, cell), str(cells[cell]["face"])) for cell in sorted(fresh) if "face" in cells.get(cell, {})]
    return name, seat, tuple(Covered(x, y, face_of(rules, face), texts.name(face)) for (x, y), face in covered)
